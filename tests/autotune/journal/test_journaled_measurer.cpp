// Nothing is measured twice: a device that counts what it is asked, behind a journal.
#include <gtest/gtest.h>

#include "journal/journal_reader.h"
#include "journal/journaled_measurer.h"
#include "journal/sample_journal.h"
#include "system/scratch_folder.h"

namespace tilewright::tune {
namespace {

// Answers with the number of the question.
class CountingMeasurer : public Measurer {
 public:
  Evaluation evaluate(const Case&, const Candidate&, double best_us) override {
    if (lost) throw DeviceLost("gone");
    return next({.samples_us = {best_us, 1.0 / 3}});
  }
  Evaluation verify(const Case&, const Candidate&) override {
    return next({.invalidity = Invalidity::correctness, .reason = "wrong"});
  }
  Evaluation sample(const Case&, const Candidate&, int, double expected_us) override {
    return next({.samples_us = {expected_us}});
  }
  Evaluation energy(const Case&, const Candidate&, double) override { return next({.energy_mj = 12.5}); }
  std::string policy() override { return "counted"; }

  int asked = 0;
  bool lost = false;
  bool cut_off = false;

 private:
  Evaluation next(Evaluation evaluation) {
    evaluation.device_s = ++asked;
    evaluation.cut_off = cut_off;
    return evaluation;
  }
};

class JournaledMeasurerTest : public testing::Test {
 protected:
  JournaledMeasurerTest() : manifest_(make_manifest()), journal_(scratch_.path(), sample_header()) {}

  static Manifest make_manifest() {
    Manifest manifest;
    manifest.op.name = "twice";
    for (const char* id : {"a", "b"}) {
      KernelSpec kernel;
      kernel.id = id;
      kernel.unit.hash = std::string("hash of ") + id;
      kernel.runtime_names = {"block"};
      manifest.kernels.push_back(kernel);
    }
    for (auto* cases : {&manifest.problems, &manifest.edges}) {
      for (const char* label : {"small", "large"}) {
        ProblemSpec problem;
        problem.label = problem.identity = label;
        cases->push_back(problem);
      }
    }
    return manifest;
  }
  static Candidate candidate(std::size_t kernel, int block = 1) { return {.kernel = kernel, .runtime = {block}}; }
  JournaledMeasurer measurer(const std::vector<JournalEntry>& past = {}) { return {manifest_, inner_, journal_, past}; }
  std::vector<JournalEntry> written() const { return read_journal_file(journal_.path()).outcomes; }

  ScratchFolder scratch_;
  Manifest manifest_;
  CountingMeasurer inner_;
  Journal journal_;
};

TEST_F(JournaledMeasurerTest, WritesEveryOutcomeWithItsQuestion) {
  JournaledMeasurer journaled = measurer();
  journaled.evaluate({.index = 1}, candidate(0, 64), 7);
  journaled.sample({.index = 1}, candidate(1), 5, 9);
  journaled.verify({.index = 0, .is_edge = true}, candidate(0));
  const std::vector<JournalEntry> entries = written();
  ASSERT_EQ(entries.size(), 3u);
  EXPECT_EQ(entries[0].phase, JournalPhase::search);
  EXPECT_EQ(entries[0].problem, "large");
  EXPECT_EQ(entries[0].identity, "large");
  EXPECT_EQ(entries[0].kernel, "a");
  EXPECT_EQ(entries[0].hash, "hash of a");
  EXPECT_EQ(entries[0].runtime, "block=64");
  EXPECT_EQ(entries[0].evaluation.samples_us, (std::vector{7.0, 1.0 / 3}));
  EXPECT_EQ(entries[1].phase, JournalPhase::final);
  EXPECT_EQ(entries[1].round, 5);
  EXPECT_EQ(entries[2].phase, JournalPhase::verify);
  EXPECT_EQ(entries[2].evaluation.reason, "wrong");
  EXPECT_EQ(journaled.policy(), "counted");
}

TEST_F(JournaledMeasurerTest, AnswersFromThePastAndMeasuresOnlyWhatIsMissing) {
  Evaluation first;
  {
    JournaledMeasurer journaled = measurer();
    first = journaled.evaluate({.index = 0}, candidate(0), 7);
    journaled.sample({.index = 0}, candidate(0), 0, 9);
    journaled.verify({.index = 0, .is_edge = true}, candidate(0));
  }
  JournaledMeasurer resumed = measurer(written());
  const Evaluation again = resumed.evaluate({.index = 0}, candidate(0), 7);
  EXPECT_EQ(again.samples_us, first.samples_us);
  EXPECT_EQ(again.device_s, first.device_s);
  EXPECT_TRUE(again.replayed);
  EXPECT_FALSE(first.replayed);
  EXPECT_EQ(resumed.sample({.index = 0}, candidate(0), 0, 9).device_s, 2);
  EXPECT_EQ(resumed.verify({.index = 0, .is_edge = true}, candidate(0)).invalidity, Invalidity::correctness);
  EXPECT_EQ(inner_.asked, 3);
  // Another round, candidate, run-time value, case or phase is another question.
  resumed.sample({.index = 0}, candidate(0), 1, 9);
  resumed.sample({.index = 0}, candidate(1), 0, 9);
  resumed.sample({.index = 0}, candidate(0, 2), 0, 9);
  resumed.sample({.index = 1}, candidate(0), 0, 9);
  resumed.verify({.index = 1}, candidate(0));
  EXPECT_EQ(inner_.asked, 8);
  EXPECT_EQ(written().size(), 8u);
}

TEST_F(JournaledMeasurerTest, AnEdgeCaseThatProblemsShareIsVerifiedOnceAndCostsOnce) {
  JournaledMeasurer journaled = measurer();
  EXPECT_EQ(journaled.verify({.index = 1, .is_edge = true}, candidate(0)).device_s, 1);
  const Evaluation again = journaled.verify({.index = 1, .is_edge = true}, candidate(0));
  EXPECT_EQ(again.device_s, 0);
  EXPECT_EQ(again.reason, "wrong");
  EXPECT_EQ(inner_.asked, 1);
}

TEST_F(JournaledMeasurerTest, AnEnergyIsMeasuredOnce) {
  EXPECT_EQ(measurer().energy({.index = 0}, candidate(0), 7).energy_mj, 12.5);
  EXPECT_EQ(measurer(written()).energy({.index = 0}, candidate(0), 7).energy_mj, 12.5);
  EXPECT_EQ(inner_.asked, 1);
}

TEST_F(JournaledMeasurerTest, AKernelWhoseSourceChangedIsMeasuredAnew) {
  measurer().evaluate({.index = 0}, candidate(0), 7);
  const std::vector<JournalEntry> past = written();
  manifest_.kernels[0].unit.hash = "another";
  measurer(past).evaluate({.index = 0}, candidate(0), 7);
  EXPECT_EQ(inner_.asked, 2);
}

TEST_F(JournaledMeasurerTest, WhatTheBudgetCutOffIsAskedAgain) {
  inner_.cut_off = true;
  EXPECT_TRUE(measurer().evaluate({.index = 0}, candidate(0), 7).cut_off);
  EXPECT_TRUE(written().empty());
}

TEST_F(JournaledMeasurerTest, ALostDeviceIsNoOutcome) {
  inner_.lost = true;
  EXPECT_THROW(measurer().evaluate({.index = 0}, candidate(0), 7), DeviceLost);
  EXPECT_TRUE(written().empty());
}

}  // namespace
}  // namespace tilewright::tune
