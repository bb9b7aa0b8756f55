// Runs a rendered kernel of GEMM's family mma_split at sizes around its tile, and with factors that have all their digits or
// are special: UNIT, KERNEL: the kernel's text and symbol; SMEM_BYTES: what its launch gives it.
#define HAS_RASTER
#define SHARED shared
#include <limits>
#include <utility>

#include "gemm_cases.h"

unsigned char shared[1 << 18] __attribute__((aligned(1024)));
static_assert(STAGES * kStageBytes == SMEM_BYTES, "the launch gives as much as the kernel has");

namespace {

constexpr float kInfinity = std::numeric_limits<float>::infinity(), kLargest = std::numeric_limits<float>::max();
constexpr int kDepth = 2 * BK + 4;  // of the products below: one tile of C, and a tail of K

// Of either sign and any exponent from 2^-3 to 2^3.
float random_number() {
  random_state = random_state * 1664525u + 1013904223u;
  const float magnitude =
      std::ldexp(1.0f + static_cast<float>(random_state >> 9) * 0x1p-23f, static_cast<int>(random_state % 7) - 3);
  return random_state >> 8 & 1 ? magnitude : -magnitude;
}

struct Factors {
  std::vector<float> a = std::vector<float>(BM * kDepth), b = std::vector<float>(BN * kDepth);

  Factors() {
    for (float& x : a) x = random_number();
    for (float& x : b) x = random_number();
  }
  float& at_a(int m, int k) { return a[kAIsDepthContiguous ? m * kDepth + k : k * BM + m]; }
  float& at_b(int k, int n) { return b[kBIsDepthContiguous ? n * kDepth + k : k * BN + n]; }
};

std::vector<float> product(const Factors& factors) {
  std::vector<float> c(BM * BN);
  std::vector<float4> workspace(tw::kCounterBytes / sizeof(float4));
  Params p{};
  p.A = factors.a.data(), p.B = factors.b.data(), p.C = c.data(), p.workspace = workspace.data();
  p.M = BM, p.N = BN, p.K = kDepth, p.batch = 1, p.alpha = 1, p.split_k = 1, p.raster_group = 1;
  p.lda = kAIsDepthContiguous ? kDepth : BM, p.ldb = kBIsDepthContiguous ? kDepth : BN, p.ldc = BN;
  emulated::readable.clear();
  emulated::allow_reads(factors.a.data(), factors.a.size() * sizeof(float));
  emulated::allow_reads(factors.b.data(), factors.b.size() * sizeof(float));
  gridDim = {1, 1, 1}, blockIdx = {0, 0, 0};
  emulated::run_cta(
      kThreads, [&p] { KERNEL(p); }, false);
  return c;
}

// The largest error, in units of the sum of the products' magnitudes; infinite where a result is of another kind than f32's.
double error_of(Factors factors) {
  const std::vector<float> c = product(factors);
  double largest = 0;
  for (int m = 0; m < BM; ++m) {
    for (int n = 0; n < BN; ++n) {
      double sum = 0, magnitude = 0;
      for (int k = 0; k < kDepth; ++k) {
        const double one = static_cast<double>(factors.at_a(m, k)) * factors.at_b(k, n);
        sum += one, magnitude += std::fabs(one);
      }
      const double result = c[m * BN + n];
      if (std::isfinite(sum)) {
        const double error = std::fabs(result - sum) / magnitude;
        largest = error <= largest ? largest : std::isnan(error) ? kInfinity : error;
      } else if (std::isnan(sum) ? !std::isnan(result) : result != sum) {
        std::printf("wrong: C[%d,%d] is %g instead of %g\n", m, n, result, sum);
        return kInfinity;
      }
    }
  }
  return largest;
}

// Each alone in a row or column, at changing depths, among others that must not be touched by it.
Factors special_factors() {
  Factors factors;
  const float nan = std::numeric_limits<float>::quiet_NaN();
  const float of_a[] = {kInfinity, -kInfinity, nan, 0x1p100f, 0x1.fffffep100f, 0.0f, 0x1.555556p-60f};
  const float of_b[] = {-kInfinity, kInfinity, 0.0f, 0x1.234566p13f, -0x1.234566p13f, nan, 0x1.8p-20f};
  constexpr int kDepths[] = {0, 5, 8, BK - 1, BK + 2, 2 * BK + 3, 5};
  for (int i = 0; i < 7; ++i) {
    factors.at_a(2 * i + 1, kDepths[i]) = of_a[i];
    factors.at_b(kDepths[i], 2 * i) = of_b[i];
    // What meets an infinity: nothing but a head, and a rest of the other sign.
    factors.at_b(kDepths[i], 15) = 1.0f;
    factors.at_b(kDepths[i], 13) = 0x1.fffffep13f;
    factors.at_a(0, kDepths[i]) = -2.0f;
  }
  return factors;
}

// Where a number of tf32 is an infinity, but that of f32 is not.
bool largest_stays_finite() {
  Factors factors;
  for (float& x : factors.a) x = 0;
  factors.at_a(3, 1) = kLargest, factors.at_a(4, 1) = -kLargest;
  for (int n = 0; n < BN; ++n) factors.at_b(1, n) = 0x1p-20f;
  const std::vector<float> c = product(factors);
  const float right = kLargest * 0x1p-20f;
  for (int n = 0; n < BN; ++n) {
    if (std::fabs(c[3 * BN + n] / right - 1) > 0x1p-10f || c[4 * BN + n] != -c[3 * BN + n] || c[n] != 0) {
      std::printf("wrong: the largest number becomes %g\n", c[3 * BN + n]);
      return false;
    }
  }
  return true;
}

}  // namespace

int main() {
  const Tiling tiling{BM, BN, BM * BN, 4, 0};
  const Case cases[] = {
      {BM + 1, BN - 1, 3 * BK + 1, 1, 0, 1, true, 1, 0},          // tails of all sizes
      {2 * BM, 2 * BN, (STAGES + 1) * BK, 1, 0, 1, false, 1, 0},  // whole tiles
      {BM, BN + 1, BK - 1, 2, 1, 1, false, 2, 1},
      {1, 1, 1, 1, 3, 1, true, 1, 1},
      {3, 5, 0, 1, 0, 1, true, 1, 1},
      {BM, BN, 2 * BK, 1, 0, 1, true, 0, 1},              // alpha 0: nothing is read
      {BM + 3, BN + 2, 4 * BK + 3, 2, 1, 3, true, 1, 1},  // splits of K
      {BM, BN, BK, 1, 0, 2, false, 1, 0},                 // one of which is empty
  };
  bool all_right = true;
  for (const Case& each : cases) {
    all_right = is_right(each, tiling, false) && is_right(each, tiling, true) && all_right;
  }
  const double of_numbers = error_of({}), of_special = error_of(special_factors());
  std::printf("errors: 2^%.1f, beside special values 2^%.1f\n", std::log2(of_numbers), std::log2(of_special));
  return all_right && largest_stays_finite() && of_numbers < 0x1p-21 && of_special < 0x1p-21 ? 0 : 1;
}
