#include "roofline.h"

#include <algorithm>

namespace tilewright::tune {

double Roofline::us(const ProblemSpec& problem) {
  if (target_.device.kind == TargetKind::cuda || !target_.present) return problem.roofline_us;
  const int threads = std::max<int>(1, problem.problem.threads);
  HostPeak& peak = peaks_[threads];
  const HostPeak now = measure_host_peak(threads);
  peak = {.flops_per_s = std::max(peak.flops_per_s, now.flops_per_s),
          .bytes_per_s = std::max(peak.bytes_per_s, now.bytes_per_s)};
  const bool from_memory = problem.bytes > static_cast<double>(target_.device.last_level_cache_bytes);
  return 1e6 * std::max(problem.flops / peak.flops_per_s, from_memory ? problem.bytes / peak.bytes_per_s : 0);
}

}  // namespace tilewright::tune
