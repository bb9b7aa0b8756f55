// Launch rules resolved, legality checked, parameter blocks packed.
#include "launch/launch.h"

#include <algorithm>

#include "launch/formula.h"
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

std::array<std::int64_t, 3> grid_of(const std::array<Product, 3>& grid, const Problem& problem, const Runtime& runtime,
                                    const HostValues& host) {
  return {value_of(grid[0], problem, runtime, host), value_of(grid[1], problem, runtime, host),
          value_of(grid[2], problem, runtime, host)};
}

// Of launch.host.
void resolve_workspace(const WorkspaceRule& rule, const Problem& problem, const Runtime& runtime, ResolvedLaunch& launch) {
  std::array<WorkspaceRegion, kMaxRegions> regions{{{.bytes_per = rule.bytes_per, .terms = rule.terms, .when = rule.when}}};
  std::copy(rule.more.begin(), rule.more.end(), regions.begin() + 1);
  bool is_needed = false;
  std::int64_t end = rule.fixed_bytes;
  for (std::size_t i = 0; i < regions.size(); ++i) {
    const WorkspaceRegion& region = regions[i];
    const bool exists = i == 0 || region.bytes_per != 0;
    const bool holds = exists && (region.when == kNoValue || value_of(region.when, problem, runtime, launch.host) > 1);
    const std::int64_t bytes = holds && region.bytes_per != 0
                                   ? saturating_product(region.bytes_per, value_of(region.terms, problem, runtime, launch.host))
                                   : 0;
    is_needed = is_needed || holds;
    launch.regions[i] = {.begin = static_cast<std::size_t>(round_up(end)), .bytes = static_cast<std::size_t>(bytes)};
    if (bytes != 0) end = saturating_sum(round_up(end), bytes);
  }
  launch.workspace_bytes = is_needed ? static_cast<std::size_t>(end) : 0;
  launch.zeroed_workspace_bytes = is_needed ? static_cast<std::size_t>(rule.fixed_bytes) : 0;
}

