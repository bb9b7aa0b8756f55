// How many threads: what is said comes first, then what the machine grants. Control groups are made up, in a folder.
#include <gtest/gtest.h>
#include <stdlib.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "affinity.h"
#include "backend/cpu/cgroup_quota.h"
#include "backend/cpu/thread_count.h"
#include "forked.h"
#include "tilewright/c_api.h"
#include "tilewright/dispatch.h"
#include "tilewright/gemm.h"
#include "tilewright/threads.h"

namespace tilewright {
namespace {

namespace fs = std::filesystem;

class CgroupQuota : public testing::Test {
 protected:
  CgroupQuota() {
    std::string name = testing::TempDir() + "/cgroupXXXXXX";
    root_ = ::mkdtemp(name.data());
  }
  ~CgroupQuota() override { fs::remove_all(root_); }

  void write(const fs::path& file, const std::string& text) const {
    fs::create_directories((root_ / file).parent_path());
    std::ofstream(root_ / file) << text << "\n";
  }
  std::optional<double> quota() const { return cgroup_quota_cores(root_); }

  fs::path root_;
};

TEST_F(CgroupQuota, NoneWhereNothingIsMounted) { EXPECT_EQ(quota(), std::nullopt); }

TEST_F(CgroupQuota, OfVersion2AsAContainerSeesIt) {
  write("proc/self/cgroup", "0::/");
  write("sys/fs/cgroup/cpu.max", "max 100000");
  EXPECT_EQ(quota(), std::nullopt);
  write("sys/fs/cgroup/cpu.max", "150000 100000");
  EXPECT_EQ(quota(), 1.5);
}

TEST_F(CgroupQuota, OfVersion2IsTheLeastOfAllGroupsAbove) {
  write("proc/self/cgroup", "0::/a.slice/b.service");
  write("sys/fs/cgroup/a.slice/cpu.max", "200000 100000");
  write("sys/fs/cgroup/a.slice/b.service/cpu.max", "800000 100000");
  EXPECT_EQ(quota(), 2);
  write("sys/fs/cgroup/a.slice/b.service/cpu.max", "50000 100000");
  EXPECT_EQ(quota(), 0.5);
}

TEST_F(CgroupQuota, OfVersion1) {
  write("proc/self/cgroup", "5:memory:/docker/x\n4:cpu,cpuacct:/docker/x\n0::/");
  write("sys/fs/cgroup/cpu,cpuacct/docker/x/cpu.cfs_quota_us", "-1");
  write("sys/fs/cgroup/cpu,cpuacct/docker/x/cpu.cfs_period_us", "100000");
  EXPECT_EQ(quota(), std::nullopt);
  write("sys/fs/cgroup/cpu,cpuacct/docker/x/cpu.cfs_quota_us", "300000");
  EXPECT_EQ(quota(), 3);
  write("sys/fs/cgroup/memory/docker/x/cpu.cfs_quota_us", "100000");  // not a controller of CPUs
  EXPECT_EQ(quota(), 3);
}

// The container is told its path on the host, of which it sees the end as the root.
TEST_F(CgroupQuota, OfVersion1BelowAPathThatIsNotThere) {
  write("proc/self/cgroup", "4:cpu,cpuacct:/docker/x");
  write("sys/fs/cgroup/cpu/cpu.cfs_quota_us", "250000");
  write("sys/fs/cgroup/cpu/cpu.cfs_period_us", "100000");
  EXPECT_EQ(quota(), 2.5);
}

TEST_F(CgroupQuota, GarbageIsNoQuota) {
  write("proc/self/cgroup", "nonsense\n0::/../..");
  write("sys/fs/cgroup/cpu.max", "-5 0");
  EXPECT_EQ(quota(), std::nullopt);
}

TEST(ChooseThreads, InOrder) {
  std::string complaint;
  EXPECT_EQ(choose_threads(3, "5", "7", 16, complaint), 3);
  EXPECT_EQ(choose_threads(0, "5", "7", 16, complaint), 5);
  EXPECT_EQ(choose_threads(0, " 32 ", "7", 16, complaint), 32);  // ours may be more than the machine has
  EXPECT_EQ(choose_threads(0, "", "7", 16, complaint), 7);
  EXPECT_EQ(choose_threads(0, nullptr, "7,2", 16, complaint), 7);
  EXPECT_EQ(choose_threads(0, nullptr, "64", 16, complaint), 16);
  EXPECT_EQ(choose_threads(0, nullptr, "many", 16, complaint), 16);
  EXPECT_EQ(choose_threads(0, nullptr, nullptr, 16, complaint), 16);
  EXPECT_EQ(complaint, "");
}

TEST(ChooseThreads, NamesWhatIsNoNumber) {
  for (const char* text : {"0", "-1", "two", "4.5", "70000", "99999999999999999999", "4,2"}) {
    std::string complaint;
    EXPECT_EQ(choose_threads(0, text, nullptr, 16, complaint), 16) << text;
    EXPECT_NE(complaint.find(std::string("TILEWRIGHT_NUM_THREADS is \"") + text + "\""), std::string::npos) << complaint;
  }
}

// Of a product that is long enough for all of them.
int planned_threads() {
  return make_plan(to_problem({.M = 400, .N = 400, .K = 400}, cpu_device()), cpu_device())->problem().threads;
}

TEST(DefaultThreads, FollowTheCallersMask) {
  const int all = default_threads();
  EXPECT_EQ(planned_threads(), all);
  {
    const test::OnOneCpu scope;
    EXPECT_EQ(usable_cores(), 1u);
    EXPECT_EQ(default_threads(), 1);
    EXPECT_EQ(planned_threads(), 1);
    const Problem problem = to_problem({.M = 410, .N = 400, .K = 400}, cpu_device());
    for (int call = 0; call < 16; ++call) cached_plan(problem, cpu_device());
    EXPECT_EQ(cached_plan(problem, cpu_device()).problem().threads, 1);
  }
  EXPECT_EQ(planned_threads(), all);
}

TEST(DefaultThreads, AsTheProgramSays) {
  const Problem problem = to_problem({.M = 420, .N = 400, .K = 400}, cpu_device());
  const int before = default_threads();
  set_threads(3);
  EXPECT_EQ(default_threads(), 3);
  EXPECT_EQ(tilewright_default_threads(), 3);
  EXPECT_EQ(planned_threads(), 3);
  EXPECT_EQ(cached_plan(problem, cpu_device()).problem().threads, 3);
  EXPECT_EQ(tilewright_set_threads(5), TILEWRIGHT_OK);
  EXPECT_EQ(cached_plan(problem, cpu_device()).problem().threads, 5);
  set_threads(0);
  EXPECT_EQ(default_threads(), before);
  EXPECT_THROW(set_threads(-1), Error);
  EXPECT_THROW(set_threads(65536), Error);
  EXPECT_NE(tilewright_set_threads(-1), TILEWRIGHT_OK);
}

}  // namespace
}  // namespace tilewright
