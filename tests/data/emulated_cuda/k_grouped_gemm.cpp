// Runs a rendered kernel of k_grouped_gemm on groups of all lengths around its tile's depth, with ends that are wrong and rows
// from anywhere. UNIT, KERNEL: the kernel's text and symbol; MULTIPLE: what it wants sizes and strides to be multiples of;
// MULTIPLE_C: those of C; HAS_MAPS: it is persistent, and takes maps of tensors.
#include <algorithm>

#include "emulated_cuda.h"

#include UNIT

unsigned char shared[1 << 18] __attribute__((aligned(1024)));

namespace {

long long up(long long size, long long multiple = MULTIPLE) { return (size + multiple - 1) / multiple * multiple; }

struct Case {
  std::vector<int> ends;
  int rows, m, n, pad;
  float beta;
  int rows_of_a;  // 0: no row_index
};

unsigned random_state = 1;
float small_integer() {
  random_state = random_state * 1664525u + 1013904223u;
  return static_cast<float>(static_cast<int>(random_state >> 16) % 5 - 2);
}
template <typename T>
std::vector<T> integers(long long count) {
  std::vector<T> values(std::max(1LL, count));
  for (T& each : values) each = tw::from_float<T>(small_integer());
  return values;
}

bool is_right(const Case& c, bool backwards) {
  constexpr long long kGuard = 64;
  Params p{};
  p.G = static_cast<long long>(c.ends.size()), p.T = c.rows, p.M = up(c.m), p.N = up(c.n);
  p.rows_a = c.rows_of_a > 0 ? c.rows_of_a : c.rows;
  p.lda = up(p.M + c.pad), p.ldb = up(p.N + c.pad), p.ldc = up(p.N + c.pad, MULTIPLE_C);
  p.stride_c = up(p.M * p.ldc + c.pad, MULTIPLE_C);
  p.beta = c.beta;
  std::vector<Element> a = integers<Element>(p.rows_a * p.lda), b = integers<Element>(p.T * p.ldb);
  const long long last = std::min<long long>(p.T, std::max(0, *std::max_element(c.ends.begin(), c.ends.end())));
  std::fill(b.begin() + last * p.ldb, b.end(), tw::from_float<Element>(NAN));  // rows of no group
  if (c.rows_of_a == 0) std::fill(a.begin() + last * p.lda, a.end(), tw::from_float<Element>(NAN));
  std::vector<Result> result = integers<Result>(p.G * p.stride_c + 2 * kGuard);
  if (c.beta == 0.0f) std::memset(result.data(), 0xff, result.size() * sizeof(Result));  // NaN
  const std::vector<Result> before = result;
  std::vector<int> index;
  for (int i = 0; i < c.rows && c.rows_of_a > 0; ++i)
    index.push_back(i % 5 == 1 ? -3 : i % 5 == 2 ? c.rows_of_a + i : i * 7 % c.rows_of_a);
  p.A = a.data(), p.B = b.data(), p.C = result.data() + kGuard, p.offsets = c.ends.data();
  if (c.rows_of_a > 0) p.row_index = index.data();

  emulated::readable.clear();
  if (p.T > 0) {
    emulated::allow_reads(a.data(), ((p.rows_a - 1) * p.lda + p.M) * sizeof(Element));
    emulated::allow_reads(b.data(), ((p.T - 1) * p.ldb + p.N) * sizeof(Element));
  }
  gridDim = {static_cast<unsigned>((p.M + BM - 1) / BM * ((p.N + BN - 1) / BN)), static_cast<unsigned>(p.G), 1};
#ifdef HAS_MAPS
  const auto bytes = [](const void* data) { return static_cast<const unsigned char*>(data); };
  p.map_a = {bytes(p.A), p.M * 2, p.rows_a, p.lda * 2, BK, 2};
  p.map_b = {bytes(p.B), p.N * 2, p.T, p.ldb * 2, BK, 2};
  gridDim = {static_cast<unsigned>(gridDim.x * p.G + 2) / 3, 1, 1};  // each CTA has several tiles
  p.raster_group = 2;
#if BOXES_OF_C > 0
  const auto size = static_cast<int>(sizeof(Result));
  p.map_c = {bytes(p.C), p.N * size, p.M, p.ldc * size, 16, size, p.G, p.stride_c * size};
#endif
#endif
  for (unsigned y = 0; y < gridDim.y; ++y) {
    for (unsigned x = 0; x < gridDim.x; ++x) {
      blockIdx = {x, y, 0};
#ifdef HAS_MAPS
      std::memset(shared, 0xff, sizeof shared);
      emulated::begin_cta();
#endif
      emulated::run_cta(
          kThreads, [&p] { KERNEL(p); }, backwards);
#ifdef HAS_MAPS
      emulated::require_no_stores();
#endif
    }
  }

  bool same = true;
  std::vector<bool> has(result.size());
  long long begin = 0;
  for (long long group = 0; group < p.G; ++group) {
    const long long end = std::max(begin, std::min<long long>(c.ends[group], p.T));
    for (long long m = 0; m < p.M; ++m) {
      for (long long n = 0; n < p.N; ++n) {
        double wanted = 0;
        for (long long t = begin; t < end; ++t) {
          const long long from = c.rows_of_a > 0 ? std::max(0LL, std::min<long long>(index[t], p.rows_a - 1)) : t;
          wanted += tw::to_float(a[from * p.lda + m]) * tw::to_float(b[t * p.ldb + n]);
        }
        const long long at = kGuard + group * p.stride_c + m * p.ldc + n;
        if (c.beta != 0.0f) wanted += c.beta * tw::to_float(before[at]);
        has[at] = true;
        same = same &&
               std::fabs(tw::to_float(result[at]) - wanted) <= (sizeof(Result) == 2 ? 0x1p-8 : 0x1p-20) * std::fabs(wanted);
      }
    }
    begin = end;
  }
  for (std::size_t i = 0; i < result.size(); ++i)
    same = same && (has[i] || std::memcmp(&result[i], &before[i], sizeof(Result)) == 0);
  if (!same) std::printf("wrong: %d rows, %dx%d, %d groups\n", c.rows, c.m, c.n, static_cast<int>(p.G));
  return same;
}

}  // namespace

