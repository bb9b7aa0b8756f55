#include "table/shared_library.h"

#include <dlfcn.h>

#include "tilewright/error.h"

namespace tilewright {

SharedLibrary::SharedLibrary(std::span<const char* const> names) {
  std::string why = "it has no name";
  for (const char* name : names) {
    handle_ = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    if (handle_ != nullptr) {
      name_ = name;
      return;
    }
    const char* text = dlerror();
    why = text != nullptr ? text : std::string(name) + " does not load";
  }
  throw Error(why);
}

void* SharedLibrary::address(const char* symbol) const { return dlsym(handle_, symbol); }

void SharedLibrary::refuse(const char* symbol) const { throw Error(name_ + " has no function " + symbol); }

}  // namespace tilewright
