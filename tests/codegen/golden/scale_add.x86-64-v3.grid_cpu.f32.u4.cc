// scale_add.x86-64-v3.grid_cpu.f32.u4: emitted by tilewright-codegen, do not edit.
// template: toy_op/grid_cpu.cc.j2
// config: UNROLL=4 dtype=f32
// hash: 9b88a36c91b90dc71002866f97dc37be
struct Params {
  const void* x;
  void* y;
  void* workspace;
  long long n;
  float a;
  int block;
};

constexpr int UNROLL = 4;

// Blocks of p.block elements are dealt out to the calls of the grid (one for every 1024 elements) in turn.
extern "C" void tw_scale_add_x86_64_v3_grid_cpu_f32_u4(const Params* p, long long x, long long, long long) {
  const float* input = static_cast<const float*>(p->x);
  float* output = static_cast<float*>(p->y);
  const long long first = x * p->block;
  const long long last = first + p->block < p->n ? first + p->block : p->n;
#pragma GCC unroll UNROLL
  for (long long i = first; i < last; ++i) output[i] = p->a * input[i] + output[i];
}
