#include "measure/ask_program.h"

#include <fmt/format.h>

#include "system/process.h"
#include "tilewright/error.h"

namespace tilewright::tune {

std::string ask_program(const std::string& program, const std::string& word, const std::string& question,
                        const std::string& doing) {
  const ProcessResult result = run_process({.command = {program, word}, .input = question});
  if (!result.ok())
    throw Error(
        fmt::format("{} failed{}: {}", doing, result.signal != 0 ? ", with " + signal_text(result.signal) : "", result.errors));
  std::string output = result.output;
  while (output.ends_with('\n')) output.pop_back();
  return output.substr(output.rfind('\n') + 1);
}

}  // namespace tilewright::tune
