// What a file of overrides says: which lines are taken, which are errors, and what the dispatcher makes of them.
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <memory>
#include <string>

#include "dispatch/dispatcher.h"
#include "fake_table.h"

namespace tilewright {
namespace {

using test::fake_cpu;
using test::fake_gpu;
using test::FakeTable;

constexpr BatchSize kRows[]{{.size = 0, .usual = {4, 64, 1024}}};
const SizeRule kEvenRows[] = {{.value = 0, .multiple = 2}};

class Overrides : public testing::Test {
 protected:
  Overrides() {
    fake_.add_kernel<0>("default").is_default = true;
    fake_.add_kernel<1>("one").config = "BM=16 MATH=fma";
    fake_.add_kernel<2>("two").config = "BM=32 MATH=fma";
    fake_.kernels[2].family = "other_family";
    fake_.kernels[2].rules = kEvenRows;
    fake_.devices = {{.key = "cpu-a", .name = "A CPU", .arch = test::kAny, .compute_units = 4}};
    fake_.add_record(0, 1, 64, 64);
    table_ = fake_.table();
    made_ = std::make_unique<Dispatcher>(table_, test::no_warnings);
  }
  void TearDown() override { std::filesystem::remove(file_); }

  int load(const std::string& text) {
    std::ofstream(file_) << text;
    return made_->load_overrides(file_);
  }
  std::string refusal(const std::string& line) {
    try {
      load(line);
    } catch (const InvalidArgument& fault) {
      const std::string said = fault.what();
      EXPECT_TRUE(said.starts_with(file_.string() + ":1: ")) << said;
      return said.substr(file_.string().size() + 4);
    }
    return "it was taken";
  }
  std::string chosen(const Problem& problem, const Device& device = fake_cpu()) const {
    return made_->explain(problem, device).kernel;
  }
  std::string reason(const Problem& problem) const { return made_->explain(problem, fake_cpu()).reason; }

