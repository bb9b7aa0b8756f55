// What was measured of a prefill, or of decoding.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "check.h"

namespace block {

struct OperatorTime {
  std::string name{};
  double us = 0;         // of all layers
  std::string kernel{};  // its id, and how it was chosen
  std::string match{};
};

struct PhaseResult {
  std::string name{};       // prefill or decode
  std::int64_t tokens = 0;  // of all sequences together, each time
  std::int64_t steps = 1;   // so often
  double us = 0;            // of a step, the median of the repeats
  double bytes = 0;         // that a step has to read: weights and cache
  double flops = 0;         // of a step
  std::vector<OperatorTime> operators{};
  Check check{};

  double tokens_per_s() const { return static_cast<double>(tokens) / us * 1e6; }
};

}  // namespace block
