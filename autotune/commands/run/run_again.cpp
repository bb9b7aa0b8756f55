#include "commands/run/run_again.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <sstream>
#include <vector>

#include "system/flag_name.h"

namespace tilewright::tune {

std::string joined_config(const KernelSpec& kernel, const Candidate& candidate, const char* separator) {
  std::istringstream words(kernel.config_line + " " + runtime_text(kernel, candidate.runtime));
  std::vector<std::string> parts;
  for (std::string word; words >> word;) parts.push_back(word);
  return fmt::format("{}", fmt::join(parts, separator));
}

std::string sizes_text(const OpSpec& op, const Problem& problem, std::size_t count) {
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < count; ++i) parts.push_back(fmt::format("{}={}", op.sizes[i], problem.sizes[i]));
  return fmt::format("{}", fmt::join(parts, ","));
}

ShellCommand run_again(const Options& options, const Manifest& manifest, const ProblemSpec& problem, const Candidate& candidate,
                       const std::string& shape) {
  const KernelSpec& kernel = manifest.kernels[candidate.kernel];
  const OpSpec& op = manifest.op;
  ShellCommand command("run");
  if (options.file.empty()) {
    command.add("--op", op.name).add("--kernel", kernel.id);
  } else {
    command.add(options.file.string());
  }
  for (const std::filesystem::path& place : options.templates) {
    if (place != options.file) command.add("--templates", place.string());
  }
  if (const std::string config = joined_config(kernel, candidate, ","); !config.empty()) command.add("--config", config);
  command.add("--shape", shape);
  for (std::size_t i = 0; i < op.attributes.size(); ++i) {
    if (op.attributes[i].values.size() > 1)
      command.add(flag_of(op.attributes[i].name), op.attributes[i].values[problem.problem.attributes[i]]);
  }
  command.add("--arch", manifest.arch.name);
  if (problem.problem.threads > 0) command.add("--threads", std::to_string(problem.problem.threads));
  if (options.seed != Options{}.seed) command.add("--seed", std::to_string(options.seed));
  return command.add_all("--archs", options.archs);
}

}  // namespace tilewright::tune
