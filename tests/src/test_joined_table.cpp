#include <gtest/gtest.h>

#include <string>

#include "dispatch/dispatcher.h"
#include "fake_table.h"
#include "table/joined_table.h"
#include "tilewright/error.h"

namespace tilewright {
namespace {

using test::FakeTable;

// A table of one op with two kernels, the second of which won for 64 x 64 on one device.
template <int kFirst>
FakeTable table_of(const char* op, const char* device) {
  FakeTable fake;
  fake.ops[0].name = op;
  fake.add_kernel<kFirst>("first").is_default = true;
  fake.add_kernel<kFirst + 1>("second");
  fake.devices.push_back({.key = device, .name = device, .arch = test::kAny, .compute_units = 4});
  fake.tuned.push_back({.device = 0,
                        .kernel = 1,
                        .problem = {.threads = 1, .sizes = {64, 64}},
                        .runtime = {1, 1},
                        .median_us = 1,
                        .default_us = 2,
                        .predicted = false});
  return fake;
}

struct Both {
  FakeTable mine = table_of<1>("mine", "device-a"), added = table_of<3>("added", "device-b");

  Both() {
    added.archs.erase(added.archs.begin() + test::kFast);  // its numbers are others than mine
    added.archs.push_back(
        {.name = "new", .kind = TargetKind::cpu, .major = 0, .minor = 0, .minors = {}, .rank = 7, .cpu_flags = {}});
    added.kernels[1].arch = static_cast<std::uint16_t>(added.archs.size() - 1);
  }
};

TEST(JoinedTable, CountsWhatIsAddedBehindTheFirst) {
  const Both both;
  JoinedTable joined(both.mine.table());
  EXPECT_EQ(joined.add(both.added.table()), 1);
  const KernelTable table = joined.table();
  ASSERT_EQ(table.ops.size(), 2);
  EXPECT_STREQ(table.ops[1].name, "added");
  ASSERT_EQ(table.kernels.size(), 4);
  EXPECT_EQ(table.kernels[2].op, 1);
  EXPECT_EQ(table.kernels[2].arch, test::kAny);
  EXPECT_STREQ(table.archs[table.kernels[3].arch].name, "new");
  EXPECT_EQ(table.archs.size(), both.mine.archs.size() + 1) << "archs of the same name are there once";
  ASSERT_EQ(table.tuned.size(), 2);
  EXPECT_EQ(table.tuned[1].kernel, 3);
  EXPECT_EQ(table.tuned[1].problem.op, 1);
  EXPECT_STREQ(table.devices[table.tuned[1].device].key, "device-b");
}

TEST(JoinedTable, DevicesOfTheSameKeyAndArchAreOne) {
  FakeTable mine = table_of<1>("mine", "device"), added = table_of<3>("added", "device");
  JoinedTable joined(mine.table());
  joined.add(added.table());
  EXPECT_EQ(joined.table().devices.size(), 1);
  EXPECT_EQ(joined.table().tuned[1].device, 0);
}

TEST(JoinedTable, IsDispatchedAsOne) {
  FakeTable mine = table_of<1>("mine", cpu_device().key.c_str()), added = table_of<3>("added", cpu_device().key.c_str());
  JoinedTable joined(mine.table());
  const std::uint16_t op = joined.add(added.table());
  const KernelTable table = joined.table();
  const Dispatcher dispatcher(table, [](const std::string& warning) { FAIL() << warning; });
  for (const auto& [asked, number] : {std::pair(std::uint16_t{0}, 2.f), std::pair(op, 4.f)}) {
    std::vector<float> out(64);
    const auto plan = dispatcher.make_plan({.op = asked, .threads = 1, .sizes = {64, 64, 64}}, cpu_device(), SIZE_MAX);
    EXPECT_EQ(plan->explain().match, Match::exact);
    plan->run({.tensors = {nullptr, out.data()}});
    EXPECT_EQ(out[0], number);
  }
}

TEST(JoinedTable, RefusesAnOperatorThatIsThereAlready) {
  FakeTable mine = table_of<1>("mine", "device");
  JoinedTable joined(mine.table());
  try {
    joined.add(mine.table());
    FAIL() << "two operators of one name";
  } catch (const Error& fault) {
    EXPECT_STREQ(fault.what(), "two linked tables have an operator mine; rename one");
  }
  EXPECT_EQ(joined.table().ops.size(), 1);
}

}  // namespace
}  // namespace tilewright
