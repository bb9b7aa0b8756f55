// What `cover` is asked, as it stands on the command line: codegen says what of it is valid.
#pragma once

#include <string>
#include <vector>

namespace tilewright::tune {

struct CoverOptions {
  std::vector<std::string> archs{};  // empty: all that were measured
  std::string max_loss = "2%";
  std::string max_bytes{};  // empty: no limit
  bool write = false;       // else only print
};

}  // namespace tilewright::tune
