// The operators of the process, by name, and libraries that bring more of them.
#pragma once

#include <filesystem>
#include <span>
#include <string>

#include "table/kernel_table.h"

namespace tilewright::calls {

// From then on, or once the library is used otherwise, no other one can bring operators.
std::span<const OpEntry> linked_ops();
// Throws InvalidArgument, which lists those that there are.
const OpEntry& linked_op(const std::string& name);

// A shared library that holds operators of its user's (tilewright_add_ops), or kernels for those that are there
// (tilewright_add_winners). Throws Error where it can't be loaded, where it brings neither, or operators whose names are there
// already, and of operators where the library has been used already.
void load_library(const std::filesystem::path& path);

}  // namespace tilewright::calls
