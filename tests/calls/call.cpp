// Look-ups by name in what the op declares, and a call as text.
#include "call.h"

#include <algorithm>
#include <sstream>
#include <stdexcept>

namespace tilewright::calls {

std::size_t Call::tensor_index(std::string_view name) const {
  const auto found = std::ranges::find(op->tensors, name, [](const char* each) { return std::string_view(each); });
  if (found == op->tensors.end()) throw std::logic_error("no such tensor");
  return static_cast<std::size_t>(found - op->tensors.begin());
}

std::size_t Call::scalar_index(std::string_view name) const {
  const auto found = std::ranges::find(op->scalars, name, [](const Op::Scalar& each) { return std::string_view(each.name); });
  if (found == op->scalars.end()) throw std::logic_error("no such scalar");
  return static_cast<std::size_t>(found - op->scalars.begin());
}

bool Call::is(std::string_view value) const {
  return std::ranges::any_of(attributes, [&](const char* each) { return value == each; });
}

std::string Call::text() const {
  std::ostringstream text;
  text.precision(9);
  text << op->name;
  for (const char* attribute : attributes) text << " " << attribute;
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    text << " " << (i < op->sizes.size() ? op->sizes[i] : "size") << "=";
    if (sizes[i] == TILEWRIGHT_DENSE) {
      text << "dense";
    } else {
      text << sizes[i];
    }
  }
  text << " threads=" << threads << " constants=" << constants << (way == Way::plan ? " plan" : " one-call") << " workspace "
       << static_cast<int>(workspace) << " content " << static_cast<int>(content) << "\n ";
  for (std::size_t i = 0; i < tensors.size(); ++i) {
    const Tensor& tensor = tensors[i];
    text << " " << op->tensors[i];
    if (!tensor.is_present) text << "=NULL";
    if (tensor.misalignment != 0) text << "+" << tensor.misalignment << " bytes";
    if (tensor.inside >= 0) text << " in " << op->tensors[static_cast<std::size_t>(tensor.inside)] << "+" << tensor.shift;
  }
  for (std::size_t i = 0; i < scalars.size(); ++i) {
    text << " " << op->scalars[i].name << "=";
    if (op->scalars[i].is_float) {
      text << scalars[i].f32;
    } else {
      text << scalars[i].i32;
    }
  }
  if (wrong_tensors != 0 || wrong_scalars != 0)
    text << " tensors " << wrong_tensors << " scalars " << wrong_scalars << " too many";
  const auto list = [&](const char* name, const std::vector<std::int32_t>& values) {
    if (values.empty()) return;
    text << "\n  " << name << ":";
    for (const std::int32_t each : values) text << " " << each;
  };
  list("cu_seqlens_q", begins_q);
  list("cu_seqlens_k", begins_k);
  list("seqlens_k", lengths);
  list("page_table", page_table);
  list("offsets", ends);
  list("row_index", row_index);
  return text.str();
}

}  // namespace tilewright::calls
