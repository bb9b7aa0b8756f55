// Time that the roofline allows a problem: from what the manifest says of a GPU, or from this CPU's measured peaks. Asked by
// the measuring stage, for the report and for where time is still worth spending.
#pragma once

#include <map>

#include "device/cache_policy.h"
#include "device/host_peak.h"
#include "device/target.h"
#include "manifest/manifest.h"

namespace tilewright::tune {

class Roofline {
 public:
  // `policy` says where a timed launch finds its operands.
  Roofline(const Target& target, CachePolicy policy) : target_(target), policy_(policy) {}

  // 0: unknown. The first question of a thread count measures this CPU, for about 0.3 s.
  double us(const ProblemSpec& problem);

 private:
  const Target& target_;
  CachePolicy policy_;
  std::map<int, HostPeak> peaks_;  // by threads
};

}  // namespace tilewright::tune
