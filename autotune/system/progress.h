// What people see while it runs, on stderr: lines that renew themselves on a terminal, plain lines otherwise. Never on stdout,
// which belongs to the result. Any thread may call.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <mutex>
#include <string>
#include <vector>

namespace tilewright::tune {

class Progress {
 public:
  // Lines for a terminal of that size: at most `rows`, none wider than `columns`.
  using View = std::function<std::vector<std::string>(std::size_t columns, std::size_t rows)>;

  Progress();
  ~Progress();
  // The state of things; shown at most ten times a second, and only on a terminal.
  void update(const std::string& text);
  void update(const View& view);
  // Something worth keeping: a line of its own.
  void line(const std::string& text);
  // Shows it whatever was shown when, and leaves it where it is.
  void keep(const View& view);
  // From now on `update` with a text only adds that below this; `refresh` when something in it has changed. An empty one ends
  // it.
  void hold(View view);
  void refresh();

 private:
  struct Size {
    std::size_t columns, rows;
  };
  static Size terminal_size();
  void draw(const std::vector<std::string>& lines, Size size);
  void clear();

  bool is_due();
  void draw_view(const View& view);

  std::mutex mutex_{};
  bool is_terminal_;
  View held_{};
  std::string below_{};
  std::vector<std::size_t> shown_{};  // the width of each line that stands there
  std::chrono::steady_clock::time_point last_{};
};

// Its first characters, no more than fit into so many columns. What is cut off ends in "..".
std::string cut_to(const std::string& text, std::size_t columns);

}  // namespace tilewright::tune
