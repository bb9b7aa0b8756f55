// The pool that several devices share: who gets what, with how much of the budget, and what becomes of what a lost device had.
#include <gtest/gtest.h>

#include <chrono>
#include <map>
#include <mutex>
#include <random>
#include <thread>

#include "search/problem_pool.h"

namespace tilewright::tune {
namespace {

using namespace std::chrono_literals;

// Problem i needs at least `least[i]` seconds, and would like as many again.
ProblemPool::Need need_of(const std::vector<double>& least) {
  return [least](std::size_t problem) { return ProblemNeed{.least_s = least[problem], .appetite_s = least[problem]}; };
}

void make_all_ready(ProblemPool& pool, std::size_t problems, std::size_t stage = 0) {
  std::vector<std::size_t> all;
  for (std::size_t i = 0; i < problems; ++i) all.push_back(i);
  pool.make_ready(stage, all);
}

TEST(ProblemPool, TheDearestComeFirst) {
  ProblemPool pool(100);
  pool.add_stage(3);
  make_all_ready(pool, 3);
  const auto need = need_of({1, 3, 2});
  ASSERT_EQ(pool.enter(0), 0u);
  EXPECT_EQ(pool.take(0, 0, need)->problem, 1u);
  EXPECT_EQ(pool.take(0, 1, need)->problem, 2u);
  EXPECT_EQ(pool.take(0, 0, need)->problem, 0u);
  EXPECT_FALSE(pool.take(0, 1, need)) << "others have the rest";
}

TEST(ProblemPool, WhatIsNotCompiledIsPassedOverWhileAnotherIsReady) {
  ProblemPool pool(100);
  pool.add_stage(2);
  pool.make_ready(0, std::vector<std::size_t>{0});
  const auto need = need_of({1, 3});
  ASSERT_EQ(pool.enter(0), 0u);
  EXPECT_EQ(pool.take(0, 0, need)->problem, 0u);
  std::thread compiler([&] {
    std::this_thread::sleep_for(20ms);
    pool.make_ready(0, std::vector<std::size_t>{1});
  });
  EXPECT_EQ(pool.take(0, 1, need)->problem, 1u) << "it waited for the compiler";
  compiler.join();
}

TEST(ProblemPool, SharesAddUpToTheBudget) {
  ProblemPool pool(12);
  pool.add_stage(3);
  make_all_ready(pool, 3);
  const auto need = need_of({1, 2, 5});
  pool.enter(0);
  double sum_s = 0;
  for (int i = 0; i < 3; ++i) {
    const std::optional<PoolTurn> turn = pool.take(0, 0, need);
    ASSERT_TRUE(turn);
    EXPECT_LE(turn->share_s, turn->left_s + 1e-9);
    sum_s += turn->share_s;
  }
  EXPECT_NEAR(sum_s, 12, 1e-9);
}

TEST(ProblemPool, WhatCannotBeAffordedIsLeftOut) {
  ProblemPool pool(10);
  pool.add_stage(2);
  make_all_ready(pool, 2);
  const auto need = need_of({4, 50});
  pool.enter(0);
  EXPECT_EQ(pool.take(0, 0, need)->problem, 0u);
  pool.finish(0, 0, 0, 4, TurnEnd::decided);
  EXPECT_FALSE(pool.take(0, 0, need));
  EXPECT_EQ(pool.state(0, 1), PoolState::left_out);
  pool.leave(0, 0, 0);
  EXPECT_TRUE(pool.is_over());
  EXPECT_FALSE(pool.enter(0));
}

TEST(ProblemPool, NoGuessRefusesTheFirst) {
  ProblemPool pool(1);
  pool.add_stage(2);
  make_all_ready(pool, 2);
  pool.enter(0);
  const std::optional<PoolTurn> turn = pool.take(0, 0, need_of({50, 40}));
  ASSERT_TRUE(turn);
  EXPECT_EQ(turn->problem, 1u);
  EXPECT_EQ(turn->share_s, 1);
}

TEST(ProblemPool, WhoWaitsForOthersTimeGetsWhatTheyLeave) {
  ProblemPool pool(10);
  pool.add_stage(2);
  make_all_ready(pool, 2);
  const auto need = need_of({9, 6});
  pool.enter(0);
  pool.enter(1);
  EXPECT_EQ(pool.take(0, 0, need)->problem, 1u);
  std::thread first([&] {
    std::this_thread::sleep_for(20ms);
    pool.finish(0, 0, 1, 0.5, TurnEnd::decided);  // it was much cheaper than believed
  });
  const std::optional<PoolTurn> turn = pool.take(0, 1, need);
  first.join();
  ASSERT_TRUE(turn);
  EXPECT_EQ(turn->problem, 0u);
  EXPECT_NEAR(turn->left_s, 9.5, 1e-9);
}

TEST(ProblemPool, ALostDevicesProblemGoesToAnotherButNotToAThird) {
  ProblemPool pool(100);
  pool.add_stage(1);
  make_all_ready(pool, 1);
  const auto need = need_of({1});
  for (const std::size_t lane : {0u, 1u}) {
    ASSERT_EQ(pool.enter(lane), 0u);
    ASSERT_TRUE(pool.take(0, lane, need));
    EXPECT_EQ(pool.state(0, 0), PoolState::running);
    pool.lose(lane);
  }
  EXPECT_EQ(pool.state(0, 0), PoolState::given_up);
  EXPECT_FALSE(pool.enter(2));
}

TEST(ProblemPool, WhatALostDeviceHadDecidedStays) {
  ProblemPool pool(100);
  pool.add_stage(3);
  make_all_ready(pool, 3);
  const auto need = need_of({3, 2, 1});
  pool.enter(0);
  pool.take(0, 0, need);
  pool.finish(0, 0, 0, 1, TurnEnd::decided);
  pool.take(0, 0, need);
  pool.finish(0, 0, 1, 1, TurnEnd::unanswered);  // for another turn
  pool.take(0, 0, need);
  pool.lose(0);
  EXPECT_EQ(pool.state(0, 0), PoolState::done);
  EXPECT_EQ(pool.state(0, 1), PoolState::waiting);
  EXPECT_EQ(pool.state(0, 2), PoolState::waiting);
  EXPECT_EQ(pool.open_count(), 2u);
  ASSERT_EQ(pool.enter(1), 0u);
  EXPECT_EQ(pool.take(0, 1, need)->problem, 1u);
}

// What a device could not do just before it was lost, another can perhaps.
TEST(ProblemPool, WhatALostDeviceFoundToFailIsTriedAgain) {
  ProblemPool pool(100);
  pool.add_stage(2);
  make_all_ready(pool, 2);
  const auto need = need_of({2, 1});
  pool.enter(0);
  pool.enter(1);
  pool.take(0, 0, need);
  pool.finish(0, 0, 0, 1, TurnEnd::failed);
  pool.take(0, 1, need);
  pool.finish(0, 1, 1, 1, TurnEnd::failed);
  pool.leave(0, 1, 0);
  pool.lose(0);
  EXPECT_EQ(pool.state(0, 0), PoolState::waiting);
  EXPECT_EQ(pool.state(0, 1), PoolState::done) << "its device is well";
  ASSERT_EQ(pool.enter(1), 0u);
  EXPECT_EQ(pool.take(0, 1, need)->problem, 0u);
}

TEST(ProblemPool, IdleDevicesWaitForWhatMayComeBack) {
  ProblemPool pool(100);
  pool.add_stage(1);
  make_all_ready(pool, 1);
  const auto need = need_of({1});
  pool.enter(0);
  pool.take(0, 0, need);
  std::thread first([&] {
    std::this_thread::sleep_for(20ms);
    pool.lose(0);
  });
  EXPECT_EQ(pool.enter(1), 0u);
  first.join();
  EXPECT_EQ(pool.take(0, 1, need)->problem, 0u);
}

TEST(ProblemPool, WhatADeviceHasBegunIsItsFirstAndTheOthersLast) {
  ProblemPool pool(100);
  pool.add_stage(3);
  pool.begun_before(0, 0, 1);
  pool.decided_before(0, 1, 10);
  make_all_ready(pool, 3);
  const auto need = need_of({9, 5, 1});
  pool.enter(0);
  EXPECT_EQ(pool.take(0, 0, need)->problem, 2u);
  EXPECT_EQ(pool.take(0, 1, need)->problem, 0u);
  EXPECT_LE(pool.left_s(), 90 + 1e-9);
}

TEST(ProblemPool, StagesShareTheBudgetAndLeaveWhatTheyDoNotUse) {
  ProblemPool pool(100);
  pool.add_stage(1);
  pool.add_stage(1);
  make_all_ready(pool, 1, 0);
  make_all_ready(pool, 1, 1);
  const auto need = need_of({1});
  ASSERT_EQ(pool.enter(0), 0u);
  EXPECT_NEAR(pool.take(0, 0, need)->left_s, 50, 1e-9);
  pool.finish(0, 0, 0, 10, TurnEnd::decided);
  EXPECT_NEAR(pool.rest(0, 0), 40, 1e-9);
  pool.leave(0, 0, 5);
  ASSERT_EQ(pool.enter(0), 1u);
  EXPECT_NEAR(pool.take(1, 0, need)->left_s, 85, 1e-9);
}

TEST(ProblemPool, SecondTurnsShareWhatIsLeft) {
  ProblemPool pool(12);
  pool.add_stage(2);
  make_all_ready(pool, 2);
  const auto need = need_of({1, 1});
  pool.enter(0);
  pool.enter(1);
  pool.take(0, 0, need);
  pool.take(0, 1, need);
  pool.finish(0, 0, 0, 1, TurnEnd::decided);
  pool.finish(0, 1, 1, 1, TurnEnd::decided);
  EXPECT_NEAR(pool.rest(0, 0), 5, 1e-9);
  EXPECT_NEAR(pool.rest(0, 1), 5, 1e-9);
}

TEST(ProblemPool, ClosingWakesAllWhoWait) {
  ProblemPool pool(100);
  pool.add_stage(1);
  const auto need = need_of({1});
  std::thread waiting([&] { EXPECT_FALSE(pool.enter(0)); });
  std::this_thread::sleep_for(10ms);
  pool.close();
  waiting.join();
  EXPECT_FALSE(pool.take(0, 0, need));
  EXPECT_TRUE(pool.is_over());
}

// Devices that are lost at random, and compilers that take their time: everything is answered once, and the budget is kept.
TEST(ProblemPool, ManyDevicesAnswerEverythingOnce) {
  constexpr std::size_t kStages = 3, kProblems = 40, kLanes = 8;
  for (unsigned seed = 0; seed < 20; ++seed) {
    ProblemPool pool(1e6);
    for (std::size_t stage = 0; stage < kStages; ++stage) pool.add_stage(kProblems);
    std::mutex mutex;
    std::map<std::pair<std::size_t, std::size_t>, int> answers;
    const auto work = [&](std::size_t lane) {
      std::mt19937 random(seed * 100 + static_cast<unsigned>(lane));
      const auto need = [](std::size_t problem) {
        return ProblemNeed{.least_s = 1.0 + static_cast<double>(problem), .appetite_s = 1};
      };
      int left = lane == 0 ? 1'000'000 : static_cast<int>(random() % 30);  // one outlives the others
      while (const auto stage = pool.enter(lane)) {
        while (const auto turn = pool.take(*stage, lane, need)) {
          if (left-- == 0) {
            pool.lose(lane);
            return;
          }
          if (random() % 4 == 0) std::this_thread::yield();
          {
            const std::lock_guard lock(mutex);
            ++answers[{*stage, turn->problem}];
          }
          pool.finish(*stage, lane, turn->problem, 1, TurnEnd::decided);
        }
        pool.rest(*stage, lane);
        pool.leave(*stage, lane, 0);
      }
    };
    std::vector<std::jthread> threads;
    for (std::size_t lane = 0; lane < kLanes; ++lane) threads.emplace_back(work, lane);
    for (std::size_t stage = 0; stage < kStages; ++stage) {
      for (std::size_t problem = 0; problem < kProblems; ++problem) pool.make_ready(stage, std::vector<std::size_t>{problem});
    }
    threads.clear();
    std::size_t given_up = 0;
    for (std::size_t stage = 0; stage < kStages; ++stage) {
      for (std::size_t problem = 0; problem < kProblems; ++problem)
        given_up += pool.state(stage, problem) == PoolState::given_up;
    }
    EXPECT_EQ(answers.size() + given_up, kStages * kProblems) << "seed " << seed;
    for (const auto& [problem, count] : answers) EXPECT_EQ(count, 1) << "seed " << seed;
    EXPECT_TRUE(pool.is_over());
    EXPECT_EQ(pool.open_count(), 0u);
  }
}

}  // namespace
}  // namespace tilewright::tune
