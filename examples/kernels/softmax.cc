// Softmax of the rows of a matrix on CPUs; the same operator as softmax.cu.
// tw: op     softmax(x: T[rows:ldx, cols]) -> y: T[rows:ldy, cols]
// tw: types  T = f32, f16, bf16
// tw: tune   LANES = 8, 16, 32, 64
// tw: launch grid = rows
// tw: check  y == np.exp(x - x.max(axis=1)[:, None]) / np.exp(x - x.max(axis=1)[:, None]).sum(axis=1)[:, None]
// tw: shapes rows, cols = (1024, 1000), (8, 100_003)
#include <algorithm>
#include <bit>
#include <limits>

// e^x in arithmetic that compilers vectorize: 2^i * 2^f with a whole i, and |f| <= 1/2 in a series. Below -87 it is 0.
inline float exp_of(float x) {
  const float bits = std::max(x, -87.0f) * 1.44269504f, whole = bits + 12582912.0f;  // 1.5 * 2^23: rounds to a whole number
  const float f = (bits - (whole - 12582912.0f)) * 0.693147181f;
  const float series = 1 + f * (1 + f * (0.5f + f * (1 / 6.0f + f * (1 / 24.0f + f * (1 / 120.0f + f / 720.0f)))));
  return x < -87.0f ? 0 : series * std::bit_cast<float>((std::bit_cast<int>(whole) - 0x4b400000 + 127) << 23);
}

// Called for each row. LANES sums beside each other, for the compiler may not change the order of additions.
void softmax(const T* x, T* y, long long cols, long long ldx, long long ldy, long long block_x) {
  const T* in = x + block_x * ldx;
  T* out = y + block_x * ldy;
  float most[LANES], sums[LANES] = {};
  std::fill_n(most, LANES, -std::numeric_limits<float>::infinity());
  const long long whole = cols / LANES * LANES;
  for (long long i = 0; i < whole; i += LANES)
    for (int j = 0; j < LANES; ++j) most[j] = std::max<float>(most[j], in[i + j]);
  for (long long i = whole; i < cols; ++i) most[0] = std::max<float>(most[0], in[i]);
  const float max = *std::max_element(most, most + LANES);
  for (long long i = 0; i < whole; i += LANES)
    for (int j = 0; j < LANES; ++j) sums[j] += exp_of(in[i + j] - max);
  for (long long i = whole; i < cols; ++i) sums[0] += exp_of(in[i] - max);
  float sum = 0;
  for (const float each : sums) sum += each;
  for (long long i = 0; i < cols; ++i) out[i] = exp_of(in[i] - max) / sum;
}
