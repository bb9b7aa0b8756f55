// The device time that a run may use, and what it has used: a plain account. Filled by MeteredMeasurer, asked by whoever is
// about to begin something: ProblemTuner::affords_another decides of a candidate, BudgetedTuning of a problem. It knows no
// clock: time is what the Evaluations say.
#pragma once

#include <algorithm>

namespace tilewright::tune {

// What was begun may take longer than expected. A measurer that can end a call ends it when this share of the budget has been
// used on top, so that a kernel that hangs in the last second costs no more than that.
inline constexpr double kBudgetOverrun = 0.03;

class Budget {
 public:
  explicit Budget(double total_s) : total_s_(total_s) {}

  // `resumed`: an earlier run measured it, and its journal says how long that took.
  void spend(double device_s, bool resumed = false) {
    spent_s_ += device_s;
    if (resumed) resumed_s_ += device_s;
  }

  // From now on so much may be used: one device's part of a budget that several share.
  void allow(double left_s) { total_s_ = spent_s_ + left_s; }

  double total_s() const { return total_s_; }
  double spent_s() const { return spent_s_; }
  double resumed_s() const { return resumed_s_; }  // of what was spent
  // For what is not yet begun.
  double left_s() const { return std::max(0.0, total_s_ - spent_s_); }
  // For what is under way.
  double grace_s() const { return std::max(0.0, total_s_ * (1 + kBudgetOverrun) - spent_s_); }

 private:
  double total_s_;
  double spent_s_ = 0, resumed_s_ = 0;
};

}  // namespace tilewright::tune
