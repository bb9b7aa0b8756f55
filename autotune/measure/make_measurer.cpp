#include "measure/make_measurer.h"

namespace tilewright::tune {
namespace {

constexpr const char* kThisProgram = "/proc/self/exe";  // also when it was rebuilt since it started

std::vector<std::filesystem::path> images_of(const std::vector<CompiledUnit>& units) {
  std::vector<std::filesystem::path> images;
  for (const CompiledUnit& unit : units)
    images.push_back(unit.invalidity == Invalidity::none && !unit.cancelled ? unit.files.image : std::filesystem::path());
  return images;
}

}  // namespace

std::unique_ptr<WorkerMeasurer> make_measurer(const Manifest& manifest, const BuildResult& build, const Device& device,
                                              const SamplingRules& rules, std::uint64_t seed, StopSignal& stop,
                                              const CodegenClient& codegen, const WorkerLimits& limits,
                                              const std::string& providers) {
  MeasuringSetup setup{.manifest = manifest.path,
                       .kind = device.kind,
                       .ordinal = device.ordinal,
                       .kernel_images = images_of(build.kernels),
                       .reference_images = images_of(build.references),
                       .providers = providers,
                       .provided = provided_of(manifest),
                       .rules = rules,
                       .seed = seed};
  return std::make_unique<WorkerMeasurer>(manifest, std::move(setup), policy_name(device.kind, rules.cache),
                                          std::vector<std::string>{kThisProgram}, stop, limits,
                                          [codegen, path = manifest.path] { return codegen.reference(path); });
}

}  // namespace tilewright::tune
