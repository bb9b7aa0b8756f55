// Shards: what they are called, that each unit is dealt to one, that all machines deal alike, and how evenly.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>

#include "search/shard.h"

namespace tilewright::tune {
namespace {

std::vector<ShardUnit> some_units(std::size_t count) {
  std::mt19937 random(7);
  std::lognormal_distribution<double> cost(0, 1);
  std::vector<ShardUnit> units;
  for (std::size_t i = 0; i < count; ++i) units.push_back({.key = "unit " + std::to_string(i), .cost_s = cost(random)});
  return units;
}

TEST(Shard, IsReadAndSaid) {
  const std::optional<Shard> shard = parse_shard("3/8");
  ASSERT_TRUE(shard);
  EXPECT_EQ(shard->index, 3);
  EXPECT_EQ(shard->count, 8);
  EXPECT_EQ(to_string(*shard), "3/8");
  EXPECT_FALSE(shard->is_all());
  EXPECT_TRUE(parse_shard("1/1")->is_all());
}

TEST(Shard, OtherTextsAreNone) {
  for (const char* text : {"", "/", "1", "1/", "/2", "0/2", "3/2", "-1/2", "+1/2", "1/-2", "1/0", "1.5/2", "1/2/3", "1/2 ",
                           " 1/2", "a/b", "1/2x", "99999999999/99999999999", "1/100001"})
    EXPECT_FALSE(parse_shard(text)) << text;
}

TEST(Shard, EachUnitIsDealtToOneAndAllAreUsed) {
  const std::vector<int> owners = deal_out(some_units(100), 8);
  ASSERT_EQ(owners.size(), 100u);
  for (int shard = 1; shard <= 8; ++shard) EXPECT_GT(std::ranges::count(owners, shard), 0) << shard;
  for (const int owner : owners) EXPECT_TRUE(owner >= 1 && owner <= 8) << owner;
}

TEST(Shard, TheOrderOfTheUnitsDoesNotMatter) {
  const std::vector<ShardUnit> units = some_units(50);
  const std::vector<int> owners = deal_out(units, 4);
  std::vector<ShardUnit> turned(units.rbegin(), units.rend());
  const std::vector<int> of_turned = deal_out(turned, 4);
  for (std::size_t i = 0; i < units.size(); ++i) EXPECT_EQ(owners[i], of_turned[units.size() - 1 - i]) << units[i].key;
}

TEST(Shard, OfEqualCostsTheKeyDecides) {
  const std::vector<ShardUnit> units{{"c", 1}, {"a", 1}, {"b", 1}};
  EXPECT_EQ(deal_out(units, 3), (std::vector<int>{3, 1, 2}));
}

// The dearest first is never worse than 4/3 of what is possible; where the units are many it is nearly even.
TEST(Shard, ManyUnitsAreDealtEvenly) {
  const std::vector<ShardUnit> units = some_units(1000);
  const std::vector<int> owners = deal_out(units, 16);
  std::vector<double> sums(16, 0);
  for (std::size_t i = 0; i < units.size(); ++i) sums[static_cast<std::size_t>(owners[i] - 1)] += units[i].cost_s;
  const double mean = std::accumulate(sums.begin(), sums.end(), 0.0) / 16;
  EXPECT_LT(*std::ranges::max_element(sums), 1.02 * mean);
}

TEST(Shard, MoreShardsThanUnitsLeavesSomeEmpty) {
  const std::vector<ShardUnit> units{{"a", 2}, {"b", 1}};
  EXPECT_EQ(deal_out(units, 5), (std::vector<int>{1, 2}));
  EXPECT_TRUE(deal_out({}, 5).empty());
}

}  // namespace
}  // namespace tilewright::tune
