// Whether a device that was idle has come up to speed: fed with clock readings while work keeps it busy, it says when to stop
// warming up. Knows no device and takes no time.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

namespace tilewright::tune {

class ClockSettling {
 public:
  // `busy_s`: since the warming began. `clock_mhz` 0: the device does not tell, then a fixed time has to do.
  void add(double busy_s, double clock_mhz) {
    busy_s_ = busy_s;
    clocks_mhz_.push_back(clock_mhz);
  }

  bool done() const {
    if (busy_s_ >= kLongest_s) return true;
    if (busy_s_ < kShortest_s || clocks_mhz_.size() < kSame) return false;
    const auto last = clocks_mhz_.end() - static_cast<std::ptrdiff_t>(kSame);
    const auto [low, high] = std::minmax_element(last, clocks_mhz_.end());
    return *high - *low <= kStep_mhz;
  }

 private:
  // An idle H200 runs at a fifth of its clock and takes some tens of milliseconds of work to notice that it is not idle.
  static constexpr double kShortest_s = 0.15, kLongest_s = 1.5;
  static constexpr std::size_t kSame = 5;  // readings in a row
  static constexpr double kStep_mhz = 15;  // NVIDIA's clocks move in steps of 7.5 to 15 MHz

  double busy_s_ = 0;
  std::vector<double> clocks_mhz_;
};

}  // namespace tilewright::tune
