#include <fcntl.h>
#include <gtest/gtest.h>

#include "system/file_descriptor.h"
#include "system/scratch_folder.h"

namespace tilewright::tune {
namespace {

class FileDescriptorTest : public testing::Test {
 protected:
  FileDescriptor open() const { return FileDescriptor(::open(path_.c_str(), O_RDONLY | O_CLOEXEC)); }
  static bool is_open(int number) { return ::fcntl(number, F_GETFD) >= 0; }

  ScratchFolder scratch_;
  std::filesystem::path path_ = scratch_.write("file", "");
};

TEST_F(FileDescriptorTest, ClosesWhenItGoes) {
  int number = -1;
  {
    const FileDescriptor file = open();
    number = file.get();
    ASSERT_TRUE(file.is_open() && is_open(number));
  }
  EXPECT_FALSE(is_open(number));
  EXPECT_FALSE(FileDescriptor(::open("/nowhere/file", O_RDONLY)).is_open());
}

TEST_F(FileDescriptorTest, ClosesWhatItHeldWithWhatItTakesFrom) {
  FileDescriptor file = open(), other = open();
  const int first = file.get(), second = other.get();
  file = std::move(other);
  EXPECT_EQ(file.get(), second);
  EXPECT_TRUE(is_open(second));
  EXPECT_TRUE(is_open(first));
  other = FileDescriptor();
  EXPECT_FALSE(is_open(first));
  FileDescriptor moved(std::move(file));
  EXPECT_TRUE(moved.is_open());
  EXPECT_FALSE(file.is_open());  // NOLINT(bugprone-use-after-move): that is the question
}

TEST_F(FileDescriptorTest, LocksUntilItGoes) {
  FileDescriptor file = open();
  const FileDescriptor other = open();
  ASSERT_TRUE(file.lock());
  EXPECT_FALSE(other.try_lock());
  EXPECT_EQ(errno, EWOULDBLOCK);
  file = FileDescriptor();
  EXPECT_TRUE(other.try_lock());
  EXPECT_FALSE(FileDescriptor().lock());
}

}  // namespace
}  // namespace tilewright::tune
