// A hash table of chains, a clock that drops, and hazard pointers: a thread first says what it is about to use and then looks
// whether it is still there; who drops first takes it out and then looks whether anyone uses it. One of the two sees the other.
#include "launch/plan_cache.h"

#include <utility>

#include "process_lock.h"

namespace tilewright {
namespace {

// Of all threads that have ever held a plan at the same time.
constinit std::atomic<PlanHolder*> holders{nullptr};

void release(PlanMemo& memo) {
  if (memo.holder != nullptr) {
    memo.holder->held.store(nullptr, std::memory_order_release);
    memo.holder->is_taken.store(false, std::memory_order_release);
  }
  memo = {};
}

struct ReleaseAtThreadsEnd {
  ~ReleaseAtThreadsEnd() { release(plan_memo); }
};

PlanHolder& take_holder() {
  thread_local ReleaseAtThreadsEnd owner;  // made on this thread's first call; what static objects take later stays taken
  static_cast<void>(&owner);
  const ProcessLock lock;
  for (PlanHolder* each = holders.load(std::memory_order_acquire); each != nullptr; each = each->next) {
    if (!each->is_taken.exchange(true, std::memory_order_acquire)) return *each;
  }
  auto* added = new PlanHolder;
  added->is_taken.store(true, std::memory_order_relaxed);
  added->next = holders.load(std::memory_order_relaxed);
  holders.store(added, std::memory_order_release);
  return *added;
}

bool is_held(const CachedPlan& node) {
  for (const PlanHolder* each = holders.load(std::memory_order_acquire); each != nullptr; each = each->next) {
    if (each->held.load(std::memory_order_seq_cst) == &node) return true;
  }
  return false;
}

void hold(const CachedPlan& node) {
  if (plan_memo.holder == nullptr) plan_memo.holder = &take_holder();
  plan_memo.holder->held.store(&node, std::memory_order_seq_cst);
}

}  // namespace

KeptPlan::KeptPlan() : outer_(std::exchange(plan_memo, {})) {}

KeptPlan::~KeptPlan() {
  release(plan_memo);
  plan_memo = outer_;
}

PlanCache::~PlanCache() = default;

std::uint64_t PlanCache::hash(const PlanKey& key) {
  const std::uint64_t seed = key.device ^ key.workspace_limit << 40 ^ key.snapshot << 20;
  const std::uint64_t hash = hash_key(key.problem, kMaxSizes, seed);
  return hash != 0 ? hash : 1;
}

const CachedPlan* PlanCache::find(const PlanKey& key) { return find(key, hash(key)); }

const CachedPlan* PlanCache::find(const PlanKey& key, std::uint64_t hash) {
  static thread_local constinit std::uint64_t findings = 0;
  plan_memo.snapshot = 0;
  for (const CachedPlan* node = chain(hash).load(std::memory_order_acquire); node != nullptr;
       node = node->next.load(std::memory_order_acquire)) {
    if (node->hash.load(std::memory_order_relaxed) != hash) continue;
    hold(*node);
    if (node->hash.load(std::memory_order_seq_cst) != hash || !(node->key == key)) continue;
    if (!node->was_asked_for.load(std::memory_order_relaxed)) node->was_asked_for.store(true, std::memory_order_relaxed);
    plan_memo.cached = node;
    plan_memo.snapshot = key.snapshot;
    plan_memo.number = ++findings;
    return node;
  }
  return nullptr;
}

const CachedPlan& PlanCache::insert(const PlanKey& key, std::shared_ptr<const Plan> plan) {
  const std::uint64_t hash = PlanCache::hash(key);
  const ProcessLock lock;
  if (const CachedPlan* earlier = find(key, hash); earlier != nullptr) return *earlier;
  const std::size_t bytes = plan->memory_bytes();
  while (sizeof(*this) + bytes_ + sizeof(CachedPlan) + bytes > kMostBytes && drop_one()) {
  }
  if (free_.empty()) {
    free_.reserve(nodes_.size() + 1);  // dropping must not fail for lack of memory
    nodes_.push_back(std::make_unique<CachedPlan>());
    free_.push_back(nodes_.back().get());
    bytes_ += sizeof(CachedPlan);
  }
  CachedPlan& node = *free_.back();
  free_.pop_back();
  node.key = key;
  node.plan = std::move(plan);
  node.bytes = bytes;
  node.was_asked_for.store(false, std::memory_order_relaxed);
  node.next.store(chain(hash).load(std::memory_order_relaxed), std::memory_order_relaxed);
  node.hash.store(hash, std::memory_order_seq_cst);
  chain(hash).store(&node, std::memory_order_release);
  bytes_ += bytes;
  ++made_;
  return *find(key, hash);
}

// The first under the hand that was not asked for since it came by last. False when all are held.
bool PlanCache::drop_one() {
  for (std::size_t step = 0; step < 2 * nodes_.size(); ++step) {
    hand_ = (hand_ + 1) % nodes_.size();
    CachedPlan& node = *nodes_[hand_];
    if (node.hash.load(std::memory_order_relaxed) == 0 || node.was_asked_for.exchange(false, std::memory_order_relaxed))
      continue;
    const std::uint64_t hash = node.hash.exchange(0, std::memory_order_seq_cst);
    if (is_held(node)) {
      node.hash.store(hash, std::memory_order_release);
      continue;
    }
    unlink(node, hash);
    node.plan = nullptr;
    bytes_ -= node.bytes;
    free_.push_back(&node);
    ++dropped_;
    return true;
  }
  return false;
}

void PlanCache::unlink(const CachedPlan& node, std::uint64_t hash) {
  std::atomic<CachedPlan*>* link = &chain(hash);
  while (link->load(std::memory_order_relaxed) != &node) link = &link->load(std::memory_order_relaxed)->next;
  link->store(node.next.load(std::memory_order_relaxed), std::memory_order_release);
}

PlanCacheStatistics PlanCache::statistics() const {
  const ProcessLock lock;
  return {.plans = nodes_.size() - free_.size(),
          .bytes = sizeof(*this) + bytes_,
          .most_bytes = kMostBytes,
          .made = made_,
          .dropped = dropped_};
}

}  // namespace tilewright
