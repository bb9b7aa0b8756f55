// What `simulate` is asked, as it stands on the command line.
#pragma once

#include <filesystem>
#include <vector>

namespace tilewright::tune {

struct SimulateOptions {
  std::vector<std::filesystem::path> traces{};
  std::vector<int> workers{1, 8, 64, 512, 4096};
  int problems = 0;  // 0: those of the trace
  double failures = 0;
  double restart_s = 30, start_s = 10;
  int gpus_per_host = 8, cores_per_host = 32;
  bool prebuilt = false;
};

}  // namespace tilewright::tune
