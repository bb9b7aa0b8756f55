// Runs a rendered kernel of scaled_gemm on sizes around its tile, of every type that it serves, with scales in every order.
// UNIT, KERNEL: the kernel's text and symbol; BLOCK_DEPTH: depth of its k tile; MULTIPLE: what it wants K and strides to be
// multiples of; TYPES, SCALINGS: lists of the codes that it serves; SERVES_ALL: it is told them; IS_FAST: 14 bits are enough
// all along K; HAS_MAPS: it loads by the bulk copy engine; STREAMS: its CTAs have few rows and share a tile's depth;
// SMEM_BYTES: what its launch gives it.
#include <algorithm>

#include "emulated_cuda.h"

#include UNIT

unsigned char shared[1 << 18] __attribute__((aligned(1024)));

namespace {

constexpr long long kGuard = 64;  // bytes
#ifdef STREAMS
constexpr int BM = COLUMNS, BN = ROWS;
static_assert(kSharedBytes == SMEM_BYTES, "the launch gives as much as the kernel has");
#endif

long long up(long long size) { return (size + MULTIPLE - 1) / MULTIPLE * MULTIPLE; }
long long blocks_of(long long size) { return (size + 127) / 128; }

struct Case {
  int rows, columns, depth, pad;
  bool has_all;  // bias, scale_c and amax
  enum { usual, turned, one } order;
  enum { integers, rough, positive } numbers;  // rough: of all magnitudes
};

unsigned random_state = 1;
unsigned random_number() {
  random_state = random_state * 1664525u + 1013904223u;
  return random_state >> 16;
}

enum class Type { e4m3, e5m2, i8 };

float to_number(Type type, unsigned char bits) {
  if (type == Type::i8) return static_cast<float>(static_cast<signed char>(bits));
  return type == Type::e5m2 ? tw::to_float(tw::e5m2{bits}) : tw::to_float(tw::e4m3{bits});
}

// One in 8192 of the integers is NaN, where there is one.
std::vector<unsigned char> codes(long long count, Type type, decltype(Case::numbers) kind) {
  std::vector<unsigned char> values(std::max(1LL, count));
  for (unsigned char& each : values) {
    const float value = kind == Case::rough      ? (static_cast<int>(random_number() % 4097) - 2048) / 2048.0f
                        : kind == Case::positive ? static_cast<int>(random_number() % 3) + 1.0f
                                                 : static_cast<int>(random_number() % 5) - 2.0f;
    each = type == Type::e5m2 ? tw::to_e5m2(value).bits : tw::to_e4m3(value).bits;
    if (type == Type::i8) {
      const int any = static_cast<int>(random_number() % 256) - 128;
      each = static_cast<unsigned char>(kind == Case::rough      ? any
                                        : kind == Case::positive ? 127 - static_cast<int>(random_number() % 3)
                                                                 : static_cast<int>(value));
      continue;
    }
    if (kind == Case::integers && random_number() % 8192 == 0) each = 0xff;
  }
  return values;
}

std::vector<float> powers(long long count) {
  std::vector<float> values(std::max(1LL, count));
  for (float& each : values)
    each = std::ldexp(random_number() % 4 == 0 ? -1.0f : 1.0f, static_cast<int>(random_number() % 5) - 2);
  return values;
}

int bytes_of(int result_type) { return result_type == tw::kOfE4m3 ? 1 : result_type == tw::kOfF32 ? 4 : 2; }

float element(const void* from, int type, long long at) {
  if (type == tw::kOfBf16) return tw::to_float(static_cast<const tw::bf16*>(from)[at]);
  if (type == tw::kOfF16) return tw::to_float(static_cast<const tw::f16*>(from)[at]);
  if (type == tw::kOfF32) return static_cast<const float*>(from)[at];
  return tw::to_float(static_cast<const tw::e4m3*>(from)[at]);
}

bool is_right(const Case& c, int types, int scaling, int result_type, bool backwards) {
  Params p{};
  p.M = c.rows, p.N = c.columns, p.K = up(c.depth);
  p.lda = up(p.K + c.pad), p.ldb = up(p.K + 2 * c.pad), p.ldc = p.N + c.pad, p.result_type = result_type;
#ifdef HAS_MAPS
  p.raster_group = 2;
#endif
#ifdef STREAMS
  p.overlap = backwards ? tw::kReadsConstants : tw::kLetsNextBegin;
#endif
#ifdef SERVES_ALL
  p.types = types, p.scaling_code = scaling;
#endif
  const long long blocks = scaling == 0 ? 1 : blocks_of(p.K), rows_b = scaling == 1 ? blocks_of(p.N) : p.N;
  p.scale_a_row = 1, p.scale_a_block = p.M, p.scale_b_row = 1, p.scale_b_block = rows_b;
  if (c.order == Case::turned) p.scale_a_row = blocks, p.scale_a_block = 1, p.scale_b_row = blocks, p.scale_b_block = 1;
  if (c.order == Case::one) p.scale_a_row = p.scale_a_block = p.scale_b_row = p.scale_b_block = 0;

  const Type type_a = types == 3 ? Type::i8 : types == 2 ? Type::e5m2 : Type::e4m3;
  const Type type_b = types == 3 ? Type::i8 : types == 1 ? Type::e5m2 : Type::e4m3;
  const bool is_exact = types == 3 && scaling == 0;
  const auto a = codes(p.M * p.lda, type_a, c.numbers), b = codes(p.N * p.ldb, type_b, c.numbers);
  const auto scale_a = powers(p.M * blocks), scale_b = powers(rows_b * blocks), scale_c = powers(1);
  std::vector<float> bias(p.N + 1);  // of any type
  for (long long i = 0; i < p.N; ++i) {
    const float value = static_cast<float>(random_number() % 5);
    if (result_type == tw::kOfF32) bias[i] = value;
    if (result_type == tw::kOfF16) reinterpret_cast<tw::f16*>(bias.data())[i] = tw::from_float<tw::f16>(value);
    if (result_type % 3 == 0) reinterpret_cast<tw::bf16*>(bias.data())[i] = tw::from_float<tw::bf16>(value);
  }
  float amax = 3;
  std::vector<unsigned char> result(p.M * p.ldc * bytes_of(result_type) + 2 * kGuard, 0xee);
  const std::vector<unsigned char> before = result;
  p.A = a.data(), p.B = b.data(), p.C = result.data() + kGuard, p.scale_a = scale_a.data(), p.scale_b = scale_b.data();
  if (c.has_all) p.bias = bias.data(), p.amax = &amax;
  if (c.has_all && result_type == tw::kOfE4m3) p.scale_c = scale_c.data();

#ifdef HAS_MAPS
  p.map_a = {a.data(), p.K, p.M, p.lda, BM};
  p.map_b = {b.data(), p.K, p.N, p.ldb, BN};
#endif

  emulated::readable.clear();
  if (p.K > 0) {
    emulated::allow_reads(a.data(), (p.M - 1) * p.lda + p.K);
    emulated::allow_reads(b.data(), (p.N - 1) * p.ldb + p.K);
  }
  const auto row_tiles = static_cast<unsigned>((p.M + BM - 1) / BM), column_tiles = static_cast<unsigned>((p.N + BN - 1) / BN);
  gridDim = {row_tiles * column_tiles, 1, 1};
#ifdef HAS_MAPS
  gridDim.x = (gridDim.x + 2) / 3;  // each CTA has several tiles
#endif
#ifdef STREAMS
  gridDim = {row_tiles * CLUSTER, column_tiles, 1};
#endif
  for (unsigned i = gridDim.x * gridDim.y; i-- > 0;) {
    blockIdx = {i % gridDim.x, i / gridDim.x, 0};
    std::memset(shared, 0xff, sizeof shared);
#ifdef HAS_MAPS
    emulated::begin_cta();
#endif
    emulated::run_cta(
        kThreads, [&p] { KERNEL(p); }, backwards);
  }

  bool same = true;
  std::vector<bool> has(result.size());
  double most = 3;
  for (long long m = 0; m < p.M; ++m) {
    for (long long n = 0; n < p.N; ++n) {
      double sum = 0, rough = 0;  // how far a sum may be off
      for (long long k = 0; k < p.K; ++k) {
        const long long block = scaling == 0 ? 0 : k / 128;
        const double factor = static_cast<double>(scale_a[m * p.scale_a_row + block * p.scale_a_block]) *
                              scale_b[(scaling == 1 ? n / 128 : n) * p.scale_b_row + block * p.scale_b_block];
        const double product = to_number(type_a, a[m * p.lda + k]) * to_number(type_b, b[n * p.ldb + k]) * factor;
        sum += product;
        if (types == 3 && !is_exact) rough += 0x1p-23 * std::fabs(sum);  // f32
        // 2^-13 of a step's products, and of the sum of 128 before.
        if (c.numbers == Case::rough && !is_exact)
          rough += 0x1p-13 * std::fabs(product) + 0x1p-13 / 32 * 16 * std::fabs(factor);
      }
      if (c.has_all) sum += static_cast<double>(element(bias.data(), result_type % 3 == 0 ? 0 : result_type, n));
      if (!std::isnan(most) && !(std::fabs(sum) <= most)) most = std::fabs(sum);
      double wanted = sum * (p.scale_c != nullptr ? scale_c[0] : 1);
      if (result_type == tw::kOfE4m3) wanted = std::min(448.0, std::max(-448.0, wanted));
      if (result_type == tw::kOfF16 && std::fabs(wanted) >= 65520) wanted = std::copysign(HUGE_VAL, wanted);
      if (std::isnan(sum)) wanted = sum;
      const double relative = result_type == tw::kOfF32 ? 0x1p-22
                                                        : 0.51 * std::ldexp(1.0, result_type == 0   ? -7
                                                                                 : result_type == 1 ? -10
                                                                                                    : -3);
      const long long at = m * p.ldc + n;
      for (int i = 0; i < bytes_of(result_type); ++i) has[kGuard + at * bytes_of(result_type) + i] = true;
      const double got = element(static_cast<const void*>(result.data() + kGuard), result_type, at);
      const bool fits = std::isnan(wanted)   ? std::isnan(got)
                        : std::isinf(wanted) ? got == wanted
                                             : std::fabs(got - wanted) <= relative * std::fabs(wanted) + rough +
                                                                              (result_type == tw::kOfE4m3 ? 0x1p-10 : 0);
      if (!fits && same) std::printf("C[%lld][%lld] is %g, not %g\n", m, n, got, wanted);
      same = same && fits;
    }
  }
  if (c.has_all) {
    const bool fits = std::isnan(most)
                          ? std::isnan(amax)
                          : std::fabs(amax - most) <= (c.numbers == Case::rough && !is_exact ? 0x1p-9 : 0x1p-22) * most;
    if (!fits) std::printf("amax is %g, not %g\n", amax, most);
    same = same && fits;
  }
  for (std::size_t i = 0; i < result.size(); ++i) same = same && (has[i] || result[i] == before[i]);
  if (!same) {
    std::printf("wrong: %dx%dx%d, types %d, scaling %d, result %d, order %d\n", c.rows, c.columns, c.depth, types, scaling,
                result_type, c.order);
  }
  return same;
}

}  // namespace

