// What the kernel could give to a process without swapping.
#pragma once

#include <cstdint>
#include <optional>

namespace tilewright::tune {

// Nothing where the kernel does not say.
std::optional<std::uint64_t> available_memory_bytes();

}  // namespace tilewright::tune
