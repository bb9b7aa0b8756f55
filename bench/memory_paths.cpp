// How fast the ways from memory into an SM are when what is read is not in L2. Each reads the rows of a bf16 matrix once, as a
// GEMM with few rows reads its weights: CTAs have 32 or 48 rows each and walk along them.
//
//   registers   16-byte loads past L1 (ld.global.nc.L1::no_allocate), then stores to shared memory
//   by_l1       the same loads, by way of L1
//   cp_async    cp.async, 16 bytes each, 8 stages of 256 bytes of each row
//   bulk_copy   the bulk copy engine, 8 stages of as many contiguous bytes
//   floor       the fastest way to read all of it and nothing else (read_once.h)
//
// Writes bench/results/<device>/memory_paths.jsonl, whose "ours" is `registers`. Needs sm90.
#include "memory_paths.h"

#include "floor.h"

namespace tilewright::bench {
namespace {

ResultLine compare(int tile_rows, int rows, int columns, ColdTimer& timer, int rounds) {
  const std::int64_t elements = static_cast<std::int64_t>(rows) * columns;
  const std::size_t copies = timer.copies(static_cast<std::size_t>(elements) * 2);
  const DeviceBuffer matrix = random_matrix(static_cast<std::int64_t>(copies) * elements, kBf16, 1);
  const auto begin = [&](std::size_t copy) {
    return static_cast<const std::byte*>(matrix.get()) + copy * matrix.bytes() / copies;
  };
  std::vector<Contender> contenders;
  for (const MemoryPath& path : memory_paths(tile_rows)) {
    const auto read = [&, path](std::size_t copy, cudaStream_t stream) {
      path.enqueue(begin(copy), rows, columns * 2, stream);
    };
    contenders.push_back({path.name, timer.sampler(read, copies)});
  }
  contenders.push_back({"floor", read_once_sampler(begin, static_cast<std::size_t>(elements) * 2, timer, copies)});
  require(cudaGetLastError(), "launching a kernel");
  const auto samples = interleave(contenders, rounds);
  ResultLine line;
  line.op = "read";
  line.dtype = "bf16";
  line.shape = {{"rows", rows}, {"columns", columns}};
  line.ours_us = median(samples[0]);
  line.instance = contenders[0].name;
  line.n = samples[0].size();
  line.mad_us = median_absolute_deviation(samples[0]);
  for (std::size_t i = 1; i < contenders.size(); ++i) line.peers.emplace_back(contenders[i].name, median(samples[i]));
  return line;
}

void run(const std::string& folder, int rounds, bool flushed, const std::string& command) {
  const Device& device = use_first_device();
  ColdTimer timer(device.last_level_cache_bytes, flushed);
  nlohmann::ordered_json header = machine_header(device, command);
  header["driver"] = device.driver_version;
  header["policy"] = timer.policy();
  ResultFile results(
      std::filesystem::path(folder) / device.key / (flushed ? "memory_paths_flushed.jsonl" : "memory_paths.jsonl"), header);
  for (const auto& [tile_rows, rows, columns] : {std::array{32, 4096, 4096}, {48, 6144, 4096}, {32, 4096, 14336}}) {
    const ResultLine line = compare(tile_rows, rows, columns, timer, rounds);
    results.add(line);
    std::printf("%d x %-6d %s %.2f us", rows, columns, line.instance.c_str(), line.ours_us);
    for (const auto& [name, us] : line.peers) std::printf("  %s %.2f", name.c_str(), us);
    std::printf("\n");
  }
  results.finish();
}

}  // namespace
}  // namespace tilewright::bench

int main(int argc, char** argv) {
  std::string results = TILEWRIGHT_SOURCE_DIR "/bench/results";
  int rounds = 31;
  CLI::App app{"Ways from memory into an SM, cold L2: loads past L1, by L1, cp.async, the bulk copy engine (microseconds)"};
  app.add_option("--results", results, "Folder of the result files")->capture_default_str();
  app.add_option("--rounds", rounds, "Samples of each")->capture_default_str()->check(CLI::PositiveNumber);
  bool flushed = false;
  app.add_flag("--flushed", flushed, "Single launches after a write of four times the L2");
  return tilewright::bench::run_main(app, "memory_paths", argc, argv, [&](const std::string& command) {
    tilewright::bench::run(results, rounds, flushed, command);
  });
}
