#include "calls/linked_ops.h"

#include <dlfcn.h>

#include <atomic>

#include "problem_by_name.h"
#include "tilewright/error.h"

namespace tilewright::calls {
namespace {

std::atomic<bool> are_used{false};

}  // namespace

std::span<const OpEntry> linked_ops() {
  are_used.store(true, std::memory_order_relaxed);
  return linked_table().ops;
}

const OpEntry& linked_op(const std::string& name) {
  linked_ops();
  return op_by_name(linked_table(), name);
}

void load_library(const std::string& path) {
  if (are_used.load(std::memory_order_relaxed)) {
    throw Error("operators have been used already; load " + path + " before the first call, plan or look at tilewright.ops");
  }
  // It stays: its table is part of the process's.
  if (dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE) == nullptr) throw Error(dlerror());
}

}  // namespace tilewright::calls
