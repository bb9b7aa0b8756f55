#include "compile/handed_images.h"

#include <optional>

#include "compile/build_stage.h"

namespace tilewright::tune {
namespace {

namespace fs = std::filesystem;

// Those of references, then those of kernels.
template <typename Add>
void for_each_unit(const Manifest& manifest, const BuildResult& build, const Add& add) {
  for (std::size_t i = 0; i < build.references.size(); ++i) {
    const std::optional<UnitSpec>& unit = manifest.references[i].unit;
    if (unit && !build.references[i].cancelled) add(*unit, build.references[i]);
  }
  for (std::size_t k = 0; k < build.kernels.size(); ++k)
    if (!build.kernels[k].cancelled) add(manifest.kernels[k].unit, build.kernels[k]);
}

}  // namespace

PrebuiltSet set_of(const Manifest& manifest, const BuildResult& build) {
  PrebuiltSet set{.arch = manifest.arch.name, .compiler = build.compiler, .units = {}};
  for_each_unit(manifest, build, [&](const UnitSpec& unit, const CompiledUnit& result) {
    set.units[unit.hash] = result.message;
    if (result.compiled) set.seconds[unit.hash] = result.seconds;
  });
  return set;
}

void hand_over(const Manifest& manifest, const BuildResult& build, const fs::path& folder) {
  const CompileCache target(folder);
  for_each_unit(manifest, build, [&](const UnitSpec&, const CompiledUnit& result) {
    if (result.invalidity != Invalidity::none) return;
    const fs::path& image = result.files.image;
    const auto there = [&](const fs::path& file) { return folder / image.parent_path().filename() / file.filename(); };
    target.take_over({.image = there(image), .log = there(result.files.log), .facts = there(result.files.facts)}, result.files);
  });
  write_prebuilt_set(folder, set_of(manifest, build));
}

}  // namespace tilewright::tune
