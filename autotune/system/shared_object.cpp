#include "system/shared_object.h"

#include <dlfcn.h>

#include <string>

#include "tilewright/dispatch.h"

namespace tilewright::tune {

SharedObject::SharedObject(const std::filesystem::path& path) : handle_(::dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL)) {
  if (handle_ == nullptr) throw Error(std::string("cannot load ") + ::dlerror());
}

SharedObject::~SharedObject() { ::dlclose(handle_); }

const void* SharedObject::symbol(const char* name) const {
  const void* address = ::dlsym(handle_, name);
  if (address == nullptr) throw Error(std::string("no symbol ") + name + ": " + ::dlerror());
  return address;
}

}  // namespace tilewright::tune
