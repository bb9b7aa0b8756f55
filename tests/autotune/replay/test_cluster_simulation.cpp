// The simulation of many hosts against what can be worked out by hand, and against bounds that no schedule beats.
#include <gtest/gtest.h>

#include <chrono>
#include <numeric>

#include "journal/sample_journal.h"
#include "replay/cluster_simulation.h"
#include "replay/cluster_trace.h"
#include "system/scratch_folder.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

// Problem i takes times[i] seconds and needs kernel i, of compile_s seconds.
ClusterTrace trace_of(const std::vector<double>& times, double compile_s) {
  ClusterTrace trace;
  for (std::size_t i = 0; i < times.size(); ++i) {
    trace.problems.push_back({.name = "", .measure_s = times[i], .kernels = {i}});
    trace.compile_s.push_back(compile_s);
  }
  return trace;
}

TEST(ClusterSimulation, OneGpuTakesTheSum) {
  const ClusterOutcome outcome = simulate(trace_of({3, 2, 5}, 0), {.workers = 1, .start_s = 0});
  EXPECT_NEAR(outcome.makespan_s, 10, 1e-9);
  EXPECT_NEAR(outcome.efficiency, 1, 1e-9);
  EXPECT_NEAR(outcome.idle, 0, 1e-9);
}

TEST(ClusterSimulation, TheDearestFirst) {
  const ClusterOutcome outcome = simulate(trace_of({1, 1, 2}, 0), {.workers = 2, .start_s = 0});
  EXPECT_NEAR(outcome.makespan_s, 2, 1e-9);
}

TEST(ClusterSimulation, TheLongestProblemIsABound) {
  const ClusterOutcome outcome = simulate(trace_of({1, 1, 7}, 0), {.workers = 1000, .start_s = 0});
  EXPECT_NEAR(outcome.makespan_s, 7, 1e-9);
  EXPECT_NEAR(outcome.efficiency, 9.0 / 7000, 1e-9);
}

TEST(ClusterSimulation, MeasuringWaitsForItsOwnKernelsOnly) {
  // One core: kernels are there after 1, 2 and 3 s. The dearest is compiled first and measured meanwhile.
  const ClusterOutcome outcome = simulate(trace_of({3, 2, 1}, 1), {.workers = 1, .cores_per_host = 1, .start_s = 0});
  EXPECT_NEAR(outcome.makespan_s, 1 + 3 + 2 + 1, 1e-9);
  EXPECT_NEAR(outcome.waiting, 1.0 / 7, 1e-9);
  const ClusterOutcome prebuilt =
      simulate(trace_of({3, 2, 1}, 1), {.workers = 1, .cores_per_host = 1, .start_s = 0, .prebuilt = true});
  EXPECT_NEAR(prebuilt.makespan_s, 6, 1e-9);
}

TEST(ClusterSimulation, EachHostCompilesWhatItNeeds) {
  ClusterTrace trace = trace_of({4, 4}, 1);
  trace.problems[1].kernels = {0};
  const ClusterOutcome together = simulate(trace, {.workers = 2, .gpus_per_host = 2, .cores_per_host = 1, .start_s = 0});
  EXPECT_NEAR(together.makespan_s, 5, 1e-9) << "the kernel is there for both";
  const ClusterOutcome apart = simulate(trace, {.workers = 2, .gpus_per_host = 1, .cores_per_host = 1, .start_s = 2});
  EXPECT_NEAR(apart.makespan_s, 7, 1e-9);
}

TEST(ClusterSimulation, WhatFailsIsDoneAgain) {
  const ClusterTrace trace = trace_of(std::vector<double>(1000, 1), 0);
  const ClusterRequest request{.workers = 8, .failure_rate = 0.1, .restart_s = 2, .start_s = 0, .seed = 3};
  const ClusterOutcome outcome = simulate(trace, request);
  EXPECT_NEAR(static_cast<double>(outcome.failures), 1000 * 0.1 / 0.9, 40);
  // Each failure costs half of a problem and the restart.
  EXPECT_NEAR(outcome.lost * 8 * outcome.makespan_s, static_cast<double>(outcome.failures) * 2.5,
              0.1 * static_cast<double>(outcome.failures));
  EXPECT_NEAR(outcome.efficiency * 8 * outcome.makespan_s, 1000, 1e-6);
  EXPECT_EQ(simulate(trace, request).makespan_s, outcome.makespan_s) << "the same request has the same answer";
}

