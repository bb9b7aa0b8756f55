// Kernels that come while a process runs: what they are taken for, and that records, overrides and plans go on.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "dispatch/dispatcher.h"
#include "fake_table.h"
#include "table/grown_kernels.h"
#include "table/kernel_library.h"
#include "tilewright/c_api.h"
#include "tilewright/tuning.h"

namespace tilewright {
namespace {

using test::fake_cpu;
using test::FakeTable;
using test::no_warnings;

FakeTable linked() {
  FakeTable fake;
  fake.add_kernel<0>("default").is_default = true;
  fake.add_kernel<1>("one");
  return fake;
}

FakeTable later() {
  FakeTable fake;
  fake.archs = {fake.archs[test::kSm90a], fake.archs[test::kAny]};  // numbered otherwise
  FakeTable made;
  made.add_kernel<2>("two").is_default = true;
  made.add_kernel<1>("one");
  for (KernelEntry kernel : made.kernels) {
    kernel.arch = 1;
    fake.kernels.push_back(kernel);
  }
  return fake;
}

std::string fault_of(const FakeTable& own, const FakeTable& more) {
  try {
    grown_kernels(own.table(), more.table());
    return "";
  } catch (const Error& error) {
    return error.what();
  }
}

TEST(GrownKernels, StandBehindThoseThatWereThereAndAreNoDefaults) {
  const FakeTable own = linked(), more = later();
  const GrownKernels grown = grown_kernels(own.table(), more.table());
  ASSERT_EQ(grown.kernels.size(), 3U);
  EXPECT_EQ(grown.added, 1);
  EXPECT_STREQ(grown.kernels[2].id, "two");
  EXPECT_EQ(grown.kernels[2].arch, test::kAny);
  EXPECT_FALSE(grown.kernels[2].is_default);
  EXPECT_EQ(
      grown_kernels({.generator = "", .ops = own.ops, .archs = own.archs, .devices = {}, .kernels = grown.kernels, .tuned = {}},
                    more.table())
          .added,
      0);
}

TEST(GrownKernels, AnImageIsPutWhereThereWasNone) {
  FakeTable own = linked(), more = linked();
  own.add_kernel<3>("gpu", test::kSm80).image = {};
  own.kernels.back().is_default = true;
  more.add_kernel<3>("gpu", test::kSm80);
  const GrownKernels grown = grown_kernels(own.table(), more.table());
  ASSERT_EQ(grown.kernels.size(), 3U);
  EXPECT_EQ(grown.added, 1);
  EXPECT_FALSE(grown.kernels[2].image.empty());
  EXPECT_TRUE(grown.kernels[2].is_default);
  more.kernels.back().hash = "another";
  EXPECT_EQ(grown_kernels(own.table(), more.table()).added, 0);
}

TEST(GrownKernels, OfOtherOperatorsAreRefused) {
  FakeTable more = later();
  more.ops[0].name = "nobody's";
  EXPECT_NE(fault_of(linked(), more).find("an operator nobody's, which is not linked"), std::string::npos);
  more = later();
  more.ops[0].key_sizes = 3;
  EXPECT_NE(fault_of(linked(), more).find("another toy than the one that is linked"), std::string::npos);
  more = later();
  more.archs[1].name = "unheard-of";
  EXPECT_NE(fault_of(linked(), more).find("an arch unheard-of"), std::string::npos);
}

class AddedKernels : public testing::Test {
 protected:
  AddedKernels() : folder_(testing::TempDir() + "added_kernels_" + std::to_string(getpid())) {
    std::filesystem::create_directories(folder_ / "cpu-a");
    std::ofstream(folder_ / "cpu-a" / "toy.jsonl")
        << nlohmann::json{{"schema", "tilewright.record/1"},
                          {"op", "toy"},
                          {"attributes", {{"mode", "plain"}}},
                          {"shape", {{"rows", 64}, {"cols", 64}}},
                          {"threads", 1},
                          {"arch", "any"},
                          {"status", "measured"},
                          {"kernel", "two"},
                          {"runtime", {{"split", 1}, {"group", 8}}},
                          {"hash", "0123"},
                          {"time", {{"median_us", 10.0}, {"n", 9}}},
                          {"default", {{"median_us", 20.0}}},
                          {"device", {{"key", "cpu-a"}, {"name", "A CPU"}, {"compute_units", 4}}},
                          {"policy", "warm/median"},
                          {"when", "2026-01-01T00:00:00Z"}}
        << "\n";
  }
  ~AddedKernels() override { std::filesystem::remove_all(folder_); }

