// Runs a call of python/calls where PyTorch works: on the device of a tensor, on its current stream.
#pragma once

#include "calls/call.h"
#include "torch/tensor.h"

namespace tilewright::torch {

// `where` is a tensor of the call. A call of tensors that are only described is checked, and not run. Throws what
// calls::run_call throws.
void run_on(const Tensor& where, const calls::Call& call);

}  // namespace tilewright::torch
