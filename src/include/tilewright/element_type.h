// The types of elements that the tensor memory accelerator tells apart.
#pragma once

#include <cstdint>

namespace tilewright {

enum class ElementType : std::uint8_t { f32, f16, bf16 };

}  // namespace tilewright
