// What the fuzzer knows of an op: each function from the documented mathematics, none from the library's code.
#pragma once

#include <vector>

#include "call.h"
#include "expected.h"
#include "finding.h"
#include "operands.h"
#include "random_source.h"
#include "size_values.h"

namespace tilewright::calls {

struct OpCalls {
  // A call that is right, or wrong in a few places.
  Call (*make)(RandomSource& random);
  // Sizes with what dense ones stand for, and the tensors that they describe, in the op's order.
  SizeValues (*sizes)(const Call& call);
  std::vector<TensorView> (*views)(const Call& call, const SizeValues& sizes);
  // There is nothing to do, by a size that not all results have.
  bool (*is_nothing)(const SizeValues& sizes);
  // What is wrong besides what judge() finds in any op.
  void (*judge)(const Call& call, const SizeValues& sizes, bool is_empty, Findings& findings);
  // Contents of all tensors that are present.
  void (*fill)(const Call& call, const SizeValues& sizes, const Operands& operands, RandomSource& random);
  // For each tensor that is written its elements in the order of TensorView::for_each; empty for the others.
  std::vector<std::vector<Expected>> (*expect)(const Call& call, const SizeValues& sizes, const Operands& operands);
};

extern const OpCalls kGemmCalls, kForwardCalls, kDecodeCalls, kGroupedCalls, kKGroupedCalls, kScaledCalls, kScaledGroupedCalls,
    kPackedCalls;

}  // namespace tilewright::calls
