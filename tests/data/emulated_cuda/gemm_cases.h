// Runs a rendered GEMM kernel, UNIT, on the CPU and compares its results: of integers, whose sums are exact in any order. Which
// it is: its symbol, KERNEL, what its C and bias are of, RESULT, and what a CTA's part of it is called, which the program says
// (Tiling).
#pragma once

#include "emulated_cuda.h"

#include UNIT

namespace {

using Result = RESULT;

struct Tiling {
  long long rows, columns;     // of an output tile
  long long partial_elements;  // of the workspace, for each tile and split
  long long multiple;          // elements, of leading dimensions
  long long offset;            // elements behind a multiple of 16 bytes where operands begin
};

struct Case {
  long long M, N, K, batch, pad;
  int splits;
  bool has_bias;
  float alpha, beta;
};

constexpr bool kAIsDepthContiguous = layout == Layout::nn || layout == Layout::nt;
constexpr bool kBIsDepthContiguous = layout == Layout::nt || layout == Layout::tt;

unsigned random_state = 1;
float small_integer() {
  random_state = random_state * 1664525u + 1013904223u;
  return static_cast<float>(static_cast<int>(random_state >> 16) % 9 - 4);
}

// As many elements as there are; around them NaN.
template <typename Type>
struct Matrix {
  std::vector<unsigned char> memory;
  Type* data;
  long long elements;

  Matrix(long long count, long long offset) : memory(count * sizeof(Type) + 64, 0xff), elements(count) {
    const std::size_t misplaced = reinterpret_cast<std::size_t>(memory.data()) % 16;
    data = reinterpret_cast<Type*>(memory.data() + 16 - misplaced) + offset;
    for (long long i = 0; i < count; ++i) data[i] = tw::from_float<Type>(small_integer());
  }
  float at(long long i) const { return tw::to_float(data[i]); }
};

bool is_right(const Case& c, const Tiling& tiling, bool backwards) {
  const auto leading = [&](long long columns) {
    return (columns + tiling.multiple - 1) / tiling.multiple * tiling.multiple + c.pad * tiling.multiple;
  };
  Params p{};
  p.M = c.M, p.N = c.N, p.K = c.K, p.batch = c.batch;
  p.lda = leading(kAIsDepthContiguous ? c.K : c.M);
  p.ldb = leading(kBIsDepthContiguous ? c.K : c.N);
  p.ldc = c.N + c.pad;
  const long long a_rows = kAIsDepthContiguous ? c.M : c.K, b_rows = kBIsDepthContiguous ? c.N : c.K;
  p.stride_a = a_rows * p.lda, p.stride_b = b_rows * p.ldb, p.stride_c = c.M * p.ldc;
  p.bias_column_stride = 1;
  const auto extent = [&](long long stride, long long rows, long long ld, long long columns) {
    return rows == 0 || columns == 0 ? 0 : (c.batch - 1) * stride + (rows - 1) * ld + columns;
  };
  const Matrix<Element> a(extent(p.stride_a, a_rows, p.lda, kAIsDepthContiguous ? c.K : c.M), tiling.offset);
  const Matrix<Element> b(extent(p.stride_b, b_rows, p.ldb, kBIsDepthContiguous ? c.K : c.N), tiling.offset);
  Matrix<Result> result(extent(p.stride_c, c.M, p.ldc, c.N), tiling.offset);
  const Matrix<Result> bias(c.N, 0);
  std::vector<unsigned char> expected(result.memory);
  auto* const wanted =
      reinterpret_cast<Result*>(expected.data() + (reinterpret_cast<unsigned char*>(result.data) - result.memory.data()));
  p.A = a.data, p.B = b.data, p.C = result.data, p.bias = c.has_bias ? bias.data : nullptr;
  p.alpha = c.alpha, p.beta = c.beta, p.activation = 1;
#ifdef HAS_RASTER
  p.raster_group = 2;
#endif
  p.split_k = c.splits;

  const long long tiles = (c.M + tiling.rows - 1) / tiling.rows * ((c.N + tiling.columns - 1) / tiling.columns);
  std::vector<unsigned char> workspace(tw::kCounterBytes +
                                       sizeof(float) * tiling.partial_elements * tiles * c.splits * c.batch + 16);
  p.workspace = workspace.data() + (16 - reinterpret_cast<std::size_t>(workspace.data()) % 16) % 16;
  emulated::readable.clear();
  if (c.alpha != 0) {
    emulated::allow_reads(a.data, a.elements * sizeof(Element));
    emulated::allow_reads(b.data, b.elements * sizeof(Element));
  }
  gridDim = {static_cast<unsigned>(tiles), static_cast<unsigned>(c.splits), static_cast<unsigned>(c.batch)};
  for (unsigned z = 0; z < gridDim.z; ++z) {
    for (unsigned y = 0; y < gridDim.y; ++y) {
      for (unsigned x = 0; x < gridDim.x; ++x) {
        blockIdx = {x, y, z};
        std::memset(reinterpret_cast<unsigned char*>(SHARED), 0xff, SMEM_BYTES);
        emulated::run_cta(
            kThreads, [&p] { KERNEL(p); }, backwards);
      }
    }
  }

  for (long long z = 0; z < c.batch; ++z) {
    for (long long m = 0; m < c.M; ++m) {
      for (long long n = 0; n < c.N; ++n) {
        double sum = 0;
        for (long long k = 0; c.alpha != 0 && k < c.K; ++k) {
          sum += a.at(z * p.stride_a + (kAIsDepthContiguous ? m * p.lda + k : k * p.lda + m)) *
                 b.at(z * p.stride_b + (kBIsDepthContiguous ? n * p.ldb + k : k * p.ldb + n));
        }
        const long long at = z * p.stride_c + m * p.ldc + n;
        const double value =
            c.alpha * sum + (c.beta != 0 ? c.beta * tw::to_float(wanted[at]) : 0) + (c.has_bias ? bias.at(n) : 0);
        wanted[at] = tw::from_float<Result>(static_cast<float>(value > 0 ? value : 0.0));
      }
    }
  }
  // All of C's memory, also between its rows; and counters are as they were.
  bool same = expected == result.memory;
  for (int i = 0; i < 64; ++i) same = same && workspace[i] == 0;
  if (!same) std::printf("wrong: %lldx%lldx%lld batch %lld pad %lld splits %d\n", c.M, c.N, c.K, c.batch, c.pad, c.splits);
  return same;
}

}  // namespace
