#include "commands/linked_answer.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "table/kernel_table.h"

namespace tilewright::tune {
namespace {

Problem in_linked_codes(const KernelTable& table, const OpSpec& op, Problem problem) {
  const auto entry = std::ranges::find_if(table.ops, [&](const OpEntry& each) { return op.name == each.name; });
  if (entry == table.ops.end())
    throw Error(
        fmt::format("the linked library has no {0}: the target TARGET_explain of tilewright_add_ops(TARGET ...) answers, any "
                    "program that links it (explain of its header), or a build with -DTILEWRIGHT_GENERATED_DIR",
                    op.name));
  problem.op = static_cast<std::uint16_t>(entry - table.ops.begin());
  for (std::size_t a = 0; a < op.attributes.size() && a < entry->attributes.size(); ++a) {
    const std::string_view value = op.attributes[a].values[problem.attributes[a]];
    const auto& values = entry->attributes[a].values;
    const auto code = std::ranges::find(values, value);
    if (code == values.end()) {
      throw Error(fmt::format("the linked library's {} knows no {} {}: build it anew", op.name, op.attributes[a].name, value));
    }
    problem.attributes[a] = static_cast<std::uint8_t>(code - values.begin());
  }
  return problem;
}

}  // namespace

Explanation linked_answer(const OpSpec& op, const Problem& problem, const Device& device) {
  return explain(in_linked_codes(linked_table(), op, problem), device);
}

std::vector<std::optional<Incumbent>> incumbents_of(const Manifest& manifest, const Device& device) {
  std::vector<std::optional<Incumbent>> incumbents;
  for (const ProblemSpec& problem : manifest.problems) {
    incumbents.emplace_back();
    try {
      Explanation answer = linked_answer(manifest.op, problem.problem, device);
      incumbents.back() = {.kernel = std::move(answer.kernel), .runtime = std::move(answer.runtime)};
    } catch (const Error&) {  // nothing is launched for it today
    }
  }
  return incumbents;
}

}  // namespace tilewright::tune
