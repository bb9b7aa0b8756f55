#include "system/progress.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <utility>

namespace tilewright::tune {
namespace {

// Bytes that continue a character of UTF-8 take no column.
bool is_continued(char c) { return (static_cast<unsigned char>(c) & 0xc0) == 0x80; }

std::size_t columns_of(const std::string& text) {
  return static_cast<std::size_t>(std::ranges::count_if(text, [](char c) { return !is_continued(c); }));
}

}  // namespace

std::string cut_to(const std::string& text, std::size_t columns) {
  if (columns_of(text) <= columns) return text;
  const std::size_t dots = columns > 4 ? 2 : 0;
  std::string result;
  std::size_t used = 0;
  for (const char c : text) {
    if (!is_continued(c) && ++used > columns - dots) break;
    result += c;
  }
  return result + std::string(dots, '.');
}

Progress::Progress() : is_terminal_(::isatty(STDERR_FILENO) == 1) {}

Progress::~Progress() { clear(); }

Progress::Size Progress::terminal_size() {
  winsize size{};
  const bool is_known = ::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 && size.ws_row > 0;
  return is_known ? Size{.columns = size.ws_col, .rows = size.ws_row} : Size{.columns = 80, .rows = 24};
}

// Back to the first line of what stands there, also where a terminal that has become narrower broke its lines.
void Progress::clear() {
  if (shown_.empty()) return;
  const std::size_t columns = terminal_size().columns;
  std::size_t rows = 0;
  for (const std::size_t width : shown_) rows += std::max<std::size_t>(1, (width + columns - 1) / columns);
  std::fputs("\r", stderr);
  if (rows > 1) std::fprintf(stderr, "\033[%zuA", rows - 1);
  std::fputs("\033[J", stderr);
  shown_.clear();
}

void Progress::draw(const std::vector<std::string>& lines, Size size) {
  clear();
  for (std::size_t i = 0; i < std::min(lines.size(), size.rows); ++i) {
    const std::string text = cut_to(lines[i], size.columns);
    if (i > 0) std::fputs("\n", stderr);
    std::fputs(text.c_str(), stderr);
    shown_.push_back(columns_of(text));
  }
  std::fflush(stderr);
}

bool Progress::is_due() {
  const auto now = std::chrono::steady_clock::now();
  if (!is_terminal_ || now - last_ < std::chrono::milliseconds(100)) return false;
  last_ = now;
  return true;
}

void Progress::update(const std::string& text) {
  const std::lock_guard lock(mutex_);
  below_ = text;
  if (!is_due()) return;
  const View nothing = [](std::size_t, std::size_t) { return std::vector<std::string>{}; };
  draw_view(held_ ? held_ : nothing);
}

void Progress::update(const View& view) {
  const std::lock_guard lock(mutex_);
  below_.clear();
  if (is_due()) draw_view(view);
}

void Progress::hold(View view) {
  const std::lock_guard lock(mutex_);
  held_ = std::move(view);
  below_.clear();
  if (!held_) clear();
}

void Progress::refresh() {
  const std::lock_guard lock(mutex_);
  if (held_ && is_due()) draw_view(held_);
}

// A line that fills the last column would leave the cursor in the next one on some terminals.
void Progress::draw_view(const View& view) {
  const Size size = terminal_size();
  const Size inner{.columns = size.columns - 1, .rows = size.rows};
  std::vector<std::string> lines = view(inner.columns, inner.rows - (below_.empty() ? 0 : 1));
  if (!below_.empty()) lines.push_back(below_);
  draw(lines, inner);
}

void Progress::line(const std::string& text) {
  const std::lock_guard lock(mutex_);
  clear();
  std::fprintf(stderr, "%s\n", text.c_str());
}

void Progress::keep(const View& view) {
  const std::lock_guard lock(mutex_);
  if (!is_terminal_) return;
  below_.clear();
  draw_view(view);
  if (!shown_.empty()) std::fputs("\n", stderr);
  shown_.clear();
}

}  // namespace tilewright::tune
