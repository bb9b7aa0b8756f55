#include "roof.h"

#include <algorithm>

#include "memory.h"

namespace block {
namespace {

constexpr int kCopies = 5;  // the fastest counts

}  // namespace

double copy_bytes_per_s(Machine& machine) {
  const bool is_gpu = machine.device().kind == tilewright::TargetKind::cuda;
  const std::size_t bytes = std::size_t{1} << (is_gpu ? 30 : 28);
  const Memory from(machine, bytes), to(machine, bytes);
  for (int i = 0; i <= kCopies; ++i) {
    machine.mark();
    machine.copy(to.data(), from.data(), bytes);
  }
  machine.mark();
  const std::vector<double> times = machine.take_marks_us();
  return 2.0 * static_cast<double>(bytes) / (*std::min_element(times.begin() + 1, times.end()) * 1e-6);
}

// FLOPs of bf16 a clock and SM: https://docs.nvidia.com/cuda/cuda-c-programming-guide/#arithmetic-instructions does not list
// tensor cores; these follow from the peaks in the whitepapers of A100 (312 TFLOP/s), L40S (362), H100 SXM (989), B200 (2250).
double peak_flops(const tilewright::Device& device, Element element) {
  if (device.kind != tilewright::TargetKind::cuda || element != Element::bf16) return 0;
  const double of_clock = device.major == 8    ? (device.minor == 0 ? 2048 : 1024)
                          : device.major == 9  ? 4096
                          : device.major == 10 ? 8192
                                               : 0;
  return of_clock * device.compute_units * device.clock_mhz * 1e6;
}

}  // namespace block
