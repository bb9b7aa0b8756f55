#include "system/progress.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdio>

namespace tilewright::tune {
namespace {

std::size_t terminal_columns() {
  winsize size{};
  return ::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 20 ? size.ws_col : 100;
}

}  // namespace

Progress::Progress() : is_terminal_(::isatty(STDERR_FILENO) == 1) {}

Progress::~Progress() { clear(); }

void Progress::clear() {
  if (shown_) std::fputs("\r\033[K", stderr);
  shown_ = false;
}

void Progress::update(const std::string& text) {
  const auto now = std::chrono::steady_clock::now();
  if (!is_terminal_ || now - last_ < std::chrono::milliseconds(100)) return;
  last_ = now;
  clear();
  std::fputs(text.substr(0, terminal_columns() - 1).c_str(), stderr);
  std::fflush(stderr);
  shown_ = true;
}

void Progress::line(const std::string& text) {
  clear();
  std::fprintf(stderr, "%s\n", text.c_str());
}

}  // namespace tilewright::tune
