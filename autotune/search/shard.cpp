#include "search/shard.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <numeric>

#include "search/cost_model.h"

namespace tilewright::tune {
namespace {

constexpr int kMostShards = 100'000;
// As a search of the default budget does; their ratio to each other is what matters.
constexpr int kTypicalCandidates = 24, kTypicalSamples = 100;

bool read_number(const char*& place, const char* end, int& number) {
  const auto [rest, fault] = std::from_chars(place, end, number);
  const bool is_number = fault == std::errc() && rest != place && *place != '-' && *place != '+';
  place = rest;
  return is_number;
}

}  // namespace

std::optional<Shard> parse_shard(const std::string& text) {
  Shard shard;
  const char* place = text.data();
  const char* const end = place + text.size();
  if (!read_number(place, end, shard.index) || place == end || *place != '/') return std::nullopt;
  if (!read_number(++place, end, shard.count)) return std::nullopt;
  const bool is_one = place == end && shard.count <= kMostShards && shard.index >= 1 && shard.index <= shard.count;
  return is_one ? std::optional(shard) : std::nullopt;
}

std::string to_string(const Shard& shard) { return fmt::format("{}/{}", shard.index, shard.count); }

std::vector<int> deal_out(std::span<const ShardUnit> units, int shards) {
  std::vector<std::size_t> order(units.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
    return units[a].cost_s != units[b].cost_s ? units[a].cost_s > units[b].cost_s : units[a].key < units[b].key;
  });
  std::vector<double> dealt_s(static_cast<std::size_t>(shards), 0);
  std::vector<int> owners(units.size(), 0);
  for (const std::size_t unit : order) {
    const auto least = std::ranges::min_element(dealt_s);
    *least += units[unit].cost_s;
    owners[unit] = static_cast<int>(least - dealt_s.begin()) + 1;
  }
  return owners;
}

double expected_cost_s(const ProblemSpec& problem, TargetKind kind) {
  const CostModel costs(kind);
  const double us = costs.default_us(problem);
  return costs.open_s(problem, false) + kTypicalCandidates * costs.evaluate_s(us) + kTypicalSamples * costs.sample_s(us) +
         costs.verdict_s(problem);
}

}  // namespace tilewright::tune
