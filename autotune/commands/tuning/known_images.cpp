#include "commands/tuning/known_images.h"

#include <fmt/format.h>

#include <fstream>
#include <iterator>
#include <map>
#include <string>

#include "compile/image_difference.h"
#include "measure/build_fault.h"
#include "system/content_hash.h"

namespace tilewright::tune {
namespace {

std::string read_image(const std::filesystem::path& path) {
  std::ifstream stream(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

// What is known of an image without reading it, and how it is launched: where that differs, so do the kernels.
std::string outline_of(const KernelSpec& kernel, const CompiledUnit& unit) {
  return fmt::format("{} {} {} {} {}", unit.resources.registers, unit.resources.smem_bytes, unit.resources.code_bytes,
                     kernel.driver, kernel.launch_json);
}

}  // namespace

std::vector<KnownImage> known_images(const Manifest& manifest, const BuildResult& build) {
  std::vector<KnownImage> images(manifest.kernels.size());  // other libraries' kernels, which have none, are behind the others
  std::map<std::string, std::vector<std::size_t>> alike;
  for (std::size_t k = 0; k < build.kernels.size(); ++k) {
    const CompiledUnit& unit = build.kernels[k];
    images[k].compile_s = unit.seconds;
    if (!build.usable[k]) {
      images[k].fault = build_fault(unit);
    } else if (manifest.arch.kind == TargetKind::cuda && !manifest.arch.is_ptx()) {
      alike[outline_of(manifest.kernels[k], unit)].push_back(k);
    }
  }
  for (const auto& [outline, kernels] : alike) {
    if (kernels.size() < 2) continue;
    for (const std::size_t k : kernels) {
      const std::string contents = image_contents(read_image(build.kernels[k].files.image), manifest.kernels[k].unit.symbol);
      if (!contents.empty()) images[k].identity = content_hash(outline + contents);
    }
  }
  return images;
}

}  // namespace tilewright::tune
