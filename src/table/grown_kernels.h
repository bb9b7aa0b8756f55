// The kernels of a table, and behind them those of libraries that came later. Made by the dispatcher, for a snapshot; the
// operators stay what they are.
#pragma once

#include <vector>

#include "table/kernel_table.h"

namespace tilewright {

struct GrownKernels {
  std::vector<KernelEntry> kernels;
  int added = 0;  // that could not be launched before
};

// A kernel that is there already, of the same hash, takes the place of one without an image, and is left out else. Numbers of
// kernels that were there stay; none of the new ones is part of a default chain. Throws Error where `more` is of an operator
// that `table` has not, or has with other attributes, sizes or tensors, and where kernels could not be numbered any more.
GrownKernels grown_kernels(const KernelTable& table, const KernelTable& more);

}  // namespace tilewright
