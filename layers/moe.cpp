// The layer of a mixture of experts: problems of the operators that it consists of, where in the workspace lies what is between
// them, and their runs one after the other. All that a caller can give wrongly is found before the first one is launched.
#include "tilewright/moe.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "tilewright/block_quantize.h"
#include "tilewright/gemm.h"
#include "tilewright/grouped_gemm.h"
#include "tilewright/moe_combine.h"
#include "tilewright/moe_route.h"
#include "tilewright/moe_sort.h"
#include "tilewright/row_glu.h"
#include "tilewright/row_quantize.h"
#include "tilewright/scaled_grouped_gemm.h"

namespace tilewright {
namespace {

// In the order in which they run. Of the shared expert, before the others, whose rows then lie where its own have lain: its
// gate and projection up, SiLU of the one times the other, y as the addend is, and its projection down, which is added to that.
// Rows that matrices of 8 bits are multiplied with are quantised before, those between the two products too.
enum Operator : std::uint8_t {
  kRoute,
  kSort,
  kSharedUp,
  kSharedGate,
  kAddend,
  kSharedDown,
  kGather,
  kQuantize,
  kUp,
  kQuantizeInner,
  kDown,
  kCombine
};
constexpr std::size_t kOperators = kCombine + 1;

constexpr std::int64_t kMostTokens = 1 << 24, kMostK = 32, kMostExperts = 1024;
constexpr std::int64_t kMostElements = (std::int64_t{1} << 31) - 1024;  // of a row: grouped_gemm's
constexpr std::int64_t kMostOfTensor = std::int64_t{1} << 48;           // elements
constexpr std::size_t kAlignment = 256;                                 // bytes, of parts of the workspace

std::size_t aligned(std::size_t bytes) { return (bytes + kAlignment - 1) / kAlignment * kAlignment; }

std::string_view name_of(std::size_t which, const MoeProblem& p) {
  switch (static_cast<Operator>(which)) {
    case kRoute:
      return "moe_route";
    case kSort:
      return "moe_sort";
    case kSharedUp:
    case kSharedDown:
      return "gemm";
    case kSharedGate:
      return "row_glu";
    case kQuantize:
    case kQuantizeInner:
      return p.scaling == Scaling::row ? "row_quantize" : "block_quantize";
    case kUp:
    case kDown:
      return p.scaling ? "scaled_grouped_gemm" : "grouped_gemm";
    case kAddend:
    case kGather:
    case kCombine:
      break;
  }
  return "moe_combine";
}

// Whether tokens are copied to the rows of their experts before the first product, where the copy engine brings them, instead
// of being gathered by it: from so many rows on a GPU is faster at that.
constexpr std::int64_t kGatheredRows = 64;
bool is_gathered(const MoeProblem& p, const Device& device) {
  return device.kind == TargetKind::cuda && p.tokens * p.k >= kGatheredRows;
}

std::int64_t blocks_of(std::int64_t length) { return (length + 127) / 128; }

// Of each row that is quantised.
std::int64_t scales_of_row(const MoeProblem& p, std::int64_t length) {
  return p.scaling == Scaling::row ? 1 : blocks_of(length);
}

// Of each of a group's matrices.
std::int64_t scales_of_matrix(const MoeProblem& p, std::int64_t rows, std::int64_t columns) {
  if (p.scaling == Scaling::row) return rows;
  return (p.scaling == Scaling::block ? blocks_of(rows) : rows) * blocks_of(columns);
}

// Absent: this layer has no such operator.
using Problems = std::array<std::optional<Problem>, kOperators>;

void require_right(const MoeProblem& p) {
  const auto require_dtype = [](const char* name, Dtype dtype) {
    if (dtype == Dtype::f32 || dtype == Dtype::f16 || dtype == Dtype::bf16) return;
    throw InvalidArgument(std::string("moe has no such ") + name + "; valid are f32, f16, bf16");
  };
  require_dtype("dtype", p.dtype);
  require_dtype("dtype_logits", p.dtype_logits.value_or(p.dtype));
  if (p.gate != Gate::swiglu && p.gate != Gate::swiglu_clamped)
    throw InvalidArgument("moe has no such gate; valid are swiglu, swiglu_clamped");
  if (p.gate != Gate::swiglu && p.inner_shared > 0)
    throw InvalidArgument("moe: inner_shared is " + std::to_string(p.inner_shared) +
                          " beside gate swiglu_clamped; a shared expert has swiglu alone, so it must be 0");
  if (p.scaling && p.scaling != Scaling::row && p.scaling != Scaling::block && p.scaling != Scaling::block_row)
    throw InvalidArgument("moe has no such scaling; valid are row, block, block_row");
  if (p.scaling && p.dtype == Dtype::f32) throw InvalidArgument("moe: dtype is f32 beside a scaling; valid are then f16, bf16");
  const auto require_size = [](const char* name, std::int64_t size, std::int64_t least, std::int64_t most) {
    if (size >= least && size <= most) return;
    throw InvalidArgument(std::string("moe: ") + name + " is " + std::to_string(size) + "; valid are " + std::to_string(least) +
                          " to " + std::to_string(most));
  };
  require_size("tokens", p.tokens, 0, kMostTokens);
  require_size("hidden", p.hidden, 0, kMostElements);
  require_size("inner", p.inner, 0, kMostElements);
  require_size("experts", p.experts, 1, kMostExperts);
  require_size("k", p.k, 0, kMostK);
  require_size("inner_shared", p.inner_shared, 0, kMostElements);
  const std::int64_t most_rows = std::max({p.tokens, 2 * p.inner * p.experts, 2 * p.inner_shared});
  if (p.hidden > 0 && most_rows > kMostOfTensor / p.hidden) {
    throw InvalidArgument("moe: a tensor of " + std::to_string(most_rows) + " rows of " + std::to_string(p.hidden) +
                          " elements is too large: valid are up to 2^48 elements");
  }
}

// Products of rows and matrices of 8 bits, and what quantises the rows.
void add_scaled(Problems& all, const MoeProblem& p, const Device& device) {
  const std::int64_t rows = p.tokens * p.k;
  const auto add_quantize = [&](Operator which, std::int64_t count, std::int64_t columns) {
    if (p.scaling == Scaling::row) {
      all[which] = to_problem(
          RowQuantizeProblem{.dtype = p.dtype, .rows = count, .cols = columns, .threads = p.threads, .numerics = p.numerics},
          device);
      return;
    }
    all[which] = to_problem(BlockQuantizeProblem{.dtype = p.dtype,
                                                 .rows = count,
                                                 .cols = columns,
                                                 .block_rows = 1,
                                                 .scale_block = count,
                                                 .scale_row = 1,
                                                 .threads = p.threads,
                                                 .numerics = p.numerics},
                            device);
  };
  const auto add_product = [&](Operator which, Gate gate, std::int64_t columns, std::int64_t depth, std::int64_t rows_a) {
    ScaledGroupedGemmProblem product{.dtype_c = p.dtype == Dtype::f16 ? DtypeC::f16 : DtypeC::bf16,
                                     .scaling = *p.scaling,
                                     .gate = gate,
                                     .G = p.experts,
                                     .M = rows,
                                     .N = columns,
                                     .K = depth,
                                     .rows_a = rows_a};
    if (p.scaling == Scaling::block_row) product.scale_b_row = blocks_of(depth), product.scale_b_block = 1;
    product.threads = p.threads, product.numerics = p.numerics;
    all[which] = to_problem(product, device);
  };
  const std::int64_t rows_a = is_gathered(p, device) ? rows : p.tokens;
  add_quantize(kQuantize, rows_a, p.hidden);
  add_product(kUp, p.gate, p.inner, p.hidden, rows_a);
  add_quantize(kQuantizeInner, rows, p.inner);
  add_product(kDown, Gate::none, p.hidden, p.inner, rows);
}

Problems problems_of(const MoeProblem& p, const Device& device) {
  require_right(p);
  const Dtype logits = p.dtype_logits.value_or(p.dtype);
  const std::int64_t tokens = p.tokens, rows = p.tokens * p.k, shared = p.inner_shared;
  const int threads = p.threads;
  const Numerics numerics = p.numerics;
  Problems all;
  const auto add = [&](Operator each, const auto& problem) { all[each] = to_problem(problem, device); };
  add(kRoute, MoeRouteProblem{
                  .dtype = logits, .tokens = tokens, .experts = p.experts, .k = p.k, .threads = threads, .numerics = numerics});
  add(kSort, MoeSortProblem{.tokens = tokens, .k = p.k, .experts = p.experts, .threads = threads, .numerics = numerics});
  if (shared > 0) {
    add(kSharedUp, GemmProblem{.dtype = p.dtype,
                               .layout = Layout::nt,
                               .M = tokens,
                               .N = 2 * shared,
                               .K = p.hidden,
                               .threads = threads,
                               .numerics = numerics});
    add(kSharedGate, RowGluProblem{.dtype = p.dtype,
                                   .rows = tokens,
                                   .cols = shared,
                                   .ldg = 2 * shared,
                                   .ldu = 2 * shared,
                                   .threads = threads,
                                   .numerics = numerics});
    add(kAddend, MoeCombineProblem{
                     .dtype = p.dtype, .tokens = tokens, .k = 0, .cols = p.hidden, .threads = threads, .numerics = numerics});
    add(kSharedDown, GemmProblem{.dtype = p.dtype,
                                 .layout = Layout::nt,
                                 .M = tokens,
                                 .N = p.hidden,
                                 .K = shared,
                                 .threads = threads,
                                 .numerics = numerics});
  }
  if (is_gathered(p, device)) {
    add(kGather, MoeCombineProblem{
                     .dtype = p.dtype, .tokens = rows, .k = 1, .cols = p.hidden, .threads = threads, .numerics = numerics});
  }
  if (p.scaling) {
    add_scaled(all, p, device);
  } else {
    add(kUp, GroupedGemmProblem{.dtype = p.dtype,
                                .layout = Layout::nt,
                                .gate = p.gate,
                                .G = p.experts,
                                .M = rows,
                                .N = p.inner,
                                .K = p.hidden,
                                .rows_a = is_gathered(p, device) ? rows : tokens,
                                .threads = threads,
                                .numerics = numerics});
    add(kDown, GroupedGemmProblem{.dtype = p.dtype,
                                  .layout = Layout::nt,
                                  .G = p.experts,
                                  .M = rows,
                                  .N = p.hidden,
                                  .K = p.inner,
                                  .threads = threads,
                                  .numerics = numerics});
  }
  add(kCombine, MoeCombineProblem{
                    .dtype = p.dtype, .tokens = tokens, .k = p.k, .cols = p.hidden, .threads = threads, .numerics = numerics});
  return all;
}

std::size_t bytes_of(Dtype dtype) { return dtype == Dtype::f32 ? 4 : 2; }

// Where in the workspace everything lies, in bytes from its begin: first what kernels want zeroed and leave zeroed, each its
// own; then what they may all use, one after the other; then what one of them leaves for another.
struct Places {
  std::array<std::size_t, kOperators> of_operator{};
  std::size_t zeroed_bytes = 0;
  std::size_t ids = 0, weights = 0, offsets = 0, row_index = 0, position = 0;
  std::size_t inner = 0,
              rows = 0;  // of the experts; before the second product tokens that are gathered lie in place of its rows
  std::size_t codes = 0, scales = 0, codes_inner = 0, scales_inner = 0;  // of 8 bits
  std::size_t shared_up = 0, shared_inner = 0;                           // in the same place
  bool has_gathered = false;
  std::size_t bytes = 0;
};

// `plan_of`: from an operator that the layer has to its plan. CPU plans have scratch memory of their own.
Places places_of(const MoeProblem& p, const Problems& problems, const Device& device, const auto& plan_of) {
  Places places;
  places.has_gathered = problems[kGather].has_value();
  std::size_t common = 0;
  for (std::size_t i = 0; i < kOperators && device.kind == TargetKind::cuda; ++i) {
    if (!problems[i]) continue;
    const Plan& plan = plan_of(i);
    if (plan.zeroed_workspace_bytes() == 0) {
      common = std::max(common, plan.workspace_bytes());
      continue;
    }
    places.of_operator[i] = places.zeroed_bytes;
    places.zeroed_bytes += aligned(plan.workspace_bytes());
  }
  for (std::size_t i = 0; i < kOperators && common > 0; ++i) {
    if (problems[i] && plan_of(i).zeroed_workspace_bytes() == 0) places.of_operator[i] = places.zeroed_bytes;
  }
  std::size_t end = places.zeroed_bytes + aligned(common);
  const auto take = [&end](std::int64_t elements, std::size_t bytes_of_element) {
    return std::exchange(end, end + aligned(static_cast<std::size_t>(elements) * bytes_of_element));
  };
  const std::int64_t rows = p.tokens * p.k;
  places.ids = take(rows, sizeof(std::int32_t));
  places.weights = take(rows, sizeof(float));
  places.offsets = take(p.experts, sizeof(std::int32_t));
  places.row_index = take(rows, sizeof(std::int32_t));
  places.position = take(rows, sizeof(std::int32_t));
  const std::size_t begin = end;
  places.inner = take(rows * p.inner, bytes_of(p.dtype));
  places.rows = take(rows * p.hidden, bytes_of(p.dtype));
  if (p.scaling) {
    const std::int64_t rows_a = problems[kGather] ? rows : p.tokens;
    places.codes = take(rows_a * p.hidden, 1);
    places.scales = take(rows_a * scales_of_row(p, p.hidden), sizeof(float));
    places.codes_inner = take(rows * p.inner, 1);
    places.scales_inner = take(rows * scales_of_row(p, p.inner), sizeof(float));
  }
  const std::size_t end_of_experts = std::exchange(end, begin);
  places.shared_up = take(p.tokens * 2 * p.inner_shared, bytes_of(p.dtype));
  places.shared_inner = take(p.tokens * p.inner_shared, bytes_of(p.dtype));
  places.bytes = std::max(end, end_of_experts);
  return places;
}

// One that a caller gives.
struct Tensor {
  const char* name;
  const void* data;
  std::int64_t elements;
  std::size_t bytes_of_element;
  bool may_be_null = false;

