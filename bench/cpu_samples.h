// How a product on the CPU is sampled beside other libraries: their settings are forgotten, their workers asleep. Used by the
// gemm_* benchmarks of the CPU; it knows no library.
#pragma once

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace tilewright::bench {

// A worker that has just been used spins for tens of milliseconds before it sleeps (OpenBLAS: 2^26 cycles), and would take
// cycles from whoever is measured next. So a contender waits that long before its turn, then runs once untimed.
inline constexpr auto kWorkersFallAsleep = std::chrono::milliseconds(60);
inline constexpr double kSampleUs = 5000;  // shorter runs are repeated until a sample lasts this long

inline double elapsed_us(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count();
}

// Runs `once` as often as one sample needs and returns microseconds a run.
inline std::function<double()> sampler(std::function<void()> once, int threads) {
  using Clock = std::chrono::steady_clock;
  once();
  const auto start = Clock::now();
  once();
  const int repetitions = std::max(1, static_cast<int>(std::ceil(kSampleUs / std::max(1.0, elapsed_us(start)))));
  return [once = std::move(once), repetitions, threads] {
    if (threads > 1) std::this_thread::sleep_for(kWorkersFallAsleep);
    once();
    const auto start = Clock::now();
    for (int i = 0; i < repetitions; ++i) once();
    return elapsed_us(start) / repetitions;
  };
}

// Peers are as they are installed, with their own choice of kernels and threads. An inherited OPENBLAS_CORETYPE or the like can
// make one half as fast; they are read when a library is loaded, so this starts the program again without.
inline void forget_inherited_settings(char** argv) {
  std::vector<std::string> names;
  for (char** variable = environ; *variable != nullptr; ++variable) {
    const std::string text = *variable;
    for (const char* prefix : {"OPENBLAS_", "BLIS_", "DNNL_", "ONEDNN_", "MKL_", "OMP_", "GOMP_"}) {
      if (text.starts_with(prefix)) names.push_back(text.substr(0, text.find('=')));
    }
  }
  if (names.empty()) return;
  for (const std::string& name : names) unsetenv(name.c_str());
  execv("/proc/self/exe", argv);  // returns only when it failed; the results name the kernels that the peers run
}

}  // namespace tilewright::bench
