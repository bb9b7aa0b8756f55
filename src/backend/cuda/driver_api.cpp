// Loads libcuda.so.1 once per process and checks that it has every function that this library calls.
#include "backend/cuda/driver_api.h"

#include <dlfcn.h>

#include <cstdio>
#include <map>
#include <utility>
#include <vector>

#include "process_lock.h"
#include "table/packed_image.h"
#include "tilewright/error.h"

namespace tilewright {
namespace {

struct LoadedDriver {
  DriverApi api;
  bool usable = false;
  std::string why_none;
};

constinit Immortal<LoadedDriver> loaded_driver;
constinit Immortal<std::map<int, CUcontext>> primary_contexts;

void refuse_in_forked_child() {
  LoadedDriver& driver = loaded_driver.get();
  if (!std::exchange(driver.usable, false)) return;
  driver.why_none =
      "CUDA was started before this process was forked, and a forked child can't use it; start the child before CUDA, or by "
      "exec (in Python: multiprocessing's method \"spawn\")";
}

LoadedDriver load_driver() {
  LoadedDriver driver;
  void* library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_GLOBAL);
  if (library == nullptr) {
    driver.why_none = "no CUDA driver is installed (libcuda.so.1 was not found)";
    return driver;
  }
  const char* missing = nullptr;
#define TILEWRIGHT_NAME(name) #name
#define TILEWRIGHT_RESOLVE(name)                                                                        \
  driver.api.name = reinterpret_cast<decltype(driver.api.name)>(dlsym(library, TILEWRIGHT_NAME(name))); \
  if (driver.api.name == nullptr) missing = TILEWRIGHT_NAME(name);
  TILEWRIGHT_DRIVER_FUNCTIONS(TILEWRIGHT_RESOLVE)
#undef TILEWRIGHT_RESOLVE
#undef TILEWRIGHT_NAME
  if (missing != nullptr) {
    driver.why_none = std::string("the CUDA driver has no ") + missing + "; a driver for CUDA 12.0 or later is needed";
    return driver;
  }
  if (const CUresult result = driver.api.cuInit(0); result != CUDA_SUCCESS) {
    const char* text = nullptr;
    driver.api.cuGetErrorString(result, &text);
    driver.why_none = std::string("the CUDA driver does not start: ") + (text != nullptr ? text : "unknown error");
    if (result == CUDA_ERROR_NOT_INITIALIZED) driver.why_none += " (a forked child of a process that uses CUDA can't)";
    return driver;
  }
  driver.usable = true;
  after_fork_in_child(refuse_in_forked_child);
  return driver;
}

}  // namespace

const DriverApi* find_driver(std::string* why_none) {
  const LoadedDriver& loaded = loaded_driver.get(load_driver);
  if (why_none != nullptr) *why_none = loaded.why_none;
  return loaded.usable ? &loaded.api : nullptr;
}

const DriverApi& driver() {
  std::string why_none;
  const DriverApi* api = find_driver(&why_none);
  if (api == nullptr) throw Error(why_none);
  return *api;
}

void check(CUresult result, const char* call) {
  if (result == CUDA_SUCCESS) return;
  const char* name = nullptr;
  const char* text = nullptr;
  driver().cuGetErrorName(result, &name);
  driver().cuGetErrorString(result, &text);
  throw Error(std::string(call) + " failed: " + (name != nullptr ? name : "CUDA error " + std::to_string(result)) +
              (text != nullptr ? std::string(" (") + text + ")" : "") +
              (result == CUDA_ERROR_CONTEXT_IS_DESTROYED
                   ? "; the device was reset since its context was made current on this thread: make it current again"
                   : ""));
}

CUcontext primary_context(int ordinal) {
  const ProcessLock lock;
  std::map<int, CUcontext>& contexts = primary_contexts.get();
  CUdevice device = 0;
  check(driver().cuDeviceGet(&device, ordinal), "cuDeviceGet");
  if (const auto known = contexts.find(ordinal); known != contexts.end()) {
    unsigned flags = 0;
    int is_active = 0;
    check(driver().cuDevicePrimaryCtxGetState(device, &flags, &is_active), "cuDevicePrimaryCtxGetState");
    if (is_active != 0) return known->second;
  }
  CUcontext context = nullptr;
  check(driver().cuDevicePrimaryCtxRetain(&context, device), "cuDevicePrimaryCtxRetain");
  return contexts[ordinal] = context;
}

int current_ordinal(const DriverApi& api) {
  CUcontext context = nullptr;
  if (api.cuCtxGetCurrent(&context) != CUDA_SUCCESS || context == nullptr) return -1;
  CUdevice device = -1;
  return api.cuCtxGetDevice(&device) == CUDA_SUCCESS ? device : -1;
}

CurrentContext::CurrentContext(int ordinal) {
  if (current_ordinal(driver()) != ordinal) push(ordinal);
}

CurrentContext::CurrentContext(int ordinal, const std::string& what) {
  const int device = current_ordinal(driver());
  if (device < 0) {
    push(ordinal);
  } else if (device != ordinal) {
    throw Error(what + " is for device " + std::to_string(ordinal) + ", and device " + std::to_string(device) +
                " is current on this thread: make a plan for that one, or make device " + std::to_string(ordinal) + " current");
  }
}

void CurrentContext::push(int ordinal) {
  check(driver().cuCtxPushCurrent(primary_context(ordinal)), "cuCtxPushCurrent");
  pushed_ = true;
}

// driver() throws where there is none: not here, nor below, since these were made by one.
CurrentContext::~CurrentContext() {  // NOLINT(bugprone-exception-escape)
  CUcontext popped = nullptr;
  if (pushed_) driver().cuCtxPopCurrent(&popped);
}

CudaLibrary::CudaLibrary(std::span<const unsigned char> image) {
  std::vector<unsigned char> whole;  // the driver keeps a copy of its own
  if (is_packed(image)) image = whole = unpacked(image);
  check(driver().cuLibraryLoadData(&handle_, image.data(), nullptr, nullptr, 0, nullptr, nullptr, 0), "cuLibraryLoadData");
}

CudaLibrary::~CudaLibrary() {  // NOLINT(bugprone-exception-escape)
  if (handle_ == nullptr) return;
  const CUresult result = driver().cuLibraryUnload(handle_);
  // At exit the driver may be gone before this object: then it has unloaded everything itself.
  if (result != CUDA_SUCCESS && result != CUDA_ERROR_DEINITIALIZED) {
    std::fprintf(stderr, "tilewright: cuLibraryUnload failed with CUDA error %d\n", static_cast<int>(result));
  }
}

CUkernel CudaLibrary::kernel(const char* symbol) const {
  CUkernel kernel = nullptr;
  check(driver().cuLibraryGetKernel(&kernel, handle_, symbol), "cuLibraryGetKernel");
  return kernel;
}

}  // namespace tilewright