  std::uintptr_t begin() const { return reinterpret_cast<std::uintptr_t>(data); }
  std::uintptr_t end() const { return begin() + static_cast<std::uintptr_t>(elements) * bytes_of_element; }
  bool overlaps(const Tensor& other) const { return begin() < other.end() && other.begin() < end(); }
};

std::array<Tensor, 13> tensors_of(const MoeProblem& p, const MoeArguments& a) {
  const std::size_t bytes = bytes_of(p.dtype), bytes_of_logit = bytes_of(p.dtype_logits.value_or(p.dtype));
  const std::int64_t values = p.tokens * p.hidden;
  const std::int64_t of_up = 2 * p.inner * p.hidden, of_shared_up = 2 * p.inner_shared * p.hidden;
  const std::size_t bytes_of_matrices = p.scaling ? 1 : bytes;
  const std::int64_t scaled = p.scaling ? p.experts : 0;
  // The result first, and last the one that it may be itself.
  return {{{"y", a.y, values, bytes},
           {"x", a.x, values, bytes},
           {"logits", a.logits, p.tokens * p.experts, bytes_of_logit},
           {"correction", a.correction, p.experts, sizeof(float), true},
           {"gate_up", a.gate_up, p.experts * of_up, bytes_of_matrices},
           {"down", a.down, p.experts * p.hidden * p.inner, bytes_of_matrices},
           {"gate_up_scale", a.gate_up_scale, scaled * 2 * scales_of_matrix(p, p.inner, p.hidden), sizeof(float)},
           {"down_scale", a.down_scale, scaled * scales_of_matrix(p, p.hidden, p.inner), sizeof(float)},
           {"gate_up_bias", a.gate_up_bias, p.experts * 2 * p.inner, bytes, true},
           {"down_bias", a.down_bias, p.experts * p.hidden, bytes, true},
           {"shared_gate_up", a.shared_gate_up, of_shared_up, bytes},
           {"shared_down", a.shared_down, p.hidden * p.inner_shared, bytes},
           {"addend", a.addend, values, bytes, true}}};
}

void require_right(const MoeProblem& p, const MoeArguments& a, const Places& places, void* workspace, std::size_t bytes) {
  if (workspace == nullptr || bytes < places.bytes) {
    throw InvalidArgument("moe: workspace has " + std::to_string(workspace == nullptr ? 0 : bytes) + " bytes; of these sizes " +
                          std::to_string(places.bytes) + " are needed, which workspace_bytes says");
  }
  const Tensor work{"workspace", workspace, static_cast<std::int64_t>(places.bytes), 1};
  if (work.begin() % kAlignment != 0)
    throw InvalidArgument("moe: workspace is not aligned to " + std::to_string(kAlignment) + " bytes");
  if (p.inner_shared == 0 && (a.shared_gate_up != nullptr || a.shared_down != nullptr))
    throw InvalidArgument("moe: a shared expert's matrix is given, but inner_shared is 0: there is no such expert");
  if (!p.scaling && (a.gate_up_scale != nullptr || a.down_scale != nullptr))
    throw InvalidArgument("moe: scales of matrices are given, but there is no scaling: they are of dtype");
  const std::array tensors = tensors_of(p, a);
  const Tensor& y = tensors.front();
  for (const Tensor& each : tensors) {
    if (each.elements == 0 || (each.data == nullptr && each.may_be_null)) continue;
    const auto refuse = [&](const char* why) { throw InvalidArgument(std::string("moe: ") + each.name + why); };
    if (each.data == nullptr) refuse(" is null");
    if (each.begin() % each.bytes_of_element != 0) refuse(" is not aligned to its elements");
    if (each.overlaps(work)) refuse(" overlaps the workspace");
    const bool is_in_place = &each == &tensors.back() && each.data == y.data;
    if (&each != &y && each.overlaps(y) && !is_in_place) refuse(" overlaps y");
  }
}

// Of an operator of rows or matrices of 8 bits.
Arguments scaled_arguments_of(std::size_t which, const MoeProblem& p, const MoeArguments& a, const Places& places,
                              void* workspace) {
  const auto at = [workspace](std::size_t offset) -> void* { return static_cast<std::byte*>(workspace) + offset; };
  const bool is_up = which == kQuantize || which == kUp;
  void* const codes = at(is_up ? places.codes : places.codes_inner);
  void* const scales = at(is_up ? places.scales : places.scales_inner);
  if (which == kUp || which == kDown)
    return to_arguments(ScaledGroupedGemmArguments{.A = codes,
                                                   .B = is_up ? a.gate_up : a.down,
                                                   .C = at(is_up ? places.inner : places.rows),
                                                   .scale_a = scales,
                                                   .scale_b = is_up ? a.gate_up_scale : a.down_scale,
                                                   .offsets = at(places.offsets),
                                                   .row_index = is_up && !places.has_gathered ? at(places.row_index) : nullptr,
                                                   .bias = is_up ? a.gate_up_bias : a.down_bias,
                                                   .constant_b = a.constant_weights});
  const void* const tokens = places.has_gathered ? at(places.rows) : a.x;
  const void* const from = is_up ? tokens : at(places.inner);
  if (p.scaling == Scaling::row) return to_arguments(RowQuantizeArguments{.x = from, .y = codes, .scale = scales});
  return to_arguments(BlockQuantizeArguments{.x = from, .y = codes, .scale = scales});
}

Arguments arguments_of(std::size_t which, const MoeProblem& p, const MoeArguments& a, const Places& places, void* workspace) {
  const auto at = [workspace](std::size_t offset) -> void* { return static_cast<std::byte*>(workspace) + offset; };
  switch (static_cast<Operator>(which)) {
    case kRoute:
      return to_arguments(MoeRouteArguments{.logits = a.logits,
                                            .bias = a.correction,
                                            .ids = at(places.ids),
                                            .weights = at(places.weights),
                                            .scoring = a.scoring,
                                            .renormalize = a.renormalize,
                                            .scale = a.scale,
                                            .groups = a.groups,
                                            .top_groups = a.top_groups,
                                            .group_score = a.group_score});
    case kSort:
      return to_arguments(MoeSortArguments{.ids = at(places.ids),
                                           .offsets = at(places.offsets),
                                           .row_index = at(places.row_index),
                                           .position = at(places.position)});
    case kSharedUp:
      return to_arguments(
          GemmArguments{.A = a.x, .B = a.shared_gate_up, .C = at(places.shared_up), .constant_b = a.constant_weights});
    case kSharedGate: {
      const std::size_t half = static_cast<std::size_t>(p.inner_shared) * bytes_of(p.dtype);
      return to_arguments(
          RowGluArguments{.gate = at(places.shared_up), .up = at(places.shared_up + half), .y = at(places.shared_inner)});
    }
    case kAddend:
      return to_arguments(MoeCombineArguments{.addend = a.addend, .y = a.y});
    case kSharedDown:
      return to_arguments(GemmArguments{.A = at(places.shared_inner),
                                        .B = a.shared_down,
                                        .C = a.y,
                                        .beta = a.addend != nullptr ? 1.0f : 0.0f,
                                        .constant_b = a.constant_weights});
    case kGather:  // each row is the sum of one
      return to_arguments(MoeCombineArguments{.rows = a.x, .position = at(places.row_index), .y = at(places.rows)});
    case kQuantize:
    case kQuantizeInner:
      return scaled_arguments_of(which, p, a, places, workspace);
    case kUp:
      if (p.scaling) return scaled_arguments_of(which, p, a, places, workspace);
      return to_arguments(GroupedGemmArguments{.A = places.has_gathered ? at(places.rows) : a.x,
                                               .B = a.gate_up,
                                               .C = at(places.inner),
                                               .offsets = at(places.offsets),
                                               .row_index = places.has_gathered ? nullptr : at(places.row_index),
                                               .bias = a.gate_up_bias,
                                               .constant_b = a.constant_weights});
    case kDown:
      if (p.scaling) return scaled_arguments_of(which, p, a, places, workspace);
      return to_arguments(GroupedGemmArguments{.A = at(places.inner),
                                               .B = a.down,
                                               .C = at(places.rows),
                                               .offsets = at(places.offsets),
                                               .bias = a.down_bias,
                                               .constant_b = a.constant_weights});
    case kCombine:
      break;
  }
  return to_arguments(MoeCombineArguments{.rows = at(places.rows),
                                          .position = at(places.position),
                                          .weights = at(places.weights),
                                          .addend = p.inner_shared > 0 ? a.y : a.addend,
                                          .y = a.y});
}

void run_all(const MoeProblem& p, const Problems& problems, const Places& places, const auto& plan_of, const MoeArguments& a,
             void* workspace, std::size_t bytes, Stream stream) {
  if (p.tokens == 0 || p.hidden == 0) return;
  require_right(p, a, places, workspace, bytes);
  for (std::size_t i = 0; i < kOperators; ++i) {
    const bool is_nothing_to_do = i == kAddend && (a.addend == nullptr || a.addend == a.y);
    if (!problems[i] || is_nothing_to_do) continue;
    const Plan& plan = plan_of(i);
    const bool has_scratch = plan.device() < 0 || plan.workspace_bytes() == 0;
    void* const own = has_scratch ? nullptr : static_cast<std::byte*>(workspace) + places.of_operator[i];
    plan.run(arguments_of(i, p, a, places, workspace), own, stream);
  }
}

}  // namespace

struct MoePlan::State {
  MoeProblem problem;
  Problems problems;
  std::array<std::shared_ptr<const Plan>, kOperators> plans;  // null: there is no such operator
  std::vector<Step> steps;
  Places places;

