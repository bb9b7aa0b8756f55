// What kernels on a GPU need besides their tensors, for callers who do not want to know of it: one block of memory for each
// stream, which all plans that run there share, since its kernels run one behind the other.
#pragma once

#include <cstddef>

#include "tilewright/plan.h"

namespace tilewright {

// `bytes` of device memory, aligned to 256, the first `zeroed` of them zero if all kernels that had them before left them so,
// as ours do. Valid for work that is enqueued on `stream` before the next call for it. A stream that is captured has a block
// for this capture alone, since its graph may run beside others. Blocks grow by need, are never freed (work that uses them may
// be under way, graphs may run again), and are made without waiting for the device. A context of the device must be current.
// Throws Error when there is no memory.
void* stream_workspace(int ordinal, Stream stream, std::size_t bytes, std::size_t zeroed);

}  // namespace tilewright
