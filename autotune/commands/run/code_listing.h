// The code of a compiled kernel as text, by the tools that are there. Called by `run`.
#pragma once

#include <filesystem>
#include <string>

namespace tilewright::tune {

// The machine code of a cubin. Throws Error that says where a disassembler comes from when there is none.
std::string disassembled(const std::filesystem::path& cubin);

}  // namespace tilewright::tune
