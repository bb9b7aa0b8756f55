// Which compiler a unit goes through: a manifest says it of every unit, the compile module and its cache go by it.
#pragma once

#include <cstdint>

namespace tilewright::tune {

enum class CompilerKind : std::uint8_t { cuda, cxx };

}  // namespace tilewright::tune
