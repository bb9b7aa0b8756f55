// scale_add.sm80.grid_cuda.f32.128x2: emitted by tilewright-codegen, do not edit.
// template: toy_op/grid_cuda.cu.j2
// config: THREADS=128 PER_THREAD=2 dtype=f32
// hash: ab1ef7c1a7812570dc106af92d15d6a4
struct Params {
  const void* x;
  void* y;
  void* workspace;
  long long n;
  float a;
};

constexpr int THREADS = 128, PER_THREAD = 2;

extern "C" __global__ void __launch_bounds__(THREADS) tw_scale_add_sm80_grid_cuda_f32_128x2(Params p) {
  const float* x = static_cast<const float*>(p.x);
  float* y = static_cast<float*>(p.y);
  const long long first = static_cast<long long>(blockIdx.x) * THREADS * PER_THREAD + threadIdx.x;
#pragma unroll
  for (int i = 0; i < PER_THREAD; ++i) {
    const long long index = first + i * THREADS;
    if (index < p.n) y[index] = p.a * x[index] + y[index];
  }
}
