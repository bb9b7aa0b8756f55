// The ladder: override, exact, near or model, default; in each rung device by device from like to unlike, in each device layer
// by layer. What callers read is an immutable snapshot behind an atomic pointer; loading a layer or an override publishes the
// next.
#include "dispatcher.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <set>
#include <tuple>
#include <utility>

#include "argument_check.h"
#include "backend/cpu/thread_count.h"
#include "loaded_kernel.h"
#include "nearest_names.h"
#include "problem_key.h"
#include "process_lock.h"
#include "tilewright/threads.h"

namespace tilewright {
namespace {

// A record speaks for another shape only within these distances, in log2 units: all sizes together, and each size alone. By
// how much, at no distance, its instance's predicted time is lowered (DESIGN.md, Dispatch).
constexpr double kTrustRadius = 2.0;
constexpr double kTrustRadiusPerSize = 1.0;
constexpr double kTrust = 0.1;
constexpr double kLessAligned = 1.0;  // as far as twice a size
constexpr int kWidest = 3;            // 8 elements

// Two kernels whose predictions differ by less are not told apart: what the models put first is so much slower than the best of
// what records measured, in the geometric mean (bench/leave_one_out.py).
constexpr double kUnsure = 0.025;

constexpr std::string_view kFamilyPrefix = "family:";

struct Neighbour {
  const TunedEntry* entry;
  const char* layer;
  const TunedDevice* device;
  double distance;
  double detour;  // the distance, and more where the record's problem was less aligned
  double volume;  // product of the key sizes
};

double log2_ratio(std::int64_t a, std::int64_t b) {
  if (a == b) return 0;
  return std::abs(std::log2(static_cast<double>(std::max<std::int64_t>(a, 1))) -
                  std::log2(static_cast<double>(std::max<std::int64_t>(b, 1))));
}

// Distance of two shapes, or nothing beyond the trust radius.
std::optional<double> trusted_distance(const Problem& a, const Problem& b, int key_sizes) {
  double sum = 0;
  for (int i = 0; i < key_sizes; ++i) {
    const double distance = log2_ratio(a.sizes[i], b.sizes[i]);
    if (distance > kTrustRadiusPerSize) return std::nullopt;
    sum += distance;
  }
  return sum <= kTrustRadius ? std::optional(sum) : std::nullopt;
}

// Zeros that end a number in binary, as far as any access is wide.
int alignment(std::int64_t size) {
  return size == 0 ? kWidest : std::min(std::countr_zero(static_cast<std::uint64_t>(size)), kWidest);
}

double volume(const Problem& problem, int key_sizes) {
  double product = 1;
  for (int i = 0; i < key_sizes; ++i) product *= static_cast<double>(problem.sizes[i]);
  return product;
}

std::string list_ops(const KernelTable& table) {
  std::string names;
  for (const OpEntry& op : table.ops) names += (names.empty() ? "" : ", ") + std::string(op.name);
  return names;
}

// Of a CPU that runs no linked arch's code: what it would need for the one that asks for least.
std::string lacking_text(const KernelTable& table, const Device& device) {
  const ArchEntry* least = nullptr;
  for (const ArchEntry& arch : table.archs) {
    if (arch.kind != TargetKind::cpu || device.kind != TargetKind::cpu) continue;
    if (compatible(arch, device)) return "";
    if (least == nullptr || arch.rank < least->rank) least = &arch;
  }
  if (least == nullptr) return "";
  std::string text = std::string("; for ") + least->name + " the CPU lacks";
  for (const char* flag : least->cpu_flags) {
    if (std::ranges::count(device.cpu_flags, flag) == 0) text += std::string(" ") + flag;
  }
  return text;
}

std::string decimal(double value) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.3g", value);
  return text.data();
}

// A family's kernels for an arch (op, arch, family), and on how many threads: they share the run-time values that won with any
// of them, because which are best for a kernel depends on the shape.
using FamilyKey = std::tuple<std::uint16_t, std::uint16_t, std::string_view, std::uint16_t>;
FamilyKey family_key(const KernelEntry& kernel, std::uint16_t threads) {
  return {kernel.op, kernel.arch, kernel.family, threads};
}

}  // namespace

