// Whose table an emitted source belongs to, by the name of its namespace: the library's, whose operators are counted from 0, or
// one that a program adds (added_table.h). The latter's sources are compiled with TILEWRIGHT_TABLE, a name that no other table
// of the program has (cmake/TilewrightOps.cmake).
#pragma once

#include <cstddef>
#include <cstdint>

#include "table/kernel_table.h"

#ifndef TILEWRIGHT_TABLE
#define TILEWRIGHT_TABLE library_table

namespace tilewright::TILEWRIGHT_TABLE {
constexpr std::uint16_t first_op() { return 0; }
}  // namespace tilewright::TILEWRIGHT_TABLE
#else

namespace tilewright::TILEWRIGHT_TABLE {
// The number of the table's first operator in the process's table. Throws what first_op_of does.
std::uint16_t first_op();
}  // namespace tilewright::TILEWRIGHT_TABLE
#endif

namespace tilewright::TILEWRIGHT_TABLE {
// Defined by the emitted table.cpp.
const KernelTable& table();
}  // namespace tilewright::TILEWRIGHT_TABLE

namespace tilewright {

// An op's number of an attribute's value; kAnyAttribute where the op, or the enumeration, has no such value.
template <typename Enum, std::size_t kCount>
constexpr std::uint8_t code_of(Enum value, const std::uint8_t (&codes)[kCount]) {
  const auto number = static_cast<std::size_t>(value);
  return number < kCount ? codes[number] : kAnyAttribute;
}

}  // namespace tilewright
