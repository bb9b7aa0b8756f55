// One walk down the dispatch ladder: exact record, near record or cost model, default kernel. Made by the dispatcher for one
// problem on one device; it knows nothing of other libraries.
#pragma once

#include <optional>
#include <vector>

#include "dispatch/dispatch_snapshot.h"
#include "dispatch/forced_kernels.h"
#include "dispatch/numerics.h"

namespace tilewright {

class Dispatcher::Ladder {
 public:
  // Throws InvalidArgument where the problem's numerics can't be had of its op.
  Ladder(const KernelTable& table, const DeviceView& view, const Problem& problem, std::size_t workspace_limit);

  // Only kernels that `allowed` allows (null: all).
  std::optional<Selection> select(const ForcedKernels* allowed);
  // Of those, with the run-time values that are forced.
  std::optional<Selection> select_forced(const ForcedKernels& forced);
  // The default kernel that asks least of pointers; nullptr when none asks less than `alignment` bytes.
  const KernelEntry* least_aligned_default(std::uint32_t alignment) const;

 private:
  struct Neighbour {
    const TunedEntry* entry;
    const char* layer;
    const TunedDevice* device;
    double distance;
    double detour;  // the distance, and more where the record's problem was less aligned
    double volume;  // product of the key sizes
  };

  bool is_usable(const KernelEntry& kernel, const Runtime& runtime) const;
  // Given the workspace that it asks for.
  bool is_usable(const KernelEntry& kernel) const;
  bool has_workspace(const KernelEntry& kernel, const Runtime& runtime) const;
  // Of a kernel that is legal for the problem by which one is chosen.
  bool is_legal_for_every_batch(const KernelEntry& kernel) const;
  // Whether some row or batch of the record's problem, which was dense, begins where wide accesses can't, and the problem's do
  // not: what won there may read and write by elements, or copy its operands first.
  bool is_less_aligned(const TunedEntry& entry) const;
  // Of each run-time value, infinite where a search would not try it; of batch_invariant the geometric mean of what the usual
  // batches take, so that each counts by how much slower than its best it would be.
  void predict(const KernelEntry& kernel, std::span<const Runtime> runtimes, std::vector<double>& us) const;
  // Before what was only predicted for another device comes what is near on the device itself.
  std::optional<Selection> exact() const;
  // Records of shapes near this one, nearest first, of the device most alike that has any. Of two equally near the larger shape
  // comes first: its tile covers the smaller problem, the other's would need a second wave.
  std::vector<Neighbour> neighbours(bool only_own) const;
  void add_neighbours(const DeviceView::Step& step, std::vector<Neighbour>& neighbours) const;
  // What the cost model predicts to be the fastest: of the best arch's kernels, with each of their families' run-time values;
  // records that are near at a discount. Without predictions the nearest.
  std::optional<Selection> near_or_model(const std::vector<Neighbour>& neighbours) const;
  Selection selection_of(const Neighbour& near) const;
  // The first of the fallback chain. An override may name a kernel outside of it.
  std::optional<Selection> first_default() const;

  const KernelTable& table_;
  const DeviceView& view_;
  const OpEntry& op_;
  const Numerics numerics_;
  const std::optional<AnyBatch> any_batch_;  // of batch_invariant
  const Problem problem_;                    // by which a kernel is chosen: without numerics, as records are
  const std::size_t workspace_limit_;
  const ForcedKernels* allowed_ = nullptr;
};

}  // namespace tilewright
