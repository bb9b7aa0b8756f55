// Attention of a few new queries to a long cache: from views with any strides between rows, heads and sequences to the operator
// attention_decode.
#pragma once

#include <cstdint>
#include <optional>

#include "calls/call.h"
#include "calls/dlpack.h"
#include "calls/shape.h"

namespace tilewright::calls {

struct AttentionDecodeOperands {
  const DLTensor* q;  // (..., Hq, L, E): the last L positions of each sequence
  // (..., H, S, E), the keys of the new queries included; with page_table (pages, H, page_size, E).
  const DLTensor* k;
  const DLTensor* v;
  const DLTensor* out;                   // (..., Hq, L, E)
  const DLTensor* lse = nullptr;         // (..., Hq, L) float32, dense
  const DLTensor* page_table = nullptr;  // (..., n) int32: sequence's key s is in page page_table[..., s / page_size]
  const DLTensor* seqlens = nullptr;     // (...) int32, dense: keys of each sequence; none: all
  std::optional<float> scale{};          // none: 1 / sqrt(E)
  float softcap = 0;                     // 0: none
  // So many keys before and behind its own position does a query see; -1: all. window_right = 0 is causal.
  std::int64_t window_left = -1, window_right = -1;
  // What k and v of float8_e4m3fn are multiplied by, float32: broadcast to (..., H), with page_table to (pages, H). None: 1.
  const DLTensor* k_scale = nullptr;
  const DLTensor* v_scale = nullptr;
};

// (..., Hq, L, E). Throws InvalidArgument where q, k, v and page_table (may be nullptr) don't fit.
Shape attention_decode_output_shape(const DLTensor& q, const DLTensor& k, const DLTensor& v, const DLTensor* page_table);

// Throws InvalidArgument, or TypeMismatch of data types, in a sentence that names the argument, what came and what is allowed.
Call attention_decode_call(const AttentionDecodeOperands& operands);

}  // namespace tilewright::calls
