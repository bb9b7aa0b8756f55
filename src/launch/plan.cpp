// Plans: everything that can be done before a launch is done when the plan is made.
#include "tilewright/plan.h"

#include <algorithm>
#include <new>

#include "backend/cpu/thread_pool.h"
#include "backend/cpu/thread_scratch.h"
#include "launch/argument_check.h"
#include "launch/launch.h"
#include "launch/loaded_kernel.h"
#include "launch/number_guard.h"
#include "launch/tensor_map.h"
#include "tilewright/error.h"

namespace tilewright {

struct Plan::State {
  const KernelEntry* kernel;
  void (*check)(const Problem& problem, const Arguments& arguments);  // may be nullptr
  const OpEntry* op;
  bool has_lists;  // of numbers that are looked at; not those that lie on a GPU
  ArgumentCheck arguments;
  Problem problem;
  Explanation explanation;
  std::shared_ptr<const LoadedKernel> loaded;
  std::shared_ptr<const Plan> fallback;  // for pointers that are aligned to less than the kernel needs
  ThreadPool* pool;                      // CPU
  ResolvedLaunch launch;
  int device;     // -1: CPU
  bool is_empty;  // no element of the result exists
  ParameterLayout layout;
  Runtime runtime;
  std::uint32_t constants;  // promises that `eager` takes
  Runtime eager;            // the run-time values for runs that make them; without any the same
  std::vector<EncodedTensorMap> tensor_maps;
  std::unique_ptr<const NumberGuard> guard;  // mostly there is none

