#include "compile/image_source.h"

#include <fmt/format.h>

#include <algorithm>

#include "tilewright/dispatch.h"

namespace tilewright::tune {

ImageSource choose_image_source(const std::optional<std::string>& local, const std::string& why_no_compiler,
                                const std::optional<PrebuiltSet>& prebuilt, std::span<const UnitSpec* const> units) {
  if (!prebuilt) {
    if (!local) throw Error(why_no_compiler);
    return {.compiler = *local};
  }
  if (local == prebuilt->compiler) return {.compiler = *local, .prebuilt = prebuilt};
  const auto covered =
      std::count_if(units.begin(), units.end(), [&](const UnitSpec* unit) { return prebuilt->units.contains(unit->hash); });
  const auto wanted = static_cast<std::ptrdiff_t>(units.size());
  if (!local) {
    ImageSource source{.compiler = prebuilt->compiler, .can_compile = false, .prebuilt = prebuilt};
    if (covered < wanted) {
      source.note = fmt::format("{} of {} kernels and references were not prebuilt and are left out: {}", wanted - covered,
                                wanted, why_no_compiler);
    }
    return source;
  }
  if (covered == wanted) {
    return {
        .compiler = prebuilt->compiler,
        .can_compile = false,
        .prebuilt = prebuilt,
        .note = fmt::format("images are those that {} prebuilt; the compiler here is {}. To ship the code that is measured, "
                            "build the library where that one is, or remove the prebuilt set to compile here",
                            prebuilt->compiler, *local)};
  }
  return {.compiler = *local,
          .note = fmt::format("the prebuilt set is not used: it holds {} of {} kernels and references, and comes from {}; they "
                              "are compiled here, by {}",
                              covered, wanted, prebuilt->compiler, *local)};
}

}  // namespace tilewright::tune
