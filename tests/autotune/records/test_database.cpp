#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <sstream>
#include <thread>
#include <vector>

#include "files/line_reader.h"
#include "records/database.h"
#include "records/sample_record.h"
#include "system/file_size_limit.h"
#include "system/scratch_folder.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

TuningRecord record_of(std::int64_t m, int threads = 1) {
  TuningRecord record = sample_record();
  record.shape[0].second = m;
  record.threads = threads;
  return record;
}

class DatabaseTest : public testing::Test {
 protected:
  std::vector<std::string> publish(const TuningRecord& record) { return database_.publish({&record, 1}).all(); }
  std::string text() const { return ScratchFolder::read(file_); }
  std::vector<std::string> lines() const {
    std::vector<std::string> result;
    std::istringstream stream(text());
    for (std::string line; std::getline(stream, line);) result.push_back(line);
    return result;
  }
  std::size_t files() const {
    return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator(file_.parent_path()), {}));
  }

  // In memory where there is such a place: the tests below publish thousands of times, and every time waits for the disk.
  static std::filesystem::path place() {
    return ::access("/dev/shm", W_OK) == 0 ? "/dev/shm" : std::filesystem::temp_directory_path();
  }

  ScratchFolder scratch_{place()};
  Database database_{scratch_.path()};
  std::filesystem::path file_ = scratch_.path() / "amd-epyc-25-1-2c" / "gemm.jsonl";
};

TEST_F(DatabaseTest, SortsByAttributesThreadsShape) {
  TuningRecord transposed = record_of(8);
  transposed.attributes[1].second = "nt";
  for (const TuningRecord& record : {transposed, record_of(512, 2), record_of(16), record_of(8, 2), record_of(1)})
    publish(record);
  const std::vector<std::string> expected{to_line(record_of(1)), to_line(record_of(16)), to_line(record_of(8, 2)),
                                          to_line(record_of(512, 2)), to_line(transposed)};
  EXPECT_EQ(lines(), expected);
  EXPECT_EQ(files(), 1u);  // no lock, no temporary
}

TEST_F(DatabaseTest, ANewRecordTakesTheOldOnesPlaceAndLeavesTheRest) {
  publish(record_of(1));
  publish(record_of(2));
  TuningRecord better = record_of(1);
  better.winner.time.median = 1;
  publish(better);
  EXPECT_EQ(lines(), (std::vector<std::string>{to_line(better), to_line(record_of(2))}));
}

TEST_F(DatabaseTest, ArchsOfOneDeviceDoNotReplaceEachOther) {
  TuningRecord newer = record_of(1);
  newer.arch = "x86-64-v4";
  publish(newer);
  publish(record_of(1));
  publish(record_of(2));
  EXPECT_EQ(lines(), (std::vector<std::string>{to_line(record_of(1)), to_line(newer), to_line(record_of(2))}));
}

TEST_F(DatabaseTest, PredictedNeverReplacesMeasured) {
  TuningRecord predicted = record_of(1);
  predicted.predicted = true;
  predicted.policy = "predicted/cost-model";
  predicted.winner.time.n = 0;
  publish(predicted);
  EXPECT_EQ(lines().front(), to_line(predicted));
  publish(record_of(1));
  EXPECT_EQ(lines().front(), to_line(record_of(1)));
  publish(predicted);
  EXPECT_EQ(lines(), std::vector<std::string>{to_line(record_of(1))});
}

TEST_F(DatabaseTest, EachPolicyHasALineAndReadersGetTheStrongest) {
  TuningRecord cold = record_of(1);
  cold.policy = "cold-llc/rotating/median";
  publish(record_of(1));
  publish(cold);
  EXPECT_EQ(lines(), (std::vector<std::string>{to_line(cold), to_line(record_of(1))}));
  std::vector<std::string> warnings;
  const std::vector<TuningRecord> read = database_.read("gemm", "x86-64-v3", warnings);
  ASSERT_EQ(read.size(), 1u);
  EXPECT_EQ(read[0].policy, cold.policy);
}