  [[noreturn]] void refuse_alignment() const;
  // Of arguments that have been found right.
  void start(const Arguments& given, void* workspace, Stream stream) const;
};

namespace {

void* scratch_for(const OpEntry& op, const Problem& problem, std::size_t bytes) {
  try {
    return thread_scratch(bytes);
  } catch (const std::bad_alloc&) {
    throw Error(std::string(op.name) + ": no memory for " + std::to_string(bytes) + " bytes of scratch, in " +
                shape_text(op, problem));
  }
}

}  // namespace

Plan::Plan(const KernelEntry& kernel, std::span<const std::int32_t> runtime_values, const KernelTable& table,
           const Problem& problem, const Device& device, Explanation explanation, std::shared_ptr<const Plan> fallback,
           std::shared_ptr<const LoadedKernel> loaded) {
  const OpEntry& op = table.ops[kernel.op];
  check_problem(op, problem);
  if (std::string reason = why_illegal(kernel, op, problem); !reason.empty()) throw Error(reason);
  if (!compatible(table.archs[kernel.arch], device)) {
    throw Error(std::string(kernel.id) + " does not run on " + device.name + " (" + device.key + ")");
  }
  Runtime runtime = kernel.runtime_defaults;
  std::copy_n(runtime_values.begin(), std::min(runtime_values.size(), runtime.size()), runtime.begin());
  const ParameterLayout layout = parameter_layout(op, kernel);
  const std::uint32_t compute_units = compute_units_of(device, problem);
  const ResolvedLaunch launch = resolve_launch(kernel.launch, problem, runtime, compute_units);
  if (!launch.host.are_there) throw InvalidArgument(why_not_computed(kernel, op, problem, runtime, compute_units));
  if (launch.most_points() == INT64_MAX || launch.workspace_bytes >= INT64_MAX ||
      !fits_grid(kernel, problem, runtime, compute_units)) {
    throw InvalidArgument(std::string(op.name) + ": too large to launch: " + shape_text(op, problem));
  }
  const std::optional<Runtime> eager = reading_constants(kernel.launch, runtime);
  state_ = std::make_unique<State>(State{
      .kernel = &kernel,
      .check = op.check,
      .op = &op,
      .has_lists = device.kind == TargetKind::cpu && !op.lists.empty(),
      .arguments = ArgumentCheck(op, problem, kernel.pointer_alignment),
      .problem = problem,
      .explanation = std::move(explanation),
      .loaded = loaded != nullptr ? std::move(loaded) : load_kernel(kernel, device),
      .fallback = std::move(fallback),
      .pool = kernel.kind == TargetKind::cpu ? &cpu_pool(problem.threads) : nullptr,
      .launch = launch,
      .device = device.kind == TargetKind::cuda ? device.ordinal : -1,
      .is_empty = launch.most_points() == 0 || ArgumentCheck(op, problem, 1).is_empty(),
      .layout = layout,
      .runtime = runtime,
      .constants = eager ? kernel.launch.constants : 0,
      .eager = eager.value_or(runtime),
      .tensor_maps = {},
      .guard = nullptr,
  });
  if (!state_->is_empty) {
    state_->guard = wanted_guard(op, problem, device);
    state_->loaded->require_room(launch);
    for (const ResolvedTensorMap& map : resolve_tensor_maps(kernel, op, problem, runtime, launch)) {
      state_->tensor_maps.push_back(state_->loaded->encode(map));
    }
  }
  const ParameterBlock parameters = pack_parameters(layout, problem, runtime, launch.host);
  state_->launch.workspace_bytes +=
      state_->loaded->driver_workspace_bytes(parameters.bytes.data(), std::max<int>(problem.threads, 1));
  if (kernel.kind == TargetKind::cpu) scratch_for(op, problem, state_->launch.workspace_bytes);
}

Plan::~Plan() = default;
Plan::Plan(Plan&&) noexcept = default;
Plan& Plan::operator=(Plan&&) noexcept = default;

void Plan::State::refuse_alignment() const {
  throw InvalidArgument(
      std::string(kernel->id) + " needs pointers aligned to " + std::to_string(kernel->pointer_alignment) + " bytes" +
      (problem.numerics == Numerics::batch_invariant ? ": to take others another kernel would run, and batch_invariant has one"
                                                     : ""));
}

void Plan::State::start(const Arguments& given, void* workspace, Stream stream) const {
  if (workspace == nullptr && launch.workspace_bytes != 0) {
    if (pool == nullptr) {
      throw InvalidArgument(std::string(kernel->id) + " needs a workspace of " + std::to_string(launch.workspace_bytes) +
                            " bytes; pass one, or make the plan with a workspace limit of 0");
    }
    workspace = scratch_for(*op, problem, launch.workspace_bytes);
  } else if (reinterpret_cast<std::uintptr_t>(workspace) % kRegionAlignment != 0 && launch.workspace_bytes != 0) {
    throw InvalidArgument("the workspace of " + std::string(kernel->id) + " is not aligned to " +
                          std::to_string(kRegionAlignment) + " bytes");
  }
  ParameterBlock parameters;
  const bool is_eager = (constants & ~given.constants) == 0;
  pack_parameters(layout, problem, is_eager ? eager : runtime, given, workspace, parameters, launch.host);
  loaded->launch({.resolved = launch,
                  .parameters = parameters.bytes.data(),
                  .workspace = workspace,
                  .stream = stream,
                  .tensor_maps = tensor_maps,
                  .pool = pool});
}

void Plan::run(const Arguments& arguments, void* workspace, Stream stream) const {
  const State& state = *state_;
  if (state.is_empty) return;
  if (state.check != nullptr) state.check(state.problem, arguments);
  const auto start = [&](const Arguments& right) {  // lists are read when it is known that they can be
    if (state.has_lists) require_numbers(*state.op, state.problem, right);
    if (state.guard != nullptr) state.guard->look(right, stream);
    state.start(right, workspace, stream);
  };
  if (state.arguments.is_plain(arguments)) return start(arguments);
  if (state.arguments.require_right(state.problem, arguments)) return start(state.arguments.with_addresses(arguments));
  if (state.fallback == nullptr) state.refuse_alignment();
  state.fallback->run(arguments, workspace, stream);
}

void Plan::check(const Arguments& arguments) const {
  const State& state = *state_;
  if (state.is_empty) return;
  if (state.check != nullptr) state.check(state.problem, arguments);
  if (state.arguments.is_plain(arguments) || state.arguments.require_right(state.problem, arguments)) return;
  if (state.fallback == nullptr) state.refuse_alignment();
  state.fallback->check(arguments);
}

std::size_t Plan::workspace_bytes() const {
  return std::max(state_->launch.workspace_bytes, state_->fallback != nullptr ? state_->fallback->workspace_bytes() : 0);
}

std::size_t Plan::zeroed_workspace_bytes() const {
  return std::max(state_->launch.zeroed_workspace_bytes,
                  state_->fallback != nullptr ? state_->fallback->zeroed_workspace_bytes() : 0);
}

int Plan::device() const { return state_->device; }

std::size_t Plan::memory_bytes() const {
  const Explanation& text = state_->explanation;
  std::size_t bytes = sizeof(Plan) + sizeof(State) + state_->tensor_maps.capacity() * sizeof(EncodedTensorMap);
  for (const std::string* each : {&text.kernel, &text.runtime, &text.layer, &text.device, &text.record, &text.basis,
                                  &text.reason, &text.provider, &text.numerics})
    bytes += each->capacity();
  return bytes + (state_->fallback != nullptr ? state_->fallback->memory_bytes() : 0);
}

const Problem& Plan::problem() const { return state_->problem; }
const KernelEntry& Plan::kernel() const { return *state_->kernel; }
const Explanation& Plan::explain() const { return state_->explanation; }

}  // namespace tilewright
