// What the dispatcher's callers read: layers of records, overrides, and of each device what it may use. Immutable once it is
// published, apart from the views of devices, which are added. Its parts are the dispatcher's own.
#pragma once

#include <array>
#include <atomic>
#include <map>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "dispatch/dispatcher.h"
#include "table/grown_kernels.h"

namespace tilewright {

// A family's kernels for an arch (op, arch, family), and on how many threads: they share the run-time values that won with any
// of them, because which are best for a kernel depends on the shape.
using FamilyKey = std::tuple<std::uint16_t, std::uint16_t, std::string_view, std::uint16_t>;
inline FamilyKey family_key(const KernelEntry& kernel, std::uint16_t threads) {
  return {kernel.op, kernel.arch, kernel.family, threads};
}

// One layer: a runtime layer or the linked table's records.
struct Dispatcher::Records {
  Records(const char* layer_name, const std::filesystem::path& read_from, RecordLayer&& layer, const KernelTable& table)
      : name(layer_name),
        folder(read_from),
        owned(std::move(layer)),
        devices(owned.devices),
        entries(owned.entries),
        index(table.ops, entries) {}
  Records(const char* layer_name, const KernelTable& table)
      : name(layer_name), devices(table.devices), entries(table.tuned), index(table.ops, entries) {}
  Records(const Records&) = delete;

  const char* name;
  std::filesystem::path folder;  // of a runtime layer
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
  const std::uint64_t id = next_id();                               // never used twice, unlike an address
  KernelTable table{};                                              // the linked one, and kernels that came later
  std::shared_ptr<const GrownKernels> grown;                        // what holds them all; null: none came
  std::array<std::shared_ptr<const Records>, 4> layers;             // user, site, shared, linked; null: absent
  std::map<std::uint16_t, ForcedKernels> overrides;                 // by op
  std::shared_ptr<const OverrideFile> by_hand;                      // null: none is loaded
  std::map<std::uint64_t, std::shared_ptr<ProblemLog>> recordings;  // under way, by number
  Numerics numerics = Numerics::tuned;                              // what every problem asks for at least
  mutable std::atomic<const DeviceView*> views{nullptr};

  static std::uint64_t next_id() {
    static std::atomic<std::uint64_t> last{0};
    return ++last;
  }

  // What a file says of the problem; nullptr: nothing. Of batch_invariant it is asked about the batch that stands for all.
  const OverrideLine* line_for(const OpEntry& op, const Problem& problem, const Device& device) const;

  ~Snapshot() {
    for (const DeviceView* view = views.load(); view != nullptr;) delete std::exchange(view, view->next);
  }

  const DeviceView& view(const Device& device) const {
    for (const DeviceView* view = views.load(std::memory_order_acquire); view != nullptr; view = view->next) {
      if (view->describes(device)) return *view;
    }
    auto view = make_view(device);
    view->next = views.load(std::memory_order_relaxed);
    while (!views.compare_exchange_weak(view->next, view.get(), std::memory_order_release, std::memory_order_relaxed)) {
    }
    return *view.release();
  }

  std::unique_ptr<DeviceView> make_view(const Device& device) const;
};

}  // namespace tilewright
