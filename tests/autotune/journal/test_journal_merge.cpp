// Journals put together: nothing is lost, nothing is there twice, and what is not of one run is refused by name.
#include <gtest/gtest.h>

#include <algorithm>

#include "journal/journal_folder.h"
#include "journal/journal_merge.h"
#include "journal/journal_reader.h"
#include "journal/sample_journal.h"
#include "system/scratch_folder.h"
#include "system/usage_error.h"

namespace tilewright::tune {
namespace {

namespace fs = std::filesystem;

JournalHeader header_of(const std::string& shard, const std::string& device = "amd-epyc-25-1-2c") {
  JournalHeader header{.facts = {{"op", "gemm"}, {"device", device}, {"compiler", "g++ 12"}}, .when = "2026-01-02T03:04:05Z"};
  if (!shard.empty()) header.facts.emplace_back(kShardFact, shard);
  return header;
}

// One that says the sum of what it was asked for, too.
JournalHeader header_of_list(const std::string& shard, const std::string& shapes, const std::string& problems) {
  JournalHeader header = header_of(shard);
  header.facts.emplace_back("shapes", shapes);
  if (!problems.empty()) header.facts.emplace_back(kProblemsFact, problems);
  return header;
}

JournalEntry entry_of(const std::string& problem, int round = 0) {
  JournalEntry entry = sample_entry(round);
  entry.identity = problem;
  return entry;
}

TuningRecord record_of(const std::string& when = "2026-01-02T03:04:05Z", double median_us = 0) {
  TuningRecord record = sample_record();
  record.when = when;
  if (median_us > 0) record.winner.time.median = median_us;
  return record;
}

class JournalMergeTest : public testing::Test {
 protected:
  fs::path merged_folder() const { return scratch_.path() / "merged"; }
  // One that decided `problems`, with two outcomes each.
  fs::path write(const JournalHeader& header, const std::vector<std::string>& problems, bool ends = true,
                 const TuningRecord& record = record_of()) const {
    Journal journal(scratch_.path() / "parts", header);
    for (const std::string& problem : problems) {
      journal.outcome(entry_of(problem, 0));
      journal.outcome(entry_of(problem, 1));
      journal.outcome(entry_of("edge"));
      journal.decided(problem, record);
      journal.published(problem);
    }
    if (ends) journal.end();
    return journal.path();
  }
  MergedJournal merge(const std::vector<fs::path>& journals) const { return merge_journals(journals, merged_folder()); }
  std::string why_refused(const std::vector<fs::path>& journals) const {
    try {
      merge(journals);
    } catch (const UsageError& fault) {
      EXPECT_FALSE(fs::exists(merged_folder()) && !fs::is_empty(merged_folder())) << "something was left behind";
      return fault.what();
    }
    return "taken";
  }
  ScratchFolder scratch_;
};

std::string names(const MergedJournal& merged) {
  std::vector<std::string> problems;
  for (const MergedDecision& decision : merged.decisions) problems.push_back(decision.identity);
  std::ranges::sort(problems);
  std::string text;
  for (const std::string& problem : problems) text += problem + " ";
  return text;
}

TEST_F(JournalMergeTest, ShardsBecomeTheRun) {
  const MergedJournal merged = merge({write(header_of("1/2"), {"a", "b"}), write(header_of("2/2"), {"c"})});
  EXPECT_EQ(names(merged), "a b c ");
  EXPECT_TRUE(merged.is_whole && merged.is_finished);
  EXPECT_TRUE(merged.notes.empty());
  EXPECT_EQ(merged.outcomes, 7u);  // the edge case once
  EXPECT_EQ(difference(merged.header, header_of("")), "") << "it is a journal of the whole run";
  const JournalContents contents = read_journal_file(merged.path);
  EXPECT_TRUE(contents.warnings.empty());
  EXPECT_EQ(contents.outcomes.size(), 7u);
  EXPECT_EQ(contents.decisions.size(), 3u);
  EXPECT_FALSE(contents.decisions.at("a").published) << "whether it is is for who publishes";
  EXPECT_EQ(to_line(contents.decisions.at("c").record), to_line(record_of()));
}

TEST_F(JournalMergeTest, WhatIsMissingIsSaidAndCanComeLater) {
  const fs::path first = write(header_of("1/3"), {"a"}), second = write(header_of("2/3"), {"b"});
  const MergedJournal part = merge({first, second});
  EXPECT_FALSE(part.is_whole);
  EXPECT_TRUE(part.is_finished);
  ASSERT_EQ(part.notes.size(), 1u);
  EXPECT_EQ(part.notes[0], "of 3 shards 3 is not among them");
  EXPECT_EQ(fact(part.header, kShardFact), "1+2/3");
  {
    Journal journal(part.path);
    journal.end();
  }
  const MergedJournal whole = merge({part.path, write(header_of("3/3"), {"c"})});
  EXPECT_TRUE(whole.is_whole) << whole.notes.front();
  EXPECT_EQ(names(whole), "a b c ");
  EXPECT_EQ(fact(whole.header, kShardFact), "");
}

TEST_F(JournalMergeTest, OneWithoutAnEndIsNamed) {
  const MergedJournal merged = merge({write(header_of("1/2"), {"a"}), write(header_of("2/2"), {"b"}, false)});
  EXPECT_TRUE(merged.is_whole);
  EXPECT_FALSE(merged.is_finished);
  ASSERT_EQ(merged.notes.size(), 1u);
  EXPECT_NE(merged.notes[0].find("0002.jsonl has no end"), std::string::npos) << merged.notes[0];
  EXPECT_EQ(names(merged), "a b ");
}

TEST_F(JournalMergeTest, OtherDevicesToolchainsAndShardsAreRefusedByName) {
  const fs::path first = write(header_of("1/2"), {"a"});
  EXPECT_NE(why_refused({first, write(header_of("2/2", "nvidia-h200-132sm"), {"b"})})
                .find("0002.jsonl does not belong together with"),
            std::string::npos);
  EXPECT_NE(why_refused({first, write(header_of("2/2", "nvidia-h200-132sm"), {"b"})})
                .find("its device is nvidia-h200-132sm, not amd-epyc-25-1-2c"),
            std::string::npos);
  JournalHeader header = header_of("2/2");
  header.facts[2].second = "g++ 13";
  EXPECT_NE(why_refused({first, write(header, {"b"})}).find("its compiler is g++ 13, not g++ 12"), std::string::npos);
  EXPECT_NE(why_refused({first, write(header_of("2/3"), {"b"})}).find("its shard is 2/3, not one of 1/2"), std::string::npos);
  EXPECT_NE(why_refused({first, write(header_of(""), {"b"})}).find("its shard is all, not one of 1/2"), std::string::npos);
}

TEST_F(JournalMergeTest, RefusesAnotherListOfProblemsUnderTheSameName) {
  const fs::path first = write(header_of_list("1/2", "shapes.txt", "5a"), {"a"});
  EXPECT_NE(why_refused({first, write(header_of_list("2/2", "shapes.txt", "5b"), {"b"})})
                .find("its problems are others: what shapes.txt is there is not what shapes.txt is here"),
            std::string::npos);
  const MergedJournal merged = merge({first, write(header_of_list("2/2", "elsewhere/shapes.txt", "5a"), {"b"})});
  EXPECT_EQ(names(merged), "a b ") << "the same list under another name";
  EXPECT_EQ(fact(merged.header, kProblemsFact), "5a");
}

TEST_F(JournalMergeTest, ComparesNamesWhereASumIsMissing) {
  const fs::path old = write(header_of_list("1/3", "shapes.txt", ""), {"a"});
  const fs::path second = write(header_of_list("2/3", "shapes.txt", "5a"), {"b"});
  EXPECT_NE(why_refused({old, write(header_of_list("2/3", "other.txt", "5a"), {"b"})}).find("its shapes is other.txt"),
            std::string::npos);
  EXPECT_NE(why_refused({old, second, write(header_of_list("3/3", "shapes.txt", "5b"), {"c"})}).find("its problems are others"),
            std::string::npos)
      << "whoever is the first";
  const MergedJournal merged = merge({old, second});
  EXPECT_EQ(names(merged), "a b ");
  EXPECT_EQ(fact(merged.header, kProblemsFact), "5a");
}

TEST_F(JournalMergeTest, OtherKernelsAreRefusedByName) {
  const fs::path first = write(header_of("1/2"), {"a"});
  Journal journal(scratch_.path() / "parts", header_of("2/2"));
  JournalEntry entry = entry_of("b");
  entry.hash = "ffffffffffffffffffffffffffffffff";
  journal.outcome(entry);
  EXPECT_NE(why_refused({first, journal.path()})
                .find("its kernel gemm.x86-64-v3.cpu_stream.f32.nn.4x2 has the hash ffffffffffffffffffffffffffffffff, not "
                      "0123456789abcdef0123456789abcdef"),
            std::string::npos);
}

TEST_F(JournalMergeTest, NoJournalIsRefused) {
  const fs::path first = write(header_of("1/2"), {"a"});
  EXPECT_NE(why_refused({first, scratch_.write("empty.jsonl", "")}).find("is no journal: it is empty"), std::string::npos);
  EXPECT_NE(why_refused({scratch_.write("other.jsonl", "{\"schema\":\"x\"}\n"), first}).find("is no journal"),
            std::string::npos);
}

TEST_F(JournalMergeTest, OfTwoDecisionsTheLatestCountsWithItsOutcomes) {
  const fs::path late = write(header_of("1/2"), {"a"}, true, record_of("2026-01-02T05:00:00Z", 5));
  const fs::path early = write(header_of("2/2"), {"a", "b"}, true, record_of("2026-01-02T04:00:00Z", 4));
  for (const auto& order : {std::vector{late, early}, std::vector{early, late}}) {
    const MergedJournal merged = merge(order);
    ASSERT_EQ(names(merged), "a b ");
    const JournalContents contents = read_journal_file(merged.path);
    EXPECT_EQ(contents.decisions.at("a").record.winner.time.median, 5);
    EXPECT_EQ(contents.decisions.at("b").record.winner.time.median, 4);
    EXPECT_EQ(std::ranges::count(contents.outcomes, "a", &JournalEntry::identity), 2) << "not those of the other one, too";
    ASSERT_EQ(merged.notes.size(), 1u);
    EXPECT_EQ(merged.notes[0], "1 problems were decided by more than one of them: the latest counts");
  }
}

// As when a second turn found something better within a second, or a clock went backwards.
TEST_F(JournalMergeTest, OfOneJournalTheLastDecisionCounts) {
  Journal journal(scratch_.path() / "parts", header_of(""));
  journal.decided("a", record_of("2026-01-02T05:00:00Z", 5));
  journal.decided("a", record_of("2026-01-02T05:00:00Z", 4));
  journal.decided("a", record_of("2026-01-02T03:00:00Z", 3));
  journal.end();
  const MergedJournal merged = merge({journal.path()});
  ASSERT_EQ(merged.decisions.size(), 1u);
  EXPECT_EQ(merged.decisions[0].record.winner.time.median, 3);
  EXPECT_EQ(read_journal_file(merged.path).decisions.at("a").record.winner.time.median, 3);
}

// As when a GPU was lost under a candidate, which was asked again when it was back.
TEST_F(JournalMergeTest, OfWhatWasAskedAgainTheLastAnswerCounts) {
  fs::path path;
  {
    Journal journal(scratch_.path() / "parts", header_of(""));
    path = journal.path();
    JournalEntry lost = entry_of("a");
    lost.evaluation = {.invalidity = Invalidity::runtime, .reason = "the device is lost", .fatal = true};
    journal.outcome(lost);
    journal.outcome(entry_of("a"));
    journal.decided("a", record_of());
    journal.end();
  }
  const MergedJournal merged = merge({path});
  EXPECT_EQ(merged.outcomes, 1u);
  EXPECT_FALSE(read_journal_file(merged.path).outcomes.at(0).evaluation.fatal);
}

TEST_F(JournalMergeTest, LinesThatAreNoneAreLeftOutWithAWarning) {
  const fs::path path = write(header_of(""), {"a"});
  const std::string whole = ScratchFolder::read(path);
  scratch_.write("parts/0001.jsonl", whole + "{\"phase\":\"search\",\"case\":7}\n[1,2]\n{\"phase\":\"decided\"}\n{\"pha");
  const MergedJournal merged = merge({path});
  EXPECT_EQ(merged.warnings.size(), 4u);
  EXPECT_EQ(names(merged), "a ");
  EXPECT_TRUE(read_journal_file(merged.path).warnings.empty());
}

TEST_F(JournalMergeTest, NeitherReplacesAJournalNorLeavesADraft) {
  const fs::path part = write(header_of(""), {"a"});
  EXPECT_EQ(merge({part}).path, journal_path(merged_folder(), 1));
  EXPECT_EQ(merge({part}).path, journal_path(merged_folder(), 2));
  EXPECT_EQ(std::distance(fs::directory_iterator(merged_folder()), fs::directory_iterator()), 2);
}

}  // namespace
}  // namespace tilewright::tune