TEST(ClusterSimulation, NoScheduleBeatsTheBounds) {
  std::vector<double> times;
  for (int i = 0; i < 200; ++i) times.push_back(0.5 + (i * 37 % 101) * 0.05);
  const double sum_s = std::accumulate(times.begin(), times.end(), 0.0);
  for (const std::size_t workers : {1u, 3u, 8u, 20u, 64u, 500u}) {
    const ClusterOutcome outcome = simulate(trace_of(times, 0.2), {.workers = workers, .start_s = 0});
    EXPECT_GE(outcome.makespan_s, sum_s / static_cast<double>(workers));
    EXPECT_GE(outcome.makespan_s, 5.5);
    EXPECT_LE(outcome.efficiency, 1 + 1e-9);
    EXPECT_NEAR(outcome.efficiency + outcome.lost + outcome.waiting + outcome.idle, 1, 1e-6);
  }
}

TEST(ClusterSimulation, TenThousandProblemsOnTenThousandGpusTakeSeconds) {
  std::vector<double> times;
  for (int i = 0; i < 38; ++i) times.push_back(1 + i * 0.1);
  const auto begin = std::chrono::steady_clock::now();
  for (const std::size_t workers : {1u, 8u, 4096u, 10'000u})
    simulate(trace_of(times, 1), {.workers = workers, .problems = 10'000, .failure_rate = 0.01});
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(20));
}

TEST(ClusterSimulation, NothingToDoIsAFault) {
  EXPECT_THROW(simulate({}, {}), Error);
  EXPECT_THROW(simulate(trace_of({1}, 0), {.workers = 0}), Error);
  EXPECT_THROW(simulate(trace_of({1}, 0), {.failure_rate = 1}), Error);
  EXPECT_THROW(simulate(trace_of({0}, 0), {.start_s = 0}), Error);
}

JournalEntry compile_of(const std::string& kernel, double seconds) {
  JournalEntry entry{.phase = JournalPhase::compile, .kernel = kernel, .hash = kernel};
  entry.compile_s = seconds;
  return entry;
}

JournalEntry measured(JournalPhase phase, const std::string& problem, const std::string& kernel, double device_s) {
  return {.phase = phase,
          .problem = problem,
          .identity = problem,
          .kernel = kernel,
          .hash = kernel,
          .evaluation = {.samples_us = {1}, .device_s = device_s}};
}

TEST(ClusterTrace, IsReadFromAJournal) {
  const ScratchFolder scratch;
  std::filesystem::path path;
  {
    Journal journal(scratch.path(), sample_header());
    path = journal.path();
    journal.outcome(compile_of("k1", 2));
    journal.outcome(compile_of("k2", 4));
    journal.outcome(compile_of("untried", 6));
    journal.outcome(measured(JournalPhase::search, "a", "k1", 0.5));
    journal.outcome(measured(JournalPhase::search, "a", "cached", 0.25));
    journal.outcome(measured(JournalPhase::final, "a", "k1", 0.125));
    journal.outcome(measured(JournalPhase::verify, "edge", "k1", 1));
    journal.decided("a", sample_record());
    journal.outcome(measured(JournalPhase::search, "b", "k2", 3));
    journal.decided("b", sample_record());
    journal.outcome(measured(JournalPhase::search, "never decided", "k2", 7));
  }
  const ClusterTrace trace = read_cluster_trace(std::vector{path});
  ASSERT_EQ(trace.problems.size(), 2u);
  EXPECT_EQ(trace.problems[0].name, "a");
  EXPECT_NEAR(trace.problems[0].measure_s, 1.875, 1e-9);
  EXPECT_NEAR(trace.problems[1].measure_s, 3, 1e-9);
  EXPECT_EQ(trace.problems[0].kernels.size(), 2u);
  EXPECT_EQ(trace.unknown, 1u);
  // k1, k2 and what the cache had, taken for their mean; what nobody tried (6 of 12 s) is on top of those that were compiled.
  const double sum_s = std::accumulate(trace.compile_s.begin(), trace.compile_s.end(), 0.0);
  EXPECT_NEAR(sum_s, 2 * (2 + 4 + 3), 1e-9);
}

TEST(ClusterTrace, WithoutADecisionThereIsNone) {
  const ScratchFolder scratch;
  const Journal journal(scratch.path(), sample_header());
  EXPECT_THROW(read_cluster_trace(std::vector{journal.path()}), Error);
  EXPECT_THROW(read_cluster_trace(std::vector{scratch.write("other", "x\n")}), Error);
}

}  // namespace
}  // namespace tilewright::tune
