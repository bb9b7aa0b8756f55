// Sizes and strides of attention, which both of its ops spell alike.
#pragma once

#include <string>

#include "finding.h"
#include "random_source.h"
#include "size_values.h"
#include "tensor_view.h"

namespace tilewright::calls {

struct AttentionLengths {
  std::int64_t batch, heads_q, heads_kv, queries, keys, depth;
};
AttentionLengths random_lengths(RandomSource& random, std::int64_t queries);
Call::Content random_attention_content(RandomSource& random);

// Strides from row to row, head to head and sequence to sequence of [batch, length, heads, depth], added to `sizes`: dense;
// rows or heads side by side, with gaps; any of them 0 where `may_be_shared`.
void add_strides(RandomSource& random, std::vector<std::int64_t>& sizes, std::int64_t batch, std::int64_t length,
                 std::int64_t heads, std::int64_t depth, bool may_be_shared);
// What stride_{letter}s, h and b stand for.
void dense_strides(SizeValues& sizes, const std::string& letter, Wide heads, Wide length);
TensorView heads_view(const char* name, const std::string& letter, Element element, const SizeValues& sizes, Wide batch,
                      Wide length, const char* heads_name, const char* length_name);

// `of_result`: where strides that are too small for the result are found, and whether they must be.
void judge_attention_sizes(const Call& call, const SizeValues& sizes, bool is_empty, const Finding& of_result,
                           Findings& findings);
void judge_attention_scalars(const Call& call, bool is_empty, Findings& findings);

}  // namespace tilewright::calls