  std::filesystem::path folder_;
  FakeTable own_ = linked(), more_ = later();
  KernelTable table_ = own_.table();
  Dispatcher dispatcher_{table_, no_warnings};
  Problem problem_ = FakeTable::problem(64, 64);

  std::string chosen() const { return dispatcher_.select(problem_, fake_cpu(), SIZE_MAX).kernel->id; }
};

TEST_F(AddedKernels, RecordsThatNameThemCountAlsoThoseThatWereReadBefore) {
  std::vector<std::string> misses;
  EXPECT_EQ(dispatcher_.load_layer(Layer::user, folder_, &misses), 0);
  ASSERT_EQ(misses.size(), 1U);
  EXPECT_NE(misses[0].find("kernel two is not linked"), std::string::npos);
  EXPECT_EQ(chosen(), "default");
  EXPECT_EQ(dispatcher_.add_kernels(more_.table()), 1);
  EXPECT_EQ(chosen(), "two");
  EXPECT_EQ(dispatcher_.add_kernels(more_.table()), 0);
  EXPECT_EQ(dispatcher_.explain(problem_, fake_cpu()).match, Match::exact);
}

TEST_F(AddedKernels, PlansRunAndWhatWasForcedStaysForced) {
  const auto before = dispatcher_.make_plan(problem_, fake_cpu(), SIZE_MAX);
  dispatcher_.override_kernel("toy", "one");
  std::vector<std::string> misses;
  dispatcher_.load_layer(Layer::user, folder_, &misses);
  dispatcher_.add_kernels(more_.table());
  EXPECT_EQ(chosen(), "one");
  dispatcher_.override_kernel("toy", "two");
  EXPECT_EQ(chosen(), "two");
  std::vector<float> in(64 * 64), out(64 * 64);
  Arguments arguments{};
  arguments.tensors[0] = in.data();
  arguments.tensors[1] = out.data();
  before->run(arguments);
  EXPECT_EQ(out[0], 0.F);
  dispatcher_.make_plan(problem_, fake_cpu(), SIZE_MAX)->run(arguments);
  EXPECT_EQ(out[0], 2.F);
}

TEST(KernelLibraries, WhatIsNoneIsAnErrorThatSaysSo) {
  const std::filesystem::path file = testing::TempDir() + "no_library_" + std::to_string(getpid()) + ".so";
  std::ofstream(file) << "text";
  EXPECT_THROW(load_kernels(file), Error);
  EXPECT_THROW(load_kernels("libm.so.6.nowhere"), Error);
  std::filesystem::remove(file);
}

TEST(KernelLibraries, OfAFolderThoseOfThisVersionCount) {
  const std::filesystem::path folder = testing::TempDir() + "kernel_libraries_" + std::to_string(getpid());
  std::filesystem::create_directories(folder);
  const std::string own = tilewright_version();
  for (const std::string& name : {std::string("0.0.1-abc.so"), own + "-abc.so", own + "-abc.txt", std::string("other.so")})
    std::ofstream{folder / name};
  const auto found = kernel_libraries_in(folder);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].filename(), own + "-abc.so");
  std::filesystem::remove_all(folder);
  EXPECT_TRUE(kernel_libraries_in(folder).empty());
}

}  // namespace
}  // namespace tilewright
