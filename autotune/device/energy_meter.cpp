#include "device/energy_meter.h"

#include <chrono>

#include "system/seconds_since.h"

namespace tilewright::tune {
namespace {

using Clock = std::chrono::steady_clock;

// NVIDIA's counter steps every 20 to 100 ms: over ten steps their jitter costs a few percent at most.
constexpr double kShortest_s = 0.3, kGivenUp_s = 0.5;

}  // namespace

double energy_per_call_mj(DeviceMonitor& monitor, const std::function<void()>& run, int calls) {
  const std::optional<double> before_j = monitor.energy_j();
  if (!before_j) return 0;
  std::optional<double> now_j;
  // To the next step of the counter; calls since the last one.
  double done = 0;
  const auto work_to_a_step = [&](double from_j) {
    const auto start = Clock::now();
    do {
      run();
      done += calls;
      now_j = monitor.energy_j();
    } while (now_j && *now_j == from_j && seconds_since(start) < kGivenUp_s);
    return now_j && *now_j > from_j;
  };
  if (!work_to_a_step(*before_j)) return 0;
  const double start_j = *now_j;
  const auto start = Clock::now();
  done = 0;
  do {
    if (!work_to_a_step(*now_j)) return 0;
  } while (seconds_since(start) < kShortest_s);
  return 1e3 * (*now_j - start_j) / done;
}

}  // namespace tilewright::tune
