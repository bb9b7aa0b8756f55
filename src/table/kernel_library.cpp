#include "table/kernel_library.h"

#include <dlfcn.h>

#include <algorithm>
#include <atomic>
#include <string>
#include <string_view>

#include "tilewright/error.h"

namespace tilewright {
namespace {

constinit std::atomic<const std::filesystem::path*> folder_of_kernels{nullptr};

}  // namespace

const KernelTable* open_kernel_library(const std::filesystem::path& file) {
  // By its place: a bare name would be looked for among the system's.
  void* const handle = dlopen(std::filesystem::absolute(file).c_str(), RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
  if (handle == nullptr) {
    const std::string reason = dlerror();
    const bool is_of_another_release = reason.find("TILEWRIGHT_PRIVATE_") != std::string::npos;
    throw Error(file.string() + " can't be loaded: " + reason +
                (is_of_another_release ? "; it was built for another release: build it again, by tilewright.tune or "
                                         "tilewright.build_ops"
                                       : ""));
  }
  const auto* const library = static_cast<const KernelLibrary*>(dlsym(handle, "tilewright_kernel_library"));
  if (library == nullptr) return nullptr;
  if (std::string_view(library->version) != TILEWRIGHT_VERSION || library->entry_bytes != sizeof(KernelEntry)) {
    throw Error(file.string() + " was built for " + library->version + " of Tilewright, and this is " TILEWRIGHT_VERSION +
                "; build it again, by tilewright.tune or tilewright.build_ops");
  }
  if (library->linked_table != &linked_table)
    throw Error(file.string() + " was built for another installation of Tilewright than the one in this process");
  return &library->table();
}

// Never freed: whoever reads it may do so at any time. It is set once or twice in a process.
void set_kernel_folder(const std::filesystem::path& folder) {
  folder_of_kernels.store(new std::filesystem::path(folder), std::memory_order_release);
}

std::filesystem::path kernel_folder() {
  const std::filesystem::path* const folder = folder_of_kernels.load(std::memory_order_acquire);
  return folder != nullptr ? *folder : std::filesystem::path();
}

std::vector<std::filesystem::path> kernel_libraries_in(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> files;
  std::error_code fault;
  for (std::filesystem::directory_iterator entry(folder, fault); !fault && entry != std::filesystem::directory_iterator();
       entry.increment(fault)) {
    const std::filesystem::path& path = entry->path();
    if (path.extension() == ".so" && path.filename().string().starts_with(TILEWRIGHT_VERSION "-")) files.push_back(path);
  }
  std::ranges::sort(files);
  return files;
}

}  // namespace tilewright
