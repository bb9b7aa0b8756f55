// What a program's problems leave in the file of TILEWRIGHT_RECORD.
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <thread>
#include <vector>

#include "dispatch/dispatcher.h"
#include "fake_table.h"
#include "files/problem_log.h"

namespace tilewright {
namespace {

using test::fake_cpu;
using test::FakeTable;

class RecordedProblems : public testing::Test {
 protected:
  void SetUp() override { std::filesystem::remove(file_); }
  void TearDown() override { std::filesystem::remove(file_); }

  Dispatcher dispatcher(const std::filesystem::path& file) {
    fake_.add_kernel<0>("default").is_default = true;
    table_ = fake_.table();
    return Dispatcher(table_, test::no_warnings, {},
                      std::make_unique<ProblemLog>(file, [this](const std::string& message) { warnings_.push_back(message); }));
  }
  std::vector<std::string> lines() const {
    std::ifstream stream(file_);
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
  }
  static Problem problem(std::int64_t rows, std::uint16_t threads = 2) {
    Problem problem = FakeTable::problem(rows, 64);
    problem.threads = threads;
    return problem;
  }

  FakeTable fake_;
  KernelTable table_;
  std::vector<std::string> warnings_;
  const std::filesystem::path file_ =
      std::filesystem::path(testing::TempDir()) / ("tilewright_problems_" + std::to_string(getpid()));
};

TEST_F(RecordedProblems, APipeOrADeviceIsNotWaitedFor) {
  ASSERT_EQ(::mkfifo(file_.c_str(), 0600), 0);
  dispatcher(file_).make_plan(problem(8), fake_cpu(), SIZE_MAX);
  ASSERT_EQ(warnings_.size(), 1U);
  EXPECT_EQ(warnings_[0], "problems are not recorded in " + file_.string() + ": it is a pipe or a device, not a file");
  EXPECT_TRUE(std::filesystem::is_fifo(file_));
}

TEST_F(RecordedProblems, AFileThatHoldsSomethingElseStaysAsItIs) {
  std::ofstream(file_) << "a letter\n";
  dispatcher(file_).make_plan(problem(8), fake_cpu(), SIZE_MAX);
  EXPECT_EQ(lines(), std::vector<std::string>{"a letter"});
  ASSERT_EQ(warnings_.size(), 1U);
  EXPECT_EQ(warnings_[0], "problems are not recorded in " + file_.string() + ", which holds something else: name another file");
}

TEST_F(RecordedProblems, EachGetsOneLine) {
  Dispatcher recorded = dispatcher(file_);
  recorded.cached_plan(problem(8), fake_cpu(), SIZE_MAX);
  recorded.cached_plan(problem(8), fake_cpu(), SIZE_MAX);
  recorded.make_plan(problem(8), fake_cpu(), SIZE_MAX);
  Problem padded = problem(8);
  padded.sizes[2] = 80;  // no key size
  recorded.make_plan(padded, fake_cpu(), SIZE_MAX);
  recorded.make_plan(problem(8, 1), fake_cpu(), SIZE_MAX);
  recorded.explain(problem(9), fake_cpu());  // asked about, not had
  EXPECT_EQ(
      lines(),
      (std::vector<std::string>{
          R"({"op": "toy", "target": "cpu", "attributes": {"mode": "plain"}, "sizes": {"rows": 8, "cols": 64}, "threads": 2})",
          R"({"op": "toy", "target": "cpu", "attributes": {"mode": "plain"}, "sizes": {"rows": 8, "cols": 64}, "threads": 1})"}));
  EXPECT_TRUE(warnings_.empty());
}

TEST_F(RecordedProblems, AnotherRunAddsWhatIsNew) {
  dispatcher(file_).make_plan(problem(8), fake_cpu(), SIZE_MAX);
  fake_ = {};
  Dispatcher second = dispatcher(file_);
  second.make_plan(problem(8), fake_cpu(), SIZE_MAX);
  second.make_plan(problem(16), fake_cpu(), SIZE_MAX);
  ASSERT_EQ(lines().size(), 2u);
  EXPECT_NE(lines()[1].find("\"rows\": 16"), std::string::npos) << lines()[1];
}

TEST_F(RecordedProblems, AFileThatCannotBeWrittenIsSaidOnceAndStopsNothing) {
  Dispatcher recorded = dispatcher("/nonexistent/shapes.json");
  EXPECT_NE(recorded.make_plan(problem(8), fake_cpu(), SIZE_MAX), nullptr);
  EXPECT_NE(recorded.make_plan(problem(9), fake_cpu(), SIZE_MAX), nullptr);
  ASSERT_EQ(warnings_.size(), 1u);
  EXPECT_EQ(warnings_[0], "problems can't be recorded in /nonexistent/shapes.json: No such file or directory; no more are");
}

TEST_F(RecordedProblems, ARecordingBeginsAndEndsAtRunTimeAlsoForWhatIsCached) {
  const std::filesystem::path inner = file_.string() + ".inner";
  std::filesystem::remove(inner);
  const auto lines_of = [](const std::filesystem::path& file) {
    std::ifstream stream(file);
    return std::count(std::istreambuf_iterator<char>(stream), {}, '\n');
  };
  fake_.add_kernel<0>("default").is_default = true;
  table_ = fake_.table();
  Dispatcher dispatcher(table_, test::no_warnings);
  dispatcher.cached_plan(problem(8), fake_cpu(), SIZE_MAX);
  const std::uint64_t outer = dispatcher.begin_recording(file_);
  dispatcher.cached_plan(problem(8), fake_cpu(), SIZE_MAX);
  const std::uint64_t nested = dispatcher.begin_recording(inner);
  EXPECT_NE(outer, nested);
  std::thread other([&] { dispatcher.cached_plan(problem(16), fake_cpu(), SIZE_MAX); });
  other.join();
  dispatcher.end_recording(outer);
  dispatcher.cached_plan(problem(24), fake_cpu(), SIZE_MAX);
  dispatcher.end_recording(nested);
  dispatcher.cached_plan(problem(32), fake_cpu(), SIZE_MAX);
  EXPECT_EQ(lines_of(file_), 2) << "8, though its plan was there, and 16";
  EXPECT_EQ(lines_of(inner), 2) << "16 and 24";
  EXPECT_THROW(dispatcher.end_recording(outer), InvalidArgument);
  std::filesystem::remove(inner);
}

TEST_F(RecordedProblems, ARecordingThatCannotBeWrittenIsRefused) {
  fake_.add_kernel<0>("default").is_default = true;
  table_ = fake_.table();
  Dispatcher dispatcher(table_, test::no_warnings);
  EXPECT_THROW(dispatcher.begin_recording("/nonexistent/shapes.json"), Error);
}

}  // namespace
}  // namespace tilewright
