// One dlopened file, closed when it goes. Holds a CPU candidate's code.
#pragma once

#include <filesystem>

namespace tilewright::tune {

class SharedObject {
 public:
  explicit SharedObject(const std::filesystem::path& path);  // throws Error
  ~SharedObject();
  SharedObject(const SharedObject&) = delete;
  SharedObject& operator=(const SharedObject&) = delete;

  const void* symbol(const char* name) const;  // throws Error

 private:
  void* handle_ = nullptr;
};

}  // namespace tilewright::tune
