#include "table/host_numbers.h"

#include <algorithm>

#include "backend/cuda/driver_api.h"
#include "backend/cuda/relaxed_capture.h"

namespace tilewright {

std::int32_t* zeroed_host_numbers(int ordinal, std::size_t count) {
  const CurrentContext current(ordinal);
  const RelaxedCapture relaxed;
  void* memory = nullptr;
  check(driver().cuMemHostAlloc(&memory, count * sizeof(std::int32_t), CU_MEMHOSTALLOC_PORTABLE | CU_MEMHOSTALLOC_DEVICEMAP),
        "cuMemHostAlloc");
  auto* const numbers = static_cast<std::int32_t*>(memory);
  std::fill_n(numbers, count, 0);
  return numbers;
}

}  // namespace tilewright
