// Plans by problem and device, for cached_plan. Finding is lock-free; inserting, once per new problem, takes a lock. Plans are
// never dropped: references to them stay valid as long as the cache.
#pragma once

#include <atomic>
#include <cstddef>
#include <memory>
#include <mutex>
#include <vector>

#include "tilewright/plan.h"

namespace tilewright {

struct PlanKey {
  Problem problem;
  const Device* device = nullptr;  // as the caller gave it; told apart by kind and ordinal
  std::size_t workspace_limit = 0;
};
bool operator==(const PlanKey& a, const PlanKey& b);

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
