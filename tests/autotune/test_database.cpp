#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <thread>
#include <vector>

#include "database.h"
#include "sample_record.h"
#include "scratch_folder.h"
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
  std::vector<std::string> publish(const TuningRecord& record) { return database_.publish({&record, 1}); }
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

  ScratchFolder scratch_;
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
  publish(predicted);
  EXPECT_EQ(lines().front(), to_line(predicted));
  publish(record_of(1));
  EXPECT_EQ(lines().front(), to_line(record_of(1)));
  publish(predicted);
  EXPECT_EQ(lines(), std::vector<std::string>{to_line(record_of(1))});
}

TEST_F(DatabaseTest, LinesThatAreNoRecordsAreKeptAsideWithAWarning) {
  scratch_.write("amd-epyc-25-1-2c/gemm.jsonl",
                 "garbage\n" + to_line(record_of(1)) + "\n\n{\"schema\":\"tilewright.record/9\"}\n");
  const std::vector<std::string> warnings = publish(record_of(2));
  ASSERT_EQ(warnings.size(), 2u);
  EXPECT_NE(warnings[0].find("gemm.jsonl:1: not a record"), std::string::npos) << warnings[0];
  EXPECT_NE(warnings[1].find("gemm.jsonl:4:"), std::string::npos) << warnings[1];
  EXPECT_EQ(lines(), (std::vector<std::string>{to_line(record_of(1)), to_line(record_of(2))}));
  EXPECT_EQ(ScratchFolder::read(file_.string() + ".rejected"), "garbage\n{\"schema\":\"tilewright.record/9\"}\n");
  EXPECT_TRUE(publish(record_of(3)).empty());
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
