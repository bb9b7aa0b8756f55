// Lines of a descriptor, one at a time, as whoever is at its other end writes them; a wish to stop ends the wait. It knows
// nothing of what they say.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "system/stop_signal.h"

namespace tilewright::tune {

class LineReader {
 public:
  // What is longer is cut off there. A list of all candidates of the largest spaces is a tenth of it.
  static constexpr std::size_t kLongestLine = 1 << 24;

  // `descriptor` is not closed; `stop` must outlive this.
  LineReader(int descriptor, StopSignal& stop) : descriptor_(descriptor), stop_(stop) {}

  // Without its end; a last one may lack it. None: there are no more, or the user wants to stop.
  std::optional<std::string> next();

 private:
  bool read_more();

  int descriptor_;
  StopSignal& stop_;
  std::string unread_;
  bool skips_ = false;  // the rest of a line that was cut off
  bool ended_ = false;
};

}  // namespace tilewright::tune