int main() {
  const Case cases[] = {
      {BM + 1, BN - 1, BLOCK_DEPTH + 1, 3, true, Case::usual, Case::integers},
      {BM - 1, BN + 8, 2 * BLOCK_DEPTH + 16, 0, true, Case::turned, Case::rough},
      {3, 24, 4 * 128 + 5, 8, false, Case::turned, Case::rough},
      {17, 16, 144, 0, false, Case::usual, Case::integers},
      {BM + 5, BN + 24, 144, 8, false, Case::turned, Case::integers},  // rows that go to C in chunks
      {9, 40, 256, 5, true, Case::one, Case::integers},
#ifdef STREAMS
      {1, 2 * ROWS + 1, BK * (kParts * (AHEAD + 1) + 1) + 80, 16, true, Case::turned, Case::rough},
      {2, ROWS, BK * kParts * (2 * AHEAD + 1) + 48, 0, false, Case::usual, Case::integers},
#endif
#ifndef HAS_MAPS
      {4, 7, 0, 0, true, Case::usual, Case::integers},
#endif
      {1, 1, 1, 0, true, Case::usual, Case::integers},
#ifndef IS_FAST
      {2, 9, 4224, 0, false, Case::one, Case::positive},  // sums of more than 14 bits, of which none may be lost
#endif
  };
  bool backwards = false;
  int result_type = 0;
  for (const int types : TYPES) {
    for (const int scaling : SCALINGS) {
      for (const Case& each : cases) {
        backwards = !backwards;
        result_type = each.numbers == Case::positive ? static_cast<int>(tw::kOfF32) : (result_type + 1) % 4;
        if (!is_right(each, types, scaling, result_type, backwards)) return 1;
      }
    }
  }
  return 0;
}
