// gemm.x86-64-v3.cpu_dots.f32.tt.4x8: emitted by tilewright-codegen, do not edit.
// template: gemm/cpu_dots.cc.j2
// config: LINES=4 dtype=f32 layout=tt
// hash: a1299c27ec5bda9b9231e2887127612b
struct Params {
  const void* A;
  const void* B;
  void* C;
  const void* bias;
  void* workspace;
  long long M, N, K, batch, lda, ldb, ldc, stride_a, stride_b, stride_c, stride_bias, bias_row_stride, bias_column_stride;
  float alpha;
  float beta;
  int activation;
  int block;
};

#include "gemm/cpu_dots.h"
#include "gemm/cpu_epilogue.h"
#include "gemm/cpu_sum_lanes.h"

constexpr int LINES = 4;  // the few of a pass
constexpr int kAtOnce = 8;         // of the many, at most, while K passes by: a pointer each

static_assert(sizeof(Params) == sizeof(tw::DotsParams<Lane>), "the driver reads the op's parameter block");
static_assert(LINES <= kLanes, "a vector holds the sums of one of the many");

// The few as a power of two: so many sums of a vector are of one of the many.
constexpr int slots_of(int lines) { return lines <= 1 ? 1 : 2 * slots_of((lines + 1) / 2); }

// sums[.] = the products of `lines` lines with `count` of the many, from number `first` of a vector's on. The sum of line i with
// number j of `streams` stands at j * slots + i, or at i * streams + j where rows of C are the few.
template <int lines, bool columns, int streams, int first, int count>
[[gnu::always_inline]] static inline void add_products(const tw::DotsPass<Lane>& p, const Lane* many, long long present,
                                                       Vector (&sums)[kLanes]) {
  constexpr int slots = slots_of(lines);
  const Lane* b[count];
  const Lane* a[lines];
#pragma GCC unroll 8
  for (int j = 0; j < count; ++j) b[j] = many + (first + j < present ? first + j : present - 1) * p.many_step;
#pragma GCC unroll 8
  for (int i = 0; i < lines; ++i) a[i] = p.few + i * p.few_step;
  Vector sum[lines][count];
#pragma GCC unroll 8
  for (int i = 0; i < lines; ++i) {
#pragma GCC unroll 8
    for (int j = 0; j < count; ++j) sum[i][j] = Vector{};
  }
  const auto add = [&](auto&& read, long long k) __attribute__((always_inline)) {
    Vector line[lines];
#pragma GCC unroll 8
    for (int i = 0; i < lines; ++i) line[i] = read(a[i] + k);
#pragma GCC unroll 8
    for (int j = 0; j < count; ++j) {
      const Vector value = read(b[j] + k);
#pragma GCC unroll 8
      for (int i = 0; i < lines; ++i) multiply_add(sum[i][j], line[i], value);
    }
  };
  const long long depth = p.k;
  long long k = 0;
  for (; k + kLanes <= depth; k += kLanes) add([](const Lane* from) __attribute__((always_inline)) { return load(from); }, k);
  if (k < depth) {
    const Edge edge = edge_of(static_cast<int>(depth - k));
    add([edge](const Lane* from) __attribute__((always_inline)) { return load_edge(from, edge); }, k);
  }
#pragma GCC unroll 8
  for (int i = 0; i < lines; ++i) {
#pragma GCC unroll 8
    for (int j = 0; j < count; ++j) sums[columns ? (first + j) * slots + i : i * streams + first + j] = sum[i][j];
  }
}

// All of a vector's, as many at once as there are pointers for.
template <int lines, bool columns, int streams, int at_once, int first = 0>
[[gnu::always_inline]] static inline void add_all(const tw::DotsPass<Lane>& p, const Lane* many, long long present,
                                                  Vector (&sums)[kLanes]) {
  if constexpr (first < streams) {
    if (first >= present) return;
    add_products<lines, columns, streams, first, at_once>(p, many, present, sums);
    add_all<lines, columns, streams, at_once, first + at_once>(p, many, present, sums);
  }
}

template <int lines, bool columns>
static void pass(const tw::DotsPass<Lane>& p) {
  constexpr int slots = slots_of(lines), streams = kLanes / slots;
  constexpr int at_once = streams < kAtOnce ? streams : kAtOnce, half = at_once < 4 ? at_once : 4;
  constexpr int width = columns ? slots : streams;  // of sums that lie side by side in C
  const Lane* many = p.many;
  Lane* c = p.c;
  for (long long s = 0; s < p.count; s += streams, many += streams * p.many_step) {
    const long long present = p.count - s < streams ? p.count - s : streams;
    Vector sums[kLanes];
#pragma GCC unroll 16
    for (int i = 0; i < kLanes; ++i) sums[i] = Vector{};
    if (present == streams) {
      add_all<lines, columns, streams, at_once>(p, many, streams, sums);
    } else {
      add_all<lines, columns, streams, half>(p, many, present, sums);
    }
    const Vector result = p.alpha * sum_lanes(sums);
    const long long groups = columns ? present : lines, used = columns ? lines : present;
    if (p.beta == 0.0f && used == width && groups * width == kLanes && (groups == 1 || p.ldc == width)) {
      store(c, result);
    } else {
      alignas(64) Lane out[kLanes];
      store(out, result);
      Lane* to = c;
      const Lane* from = out;
      for (long long group = 0; group < groups; ++group, to += p.ldc, from += width) {
        if (p.beta == 0.0f && used == width) {
          __builtin_memcpy(to, from, width * sizeof(Lane));
        } else {
          for (long long i = 0; i < used; ++i) to[i] = p.beta == 0.0f ? from[i] : from[i] + p.beta * to[i];
        }
      }
    }
    c += columns ? streams * p.ldc : streams;
  }
}

static void gather(const Lane* in, long long step, long long lines, long long k, Lane* out, long long out_step) {
  for (long long i = 0; i < lines; ++i, ++in, out += out_step) {
    for (long long p = 0; p < k; ++p) out[p] = in[p * step];
  }
}

static constexpr tw::DotsKernel<Lane>::Pass kRows[] = {
    pass<1, false>,
    pass<2, false>,
    pass<3, false>,
    pass<4, false>,
};

extern "C" const tw::DotsKernel<Lane> tw_gemm_x86_64_v3_cpu_dots_f32_tt_4x8;
const tw::DotsKernel<Lane> tw_gemm_x86_64_v3_cpu_dots_f32_tt_4x8 = {
    LINES, false, true,
    kRows, nullptr, gather, finish_block,
};
