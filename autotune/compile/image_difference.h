// Whether two compiled images are the same to whoever runs them: byte for byte, but for what only debuggers and linkers read
// (debug sections, symbol tables and their order, the names of local symbols and the hashes in them, build ids). Called where a
// source was rewritten and its image should not have changed. When in doubt they differ.
#pragma once

#include <string>
#include <string_view>

namespace tilewright::tune {

// Empty when they are the same, else a few words: "the machine code differs (.text.tw_kernel)". `a` and `b` are ELF64 files:
// cubins or shared objects.
std::string image_difference(std::string_view a, std::string_view b);

// What of an image counts above, in bytes that are equal where images are the same but for the name of their kernel, `symbol`.
// Empty where that cannot be said.
std::string image_contents(std::string_view image, const std::string& symbol);

}  // namespace tilewright::tune
