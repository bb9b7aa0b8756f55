// Runs a rendered kernel of GEMM's family fma, UNIT, on the CPU: products of integers, which are exact in any order, at sizes
// around its tile; and counts bank conflicts of its shared memory. KERNEL: its symbol; SMEM_BYTES: what its launch gives it.
#include "emulated_cuda.h"

#include UNIT

#include <algorithm>
#include <set>

unsigned char shared[1 << 18] __attribute__((aligned(1024)));

namespace {

struct Case {
  long long M, N, K, batch, pad;
  int splits;
  bool has_bias;
  float alpha, beta;
};

static_assert(STAGES * kStageBytes == SMEM_BYTES, "the launch gives as much as the kernel has");

constexpr bool kAIsDepthContiguous = layout == Layout::nn || layout == Layout::nt;
constexpr bool kBIsDepthContiguous = layout == Layout::nt || layout == Layout::tt;

unsigned random_state = 1;
float small_integer() {
  random_state = random_state * 1664525u + 1013904223u;
  return static_cast<float>(static_cast<int>(random_state >> 16) % 9 - 4);
}

// As many elements as there are, and where they begin: at a multiple of 16 bytes, but for kernels that don't need it 4 behind.
struct Matrix {
  std::vector<float> memory;
  float* data;

  explicit Matrix(long long elements) : memory(elements + 8) {
    std::size_t first = 0;
    while (reinterpret_cast<std::size_t>(memory.data() + first) % 16 != (WIDE > 1 ? 0 : 4)) ++first;
    data = memory.data() + first;
    for (float& value : memory) value = NAN;
    for (long long i = 0; i < elements; ++i) data[i] = small_integer();
  }
};

bool run(const Case& c, bool backwards) {
  const long long multiple = WIDE;
  const auto leading = [&](long long columns) { return (columns + multiple - 1) / multiple * multiple + c.pad * multiple; };
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
  const long long a_count = extent(p.stride_a, a_rows, p.lda, kAIsDepthContiguous ? c.K : c.M);
  const long long b_count = extent(p.stride_b, b_rows, p.ldb, kBIsDepthContiguous ? c.K : c.N);
  Matrix a(a_count), b(b_count), result(extent(p.stride_c, c.M, p.ldc, c.N)), bias(c.N);
  const std::vector<float> before(result.memory);
  const float* const c_before = before.data() + (result.data - result.memory.data());
  p.A = a.data, p.B = b.data, p.C = result.data, p.bias = c.has_bias ? bias.data : nullptr;
  p.alpha = c.alpha, p.beta = c.beta, p.activation = 1, p.raster_group = 2, p.split_k = c.splits;

  const unsigned tiles = static_cast<unsigned>((c.M + BM - 1) / BM * ((c.N + BN - 1) / BN));
  std::vector<unsigned char> workspace(tw::kCounterBytes + sizeof(float) * BM * BN * tiles * c.splits * c.batch + 16);
  void* aligned = workspace.data();
  std::size_t room = workspace.size();
  p.workspace = std::align(16, room - 16, aligned, room);
  emulated::readable.clear();
  if (c.alpha != 0) {
    emulated::allow_reads(a.data, a_count * sizeof(float));
    emulated::allow_reads(b.data, b_count * sizeof(float));
  }
  gridDim = {tiles, static_cast<unsigned>(c.splits), static_cast<unsigned>(c.batch)};
  for (unsigned z = 0; z < gridDim.z; ++z) {
    for (unsigned y = 0; y < gridDim.y; ++y) {
      for (unsigned x = 0; x < gridDim.x; ++x) {
        blockIdx = {x, y, z};
        std::memset(shared, 0xff, sizeof shared);
        emulated::run_cta(kThreads, [&p] { KERNEL(p); }, backwards);
      }
    }
  }

  // Every element of C's memory, also between its rows.
  std::vector<float> expected(before);
  float* const wanted = expected.data() + (result.data - result.memory.data());
  for (long long z = 0; z < c.batch; ++z) {
    for (long long m = 0; m < c.M; ++m) {
      for (long long n = 0; n < c.N; ++n) {
        double sum = 0;
        for (long long k = 0; c.alpha != 0 && k < c.K; ++k) {
          sum += a.data[z * p.stride_a + (kAIsDepthContiguous ? m * p.lda + k : k * p.lda + m)] *
                 b.data[z * p.stride_b + (kBIsDepthContiguous ? n * p.ldb + k : k * p.ldb + n)];
        }
        const long long at = z * p.stride_c + m * p.ldc + n;
        const double value = c.alpha * sum + (c.beta != 0 ? c.beta * c_before[at] : 0) + (c.has_bias ? bias.data[n] : 0);
        wanted[at] = static_cast<float>(std::max(value, 0.0));
      }
    }
  }
  bool is_right = std::all_of(workspace.begin(), workspace.begin() + 16, [](unsigned char byte) { return byte == 0; });
  for (std::size_t i = 0; i < expected.size(); ++i) {
    const float is = result.memory[i], should_be = expected[i];
    if (is == should_be || (std::isnan(is) && std::isnan(should_be))) continue;
    if (is_right) std::printf("element %zu is %g, not %g\n", i, is, should_be);
    is_right = false;
  }
  if (!is_right) {
    std::printf("wrong: %lldx%lldx%lld batch %lld pad %lld splits %d\n", c.M, c.N, c.K, c.batch, c.pad, c.splits);
  }
  return is_right;
}

// Of lanes that access shared memory at once, `bytes` each at `at(lane)`, -1 for none: how often a bank is asked for more than one
// word. An instruction of 16 bytes goes by quarters of a warp.
template <typename At>
int conflicts(int first_lane, int lanes, int bytes, At at) {
  int count = 0;
  std::set<int> words[32];
  for (int lane = first_lane; lane < first_lane + lanes; ++lane) {
    const int begin = at(lane);
    for (int word = begin / 4; begin >= 0 && word < (begin + bytes) / 4; ++word) words[word % 32].insert(word);
  }
  for (const auto& bank : words) count += bank.size() > 1 ? static_cast<int>(bank.size()) - 1 : 0;
  return count;
}

template <typename Operand>
int copy_conflicts() {
  constexpr int kLanesAtOnce = 32 / Operand::kElements;
  int count = 0;
  for (int first = 0; first < kThreads; first += kLanesAtOnce) {
    for (int i = 0; i < Operand::kCopies; ++i) {
      count += conflicts(first, kLanesAtOnce, Operand::kElements * 4, [&](int thread) {
        const int row = Operand::row(thread, i);
        return row < Operand::kStoredRows ? Operand::place(row, Operand::column(thread, i)) * 4 : -1;
      });
    }
  }
  return count;
}

template <int kVector, int kPitch, typename First>
int read_conflicts(First first_of) {
  constexpr int kLanesAtOnce = 32 / kVector;
  int count = 0;
  for (int first = 0; first < kThreads; first += kLanesAtOnce) {
    count += conflicts(first, kLanesAtOnce, kVector * 4, [&](int thread) {
      return (thread / kTileThreads * kSteps * kPitch + first_of(thread % kTileThreads)) * 4;
    });
  }
  return count;
}

}  // namespace

