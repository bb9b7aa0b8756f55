// What is written into a journal is read again, whatever became of the writer: cut off at any byte, a full disk, a line of
// anything. Which journal a run goes on with depends on numbers and facts, never on clocks.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "journal/journal_folder.h"
#include "journal/journal_reader.h"
#include "journal/sample_journal.h"
#include "system/file_size_limit.h"
#include "system/scratch_folder.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

namespace fs = std::filesystem;

class JournalTest : public testing::Test {
 protected:
  fs::path folder() const { return scratch_.path() / "journal"; }
  fs::path write_sample() const {
    Journal journal(folder(), sample_header());
    write_sample_lines(journal);
    return journal.path();
  }
  static JournalContents read_text(const std::string& text) {
    std::istringstream stream(text);
    return read_journal(stream, "0001.jsonl");
  }
  ScratchFolder scratch_;
};

TEST_F(JournalTest, IsReadAsItWasWritten) {
  const JournalContents contents = read_journal_file(write_sample());
  EXPECT_TRUE(contents.warnings.empty());
  EXPECT_EQ(difference(contents.header, sample_header()), "");
  EXPECT_EQ(contents.header.when, sample_header().when);
  ASSERT_EQ(contents.outcomes.size(), 5u);
  EXPECT_EQ(contents.outcomes[1].evaluation.invalidity, Invalidity::correctness);
  EXPECT_EQ(contents.outcomes[1].evaluation.reason, "1 of 4096 elements is wrong");
  EXPECT_EQ(contents.outcomes[3].round, 1);
  EXPECT_EQ(contents.outcomes[3].question(), sample_entry(1).question());
  EXPECT_EQ(contents.outcomes[3].evaluation.samples_us, sample_entry(1).evaluation.samples_us);
  EXPECT_EQ(contents.outcomes[3].problem, sample_entry(1).problem);
  EXPECT_EQ(contents.outcomes[4].phase, JournalPhase::verify);
  ASSERT_EQ(contents.decisions.size(), 1u);
  EXPECT_EQ(to_line(contents.decisions.at("1234").record), to_line(sample_record()));
  EXPECT_TRUE(contents.decisions.at("1234").published);
  EXPECT_FALSE(contents.ended);
}

TEST_F(JournalTest, QuestionsDifferByAnyPartThatMayDecideTheAnswer) {
  const JournalEntry entry = sample_entry();
  std::vector<JournalEntry> others(6, entry);
  others[0].phase = JournalPhase::search;
  others[1].identity = "4321";
  others[2].kernel += "x";
  others[3].hash += "0";
  others[4].runtime = "block=4096";
  others[5].round = 1;
  for (const JournalEntry& other : others) EXPECT_NE(other.question(), entry.question());
  JournalEntry same = entry;
  same.problem = "called otherwise";
  same.evaluation = {};
  EXPECT_EQ(same.question(), entry.question());
}

TEST_F(JournalTest, SaysHowAFinalCameOutBesideItsDecision) {
  const fs::path path = write_sample();
  {
    Journal journal(path);
    journal.decided("5678", sample_record(), {}, {.is_tie = true, .rounds = 11, .ended = "settled"});
  }
  const std::string whole = ScratchFolder::read(path);
  EXPECT_NE(whole.find(R"("final":{"outcome":"tie","rounds":11,"ended":"settled"})"), std::string::npos) << whole;
  EXPECT_EQ(read_journal_file(path).decisions.count("5678"), 1u);
}

