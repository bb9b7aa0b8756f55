// A child process that stays: lines go to it and come back over a channel of their own, while what it prints is kept for its
// last words. WorkerMeasurer talks to its worker through this. It knows nothing of what the lines say and restarts nothing.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <filesystem>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace tilewright::tune {

// The channel's descriptor in the child: one end of a stream socket.
inline constexpr int kChannelDescriptor = 3;

class ChildProcess {
 public:
  using Clock = std::chrono::steady_clock;

  struct Answer {
    enum class Kind { line, closed, late } kind = Kind::closed;  // closed: the child is gone, or will not answer any more
    std::string line{};
  };
  struct End {
    int exit_code = -1;  // -1 when a signal ended it
    int signal = 0;
    bool reaped = true;        // false: it does not go even when killed (a device driver holds it)
    bool ended_by_us = false;  // the signal is ours
  };

  // Its input is empty; `folder` and `environment` as StartRequest's. Throws Error when it cannot be started.
  explicit ChildProcess(const std::vector<std::string>& command, const std::filesystem::path& folder = {},
                        std::span<const std::pair<std::string, std::string>> environment = {});
  ~ChildProcess();
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  // Leaves the line to be sent while receive waits; forgets what the child printed before.
  void send(const std::string& line);
  Answer receive(Clock::time_point deadline);
  // Closes the channel, which asks the child to leave, gives it `grace` to do so and then kills its whole group.
  End end(std::chrono::milliseconds grace);
  // The last line that it printed since the last send: printable, of bounded length, empty when there is none.
  std::string last_words() const;
  pid_t id() const { return child_; }

 private:
  void drain_printed();
  bool drain_channel();
  void flush_requests();

  int channel_ = -1;
  int printed_ = -1;
  pid_t child_ = -1;
  bool ended_ = false;
  std::string unsent_, received_, printed_tail_;
};

// "was ended by SIGSEGV (Segmentation fault)", "left with exit status 3"
std::string to_text(const ChildProcess::End& end);

}  // namespace tilewright::tune
