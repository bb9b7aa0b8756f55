#include "system/process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <thread>

#include "system/pipe.h"
#include "system/seconds_since.h"
#include "system/start_process.h"

namespace tilewright::tune {
namespace {

using Clock = std::chrono::steady_clock;

// Reads what is there; closes the end at end of file.
void drain(Pipe& pipe, std::string& into) {
  std::array<char, 1 << 14> buffer;
  const ssize_t count = ::read(pipe.end(0), buffer.data(), buffer.size());
  if (count > 0) {
    into.append(buffer.data(), static_cast<std::size_t>(count));
  } else if (count == 0 || errno != EINTR) {
    pipe.close_end(0);
  }
}

void feed(Pipe& pipe, const std::string& text, std::size_t& written) {
  const ssize_t count = ::write(pipe.end(1), text.data() + written, text.size() - written);
  if (count > 0) written += static_cast<std::size_t>(count);
  if ((count < 0 && errno != EINTR && errno != EAGAIN) || written == text.size()) pipe.close_end(1);
}

}  // namespace

ProcessResult run_process(const ProcessRequest& request) {
  ProcessResult result;
  const auto start = Clock::now();
  Pipe input, output, errors;
  pid_t child = -1;
  const std::array<int, 3> descriptors{input.end(0), output.end(1), errors.end(1)};
  if (const int fault = start_process({.command = request.command,
                                       .folder = request.folder,
                                       .environment = request.environment,
                                       .descriptors = descriptors},
                                      child);
      fault != 0) {
    result.started = false;
    result.errors = request.command.front() + ": " + std::strerror(fault);
    return result;
  }
  input.close_end(0);
  output.close_end(1);
  errors.close_end(1);
  std::size_t written = 0;
  if (request.input.empty()) {
    input.close_end(1);
  } else {
    ::fcntl(input.end(1), F_SETFL, O_NONBLOCK);
  }

  const auto end_group = [&](bool& why) {
    why = true;
    ::kill(-child, SIGKILL);
  };
  const auto check_bounds = [&] {
    if (result.timed_out || result.cancelled) return;
    if (seconds_since(start) > request.timeout_s) end_group(result.timed_out);
    if (request.cancelled != nullptr && request.cancelled->load()) end_group(result.cancelled);
  };
  while (output.end(0) >= 0 || errors.end(0) >= 0) {
    std::array<pollfd, 3> waits{
        {{output.end(0), POLLIN, 0}, {errors.end(0), POLLIN, 0}, {input.end(1), POLLOUT, 0}}};  // negative ends are skipped
    if (::poll(waits.data(), waits.size(), 100) > 0) {
      if (waits[0].revents != 0) drain(output, result.output);
      if (waits[1].revents != 0) drain(errors, result.errors);
      if (waits[2].revents != 0) feed(input, request.input, written);
    }
    check_bounds();
  }
  int status = 0;
  for (;;) {
    const pid_t reaped = ::waitpid(child, &status, WNOHANG);
    if (reaped == child || (reaped < 0 && errno != EINTR)) break;
    check_bounds();
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  result.seconds = seconds_since(start);
  if (WIFEXITED(status)) result.exit_code = WEXITSTATUS(status);
  if (WIFSIGNALED(status)) result.signal = WTERMSIG(status);
  // posix_spawn reports a missing program itself; 127 covers C libraries that only find out in the child.
  if (result.exit_code == 127 && result.output.empty() && result.errors.empty()) result.started = false;
  return result;
}

std::string signal_text(int signal) {
  const char* name = ::sigabbrev_np(signal);
  return std::string("SIG") + (name != nullptr ? name : std::to_string(signal)) + " (" + ::strsignal(signal) + ")";
}

}  // namespace tilewright::tune
