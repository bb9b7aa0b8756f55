// Launch rules resolved, legality checked, parameter blocks packed.
#include "launch.h"

#include <algorithm>

#include "tilewright/error.h"

namespace tilewright {
namespace {

std::int64_t ceil_divide(std::int64_t value, std::int64_t divisor) { return value / divisor + (value % divisor > 0 ? 1 : 0); }

std::int64_t round_up(std::int64_t bytes) {
  return bytes > INT64_MAX - kRegionAlignment ? INT64_MAX : ceil_divide(bytes, kRegionAlignment) * kRegionAlignment;
}

// CTAs along x of a persistent kernel. Work beyond all limits is not cut: it is refused where the plan is made.
std::int64_t persistent_grid(const LaunchSpec& spec, std::int64_t work, std::uint32_t compute_units) {
  const std::int64_t cluster = spec.cluster[0];
  const std::int64_t held = std::int64_t{spec.ctas_per_unit} * compute_units / cluster;
  if (compute_units > 0 && work != INT64_MAX) work = std::min(work, std::max<std::int64_t>(held, 1));
  return saturating_product(work, cluster);
}

void resolve_workspace(const WorkspaceRule& rule, const Problem& problem, const Runtime& runtime, ResolvedLaunch& launch) {
  std::array<WorkspaceRegion, kMaxRegions> regions{{{.bytes_per = rule.bytes_per, .terms = rule.terms, .when = rule.when}}};
  std::copy(rule.more.begin(), rule.more.end(), regions.begin() + 1);
  bool is_needed = false;
  std::int64_t end = rule.fixed_bytes;
  for (std::size_t i = 0; i < regions.size(); ++i) {
    const WorkspaceRegion& region = regions[i];
    const bool exists = i == 0 || region.bytes_per != 0;
    const bool holds = exists && (region.when == kNoValue || value_of(region.when, problem, runtime) > 1);
    const std::int64_t bytes =
        holds && region.bytes_per != 0 ? saturating_product(region.bytes_per, value_of(region.terms, problem, runtime)) : 0;
    is_needed = is_needed || holds;
    launch.regions[i] = {.begin = static_cast<std::size_t>(round_up(end)), .bytes = static_cast<std::size_t>(bytes)};
    if (bytes != 0) end = saturating_sum(round_up(end), bytes);
  }
  launch.workspace_bytes = is_needed ? static_cast<std::size_t>(end) : 0;
  launch.zeroed_workspace_bytes = is_needed ? static_cast<std::size_t>(rule.fixed_bytes) : 0;
}

bool obeys(const SizeRule& rule, const Problem& problem) {
  const std::int64_t size = problem.sizes[rule.value];
  return size >= rule.min && size <= rule.max && size % rule.multiple == 0;
}

bool serves(const std::array<std::uint8_t, kMaxAttributes>& attributes, const Problem& problem) {
  for (int i = 0; i < kMaxAttributes; ++i) {
    if (attributes[i] != kAnyAttribute && attributes[i] != problem.attributes[i]) return false;
  }
  return true;
}

}  // namespace

void make_dense(const OpEntry& op, Problem& problem) {
  if (op.lay_out == nullptr) return;
  std::fill(problem.sizes.begin() + op.key_sizes, problem.sizes.begin() + op.sizes.size(), kDense);
  op.lay_out(problem);
}

std::int64_t value_of(ValueIndex index, const Problem& problem, const Runtime& runtime) {
  if (index == kNoValue) return 1;
  return index < kRuntimeValue ? problem.sizes[index] : runtime[index - kRuntimeValue];
}

std::int64_t value_of(const Product& product, const Problem& problem, const Runtime& runtime) {
  std::int64_t result = 1;
  bool is_zero = false;  // whatever the rest is, and however much that is
  for (const Term& term : product) {
    const std::int64_t of_a_set = ceil_divide(ceil_divide(value_of(term.value, problem, runtime), term.sets), term.divisor);
    const std::int64_t factor = saturating_product(of_a_set, term.sets);
    is_zero = is_zero || factor == 0;
    result = saturating_product(result, factor);
  }
  return is_zero ? 0 : result;
}

std::int64_t value_of(const ScaledProduct& extent, const Problem& problem, const Runtime& runtime) {
  return saturating_product(extent.factor, value_of(extent.terms, problem, runtime));
}

std::optional<Runtime> reading_constants(const LaunchSpec& spec, Runtime runtime) {
  if (spec.constants == 0) return std::nullopt;
  std::int32_t& overlap = runtime[spec.overlap - kRuntimeValue];
  if (overlap != kLetsNextBegin) return std::nullopt;
  overlap = kReadsConstants;
  return runtime;
}

ResolvedLaunch resolve_launch(const LaunchSpec& spec, const Problem& problem, const Runtime& runtime,
                              std::uint32_t compute_units) {
  ResolvedLaunch launch{.block = spec.block, .cluster = spec.cluster, .smem_bytes = spec.smem_bytes};
  launch.overlaps = spec.overlap != kNoValue && value_of(spec.overlap, problem, runtime) != 0;
  for (int axis = 0; axis < 3; ++axis) launch.grid[axis] = value_of(spec.grid[axis], problem, runtime);
  if (spec.ctas_per_unit > 0) launch.grid[0] = persistent_grid(spec, launch.grid[0], compute_units);
  if (spec.prologue.threads > 0) {
    launch.prologue_threads = spec.prologue.threads;
    const std::int64_t held = std::int64_t{spec.prologue.ctas_per_unit} * compute_units;
    launch.prologue_ctas = value_of(spec.prologue.terms, problem, runtime);
    if (compute_units > 0) launch.prologue_ctas = std::min(launch.prologue_ctas, held);
  }
  resolve_workspace(spec.workspace, problem, runtime, launch);
  return launch;
}

bool is_legal(const std::array<std::uint8_t, kMaxAttributes>& attributes, std::span<const SizeRule> rules,
              const Problem& problem) {
  return serves(attributes, problem) &&
         std::all_of(rules.begin(), rules.end(), [&](const SizeRule& rule) { return obeys(rule, problem); });
}

bool is_legal(const KernelEntry& kernel, const Problem& problem) {
  return kernel.op == problem.op && is_legal(kernel.attributes, kernel.rules, problem);
}

bool fits_grid(const KernelEntry& kernel, const Problem& problem, const Runtime& runtime) {
  if (kernel.kind == TargetKind::cpu) return true;
  const LaunchSpec& spec = kernel.launch;
  const auto fits = [&](std::size_t axis) { return value_of(spec.grid[axis], problem, runtime) <= kMostCtas[axis]; };
  return (spec.ctas_per_unit > 0 || fits(0)) && fits(1) && (spec.loops_z || fits(2));
}

std::string why_illegal(const KernelEntry& kernel, const OpEntry& op, const Problem& problem) {
  if (kernel.op != problem.op || !serves(kernel.attributes, problem))
    return std::string(kernel.id) + " does not serve " + semantic_text(op, problem);
  for (const SizeRule& rule : kernel.rules) {
    if (obeys(rule, problem)) continue;
    std::string text = std::string(kernel.id) + " needs " + op.sizes[rule.value];
    if (rule.multiple != 1) text += " to be a multiple of " + std::to_string(rule.multiple);
    if (rule.min != 0) text += " to be at least " + std::to_string(rule.min);
    if (rule.max != INT64_MAX) text += " to be at most " + std::to_string(rule.max);
    return text + ", not " + std::to_string(problem.sizes[rule.value]);
  }
  return "";
}

ParameterLayout parameter_layout(const OpEntry& op, const KernelEntry& kernel) {
  ParameterLayout layout;
  layout.workspace = sizeof(void*) * op.tensors.size();
  layout.sizes = layout.workspace + sizeof(void*);
  layout.scalars = layout.sizes + sizeof(std::int64_t) * op.sizes.size();
  layout.runtime = layout.scalars + sizeof(Scalar) * op.scalars.size();
  const std::size_t end = layout.runtime + sizeof(std::int32_t) * kernel.runtime_names.size();
  layout.tensor_maps = (end + kTensorMapAlignment - 1) / kTensorMapAlignment * kTensorMapAlignment;
  layout.bytes =
      kernel.tensor_maps.empty() ? (end + 7) / 8 * 8 : layout.tensor_maps + kTensorMapBytes * kernel.tensor_maps.size();
  return layout;
}

std::string to_string(const KernelEntry& kernel, const Runtime& runtime) {
  std::string text;
  for (std::size_t i = 0; i < kernel.runtime_names.size(); ++i) {
    text += (i == 0 ? "" : " ") + std::string(kernel.runtime_names[i]) + "=" + std::to_string(runtime[i]);
  }
  return text;
}

std::string shape_text(const OpEntry& op, const Problem& problem) {
  std::string text;
  for (std::size_t i = 0; i < op.key_sizes; ++i) {
    text += (i == 0 ? "" : " ") + std::string(op.sizes[i]) + "=" + std::to_string(problem.sizes[i]);
  }
  return text;
}

std::string semantic_text(const OpEntry& op, const Problem& problem) {
  std::string text = op.name;
  for (std::size_t i = 0; i < op.attributes.size(); ++i) {
    const NamedValues& attribute = op.attributes[i];
    const std::uint8_t code = problem.attributes[i];
    text += std::string(" ") + attribute.name + "=" + (code < attribute.values.size() ? attribute.values[code] : "?");
  }
  if (problem.threads != 0) text += " threads=" + std::to_string(problem.threads);
  return text;
}

}  // namespace tilewright
