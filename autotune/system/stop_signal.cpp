#include "system/stop_signal.h"

#include <poll.h>
#include <signal.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <string>

#include "tilewright/dispatch.h"

namespace tilewright::tune {

StopSignal::StopSignal() {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGINT);
  sigaddset(&signals, SIGTERM);
  ::pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  descriptor_ = ::signalfd(-1, &signals, SFD_NONBLOCK | SFD_CLOEXEC);
  if (descriptor_ < 0) throw Error(std::string("cannot watch for Ctrl-C: ") + std::strerror(errno));
}

StopSignal::~StopSignal() { ::close(descriptor_); }

bool StopSignal::requested() {
  signalfd_siginfo info;
  while (::read(descriptor_, &info, sizeof(info)) == sizeof(info)) requested_ = true;
  return requested_;
}

bool StopSignal::wait_for(int descriptor) {
  while (!requested()) {
    std::array<pollfd, 2> waits{{{descriptor, POLLIN, 0}, {descriptor_, POLLIN, 0}}};
    if (::poll(waits.data(), waits.size(), -1) > 0 && waits[0].revents != 0) return true;
  }
  return false;
}

}  // namespace tilewright::tune