struct Dispatcher::Override {
  std::string kernel_id;  // or empty
  std::string family;     // or empty
  bool allows(const KernelEntry& kernel) const { return family.empty() ? kernel_id == kernel.id : family == kernel.family; }
};

// One layer: a runtime layer or the linked table's records.
struct Dispatcher::Records {
  Records(const char* layer_name, RecordLayer&& layer, const KernelTable& table)
      : name(layer_name), owned(std::move(layer)), devices(owned.devices), entries(owned.entries), index(table.ops, entries) {}
  Records(const char* layer_name, const KernelTable& table)
      : name(layer_name), devices(table.devices), entries(table.tuned), index(table.ops, entries) {}
  Records(const Records&) = delete;

  const char* name;
  RecordLayer owned;
  std::span<const TunedDevice> devices;
  std::span<const TunedEntry> entries;
  DispatchIndex index;
};

// What a device may use, computed once per device and snapshot.
struct Dispatcher::DeviceView {
  struct Step {  // one device of one layer
    const Records* records;
    std::uint16_t device;
    bool starts_group;  // another tuned device than the step before (not just another layer of the same)
    bool is_own;        // the very device
  };

  Device device;
  std::vector<std::uint16_t> archs;  // compatible, best first
  std::vector<bool> is_arch_usable;  // by index in KernelTable::archs
  std::vector<Step> steps;
  std::map<FamilyKey, std::set<Runtime>> runtimes;  // that won
  const DeviceView* next = nullptr;

  bool describes(const Device& other) const {
    return device.kind == other.kind && device.ordinal == other.ordinal && device.compute_units == other.compute_units &&
           device.key == other.key;
  }
};

struct Dispatcher::Snapshot {
  const std::uint64_t id = next_id();                    // never used twice, unlike an address
  std::array<std::shared_ptr<const Records>, 3> layers;  // user, site, linked; null: absent
  std::map<std::uint16_t, Override> overrides;           // by op
  mutable std::atomic<const DeviceView*> views{nullptr};

  static std::uint64_t next_id() {
    static std::atomic<std::uint64_t> last{0};
    return ++last;
  }

  ~Snapshot() {
    for (const DeviceView* view = views.load(); view != nullptr;) delete std::exchange(view, view->next);
  }

  const DeviceView& view(const KernelTable& table, const Device& device) const {
    for (const DeviceView* view = views.load(std::memory_order_acquire); view != nullptr; view = view->next) {
      if (view->describes(device)) return *view;
    }
    auto view = make_view(table, device);
    view->next = views.load(std::memory_order_relaxed);
    while (!views.compare_exchange_weak(view->next, view.get(), std::memory_order_release, std::memory_order_relaxed)) {
    }
    return *view.release();
  }

  std::unique_ptr<DeviceView> make_view(const KernelTable& table, const Device& device) const;
};

