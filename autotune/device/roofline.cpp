#include "device/roofline.h"

#include <algorithm>

namespace tilewright::tune {
namespace {

constexpr int kAttempts = 3;

}  // namespace

double Roofline::us(const ProblemSpec& problem) {
  if (target_.device.kind == TargetKind::cuda || !target_.present) return problem.roofline_us;
  const int threads = std::max<int>(1, problem.problem.threads);
  const auto [found, is_new] = peaks_.try_emplace(threads);
  HostPeak& peak = found->second;
  // The best of a few: a neighbour on a shared machine must not lower the roof.
  for (int attempt = 0; is_new && attempt < kAttempts; ++attempt) {
    const HostPeak now = measure_host_peak(threads);
    peak = {.flops_per_s = std::max(peak.flops_per_s, now.flops_per_s),
            .bytes_per_s = std::max(peak.bytes_per_s, now.bytes_per_s)};
  }
  const bool from_memory =
      policy_ == CachePolicy::cold || problem.bytes > static_cast<double>(target_.device.last_level_cache_bytes);
  return 1e6 * std::max(problem.flops / peak.flops_per_s, from_memory ? problem.bytes / peak.bytes_per_s : 0);
}

}  // namespace tilewright::tune
