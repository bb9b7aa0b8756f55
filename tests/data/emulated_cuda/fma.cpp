// Runs a rendered kernel of GEMM's family fma at sizes around its tile, and counts bank conflicts of its shared memory.
// UNIT, KERNEL: the kernel's text and symbol; SMEM_BYTES: what its launch gives it.
#define HAS_RASTER
#define SHARED shared
#include <set>

#include "gemm_cases.h"

unsigned char shared[1 << 18] __attribute__((aligned(1024)));
static_assert(STAGES * kStageBytes == SMEM_BYTES, "the launch gives as much as the kernel has");

namespace {

// Of lanes that access shared memory at once, `bytes` each at `at(lane)`, -1 for none: how often a bank is asked for more than
// one word. An instruction of 16 bytes goes by quarters of a warp.
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
  const Tiling tiling{BM, BN, BM * BN, WIDE, WIDE > 1 ? 0 : 1};
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
  const int copying = copy_conflicts<ATile>() + copy_conflicts<BTile>();
  const int reading = read_conflicts<Tile::kRowVector, ATile::kPitch>([](int thread) { return Tile::first_row(thread); }) +
                      read_conflicts<Tile::kColumnVector, BTile::kPitch>([](int thread) { return Tile::first_column(thread); });
  std::printf("bank conflicts: %d copying, %d reading\n", copying, reading);
  return all_right && copying == 0 && reading == 0 ? 0 : 1;
}