std::unique_ptr<Dispatcher::DeviceView> Dispatcher::Snapshot::make_view(const KernelTable& table, const Device& device) const {
  auto view = std::make_unique<DeviceView>();
  view->device = device;
  for (std::uint16_t arch = 0; arch < static_cast<std::uint16_t>(table.archs.size()); ++arch) {
    view->is_arch_usable.push_back(compatible(table.archs[arch], device));
    if (view->is_arch_usable.back()) view->archs.push_back(arch);
  }
  std::ranges::stable_sort(view->archs, std::ranges::greater{}, [&](std::uint16_t arch) { return table.archs[arch].rank; });

  // Most alike first: same device, then its best arch, then other compatible archs; nearest number of compute units.
  struct Candidate {
    int kinship;
    int rank;
    double units_distance;
    std::string_view key;
    std::size_t layer;
    std::uint16_t device;
  };
  std::vector<Candidate> candidates;
  for (std::size_t layer = 0; layer < layers.size(); ++layer) {
    if (layers[layer] == nullptr) continue;
    const std::span<const TunedDevice> devices = layers[layer]->devices;
    for (std::uint16_t i = 0; i < static_cast<std::uint16_t>(devices.size()); ++i) {
      const TunedDevice& tuned = devices[i];
      if (!view->is_arch_usable[tuned.arch]) continue;
      candidates.push_back({.kinship = tuned.key == device.key             ? 0
                                       : tuned.arch == view->archs.front() ? 1
                                                                           : 2,
                            .rank = table.archs[tuned.arch].rank,
                            .units_distance = log2_ratio(tuned.compute_units, device.compute_units),
                            .key = tuned.key,
                            .layer = layer,
                            .device = i});
    }
  }
  const auto group = [](const Candidate& each) { return std::tuple(each.kinship, -each.rank, each.units_distance, each.key); };
  std::ranges::stable_sort(candidates, [&](const Candidate& a, const Candidate& b) {
    return std::tuple_cat(group(a), std::tuple(a.layer, a.device)) < std::tuple_cat(group(b), std::tuple(b.layer, b.device));
  });
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    view->steps.push_back({.records = layers[candidates[i].layer].get(),
                           .device = candidates[i].device,
                           .starts_group = i == 0 || group(candidates[i]) != group(candidates[i - 1]),
                           .is_own = candidates[i].kinship == 0});
  }

  for (const DeviceView::Step& step : view->steps) {
    for (const TunedEntry& entry : step.records->entries) {
      if (entry.device == step.device)
        view->runtimes[family_key(table.kernels[entry.kernel], entry.problem.threads)].insert(entry.runtime);
    }
  }
  return view;
}

// One walk down the ladder.
class Dispatcher::Ladder {
 public:
  Ladder(const KernelTable& table, const DeviceView& view, const Problem& problem, std::size_t workspace_limit)
      : table_(table), view_(view), problem_(problem), workspace_limit_(workspace_limit), op_(table.ops[problem.op]) {}

  // Only kernels that `allowed` allows (null: all).
  std::optional<Selection> select(const Override* allowed) {
    allowed_ = allowed;
    if (auto selection = exact()) return selection;
    if (auto selection = near_or_model(neighbours(false))) return selection;
    return first_default();
  }

  // The default kernel that asks least of pointers; nullptr when none asks less than `alignment` bytes.
  const KernelEntry* least_aligned_default(std::uint32_t alignment) const {
    const KernelEntry* best = nullptr;
    for (const std::uint16_t arch : view_.archs) {
      for (const KernelEntry& kernel : table_.kernels) {
        if (kernel.arch != arch || !kernel.is_default || !is_usable(kernel, kernel.runtime_defaults)) continue;
        if (kernel.pointer_alignment < (best != nullptr ? best->pointer_alignment : alignment)) best = &kernel;
      }
    }
    return best;
  }

 private:
  bool is_usable(const KernelEntry& kernel, const Runtime& runtime) const {
    return is_usable(kernel) && has_workspace(kernel, runtime) && fits_grid(kernel, problem_, runtime);
  }

  // Given the workspace that it asks for.
  bool is_usable(const KernelEntry& kernel) const {
    if (allowed_ != nullptr && !allowed_->allows(kernel)) return false;
    if (!view_.is_arch_usable[kernel.arch] || !is_legal(kernel, problem_)) return false;
    if (kernel.kind == TargetKind::cpu) return kernel.cpu_symbol != nullptr;
    if (kernel.image.empty()) return false;
    return view_.device.smem_bytes_per_cta == 0 || kernel.launch.smem_bytes <= view_.device.smem_bytes_per_cta;
  }

  bool has_workspace(const KernelEntry& kernel, const Runtime& runtime) const {
    // On a CPU a plan has memory of its own.
    return workspace_limit_ == SIZE_MAX || kernel.kind == TargetKind::cpu ||
           resolve_launch(kernel.launch, problem_, runtime).workspace_bytes <= workspace_limit_;
  }

  // Whether some row or batch of the record's problem, which was dense, begins where wide accesses can't, and the problem's do
  // not: what won there may read and write by elements, or copy its operands first.
  bool is_less_aligned(const TunedEntry& entry) const {
    for (std::size_t i = op_.key_sizes; i < op_.sizes.size(); ++i) {
      if (alignment(entry.problem.sizes[i]) < alignment(problem_.sizes[i])) return true;
    }
    return false;
  }

