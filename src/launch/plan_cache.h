// Plans by problem and device, for cached_plan: as many as have room, of those that were asked for last. Finding is lock-free;
// inserting, once per new problem, takes a lock and drops what nobody has asked for lately. What a thread found last it holds,
// and it is not dropped until that thread looks for another.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "table/problem_key.h"
#include "tilewright/dispatch.h"
#include "tilewright/plan.h"

namespace tilewright {

struct PlanKey {
  Problem problem;
  std::uint64_t device = 0;  // device_identity
  std::size_t workspace_limit = 0;
  std::uint64_t snapshot = 0;  // of the dispatcher: which records and overrides chose
};

inline std::uint64_t device_identity(const Device& device) {
  return static_cast<std::uint64_t>(device.kind) << 32 | static_cast<std::uint32_t>(device.ordinal);
}

inline bool operator==(const PlanKey& a, const PlanKey& b) {
  return a.device == b.device && a.workspace_limit == b.workspace_limit && a.snapshot == b.snapshot &&
         same_key(a.problem, b.problem, kMaxSizes);
}

// A plan and its place in a chain. A node is never freed while the cache lives, only used again: a thread that looks at one
// while it is dropped reads something, sees that the hash is another and looks no further.
struct CachedPlan {
  std::atomic<std::uint64_t> hash{0};  // 0: no plan is here
  std::atomic<CachedPlan*> next{nullptr};
  mutable std::atomic<bool> was_asked_for{false};  // since the clock's hand came by
  PlanKey key;
  std::shared_ptr<const Plan> plan;
  std::size_t bytes = 0;
};

// What one thread says that it uses. Never freed, but used again by other threads.
struct alignas(64) PlanHolder {
  std::atomic<const CachedPlan*> held{nullptr};
  std::atomic<bool> is_taken{false};
  PlanHolder* next = nullptr;
};

// The plan that this thread found last. Plain data, so that using it costs no check whether it was constructed.
struct PlanMemo {
  std::uint64_t snapshot = 0;  // 0: none
  std::uint64_t number = 0;    // of the finding: this thread's findings are counted
  const CachedPlan* cached = nullptr;
  PlanHolder* holder = nullptr;  // null: none was needed yet
};
inline thread_local constinit PlanMemo plan_memo{};

// For its lifetime the plan that this thread found last stays, whatever else the thread finds: it is being run.
class KeptPlan {
 public:
  KeptPlan();
  ~KeptPlan();
  KeptPlan(const KeptPlan&) = delete;
  KeptPlan& operator=(const KeptPlan&) = delete;

 private:
  PlanMemo outer_;
};

class PlanCache {
 public:
  // Of all plans and what is needed to find them; what the allocator itself needs makes it 4 MiB at most.
  static constexpr std::size_t kMostBytes = std::size_t{7} << 19;

  PlanCache() = default;
  ~PlanCache();

  // This thread holds what is found, in place of what it held, and it is in the memo. nullptr: not found.
  const CachedPlan* find(const PlanKey& key);
  // When another thread was first, its plan is kept and returned.
  const CachedPlan& insert(const PlanKey& key, std::shared_ptr<const Plan> plan);

  PlanCacheStatistics statistics() const;

 private:
  static constexpr std::size_t kChains = 2048;  // about as many as plans have room

  static std::uint64_t hash(const PlanKey& key);
  std::atomic<CachedPlan*>& chain(std::uint64_t hash) { return chains_[hash % kChains]; }
  const CachedPlan* find(const PlanKey& key, std::uint64_t hash);
  bool drop_one();
  void unlink(const CachedPlan& node, std::uint64_t hash);

  std::array<std::atomic<CachedPlan*>, kChains> chains_{};
  // Of those who insert.
  std::vector<std::unique_ptr<CachedPlan>> nodes_;
  std::vector<CachedPlan*> free_;
  std::size_t hand_ = 0;
  std::size_t bytes_ = 0;
  std::uint64_t made_ = 0;
  std::uint64_t dropped_ = 0;
};

}  // namespace tilewright
