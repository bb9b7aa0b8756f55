// What a journal tells of how long a run's work took: each problem's device seconds, and what its kernels took to compile. What
// `simulate` deals out over machines that nobody has. Reads journals, measures nothing.
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace tilewright::tune {

struct TracedProblem {
  std::string name{};
  double measure_s = 0;                // that a device was held
  std::vector<std::size_t> kernels{};  // that were tried: indices in the trace's
};

struct ClusterTrace {
  std::vector<TracedProblem> problems{};  // that were decided
  std::vector<double> compile_s{};        // by kernel, of one core
  std::size_t unknown = 0;                // kernels that a cache had: they are taken to be as the others are on average
  std::vector<std::string> warnings{};    // lines that were left out
};

// Of one journal or of several. Throws Error where no problem was decided.
ClusterTrace read_cluster_trace(std::span<const std::filesystem::path> journals);

}  // namespace tilewright::tune