  // Before what was only predicted for another device comes what is near on the device itself.
  std::optional<Selection> exact() const {
    for (const DeviceView::Step& step : view_.steps) {
      const TunedEntry* entry = step.records->index.find(step.device, problem_);
      if (entry == nullptr || is_less_aligned(*entry) || !is_usable(table_.kernels[entry->kernel], entry->runtime)) continue;
      if (entry->predicted && !step.is_own) {
        if (const std::vector<Neighbour> own = neighbours(true); !own.empty()) return near_or_model(own);
      }
      return Selection{.kernel = &table_.kernels[entry->kernel],
                       .runtime = entry->runtime,
                       .match = Match::exact,
                       .layer = step.records->name,
                       .device = &step.records->devices[step.device],
                       .entry = entry,
                       .expected_us = entry->median_us,
                       .is_record_time = true};
    }
    return std::nullopt;
  }

  // Records of shapes near this one, nearest first, of the device most alike that has any. Of two equally near the larger shape
  // comes first: its tile covers the smaller problem, the other's would need a second wave.
  std::vector<Neighbour> neighbours(bool only_own) const {
    std::vector<Neighbour> found;
    for (std::size_t i = 0; i < view_.steps.size(); ++i) {
      if (only_own && !view_.steps[i].is_own) break;
      add_neighbours(view_.steps[i], found);
      const bool is_group_complete = i + 1 == view_.steps.size() || view_.steps[i + 1].starts_group;
      if (is_group_complete && !found.empty()) break;
    }
    std::ranges::stable_sort(found, [](const Neighbour& a, const Neighbour& b) {
      return a.detour != b.detour ? a.detour < b.detour : a.volume > b.volume;
    });
    return found;
  }

  void add_neighbours(const DeviceView::Step& step, std::vector<Neighbour>& neighbours) const {
    for (const TunedEntry& entry : step.records->entries) {
      if (entry.device != step.device || !same_semantic_key(entry.problem, problem_)) continue;
      const std::optional<double> distance = trusted_distance(entry.problem, problem_, op_.key_sizes);
      if (!distance || !is_usable(table_.kernels[entry.kernel], entry.runtime)) continue;
      neighbours.push_back({.entry = &entry,
                            .layer = step.records->name,
                            .device = &step.records->devices[step.device],
                            .distance = *distance,
                            .detour = *distance + (is_less_aligned(entry) ? kLessAligned : 0),
                            .volume = volume(entry.problem, op_.key_sizes)});
    }
  }

  // What the cost model predicts to be the fastest: of the best arch's kernels, with each of their families' run-time values;
  // records that are near at a discount. Without predictions the nearest.
  std::optional<Selection> near_or_model(const std::vector<Neighbour>& neighbours) const {
    std::optional<Selection> best;
    double least = 0;
    const KernelEntry* runner_up = nullptr;
    double next = 0;
    bool has_model = false;
    std::vector<double> predicted_us;
    // `near`: the record that says so, or nullptr.
    const auto consider = [&](const KernelEntry& kernel, std::span<const Runtime> runtimes, const Neighbour* near) {
      if (kernel.model.function == nullptr) return;
      predicted_us.assign(runtimes.size(), 0.0);
      kernel.model.function(problem_, runtimes, kernel.model.coefficients, predicted_us.data());
      const double trust = near != nullptr ? kTrust * std::max(0.0, 1 - near->detour / kTrustRadius) : 0;
      for (std::size_t i = 0; i < runtimes.size(); ++i) {
        const double us = predicted_us[i];
        if (!std::isfinite(us) || (near == nullptr && !has_workspace(kernel, runtimes[i]))) continue;
        has_model = true;
        const double weighed_us = us * (1 - trust);
        const bool is_best = !best || weighed_us < least;
        if (!is_best && (best->kernel == &kernel || (runner_up != nullptr && weighed_us >= next))) continue;
        if (near == nullptr && !fits_grid(kernel, problem_, runtimes[i])) continue;
        if (!is_best || (best && best->kernel != &kernel)) {
          runner_up = is_best ? best->kernel : &kernel;
          next = is_best ? least : weighed_us;
        }
        if (!is_best) continue;
        least = weighed_us;
        best =
            near != nullptr ? selection_of(*near) : Selection{.kernel = &kernel, .runtime = runtimes[i], .match = Match::model};
        best->expected_us = us;
        best->is_ranked_by_model = near != nullptr && near != &neighbours.front();
      }
    };
    for (const Neighbour& near : neighbours) consider(table_.kernels[near.entry->kernel], {&near.entry->runtime, 1}, &near);
    std::optional<FamilyKey> family;
    std::vector<Runtime> runtimes;  // of the family: the default ones, and what won
    for (const std::uint16_t arch : view_.archs) {
      has_model = false;
      for (const KernelEntry& kernel : table_.kernels) {
        if (kernel.arch != arch || !is_usable(kernel)) continue;
        if (const FamilyKey key = family_key(kernel, problem_.threads); key != family) {
          family = key;
          runtimes.resize(1);
          if (const auto won = view_.runtimes.find(key); won != view_.runtimes.end())
            runtimes.insert(runtimes.end(), won->second.begin(), won->second.end());
        }
        runtimes.front() = kernel.runtime_defaults;
        consider(kernel, runtimes, nullptr);
      }
      if (has_model) break;
    }
    if (!best && !neighbours.empty()) return selection_of(neighbours.front());
    if (best && runner_up != nullptr) {
      best->runner_up = runner_up;
      best->behind = next / least - 1;
    }
    return best;
  }

