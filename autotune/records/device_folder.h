// <database>/<device key>, locked against other writers while this lives. Whatever changes a tuning database does it through
// here, so that readers, who need no lock, see the old file or the new one and never a part. It follows no symbolic link and
// reaches no file outside of its folder.
#pragma once

#include <filesystem>
#include <string>

#include "system/file_descriptor.h"

namespace tilewright::tune {

class DeviceFolder {
 public:
  // Creates the folder where there is none. Waits for other writers; what killed ones left half written is removed. Throws
  // Error.
  DeviceFolder(const std::filesystem::path& database, const std::string& device_key);

  // `name` is a file's name, without folders. All throw Error.
  std::string read(const std::string& name) const;  // empty when there is none
  void replace(const std::string& name, const std::string& text) const;
  void append(const std::string& name, const std::string& text) const;
  void remove(const std::string& name) const;
  void remove_if_empty() const;  // the folder

 private:
  FileDescriptor open(const std::string& name, int flags) const;

  std::filesystem::path path_;
  FileDescriptor folder_;
};

}  // namespace tilewright::tune
