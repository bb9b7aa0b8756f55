// Plans by problem and device, for cached_plan. Finding is lock-free; inserting, once per new problem, takes a lock. Plans are
// never dropped: references to them stay valid as long as the cache.
#pragma once

#include <atomic>
#include <cstddef>
#include <memory>
#include <mutex>
#include <vector>

#include "problem_key.h"
#include "tilewright/plan.h"

namespace tilewright {

struct PlanKey {
  Problem problem;
  std::uint64_t device = 0;  // device_identity
  std::size_t workspace_limit = 0;
};

inline std::uint64_t device_identity(const Device& device) {
  return static_cast<std::uint64_t>(device.kind) << 32 | static_cast<std::uint32_t>(device.ordinal);
}

inline bool operator==(const PlanKey& a, const PlanKey& b) {
  return a.device == b.device && a.workspace_limit == b.workspace_limit && same_key(a.problem, b.problem, kMaxSizes);
}

class PlanCache {
 public:
  PlanCache();
  ~PlanCache();

  const Plan* find(const PlanKey& key) const;
  // When another thread was first, its plan is kept and returned.
  const Plan& insert(const PlanKey& key, std::shared_ptr<const Plan> plan);

 private:
  struct Node;
  struct Table;

  static void place(Table& table, const Node& node);

  std::atomic<const Table*> table_;
  std::mutex mutex_;
  std::vector<std::unique_ptr<Node>> nodes_;
  std::vector<std::unique_ptr<Table>> tables_;  // the current one and those that it replaced, which readers may still hold
};

}  // namespace tilewright
