#include "calls/linked_ops.h"

#include <dlfcn.h>

#include <map>
#include <mutex>

#include "table/added_table.h"
#include "table/problem_by_name.h"
#include "tilewright/c_api.h"
#include "tilewright/error.h"
#include "tilewright/tuning.h"

namespace tilewright::calls {
namespace {

std::string other_version(const std::filesystem::path& path, const std::string& version) {
  return path.string() + " was built for " + version + " of Tilewright, and this is " + tilewright_version() +
         "; build it again, by tilewright.build_ops or with this package's CMake files";
}

// From why dlopen() failed: a name of the library that this release has not.
bool is_of_another_version(const std::string& reason) {
  return reason.find("undefined symbol: _ZN10tilewright") != std::string::npos ||
         reason.find("TILEWRIGHT_PRIVATE_") != std::string::npos;
}

// It stays: its table is part of the process's.
void* opened(const std::filesystem::path& path) {
  std::error_code ignored;  // a file of the current folder is meant by its name alone; what is not there dlopen looks for
  const std::filesystem::path file = std::filesystem::exists(path, ignored) ? std::filesystem::absolute(path) : path;
  if (void* library = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE); library != nullptr) return library;
  const std::string reason = dlerror();
  if (is_of_another_version(reason)) throw Error(other_version(path, "another version"));
  throw Error(path.string() + " can't be loaded: " + reason);
}

// For operators that are there: these may come at any time.
bool has_kernels(void* library) { return library != nullptr && dlsym(library, "tilewright_kernel_library") != nullptr; }

// Why a library that was loaded brings no operators; "": it does. `last` was added last before it.
std::string fault_of(const std::filesystem::path& path, AddedTable* last) {
  if (const char* version = take_refused_version(); version != nullptr) return other_version(path, version);
  if (last_added_table() == last) {
    return path.string() +
           " brings no operators. It must be built by tilewright.build_ops, or by tilewright_add_ops with the find_package of "
           "this Python package (-Dtilewright_ROOT=FOLDER_OF_THE_PACKAGE), for another installation's library is one of its "
           "own";
  }
  try {
    require_new_operators(last);
  } catch (const Error& error) {
    return path.string() + " can't be used: " + error.what();
  }
  return "";
}

}  // namespace

std::span<const OpEntry> linked_ops() { return linked_table().ops; }

const OpEntry& linked_op(const std::string& name) { return op_by_name(linked_table(), name); }

void load_library(const std::filesystem::path& path) {
  if (is_linked_table_made()) {
    void* const library = dlopen(std::filesystem::absolute(path).c_str(), RTLD_LAZY | RTLD_LOCAL | RTLD_NODELETE);
    if (has_kernels(library)) {
      load_kernels(path);
      return;
    }
    if (library == nullptr && is_of_another_version(dlerror())) throw Error(other_version(path, "another version"));
    throw Error("the library has been used already; load " + path.string() +
                " before the first call, plan, record, load_records or look at tilewright.ops");
  }
  static std::mutex mutex;
  static std::map<void*, std::string> faults;  // of what was loaded before, which brings nothing a second time; "": none
  const std::lock_guard lock(mutex);
  AddedTable* const last = last_added_table();
  void* const library = opened(path);
  if (has_kernels(library)) {
    load_kernels(path);
    return;
  }
  const auto [fault, is_new] = faults.try_emplace(library);
  if (is_new) fault->second = fault_of(path, last);
  if (!fault->second.empty()) throw Error(fault->second);
}

}  // namespace tilewright::calls
