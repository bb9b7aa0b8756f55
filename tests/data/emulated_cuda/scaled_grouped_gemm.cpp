// Runs a rendered kernel of scaled_grouped_gemm on groups of all lengths around its tile, of every type that it serves, with
// scales in every order, ends that are wrong and rows from anywhere. UNIT, KERNEL: the kernel's text and symbol; MULTIPLE: what
// it wants sizes and strides to be multiples of; TYPES, SCALINGS, GATES: lists of the codes that it serves; SERVES_ALL: it is
// told them; IS_FAST: 14 bits are enough all along K.
#include <algorithm>

#include "emulated_cuda.h"

#include UNIT

unsigned char shared[1 << 18] __attribute__((aligned(1024)));

namespace {

constexpr long long kGuard = 64;  // elements

long long up(long long size) { return (size + MULTIPLE - 1) / MULTIPLE * MULTIPLE; }
long long blocks_of(long long size) { return (size + 127) / 128; }

struct Case {
  std::vector<int> ends;
  int rows, columns, depth, pad;
  bool has_all;  // row_index, bias and row_scale
  int rows_of_a;
  enum { usual, turned, one } order;  // of scales
  enum { integers, rough } numbers;   // rough: of all magnitudes
  float first_bias = 0;               // of a group's first matrix, if it is not 0
};

unsigned random_state = 1;
unsigned random_number() {
  random_state = random_state * 1664525u + 1013904223u;
  return random_state >> 16;
}

float to_number(bool is_e5m2, unsigned char bits) {
  return is_e5m2 ? tw::to_float(tw::e5m2{bits}) : tw::to_float(tw::e4m3{bits});
}

// One in 8192 of the integers is NaN.
std::vector<unsigned char> codes(long long count, bool is_e5m2, decltype(Case::numbers) kind) {
  std::vector<unsigned char> values(std::max(1LL, count));
  for (unsigned char& each : values) {
    const float value = kind == Case::rough ? (static_cast<int>(random_number() % 4097) - 2048) / 2048.0f
                                            : static_cast<int>(random_number() % 5) - 2.0f;
    each = is_e5m2 ? tw::to_e5m2(value).bits : tw::to_e4m3(value).bits;
    if (kind == Case::integers && random_number() % 8192 == 0) each = 0xff;
  }
  return values;
}

std::vector<float> powers(long long count) {
  std::vector<float> values(std::max(1LL, count));
  for (float& each : values)
    each = std::ldexp(random_number() % 4 == 0 ? -1.0f : 1.0f, static_cast<int>(random_number() % 4) - 3);
  return values;
}

double element(const std::vector<unsigned short>& from, int type, long long at) {
  return type == tw::kOfF16 ? tw::to_float(tw::f16{from[at]}) : tw::to_float(tw::bf16{from[at]});
}

// How far a gate or an activation may take an error.
struct Value {
  double value, error;
};

Value finished(Value x, Value y, int gate) {
  if (gate == 0) return {std::isnan(x.value) ? x.value : std::max(0.0, x.value), x.error};
  if (gate == 2) {
    x.value = x.value > 7 ? 7 : x.value;
    y.value = (y.value > 7 ? 7 : y.value < -7 ? -7 : y.value) + 1;
  }
  const double passed = x.value / (1 + std::exp(-(gate == 2 ? 1.702 : 1) * x.value));
  return {passed * y.value, 1.2 * x.error * (std::fabs(y.value) + y.error) + std::fabs(passed) * y.error};
}

bool is_right(const Case& c, int types, int scaling, int gate, int result_type, bool backwards) {
  Params p{};
  const int parts = gate == 0 ? 1 : 2;
  p.G = static_cast<long long>(c.ends.size()), p.M = c.rows, p.N = c.columns, p.K = up(c.depth), p.parts = parts;
  p.rows_a = c.has_all ? c.rows_of_a : c.rows;
  p.lda = up(p.K + c.pad), p.ldb = up(p.K + 2 * c.pad), p.ldc = p.N + c.pad;
  p.stride_part = up(p.N * p.ldb + c.pad), p.stride_b = up(parts * p.stride_part + c.pad);
  p.activation = gate == 0 ? 1 : 0, p.result_type = result_type;
#ifdef SERVES_ALL
  p.types = types, p.scaling_code = scaling, p.gate_code = gate;
#endif
  const long long blocks = scaling == 0 ? 1 : blocks_of(p.K), rows_b = scaling == 1 ? blocks_of(p.N) : p.N;
  p.scale_a_row = 1, p.scale_a_block = p.rows_a, p.scale_b_row = 1, p.scale_b_block = rows_b;
  if (c.order == Case::turned) p.scale_a_row = blocks, p.scale_a_block = 1, p.scale_b_row = blocks, p.scale_b_block = 1;
  p.scale_b_part = rows_b * blocks + 1, p.scale_b_group = parts * p.scale_b_part + 2;
  if (c.order == Case::one) {
    p.scale_a_row = p.scale_a_block = p.scale_b_row = p.scale_b_block = p.scale_b_part = 0;
    p.scale_b_group = 1;
  }

  const bool is_a_e5m2 = types == 2, is_b_e5m2 = types == 1;
  const auto a = codes(p.rows_a * p.lda, is_a_e5m2, c.numbers), b = codes(p.G * p.stride_b, is_b_e5m2, c.numbers);
  const auto scale_a = powers(p.rows_a * blocks), scale_b = powers(p.G * p.scale_b_group);
  std::vector<unsigned short> bias;
  for (long long i = 0; i < p.G * parts * p.N; ++i) {
    const bool is_given = c.first_bias != 0 && i / p.N % parts == 0;
    const float value = is_given ? c.first_bias : static_cast<float>(random_number() % 5);
    bias.push_back(result_type == tw::kOfF16 ? tw::from_float<tw::f16>(value).bits : tw::from_float<tw::bf16>(value).bits);
  }
  std::vector<unsigned short> result(p.M * p.ldc + 2 * kGuard, 0xeeee);
  const std::vector<unsigned short> before = result;
  std::vector<int> index;
  std::vector<float> scale;
  for (int i = 0; i < c.rows; ++i) {
    index.push_back(i % 5 == 1 ? -3 : i % 5 == 2 ? c.rows_of_a + i : i * 7 % c.rows_of_a);
    scale.push_back(i % 3 == 0 ? -2.0f : 0.5f);
  }
  p.A = a.data(), p.B = b.data(), p.C = result.data() + kGuard, p.offsets = c.ends.data();
  p.scale_a = scale_a.data(), p.scale_b = scale_b.data();
  if (c.has_all) p.row_index = index.data(), p.bias = bias.data(), p.row_scale = scale.data();

  emulated::readable.clear();
  if (p.K > 0) {
    emulated::allow_reads(a.data(), (p.rows_a - 1) * p.lda + p.K);
    emulated::allow_reads(b.data(), (p.G - 1) * p.stride_b + (parts - 1) * p.stride_part + (p.N - 1) * p.ldb + p.K);
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
        Value sums[2] = {};
        for (int part = 0; part < parts; ++part) {
          Value& sum = sums[part];
          for (long long k = 0; k < p.K; ++k) {
            const long long block = scaling == 0 ? 0 : k / 128;
            const double factor = static_cast<double>(scale_a[from * p.scale_a_row + block * p.scale_a_block]) *
                                  scale_b[group * p.scale_b_group + part * p.scale_b_part +
                                          (scaling == 1 ? n / 128 : n) * p.scale_b_row + block * p.scale_b_block];
            const double product = to_number(is_a_e5m2, a[from * p.lda + k]) *
                                   to_number(is_b_e5m2, b[group * p.stride_b + part * p.stride_part + n * p.ldb + k]) * factor;
            sum.value += product;
            // 2^-13 of a step's products, and of the sum of 128 before.
            if (c.numbers == Case::rough) sum.error += 0x1p-13 * std::fabs(product) + 0x1p-13 / 32 * 16 * std::fabs(factor);
          }
          if (c.has_all) sum.value += element(bias, result_type, (group * parts + part) * p.N + n);
        }
        Value wanted = finished(sums[0], sums[1], gate);
        if (c.has_all) wanted.value *= scale[row], wanted.error *= std::fabs(scale[row]);
        const double most = result_type == tw::kOfF16 ? 65519 : 1e38;
        const long long at = kGuard + row * p.ldc + n;
        has[at] = true;
        const double got = element(result, result_type, at), unit = result_type == tw::kOfF16 ? 0x1p-11 : 0x1p-8;
        const bool fits = std::isnan(wanted.value) ? std::isnan(got)
                          : std::fabs(wanted.value) > most
                              ? std::isinf(got)
                              : std::fabs(got - wanted.value) <= 1.5 * unit * std::fabs(wanted.value) + wanted.error + 0x1p-24;
        if (!fits && same) std::printf("C[%lld][%lld] is %g, not %g\n", row, n, got, wanted.value);
        same = same && fits;
      }
    }
    begin = end;
  }
  for (std::size_t i = 0; i < result.size(); ++i) same = same && (has[i] || result[i] == before[i]);
  if (!same) {
    std::printf("wrong: %d rows, %dx%d, %d groups, types %d, scaling %d, gate %d, result %d, order %d\n", c.rows, c.columns,
                c.depth, static_cast<int>(p.G), types, scaling, gate, result_type, c.order);
  }
  return same;
}

}  // namespace