  Selection selection_of(const Neighbour& near) const {
    return {.kernel = &table_.kernels[near.entry->kernel],
            .runtime = near.entry->runtime,
            .match = Match::near,
            .layer = near.layer,
            .device = near.device,
            .entry = near.entry,
            .distance = near.distance};
  }

  // The first of the fallback chain. An override may name a kernel outside of it.
  std::optional<Selection> first_default() const {
    for (const std::uint16_t arch : view_.archs) {
      for (const KernelEntry& kernel : table_.kernels) {
        if (kernel.arch != arch || !(kernel.is_default || allowed_ != nullptr)) continue;
        if (is_usable(kernel, kernel.runtime_defaults)) return Selection{.kernel = &kernel, .runtime = kernel.runtime_defaults};
      }
    }
    return std::nullopt;
  }

  const KernelTable& table_;
  const DeviceView& view_;
  const Problem& problem_;
  const std::size_t workspace_limit_;
  const OpEntry& op_;
  const Override* allowed_ = nullptr;
};

namespace {

// Problems of CPU devices that name no number of threads mean the default.
Problem normalised(const Problem& problem, const Device& device) {
  Problem result = problem;
  if (device.kind == TargetKind::cuda) {
    result.threads = 0;
  } else if (result.threads == 0) {
    result.threads = static_cast<std::uint16_t>(default_threads());
  }
  return result;
}

}  // namespace

Dispatcher::Dispatcher(const KernelTable& table, Warn warn, Providers providers)
    : table_(table), warn_(std::move(warn)), providers_(std::move(providers)) {
  auto first = std::make_unique<Snapshot>();
  first->layers[2] = std::make_shared<Records>("linked", table);
  publish(std::move(first));
}

Dispatcher::~Dispatcher() = default;

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
  const DeviceView& view = current.view(table_, device);
  Ladder ladder(table_, view, problem, workspace_limit);
  if (!current.overrides.empty()) {
    if (const auto forced = current.overrides.find(problem.op); forced != current.overrides.end()) {
      if (std::optional<Selection> selection = ladder.select(&forced->second)) {
        selection->match = Match::override_;
        return *selection;
      }
    }
  }
  if (std::optional<Selection> selection = ladder.select(nullptr)) return *selection;
  const OpEntry& op = table_.ops[problem.op];
  std::string message = "no linked kernel for " + semantic_text(op, problem) + " " + shape_text(op, problem) + " on " +
                        device.name + " (" + device.key + ")";
  if (workspace_limit != SIZE_MAX) message += " within a workspace of " + std::to_string(workspace_limit) + " bytes";
  message += "; linked archs:";
  for (const ArchEntry& arch : table_.archs) message += std::string(" ") + arch.name;
  throw Error(message + lacking_text(table_, device));
}

