// An insert-only open-addressing table of pointers behind an atomic pointer: growing publishes a new table.
#include "plan_cache.h"

namespace tilewright {
namespace {

constexpr std::size_t kFirstCapacity = 256;  // 2 KiB; doubled whenever half full

std::uint64_t hash(const PlanKey& key) { return hash_key(key.problem, kMaxSizes, key.device ^ key.workspace_limit << 40); }

}  // namespace

struct PlanCache::Node {
  PlanKey key;
  std::shared_ptr<const Plan> plan;
};

struct PlanCache::Table {
  explicit Table(std::size_t capacity) : slots(capacity) {}
  std::vector<std::atomic<const Node*>> slots;
};

PlanCache::PlanCache() {
  tables_.push_back(std::make_unique<Table>(kFirstCapacity));
  table_.store(tables_.back().get(), std::memory_order_release);
}

PlanCache::~PlanCache() = default;

const Plan* PlanCache::find(const PlanKey& key) const {
  const Table& table = *table_.load(std::memory_order_acquire);
  const std::size_t mask = table.slots.size() - 1;
  for (std::size_t slot = hash(key) & mask;; slot = (slot + 1) & mask) {
    const Node* node = table.slots[slot].load(std::memory_order_acquire);
    if (node == nullptr) return nullptr;
    if (node->key == key) return node->plan.get();
  }
}

const Plan& PlanCache::insert(const PlanKey& key, std::shared_ptr<const Plan> plan) {
  const std::lock_guard lock(mutex_);
  if (const Plan* earlier = find(key); earlier != nullptr) return *earlier;
  nodes_.push_back(std::make_unique<Node>(Node{.key = key, .plan = std::move(plan)}));
  const Node& node = *nodes_.back();
  if (2 * nodes_.size() > tables_.back()->slots.size()) {
    tables_.push_back(std::make_unique<Table>(2 * tables_.back()->slots.size()));
    for (const std::unique_ptr<Node>& each : nodes_) place(*tables_.back(), *each);
    table_.store(tables_.back().get(), std::memory_order_release);
  } else {
    place(*tables_.back(), node);
  }
  return *node.plan;
}

void PlanCache::place(Table& table, const Node& node) {
  const std::size_t mask = table.slots.size() - 1;
  std::size_t slot = hash(node.key) & mask;
  while (table.slots[slot].load(std::memory_order_relaxed) != nullptr) slot = (slot + 1) & mask;
  table.slots[slot].store(&node, std::memory_order_release);
}

}  // namespace tilewright
