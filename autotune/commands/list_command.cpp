#include "commands/list_command.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdio>
#include <nlohmann/json.hpp>

#include "commands/linked_answer.h"
#include "commands/settings.h"
#include "device/target.h"
#include "manifest/codegen_client.h"
#include "manifest/problem_request.h"
#include "measure/provider_list.h"
#include "providers/provider.h"
#include "search/search_strategy.h"
#include "system/temporary_folder.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

std::string device_line(const Device& device) {
  return fmt::format("  {:<28} {} ({} {})\n", device.key, device.name, device.compute_units,
                     device.kind == TargetKind::cuda ? "SMs" : "cores");
}

// What the ops' members mean: an object with --json, an array of them for several ops.
void print_ops(const CodegenClient& codegen, const Options& options) {
  std::vector<std::string> texts;
  for (const std::string& op : options.ops) texts.push_back(codegen.op_text(op, options.json));
  const bool is_array = options.json && texts.size() > 1;
  fmt::print("{}{}{}", is_array ? "[" : "", fmt::join(texts, is_array ? "," : options.json ? "" : "\n"), is_array ? "]\n" : "");
}

nlohmann::ordered_json to_json(const OpSpec& op, const ProblemSpec& problem, const Explanation& answer) {
  return {{"op", op.name},
          {"problem", problem_text(op, problem)},
          {"kernel", answer.kernel},
          {"runtime", answer.runtime},
          {"match", to_string(answer.match)},
          {"layer", answer.layer},
          {"record_device", answer.device},
          {"record", answer.record},
          {"distance", answer.distance},
          {"expected_us", answer.expected_us},
          {"basis", answer.basis},
          {"predicted", answer.predicted},
          {"reason", answer.reason}};
}

std::string provider_line(const ProviderKind& kind, const std::vector<ListedProvider>& asked) {
  const auto found =
      std::ranges::find_if(asked, [&](const ListedProvider& each) { return each.name == kind.name && each.op == kind.op; });
  const std::string state = found == asked.end()     ? fmt::format("not looked for: TILEWRIGHT_PROVIDERS={} looks for {}",
                                                                   kind.name, fmt::join(kind.libraries, ", else "))
                            : found->version.empty() ? "not here: " + found->why_none
                                                     : fmt::format("{}, in {}", found->version, found->library);
  return fmt::format("  {:<12} {} by {}\n    {}\n", kind.name, kind.op, kind.what, state);
}

}  // namespace

int run_list(const Options& options) {
  const CodegenClient codegen(codegen_settings(options));
  std::string text = "devices here\n" + device_line(cpu_device());
  std::string why_none;
  const auto& devices = cuda_devices(&why_none);
  for (const Device& device : devices) text += device_line(device);
  if (devices.empty()) text += fmt::format("  no GPU: {}\n", why_none);
  text += "\narchs\n";
  for (const ArchSpec& arch : codegen.archs()) {
    const bool here = runs_on(arch, cpu_device()) || (any_cuda_device() != nullptr && runs_on(arch, *any_cuda_device()));
    text += fmt::format("  {:<12} {:<5} {}\n", arch.name, arch.kind == TargetKind::cuda ? "cuda" : "cpu",
                        here ? "runs here" : fmt::format("as on {}", arch.devices.at(0).driver_names.front()));
    for (const DeviceSpec& device : arch.devices) {
      text += fmt::format("    --device {:<13} {} ({} {})\n", device.name, device.driver_names.front(), device.compute_units,
                          arch.kind == TargetKind::cuda ? "SMs" : "cores");
    }
  }
  for (const OpListing& op : codegen.ops()) {
    text += fmt::format("\nop {}: sizes {}\n", op.op.name, fmt::join(op.op.sizes, ","));
    for (const AttributeSpec& attribute : op.op.attributes)
      text += fmt::format("  {:<14} {}\n", attribute.name, fmt::join(attribute.values, ", "));
    for (const PresetSpec& preset : op.presets) text += fmt::format("  --shapes {:<12} {}\n", preset.name, preset.description);
  }
  text += "\nstrategies\n";
  for (const StrategyInfo& strategy : strategies()) text += fmt::format("  {:<12} {}\n", strategy.name, strategy.description);
  text += "\nproviders\n";
  const std::vector<ListedProvider> asked = ask_for_providers(options.providers, "/proc/self/exe");
  for (const ProviderKind* kind : provider_kinds()) text += provider_line(*kind, asked);
  std::fputs(text.c_str(), stdout);
  return 0;
}

int run_explain(const Options& options) {
  const CodegenClient codegen(codegen_settings(options));
  const bool says_attribute =
      std::ranges::any_of(options.attributes, [](const auto& attribute) { return !attribute.second.empty(); });
  if (options.explains_op && !says_attribute) {
    print_ops(codegen, options);
    return 0;
  }
  const Target target = choose_target(codegen.archs(), options.arch, options.device);
  if (!target.present) throw Error(fmt::format("cannot explain what would run on {}: {}", target.arch.name, target.why_not));
  const std::vector<OpListing> ops = list_asked(codegen, options);
  nlohmann::ordered_json answers = nlohmann::ordered_json::array();
  for (const OpListing* op : choose_ops(ops, options.ops)) {
    const TemporaryFolder folder(options.temporary);
    const ProblemRequests requests =
        make_requests(*op, problem_query(options), target.arch, static_cast<int>(target.device.compute_units));
    const Manifest manifest = codegen.manifest(op->op.name, target.arch.name, requests.json, folder.path(), 0, target.spec);
    for (const ProblemSpec& problem : manifest.problems) {
      Problem asked = problem.problem;
      asked.numerics = numerics_by_name(options.numerics);
      const Explanation answer = linked_answer(manifest.op, asked, target.device);
      if (options.json) {
        answers.push_back(to_json(manifest.op, problem, answer));
      } else {
        std::printf("%s\n%s", problem_text(manifest.op, problem).c_str(), to_string(answer).c_str());
      }
    }
  }
  if (options.json) std::printf("%s\n", answers.dump(2).c_str());
  return 0;
}

}  // namespace tilewright::tune
