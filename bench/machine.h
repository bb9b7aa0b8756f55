// What a result file says about where it was measured, and the shell around a benchmark's main(): one error line, exit status
// 2 for usage and 1 for failure. Used by every gemm_* benchmark; it measures nothing but the clock.
#pragma once

#include <CLI/CLI.hpp>
#include <chrono>
#include <cstddef>
#include <cstdio>
#include <ctime>
#include <memory>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <vector>

#include "tilewright/device.h"

namespace tilewright::bench {

// The CPU's clock by a chain of dependent additions, one cycle each: what the kernel states is nominal, and on a shared host
// far off.
inline double measured_cpu_mhz() {
  constexpr int kAdditions = 20'000'000;
  unsigned long sum = 1;
  const auto start = std::chrono::steady_clock::now();
  for (int i = 0; i < kAdditions; i += 10) {
#pragma GCC unroll 10
    for (int j = 0; j < 10; ++j) asm volatile("add %0, %0" : "+r"(sum));
  }
  const double microseconds = std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count();
  return kAdditions / microseconds;
}

inline std::string utc_date() {
  const std::time_t now = std::time(nullptr);
  char text[32];
  std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", std::gmtime(&now));
  return text;
}

// The first line of a result file; the caller adds what it compared against.
inline nlohmann::ordered_json machine_header(const Device& device, const std::string& command) {
  nlohmann::ordered_json header;
  header["device"] = {{"key", device.key}, {"name", device.name}, {"compute_units", device.compute_units}};
  header["toolchain"] = "g++ " __VERSION__;
  header["clocks"]["stated_mhz"] = device.clock_mhz;
  header["date"] = utc_date();
  header["command"] = command;
  return header;
}

// The first 256-byte boundary inside `memory`, which is 256 bytes longer than needed.
inline void* aligned_256(std::vector<std::byte>& memory) {
  void* pointer = memory.data();
  std::size_t space = memory.size();
  return std::align(256, space - 255, pointer, space);
}

// `run` gets the command line as it is to be repeated from the root of the checkout.
template <class Run>
int run_main(CLI::App& app, const std::string& name, int argc, char** argv, Run&& run) {
  std::string command = "./tilewright bench " + name;
  for (int i = 1; i < argc; ++i) command += std::string(" ") + argv[i];
  try {
    app.parse(argc, argv);
    run(command);
    return 0;
  } catch (const CLI::CallForHelp& help) {
    return app.exit(help);
  } catch (const CLI::ParseError& error) {
    std::fprintf(stderr, "%s: error: %s (see --help)\n", name.c_str(), error.what());
    return 2;
  } catch (const std::invalid_argument& error) {
    std::fprintf(stderr, "%s: error: %s\n", name.c_str(), error.what());
    return 2;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s: error: %s\n", name.c_str(), error.what());
    return 1;
  }
}

}  // namespace tilewright::bench
