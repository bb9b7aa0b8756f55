// scale_add.sm80.reference.f32: emitted, do not edit.
// template: codegen/reference_cuda.j2   generator: tilewright-codegen 0.1.0
// config: dtype=f32
// hash: 781ffce092aaa277bd378d64957e5d00
struct Params {
  const void* x;
  void* y;
  void* workspace;
  long long n;
  float a;
};

enum class Dtype { f32 };
inline constexpr Dtype dtype = Dtype::f32;

#include "toy_op/reference.h"

// One thread per output element; out is dense [batches][rows][cols].
extern "C" __global__ void __launch_bounds__(256) tw_scale_add_sm80_reference_f32(Params p, double* out) {
  const long long batches = 1LL, rows = 1LL, cols = p.n;
  const long long index = blockIdx.x * 256LL + threadIdx.x;
  if (index >= batches * rows * cols) return;
  reference(p, index / cols / rows, index / cols % rows, index % cols, 1, out + index);
}
