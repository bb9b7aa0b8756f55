#include "system/line_sink.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <climits>
#include <cstring>
#include <thread>

#include "tilewright/error.h"

namespace tilewright::tune {
namespace {

constexpr int kPatienceMs = 3000;                        // at the end
constexpr auto kReaderWithin = std::chrono::seconds(5);  // of a pipe by name
constexpr auto kBetweenLooks = std::chrono::milliseconds(20);

}  // namespace

LineSink::~LineSink() { flush(kPatienceMs); }

void LineSink::write(const std::string& line) {
  if (has_gone()) return;
  waiting_ += line;
  waiting_ += '\n';
  flush(0);
}

// A pipe that poll calls writable takes PIPE_BUF bytes at once.
void LineSink::flush(int patience_ms) {
  while (!has_gone() && sent_ < waiting_.size()) {
    pollfd asked{.fd = target_.get(), .events = POLLOUT, .revents = 0};
    const int ready = ::poll(&asked, 1, patience_ms);
    if (ready < 0 && errno == EINTR) continue;
    if (ready == 0) return;
    const ssize_t written =
        ::write(target_.get(), waiting_.data() + sent_, std::min<std::size_t>(waiting_.size() - sent_, PIPE_BUF));
    if (written < 0 && errno == EINTR) continue;
    if (written < 0 && errno == EAGAIN) return;
    if (written <= 0) {
      fault_ = written < 0 ? errno : EIO;
    } else {
      sent_ += static_cast<std::size_t>(written);
    }
  }
  waiting_.clear();
  sent_ = 0;
}

FileDescriptor open_for_lines(const std::string& path) {
  const auto since = std::chrono::steady_clock::now();
  for (;;) {
    FileDescriptor opened(::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_NONBLOCK | O_CLOEXEC, 0666));
    if (opened.is_open()) return opened;
    const bool is_unread = errno == ENXIO;  // a pipe that nobody reads, yet
    if (!is_unread || std::chrono::steady_clock::now() - since > kReaderWithin)
      throw Error(fmt::format("cannot write {}: {}", path, is_unread ? "nobody reads from this pipe" : std::strerror(errno)));
    std::this_thread::sleep_for(kBetweenLooks);
  }
}

}  // namespace tilewright::tune