  FakeTable fake_;
  KernelTable table_;
  std::unique_ptr<Dispatcher> made_;  // of the table that is whole
  const std::filesystem::path file_ =
      std::filesystem::path(testing::TempDir()) / ("tilewright_overrides_" + std::to_string(getpid()));
};

// TILEWRIGHT_OVERRIDES may name anything; a pipe would wait for who writes it.
TEST_F(Overrides, APipeAFolderOrADeviceIsRefused) {
  const auto said = [&](const std::filesystem::path& file) -> std::string {
    try {
      made_->load_overrides(file);
    } catch (const Error& fault) {
      return fault.what();
    }
    return "it was taken";
  };
  ASSERT_EQ(::mkfifo(file_.c_str(), 0600), 0);
  EXPECT_EQ(said(file_), "overrides can't be read from " + file_.string() + ": it is a pipe or a device, not a file");
  EXPECT_EQ(said("/dev/zero"), "overrides can't be read from /dev/zero: it is a pipe or a device, not a file");
  EXPECT_EQ(said("/dev"), "overrides can't be read from /dev: it is a folder, not a file");
}

TEST_F(Overrides, WinOverRecordsAndAreNamed) {
  EXPECT_EQ(
      load(
          "# by hand\n\n"
          R"({"op": "toy", "attributes": {"mode": "plain"}, "sizes": {"rows": 64, "cols": 64}, "threads": 1, "kernel": "two"})"),
      1);
  const Explanation explanation = made_->explain(FakeTable::problem(64, 64), fake_cpu());
  EXPECT_EQ(explanation.kernel, "two");
  EXPECT_EQ(explanation.match, Match::override_);
  EXPECT_EQ(explanation.layer, "override");
  EXPECT_EQ(explanation.reason, "forced by hand, in " + file_.string() + ":3");
  EXPECT_EQ(chosen(FakeTable::problem(64, 64, 2)), "default") << "other threads";
  EXPECT_EQ(chosen(FakeTable::problem(64, 64, 1, 1)), "default") << "another mode";
  EXPECT_EQ(chosen(FakeTable::problem(64, 66)), "one") << "another size: a near record";
  EXPECT_EQ(made_->load_overrides(""), 0);
  EXPECT_EQ(made_->explain(FakeTable::problem(64, 64), fake_cpu()).match, Match::exact);
}

// Of problems that differ by nothing but an attribute that makes no difference, either names the other.
TEST_F(Overrides, AnAttributeThatMakesNoDifferenceIsPassedOver) {
  fake_.ops[0].lay_out = [](Problem& problem) {
    problem.attributes[0] = 0;
    test::lay_out(problem);
  };
  load(R"({"op": "toy", "attributes": {"mode": "turned"}, "kernel": "two"})");
  EXPECT_EQ(chosen(FakeTable::problem(8, 8)), "two");
}

TEST_F(Overrides, WinOverTheCall) {
  load(R"({"op": "toy", "sizes": {"cols": 64}, "kernel": "family:other_family"})");
  made_->override_kernel("toy", "one");
  EXPECT_EQ(chosen(FakeTable::problem(8, 64)), "two");
  EXPECT_EQ(chosen(FakeTable::problem(8, 65)), "one");
  EXPECT_EQ(reason(FakeTable::problem(8, 65)), "forced by override_kernel");
}

TEST_F(Overrides, TheFirstLineCounts) {
  load("{\"op\": \"toy\", \"sizes\": {\"rows\": 8}, \"kernel\": \"two\"}\n{\"op\": \"toy\", \"kernel\": \"one\"}\n");
  EXPECT_EQ(chosen(FakeTable::problem(8, 8)), "two");
  EXPECT_EQ(chosen(FakeTable::problem(9, 8)), "one");
}

TEST_F(Overrides, ConfigurationsAreOfBothKindsOfParameters) {
  load(R"({"op": "toy", "config": {"BM": 32, "MATH": "fma", "split": 3}})");
  const Selection selection = made_->select(FakeTable::problem(64, 64), fake_cpu(), SIZE_MAX);
  EXPECT_STREQ(selection.kernel->id, "two");
  EXPECT_EQ(selection.runtime[0], 3);
  EXPECT_EQ(selection.runtime[1], 8) << "its default";
  EXPECT_EQ(made_->explain(FakeTable::problem(64, 64), fake_cpu()).runtime, "split=3 group=8");
}

TEST_F(Overrides, AreForADeviceOrAKindOfThem) {
  load(
      "{\"op\": \"toy\", \"target\": \"cuda\", \"kernel\": \"two\"}\n{\"op\": \"toy\", \"device\": \"cpu-b\", \"kernel\": "
      "\"two\"}\n");
  EXPECT_EQ(chosen(FakeTable::problem(64, 64)), "one");
  EXPECT_EQ(chosen(FakeTable::problem(64, 64), fake_cpu("cpu-b")), "two");
}

TEST_F(Overrides, GiveWayWhereTheyAreNotLegal) {
  load(R"({"op": "toy", "kernel": "two"})");
  EXPECT_EQ(chosen(FakeTable::problem(64, 64)), "two");
  EXPECT_EQ(chosen(FakeTable::problem(63, 64)), "one");
  const std::string said = reason(FakeTable::problem(63, 64));
  EXPECT_NE(said.find("(what " + file_.string() + ":1 names is not legal for this problem on this device)"), std::string::npos)
      << said;
}

// A line for one batch must not give that batch other bits than the rest.
TEST_F(Overrides, OfBatchInvariantProblemsTheBatchThatStandsForAllIsMeant) {
  fake_.ops[0].batch = kRows;
  table_ = fake_.table();
  Dispatcher dispatcher(table_, test::no_warnings);
  const auto chosen = [&](std::int64_t rows, Numerics numerics) {
    Problem problem = FakeTable::problem(rows, 64);
    problem.numerics = numerics;
    return dispatcher.explain(problem, fake_cpu()).kernel;
  };
  for (const std::int64_t line : {128, 64}) {  // 64 is the middling one
    std::ofstream(file_) << R"({"op": "toy", "sizes": {"rows": )" << line << R"(}, "kernel": "default"})";
    dispatcher.load_overrides(file_);
    for (const std::int64_t rows : {4, 64, 128}) {
      EXPECT_EQ(chosen(rows, Numerics::batch_invariant), line == 64 ? "default" : "one") << rows;
      EXPECT_EQ(chosen(rows, Numerics::tuned) == "default", line == rows || rows == 4) << rows;
    }
  }
}

TEST_F(Overrides, WhatIsNotThereIsOneErrorWithItsLine) {
  EXPECT_EQ(refusal("two"), refusal("two"));
  EXPECT_NE(refusal("two").find("parse"), std::string::npos) << refusal("two");
  EXPECT_EQ(refusal("[1]"), "it is no JSON object");
  EXPECT_EQ(refusal(R"({"op": "toi", "kernel": "one"})"), "unknown op \"toi\" (linked: toy)");
  EXPECT_EQ(refusal(R"({"op": "toy", "kernel": "tow"})"),
            "none of the 3 linked kernels of toy is \"tow\"; the nearest are two, one, default");
  EXPECT_EQ(refusal(R"({"op": "toy", "sizes": {"row": 1}, "kernel": "one"})"),
            "unknown size of toy \"row\"; the nearest are rows, cols, stride");
  EXPECT_EQ(refusal(R"({"op": "toy", "attributes": {"mode": "trned"}, "kernel": "one"})"),
            "unknown mode of toy \"trned\"; the nearest are turned, plain");
  EXPECT_EQ(refusal(R"({"op": "toy", "sizes": {"rows": -1}, "kernel": "one"})"),
            "rows is -1, valid: a whole number from 0 to 281474976710656");
  EXPECT_EQ(refusal(R"({"op": "toy"})"), "it names neither a kernel nor a config");
  EXPECT_EQ(refusal(R"({"op": "toy", "config": {"BM": 64}})"), "no linked kernel of toy that the line means has BM=64");
  EXPECT_EQ(refusal(R"({"op": "toy", "kernel": "one", "config": {"BM": 32}})"),
            "no linked kernel of toy that the line means has BM=32");
  EXPECT_EQ(refusal(R"({"op": "toy", "size": {}, "kernel": "one"})"),
            "unknown field \"size\", valid: op, target, device, attributes, sizes, threads, kernel, config");
  const std::string illegal =
      refusal(R"({"op": "toy", "attributes": {"mode": "plain"}, "sizes": {"rows": 3, "cols": 4}, "kernel": "two"})");
  EXPECT_NE(illegal.find("rows"), std::string::npos) << illegal;
  EXPECT_THROW(made_->load_overrides("/nonexistent/overrides.jsonl"), Error);
}

TEST_F(Overrides, AFileThatIsRefusedChangesNothing) {
  load(R"({"op": "toy", "kernel": "two"})");
  EXPECT_EQ(refusal(R"({"op": "toy", "kernel": "three"})").substr(0, 4), "none");
  EXPECT_EQ(chosen(FakeTable::problem(64, 64)), "two");
}

}  // namespace
}  // namespace tilewright
