// Who wins a final, who ties, and by how much the default is beaten: a pure function of the samples. Nothing noisy decides
// among those that the samples do not tell apart. Called once the samples are in; it takes none and verifies nothing.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "device/statistics.h"

namespace tilewright::tune {

struct Contestant {
  std::span<const double> samples_us{};  // sample i of all was taken in round i
  bool is_default = false;
  bool is_incumbent = false;    // what is launched today
  bool wins_elsewhere = false;  // its kernel is shipped whatever is decided here
  std::size_t workspace_bytes = 0;
  int unusual = 0;     // run-time values that are not its family's defaults
  std::string name{};  // of the instance; no two are the same
};

struct Decision {
  std::size_t winner = 0;          // index of a contestant
  std::vector<std::size_t> tie{};  // those that a final in another process might have chosen
  double margin = 0;               // default / winner - 1, over paired rounds; 0 when the default wins
  double noise = 0;                // of that margin, which is larger, unless the default wins
};

// How much further apart, or nearer, the same two kernels may come out in another process: where memory happens to lie moves
// times, and so does how warm a device is that its power cap holds back. No number of rounds within one process shows it
// (docs/how/measuring.md).
inline constexpr double kProcessShift = 0.025;

// Whether what is `behind` the fastest by this belongs into the tie. The winner is one of those that are behind by no more than
// the noise; seen again, it may be further behind by the noise, or by what another process changes, whichever is larger.
inline bool is_near(const PairedMargin& behind) {
  return behind.margin <= behind.noise() + std::max(behind.noise(), kProcessShift);
}

// `default_us`: the default's samples, whether or not it is one of the contestants (of which there is at least one).
Decision decide(std::span<const Contestant> contestants, std::span<const double> default_us);

}  // namespace tilewright::tune
