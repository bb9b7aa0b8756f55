// The floor of what must read some memory once: the fastest way to read it and nothing else.
#pragma once

#include "cuda_gemm.h"
#include "read_once.h"

namespace tilewright::bench {

// What takes samples of reading the `bytes` bytes at begin(copy), in microseconds, by the way that is the fastest in a few
// interleaved rounds.
inline std::function<double()> read_once_sampler(const std::function<const void*(std::size_t copy)>& begin, std::size_t bytes,
                                                 ColdTimer& timer, std::size_t copies) {
  const auto never = std::make_shared<DeviceBuffer>(sizeof(unsigned));
  std::vector<Contender> ways;
  for (const ReadOnce way : ways_to_read_once()) {
    const auto read = [=](std::size_t copy, cudaStream_t stream) {
      way(begin(copy), bytes, static_cast<unsigned*>(never->get()), stream);
    };
    ways.push_back({std::to_string(ways.size()), timer.sampler(read, copies)});
  }
  require(cudaGetLastError(), "reading once");
  return ways[fastest(interleave(ways, kRoundsToRank))].sample_us;
}

}  // namespace tilewright::bench