// A result below 0 counts nothing.
FormulaResult result_of(const Formula& formula, const Problem& problem, const Runtime& runtime, const HostValues& host) {
  FormulaResult result = compute(formula, [&](ValueIndex index) { return value_of(index, problem, runtime, host); });
  if (result.fault == nullptr && result.value < 0) result.fault = "is below 0";
  return result;
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

std::uint32_t compute_units_of(const Device& device, const Problem& problem) {
  return device.kind == TargetKind::cuda ? device.compute_units : std::max<std::uint32_t>(problem.threads, 1);
}

HostValues host_values(const LaunchSpec& spec, const Problem& problem, const Runtime& runtime, std::uint32_t compute_units) {
  HostValues host{.compute_units = compute_units};
  for (std::size_t i = 0; i < spec.computed.size(); ++i) {
    const FormulaResult result = result_of(spec.computed[i].formula, problem, runtime, host);
    host.are_there = result.fault == nullptr;
    if (!host.are_there) break;
    host.computed[i] = result.value;
  }
  return host;
}

std::string why_not_computed(const KernelEntry& kernel, const OpEntry& op, const Problem& problem, const Runtime& runtime,
                             std::uint32_t compute_units) {
  const auto name_of = [&](ValueIndex index) -> std::string {
    if (index == kComputeUnits) return kComputeUnitsName;
    if (index < kRuntimeValue) return op.sizes[index];
    if (index >= kAttributeValue) return op.attributes[index - kAttributeValue].name;
    return index < kComputedValue ? kernel.runtime_names[index - kRuntimeValue]
                                  : kernel.launch.computed[index - kComputedValue].name;
  };
  const HostValues host = host_values(kernel.launch, problem, runtime, compute_units);
  for (const ComputedValue& each : kernel.launch.computed) {
    const FormulaResult result = result_of(each.formula, problem, runtime, host);
    if (result.fault == nullptr) continue;
    std::string text = std::string(op.name) + ": " + each.name + " = " + to_string(each.formula, name_of) + " of " + kernel.id +
                       " " + result.fault;
    const char* separator = " with ";
    for (const ValueIndex value : values_in(each.formula)) {
      text += separator + name_of(value) + "=" + std::to_string(value_of(value, problem, runtime, host));
      separator = " ";
    }
    return text;
  }
  return "";
}

std::int64_t value_of(ValueIndex index, const Problem& problem, const Runtime& runtime, const HostValues& host) {
  if (index == kNoValue) return 1;
  if (index < kRuntimeValue) return problem.sizes[index];
  if (index == kComputeUnits) return host.compute_units;
  if (index >= kAttributeValue) return problem.attributes[index - kAttributeValue];
  return index < kComputedValue ? runtime[index - kRuntimeValue] : host.computed[index - kComputedValue];
}

std::int64_t value_of(const Product& product, const Problem& problem, const Runtime& runtime, const HostValues& host) {
  std::int64_t result = 1;
  bool is_zero = false;  // whatever the rest is, and however much that is
  for (const Term& term : product) {
    const std::int64_t of_a_set =
        ceil_divide(ceil_divide(value_of(term.value, problem, runtime, host), term.sets), term.divisor);
    const std::int64_t factor = saturating_product(of_a_set, term.sets);
    is_zero = is_zero || factor == 0;
    result = saturating_product(result, factor);
  }
  return is_zero ? 0 : result;
}

std::int64_t value_of(const ScaledProduct& extent, const Problem& problem, const Runtime& runtime, const HostValues& host) {
  return saturating_product(extent.factor, value_of(extent.terms, problem, runtime, host));
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
  ResolvedLaunch launch;
  launch.host = host_values(spec, problem, runtime, compute_units);
  const auto resolve = [&](const auto& words, ResolvedKernel& kernel) {
    kernel = {.block = words.block,
              .cluster = words.cluster,
              .smem_bytes = words.smem_bytes,
              .grid = grid_of(words.grid, problem, runtime, launch.host),
              .cooperative = words.cooperative};
  };
  resolve(spec, launch);
  for (const FollowingKernel& each : spec.then) resolve(each, launch.then.emplace_back());
  launch.overlaps = spec.overlap != kNoValue && value_of(spec.overlap, problem, runtime, launch.host) != 0;
  if (spec.ctas_per_unit > 0) launch.grid[0] = persistent_grid(spec, launch.grid[0], compute_units);
  if (spec.prologue.threads > 0) {
    launch.prologue_threads = spec.prologue.threads;
    const std::int64_t held = std::int64_t{spec.prologue.ctas_per_unit} * compute_units;
    launch.prologue_ctas = value_of(spec.prologue.terms, problem, runtime, launch.host);
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

std::int64_t ResolvedLaunch::most_points() const {
  std::int64_t most = points();
  for (const ResolvedKernel& each : then) most = std::max(most, each.points());
  return most;
}

bool fits_grid(const KernelEntry& kernel, const Problem& problem, const Runtime& runtime, std::uint32_t compute_units) {
  const LaunchSpec& spec = kernel.launch;
  const HostValues host = host_values(spec, problem, runtime, compute_units);
  if (kernel.kind == TargetKind::cpu || !host.are_there) return host.are_there;
  const auto fits = [&](const std::array<Product, 3>& grid, bool is_cut_x, bool is_cut_z) {
    const std::array<std::int64_t, 3> ctas = grid_of(grid, problem, runtime, host);
    return (is_cut_x || ctas[0] <= kMostCtas[0]) && ctas[1] <= kMostCtas[1] && (is_cut_z || ctas[2] <= kMostCtas[2]);
  };
  return fits(spec.grid, spec.ctas_per_unit > 0, spec.loops_z) &&
         std::ranges::all_of(spec.then, [&](const FollowingKernel& each) { return fits(each.grid, false, false); });
}

std::uint32_t most_smem_bytes(const LaunchSpec& spec) {
  std::uint32_t most = spec.smem_bytes;
  for (const FollowingKernel& each : spec.then) most = std::max(most, each.smem_bytes);
  return most;
}

std::string further_symbol(const char* symbol, std::size_t number) {
  return std::string(symbol) + "_" + std::to_string(number + 2);
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
  layout.workspace = sizeof(void*) * (op.tensors.size() - kernel.tensors_left_out);
  layout.sizes = layout.workspace + sizeof(void*);
  layout.scalars = layout.sizes + sizeof(std::int64_t) * (op.sizes.size() - kernel.sizes_left_out);
  layout.runtime = layout.scalars + sizeof(Scalar) * (op.scalars.size() - kernel.scalars_left_out);
  std::size_t end = layout.runtime + sizeof(std::int32_t) * kernel.runtime_names.size();
  if (!kernel.launch.computed.empty()) {
    layout.computed = (end + 7) / 8 * 8;
    layout.computed_bytes = sizeof(std::int64_t) * kernel.launch.computed.size();
    end = layout.computed + layout.computed_bytes;
  }
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
