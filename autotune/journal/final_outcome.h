// How a final came out, as a journal keeps it beside its decision.
#pragma once

#include <string>

namespace tilewright::tune {

struct FinalOutcome {
  bool is_tie = false;  // another run might have chosen another kernel: the record's `tie` lists them
  int rounds = 0;       // 0: nothing is known of it
  std::string ended{};  // why there were no more: FinalEnd
};

}  // namespace tilewright::tune
