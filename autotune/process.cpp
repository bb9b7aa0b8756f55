#include "process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <thread>

#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

using Clock = std::chrono::steady_clock;

class Pipe {
 public:
  Pipe() {
    if (::pipe2(ends_, O_CLOEXEC) != 0) throw Error(std::string("cannot create a pipe: ") + std::strerror(errno));
  }
  ~Pipe() {
    close_end(0);
    close_end(1);
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  int end(int which) const { return ends_[which]; }
  void close_end(int which) {
    if (ends_[which] >= 0) ::close(ends_[which]);
    ends_[which] = -1;
  }

 private:
  int ends_[2] = {-1, -1};
};

std::vector<std::string> merged_environment(const std::vector<std::pair<std::string, std::string>>& added) {
  std::vector<std::string> merged;
  for (char** entry = environ; *entry != nullptr; ++entry) {
    const std::string text = *entry;
    bool replaced = false;
    for (const auto& [name, value] : added) replaced = replaced || text.starts_with(name + "=");
    if (!replaced) merged.push_back(text);
  }
  for (const auto& [name, value] : added) merged.push_back(name + "=" + value);
  return merged;
}

std::vector<char*> pointers(const std::vector<std::string>& texts) {
  std::vector<char*> result;
  for (const std::string& text : texts) result.push_back(const_cast<char*>(text.c_str()));
  result.push_back(nullptr);
  return result;
}

// Returns 0, or the error number with which the start failed.
int spawn(const ProcessRequest& request, Pipe& input, Pipe& output, Pipe& errors, pid_t& child) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_adddup2(&actions, input.end(0), 0);
  posix_spawn_file_actions_adddup2(&actions, output.end(1), 1);
  posix_spawn_file_actions_adddup2(&actions, errors.end(1), 2);
  if (!request.folder.empty()) posix_spawn_file_actions_addchdir_np(&actions, request.folder.c_str());
  sigset_t none;  // the tuner blocks SIGINT and SIGTERM to read them itself; its children must not inherit that
  sigemptyset(&none);
  posix_spawnattr_setsigmask(&attributes, &none);
  sigset_t pipe;  // nor that SIGPIPE is ignored
  sigemptyset(&pipe);
  sigaddset(&pipe, SIGPIPE);
  posix_spawnattr_setsigdefault(&attributes, &pipe);
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  const std::vector<std::string> environment = merged_environment(request.environment);
  const int fault = ::posix_spawnp(&child, request.command.front().c_str(), &actions, &attributes,
                                   pointers(request.command).data(), pointers(environment).data());
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return fault;
}

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
  const auto elapsed_s = [&] { return std::chrono::duration<double>(Clock::now() - start).count(); };
  Pipe input, output, errors;
  pid_t child = -1;
  if (const int fault = spawn(request, input, output, errors, child); fault != 0) {
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
    if (elapsed_s() > request.timeout_s) end_group(result.timed_out);
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
  result.seconds = elapsed_s();
  if (WIFEXITED(status)) result.exit_code = WEXITSTATUS(status);
  if (WIFSIGNALED(status)) result.signal = WTERMSIG(status);
  // posix_spawn reports a missing program itself; 127 covers C libraries that only find out in the child.
  if (result.exit_code == 127 && result.output.empty() && result.errors.empty()) result.started = false;
  return result;
}

}  // namespace tilewright::tune
