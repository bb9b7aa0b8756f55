// What a record's claim rests on, and which of two records for one problem on one device counts. Readers of tuning databases
// ask it (codegen/record.py says the same in Python); writers keep a line for each policy.
#pragma once

#include <string>
#include <string_view>
#include <tuple>

namespace tilewright {

struct Evidence {
  bool predicted = false;
  std::string policy{};  // cold-l2/rotating/median
  std::string when{};    // 2026-11-21T05:13:59Z: sorts as text
};

// Applications find their operands in DRAM more often than in a cache that a benchmark has warmed.
inline int cache_state_rank(std::string_view policy) {
  return policy.starts_with("cold") ? 0 : policy.starts_with("warm") ? 1 : 2;
}

// Measured before predicted, cold before warm, later before earlier; the policy's name makes the order total.
inline bool is_stronger(const Evidence& a, const Evidence& b) {
  return std::tuple(a.predicted, cache_state_rank(a.policy), std::string_view(b.when), std::string_view(a.policy)) <
         std::tuple(b.predicted, cache_state_rank(b.policy), std::string_view(a.when), std::string_view(b.policy));
}

}  // namespace tilewright
