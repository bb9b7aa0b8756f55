// What Numerics cost: for each linked record that was measured, how much slower than its kernel the one is that would run under
// `deterministic` and under `batch_invariant`, as the families' models predict both. Runs nothing, so it needs neither the
// devices nor the images of their kernels.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>
#include <string>
#include <vector>

#include "dispatch/dispatcher.h"
#include "dispatch/numerics.h"
#include "tilewright/error.h"

namespace tilewright::bench {
namespace {

constexpr unsigned char kNoImage[1]{};  // nothing is loaded; a kernel without an image would never be selected

struct Row {
  std::vector<double> ratios;  // to the recorded kernel's time
  int kept = 0;                // the recorded kernel itself runs
  int unknown = 0;             // no model speaks of what runs
  int refused = 0;
};

Device device_of(const KernelTable& table, const TunedDevice& tuned) {
  const ArchEntry& arch = table.archs[tuned.arch];
  Device device;
  device.kind = arch.kind;
  device.key = tuned.key;
  device.name = tuned.name;
  device.compute_units = tuned.compute_units;
  device.major = arch.major;
  device.minor = arch.minor;
  device.cpu_flags.assign(arch.cpu_flags.begin(), arch.cpu_flags.end());
  return device;
}

void add(const Dispatcher& dispatcher, const TunedEntry& entry, Numerics numerics, bool shows, Row& row) {
  const KernelTable& table = dispatcher.table();
  const OpEntry& op = table.ops[entry.problem.op];
  Problem problem = entry.problem;
  problem.numerics = numerics;
  try {
    const Selection chosen = dispatcher.select(problem, device_of(table, table.devices[entry.device]), SIZE_MAX);
    const KernelEntry& recorded = table.kernels[entry.kernel];
    const double ratio = predicted_ratio(op, entry.problem, {*chosen.kernel, chosen.runtime}, {recorded, entry.runtime});
    row.kept += chosen.kernel == &recorded && chosen.runtime == entry.runtime;
    if (ratio > 0) {
      row.ratios.push_back(ratio);
    } else {
      ++row.unknown;
    }
    if (shows) {
      std::printf("  %-15s %7.2f  %s %s: %s %s\n", to_string(numerics), ratio, semantic_text(op, entry.problem).c_str(),
                  shape_text(op, entry.problem).c_str(), chosen.kernel->id, to_string(*chosen.kernel, chosen.runtime).c_str());
    }
  } catch (const Error& reason) {
    if (shows) std::printf("  %-15s refused: %s\n", to_string(numerics), reason.what());
    ++row.refused;
  }
}

void print(const char* device, const char* op, Numerics numerics, Row& row) {
  std::ranges::sort(row.ratios);
  double logarithms = 0;
  for (const double ratio : row.ratios) logarithms += std::log(ratio);
  const std::size_t count = row.ratios.size();
  const auto at = [&](double share) {
    return count == 0 ? NAN : row.ratios[std::min(count - 1, static_cast<std::size_t>(share * static_cast<double>(count)))];
  };
  std::printf("%-32s %-20s %-15s %8zu %6d %7d %8d %8.2f %8.2f %8.2f %8.2f\n", device, op, to_string(numerics),
              count + static_cast<std::size_t>(row.unknown + row.refused), row.kept, row.unknown, row.refused,
              count == 0 ? NAN : std::exp(logarithms / static_cast<double>(count)), at(0.5), at(0.9), at(1));
}

// The ops with another number of `size` in the place of the batch.
std::vector<OpEntry> with_usual(const KernelTable& table, const std::string& size, const std::vector<std::int64_t>& usual) {
  static std::vector<std::vector<BatchSize>> batches;
  std::vector<OpEntry> ops(table.ops.begin(), table.ops.end());
  for (OpEntry& op : ops) {
    batches.emplace_back(op.batch.begin(), op.batch.end());
    for (BatchSize& each : batches.back()) {
      if (size == op.sizes[each.size]) std::copy_n(usual.begin(), kUsualBatches, each.usual.begin());
    }
    op.batch = batches.back();
  }
  return ops;
}

void print_all(const std::string& only, bool shows, const std::string& size, const std::vector<std::int64_t>& usual) {
  KernelTable table = linked_table();
  const std::vector<OpEntry> ops = with_usual(table, size, usual);
  table.ops = ops;
  std::vector<KernelEntry> kernels(table.kernels.begin(), table.kernels.end());
  for (KernelEntry& kernel : kernels) {
    if (kernel.kind == TargetKind::cuda) kernel.image = {kNoImage, kNoImage + 1};
  }
  table.kernels = kernels;
  const Dispatcher dispatcher(table, [](const std::string&) {});
  std::map<std::tuple<std::uint16_t, std::uint16_t, Numerics>, Row> rows;  // by device and op
  for (const TunedEntry& entry : table.tuned) {
    const OpEntry& op = table.ops[entry.problem.op];
    if (entry.predicted || op.batch.empty() || (!only.empty() && only != op.name)) continue;
    for (const Numerics numerics : {Numerics::deterministic, Numerics::batch_invariant})
      add(dispatcher, entry, numerics, shows, rows[{entry.device, entry.problem.op, numerics}]);
  }
  std::printf("%-32s %-20s %-15s %8s %6s %7s %8s %8s %8s %8s %8s\n", "times of the recorded kernel's time", "op", "numerics",
              "problems", "kept", "unknown", "refused", "geomean", "median", "p90", "most");
  for (auto& [key, row] : rows)
    print(table.devices[std::get<0>(key)].key, table.ops[std::get<1>(key)].name, std::get<2>(key), row);
}

}  // namespace
}  // namespace tilewright::bench

int main(int argc, char** argv) {
  CLI::App app{"What `deterministic` and `batch_invariant` cost, predicted, of each problem that was measured anywhere"};
  std::string op;
  bool shows = false;
  std::string size;
  std::vector<std::int64_t> usual;
  app.add_option("--op", op, "this operator alone, such as gemm");
  app.add_flag("--problems", shows, "each problem, with the kernel that would run");
  app.add_option("--size", size, "a size of the batch, such as M, for which kernels are chosen as for --usual");
  app.add_option("--usual", usual, "three numbers in the place of those that are declared: how these were found")
      ->delimiter(',')
      ->expected(static_cast<int>(tilewright::kUsualBatches));
  CLI11_PARSE(app, argc, argv);
  tilewright::bench::print_all(op, shows, size, usual);
}
