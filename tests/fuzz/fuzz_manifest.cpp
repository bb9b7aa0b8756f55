// The reader of manifests: a text is a manifest whose parts fit together, or an Error that names what does not.
#include <cstdlib>

#include "json_mutator.h"
#include "launch/formula.h"
#include "launch/launch.h"
#include "manifest/manifest.h"
#include "tilewright/dispatch.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace tilewright;
  const auto require = [](bool condition) {
    if (!condition) std::abort();
  };
  try {
    const tune::Manifest manifest = tune::parse_manifest(std::string(reinterpret_cast<const char*>(data), size), "/folder");
    for (const tune::KernelSpec& kernel : manifest.kernels) {
      require(kernel.tensor_maps.size() <= kMaxTensorMaps);
      for (const std::uint32_t length : kernel.launch.cluster) require(length > 0);
      require(kernel.launch.computed.size() <= kMaxComputed);
      for (const ComputedValue& computed : kernel.launch.computed) require(is_formula(computed.formula));
      for (const TensorMapSpec& map : kernel.tensor_maps) {
        require(map.tensor == kWorkspaceTensor || map.tensor < manifest.op.tensors.size());
        require(map.region < kMaxRegions && map.rank >= 2 && map.rank <= kMaxTensorMapRank);
      }
    }
    for (const tune::ProblemSpec& problem : manifest.problems) {
      require(problem.reference < manifest.references.size());
      for (const tune::Candidate& candidate : problem.candidates) {
        require(candidate.kernel < manifest.kernels.size());
        const tune::KernelSpec& kernel = manifest.kernels[candidate.kernel];
        tune::runtime_text(kernel, candidate.runtime);
        host_values(kernel.launch, problem.problem, candidate.runtime, 3);
      }
      for (const std::size_t edge : problem.edges) require(edge < manifest.edges.size());
      tune::problem_text(manifest.op, problem);
    }
  } catch (const Error&) {  // the other outcome
  }
  return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t max_size, unsigned seed) {
  return tilewright::test::mutate_json_lines(data, size, max_size, seed);
}