int main() {
  std::vector<int> many;
  for (int i = 0; i < 70; ++i) many.push_back(i / 3);
  const Case cases[] = {
      {{0, 1, BK, 2 * BK, 2 * BK, 6 * BK + 1}, 6 * BK + 1, BM + 1, BN + 1, 0, 0.0f, 0},
      {{BK - 1, 2 * BK}, 2 * BK + 9, BM - 1, BN - 1, 3, 1.0f, 5},  // ends early
      {{BK - 1, 2 * BK - 3}, 2 * BK + 9, BM, BN - 1, 3, 0.0f, 0},
      {{-4, 30, 10, 1 << 30, 3, -(1 << 30)}, 45, 20, 33, 1, 0.0f, 9},  // ends that are wrong
      {many, 24, 9, 5, 0, -2.0f, 40},                                  // more groups than a warp has lanes
      {{0, 0, 0}, 7, 8, 8, 0, 0.0f, 0},
      {{0, 0, 4}, 7, 8, 8, 5, 1.0f, 0},
#ifdef HAS_MAPS
      {{5, 5, 9, BK + 30}, BK + 30, 2 * BM + 8, 2 * BN + 40, 8, 0.0f, 0},  // boxes that are not all there
      {{5, 2 * BK}, 2 * BK, BM + 24, BN + 8, 0, 0.0f, 7},
#else
      {{0, 0}, 0, 8, 8, 0, 0.5f, 0},
#endif
  };
  bool all_right = true;
  for (const Case& each : cases) all_right = is_right(each, false) && is_right(each, true) && all_right;
  return all_right ? 0 : 1;
}
