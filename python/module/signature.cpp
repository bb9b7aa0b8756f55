#include "module/signature.h"

#include <string_view>

namespace tilewright::module {
namespace nb = nanobind;

void Signature::add(const char* name, const char* kind, nb::handle usual) {
  if (names_.contains(name)) return;
  const nb::object type = inspect_.attr("Parameter");
  has_usual_ = has_usual_ || usual.is_valid();
  const bool may_have = std::string_view(kind).substr(0, 4) != "VAR_";
  const bool must_have = has_usual_ && std::string_view(kind) == "POSITIONAL_OR_KEYWORD";
  nb::dict more;
  if (may_have && (usual.is_valid() || must_have)) more["default"] = usual.is_valid() ? nb::borrow(usual) : nb::none();
  all_.append(type(name, type.attr(kind), **more));
  names_[name] = true;
}

}  // namespace tilewright::module
