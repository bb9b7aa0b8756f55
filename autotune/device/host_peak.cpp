#include "device/host_peak.h"

#include <immintrin.h>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <numeric>
#include <thread>
#include <vector>

#include "system/seconds_since.h"

namespace tilewright::tune {
namespace {

constexpr int kAccumulators = 12;  // more than latency times issue width of any current core
constexpr long kIterations = 400'000;
constexpr int kRepeats = 5;
constexpr std::size_t kStreamBytes = std::size_t{64} << 20;  // per thread
constexpr double kDecay = 0.999, kOffset = 0.001;            // converges to 1: neither denormals nor infinities

// Each returns something that depends on the whole loop, so that none of it can be left out.
__attribute__((target("avx512f"))) float fma_loop_512() {
  __m512 sums[kAccumulators];
  for (int i = 0; i < kAccumulators; ++i) sums[i] = _mm512_set1_ps(static_cast<float>(i));
  for (long n = 0; n < kIterations; ++n) {
#pragma GCC unroll 12
    for (int i = 0; i < kAccumulators; ++i) sums[i] = _mm512_fmadd_ps(sums[i], _mm512_set1_ps(kDecay), _mm512_set1_ps(kOffset));
  }
  for (int i = 1; i < kAccumulators; ++i) sums[0] = _mm512_add_ps(sums[0], sums[i]);
  return _mm512_cvtss_f32(sums[0]);
}

__attribute__((target("avx2,fma"))) float fma_loop_256() {
  __m256 sums[kAccumulators];
  for (int i = 0; i < kAccumulators; ++i) sums[i] = _mm256_set1_ps(static_cast<float>(i));
  for (long n = 0; n < kIterations; ++n) {
#pragma GCC unroll 12
    for (int i = 0; i < kAccumulators; ++i) sums[i] = _mm256_fmadd_ps(sums[i], _mm256_set1_ps(kDecay), _mm256_set1_ps(kOffset));
  }
  for (int i = 1; i < kAccumulators; ++i) sums[0] = _mm256_add_ps(sums[0], sums[i]);
  return _mm256_cvtss_f32(sums[0]);
}

float multiply_add_loop() {
  float sums[kAccumulators] = {};
  for (long n = 0; n < kIterations; ++n) {
    for (float& sum : sums) sum = sum * static_cast<float>(kDecay) + static_cast<float>(kOffset);
  }
  float total = 0;
  for (const float sum : sums) total += sum;
  return total;
}

// Eight streams side by side: a single one does not fill the memory system of one core.
std::uint64_t read_once(const std::vector<std::uint64_t>& words) {
  constexpr std::size_t kStreams = 8, kLine = 8;
  const std::size_t length = words.size() / kStreams;
  std::uint64_t sums[kLine] = {};
  for (std::size_t i = 0; i + kLine <= length; i += kLine) {
    for (std::size_t stream = 0; stream < kStreams; ++stream) {
      const std::uint64_t* line = words.data() + stream * length + i;
      for (std::size_t lane = 0; lane < kLine; ++lane) sums[lane] += line[lane];
    }
  }
  return std::accumulate(std::begin(sums), std::end(sums), std::uint64_t{0});
}

// Seconds until `threads` threads have each called `work(index)`, best of kRepeats.
double seconds_of(int threads, const std::function<void(int)>& work) {
  double best = 1e30;
  for (int repeat = 0; repeat < kRepeats; ++repeat) {
    const auto start = std::chrono::steady_clock::now();
    {
      std::vector<std::jthread> team;
      for (int i = 1; i < threads; ++i) team.emplace_back(work, i);
      work(0);
    }
    best = std::min(best, seconds_since(start));
  }
  return best;
}

}  // namespace

HostPeak measure_host_peak(int threads) {
  const bool has_512 = __builtin_cpu_supports("avx512f") != 0;
  const bool has_256 = __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("fma") != 0;
  const int lanes = has_512 ? 16 : has_256 ? 8 : 1;
  std::vector<float> sinks(static_cast<std::size_t>(threads));
  const double fma_s = seconds_of(threads, [&](int i) {
    sinks[static_cast<std::size_t>(i)] = has_512 ? fma_loop_512() : has_256 ? fma_loop_256() : multiply_add_loop();
  });
  std::vector<std::vector<std::uint64_t>> streams(static_cast<std::size_t>(threads),
                                                  std::vector<std::uint64_t>(kStreamBytes / 8, 1));
  std::vector<std::uint64_t> sums(static_cast<std::size_t>(threads));
  const double read_s =
      seconds_of(threads, [&](int i) { sums[static_cast<std::size_t>(i)] = read_once(streams[static_cast<std::size_t>(i)]); });
  const volatile float sink = sinks.front() + static_cast<float>(sums.front());
  (void)sink;
  return {.flops_per_s = 2.0 * lanes * kAccumulators * kIterations * threads / fma_s,
          .bytes_per_s = static_cast<double>(kStreamBytes) * threads / read_s};
}

}  // namespace tilewright::tune
