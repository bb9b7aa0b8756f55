#include "commands/settings.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>
#include <string>
#include <thread>

#include "providers/provider.h"

namespace tilewright::tune {
namespace {

// Of a run whose budget nobody chose, mostly a first one: enough for the default preset's problems, and over while one still
// waits for it. On GPUs more candidates than that many seconds can try would be compiled for nothing.
constexpr double kFirstCpuBudget_s = 90, kFirstGpuBudget_s = 45;

}  // namespace

CodegenSettings codegen_settings(const Options& options) {
  return {.python = options.python,
          .root = options.root,
          .templates = options.templates,
          .archs = options.archs,
          .kernels = options.kernels,
          .starts = options.starts,
          .top_k = options.top_k,
          .db = options.db,
          .generated = options.generated,
          .only_own = options.only_own,
          .drop = options.drop};
}

WorkerLimits worker_limits(const Options& options) {
  return {.reference_s = static_cast<double>(options.reference_timeout_s),
          .candidate_s = static_cast<double>(options.candidate_timeout_s)};
}

BuildSettings build_settings(const Options& options) {
  return {.compile_program = options.compile_program,
          .cache = options.cache,
          .compile_timeout_s = static_cast<double>(options.compile_timeout_s),
          .jobs = options.jobs,
          .only_compile = options.command == Command::prebuild || options.cluster.compiles,
          .handed = options.cluster.compiles ? std::filesystem::path() : options.cluster.images};
}

ProblemQuery problem_query(const Options& options) {
  return {.attributes = options.attributes,
          .shapes = options.shapes,
          .threads = options.threads,
          .only_dense = options.command == Command::autotune || options.command == Command::prebuild};
}

std::vector<std::string> asked_ops(const Options& options, TargetKind kind, const std::vector<OpListing>& listings) {
  return options.ops.empty() ? recorded_ops(options.shapes, kind, listings) : options.ops;
}

std::vector<OpListing> list_asked(const CodegenClient& codegen, const Options& options) {
  const auto is_file = [](const std::string& shape) {
    std::error_code none;
    return std::filesystem::exists(shape, none);
  };
  const bool is_one = options.ops.size() == 1 || (options.ops.empty() && std::ranges::none_of(options.shapes, is_file));
  return is_one ? codegen.asked_ops(options.ops.empty() ? "" : options.ops.front()) : codegen.ops();
}

Places places(const Options& options) {
  return {.root = options.root,
          .python = options.python,
          .compile_program = options.compile_program,
          .db = options.db,
          .cache = options.cache,
          .work = options.work,
          .generated = options.emit ? options.generated : std::filesystem::path(),
          .temporary = options.temporary,
          .locks = options.locks};
}

CodegenSettings settings_of_old_tree(const Options& options, const std::filesystem::path& old_root) {
  CodegenSettings settings = codegen_settings(options);
  settings.root = old_root;
  if (!options.database.old_templates.empty()) settings.templates = options.database.old_templates;
  return settings;
}

ComparisonSettings comparison_settings(const Options& options) {
  return {.program = options.compile_program,
          .cache = std::filesystem::absolute(options.cache),
          .timeout_s = static_cast<double>(options.compile_timeout_s),
          .jobs = options.jobs > 0 ? options.jobs : static_cast<int>(std::max(1u, std::thread::hardware_concurrency()))};
}

double budget_s(const Options& options, TargetKind kind) {
  if (options.budget_s > 0) return options.budget_s;
  return kind == TargetKind::cuda ? kFirstGpuBudget_s : kFirstCpuBudget_s;
}

bool is_first_look(const Options& options, TargetKind kind) {
  return kind == TargetKind::cpu && options.command == Command::autotune && options.budget_s <= 0 && !options.serve &&
         options.kernels.empty() && options.trials.empty() && options.devices.empty() && !options.cluster.is_asked() &&
         options.cluster.task.empty();
}

std::string providers_to_ask(const Options& options, TargetKind kind) {
  if (!options.providers.empty() || !is_first_look(options, kind)) return options.providers;
  std::set<std::string> names;
  for (const ProviderKind* each : provider_kinds())
    if (each->target == kind) names.insert(each->name);
  return fmt::format("{}", fmt::join(names, ","));
}

int candidate_limit(const Options& options, TargetKind kind, bool measured) {
  constexpr int kCpuLimit = 40, kGpuLimit = 96, kFirstGpuLimit = 48, kPredictedLimit = 24;
  if (options.limit > 0) return options.limit;
  if (!measured) return kPredictedLimit;
  if (kind == TargetKind::cpu) return kCpuLimit;
  return options.command == Command::autotune && options.budget_s <= 0 ? kFirstGpuLimit : kGpuLimit;
}

}  // namespace tilewright::tune
