#include "commands/check/look_again.h"

#include <fmt/format.h>

#include <algorithm>

#include "commands/run/run_again.h"
#include "commands/shell_command.h"
#include "system/flag_name.h"

namespace tilewright::tune {
namespace {

constexpr int kSeconds = 600;                 // under compute-sanitizer a kernel takes some hundred times as long
constexpr std::int64_t kUsualAlignment = 16;  // bytes: a kernel that errs for want of more says that it needs more

ShellCommand check_of(const Options& options, const Manifest& manifest, const ProblemSpec& problem, const std::string& kernel) {
  const OpSpec& op = manifest.op;
  ShellCommand command("check");
  command.add("--arch", manifest.arch.name).add("--op", op.name).add("--kernel", kernel);
  command.add("--shapes", sizes_text(op, problem.problem, op.key_sizes));
  for (std::size_t i = 0; i < op.attributes.size(); ++i)
    command.add(flag_of(op.attributes[i].name), op.attributes[i].values[problem.problem.attributes[i]]);
  if (problem.problem.threads > 0) command.add("--threads", std::to_string(problem.problem.threads));
  if (options.seed != Options{}.seed) command.add("--seed", std::to_string(options.seed));
  return command.add_all("--templates", options.templates).add_all("--archs", options.archs);
}

// Whether nothing but sizes makes the case another one than the problem.
bool differs_in_sizes(const OpSpec& op, const ProblemSpec& problem, const ProblemSpec& edge) {
  for (std::size_t i = 0; i < op.scalars.size(); ++i) {
    if (op.scalars[i].is_float ? problem.scalars[i].f32 != edge.scalars[i].f32 : problem.scalars[i].i32 != edge.scalars[i].i32)
      return false;
  }
  return edge.pointer_alignment >= kUsualAlignment &&
         std::ranges::equal(problem.tensors, edge.tensors, [](const TensorBuffer& a, const TensorBuffer& b) {
           return a.present == b.present && a.fill.kind == b.fill.kind && a.fill.exponent == b.fill.exponent;
         });
}

}  // namespace

std::vector<std::string> look_again(const Options& options, const Manifest& manifest, std::size_t tuned, const Case& where,
                                    const Candidate& candidate, Invalidity invalidity) {
  if (invalidity != Invalidity::correctness && invalidity != Invalidity::runtime && invalidity != Invalidity::timeout)
    return {};
  const ProblemSpec &problem = manifest.problems[tuned], &failed = problem_of(manifest, where);
  const OpSpec& op = manifest.op;
  ShellCommand command = !where.is_edge || differs_in_sizes(op, problem, failed)
                             ? run_again(options, manifest, failed, candidate, sizes_text(op, failed.problem, op.sizes.size()))
                             : check_of(options, manifest, problem, manifest.kernels[candidate.kernel].id);
  std::vector<std::string> commands{command.text()};
  if (manifest.arch.kind != TargetKind::cuda || invalidity == Invalidity::correctness) return commands;
  // Threads that wait at a barrier for others that never come are what hangs most often.
  const char* const tool = invalidity == Invalidity::timeout ? "synccheck" : "memcheck";
  command.add("--candidate-timeout", std::to_string(kSeconds));
  commands.push_back(fmt::format("compute-sanitizer --tool {} --target-processes all {}", tool, command.text()));
  return commands;
}

}  // namespace tilewright::tune
