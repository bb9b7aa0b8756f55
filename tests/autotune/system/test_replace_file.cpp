#include <gtest/gtest.h>

#include "system/replace_file.h"
#include "system/scratch_folder.h"

namespace tilewright::tune {
namespace {

std::size_t files_in(const std::filesystem::path& folder) {
  return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator(folder), {}));
}

TEST(ReplaceFile, WritesAllOfIt) {
  const ScratchFolder scratch;
  const std::filesystem::path path = scratch.write("a", "longer than what comes");
  EXPECT_FALSE(replace_file(path, "new"));
  EXPECT_EQ(ScratchFolder::read(path), "new");
  EXPECT_EQ(files_in(scratch.path()), 1u);
}

TEST(ReplaceFile, LeavesWhatItCannotReplace) {
  const ScratchFolder scratch;
  EXPECT_EQ(replace_file(scratch.path() / "no" / "a", "new"), std::errc::no_such_file_or_directory);
  const std::filesystem::path kept = scratch.write("folder/b", "old");
  EXPECT_TRUE(replace_file(kept.parent_path(), "new"));
  EXPECT_EQ(ScratchFolder::read(kept), "old");
  EXPECT_EQ(files_in(scratch.path()), 1u);
}

}  // namespace
}  // namespace tilewright::tune
