#include "backend/cuda/driver_api.h"
#include "launch/on_device.h"

namespace tilewright {

void on_cuda_device(int ordinal, const char* what, void (*work)(const void* context), const void* context) {
  if (what != nullptr) {
    const CurrentContext current(ordinal, what);
    return work(context);
  }
  const CurrentContext current(ordinal);
  work(context);
}

}  // namespace tilewright
