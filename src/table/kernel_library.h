// A shared library of kernels for operators that are linked already: those that won when they were tuned, and are not among the
// linked ones. Built by tilewright_add_winners (cmake/TilewrightWinners.cmake), taken up by the dispatcher at any time.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string_view>
#include <vector>

#include "table/kernel_table.h"

namespace tilewright {

// What it exports, as `tilewright_kernel_library`.
struct KernelLibrary {
  const char* version;
  std::size_t entry_bytes;  // of a KernelEntry: what was compiled with other structs says so
  const KernelTable& (*table)();
  const KernelTable& (*linked_table)();  // of the library that it was linked to: its drivers run on that one's threads
};

// The library's, which stays loaded. nullptr: the file is a library, but none of kernels. Throws Error where it can't be
// loaded, and where it was built for another version, or another installation, than this one.
const KernelTable* open_kernel_library(const std::filesystem::path& file);

// A folder of such libraries, VERSION-NAME.so, of which the dispatcher takes up this version's when it is made, unless
// TILEWRIGHT_KERNELS names another one. Empty: none was set.
void set_kernel_folder(const std::filesystem::path& folder);
std::filesystem::path kernel_folder();
std::vector<std::filesystem::path> kernel_libraries_in(const std::filesystem::path& folder);

// Whether this process can launch the kernel of a record. Makes the dispatcher, as a call does.
bool is_kernel_here(std::string_view id, std::string_view hash);

}  // namespace tilewright
