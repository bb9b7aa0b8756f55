// One tuner measures on a device at a time: two would each see the other's load in their times. The kernel frees the lock when
// its holder dies, however it dies. Taken by the measuring stage; nothing else of a run needs it.
#pragma once

#include <filesystem>
#include <functional>
#include <string>

#include "system/file_descriptor.h"
#include "system/stop_signal.h"
#include "tilewright/device.h"

namespace tilewright::tune {

class DeviceLock {
 public:
  // Waits for whoever holds it; `say` is told once who that is. `folder` is one that all users of the machine share. Where
  // `gives_up` says so, it is not needed any more. Throws Error when the lock cannot be opened.
  DeviceLock(const std::filesystem::path& folder, const Device& device, StopSignal& stop,
             const std::function<void(const std::string&)>& say, const std::function<bool()>& gives_up = {});

  bool held() const { return held_; }  // false: stopped while waiting, or given up

 private:
  FileDescriptor file_;
  bool held_ = false;
};

// Who holds the lock just now, as "tilewright 1234"; empty when nobody does.
std::string lock_holder(const std::filesystem::path& folder, const Device& device);

}  // namespace tilewright::tune
