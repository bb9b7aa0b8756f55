// What attention over sequences and decoding share: rows of queries that see some of their sequence's keys, and what these
// give.
#pragma once

#include <vector>

#include "call.h"
#include "expected.h"
#include "operands.h"
#include "random_source.h"

namespace tilewright::calls {

// One query of one head: where its row of Q lies, which keys it sees, and where their rows of K and V lie.
struct AttentionRow {
  std::int64_t kv_head;
  std::int64_t q_at = 0, o_at = 0, lse_at = 0;
  std::int64_t first_key = 0, end_key = 0;
  std::int64_t diagonal = 0;  // the key at distance 0
  std::int64_t bias_at = -1;  // of key 0; -1: none
  double slope = 0;
  std::vector<std::int64_t> k_at{}, v_at{};  // of keys from first_key on
  std::vector<double> k_scale{}, v_scale{};  // what they are multiplied by; empty: 1
};

struct AttentionScalars {
  std::int64_t depth;
  double scale, softcap;
  double weight_rounding = 0;  // relative, of weights that are rounded before they are multiplied by V
};

// Positions of Q, K, V, O, LSE and bias among the op's tensors.
struct AttentionTensors {
  std::size_t q = 0, k = 1, v = 2, o = 3, lse = 4, bias = 5;
};

// Contents of Q, K, V and bias by the call's content; `rows`: all rows of the call.
void fill_attention(const Call& call, const std::vector<AttentionRow>& rows, const AttentionScalars& scalars,
                    const Operands& operands, RandomSource& random);
// O and LSE, each in the order of its offsets in TensorView::for_each.
std::vector<std::vector<Expected>> expect_attention(const std::vector<AttentionRow>& rows, const AttentionScalars& scalars,
                                                    const Operands& operands);

}  // namespace tilewright::calls
