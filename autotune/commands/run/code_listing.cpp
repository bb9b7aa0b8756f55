#include "commands/run/code_listing.h"

#include <fmt/format.h>

#include <vector>

#include "compile/toolchain.h"
#include "system/process.h"
#include "tilewright/error.h"

namespace tilewright::tune {
namespace {

namespace fs = std::filesystem;

// Folders to look in; the empty one is PATH. A toolkit has them beside nvcc, which need not be on PATH.
std::vector<fs::path> folders_of_tools() {
  std::vector<fs::path> folders{{}};
  for (const std::string& word : toolchain_from_environment().nvcc) {
    if (fs::path(word).filename() == "nvcc" && fs::path(word).has_parent_path())
      folders.push_back(fs::path(word).parent_path());
  }
  return folders;
}

}  // namespace

std::string disassembled(const fs::path& cubin) {
  const std::vector<std::vector<std::string>> tools{{"nvdisasm", "--print-code"}, {"cuobjdump", "--dump-sass"}};
  for (const fs::path& folder : folders_of_tools()) {
    for (std::vector<std::string> command : tools) {
      command.front() = (folder / command.front()).string();
      command.push_back(cubin.string());
      const ProcessResult result = run_process({.command = command, .timeout_s = 60});
      if (!result.started) continue;
      if (result.ok()) return result.output;
      throw Error(fmt::format("{} cannot read {}: {}", command.front(), cubin.string(), result.errors));
    }
  }
  throw Error(
      "--sass needs nvdisasm or cuobjdump, and neither is on PATH or beside nvcc: they come with a CUDA toolkit (NVIDIA's "
      "packages cuda-nvdisasm and cuda-cuobjdump); --ptx needs neither");
}

}  // namespace tilewright::tune