int main() {
  std::vector<int> many;
  for (int i = 0; i < 70; ++i) many.push_back(i / 3);
  const Case cases[] = {
      {{0, 1, BM, 2 * BM, 2 * BM, 2 * BM + 1}, 2 * BM + 1, BN + 1, 129, 0, false, 1, Case::usual, Case::integers},
      {{BM - 1, BM + 9}, BM + 12, BN + 8, 272, 16, true, 5, Case::turned, Case::rough},              // ends early
      {{-4, 30, 10, 1 << 30, 3, -(1 << 30)}, 35, 20, 127, 1, true, 9, Case::usual, Case::integers},  // ends that are wrong
      {many, 24, 9, 16, 0, true, 40, Case::turned, Case::integers},  // more groups than a warp has lanes
      {{0, 0, 0}, 7, 8, 16, 0, false, 1, Case::usual, Case::integers},
      {{2, 9}, 9, 260, 400, 0, false, 1, Case::one, Case::rough},
      {{4, 6}, 6, 40, 0, 0, true, 3, Case::usual, Case::integers},
      {{4, 6}, 6, 40, 16, 0, true, 3, Case::usual, Case::integers, -3.3e38f},  // of which no gate lets anything pass
  };
  bool backwards = false;
  for (const int types : TYPES) {
    for (const int scaling : SCALINGS) {
      for (const int gate : GATES) {
        for (const Case& each : cases) {
          backwards = !backwards;
          if (!is_right(each, types, scaling, gate, backwards ? tw::kOfF16 : tw::kOfBf16, backwards)) return 1;
        }
      }
    }
  }
  return 0;
}
