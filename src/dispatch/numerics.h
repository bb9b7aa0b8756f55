// What Numerics asks of the choice of a kernel: which instances keep a promise, and by which problem one is chosen that must be
// the same whatever the batch is. Called by the dispatcher and its ladder; it chooses nothing itself.
#pragma once

#include <array>
#include <string>

#include "table/kernel_table.h"

namespace tilewright {

// Whether an instance keeps the promise, as far as its family tells (LaunchSpec::cut_by_batch, cut_by_team).
bool keeps(const KernelEntry& kernel, const Runtime& runtime, Numerics numerics);

// One problem as dispatch sees it for batch_invariant.
struct AnyBatch {
  // With the op's usual numbers in the place of the batch's: for these a kernel is chosen.
  std::array<Problem, kUsualBatches> usual;
  // With the least batch, and a larger one than is usual: for these it must be legal, too.
  std::array<Problem, 2> extremes;

  // As a record may have it.
  const Problem& middling() const { return usual[kUsualBatches / 2]; }
};
// Sizes that dense operands of other batches have otherwise, such as strides, become those of dense operands. Throws
// InvalidArgument where the op does not say what its batch is.
AnyBatch any_batch(const OpEntry& op, const Problem& problem);

// How many times as long as `than` an instance takes for a problem, as the families' models predict both; 0 where none does.
struct Instance {
  const KernelEntry& kernel;
  const Runtime& runtime;
};
double predicted_ratio(const OpEntry& op, const Problem& problem, const Instance& instance, const Instance& than);

// "M=16|256|4096 batch=2"
std::string usual_batch_text(const OpEntry& op);

}  // namespace tilewright
