// What is wrong with a call by the documentation, found without a look at the library.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace tilewright::calls {

struct Finding {
  // either: where what a plan does not know yet decides, such as whether the batch is ragged.
  enum class At : std::uint8_t { plan, run, either };
  At at;
  bool is_certain;                 // the library must refuse it; else it may
  std::vector<std::string> names;  // the error names one of them
};
using Findings = std::vector<Finding>;

}  // namespace tilewright::calls
