// Who measures on a device has it alone, whoever made the lock file and however the holder ends.
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <thread>

#include "device/device_lock.h"
#include "system/scratch_folder.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

class DeviceLockTest : public testing::Test {
 protected:
  DeviceLockTest() { gpu_.name = "A GPU", gpu_.key = "gpu-1sm", gpu_.pci_bus_id = "0000:01:00.0"; }

  static void nothing(const std::string& text) { FAIL() << text; }

  ScratchFolder scratch_;
  StopSignal stop_;
  Device gpu_;
};

TEST_F(DeviceLockTest, IsFreeAgainWhenItsHolderGoes) {
  for (int i = 0; i < 2; ++i) EXPECT_TRUE(DeviceLock(scratch_.path(), gpu_, stop_, nothing).held());
  EXPECT_TRUE(std::filesystem::exists(scratch_.path() / "tilewright-gpu-1sm-0000-01-00.0.lock"));
}

TEST_F(DeviceLockTest, EqualDevicesOnOtherBusesAreOtherDevices) {
  Device other = gpu_;
  other.pci_bus_id = "0000:02:00.0";
  const DeviceLock one(scratch_.path(), gpu_, stop_, nothing), two(scratch_.path(), other, stop_, nothing);
  EXPECT_TRUE(one.held() && two.held());
}

TEST_F(DeviceLockTest, TheSecondSaysWhoHoldsItAndCtrlCEndsTheWaiting) {
  const DeviceLock holder(scratch_.path(), gpu_, stop_, nothing);
  std::string said;
  const DeviceLock waiting(scratch_.path(), gpu_, stop_, [&](const std::string& text) {
    said += text;
    ::raise(SIGINT);
  });
  EXPECT_FALSE(waiting.held());
  // The kernel's list of locks may be hidden, as in some containers.
  EXPECT_TRUE(said == "waiting for tilewright " + std::to_string(::getpid()) + ", which measures on A GPU" ||
              said == "waiting for another tilewright, which measures on A GPU")
      << said;
}

TEST_F(DeviceLockTest, WhoHoldsItCanBeAskedWithoutTakingIt) {
  EXPECT_EQ(lock_holder(scratch_.path(), gpu_), "");
  EXPECT_TRUE(std::filesystem::is_empty(scratch_.path()));
  {
    const DeviceLock holder(scratch_.path(), gpu_, stop_, nothing);
    EXPECT_TRUE(lock_holder(scratch_.path(), gpu_).find("tilewright") != std::string::npos);
  }
  EXPECT_EQ(lock_holder(scratch_.path(), gpu_), "");
  EXPECT_TRUE(DeviceLock(scratch_.path(), gpu_, stop_, nothing).held());
}

TEST_F(DeviceLockTest, IsFreedByAKill) {
  int ready[2];
  ASSERT_EQ(::pipe(ready), 0);
  const pid_t child = ::fork();
  if (child == 0) {
    const DeviceLock held(scratch_.path(), gpu_, stop_, nothing);
    if (::write(ready[1], "x", 1) == 1) ::pause();
    ::_exit(0);
  }
  char byte = 0;
  ASSERT_EQ(::read(ready[0], &byte, 1), 1);
  ::close(ready[0]);
  ::close(ready[1]);
  int times_said = 0;
  const DeviceLock lock(scratch_.path(), gpu_, stop_, [&](const std::string&) {
    ++times_said;
    ::kill(child, SIGKILL);
  });
  EXPECT_TRUE(lock.held());
  EXPECT_EQ(times_said, 1);
  ::waitpid(child, nullptr, 0);
}

TEST_F(DeviceLockTest, AFileThatOthersMadeAndMayOnlyReadIsEnough) {
  ::chmod(scratch_.write("tilewright-gpu-1sm-0000-01-00.0.lock", "").c_str(), 0444);
  EXPECT_TRUE(DeviceLock(scratch_.path(), gpu_, stop_, nothing).held());
}

TEST_F(DeviceLockTest, AnythingButAFileInItsPlaceIsAFaultWithARemedy) {
  std::filesystem::create_symlink("elsewhere", scratch_.path() / "tilewright-gpu-1sm-0000-01-00.0.lock");
  for (const auto& folder : {scratch_.path(), scratch_.path() / "none"}) {
    try {
      const DeviceLock lock(folder, gpu_, stop_, nothing);
      FAIL();
    } catch (const Error& fault) {
      EXPECT_NE(std::string(fault.what()).find("set TILEWRIGHT_LOCKS"), std::string::npos) << fault.what();
    }
  }
}

}  // namespace
}  // namespace tilewright::tune
