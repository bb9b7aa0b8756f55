// A library found at run time, by the first of several names that dlopen takes. It stays loaded until the process ends: its
// threads, and what it registered, may outlive whoever asked for it. Used by providers.
#pragma once

#include <span>
#include <string>

namespace tilewright {

class SharedLibrary {
 public:
  // Throws Error, with the loader's words about the last of `names`, when none of them is there.
  explicit SharedLibrary(std::span<const char* const> names);

  // nullptr: it has no such symbol.
  template <typename Function>
  Function* find(const char* symbol) const {
    return reinterpret_cast<Function*>(address(symbol));
  }
  // Throws Error when it has no such symbol.
  template <typename Function>
  Function* require(const char* symbol) const {
    Function* const found = find<Function>(symbol);
    if (found == nullptr) refuse(symbol);
    return found;
  }
  const std::string& name() const { return name_; }  // the one that it was found by

 private:
  void* address(const char* symbol) const;
  [[noreturn]] void refuse(const char* symbol) const;

  void* handle_ = nullptr;
  std::string name_;
};

}  // namespace tilewright
