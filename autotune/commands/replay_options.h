// What `replay` is asked, as it stands on the command line.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace tilewright::tune {

struct ReplayOptions {
  std::vector<std::filesystem::path> files{};
  std::vector<std::filesystem::path> donors{};  // whose winners are known before
  std::vector<std::string> strategies{"gaussian"};
  std::vector<int> budgets{25, 50, 100, 200};
  int seeds = 50;
  bool permuted = false;
};

}  // namespace tilewright::tune