Explanation Dispatcher::explain(const Problem& problem, const Device& device) const {
  check(problem);
  const Problem asked = normalised(problem, device);
  const Snapshot& current = snapshot();
  const Selection selection = select(current, asked, device, SIZE_MAX);
  const ProvidedSelection provided = select_provided(current, asked, device);
  if (provided.algorithm != nullptr) return explain(provided, asked, device);
  return explain_own(current, selection, provided, asked, device);
}

// A provider's algorithm was measured for dense operands of this device, and what it does with others nobody knows: their rows
// and batches must be just as aligned. A layer whose record says that our own kernel is the fastest ends the search.
ProvidedSelection Dispatcher::select_provided(const Snapshot& current, const Problem& problem, const Device& device) const {
  ProvidedSelection selection;
  if (current.overrides.contains(problem.op)) return selection;
  const OpEntry& op = table_.ops[problem.op];
  const auto is_alike = [&](const ProvidedEntry& entry) {
    for (std::size_t i = op.key_sizes; i < op.sizes.size(); ++i) {
      if (alignment(entry.problem.sizes[i]) != alignment(problem.sizes[i])) return false;
    }
    return true;
  };
  for (const DeviceView::Step& step : current.view(table_, device).steps) {
    if (!step.is_own) break;
    for (const ProvidedEntry& entry : step.records->owned.provided) {
      if (entry.device != step.device || !same_key(entry.problem, problem, op.key_sizes) || !is_alike(entry)) continue;
      selection = {.entry = &entry, .layer = step.records->name};
      break;
    }
    if (selection.entry != nullptr) break;
    if (step.records->index.find(step.device, problem) != nullptr) return selection;
  }
  if (selection.entry == nullptr) return selection;
  const ProvidedName& name = selection.entry->name;
  const Providers::Found* found = providers_.find(name.provider, op.name);
  if (found == nullptr) {
    selection.why_not = "TILEWRIGHT_PROVIDERS=" + name.provider + " takes it";
  } else if (found->provider == nullptr) {
    selection.why_not = "it is not here: " + found->why_none;
  } else if (found->version != name.version) {
    selection.why_not = "it is " + found->version + " here: tune again with TILEWRIGHT_PROVIDERS=" + name.provider;
  } else {
    try {
      selection.algorithm = found->provider->ready(name.algorithm, op, problem, device);
    } catch (const Error& fault) {
      selection.why_not = fault.what();
    }
  }
  return selection;
}

Explanation Dispatcher::explain(const ProvidedSelection& provided, const Problem& problem, const Device& device) const {
  const OpEntry& op = table_.ops[problem.op];
  const ProvidedEntry& entry = *provided.entry;
  return {.match = Match::exact,
          .kernel = std::string(op.name) + "." + entry.name.provider,
          .runtime = {},
          .layer = provided.layer,
          .device = device.key,
          .record = shape_text(op, entry.problem),
          .expected_us = entry.median_us,
          .basis = "measured",
          .reason = "another library's kernel, measured on this device to be " + decimal(100 * entry.margin) +
                    " % faster than the best of our own for exactly this shape",
          .provider = entry.name.provider + " (" + entry.name.version + ")"};
}

Explanation Dispatcher::explain_own(const Snapshot& current, const Selection& selection, const ProvidedSelection& provided,
                                    const Problem& problem, const Device& device) const {
  Explanation explanation = explain(current, selection, problem, device);
  if (provided.entry != nullptr && provided.algorithm == nullptr) {
    const ProvidedName& name = provided.entry->name;
    explanation.reason += "; " + name.provider + " (" + name.version + ") was measured to be " +
                          decimal(100 * provided.entry->margin) + " % faster, but " + provided.why_not;
  }
  return explanation;
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
      result.reason = "forced by override_kernel";
      break;
    case Match::exact:
      result.reason = "the best kernel for exactly this shape, " + where;
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
  if (selection.match != Match::override_ && current.overrides.contains(problem.op)) {
    result.reason += " (the overriding kernel is not legal for this problem)";
  }
  return result;
}

