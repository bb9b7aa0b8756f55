// Runs something in a forked child and never waits for ever: what hangs is killed and counts as failed.
#pragma once

#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <thread>

namespace tilewright::test {

inline constexpr int kHung = -1;

// The exit status of `child`, 128 and the signal that ended it, or kHung.
inline int wait_for(pid_t child, std::chrono::seconds limit = std::chrono::seconds(60)) {
  const auto end = std::chrono::steady_clock::now() + limit;
  int status = 0;
  for (;;) {
    if (::waitpid(child, &status, WNOHANG) == child) return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    if (std::chrono::steady_clock::now() > end) break;
    std::this_thread::sleep_for(std::chrono::microseconds(200));
  }
  ::kill(child, SIGKILL);
  ::waitpid(child, &status, 0);
  return kHung;
}

// What `function` returns in a child, as its exit status.
template <class Function>
int in_child(Function&& function) {
  const pid_t child = ::fork();
  if (child == 0) ::_exit(function());
  return child < 0 ? kHung : wait_for(child);
}

// How often what must hold always is tried: a few times in every run of the tests, as often as the variable says in a long one.
inline int times(const char* variable, int otherwise) {
  const char* text = std::getenv(variable);
  return text != nullptr ? std::atoi(text) : otherwise;
}

}  // namespace tilewright::test
