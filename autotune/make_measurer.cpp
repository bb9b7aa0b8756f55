#include "make_measurer.h"

#include "local_measurer.h"

namespace tilewright::tune {
namespace {

// A LocalMeasurer with what it needs.
class OwningMeasurer : public Measurer {
 public:
  OwningMeasurer(const Manifest& manifest, const BuildResult& build, const Device& device, const SamplingRules& rules,
                 std::uint64_t seed)
      : backend_(make_backend(device)), kernels_(manifest, device), local_(manifest, kernels_, *backend_, rules, seed) {
    for (std::size_t k = 0; k < build.kernels.size(); ++k) {
      if (build.kernels[k].invalidity == Invalidity::none) kernels_.attach(k, build.kernels[k].files.image);
    }
    for (std::size_t i = 0; i < build.references.size(); ++i) kernels_.attach_reference(i, build.references[i].files.image);
  }

  Evaluation evaluate(const Case& which, const Candidate& candidate, double best_us) override {
    return local_.evaluate(which, candidate, best_us);
  }
  Evaluation verify(const Case& which, const Candidate& candidate) override { return local_.verify(which, candidate); }
  Evaluation sample(const Case& which, const Candidate& candidate, int round, double expected_us) override {
    return local_.sample(which, candidate, round, expected_us);
  }
  std::string policy() override { return local_.policy(); }

 private:
  std::unique_ptr<DeviceBackend> backend_;
  KernelSet kernels_;
  LocalMeasurer local_;
};

}  // namespace

std::unique_ptr<Measurer> make_measurer(const Manifest& manifest, const BuildResult& build, const Device& device,
                                        const SamplingRules& rules, const Options& options) {
  return std::make_unique<OwningMeasurer>(manifest, build, device, rules, options.seed);
}

}  // namespace tilewright::tune