TEST_F(DatabaseTest, OfLinesWithOneKeyTheStrongestStays) {
  TuningRecord newer = record_of(1);
  newer.when = "2026-01-03T00:00:00Z";
  const std::string older_line = to_line(record_of(1)), newer_line = to_line(newer);
  scratch_.write("amd-epyc-25-1-2c/gemm.jsonl", older_line + "\n" + newer_line + "\n" + older_line + "\n");
  EXPECT_EQ(publish(record_of(2)).size(), 2u);
  EXPECT_EQ(lines(), (std::vector<std::string>{newer_line, to_line(record_of(2))}));
  EXPECT_EQ(ScratchFolder::read(file_.string() + ".rejected"), older_line + "\n" + older_line + "\n");
}

TEST_F(DatabaseTest, LinesOfOtherDevicesAndOpsAreKeptAside) {
  TuningRecord elsewhere = record_of(1), other_op = record_of(1);
  elsewhere.device.key = "another-device";
  other_op.op = "conv";
  scratch_.write("amd-epyc-25-1-2c/gemm.jsonl", to_line(elsewhere) + "\n" + to_line(other_op) + "\n");
  std::vector<std::string> warnings;
  EXPECT_TRUE(database_.read("gemm", "x86-64-v3", warnings).empty());
  ASSERT_EQ(warnings.size(), 2u);
  EXPECT_NE(warnings[0].find("it is of device another-device"), std::string::npos);
  EXPECT_NE(warnings[1].find("it is of op conv"), std::string::npos);
}

TEST_F(DatabaseTest, AFieldOfALaterTilewrightSurvivesWhatIsWrittenBesideIt) {
  std::string later = to_line(record_of(1));
  later.insert(later.size() - 1, R"(,"colour":"red")");
  scratch_.write("amd-epyc-25-1-2c/gemm.jsonl", later + "\n");
  publish(record_of(2));
  EXPECT_EQ(lines(), (std::vector<std::string>{later, to_line(record_of(2))}));
}

TEST_F(DatabaseTest, WhatWouldNotBeReadIsNotWritten) {
  TuningRecord record = record_of(1);
  record.winner.time.median = 0;
  EXPECT_THROW(publish(record), Error);
  record = record_of(1);
  record.device.key = "../elsewhere";
  EXPECT_THROW(publish(record), Error);
  EXPECT_THROW(database_.require_writable("../elsewhere"), Error);
  EXPECT_TRUE(std::filesystem::is_empty(scratch_.path()));
}

TEST_F(DatabaseTest, TruncationAtAnyByteLosesTheLastRecordAtMost) {
  publish(record_of(1));
  publish(record_of(2));
  const std::string whole = text();
  const std::string first = to_line(record_of(1)) + "\n";
  for (std::size_t length = first.size(); length <= whole.size(); ++length) {
    std::filesystem::remove_all(file_.parent_path());
    scratch_.write("amd-epyc-25-1-2c/gemm.jsonl", whole.substr(0, length));
    const bool is_whole = length + 1 >= whole.size();  // without its newline it is a record still
    const bool is_torn = length > first.size() && !is_whole;
    std::vector<std::string> warnings;
    EXPECT_EQ(database_.read("gemm", "x86-64-v3", warnings).size(), is_whole ? 2u : 1u) << length;
    EXPECT_EQ(warnings.size(), is_torn ? 1u : 0u) << length;
    EXPECT_EQ(publish(record_of(3)).size(), is_torn ? 1u : 0u) << length;
    EXPECT_EQ(lines().size(), length == first.size() ? 2u : 3u) << length;
    EXPECT_FALSE(std::filesystem::exists(file_.string() + ".rejected")) << length;
    publish(record_of(2));
    EXPECT_EQ(lines().size(), is_torn ? 4u : 3u) << length << ": what was torn stays";
  }
}

TEST_F(DatabaseTest, AFullDiskLeavesTheOldFileWhole) {
  publish(record_of(1));
  const std::string before = text();
  for (const rlim_t room : {rlim_t{0}, rlim_t{1}, rlim_t{before.size()}, rlim_t{2 * before.size() - 1}}) {
    const FileSizeLimit limit(room);
    EXPECT_THROW(publish(record_of(2)), Error);
    EXPECT_EQ(text(), before);
    EXPECT_EQ(files(), 1u);  // no temporary
  }
  {
    const FileSizeLimit limit(0);
    EXPECT_THROW(database_.require_writable("amd-epyc-25-1-2c"), Error);
  }
  publish(record_of(2));
  EXPECT_EQ(lines().size(), 2u);
}

