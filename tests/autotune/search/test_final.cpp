// Finals on numbers: a device is made up that drifts, jumps between clocks and stumbles, as recorded ones do
// (Kernel Tuner's caches hold 32 runs of each candidate: their mean of 7 picks a kernel 3 to 7 % slower than the best).
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <vector>

#include "search/decision.h"
#include "search/final_race.h"

namespace tilewright::tune {
namespace {

// The same numbers on every platform, which <random>'s distributions do not promise.
class Noise {
 public:
  explicit Noise(std::uint64_t seed) : state_(seed * 0x9e3779b97f4a7c15ull + 1) {}
  double uniform() {  // splitmix64
    std::uint64_t z = state_ += 0x9e3779b97f4a7c15ull;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return static_cast<double>((z ^ (z >> 31)) >> 11) * 0x1p-53;
  }
  double normal() {
    double sum = -6;
    for (int i = 0; i < 12; ++i) sum += uniform();
    return sum;
  }

 private:
  std::uint64_t state_;
};

class MadeUpDevice {
 public:
  explicit MadeUpDevice(std::uint64_t seed, double spread) : noise_(seed), spread_(spread) {}
  // A sample of something that takes `us` on a quiet device.
  double sample(double us) {
    warmth_ += (1 - warmth_) / 40;                            // 8 % slower when it is hot, after some 40 samples
    if (noise_.uniform() < 0.04) slow_clock_ = !slow_clock_;  // for 25 samples or so
    const double stumble = noise_.uniform() < 0.03 ? 1.2 + 2 * noise_.uniform() : 1;
    return us * (1 + 0.08 * warmth_) * (slow_clock_ ? 1.12 : 1) * stumble * (1 + spread_ * noise_.normal());
  }

