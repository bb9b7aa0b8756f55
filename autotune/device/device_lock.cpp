#include "device/device_lock.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <fstream>
#include <sstream>
#include <thread>

#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

namespace fs = std::filesystem;

// Equal GPUs differ by their place on the bus, which CUDA_VISIBLE_DEVICES does not renumber.
fs::path lock_path(const fs::path& folder, const Device& device) {
  std::string name = fmt::format("tilewright-{}{}{}.lock", device.key, device.pci_bus_id.empty() ? "" : "-", device.pci_bus_id);
  std::replace(name.begin(), name.end(), ':', '-');
  return folder / name;
}

// Reading is enough to lock, so whoever made the file, everybody can. Nothing is ever written to it.
constexpr int kFlags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC;

FileDescriptor open_lock(const fs::path& path) {
  constexpr int kMoments = 20;
  for (int moment = 0;; ++moment) {
    FileDescriptor file(::open(path.c_str(), kFlags));
    if (!file.is_open() && errno == EACCES && moment < kMoments) {  // its maker's umask still holds: see below
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
      continue;
    }
    if (file.is_open() || errno != ENOENT) return file;
    file = FileDescriptor(::open(path.c_str(), kFlags | O_CREAT | O_EXCL, 0644));
    if (file.is_open()) ::fchmod(file.get(), 0644);  // whatever the umask
    if (file.is_open() || errno != EEXIST) return file;
  }
}

// "tilewright 1234", as far as the kernel tells: its list of locks has lines such as
// "2: FLOCK  ADVISORY  WRITE 1234 fe:01:5678 0 EOF", the last number of the three being the file's.
std::string holder_of(const FileDescriptor& lock) {
  struct stat status {};
  ::fstat(lock.get(), &status);
  const std::string file = fmt::format(":{}", status.st_ino);
  std::ifstream locks("/proc/locks");
  for (std::string line; std::getline(locks, line);) {
    std::istringstream words(line);
    std::string number, kind, advisory, access, process, place;
    words >> number >> kind >> advisory >> access >> process >> place;
    if (kind == "FLOCK" && place.ends_with(file) && process != "0") return "tilewright " + process;
  }
  return "another tilewright";
}

}  // namespace

DeviceLock::DeviceLock(const fs::path& folder, const Device& device, StopSignal& stop,
                       const std::function<void(const std::string&)>& say, const std::function<bool()>& gives_up) {
  const fs::path path = lock_path(folder, device);
  file_ = open_lock(path);
  if (!file_.is_open()) {
    throw Error(
        fmt::format("cannot open the lock {}, which keeps two tuners from measuring on one device: {}; set "
                    "TILEWRIGHT_LOCKS to a folder that all who tune here can write",
                    path.string(), std::strerror(errno)));
  }
  for (bool said = false; !file_.try_lock();) {
    if (errno != EWOULDBLOCK && errno != EINTR)
      throw Error(fmt::format("cannot lock {}: {}", path.string(), std::strerror(errno)));
    if (stop.requested() || (gives_up && gives_up())) return;
    if (!said) say(fmt::format("waiting for {}, which measures on {}", holder_of(file_), device.name));
    said = true;
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  held_ = true;
}

std::string lock_holder(const fs::path& folder, const Device& device) {
  const FileDescriptor file(::open(lock_path(folder, device).c_str(), kFlags));
  // Shared: two that look at once do not see each other.
  if (!file.is_open() || ::flock(file.get(), LOCK_SH | LOCK_NB) == 0 || errno != EWOULDBLOCK) return "";
  return holder_of(file);
}

}  // namespace tilewright::tune