TEST_F(DatabaseTest, AFullDiskForTheRejectedLinesLosesNone) {
  const std::string before = to_line(record_of(1)) + "\n" + to_line(record_of(1)) + "\n";
  scratch_.write("amd-epyc-25-1-2c/gemm.jsonl", before);
  {
    const FileSizeLimit limit(3);
    EXPECT_THROW(publish(record_of(2)), Error);
  }
  EXPECT_EQ(text(), before);
}

TEST_F(DatabaseTest, WhatAKilledWriterLeftIsNeverReadAndIsRemoved) {
  publish(record_of(1));
  const std::string torn = to_line(record_of(2)).substr(0, 100);
  scratch_.write("amd-epyc-25-1-2c/gemm.jsonl.4242.tmp", torn);
  std::vector<std::string> warnings;
  EXPECT_EQ(database_.read("gemm", "x86-64-v3", warnings).size(), 1u);
  EXPECT_TRUE(warnings.empty());
  publish(record_of(3));
  EXPECT_EQ(files(), 1u);
  EXPECT_EQ(lines().size(), 2u);
}

TEST_F(DatabaseTest, WritersKilledAtAnyMomentLeaveWholeFiles) {
  publish(record_of(0));
  for (int round = 0; round < 30; ++round) {
    const pid_t writer = ::fork();
    if (writer == 0) {
      for (int m = 1;; ++m) publish(record_of(m % 20));
    }
    ::usleep(static_cast<useconds_t>(500 + 400 * round));
    ::kill(writer, SIGKILL);
    ::waitpid(writer, nullptr, 0);
    std::vector<std::string> warnings;
    EXPECT_GE(database_.read("gemm", "x86-64-v3", warnings).size(), 1u);
    EXPECT_TRUE(warnings.empty());
  }
  publish(record_of(100));
  EXPECT_EQ(files(), 1u);
}

TEST_F(DatabaseTest, TheLockSurvivesThatItsFolderIsRemoved) {
  const auto make_and_remove = [&] {
    for (int i = 0; i < 100; ++i) Database(scratch_.path()).require_writable("amd-epyc-25-1-2c");
  };
  { std::jthread one(make_and_remove), two(make_and_remove); }
  publish(record_of(1));
  EXPECT_EQ(lines().size(), 1u);
}

TEST_F(DatabaseTest, LinksAreNotFollowed) {
  const std::filesystem::path outside = scratch_.write("outside/gemm.jsonl", "precious\n");
  std::filesystem::create_directory_symlink(outside.parent_path(), scratch_.path() / "amd-epyc-25-1-2c");
  EXPECT_THROW(publish(record_of(1)), Error);
  std::filesystem::remove(scratch_.path() / "amd-epyc-25-1-2c");
  publish(record_of(1));
  std::filesystem::create_symlink(outside, file_.string() + ".rejected");
  scratch_.write("amd-epyc-25-1-2c/gemm.jsonl", to_line(record_of(1)) + "\n" + to_line(record_of(1)) + "\n");
  EXPECT_THROW(publish(record_of(1)), Error);
  EXPECT_EQ(ScratchFolder::read(outside), "precious\n");
}

TEST_F(DatabaseTest, LinesThatCannotBeReadStayWhereTheyAreWithAWarning) {
  const std::string garbage = "garbage\xff\t\r", later = "{\"schema\":\"tilewright.record/9\",  \"op\":\"gemm\"}";
  const std::string endless(LineReader::kMaxLineBytes + 1, 'x');
  scratch_.write("amd-epyc-25-1-2c/gemm.jsonl", garbage + "\n" + to_line(record_of(1)) + "\n\n" + later + "\n" +
                                                    to_line(record_of(5)) + "\n" + endless + "\n" + later);
  const std::vector<std::string> warnings = publish(record_of(3));
  ASSERT_EQ(warnings.size(), 4u);
  EXPECT_NE(warnings[0].find("gemm.jsonl:1: not a record, left as it is"), std::string::npos) << warnings[0];
  EXPECT_NE(warnings[1].find("gemm.jsonl:4:"), std::string::npos) << warnings[1];
  const std::vector<std::string> expected{
      garbage, to_line(record_of(1)), later, to_line(record_of(3)), to_line(record_of(5)), endless, later};
  EXPECT_EQ(lines(), expected);
  EXPECT_EQ(files(), 1u);
  // Also those of a file of nothing else, and of records that go.
  database_.update("amd-epyc-25-1-2c", "gemm", [](Records& records) { records.clear(); });
  EXPECT_EQ(lines(), (std::vector<std::string>{garbage, later, endless, later}));
}

