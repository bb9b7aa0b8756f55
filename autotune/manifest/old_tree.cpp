#include "manifest/old_tree.h"

#include <fmt/format.h>

#include "system/process.h"
#include "system/usage_error.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

namespace fs = std::filesystem;

ProcessResult git(const fs::path& root, std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), {"git", "-C", root.string()});
  ProcessResult result = run_process({.command = arguments, .timeout_s = 300});
  if (!result.started) throw Error("cannot run git, which knows older commits: install git, or name a checkout's folder");
  return result;
}

std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

// Its full name. A name that begins with a dash would be an option.
std::string commit_of(const std::string& name, const fs::path& root) {
  // A tree that another repository does not track, such as one in its build folder, is in none.
  if (const ProcessResult tracked = git(root, {"ls-files", "--", "codegen"}); !tracked.ok() || tracked.output.empty()) {
    throw UsageError(
        fmt::format("{} is no folder, and {} is no git repository that could know it as a commit: name a checkout's folder",
                    name, root.string()));
  }
  const ProcessResult found = git(root, {"rev-parse", "--verify", "--quiet", name + "^{commit}"});
  if (name.empty() || name.front() == '-' || !found.ok())
    throw UsageError(fmt::format("'{}' is neither a folder nor a commit of {}; `git log` lists commits", name, root.string()));
  return first_line(found.output);
}

}  // namespace

OldTree::OldTree(const std::string& name, const fs::path& root, const fs::path& temporary) : name_(name) {
  std::error_code fault;
  if (fs::is_directory(name, fault)) {
    root_ = fs::absolute(name);
  } else {
    const std::string commit = commit_of(name, root);
    folder_.emplace(temporary);
    root_ = folder_->path() / "tree";
    fs::create_directory(root_);
    const std::string archive = (folder_->path() / "tree.tar").string();
    // Of where `root` is in the repository: it may be a part of a larger one.
    if (const ProcessResult made = git(root, {"archive", "--format=tar", "--output", archive, commit}); !made.ok())
      throw Error(fmt::format("git cannot lay out {}: {}", name, first_line(made.errors)));
    const ProcessResult unpacked = run_process({.command = {"tar", "-xf", archive, "-C", root_.string()}, .timeout_s = 300});
    if (!unpacked.started) throw Error("cannot run tar: install it, or name a checkout's folder");
    if (!unpacked.ok()) throw Error(fmt::format("cannot unpack {}: {}", name, first_line(unpacked.errors)));
    fs::remove(archive, fault);
  }
  if (!fs::exists(root_ / "codegen", fault) || !fs::exists(root_ / "templates", fault))
    throw UsageError(fmt::format("{} is no source tree: it has no codegen/ and templates/", name));
}

}  // namespace tilewright::tune
