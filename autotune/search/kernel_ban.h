// Which kernels are no longer tried in a run. Every crash and every hang costs seconds and a new worker, and the instances of
// one kernel share its code: after the second that took its worker down, the others are not tried. Kept by the search.
#pragma once

#include <cstddef>
#include <map>

#include "measure/evaluation.h"

namespace tilewright::tune {

class KernelBan {
 public:
  static constexpr int kFatalitiesAllowed = 2;

  // What was asked before is answered from memory, takes no time of the device and counts once.
  void observe(std::size_t kernel, const Evaluation& evaluation) {
    if (evaluation.fatal && evaluation.device_s > 0) ++fatalities_[kernel];
  }
  // In the words of an outcome, for a candidate that is not run.
  static Evaluation why() {
    return {.invalidity = Invalidity::runtime, .reason = "its kernel crashed or hung twice before: no more of it is run"};
  }
  bool covers(std::size_t kernel) const {
    const auto found = fatalities_.find(kernel);
    return found != fatalities_.end() && found->second >= kFatalitiesAllowed;
  }

 private:
  std::map<std::size_t, int> fatalities_;
};

}  // namespace tilewright::tune
