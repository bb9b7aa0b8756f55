#include "dispatch/dispatch_snapshot.h"

#include <algorithm>

#include "dispatch/numerics.h"
#include "dispatch/override_file.h"
#include "dispatch/size_likeness.h"

namespace tilewright {

const OverrideLine* Dispatcher::Snapshot::line_for(const OpEntry& op, const Problem& problem, const Device& device) const {
  if (by_hand == nullptr) return nullptr;
  if (problem.numerics != Numerics::batch_invariant) return by_hand->find(problem, device);
  return by_hand->find(any_batch(op, problem).middling(), device);
}

std::unique_ptr<Dispatcher::DeviceView> Dispatcher::Snapshot::make_view(const Device& device) const {
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

}  // namespace tilewright