std::shared_ptr<const LoadedKernel> Dispatcher::loaded(const KernelEntry& kernel, const Device& device) const {
  const ProcessLock lock;
  std::shared_ptr<const LoadedKernel>& loaded = loaded_[{&kernel, device.ordinal}];
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
  const Problem asked = normalised(problem, device);
  const Selection selection = select(current, asked, device, workspace_limit);
  // Where no provider is on nobody looks for what one won: only explain says so.
  ProvidedSelection provided;
  if (!providers_.found().empty()) provided = select_provided(current, asked, device);
  const auto make_own = [&] {
    return make_own_plan(current, selection, explain_own(current, selection, provided, asked, device), asked, device,
                         workspace_limit);
  };
  std::shared_ptr<const Plan> own = make_own();
  if (provided.algorithm == nullptr) return own;
  auto kernel = std::make_shared<const ProvidedKernel>(provided.entry->name, provided.algorithm, table_, asked.op,
                                                       current.view(table_, device).archs.front(), own);
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

std::shared_ptr<const Plan> Dispatcher::make_own_plan(const Snapshot& current, const Selection& selection,
                                                      Explanation explanation, const Problem& asked, const Device& device,
                                                      std::size_t workspace_limit) const {
  const KernelEntry& kernel = *selection.kernel;
  std::shared_ptr<const Plan> fallback;
  const Ladder ladder(table_, current.view(table_, device), asked, workspace_limit);
  if (const KernelEntry* less = ladder.least_aligned_default(kernel.pointer_alignment); less != nullptr) {
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

PlanCacheStatistics Dispatcher::plan_cache_statistics() const { return plans_.statistics(); }

void Dispatcher::override_kernel(const std::string& op_name, const std::string& kernel_id) {
  const auto op = std::ranges::find_if(table_.ops, [&](const OpEntry& each) { return op_name == each.name; });
  if (op == table_.ops.end()) throw InvalidArgument("unknown op \"" + op_name + "\" (linked: " + list_ops(table_) + ")");
  const auto op_index = static_cast<std::uint16_t>(op - table_.ops.begin());
  Override forced;
  if (kernel_id.starts_with(kFamilyPrefix)) {
    forced.family = kernel_id.substr(kFamilyPrefix.size());
  } else {
    forced.kernel_id = kernel_id;
  }
  const auto matches = [&](const KernelEntry& each) { return each.op == op_index && forced.allows(each); };
  if (!kernel_id.empty() && std::ranges::none_of(table_.kernels, matches)) {
    std::vector<std::string_view> ids;
    for (const KernelEntry& kernel : table_.kernels) {
      if (kernel.op == op_index) ids.emplace_back(forced.family.empty() ? kernel.id : kernel.family);
    }
    std::ranges::sort(ids);
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    throw InvalidArgument("none of the " + std::to_string(ids.size()) + " linked " +
                          (forced.family.empty() ? "kernels" : "families") + " of " + op_name + " is \"" + kernel_id +
                          "\"; the nearest are " +
                          nearest_names(forced.family.empty() ? forced.kernel_id : forced.family, ids));
  }
  const ProcessLock lock;
  auto next = std::make_unique<Snapshot>();
  next->layers = snapshot().layers;
  next->overrides = snapshot().overrides;
  next->overrides.erase(op_index);
  if (!kernel_id.empty()) next->overrides.emplace(op_index, std::move(forced));
  publish(std::move(next));
}

int Dispatcher::load_layer(Layer layer, const std::filesystem::path& folder) {
  RecordLayer records = read_record_layer(folder, table_, warn_);
  const int count = static_cast<int>(records.entries.size());
  const ProcessLock lock;
  auto next = std::make_unique<Snapshot>();
  next->layers = snapshot().layers;
  next->overrides = snapshot().overrides;
  const bool is_user = layer == Layer::user;
  next->layers[is_user ? 0 : 1] = std::make_shared<Records>(is_user ? "user" : "site", std::move(records), table_);
  publish(std::move(next));
  return count;
}

}  // namespace tilewright
