// Runs a rendered kernel of grouped_gemm on groups of all lengths around its tile, with ends that are wrong and rows from
// anywhere. UNIT, KERNEL: the kernel's text and symbol; MULTIPLE: what it wants sizes and strides to be multiples of.
#include <algorithm>

#include "emulated_cuda.h"

#include UNIT

unsigned char shared[1 << 18] __attribute__((aligned(1024)));

namespace {

long long up(long long size) { return (size + MULTIPLE - 1) / MULTIPLE * MULTIPLE; }

struct Case {
  std::vector<int> ends;
  int rows, columns, depth, pad;
  bool has_all;  // row_index, bias and row_scale
  int rows_of_a;
  float first_bias = 0;  // of a group's first matrix, if it is not 0
};

unsigned random_state = 1;
float small_integer() {
  random_state = random_state * 1664525u + 1013904223u;
  return static_cast<float>(static_cast<int>(random_state >> 16) % 5 - 2);
}
std::vector<Element> integers(long long count) {
  std::vector<Element> values(std::max(1LL, count));
  for (Element& each : values) each = tw::from_float<Element>(small_integer());
  return values;
}

bool is_right(const Case& c, bool backwards) {
  constexpr long long kGuard = 64;
  Params p{};
  p.G = static_cast<long long>(c.ends.size()), p.M = c.rows, p.N = up(c.columns), p.K = up(c.depth), p.parts = kParts;
  p.rows_a = c.has_all ? c.rows_of_a : c.rows;
  p.lda = up(p.K + c.pad), p.ldc = p.N + c.pad, p.ldb = up((kIsTransposed ? p.K : p.N) + c.pad);
  p.stride_part = up((kIsTransposed ? p.N : p.K) * p.ldb + c.pad), p.stride_b = kParts * p.stride_part;
  p.activation = kParts == 1 ? 1 : 0;
  const std::vector<Element> a = integers(p.rows_a * p.lda), b = integers(p.G * p.stride_b);
  std::vector<Element> bias = integers(p.G * kParts * p.N);
  for (long long i = 0; c.first_bias != 0 && i < p.G * kParts * p.N; ++i) {
    if (i / p.N % kParts == 0) bias[i] = tw::from_float<Element>(c.first_bias);
  }
  std::vector<Element> result(p.M * p.ldc + 2 * kGuard);
  std::memset(result.data(), 0xff, result.size() * sizeof(Element));
  const std::vector<Element> before = result;
  std::vector<int> index;
  std::vector<float> scale;
  for (int i = 0; i < c.rows; ++i) {
    index.push_back(i % 5 == 1 ? -3 : i % 5 == 2 ? c.rows_of_a + i : i * 7 % c.rows_of_a);
    scale.push_back(i % 3 == 0 ? -2.0f : 0.5f);
  }
  p.A = a.data(), p.B = b.data(), p.C = result.data() + kGuard, p.offsets = c.ends.data();
  if (c.has_all) p.row_index = index.data(), p.bias = bias.data(), p.row_scale = scale.data();

  const long long b_rows = kIsTransposed ? p.N : p.K, b_columns = kIsTransposed ? p.K : p.N;
  const long long b_matrices = (p.G - 1) * p.stride_b + (kParts - 1) * p.stride_part;
  emulated::readable.clear();
  if (p.K > 0) {
    emulated::allow_reads(a.data(), ((p.rows_a - 1) * p.lda + p.K) * sizeof(Element));
    emulated::allow_reads(b.data(), (b_matrices + (b_rows - 1) * p.ldb + b_columns) * sizeof(Element));
  }

  const long long row_tiles = (p.M + BM - 1) / BM + std::min(p.G, p.M);
  gridDim = {static_cast<unsigned>(row_tiles * ((p.N + BN - 1) / BN)), 1, 1};
  for (unsigned x = 0; x < gridDim.x; ++x) {
    blockIdx = {x, 0, 0};
    emulated::run_cta(
        kThreads, [&p] { KERNEL(p); }, backwards);
  }

  bool same = true;
  std::vector<bool> has(result.size());
  long long begin = 0;
  for (long long group = 0; group < p.G; ++group) {
    const long long end = std::max(begin, std::min<long long>(c.ends[group], p.M));
    for (long long row = begin; row < end; ++row) {
      const long long from = c.has_all ? std::max(0LL, std::min<long long>(index[row], p.rows_a - 1)) : row;
      for (long long n = 0; n < p.N; ++n) {
        double sums[2] = {};
        for (int part = 0; part < kParts; ++part) {
          for (long long k = 0; k < p.K; ++k) {
            sums[part] +=
                tw::to_float(a[from * p.lda + k]) *
                tw::to_float(b[group * p.stride_b + part * p.stride_part + (kIsTransposed ? n * p.ldb + k : k * p.ldb + n)]);
          }
          if (c.has_all) sums[part] += tw::to_float(bias[(group * kParts + part) * p.N + n]);
        }
        double wanted = std::max(0.0, sums[0]), error = sizeof(Element) == 2 ? 0x1p-8 : 0x1p-20;
        if (gate == Gate::swiglu) wanted = sums[0] / (1 + std::exp(-sums[0])) * sums[1];
        if (gate == Gate::swiglu_clamped) {
          const double x = std::min(7.0, sums[0]), y = std::max(-7.0, std::min(7.0, sums[1]));
          wanted = x / (1 + std::exp(-1.702 * x)) * (y + 1);
          error *= 1 + std::fabs(x) / 8;  // what is rounded before exp
        }
        if (c.has_all) wanted *= scale[row];
        const long long at = kGuard + row * p.ldc + n;
        has[at] = true;
        same = same && std::fabs(tw::to_float(result[at]) - wanted) <= error * std::fabs(wanted) + 0x1p-120;
      }
    }
    begin = end;
  }
  for (std::size_t i = 0; i < result.size(); ++i)
    same = same && (has[i] || std::memcmp(&result[i], &before[i], sizeof(Element)) == 0);
  if (!same) std::printf("wrong: %d rows, %dx%d, %d groups\n", c.rows, c.columns, c.depth, static_cast<int>(p.G));
  return same;
}

}  // namespace

int main() {
  std::vector<int> many;
  for (int i = 0; i < 70; ++i) many.push_back(i / 3);
  const Case cases[] = {
      {{0, 1, BM, 2 * BM, 2 * BM, 3 * BM + 1}, 3 * BM + 1, BN + 1, 2 * BK + 1, 0, false, 1},
      {{BM - 1, 2 * BM}, 2 * BM + 9, BN - 1, BK, 3, true, 5},              // ends early
      {{-4, 30, 10, 1 << 30, 3, -(1 << 30)}, 45, 20, BK - 1, 1, true, 9},  // ends that are wrong
      {many, 24, 9, 5, 0, true, 40},                                       // more groups than a warp has lanes
      {{0, 0, 0}, 7, 8, 8, 0, false, 1},
      {{4, 6}, 6, 40, 0, 0, true, 3},
      {{4, 6}, 6, 40, 3, 0, true, 3, -3.3e38f},  // of which no gate lets anything pass
  };
  bool all_right = true;
  for (const Case& each : cases) all_right = is_right(each, false) && is_right(each, true) && all_right;
  return all_right ? 0 : 1;
}
