// What one kind of step costs, learnt while it is used: a fixed part and a part for each unit of work (floating-point
// operations, bytes, microseconds of a kernel). Used by CostModel; it knows nothing of kernels.
#pragma once

#include <array>
#include <map>
#include <vector>

namespace tilewright::tune {

class StepCost {
 public:
  // What is believed before anything was seen: `fixed_s`, and `unit_s` for each unit of work. Both positive.
  StepCost(double fixed_s, double unit_s);

  void learn(double work, double seconds);
  // A cautious guess: nine out of ten of the steps seen lately cost no more than it says of them.
  double expect_s(double work) const { return caution_ * (fixed_s_ + unit_s_ * work); }

 private:
  struct Step {
    double work = 0;
    double seconds = 0;
  };
  void fit();

  std::array<Step, 2> believed_;  // one for each part: they hold the line where nothing like them was seen
  // The latest of each power of two of the work: thousands of small steps must not hide what the few large ones cost.
  std::map<int, std::vector<Step>> seen_{};
  double fixed_s_, unit_s_;
  double caution_ = 1;
};

}  // namespace tilewright::tune
