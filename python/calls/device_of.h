// From DLPack's devices to the library's.
#pragma once

#include <span>

#include "calls/dlpack.h"
#include "tilewright/device.h"

namespace tilewright::calls {

// Throws InvalidArgument for a device that the library does not compute on, and for a GPU that it does not find.
const Device& device_of(DLDevice device);

// A tensor and what the caller calls it. tensor == nullptr: it was not given.
struct NamedTensor {
  const char* name;
  const DLTensor* tensor;
};

// Throws InvalidArgument where two of those that are given lie on different devices; pinned host memory is the CPU's.
void require_one_device(std::span<const NamedTensor> tensors);

}  // namespace tilewright::calls