// A power cut may leave any part of what was written last.
TEST_F(JournalTest, CutOffAtEveryByteOfItsLastLineItLosesOnlyThatAndGoesOn) {
  const fs::path path = write_sample();
  {
    Journal journal(path);
    journal.decided("5678", sample_record());
  }
  const std::string whole = ScratchFolder::read(path);
  const std::size_t last = whole.rfind('\n', whole.size() - 2) + 1;
  ASSERT_GT(whole.size() - last, 1000u);
  for (std::size_t size = last; size <= whole.size(); ++size) {
    fs::remove(path);  // truncating it instead makes ext4 write it out, each time
    scratch_.write("journal/0001.jsonl", whole.substr(0, size));
    const bool is_whole = size >= whole.size() - 1;  // only its newline is missing, or nothing
    const JournalContents cut = read_journal_file(path);
    ASSERT_EQ(cut.outcomes.size(), 5u) << size;
    ASSERT_EQ(cut.decisions.size(), is_whole ? 2u : 1u) << size;
    ASSERT_EQ(cut.warnings.size(), is_whole || size == last ? 0u : 1u) << size;
    {
      Journal journal(path);
      journal.outcome(sample_entry(2));
    }
    const JournalContents after = read_journal_file(path);
    ASSERT_EQ(after.outcomes.size(), 6u) << size;
    ASSERT_EQ(after.outcomes.back().round, 2) << size;
    ASSERT_EQ(after.decisions.size(), cut.decisions.size()) << size;
    ASSERT_EQ(after.warnings, cut.warnings) << size;
  }
}

TEST_F(JournalTest, AFullDiskIsOneFaultAndLeavesWholeLines) {
  Journal journal(folder(), sample_header());
  write_sample_lines(journal);
  const std::string before = ScratchFolder::read(journal.path());
  for (const std::size_t room : {0, 1, 100}) {
    const FileSizeLimit limit(before.size() + room);
    try {
      journal.outcome(sample_entry(2));
      FAIL();
    } catch (const JournalFault& fault) {
      EXPECT_NE(std::string(fault.what()).find("cannot write the journal " + journal.path().string()), std::string::npos);
      EXPECT_NE(std::string(fault.what()).find("--resume"), std::string::npos);
    }
  }
  EXPECT_EQ(ScratchFolder::read(journal.path()), before);
  journal.outcome(sample_entry(2));  // once there is room again
  EXPECT_EQ(read_journal_file(journal.path()).outcomes.size(), 6u);
}

TEST_F(JournalTest, AFileInPlaceOfItsFolderIsAFault) {
  scratch_.write("journal", "");
  EXPECT_THROW(Journal(folder(), sample_header()), JournalFault);
  EXPECT_THROW(Journal("/proc/journal", sample_header()), JournalFault);
}

TEST_F(JournalTest, LinesThatAreNoLinesOfAJournalAreLeftOutOneByOne) {
  const std::string whole = ScratchFolder::read(write_sample());
  const std::size_t first = whole.find('\n') + 1;
  for (const std::string& line :
       std::vector<std::string>{"nonsense", std::string(5000, '['), std::string(4096, '\0'), "{}", "[]", "null", "1e999",
                                R"({"phase":"lunch"})", R"({"phase":"decided","case":"1234"})",
                                R"({"phase":"decided","case":"1234","record":{}})", R"({"phase":"published"})",
                                R"({"phase":"search","problem":1})", R"({"phase":7})", "\xff\xfe", std::string(3 << 20, ' ')}) {
    const JournalContents contents = read_text(whole.substr(0, first) + line + "\n" + whole.substr(first));
    EXPECT_EQ(contents.outcomes.size(), 5u) << line.substr(0, 80);
    EXPECT_EQ(contents.decisions.size(), 1u) << line.substr(0, 80);
    ASSERT_EQ(contents.warnings.size(), 1u) << line.substr(0, 80);
    EXPECT_EQ(contents.warnings[0].rfind("0001.jsonl:2: left out: ", 0), 0u) << contents.warnings[0];
  }
}

