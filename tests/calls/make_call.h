// What calls of all ops are made with: sizes, layouts of tensors, and what callers do wrong.
#pragma once

#include "call.h"
#include "random_source.h"

namespace tilewright::calls {

// A size of up to 64, small ones and those beside powers of two more often, 0 seldom.
std::int64_t random_length(RandomSource& random);
// A stride for rows of `row` elements: dense, the same said aloud, padded, or 0 where `may_be_shared`.
std::int64_t random_stride(RandomSource& random, std::int64_t row, bool may_be_shared);
std::int64_t random_threads(RandomSource& random);
// Where each of `groups` groups of rows ends: growing, most often; numbers of any kind else.
std::vector<std::int32_t> random_ends(RandomSource& random, std::int64_t groups, std::int64_t rows);
// Where tensors lie, which workspace they get and which way the call is made; all tensors present.
void choose_memory(RandomSource& random, Call& call);
// Leaves out some of the sizes at the end that are dense; then, in some calls, makes one or two things wrong.
void finish(RandomSource& random, Call& call);

}  // namespace tilewright::calls
