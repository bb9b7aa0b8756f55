#include "measure/verification_cases.h"

#include "launch/launch.h"

namespace tilewright::tune {

std::vector<Case> verification_cases(const Manifest& manifest, std::size_t problem, const Candidate& candidate) {
  const KernelSpec& kernel = manifest.kernels[candidate.kernel];
  std::vector<Case> cases{{.index = problem}};
  if (!kernel.provided.provider.empty()) return cases;  // chosen for this problem, and run for no other
  const auto add = [&](const std::vector<std::size_t>& edges) {
    for (const std::size_t edge : edges) {
      if (is_legal(kernel.attributes, kernel.rules, manifest.edges[edge].problem)) cases.push_back({edge, true});
    }
  };
  add(manifest.problems[problem].edges);
  add(candidate.edges);
  return cases;
}

}  // namespace tilewright::tune