TEST_F(JournalTest, WithoutItsFirstLineNothingInItCounts) {
  const std::string whole = ScratchFolder::read(write_sample());
  std::string newer = whole;
  newer.replace(newer.find("journal/1"), 9, "journal/2");
  for (const std::string& text : {whole.substr(whole.find('\n') + 1), newer, "x" + whole}) {
    const JournalContents contents = read_text(text);
    EXPECT_TRUE(contents.header.facts.empty());
    EXPECT_TRUE(contents.outcomes.empty());
    EXPECT_TRUE(contents.decisions.empty());
    EXPECT_EQ(contents.warnings.size(), 1u);
  }
  EXPECT_TRUE(read_text("").warnings.empty());
}

TEST_F(JournalTest, AReasonMayHoldAnyBytes) {
  {
    Journal journal(folder(), sample_header());
    JournalEntry entry = sample_entry();
    entry.evaluation = {.invalidity = Invalidity::compile, .reason = "\x1b[31merror:\n \"\xff\" \xc3"};
    journal.outcome(entry);
  }
  const JournalContents contents = read_journal_file(journal_path(folder(), 1));
  EXPECT_TRUE(contents.warnings.empty());
  EXPECT_EQ(contents.outcomes.at(0).evaluation.reason, "?[31merror:? \"?\" ?");
}

TEST_F(JournalTest, NumbersGoOnFromTheHighestWhateverTheClockSays) {
  EXPECT_EQ(next_journal_number(folder()), 1);
  JournalHeader header = sample_header();
  EXPECT_EQ(Journal(folder(), header).path().filename(), "0001.jsonl");
  header.when = "1970-01-01T00:00:00Z";
  EXPECT_EQ(Journal(folder(), header).path().filename(), "0002.jsonl");
  for (const char* name : {"journal/0041.jsonl", "journal/0099.jsonl.bak", "journal/99.jsonl", "journal/-100.jsonl",
                           "journal/notes.txt", "journal/20261121T065035Z-1.jsonl"}) {
    scratch_.write(name, "");
  }
  EXPECT_EQ(Journal(folder(), header).path().filename(), "0042.jsonl");
  scratch_.write("journal/9999.jsonl", "");
  EXPECT_EQ(Journal(folder(), header).path().filename(), "10000.jsonl");
  EXPECT_EQ(next_journal_number(folder()), 10001);
}

TEST_F(JournalTest, ARunGoesOnWithTheNewestUnfinishedOneOfItsOwn) {
  EXPECT_NE(find_unfinished_journal(folder(), sample_header()).why_none.find("there is no journal in"), std::string::npos);
  { const Journal finished(folder(), sample_header()), other(folder(), sample_header("2")); }
  JournalHeader earlier = sample_header();
  earlier.when = "1970-01-01T00:00:00Z";  // the clock went backwards
  { const Journal unfinished(folder(), earlier), torn(folder(), earlier); }
  scratch_.write("journal/0004.jsonl", "{\"schema\":\"tilew");
  { const Journal other(folder(), sample_header("3")); }
  EXPECT_EQ(find_unfinished_journal(folder(), sample_header()).path.filename(), "0003.jsonl");
  Journal(journal_path(folder(), 3)).end();
  // What an older one holds was measured again by the one that is finished.
  EXPECT_EQ(find_unfinished_journal(folder(), sample_header()).why_none, (folder() / "0003.jsonl is finished").string());
  EXPECT_EQ(find_unfinished_journal(folder(), sample_header("4")).why_none,
            "the newest, " + (folder() / "0005.jsonl").string() + ", is of another run: its seed is 3, not 4");
}

TEST_F(JournalTest, TwoTunersNeverWriteTheSameOne) {
  const Journal journal(folder(), sample_header());
  EXPECT_THROW(Journal{journal.path()}, JournalFault);
}

TEST_F(JournalTest, HeadersDifferByTheFirstFactThatIsNotTheSame) {
  JournalHeader more = sample_header();
  more.facts.emplace_back("policy", "warm");
  EXPECT_EQ(difference(sample_header(), more), "its policy is none, not warm");
  EXPECT_EQ(difference(more, sample_header()), "its policy is warm, not none");
}

}  // namespace
}  // namespace tilewright::tune
