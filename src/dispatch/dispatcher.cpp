// The ladder: override, exact, near or model, default; in each rung device by device from like to unlike, in each device layer
// by layer. What callers read is an immutable snapshot behind an atomic pointer; loading a layer or an override publishes the
// next.
#include "dispatch/dispatcher.h"

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstring>
#include <fstream>
#include <utility>

#include "backend/cpu/thread_count.h"
#include "dispatch/dispatch_snapshot.h"
#include "dispatch/ladder.h"
#include "dispatch/no_kernel.h"
#include "dispatch/numerics.h"
#include "files/decimal.h"
#include "launch/argument_check.h"
#include "launch/loaded_kernel.h"
#include "process_lock.h"
#include "table/problem_key.h"
#include "tilewright/threads.h"

namespace tilewright {
namespace {

// Two kernels whose predictions differ by less are not told apart: what the models put first is so much slower than the best of
// what records measured, in the geometric mean (bench/leave_one_out.py).
constexpr double kUnsure = 0.025;

// What a team costs that spins for its next work, two threads of a Zen 4 (docs/log/cpu/0076); one that sleeps costs 14 to 26
// us. Beyond the second figure no call is so short that one thread could be faster.
constexpr double kTeamUs = 0.5;
constexpr double kShortUs = 20;

// Of runtime layers, by what Layer counts.
constexpr std::array<const char*, 3> kLayerNames{"user", "site", "shared"};

std::string list_ops(const KernelTable& table) {
  std::string names;
  for (const OpEntry& op : table.ops) names += (names.empty() ? "" : ", ") + std::string(op.name);
  return names;
}

// Problems of CPU devices that name no number of threads mean the default, and all mean at least the process's numerics.
Problem normalised(const Problem& problem, const Device& device, Numerics least) {
  if (problem.numerics > Numerics::batch_invariant) {
    throw InvalidArgument("numerics is " + std::to_string(static_cast<int>(problem.numerics)) +
                          "; valid are tuned, deterministic, batch_invariant");
  }
  Problem result = problem;
  result.numerics = std::max(problem.numerics, least);
  if (device.kind == TargetKind::cuda) {
    result.threads = 0;
  } else if (result.threads == 0) {
    result.threads = static_cast<std::uint16_t>(default_threads());
  }
  return result;
}

constexpr const char* kAlone = "; one thread alone is predicted to be faster than those that were asked for";

}  // namespace

Dispatcher::Dispatcher(const KernelTable& table, Warn warn, Providers providers, std::unique_ptr<ProblemLog> problems)
    : table_(table), warn_(std::move(warn)), providers_(std::move(providers)), problems_(std::move(problems)) {
  auto first = std::make_unique<Snapshot>();
  first->table = table;
  first->layers.back() = std::make_shared<Records>("linked", table);
  publish(std::move(first));
}

Dispatcher::~Dispatcher() = default;

const KernelTable& Dispatcher::table() const { return snapshot().table; }

// As the current one is, to be changed.
std::unique_ptr<Dispatcher::Snapshot> Dispatcher::next_snapshot() const {
  auto next = std::make_unique<Snapshot>();
  next->table = snapshot().table;
  next->grown = snapshot().grown;
  next->layers = snapshot().layers;
  next->overrides = snapshot().overrides;
  next->by_hand = snapshot().by_hand;
  next->recordings = snapshot().recordings;
  next->numerics = snapshot().numerics;
  return next;
}

void Dispatcher::publish(std::unique_ptr<Snapshot> next) {
  snapshots_.push_back(std::move(next));
  snapshot_.store(snapshots_.back().get(), std::memory_order_release);
}

Selection Dispatcher::select(const Problem& problem, const Device& device, std::size_t workspace_limit) const {
  return select(snapshot(), problem, device, workspace_limit);
}

// Throws InvalidArgument where the problem can't be.
void Dispatcher::check(const Problem& problem) const {
  if (problem.op < table_.ops.size()) check_problem(table_.ops[problem.op], problem);  // select refuses others
}

Selection Dispatcher::select(const Snapshot& current, const Problem& problem, const Device& device,
                             std::size_t workspace_limit) const {
  if (problem.op >= table_.ops.size()) {
    throw InvalidArgument("op number " + std::to_string(problem.op) + " is not linked (linked: " + list_ops(table_) + ")");
  }
  check_sizes(table_.ops[problem.op], problem);  // all else: check
  std::optional<Selection> selection = climb(current, problem, device, workspace_limit);
  // Where no kernel's workspace is within the limit for every batch, that of all kernels: this batch may be small enough.
  if (!selection && problem.numerics == Numerics::batch_invariant) selection = climb(current, problem, device, SIZE_MAX);
  if (!selection) throw NoKernel(none_text(current, problem, device, workspace_limit));
  if (problem.numerics == Numerics::batch_invariant) expect_of(problem, device, workspace_limit, *selection);
  return *selection;
}

// `asked`, or that problem on one thread where a team is predicted to take longer; `selection` is then what runs it. A row's
// bits may depend on it, so only where they may depend on anything.
Problem Dispatcher::settle_threads(const Snapshot& current, const Problem& asked, const Device& device,
                                   std::size_t workspace_limit, Selection& selection) const {
  if (asked.threads <= 1 || asked.numerics != Numerics::tuned || selection.match == Match::override_) return asked;
  const auto predicted = [](const Selection& each, const Problem& problem) {
    double us = INFINITY;
    if (each.kernel->model.function != nullptr)
      each.kernel->model.function(problem, {&each.runtime, 1}, each.kernel->model.coefficients, &us);
    return us;
  };
  const double of_team = predicted(selection, asked) + kTeamUs;
  if (!(of_team < kShortUs)) return asked;
  Problem alone = asked;
  alone.threads = 1;
  const std::optional<Selection> other = climb(current, alone, device, workspace_limit);
  if (!other || !(predicted(*other, alone) <= of_team)) return asked;
  selection = *other;
  return alone;
}

std::optional<Selection> Dispatcher::climb(const Snapshot& current, const Problem& problem, const Device& device,
                                           std::size_t workspace_limit) const {
  Ladder ladder(current.table, current.view(device), problem, workspace_limit);
  if (const OverrideLine* line = current.line_for(table_.ops[problem.op], problem, device)) {
    if (std::optional<Selection> selection = ladder.select_forced(line->kernels)) {
      selection->line = line;
      return selection;
    }
  }
  if (!current.overrides.empty()) {
    if (const auto forced = current.overrides.find(problem.op); forced != current.overrides.end()) {
      if (std::optional<Selection> selection = ladder.select_forced(forced->second)) return selection;
    }
  }
  return ladder.select(nullptr);
}

// What was chosen for the usual batch, told of the problem itself. Throws Error where that is too large for it: another kernel
// would be another row's bits.
void Dispatcher::expect_of(const Problem& problem, const Device& device, std::size_t workspace_limit,
                           Selection& selection) const {
  const OpEntry& op = table_.ops[problem.op];
  const KernelEntry& kernel = *selection.kernel;
  std::string reason = why_illegal(kernel, op, problem);
  if (reason.empty() && !fits_grid(kernel, problem, selection.runtime, compute_units_of(device, problem)))
    reason = std::string("the grid of ") + kernel.id + " would be larger than a device takes";
  if (reason.empty() && kernel.kind == TargetKind::cuda && workspace_limit != SIZE_MAX) {
    const std::size_t bytes =
        resolve_launch(kernel.launch, problem, selection.runtime, compute_units_of(device, problem)).workspace_bytes;
    if (bytes > workspace_limit) {
      reason = std::string(kernel.id) + " takes a workspace of " + std::to_string(bytes) + " bytes for this batch, and " +
               std::to_string(workspace_limit) + " are allowed";
    }
  }
  if (!reason.empty())
    throw NoKernel(reason + "; it computes every batch of batch_invariant " + op.name +
                   ": cut this one, or ask for deterministic");
  selection.runner_up = nullptr;
  if (selection.entry != nullptr && same_sizes(selection.entry->problem, problem, op.key_sizes)) return;
  selection.is_record_time = false;
  selection.expected_us = 0;
  if (kernel.model.function == nullptr) return;
  double us = 0;
  kernel.model.function(problem, {&selection.runtime, 1}, kernel.model.coefficients, &us);
  if (std::isfinite(us)) selection.expected_us = us;
}

std::string Dispatcher::none_text(const Snapshot& current, const Problem& problem, const Device& device,
                                  std::size_t workspace_limit) const {
  const OpEntry& op = table_.ops[problem.op];
  const std::string none = "no linked kernel for " + semantic_text(op, problem) + " " + shape_text(op, problem) + " on " +
                           device.name + " (" + device.key + ")";
  if (workspace_limit != SIZE_MAX) {
    if (const auto unlimited = climb(current, problem, device, SIZE_MAX)) {
      const ResolvedLaunch launch =
          resolve_launch(unlimited->kernel->launch, problem, unlimited->runtime, compute_units_of(device, problem));
      return none + " takes a workspace of no more than " + std::to_string(workspace_limit) + " bytes; " +
             unlimited->kernel->id + " takes " + std::to_string(launch.workspace_bytes);
    }
  }
  Problem tuned = problem;
  tuned.numerics = Numerics::tuned;
  if (problem.numerics != Numerics::tuned && climb(current, tuned, device, workspace_limit))
    return none + " is " + to_string(problem.numerics);
  return why_no_kernel(current.table, problem, device);
}

Explanation Dispatcher::explain(const Problem& problem, const Device& device) const {
  check(problem);
  const Snapshot& current = snapshot();
  const Problem asked = normalised(problem, device, current.numerics);
  Selection selection = select(current, asked, device, SIZE_MAX);
  const ProvidedSelection provided = select_provided(current, asked, device);
  if (provided.algorithm != nullptr) return explain(provided, asked, device);
  const Problem settled = settle_threads(current, asked, device, SIZE_MAX, selection);
  Explanation result = explain_own(current, selection, provided, settled, device);
  if (settled.threads < asked.threads) result.reason += kAlone;
  return result;
}

Explanation Dispatcher::explain(const Snapshot& current, const Selection& selection, const Problem& problem,
                                const Device& device) const {
  const OpEntry& op = table_.ops[problem.op];
  Explanation result{.match = selection.match,
                     .kernel = selection.kernel->id,
                     .runtime = to_string(*selection.kernel, selection.runtime),
                     .layer = selection.match == Match::override_ ? "override" : selection.layer,
                     .distance = selection.distance,
                     .expected_us = selection.expected_us};
  std::string where;
  if (selection.entry != nullptr) {
    result.device = selection.device->key;
    result.record = shape_text(op, selection.entry->problem);
    result.predicted = selection.entry->predicted;
    where = std::string(result.predicted ? "predicted" : "measured") + " on " +
            (result.device == device.key ? "this device" : result.device + ", the most similar device with a record");
  }
  if (selection.expected_us > 0) {
    const bool is_measured = selection.is_record_time && !result.predicted;
    result.basis = is_measured ? "measured" : "predicted";
    if (is_measured && result.device != device.key) result.basis += " on " + result.device;
  }
  switch (selection.match) {
    case Match::override_:
      result.reason =
          selection.line != nullptr ? "forced by hand, in " + selection.line->place : std::string("forced by override_kernel");
      break;
    case Match::exact:
      result.reason =
          std::string("the best kernel for exactly ") +
          (problem.numerics == Numerics::batch_invariant ? "the shape that stands for all batches, " : "this shape, ") + where;
      break;
    case Match::near:
      result.reason = "the best kernel for a shape " + decimal(selection.distance) + " away in log2 units, " + where +
                      (selection.is_ranked_by_model ? "; the cost model prefers it to nearer ones" : "");
      break;
    case Match::model:
      result.reason = "the cost model predicts it to be the fastest of the linked kernels";
      break;
    case Match::default_:
      result.reason = "no record is near and no cost model is fitted: the default kernel";
      break;
  }
  if (selection.runner_up != nullptr && selection.behind < kUnsure && selection.match != Match::override_) {
    result.reason += "; it is unsure: " + std::string(selection.runner_up->id) + " is " + decimal(100 * selection.behind) +
                     " % behind, and predictions are no better than that: tuning this shape would tell";
  }
  if (const std::string_view note = table_.archs[selection.kernel->arch].note; !note.empty()) {
    result.reason += "; " + std::string(note);
  }
  const std::string given_way =
      std::string(" is not ") +
      (problem.numerics == Numerics::tuned ? "" : to_string(problem.numerics) + std::string(", or not ")) +
      "legal for this problem on this device)";
  const OverrideLine* line = current.line_for(op, problem, device);
  if (line != nullptr && selection.line == nullptr) result.reason += " (what " + line->place + " names" + given_way;
  if (selection.match != Match::override_ && current.overrides.contains(problem.op))
    result.reason += " (the overriding kernel" + given_way;
  if (problem.numerics != Numerics::tuned) explain_numerics(current, selection, problem, device, result);
  return result;
}

void Dispatcher::explain_numerics(const Snapshot& current, const Selection& selection, const Problem& problem,
                                  const Device& device, Explanation& explanation) const {
  explanation.numerics = to_string(problem.numerics);
  if (problem.numerics == Numerics::batch_invariant)
    explanation.numerics += ", chosen for " + usual_batch_text(table_.ops[problem.op]) + ", whatever these are";
  Problem tuned = problem;
  tuned.numerics = Numerics::tuned;
  const Selection fastest = select(current, tuned, device, SIZE_MAX);
  explanation.times_tuned = predicted_ratio(table_.ops[problem.op], tuned, {*selection.kernel, selection.runtime},
                                            {*fastest.kernel, fastest.runtime});
}

std::shared_ptr<const LoadedKernel> Dispatcher::loaded(const KernelEntry& kernel, const Device& device) const {
  const ProcessLock lock;
  // Entries are copied when kernels come (grown_kernels.h), what they point to is not.
  const void* const code = kernel.kind == TargetKind::cpu ? kernel.cpu_symbol : kernel.image.first;
  std::shared_ptr<const LoadedKernel>& loaded = loaded_[{code, device.ordinal}];
  if (loaded == nullptr) loaded = load_kernel(kernel, device);
  return loaded;
}

std::shared_ptr<const Plan> Dispatcher::make_plan(const Problem& problem, const Device& device,
                                                  std::size_t workspace_limit) const {
  return make_plan(snapshot(), problem, device, workspace_limit);
}

std::shared_ptr<const Plan> Dispatcher::make_plan(const Snapshot& current, const Problem& problem, const Device& device,
                                                  std::size_t workspace_limit) const {
  check(problem);
  const Problem asked = normalised(problem, device, current.numerics);
  Selection selection = select(current, asked, device, workspace_limit);
  note(current, asked, device);
  // Where no provider is on nobody looks for what one won: only explain says so.
  ProvidedSelection provided;
  if (!providers_.found().empty()) provided = select_provided(current, asked, device);
  const Problem settled = settle_threads(current, asked, device, workspace_limit, selection);
  const auto make_own = [&] {
    Explanation explanation = explain_own(current, selection, provided, settled, device);
    if (settled.threads < asked.threads) explanation.reason += kAlone;
    return make_own_plan(current, selection, std::move(explanation), settled, device, workspace_limit);
  };
  std::shared_ptr<const Plan> own = make_own();
  if (provided.algorithm == nullptr) return own;
  auto kernel = std::make_shared<const ProvidedKernel>(provided.entry->name, provided.algorithm, table_, asked.op,
                                                       current.view(device).archs.front(), own);
  Plan plan = plan_of(std::move(kernel), table_, asked, device, explain(provided, asked, device), std::move(own));
  // Of the plan, for the algorithm's part lies behind what our own kernel keeps zero. On a CPU a plan has memory of its own.
  const std::size_t bytes = plan.workspace_bytes();
  if (device.kind == TargetKind::cuda && bytes > workspace_limit) {
    provided.algorithm = nullptr;
    provided.why_not = "with it a plan needs a workspace of " + std::to_string(bytes) + " bytes, and " +
                       std::to_string(workspace_limit) + " are allowed";
    return make_own();
  }
  return std::make_shared<const Plan>(std::move(plan));
}

// For who tunes what is recorded: of every batch by which problem its kernel is chosen.
void Dispatcher::note(const Snapshot& current, const Problem& asked, const Device& device) const {
  if (problems_ == nullptr && current.recordings.empty()) return;
  const OpEntry& op = table_.ops[asked.op];
  const Problem tuned = asked.numerics == Numerics::batch_invariant ? any_batch(op, asked).middling() : asked;
  if (problems_ != nullptr) problems_->note(op, tuned, device.kind);
  for (const auto& [number, recording] : current.recordings) recording->note(op, tuned, device.kind);
}

std::shared_ptr<const Plan> Dispatcher::make_own_plan(const Snapshot& current, const Selection& selection,
                                                      Explanation explanation, const Problem& asked, const Device& device,
                                                      std::size_t workspace_limit) const {
  const KernelEntry& kernel = *selection.kernel;
  std::shared_ptr<const Plan> fallback;
  const Ladder ladder(current.table, current.view(device), asked, workspace_limit);
  const KernelEntry* const less = asked.numerics == Numerics::batch_invariant
                                      ? nullptr  // of other bits
                                      : ladder.least_aligned_default(kernel.pointer_alignment);
  if (less != nullptr) {
    Explanation reason{.match = Match::default_,
                       .kernel = less->id,
                       .runtime = to_string(*less, less->runtime_defaults),
                       .layer = "built-in",
                       .reason = "a pointer is less aligned than the chosen kernel needs: the default kernel"};
    fallback = std::make_shared<const Plan>(*less, less->runtime_defaults, table_, asked, device, std::move(reason), nullptr,
                                            loaded(*less, device));
  }
  return std::make_shared<const Plan>(kernel, selection.runtime, table_, asked, device, std::move(explanation),
                                      std::move(fallback), loaded(kernel, device));
}

const Plan& Dispatcher::cached_plan(const Problem& problem, const Device& device, std::size_t workspace_limit) const {
  const Snapshot& current = snapshot();
  // Field by field: building a key first would cost as much again.
  if (plan_memo.snapshot == current.id) [[likely]] {
    const PlanKey& last = plan_memo.cached->key;
    if (last.device == device_identity(device) && last.workspace_limit == workspace_limit &&
        same_key(last.problem, problem, kMaxSizes)) {
      return *plan_memo.cached->plan;
    }
  }
  return find_plan(problem, device, workspace_limit);
}

// Apart from the above, which would otherwise save registers for it.
const Plan& Dispatcher::find_plan(const Problem& problem, const Device& device, std::size_t workspace_limit) const {
  if (problem.threads == 0 && device.kind == TargetKind::cpu) {
    Problem asked = problem;
    asked.threads = static_cast<std::uint16_t>(recent_default_threads());
    return cached_plan(asked, device, workspace_limit);
  }
  const Snapshot& current = snapshot();
  const PlanKey key{
      .problem = problem, .device = device_identity(device), .workspace_limit = workspace_limit, .snapshot = current.id};
  const CachedPlan* cached = plans_.find(key);
  if (cached == nullptr) cached = &plans_.insert(key, make_plan(current, problem, device, workspace_limit));
  return *cached->plan;
}

const Plan* Dispatcher::found_plan(const PlanFinding& finding) const {
  if (plan_memo.number != finding.number || plan_memo.snapshot != snapshot().id) return nullptr;
  return finding.threads == 0 || finding.threads == recent_default_threads() ? plan_memo.cached->plan.get() : nullptr;
}

PlanCacheStatistics Dispatcher::plan_cache_statistics() const { return plans_.statistics(); }

void Dispatcher::override_kernel(const std::string& op_name, const std::string& kernel_id) {
  const auto op = std::ranges::find_if(table_.ops, [&](const OpEntry& each) { return op_name == each.name; });
  if (op == table_.ops.end()) throw InvalidArgument("unknown op \"" + op_name + "\" (linked: " + list_ops(table_) + ")");
  const auto op_index = static_cast<std::uint16_t>(op - table_.ops.begin());
  std::optional<ForcedKernels> forced;
  if (!kernel_id.empty()) forced = kernels_by_name(snapshot().table, op_index, kernel_id);
  const ProcessLock lock;
  std::unique_ptr<Snapshot> next = next_snapshot();
  next->overrides.erase(op_index);
  if (forced) next->overrides.emplace(op_index, std::move(*forced));
  publish(std::move(next));
}

int Dispatcher::load_overrides(const std::filesystem::path& file) {
  std::shared_ptr<const OverrideFile> by_hand;
  if (!file.empty()) by_hand = std::make_shared<const OverrideFile>(read_override_file(file, snapshot().table));
  const int count = by_hand == nullptr ? 0 : static_cast<int>(by_hand->lines.size());
  const ProcessLock lock;
  std::unique_ptr<Snapshot> next = next_snapshot();
  next->by_hand = std::move(by_hand);
  publish(std::move(next));
  return count;
}

void Dispatcher::set_numerics(Numerics least) {
  const ProcessLock lock;
  std::unique_ptr<Snapshot> next = next_snapshot();
  next->numerics = least;
  publish(std::move(next));
}

int Dispatcher::load_layer(Layer layer, const std::filesystem::path& folder, std::vector<std::string>* misses) {
  const Warn keep = [misses](const std::string& miss) { misses->push_back(miss); };
  RecordLayer records = read_record_layer(folder, snapshot().table, misses == nullptr ? warn_ : keep);
  const int count = static_cast<int>(records.entries.size());
  const ProcessLock lock;
  std::unique_ptr<Snapshot> next = next_snapshot();
  const auto place = static_cast<std::size_t>(layer);
  next->layers[place] =
      std::make_shared<Records>(kLayerNames[place], std::filesystem::absolute(folder), std::move(records), table_);
  publish(std::move(next));
  return count;
}

// Layers are read again, in silence: what they said of kernels that are still missing they said when they were loaded.
int Dispatcher::add_kernels(const KernelTable& more) {
  std::array<std::filesystem::path, kLayerNames.size()> folders;
  int added = 0;
  {
    const ProcessLock lock;
    auto grown = std::make_shared<const GrownKernels>(grown_kernels(snapshot().table, more));
    added = grown->added;
    if (added == 0) return 0;
    std::unique_ptr<Snapshot> next = next_snapshot();
    next->table.kernels = grown->kernels;
    next->grown = std::move(grown);
    for (std::size_t layer = 0; layer < folders.size(); ++layer) {
      if (next->layers[layer] != nullptr) folders[layer] = next->layers[layer]->folder;
    }
    publish(std::move(next));
  }
  for (const Layer layer : {Layer::user, Layer::site, Layer::shared}) {
    std::vector<std::string> ignored;
    std::error_code fault;
    const std::filesystem::path& folder = folders[static_cast<std::size_t>(layer)];
    if (std::filesystem::is_directory(folder, fault)) load_layer(layer, folder, &ignored);
  }
  return added;
}

// A snapshot of its own: no plan of an earlier one is found any more, so that each that is asked for is noted.
std::uint64_t Dispatcher::begin_recording(const std::filesystem::path& file) {
  if (!std::ofstream(file, std::ios::app))
    throw Error("problems can't be recorded in " + file.string() + ": " + std::strerror(errno));
  auto recording = std::make_shared<ProblemLog>(file, warn_);
  const ProcessLock lock;
  std::unique_ptr<Snapshot> next = next_snapshot();
  const std::uint64_t number = ++begun_recordings_;
  next->recordings.emplace(number, std::move(recording));
  publish(std::move(next));
  return number;
}

void Dispatcher::end_recording(std::uint64_t recording) {
  const ProcessLock lock;
  const auto found = snapshot().recordings.find(recording);
  if (found == snapshot().recordings.end())
    throw InvalidArgument("no recording " + std::to_string(recording) + " is under way");
  found->second->close();
  std::unique_ptr<Snapshot> next = next_snapshot();
  next->recordings.erase(recording);
  publish(std::move(next));
}

}  // namespace tilewright
