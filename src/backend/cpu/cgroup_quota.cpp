// Control groups as Linux mounts them: /sys/fs/cgroup is version 2's one tree, or has a folder for each controller of
// version 1.
#include "backend/cpu/cgroup_quota.h"

#include <algorithm>
#include <fstream>
#include <string>

namespace tilewright {
namespace {

namespace fs = std::filesystem;

// "150000 100000", or "max 100000", which is no number.
std::optional<double> quota_of_version_2(const fs::path& group) {
  double quota = 0, period = 0;
  if (std::ifstream(group / "cpu.max") >> quota >> period && quota > 0 && period > 0) return quota / period;
  return std::nullopt;
}

// -1: none.
std::optional<double> quota_of_version_1(const fs::path& group) {
  double quota = 0, period = 0;
  if (std::ifstream(group / "cpu.cfs_quota_us") >> quota && std::ifstream(group / "cpu.cfs_period_us") >> period && quota > 0 &&
      period > 0) {
    return quota / period;
  }
  return std::nullopt;
}

// Of the group and all above it. What a container sees may begin below the path that the process is told: then the folders of
// its beginning are not there, and the root is the container's own.
template <class Quota>
void take_least(std::optional<double>& least, const fs::path& mount, fs::path group, const Quota& quota_of) {
  for (group = group.relative_path();; group = group.parent_path()) {
    if (const std::optional<double> quota = quota_of(group.empty() ? mount : mount / group)) {
      least = std::min(least.value_or(*quota), *quota);
    }
    if (group.empty()) return;
  }
}

bool names_cpu(const std::string& controllers) { return ("," + controllers + ",").find(",cpu,") != std::string::npos; }

}  // namespace

std::optional<double> cgroup_quota_cores(const fs::path& root) {
  const fs::path mount = root / "sys/fs/cgroup";
  std::optional<double> least;
  take_least(least, mount, "", quota_of_version_2);
  take_least(least, mount / "cpu", "", quota_of_version_1);
  // hierarchy:controllers:/path; version 2 names no controllers.
  std::ifstream groups(root / "proc/self/cgroup");
  for (std::string line; std::getline(groups, line);) {
    const std::size_t first = line.find(':'), second = line.find(':', first + 1);
    if (first == std::string::npos || second == std::string::npos) continue;
    const std::string controllers = line.substr(first + 1, second - first - 1), path = line.substr(second + 1);
    if (path.find("..") != std::string::npos) continue;  // outside of what can be seen
    if (controllers.empty()) {
      take_least(least, mount, path, quota_of_version_2);
      take_least(least, mount / "unified", path, quota_of_version_2);
    } else if (names_cpu(controllers)) {
      take_least(least, mount / controllers, path, quota_of_version_1);
      take_least(least, mount / "cpu", path, quota_of_version_1);
    }
  }
  return least;
}

}  // namespace tilewright
