// The named values of the ops' attributes and scalars. Emitted by codegen; do not edit.
#pragma once

#include <cstdint>

namespace tilewright {

enum class Dtype : std::uint8_t { f32, tf32, f16, bf16 };
enum class Layout : std::uint8_t { nn, nt, tn, tt };
enum class Mask : std::uint8_t { full, causal, general };
enum class KvCache : std::uint8_t { contiguous, paged };
enum class Alignment : std::uint8_t { bottom_right, top_left };
enum class Activation : std::uint8_t { none, relu, gelu, silu };

}  // namespace tilewright
