// The source tree as it was: a checkout that somebody names, or a commit of this one, laid out in a temporary folder that is
// gone with this. Whoever compares what an older tree renders with what this one does asks here; nothing is checked out.
#pragma once

#include <exception>
#include <filesystem>
#include <optional>
#include <string>

#include "system/temporary_folder.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {

class OldTree {
 public:
  // `name` is a folder or a commit of the git repository that `root` is in. `temporary` is where a commit is laid out. Throws
  // UsageError when it is neither, or no source tree.
  OldTree(const std::string& name, const std::filesystem::path& root, const std::filesystem::path& temporary);

  const std::filesystem::path& root() const { return root_; }
  const std::string& name() const { return name_; }  // for people

  // What `question` returns, which asks this tree's codegen; a fault names the tree.
  template <typename Question>
  auto ask(const Question& question) const {
    try {
      return question();
    } catch (const std::exception& fault) {
      throw Error(name_ + " cannot render its kernels: " + fault.what());
    }
  }

 private:
  std::string name_;
  std::optional<TemporaryFolder> folder_;
  std::filesystem::path root_;
};

}  // namespace tilewright::tune
