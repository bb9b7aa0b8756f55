// Runs gemm/turn_operand.h on the CPU: operands of awkward sizes, strides and batches, by more and fewer warps than there is
// work; what it writes, and that it writes nothing else.

#include "emulated_cuda.h"
#include "gemm/turn_operand.h"

namespace {

bool turns(long long rows, long long columns, long long pad, long long batches, long long stride_pad, unsigned ctas) {
  constexpr int kThreads = 128, kWarps = kThreads / 32;
  const long long leading = rows + pad, stride = stride_pad < 0 ? 0 : columns * leading + stride_pad;
  std::vector<unsigned> stored((batches - 1) * stride + (columns - 1) * leading + rows);
  for (std::size_t i = 0; i < stored.size(); ++i) stored[i] = static_cast<unsigned>(i) + 1;
  const tw::TurnedOperand operand{stored.data(), rows, columns, leading, batches, stride};
  const long long row = operand.packed_row_bytes() / 4, copies = stride == 0 ? 1 : batches;
  std::vector<unsigned> copy(copies * rows * row);
  gridDim = {ctas, 1, 1};
  for (unsigned cta = 0; cta < ctas; ++cta) {
    blockIdx = {cta, 0, 0};
    tw::TurnBuffer buffers[kWarps];
    emulated::run_cta(
        kThreads,
        [&] {
          const unsigned warp = threadIdx.x / 32 * gridDim.x + blockIdx.x;
          tw::turn_operand(reinterpret_cast<unsigned char*>(copy.data()), operand, warp, kWarps * gridDim.x,
                           buffers[threadIdx.x / 32]);
        },
        cta % 2 != 0);
  }
  for (long long i = 0; i < static_cast<long long>(copy.size()); ++i) {
    const long long batch = i / (rows * row), m = i / row % rows, k = i % row;
    if (copy[i] != (k < columns ? stored[batch * stride + k * leading + m] : 0)) {
      std::printf("wrong: %lldx%lld pad %lld batches %lld, row %lld column %lld\n", rows, columns, pad, batches, m, k);
      return false;
    }
  }
  return true;
}

}  // namespace

int main() {
  bool is_right = true;
  for (const unsigned ctas : {1u, 3u}) {
    is_right = turns(32, 32, 0, 1, 0, ctas) && turns(1, 1, 0, 1, 0, ctas) && turns(33, 65, 3, 1, 0, ctas) && is_right;
    is_right = turns(7, 100, 1, 1, 0, ctas) && turns(129, 31, 0, 3, 5, ctas) && turns(40, 40, 2, 4, -1, ctas) && is_right;
  }
  return is_right ? 0 : 1;
}