 private:
  Noise noise_;
  double spread_, warmth_ = 0;
  bool slow_clock_ = false;
};

// The last is the default.
struct FinalOfRace {
  Decision decision;
  int rounds = 0, samples = 0;
};
FinalOfRace run_final(MadeUpDevice& device, const std::vector<double>& true_us, FinalRules rules) {
  FinalRace race(true_us.size(), rules);
  FinalOfRace outcome;
  while (!race.decided()) {
    for (const std::size_t i : race.lineup()) {
      race.add(i, device.sample(true_us[i]));
      ++outcome.samples;
    }
    race.end_round();
  }
  outcome.rounds = race.rounds();
  std::vector<Contestant> contestants;
  std::vector<std::size_t> standing;
  for (std::size_t i = 0; i < true_us.size(); ++i) {
    if (race.is_out(i)) continue;
    standing.push_back(i);
    contestants.push_back({.samples_us = race.samples_us(i),
                           .is_default = i + 1 == true_us.size(),
                           .is_incumbent = rules.favourite == i,
                           .workspace_bytes = i % 3 * 4096,
                           .name = "kernel" + std::to_string(i)});
  }
  outcome.decision = decide(contestants, race.samples_us(true_us.size() - 1));
  outcome.decision.winner = standing[outcome.decision.winner];
  for (std::size_t& tied : outcome.decision.tie) tied = standing[tied];
  return outcome;
}

std::size_t pick_mean_of_7(MadeUpDevice& device, const std::vector<double>& true_us) {
  std::vector<double> means;
  for (const double us : true_us) {
    double sum = 0;
    for (int i = 0; i < 7; ++i) sum += device.sample(us);
    means.push_back(sum / 7);
  }
  return static_cast<std::size_t>(std::ranges::min_element(means) - means.begin());
}

constexpr FinalRules kRules{.min_rounds = 8, .max_rounds = 41};

// Rounds so noisy that nothing is clear: a record's margin does not say that its winner is slower.
// A final as it was recorded: the default is slower than the first in every round, by two to ten times, but not clearly slower
// than the second, which has the best median and one stray round.
TEST(Final, ADefaultThatATieClearlyBeatsDoesNotWin) {
  const std::vector<std::vector<double>> samples_us{
      {0.511, 0.514, 2.663, 0.654, 0.633, 0.707, 0.542, 0.527, 0.524},
      {0.575, 0.468, 0.462, 0.713, 0.614, 0.553, 0.531, 0.444, 2.483},
      {0.634, 0.626, 0.667, 0.599, 0.794, 0.963, 0.653, 0.729, 0.768},
      {1.126, 1.089, 5.933, 5.929, 6.258, 1.773, 5.954, 1.165, 1.171},
  };
  const std::vector<Contestant> contestants{
      {.samples_us = samples_us[0], .name = "one"},
      {.samples_us = samples_us[1], .name = "other"},
      {.samples_us = samples_us[2], .is_incumbent = true, .name = "incumbent"},
      {.samples_us = samples_us[3], .is_default = true, .name = "default"},
  };
  const Decision decision = decide(contestants, samples_us[3]);
  EXPECT_LT(decision.winner, 2u);
  EXPECT_GT(decision.margin, decision.noise);
}

TEST(Final, KeepsNoIncumbentThatIsBehindTheDefault) {
  const std::vector<double> fallback_us{10, 10, 10, 10, 10, 10, 10, 10, 10}, behind_us{11, 7, 14, 11, 8, 13, 11, 6, 15};
  std::vector<Contestant> contestants{{.samples_us = behind_us, .is_incumbent = true, .name = "incumbent"},
                                      {.samples_us = fallback_us, .is_default = true, .name = "default"}};
  EXPECT_FALSE(paired_margin(fallback_us, behind_us).clear());
  EXPECT_EQ(decide(contestants, fallback_us).winner, 1U);

  const std::vector<double> ahead_us{9, 7, 14, 9, 8, 13, 9, 6, 15}, near_us(9, 10.04);
  for (const std::vector<double>& kept_us : {ahead_us, near_us}) {
    contestants.front().samples_us = kept_us;
    EXPECT_EQ(decide(contestants, fallback_us).winner, 0U) << "it changes nothing for anybody";
  }
}

TEST(Final, PicksTheBestWhereTheMeanOfSevenPicksNoise) {
  const std::vector<double> true_us{106, 103, 101.5, 100, 102, 104, 107, 110, 150};
  double worst = 0, mean_of_7 = 0;
  constexpr int kFinals = 200;
  for (int seed = 0; seed < kFinals; ++seed) {
    MadeUpDevice device(static_cast<std::uint64_t>(seed), 0.01), same(static_cast<std::uint64_t>(seed), 0.01);
    worst = std::max(worst, true_us[run_final(device, true_us, kRules).decision.winner] / 100 - 1);
    mean_of_7 += (true_us[pick_mean_of_7(same, true_us)] / 100 - 1) / kFinals;
  }
  EXPECT_LT(worst, 0.005);
  EXPECT_GT(mean_of_7, 0.015) << "this device is too quiet to show anything";
}

// Share of the pairs of decisions of which each one's winner is the other's, or in the other's tie.
double agreement(const std::vector<Decision>& decisions) {
  const auto accepts = [](const Decision& one, const Decision& other) {
    return one.winner == other.winner || std::ranges::count(one.tie, other.winner) > 0;
  };
  int agreed = 0, pairs = 0;
  for (const Decision& one : decisions) {
    for (const Decision& other : decisions) {
      if (&one == &other) continue;
      ++pairs;
      agreed += accepts(one, other) && accepts(other, one) ? 1 : 0;
    }
  }
  return static_cast<double>(agreed) / pairs;
}

TEST(Final, RepeatedWithOtherNoisePicksTheSameUpToTies) {
  // As near to each other as real finalists: whoever wins, and wherever the tie ends, some lie on the edge.
  const std::vector<double> true_us{100, 100.2, 100.35, 100.5, 100.7, 100.9, 101.1, 101.4, 101.8, 102.5, 120};
  std::vector<Decision> decisions;
  for (int seed = 0; seed < 60; ++seed) {
    MadeUpDevice device(static_cast<std::uint64_t>(1000 + seed), 0.004);
    decisions.push_back(run_final(device, true_us, kRules).decision);
  }
  EXPECT_GE(agreement(decisions), 0.95);
}

// The first costs less and is 0.85 % behind, so it wins where a process brings the two together, as seen on an H200.
TEST(Final, RepeatedInOtherProcessesPicksTheSameUpToTies) {
  Noise layout(7);
  std::vector<Decision> decisions;
  std::vector<int> wins(3);
  for (int seed = 0; seed < 200; ++seed) {
    std::vector<double> here_us{100.85, 100, 120};
    for (double& us : here_us) us *= 1 + kProcessShift / 2 * (2 * layout.uniform() - 1);
    MadeUpDevice device(static_cast<std::uint64_t>(2000 + seed), 0.002);
    decisions.push_back(run_final(device, here_us, kRules).decision);
    ++wins[decisions.back().winner];
  }
  EXPECT_GE(agreement(decisions), 0.95) << wins[0] << " and " << wins[1] << " wins";
  EXPECT_GT(wins[0], 20) << "these processes are too much alike to show anything";
  EXPECT_GT(wins[1], 20);
}

TEST(Final, EndsEarlierForWhoCanOnlyTie) {
  MadeUpDevice device(3, 0.002), same(3, 0.002);
  const FinalOfRace could_win = run_final(device, {100, 100.5, 120}, kRules),
                    could_tie = run_final(same, {100, 101.2, 120}, kRules);
  EXPECT_EQ(could_tie.decision.tie, (std::vector<std::size_t>{1}));
  EXPECT_LT(could_tie.rounds, could_win.rounds);
}

TEST(Final, WhatIsFarBehindIsNotSampledToTheEnd) {
  MadeUpDevice device(1, 0.003);
  const FinalOfRace outcome = run_final(device, {100, 110, 112, 115, 118, 130}, kRules);
  EXPECT_EQ(outcome.decision.winner, 0u);
  EXPECT_EQ(outcome.rounds, kRules.min_rounds) << "everyone but the default is out: that is enough";
}

TEST(Final, TheDefaultStaysToTheEndHoweverSlow) {
  FinalRace race(3, {.min_rounds = 2, .max_rounds = 9});
  for (int round = 0; round < 4; ++round) {
    for (const std::size_t i : race.lineup()) race.add(i, i == 2 ? 300 : 100 + static_cast<double>(i));
    race.end_round();
  }
  EXPECT_EQ(race.samples_us(2).size(), 4u);
}

// Two rounds that differ a little, of which the favourite has the slower ones: it wins whatever comes.
FinalRace race_of(const std::vector<std::vector<double>>& samples_us, FinalRules rules) {
  FinalRace race(samples_us.size(), rules);
  for (std::size_t round = 0; round < samples_us.front().size(); ++round) {
    for (const std::size_t i : race.lineup()) race.add(i, samples_us[i][round]);
    race.end_round();
  }
  return race;
}

TEST(Final, EndsOnceNobodyCanBeClearlyFasterThanWhoWinsAmongEquals) {
  const std::vector<double> steady(8, 100);
  const std::vector<double> ahead{99.9, 99.7, 99.8, 99.9, 99.7, 99.8, 99.9, 99.7};
  const std::vector<double> behind{101, 104, 102, 108, 101, 109, 102, 103};  // nobody knows how far
  const std::vector<double> slow(8, 150);
  FinalRules rules{.min_rounds = 8, .max_rounds = 41};
  EXPECT_FALSE(race_of({ahead, behind, steady, slow}, rules).decided()) << "who is behind may be half a percent ahead";
  EXPECT_EQ(race_of({ahead, behind, steady, slow}, rules).end(), FinalEnd::interrupted);
  rules.favourite = 2;
  EXPECT_TRUE(race_of({ahead, behind, steady, slow}, rules).decided());
  EXPECT_EQ(race_of({ahead, behind, steady, slow}, rules).end(), FinalEnd::settled);
  const std::vector<double> far{99.9, 99.0, 99.2, 99.9, 98.7, 99.3, 99.9, 99.1};
  EXPECT_FALSE(race_of({far, behind, steady, slow}, rules).decided()) << "who is ahead may be so by more than half a percent";
  rules.favourite = 3;
  EXPECT_FALSE(race_of({ahead, behind, steady, slow}, rules).decided()) << "a favourite that is far behind wins nothing";
  rules.max_rounds = 8;
  EXPECT_EQ(race_of({ahead, behind, steady, slow}, rules).end(), FinalEnd::rounds);
}

// Tuned again: what is launched today is as fast as the others, and fewer samples say so.
TEST(Final, WhereTodaysInstanceTiesFewerSamplesFindTheSameWinner) {
  const std::vector<double> true_us{100, 100.1, 100.2, 101.5, 120};
  int samples = 0, fewer = 0, kept = 0;
  constexpr int kFinals = 60;
  for (int seed = 0; seed < kFinals; ++seed) {
    MadeUpDevice device(static_cast<std::uint64_t>(3000 + seed), 0.006), same(static_cast<std::uint64_t>(3000 + seed), 0.006);
    samples += run_final(device, true_us, kRules).samples;
    FinalRules rules = kRules;
    rules.favourite = 1;
    const FinalOfRace outcome = run_final(same, true_us, rules);
    fewer += outcome.samples;
    kept += outcome.decision.winner == 1 ? 1 : 0;
  }
  EXPECT_LT(fewer, 0.8 * samples);
  EXPECT_GE(kept, kFinals - 1);
}

TEST(Final, GoesForwardsAndBackwardsInTurn) {
  FinalRace race(3, kRules);
  EXPECT_EQ(race.lineup(), (std::vector<std::size_t>{0, 1, 2}));
  race.end_round();
  EXPECT_EQ(race.lineup(), (std::vector<std::size_t>{2, 1, 0}));
  race.disqualify(1);
  EXPECT_EQ(race.lineup(), (std::vector<std::size_t>{2, 0}));
}

class DecisionTest : public testing::Test {
 protected:
  // Two samples each, without noise. The first is the default.
  Decision decide_on(const std::vector<double>& us) {
    samples_.clear();
    for (const double each : us) samples_.push_back({each, each});
    for (std::size_t i = 0; i < us.size(); ++i) {
      if (contestants_.size() <= i) contestants_.push_back({.name = std::string(1, static_cast<char>('a' + i))});
      contestants_[i].samples_us = samples_[i];
      contestants_[i].is_default = i == 0;
    }
    return decide(contestants_, samples_[0]);
  }
  std::vector<std::vector<double>> samples_;
  std::vector<Contestant> contestants_;
};

TEST_F(DecisionTest, PublishesOnlyWhatClearlyBeatsTheDefault) {
  EXPECT_EQ(decide_on({100, 99.6}).winner, 0u);
  EXPECT_EQ(decide_on({100, 99.6}).margin, 0);
  const Decision decision = decide_on({100, 99});
  EXPECT_EQ(decision.winner, 1u);
  EXPECT_NEAR(decision.margin, 1 / 0.99 - 1, 1e-12);
  EXPECT_EQ(decision.noise, kResolution);
  EXPECT_GT(decision.margin, decision.noise);
}

TEST_F(DecisionTest, TheFastestOfATieDoesNotWinForThat) {
  EXPECT_EQ(decide_on({120, 100.1, 100}).winner, 1u);  // by its name
  contestants_[1].unusual = 1;
  EXPECT_EQ(decide_on({120, 100.1, 100}).winner, 2u);  // by its run-time values
  contestants_[2].workspace_bytes = 1;
  EXPECT_EQ(decide_on({120, 100.1, 100}).winner, 1u);  // by its workspace
  contestants_[2].workspace_bytes = 0;
  contestants_[1].workspace_bytes = 1;
  EXPECT_EQ(decide_on({120, 100.1, 100}).winner, 2u);  // by its workspace
  EXPECT_EQ(decide_on({120, 100, 100.1}).winner, 2u);
  contestants_[1].wins_elsewhere = true;
  EXPECT_EQ(decide_on({120, 100.1, 100}).winner, 1u);  // by being shipped anyway
}

TEST_F(DecisionTest, AnEqualOfTheFastestMustBeatTheDefaultItself) {
  contestants_ = {{.name = "default"}, {.wins_elsewhere = true, .name = "shipped"}, {.name = "fastest"}};
  EXPECT_EQ(decide_on({100.6, 100.3, 100}).winner, 2u);
  EXPECT_EQ(decide_on({101.2, 100.3, 100}).winner, 1u);
}

TEST_F(DecisionTest, TheTieListsWhatAnotherRunMightChoose) {
  const Decision decision = decide_on({120, 100, 100.4, 102.9, 103.1});
  EXPECT_EQ(decision.winner, 1u);
  EXPECT_EQ(decision.tie, (std::vector<std::size_t>{2, 3}));
}

TEST_F(DecisionTest, TheTieIsAsWideAsNoiseAndProcessesMakeIt) {
  EXPECT_TRUE(is_near({.margin = 0.0299, .error = 0.001}));
  EXPECT_FALSE(is_near({.margin = 0.0301, .error = 0.001}));  // the resolution, and what a process changes
  EXPECT_TRUE(is_near({.margin = 0.0329, .error = 0.008}));
  EXPECT_FALSE(is_near({.margin = 0.0331, .error = 0.008}));  // the noise, and what a process changes
  EXPECT_TRUE(is_near({.margin = 0.0599, .error = 0.03}));
  EXPECT_FALSE(is_near({.margin = 0.0601, .error = 0.03}));  // the noise, twice
}

TEST_F(DecisionTest, ADefaultInTheTieStays) {
  const Decision decision = decide_on({100.3, 100, 100.2});
  EXPECT_EQ(decision.winner, 0u);
  EXPECT_EQ(decision.tie, (std::vector<std::size_t>{1, 2}));
}

}  // namespace
}  // namespace tilewright::tune
