// Attention of arrays: from views with any strides between rows, heads and sequences to the operator attention_forward.
// Expanded dimensions are broadcasts, leading dimensions the batch; nothing is copied.
#pragma once

#include <cstdint>
#include <optional>

#include "calls/call.h"
#include "calls/dlpack.h"
#include "calls/shape.h"

namespace tilewright::calls {

// Which keys a causal query i sees: those up to i (top_left, PyTorch's is_causal), or up to i + S - L (bottom_right), so that
// the last query sees the last key.
enum class Causal : std::uint8_t { none, top_left, bottom_right };

struct AttentionOperands {
  const DLTensor* q;                       // (..., Hq, L, E)
  const DLTensor* k;                       // (..., H, S, E); Hq is a multiple of H, or either is 1
  const DLTensor* v;                       // (..., H, S, E)
  const DLTensor* out;                     // (..., Hq, L, E)
  const DLTensor* bias = nullptr;          // broadcasts to (..., Hq, L, S); -infinity hides a key
  const DLTensor* lse = nullptr;           // (..., Hq, L) float32, dense: gets the logarithms of the sums
  const DLTensor* alibi_slopes = nullptr;  // (Hq,) float32
  Causal causal = Causal::none;
  std::optional<float> scale{};  // none: 1 / sqrt(E)
  float softcap = 0;             // 0: none
  // So many keys before and behind the diagonal, which ends in the last key (causal: as that says); -1: all.
  std::int64_t window_left = -1, window_right = -1;
};

// (..., Hq, L, E), where leading axes and heads broadcast. Throws InvalidArgument where q, k and v don't fit.
Shape attention_output_shape(const DLTensor& q, const DLTensor& k, const DLTensor& v);

// Throws InvalidArgument, or TypeMismatch of data types, in a sentence that names the argument, what came and what is allowed.
Call attention_call(const AttentionOperands& operands);

}  // namespace tilewright::calls
