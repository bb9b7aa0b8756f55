// Time that the roofline allows a problem: from what the manifest says of a GPU, or from this CPU's measured peaks. Asked by
// the measuring stage, for the report and for where time is still worth spending.
#pragma once

#include <map>

#include "device/host_peak.h"
#include "device/target.h"
#include "manifest/manifest.h"

namespace tilewright::tune {

class Roofline {
 public:
  explicit Roofline(const Target& target) : target_(target) {}

  // 0: unknown. The first question of a thread count measures this CPU, for about 0.3 s.
  double us(const ProblemSpec& problem);

 private:
  const Target& target_;
  std::map<int, HostPeak> peaks_;  // by threads
};

}  // namespace tilewright::tune
