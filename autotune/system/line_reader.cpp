#include "system/line_reader.h"

#include <unistd.h>

#include <array>
#include <cerrno>
#include <utility>

namespace tilewright::tune {

std::optional<std::string> LineReader::next() {
  for (;;) {
    const std::size_t newline = unread_.find('\n');
    if (newline != std::string::npos) {
      std::string line = unread_.substr(0, newline);
      unread_.erase(0, newline + 1);
      if (!std::exchange(skips_, false)) return line;
      continue;
    }
    if (unread_.size() > kLongestLine) {
      std::string line = std::exchange(unread_, {}).substr(0, kLongestLine);
      if (!std::exchange(skips_, true)) return line;
      continue;
    }
    if (read_more()) continue;
    std::string line = std::exchange(unread_, {});
    return line.empty() || skips_ ? std::nullopt : std::optional(std::move(line));
  }
}

// False at the end, and when the user wants to stop.
bool LineReader::read_more() {
  if (ended_ || !stop_.wait_for(descriptor_)) return false;
  std::array<char, 1 << 14> buffer;
  const ssize_t count = ::read(descriptor_, buffer.data(), buffer.size());
  if (count > 0) unread_.append(buffer.data(), static_cast<std::size_t>(count));
  ended_ = count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN);
  return !ended_;
}

}  // namespace tilewright::tune
