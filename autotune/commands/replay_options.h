// What `replay` is asked, as it stands on the command line.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace tilewright::tune {

struct ReplayOptions {
  std::vector<std::filesystem::path> files{};
  std::vector<std::filesystem::path> donors{};  // whose winners are known before
  std::filesystem::path peers{};                // another program's figures; empty: those that come with the tree
  std::vector<std::string> strategies{"portfolio"};
  std::vector<int> budgets{25, 50, 100, 200};
  int neighbours = 0;  // of the files' other spaces, whose winners are known before; 0: `donors` are
  int seeds = 50;
  bool permuted = false;
};

}  // namespace tilewright::tune
