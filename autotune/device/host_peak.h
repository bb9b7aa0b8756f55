// What this CPU can do right now: the rate of a register-only multiply-add loop and of reading memory once. Measured, because a
// virtual machine's clock and neighbours make any nominal figure wrong. Only used to say how far from the roofline a result is.
#pragma once

namespace tilewright::tune {

struct HostPeak {
  double flops_per_s = 0;  // f32
  double bytes_per_s = 0;  // reading far more than the caches hold
};

// Takes about 0.1 s.
HostPeak measure_host_peak(int threads);

}  // namespace tilewright::tune
