// What people see while it runs, on stderr: one line that renews itself on a terminal, plain lines otherwise. Never on stdout,
// which belongs to the result.
#pragma once

#include <chrono>
#include <string>

namespace tilewright::tune {

class Progress {
 public:
  Progress();
  ~Progress();
  // The state of things; shown at most ten times a second, and only on a terminal.
  void update(const std::string& text);
  // Something worth keeping: a line of its own.
  void line(const std::string& text);

 private:
  void clear();

  bool is_terminal_;
  bool shown_ = false;
  std::chrono::steady_clock::time_point last_{};
};

}  // namespace tilewright::tune
