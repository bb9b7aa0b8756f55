// Numbers in the host's memory that kernels on GPUs write, and the host reads whenever it likes.
#pragma once

#include <cstddef>
#include <cstdint>

namespace tilewright {

// Of the CUDA back end: `count` zeros at one address for all devices and the host, kept until the process ends. Throws Error.
std::int32_t* zeroed_host_numbers(int ordinal, std::size_t count);

}  // namespace tilewright
