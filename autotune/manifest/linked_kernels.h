// The kernels of the library that this program links, as what is measured where nothing can be compiled: their machine code is
// here. References are compiled, too, so their results are compared with those of the default. Used by the compile stage, by
// the tuner and by its workers.
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "manifest/manifest.h"
#include "table/kernel_table.h"

namespace tilewright::tune {

// Ids of an op's on an arch; empty: none is linked.
std::vector<std::string> linked_kernels(const std::string& op, const std::string& arch);
bool are_any_linked(const std::string& arch);

// In the place of a compiled image: no file. Empty where no linked kernel has the unit's hash.
std::filesystem::path linked_image(const UnitSpec& unit);
// nullptr: it is a file.
const KernelEntry* linked_kernel(const std::filesystem::path& image);

// Whether a manifest's images are these.
bool are_linked(std::span<const std::filesystem::path> images);
// Problems and edges are then compared with the results of a linked kernel that is legal, of the default where it is.
void compare_with_linked(Manifest& manifest);

}  // namespace tilewright::tune
