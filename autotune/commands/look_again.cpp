#include "commands/look_again.h"

#include <fmt/format.h>

#include "commands/shell_command.h"
#include "system/flag_name.h"

namespace tilewright::tune {
namespace {

constexpr int kSeconds = 600;  // under compute-sanitizer a kernel takes some hundred times as long

ShellCommand check_of(const Options& options, const Manifest& manifest, const ProblemSpec& problem, const std::string& kernel) {
  const OpSpec& op = manifest.op;
  ShellCommand command("check");
  command.add("--arch", manifest.arch.name).add("--op", op.name).add("--kernel", kernel);
  std::string sizes;
  for (std::size_t i = 0; i < op.key_sizes; ++i)
    sizes += fmt::format("{}{}={}", i == 0 ? "" : ",", op.sizes[i], problem.problem.sizes[i]);
  command.add("--shapes", sizes);
  for (std::size_t i = 0; i < op.attributes.size(); ++i)
    command.add(flag_of(op.attributes[i].name), op.attributes[i].values[problem.problem.attributes[i]]);
  if (problem.problem.threads > 0) command.add("--threads", std::to_string(problem.problem.threads));
  if (options.seed != Options{}.seed) command.add("--seed", std::to_string(options.seed));
  return command.add_all("--templates", options.templates).add_all("--archs", options.archs);
}

}  // namespace

std::vector<std::string> look_again(const Options& options, const Manifest& manifest, const ProblemSpec& problem,
                                    const std::string& kernel, Invalidity invalidity) {
  if (invalidity != Invalidity::correctness && invalidity != Invalidity::runtime && invalidity != Invalidity::timeout)
    return {};
  ShellCommand check = check_of(options, manifest, problem, kernel);
  std::vector<std::string> commands{check.text()};
  if (manifest.arch.kind != TargetKind::cuda || invalidity == Invalidity::correctness) return commands;
  // Threads that wait at a barrier for others that never come are what hangs most often.
  const char* const tool = invalidity == Invalidity::timeout ? "synccheck" : "memcheck";
  check.add("--candidate-timeout", std::to_string(kSeconds));
  commands.push_back(fmt::format("compute-sanitizer --tool {} --target-processes all {}", tool, check.text()));
  return commands;
}

}  // namespace tilewright::tune
