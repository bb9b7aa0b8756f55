#include "measure/make_measurer.h"

#include <utility>

namespace tilewright::tune {
namespace {

constexpr const char* kThisProgram = "/proc/self/exe";  // also when it was rebuilt since it started

}  // namespace

std::unique_ptr<WorkerMeasurer> make_measurer(const Manifest& manifest, ImagePlaces images, const Device& device,
                                              const SamplingRules& rules, std::uint64_t seed, StopSignal& stop,
                                              const CodegenClient& codegen, const WorkerLimits& limits,
                                              const std::string& providers) {
  MeasuringSetup setup{.manifest = manifest.path,
                       .kind = device.kind,
                       .ordinal = device.ordinal,
                       .kernel_images = std::move(images.kernels),
                       .reference_images = std::move(images.references),
                       .providers = providers,
                       .provided = provided_of(manifest),
                       .rules = rules,
                       .seed = seed};
  return std::make_unique<WorkerMeasurer>(manifest, std::move(setup), policy_name(device.kind, rules.cache),
                                          std::vector<std::string>{kThisProgram}, stop, limits,
                                          [codegen, path = manifest.path] { return codegen.reference(path); });
}

}  // namespace tilewright::tune