int main() {
  const Case cases[] = {
      {BM + 1, BN - 1, 3 * BK + 1, 1, 0, 1, true, 1, 0},  // tails of all sizes
      {2 * BM, 2 * BN, (STAGES + 1) * BK, 1, 0, 1, false, 1, 0},  // whole tiles
      {BM, BN + 1, BK - 1, 2, 1, 1, false, 2, 1},
      {1, 1, 1, 1, 3, 1, true, 1, 1},
      {3, 5, 0, 1, 0, 1, true, 1, 1},
      {BM, BN, 2 * BK, 1, 0, 1, true, 0, 1},  // alpha 0: nothing is read
      {BM + 3, BN + 2, 4 * BK + 3, 2, 1, 3, true, 1, 1},  // splits of K
      {BM, BN, BK, 1, 0, 2, false, 1, 0},  // one of which is empty
  };
  bool is_right = true;
  for (const Case& each : cases) is_right = run(each, false) && run(each, true) && is_right;
  const int copying = copy_conflicts<ATile>() + copy_conflicts<BTile>();
  const int reading = read_conflicts<Tile::kRowVector, ATile::kPitch>([](int thread) { return Tile::first_row(thread); }) +
                      read_conflicts<Tile::kColumnVector, BTile::kPitch>([](int thread) { return Tile::first_column(thread); });
  std::printf("bank conflicts: %d copying, %d reading\n", copying, reading);
  return is_right && copying == 0 && reading == 0 ? 0 : 1;
}