  auto plan_of() const {
    return [this](std::size_t i) -> const Plan& { return *plans[i]; };
  }
};

MoePlan::MoePlan(const MoeProblem& problem, const Device& device)
    : state_(std::make_unique<State>(
          State{.problem = problem, .problems = problems_of(problem, device), .plans = {}, .steps = {}, .places = {}})) {
  for (std::size_t i = 0; i < kOperators; ++i) {
    if (!state_->problems[i]) continue;
    state_->plans[i] = make_plan(*state_->problems[i], device);
    state_->steps.push_back({name_of(i, problem), state_->plans[i]});
  }
  state_->places = places_of(problem, state_->problems, device, state_->plan_of());
}

MoePlan::~MoePlan() = default;
MoePlan::MoePlan(MoePlan&&) noexcept = default;
MoePlan& MoePlan::operator=(MoePlan&&) noexcept = default;

std::size_t MoePlan::workspace_bytes() const { return state_->places.bytes; }
std::size_t MoePlan::zeroed_workspace_bytes() const { return state_->places.zeroed_bytes; }
const MoeProblem& MoePlan::problem() const { return state_->problem; }
std::span<const MoePlan::Step> MoePlan::steps() const { return state_->steps; }

void MoePlan::run(const MoeArguments& arguments, void* workspace, std::size_t workspace_bytes, Stream stream) const {
  const State& state = *state_;
  run_all(state.problem, state.problems, state.places, state.plan_of(), arguments, workspace, workspace_bytes, stream);
}

MoeWorkspace moe_workspace(const MoeProblem& problem, const Device& device) {
  const Problems problems = problems_of(problem, device);
  const auto plan_of = [&](std::size_t i) -> const Plan& { return cached_plan(*problems[i], device); };
  const Places places = places_of(problem, problems, device, plan_of);
  return {places.bytes, places.zeroed_bytes};
}

void moe(const MoeProblem& problem, const MoeArguments& arguments, void* workspace, std::size_t workspace_bytes, Stream stream,
         const Device& device) {
  const Problems problems = problems_of(problem, device);
  const auto plan_of = [&](std::size_t i) -> const Plan& { return cached_plan(*problems[i], device); };
  const Places places = places_of(problem, problems, device, plan_of);
  run_all(problem, problems, places, plan_of, arguments, workspace, workspace_bytes, stream);
}

}  // namespace tilewright
