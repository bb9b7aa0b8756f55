#include "system/child_process.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <thread>

#include "system/pipe.h"
#include "system/process.h"
#include "system/start_process.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t kPrintedBytesKept = 4096;
constexpr std::size_t kLastWordsAtMost = 200;
constexpr auto kKilledGoesWithin = 30s;  // a driver takes seconds to tear down a context with a running kernel

void close_descriptor(int& descriptor) {
  if (descriptor >= 0) ::close(descriptor);
  descriptor = -1;
}

// Whether the child is dead; it stays to be reaped, so that its id is not given to another process yet.
bool is_dead(pid_t child) {
  siginfo_t information{};
  return ::waitid(P_PID, static_cast<id_t>(child), &information, WEXITED | WNOHANG | WNOWAIT) == 0 &&
         information.si_pid == child;
}

bool dies_within(pid_t child, std::chrono::milliseconds time) {
  const auto deadline = ChildProcess::Clock::now() + time;
  while (!is_dead(child)) {
    if (ChildProcess::Clock::now() >= deadline) return false;
    std::this_thread::sleep_for(1ms);
  }
  return true;
}

}  // namespace

ChildProcess::ChildProcess(const std::vector<std::string>& command, const std::filesystem::path& folder,
                           std::span<const std::pair<std::string, std::string>> environment) {
  Pipe printed;
  std::array<int, 2> channel{-1, -1};
  if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, channel.data()) != 0)
    throw Error(fmt::format("cannot create a socket: {}", std::strerror(errno)));
  int nothing = ::open("/dev/null", O_RDONLY | O_CLOEXEC);
  const std::array<int, kChannelDescriptor + 1> descriptors{nothing, printed.end(1), printed.end(1), channel[1]};
  const int fault =
      start_process({.command = command, .folder = folder, .environment = environment, .descriptors = descriptors}, child_);
  close_descriptor(nothing);
  close_descriptor(channel[1]);
  if (fault != 0) {
    close_descriptor(channel[0]);
    throw Error(fmt::format("cannot run {}: {}", command.front(), std::strerror(fault)));
  }
  channel_ = channel[0];
  printed_ = ::fcntl(printed.end(0), F_DUPFD_CLOEXEC, 0);
  ::fcntl(printed_, F_SETFL, O_NONBLOCK);
}

ChildProcess::~ChildProcess() {
  end(2s);
  close_descriptor(printed_);
}

void ChildProcess::send(const std::string& line) {
  unsent_ += line + '\n';
  printed_tail_.clear();
  flush_requests();
}

void ChildProcess::flush_requests() {
  while (!unsent_.empty()) {
    const ssize_t count = ::send(channel_, unsent_.data(), unsent_.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0 && errno != EAGAIN) unsent_.clear();  // the child is gone: receive will find the channel closed
    if (count <= 0) return;
    unsent_.erase(0, static_cast<std::size_t>(count));
  }
}

void ChildProcess::drain_printed() {
  std::array<char, 1 << 14> buffer;
  for (ssize_t count; (count = ::read(printed_, buffer.data(), buffer.size())) > 0;) {
    printed_tail_.append(buffer.data(), static_cast<std::size_t>(count));
    if (printed_tail_.size() > kPrintedBytesKept) printed_tail_.erase(0, printed_tail_.size() - kPrintedBytesKept);
  }
}

// False at the end of the channel.
bool ChildProcess::drain_channel() {
  std::array<char, 1 << 14> buffer;
  const ssize_t count = ::recv(channel_, buffer.data(), buffer.size(), MSG_DONTWAIT);
  if (count > 0) received_.append(buffer.data(), static_cast<std::size_t>(count));
  return count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR));
}

ChildProcess::Answer ChildProcess::receive(Clock::time_point deadline) {
  for (;;) {
    if (const auto newline = received_.find('\n'); newline != std::string::npos) {
      Answer answer{.kind = Answer::Kind::line, .line = received_.substr(0, newline)};
      received_.erase(0, newline + 1);
      return answer;
    }
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
    if (left <= 0) return {.kind = Answer::Kind::late};
    const auto events = static_cast<short>(unsent_.empty() ? POLLIN : POLLIN | POLLOUT);
    std::array<pollfd, 2> waits{{{channel_, events, 0}, {printed_, POLLIN, 0}}};
    if (::poll(waits.data(), waits.size(), static_cast<int>(std::min<std::int64_t>(left, 1000))) <= 0) continue;
    if ((waits[0].revents & POLLOUT) != 0) flush_requests();
    if ((waits[1].revents & POLLIN) != 0) drain_printed();
    if ((waits[1].revents & (POLLHUP | POLLIN)) == POLLHUP) close_descriptor(printed_);  // else poll would not wait any more
    if ((waits[0].revents & (POLLIN | POLLHUP | POLLERR)) != 0 && !drain_channel()) return {.kind = Answer::Kind::closed};
  }
}

ChildProcess::End ChildProcess::end(std::chrono::milliseconds grace) {
  End end;
  if (ended_) return end;
  ended_ = true;
  close_descriptor(channel_);
  end.ended_by_us = !dies_within(child_, grace);
  ::kill(-child_, SIGKILL);  // also when it is dead: what it started is not
  end.reaped = !end.ended_by_us || dies_within(child_, kKilledGoesWithin);
  drain_printed();
  if (!end.reaped) return end;
  int status = 0;
  while (::waitpid(child_, &status, 0) < 0 && errno == EINTR) {
  }
  if (WIFEXITED(status)) end.exit_code = WEXITSTATUS(status);
  if (WIFSIGNALED(status)) end.signal = WTERMSIG(status);
  return end;
}

std::string ChildProcess::last_words() const {
  std::string text = printed_tail_;
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.back())) != 0) text.pop_back();
  if (const auto newline = text.rfind('\n'); newline != std::string::npos) text.erase(0, newline + 1);
  for (char& letter : text) {
    if (letter < ' ' || letter > '~') letter = '?';
  }
  if (text.size() > kLastWordsAtMost) text = text.substr(0, kLastWordsAtMost) + "...";
  return text;
}

std::string to_text(const ChildProcess::End& end) {
  if (!end.reaped) return "does not go even when killed";
  if (end.signal == 0) return fmt::format("left with exit status {}", end.exit_code);
  return fmt::format("was ended by {}", signal_text(end.signal));
}

}  // namespace tilewright::tune
