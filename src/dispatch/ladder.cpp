#include "dispatch/ladder.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "dispatch/size_likeness.h"
#include "table/problem_key.h"

namespace tilewright {
namespace {

// A record speaks for another shape only within these distances, in log2 units: all sizes together, and each size alone. By
// how much, at no distance, its instance's predicted time is lowered (DESIGN.md, Dispatch).
constexpr double kTrustRadius = 2.0;
constexpr double kTrustRadiusPerSize = 1.0;
constexpr double kTrust = 0.1;
constexpr double kLessAligned = 1.0;  // as far as twice a size

// In the place of the time that no model has for a batch for which a search would not try the instance: more than any.
constexpr double kUntriedUs = 1e9;

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

Problem without_numerics(Problem problem) {
  problem.numerics = Numerics::tuned;
  return problem;
}

double volume(const Problem& problem, int key_sizes) {
  double product = 1;
  for (int i = 0; i < key_sizes; ++i) product *= static_cast<double>(problem.sizes[i]);
  return product;
}

}  // namespace

Dispatcher::Ladder::Ladder(const KernelTable& table, const DeviceView& view, const Problem& problem,
                           std::size_t workspace_limit)
    : table_(table),
      view_(view),
      op_(table.ops[problem.op]),
      numerics_(problem.numerics),
      any_batch_(numerics_ == Numerics::batch_invariant ? std::optional(any_batch(op_, problem)) : std::nullopt),
      problem_(any_batch_ ? any_batch_->middling() : without_numerics(problem)),
      workspace_limit_(workspace_limit) {}

std::optional<Selection> Dispatcher::Ladder::select(const ForcedKernels* allowed) {
  allowed_ = allowed;
  if (auto selection = exact()) return selection;
  if (any_batch_) {  // what won near one of the usual batches says nothing of the others
    if (auto selection = near_or_model({})) return selection;
  }
  if (auto selection = near_or_model(neighbours(false))) return selection;
  return first_default();
}

std::optional<Selection> Dispatcher::Ladder::select_forced(const ForcedKernels& forced) {
  std::optional<Selection> found = select(&forced);
  if (!found) return found;
  found->match = Match::override_;
  const Runtime runtime = forced.forced(*found->kernel, found->runtime);
  if (runtime == found->runtime) return found;
  if (!is_usable(*found->kernel, runtime)) return std::nullopt;
  Selection selection{.kernel = found->kernel, .runtime = runtime, .match = Match::override_};
  if (selection.kernel->model.function != nullptr) {
    std::vector<double> us;
    predict(*selection.kernel, {&runtime, 1}, us);
    if (std::isfinite(us.front())) selection.expected_us = us.front();
  }
  return selection;
}

const KernelEntry* Dispatcher::Ladder::least_aligned_default(std::uint32_t alignment) const {
  const KernelEntry* best = nullptr;
  for (const std::uint16_t arch : view_.archs) {
    for (const KernelEntry& kernel : table_.kernels) {
      if (kernel.arch != arch || !kernel.is_default || !is_usable(kernel, kernel.runtime_defaults)) continue;
      if (kernel.pointer_alignment < (best != nullptr ? best->pointer_alignment : alignment)) best = &kernel;
    }
  }
  return best;
}

bool Dispatcher::Ladder::is_usable(const KernelEntry& kernel, const Runtime& runtime) const {
  return is_usable(kernel) && keeps(kernel, runtime, numerics_) && has_workspace(kernel, runtime) &&
         fits_grid(kernel, problem_, runtime, compute_units_of(view_.device, problem_));
}

bool Dispatcher::Ladder::is_usable(const KernelEntry& kernel) const {
  if (allowed_ != nullptr && !allowed_->allows(kernel)) return false;
  if (!view_.is_arch_usable[kernel.arch] || !is_legal(kernel, problem_) || !is_legal_for_every_batch(kernel)) return false;
  if (!kernel.is_linked()) return false;
  return view_.device.smem_bytes_per_cta == 0 || most_smem_bytes(kernel.launch) <= view_.device.smem_bytes_per_cta;
}

bool Dispatcher::Ladder::is_legal_for_every_batch(const KernelEntry& kernel) const {
  return !any_batch_ ||
         std::ranges::all_of(any_batch_->extremes, [&](const Problem& extreme) { return is_legal(kernel, extreme); });
}

bool Dispatcher::Ladder::has_workspace(const KernelEntry& kernel, const Runtime& runtime) const {
  // On a CPU a plan has memory of its own.
  return workspace_limit_ == SIZE_MAX || kernel.kind == TargetKind::cpu ||
         resolve_launch(kernel.launch, any_batch_ ? any_batch_->extremes.back() : problem_, runtime,
                        compute_units_of(view_.device, problem_))
                 .workspace_bytes <= workspace_limit_;
}

// A stride of 0 moves nothing: what it is read by is no better aligned for it.
bool Dispatcher::Ladder::is_less_aligned(const TunedEntry& entry) const {
  for (std::size_t i = op_.key_sizes; i < op_.sizes.size(); ++i) {
    if (problem_.sizes[i] != 0 && alignment(entry.problem.sizes[i]) < alignment(problem_.sizes[i])) return true;
  }
  return false;
}

std::optional<Selection> Dispatcher::Ladder::exact() const {
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

void Dispatcher::Ladder::predict(const KernelEntry& kernel, std::span<const Runtime> runtimes, std::vector<double>& us) const {
  us.assign(runtimes.size(), 0.0);
  if (!any_batch_) return kernel.model.function(problem_, runtimes, kernel.model.coefficients, us.data());
  std::vector<double> logarithms(runtimes.size(), 0.0), hopeless(runtimes.size(), 0.0);
  for (const Problem& usual : any_batch_->usual) {
    kernel.model.function(usual, runtimes, kernel.model.coefficients, us.data());
    for (std::size_t i = 0; i < us.size(); ++i) {
      const bool is_tried = std::isfinite(us[i]);
      logarithms[i] += std::log(is_tried ? us[i] : kUntriedUs);
      hopeless[i] += is_tried ? 0 : 1;
    }
  }
  for (std::size_t i = 0; i < us.size(); ++i)
    us[i] = hopeless[i] == kUsualBatches ? INFINITY : std::exp(logarithms[i] / kUsualBatches);
}

auto Dispatcher::Ladder::neighbours(bool only_own) const -> std::vector<Neighbour> {
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

void Dispatcher::Ladder::add_neighbours(const DeviceView::Step& step, std::vector<Neighbour>& neighbours) const {
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

std::optional<Selection> Dispatcher::Ladder::near_or_model(const std::vector<Neighbour>& neighbours) const {
  std::optional<Selection> best;
  double least = 0;
  const KernelEntry* runner_up = nullptr;
  double next = 0;
  bool has_model = false;
  std::vector<double> predicted_us;
  // `near`: the record that says so, or nullptr.
  const auto consider = [&](const KernelEntry& kernel, std::span<const Runtime> runtimes, const Neighbour* near) {
    if (kernel.model.function == nullptr) return;
    predict(kernel, runtimes, predicted_us);
    const double trust = near != nullptr ? kTrust * std::max(0.0, 1 - near->detour / kTrustRadius) : 0;
    for (std::size_t i = 0; i < runtimes.size(); ++i) {
      const double us = predicted_us[i];
      if (!std::isfinite(us) || !keeps(kernel, runtimes[i], numerics_)) continue;
      if (near == nullptr && !has_workspace(kernel, runtimes[i])) continue;
      has_model = true;
      const double weighed_us = us * (1 - trust);
      const bool is_best = !best || weighed_us < least;
      if (!is_best && (best->kernel == &kernel || (runner_up != nullptr && weighed_us >= next))) continue;
      if (near == nullptr && !fits_grid(kernel, problem_, runtimes[i], compute_units_of(view_.device, problem_))) continue;
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

Selection Dispatcher::Ladder::selection_of(const Neighbour& near) const {
  return {.kernel = &table_.kernels[near.entry->kernel],
          .runtime = near.entry->runtime,
          .match = Match::near,
          .layer = near.layer,
          .device = near.device,
          .entry = near.entry,
          .distance = near.distance};
}

std::optional<Selection> Dispatcher::Ladder::first_default() const {
  for (const std::uint16_t arch : view_.archs) {
    for (const KernelEntry& kernel : table_.kernels) {
      if (kernel.arch != arch || !(kernel.is_default || allowed_ != nullptr)) continue;
      if (is_usable(kernel, kernel.runtime_defaults)) return Selection{.kernel = &kernel, .runtime = kernel.runtime_defaults};
    }
  }
  return std::nullopt;
}

}  // namespace tilewright