TEST_F(DatabaseTest, OfTwoRecordsForOneThingTheWeakerIsPutAside) {
  TuningRecord older = record_of(1);
  older.when = "2020-01-01T00:00:00Z";
  scratch_.write("amd-epyc-25-1-2c/gemm.jsonl", to_line(older) + "\n" + to_line(record_of(1)) + "\n");
  const UnusedLines unused = database_.publish({std::vector{record_of(2)}});
  EXPECT_EQ(unused.put_aside.size(), 1u);
  EXPECT_TRUE(unused.left.empty());
  EXPECT_EQ(lines(), (std::vector<std::string>{to_line(record_of(1)), to_line(record_of(2))}));
  EXPECT_EQ(ScratchFolder::read(file_.string() + ".rejected"), to_line(older) + "\n");
}

TEST_F(DatabaseTest, ReadersNeverSeeHalfAFile) {
  publish(record_of(0));
  std::jthread reader([&](const std::stop_token& stop) {
    while (!stop.stop_requested()) {
      const std::string seen = text();
      ASSERT_FALSE(seen.empty());
      ASSERT_EQ(seen.back(), '\n');
      for (std::istringstream stream(seen); stream.peek() != EOF;) {
        std::string line;
        std::getline(stream, line);
        ASSERT_NO_THROW(parse_record(line));
      }
    }
  });
  for (int m = 1; m < 60; ++m) publish(record_of(m));
}

TEST_F(DatabaseTest, TwoWritersLoseNothing) {
  {
    std::jthread even([&] {
      for (int m = 0; m < 40; m += 2) publish(record_of(m));
    });
    std::jthread odd([&] {
      for (int m = 1; m < 40; m += 2) Database(scratch_.path()).publish({std::vector{record_of(m)}});
    });
  }
  EXPECT_EQ(lines().size(), 40u);
}

TEST_F(DatabaseTest, ReadsOneArchOfAllDevices) {
  publish(record_of(1));
  TuningRecord other = record_of(2);
  other.device.key = "another-device";
  publish(other);
  other.arch = "sm80";
  other.shape[0].second = 3;
  publish(other);
  std::vector<std::string> warnings;
  EXPECT_EQ(database_.read("gemm", "x86-64-v3", warnings).size(), 2u);
  EXPECT_EQ(database_.read("gemm", "sm80", warnings).size(), 1u);
  EXPECT_EQ(database_.read("conv", "sm80", warnings).size(), 0u);
  EXPECT_TRUE(Database(scratch_.path() / "none").read("gemm", "sm80", warnings).empty());
}

TEST_F(DatabaseTest, AFileThatCannotBeReadIsAFaultAndStaysAsItIs) {
  // Both also for root: a folder opens but does not read, a link to itself does not open.
  std::filesystem::create_directories(file_);
  EXPECT_THROW(publish(record_of(1)), Error);
  EXPECT_TRUE(std::filesystem::is_directory(file_));
  std::filesystem::remove(file_);
  std::filesystem::create_symlink(file_.filename(), file_);
  EXPECT_THROW(publish(record_of(1)), std::exception);
  EXPECT_TRUE(std::filesystem::is_symlink(file_));
}

TEST_F(DatabaseTest, AnUnwritablePlaceIsAFaultBeforeAnythingIsMeasured) {
  scratch_.write("file", "");
  EXPECT_THROW(Database(scratch_.path() / "file").require_writable("key"), Error);
  EXPECT_NO_THROW(database_.require_writable("key"));
  EXPECT_FALSE(std::filesystem::exists(scratch_.path() / "key"));
}

}  // namespace
}  // namespace tilewright::tune
