// Which Python runs codegen, and how it is called: what the doctor asks of it is asked of what codegen will get.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "system/process.h"

namespace tilewright::tune {

// That of the virtual environment (a folder; empty: none is active) where it has what codegen needs, else the one that this was
// built with, else the first on PATH.
std::string find_python(const std::string& virtual_environment, const std::string& built_with);

// Runs `python` as codegen of the tree `root` is run: there, and with the tree before the user's own PYTHONPATH.
ProcessRequest python_request(const std::string& python, const std::filesystem::path& root, std::vector<std::string> arguments);

}  // namespace tilewright::tune
