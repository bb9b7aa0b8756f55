// What a generated cpu_flash unit and the driver attention_forward_flash (cpu_flash.cpp) know of each other: the constant that
// the unit's symbol names. No system header: units include this.
#pragma once

namespace tw {

struct FlashKernel {
  long long workspace_bytes;               // of a thread, a multiple of 64
  long long (*tiles)(const void* params);  // of a problem
  // Computes one of them. `workspace` is aligned to 64 bytes.
  void (*attend)(const void* params, long long tile, void* workspace);
};

}  // namespace tw
