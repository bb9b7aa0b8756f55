// Who wins a final, who ties, and by how much the default is beaten: a pure function of the samples. Nothing noisy decides
// among those that the samples do not tell apart. Called once the samples are in; it takes none and verifies nothing.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "statistics.h"

namespace tilewright::tune {

struct Contestant {
  std::span<const double> samples_us{};  // sample i of all was taken in round i
  bool is_default = false;
  bool wins_elsewhere = false;  // its kernel is shipped whatever is decided here
  std::size_t workspace_bytes = 0;
  std::string name{};  // of the instance; no two are the same
};

struct Decision {
  std::size_t winner = 0;          // index of a contestant
  std::vector<std::size_t> tie{};  // those that another run of the same final might have chosen
  double margin = 0;               // default / winner - 1, over paired rounds; 0 when the default wins
  double noise = 0;                // of that margin, which is larger, unless the default wins
};

// The winner is one of those that are not clearly slower than the fastest. When that is seen again, both the fastest and such a
// one may come out differently by as much as the noise: so a tie is this many times as wide as what a winner is taken from.
inline constexpr double kTieWidth = 2;

// Whether what is `behind` the fastest by this belongs into the tie.
inline bool is_near(const PairedMargin& behind) { return behind.margin <= kTieWidth * behind.noise(); }

// `default_us`: the default's samples, whether or not it is one of the contestants (of which there is at least one).
Decision decide(std::span<const Contestant> contestants, std::span<const double> default_us);

}  // namespace tilewright::tune
