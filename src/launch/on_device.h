// Runs a piece of work with a device's context current on this thread: what a provider's library expects that takes the current
// device for its own. On a CPU there is nothing to make current.
#pragma once

#include "tilewright/device.h"

namespace tilewright {

// Of the CUDA back end. With `what`, which is that device's: throws Error when a context of another one is current, for streams
// and pointers are that one's. Without: that context is back when this returns.
void on_cuda_device(int ordinal, const char* what, void (*work)(const void* context), const void* context);

template <typename Work>
void on_device(const Device& device, const Work& work, const char* what = nullptr) {
  if (device.kind == TargetKind::cpu) return work();
  on_cuda_device(
      device.ordinal, what, [](const void* context) { (*static_cast<const Work*>(context))(); }, &work);
}

}  // namespace tilewright
