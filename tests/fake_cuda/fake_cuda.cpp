// A CUDA driver of ours, libcuda.so.1, for tests on machines without a GPU: the functions that the library calls, on GPUs that
// the environment describes. Memory is the host's; a launch computes nothing, it is only counted.
//
//   FAKE_CUDA_GPUS        NAME=MAJOR.MINOR[=broken][,...]   the machine's GPUs; one that is broken fails to open
//   CUDA_VISIBLE_DEVICES  as of NVIDIA's driver: ordinals, or beginnings of UUIDs
//   FAKE_CUDA_LOG         a file that gets a line for each library that is loaded, for each launch: its grid,
//                         the threads and the dynamic shared memory of a CTA, and what else is said of it; and for
//                         host memory that GPUs may write: its address
//
// GPU i of the machine has the UUID whose last digits are i + 1, and the bus i + 1. As with NVIDIA's driver, a child of a
// process that started it gets CUDA_ERROR_NOT_INITIALIZED from every call.
#include <cuda.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <fstream>
#include <map>
#include <mutex>
#include <sstream>
#include <string>
#include <vector>

#undef cuEventElapsedTime

extern "C" CUresult CUDAAPI cuStreamGetCaptureInfo_v2(CUstream, CUstreamCaptureStatus*, cuuint64_t*, CUgraph*,
                                                      const CUgraphNode**, std::size_t*);

namespace {

struct Gpu {
  int index = 0;  // in the machine, from which CUDA_VISIBLE_DEVICES chooses
  std::string name;
  int major = 0, minor = 0;
  bool is_broken = false;
  bool is_active = false;  // its primary context; not after a reset

  bool is_mig() const { return name.find(" MIG ") != std::string::npos; }
  std::string uuid() const {
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%s-00000000-0000-0000-0000-%012x", is_mig() ? "MIG" : "GPU",
                  static_cast<unsigned>(index + 1));
    return text.data();
  }
};

struct Library {
  bool is_ptx = false;
  std::deque<std::string> symbols{};  // of the kernels that were asked for: a CUkernel points to one
};

struct Driver {
  pid_t process = 0;  // 0: not started
  std::vector<Gpu> gpus;
  std::atomic<int> calls_without_context = 0;
  std::mutex mutex;  // of what follows
  std::string log;
};

Driver& state() {
  static auto* driver = new Driver;  // never destroyed, as the real one
  return *driver;
}

thread_local std::vector<CUcontext> contexts;

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr ? value : "";
}

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts;
  std::istringstream stream(text);
  for (std::string part; std::getline(stream, part, separator);) parts.push_back(part);
  return parts;
}

// NVRTC looks for GPUs, too, and then wants functions that are not here.
bool is_compiler() {
  std::string name;
  std::ifstream("/proc/self/comm") >> name;
  return std::string("tilewright-compile").starts_with(name) && name.size() > 11;
}

std::vector<Gpu> machine_gpus() {
  std::vector<Gpu> gpus;
  if (is_compiler()) return gpus;
  for (const std::string& text : split(environment("FAKE_CUDA_GPUS"), ',')) {
    const std::vector<std::string> parts = split(text, '=');
    Gpu gpu{.index = static_cast<int>(gpus.size()), .name = parts.at(0)};
    std::sscanf(parts.at(1).c_str(), "%d.%d", &gpu.major, &gpu.minor);
    gpu.is_broken = parts.size() > 2 && parts[2] == "broken";
    gpus.push_back(gpu);
  }
  return gpus;
}

// Up to the first that names no GPU, as NVIDIA's driver does.
std::vector<Gpu> visible_gpus() {
  const std::vector<Gpu> all = machine_gpus();
  if (std::getenv("CUDA_VISIBLE_DEVICES") == nullptr) return all;
  std::vector<Gpu> visible;
  for (const std::string& word : split(environment("CUDA_VISIBLE_DEVICES"), ',')) {
    const auto named = std::ranges::find_if(all, [&](const Gpu& gpu) {
      return word == std::to_string(gpu.index) || (word.size() > 4 && gpu.uuid().starts_with(word));
    });
    if (named == all.end()) break;
    visible.push_back(*named);
  }
  return visible;
}

void log(const std::string& line) {
  Driver& driver = state();
  const std::lock_guard lock(driver.mutex);
  if (driver.log.empty()) return;
  if (std::FILE* file = std::fopen(driver.log.c_str(), "a")) {
    std::fprintf(file, "%s\n", line.c_str());
    std::fclose(file);
  }
}

bool is_started() { return state().process == ::getpid(); }

const Gpu* gpu_of(CUdevice device) {
  const std::vector<Gpu>& gpus = state().gpus;
  return device >= 0 && static_cast<std::size_t>(device) < gpus.size() ? &gpus[static_cast<std::size_t>(device)] : nullptr;
}

CUcontext context_of(CUdevice device) {
  return reinterpret_cast<CUcontext>(const_cast<Gpu*>(gpu_of(device)));  // NOLINT(cppcoreguidelines-pro-type-const-cast)
}

CUdevice current_device() {
  return contexts.empty() ? -1 : static_cast<CUdevice>(reinterpret_cast<const Gpu*>(contexts.back()) - state().gpus.data());
}

template <class Handle>
Handle any_handle() {
  static char place;
  return reinterpret_cast<Handle>(&place);
}

// The streams that are captured, and how many captures there were before.
std::map<CUstream, cuuint64_t>& captures() {
  static auto* captured = new std::map<CUstream, cuuint64_t>;
  return *captured;
}

void* host(CUdeviceptr address) { return reinterpret_cast<void*>(address); }

}  // namespace

// What a call answers where the driver was never started, or by a parent.
#define REQUIRE_STARTED() \
  if (!is_started()) return CUDA_ERROR_NOT_INITIALIZED
#define REQUIRE_CONTEXT()              \
  REQUIRE_STARTED();                   \
  if (contexts.empty()) {              \
    ++state().calls_without_context;   \
    return CUDA_ERROR_INVALID_CONTEXT; \
  }

extern "C" {

// For tests, which find it by name: how many calls were refused because no context was current.
int fake_cuda_calls_without_context() { return state().calls_without_context; }

CUresult cuInit(unsigned) {
  Driver& driver = state();
  if (driver.process != 0) return is_started() ? CUDA_SUCCESS : CUDA_ERROR_NOT_INITIALIZED;
  driver.gpus = visible_gpus();
  if (driver.gpus.empty()) return CUDA_ERROR_NO_DEVICE;
  driver.log = environment("FAKE_CUDA_LOG");
  driver.process = ::getpid();
  return CUDA_SUCCESS;
}
CUresult cuDriverGetVersion(int* version) {
  *version = 13000;
  return CUDA_SUCCESS;
}
CUresult cuGetErrorName(CUresult error, const char** text) {
  *text = error == CUDA_ERROR_NO_DEVICE            ? "CUDA_ERROR_NO_DEVICE"
          : error == CUDA_ERROR_NOT_INITIALIZED    ? "CUDA_ERROR_NOT_INITIALIZED"
          : error == CUDA_ERROR_DEVICE_UNAVAILABLE ? "CUDA_ERROR_DEVICE_UNAVAILABLE"
          : error == CUDA_ERROR_INVALID_IMAGE      ? "CUDA_ERROR_INVALID_IMAGE"
          : error == CUDA_ERROR_INVALID_CONTEXT    ? "CUDA_ERROR_INVALID_CONTEXT"
                                                   : "CUDA_ERROR_UNKNOWN";
  return CUDA_SUCCESS;
}
CUresult cuGetErrorString(CUresult error, const char** text) {
  *text = error == CUDA_ERROR_NO_DEVICE            ? "no CUDA-capable device is detected"
          : error == CUDA_ERROR_NOT_INITIALIZED    ? "initialization error"
          : error == CUDA_ERROR_DEVICE_UNAVAILABLE ? "CUDA-capable device(s) is/are busy or unavailable"
          : error == CUDA_ERROR_INVALID_IMAGE      ? "device kernel image is invalid"
          : error == CUDA_ERROR_INVALID_CONTEXT    ? "invalid device context"
                                                   : "unknown error";
  return CUDA_SUCCESS;
}

CUresult cuDeviceGetCount(int* count) {
  REQUIRE_STARTED();
  *count = static_cast<int>(state().gpus.size());
  return CUDA_SUCCESS;
}
CUresult cuDeviceGet(CUdevice* device, int ordinal) {
  REQUIRE_STARTED();
  if (gpu_of(ordinal) == nullptr) return CUDA_ERROR_INVALID_DEVICE;
  *device = ordinal;
  return CUDA_SUCCESS;
}
CUresult cuDeviceGetName(char* name, int length, CUdevice device) {
  REQUIRE_STARTED();
  std::snprintf(name, static_cast<std::size_t>(length), "%s", gpu_of(device)->name.c_str());
  return CUDA_SUCCESS;
}
CUresult cuDeviceGetUuid(CUuuid* uuid, CUdevice device) {
  REQUIRE_STARTED();
  *uuid = {};
  uuid->bytes[15] = static_cast<char>(gpu_of(device)->index + 1);
  return CUDA_SUCCESS;
}
CUresult cuDeviceTotalMem(std::size_t* bytes, CUdevice device) {
  REQUIRE_STARTED();
  if (gpu_of(device)->is_broken) return CUDA_ERROR_DEVICE_UNAVAILABLE;
  *bytes = std::size_t{16} << 30;
  return CUDA_SUCCESS;
}
CUresult cuDeviceGetAttribute(int* value, CUdevice_attribute attribute, CUdevice device) {
  REQUIRE_STARTED();
  const Gpu& gpu = *gpu_of(device);
  switch (attribute) {
    case CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR:
      *value = gpu.major;
      break;
    case CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR:
      *value = gpu.minor;
      break;
    case CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT:
      *value = 16;
      break;
    case CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE:
      *value = 4 << 20;
      break;
    case CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN:
      *value = 99 << 10;  // the least of 8.6, 8.9 and 12.x
      break;
    default:
      *value = 1;
  }
  return CUDA_SUCCESS;
}
CUresult cuDeviceGetPCIBusId(char* text, int length, CUdevice device) {
  REQUIRE_STARTED();
  std::snprintf(text, static_cast<std::size_t>(length), "0000:%02x:00.0", static_cast<unsigned>(gpu_of(device)->index + 1));
  return CUDA_SUCCESS;
}

CUresult cuDevicePrimaryCtxRetain(CUcontext* context, CUdevice device) {
  REQUIRE_STARTED();
  Gpu& gpu = state().gpus[static_cast<std::size_t>(device)];
  if (gpu.is_broken) return CUDA_ERROR_DEVICE_UNAVAILABLE;
  gpu.is_active = true;
  *context = context_of(device);
  return CUDA_SUCCESS;
}
CUresult cuDevicePrimaryCtxGetState(CUdevice device, unsigned* flags, int* is_active) {
  REQUIRE_STARTED();
  *flags = 0;
  *is_active = gpu_of(device)->is_active ? 1 : 0;
  return CUDA_SUCCESS;
}
CUresult cuDevicePrimaryCtxReset(CUdevice device) {
  REQUIRE_STARTED();
  state().gpus[static_cast<std::size_t>(device)].is_active = false;
  return CUDA_SUCCESS;
}
CUresult cuCtxGetCurrent(CUcontext* context) {
  REQUIRE_STARTED();
  *context = contexts.empty() ? nullptr : contexts.back();
  return CUDA_SUCCESS;
}
CUresult cuCtxSetCurrent(CUcontext context) {
  REQUIRE_STARTED();
  if (!contexts.empty()) contexts.pop_back();
  if (context != nullptr) contexts.push_back(context);
  return CUDA_SUCCESS;
}
CUresult cuCtxPushCurrent(CUcontext context) {
  REQUIRE_STARTED();
  contexts.push_back(context);
  return CUDA_SUCCESS;
}
CUresult cuCtxPopCurrent(CUcontext* context) {
  REQUIRE_CONTEXT()
  if (context != nullptr) *context = contexts.back();
  contexts.pop_back();
  return CUDA_SUCCESS;
}
CUresult cuCtxGetDevice(CUdevice* device) {
  REQUIRE_CONTEXT()
  *device = current_device();
  return CUDA_SUCCESS;
}
CUresult cuCtxSynchronize() {
  REQUIRE_CONTEXT()
  return CUDA_SUCCESS;
}
CUresult cuCtxResetPersistingL2Cache() {
  REQUIRE_CONTEXT()
  return CUDA_SUCCESS;
}

// Cubins are ELF files, PTX is text.
CUresult cuLibraryLoadData(CUlibrary* library, const void* code, CUjit_option*, void**, unsigned, CUlibraryOption*, void**,
                           unsigned) {
  REQUIRE_STARTED();
  const bool is_cubin = std::memcmp(code, "\177ELF", 4) == 0;
  const bool is_ptx = !is_cubin && std::strstr(static_cast<const char*>(code), ".target sm_") != nullptr;
  if (!is_cubin && !is_ptx) return CUDA_ERROR_INVALID_IMAGE;
  *library = reinterpret_cast<CUlibrary>(new Library{.is_ptx = is_ptx});
  return CUDA_SUCCESS;
}
CUresult cuLibraryUnload(CUlibrary library) {
  delete reinterpret_cast<Library*>(library);
  return CUDA_SUCCESS;
}
CUresult cuLibraryGetKernel(CUkernel* kernel, CUlibrary library, const char* symbol) {
  REQUIRE_STARTED();
  auto* loaded = reinterpret_cast<Library*>(library);
  log(std::string(loaded->is_ptx ? "ptx " : "cubin ") + symbol);
  *kernel = reinterpret_cast<CUkernel>(&loaded->symbols.emplace_back(symbol));
  return CUDA_SUCCESS;
}
CUresult cuKernelGetAttribute(int* value, CUfunction_attribute, CUkernel, CUdevice) {
  REQUIRE_STARTED();
  *value = 0;
  return CUDA_SUCCESS;
}
CUresult cuKernelSetAttribute(CUfunction_attribute, int, CUkernel, CUdevice) {
  REQUIRE_STARTED();
  return CUDA_SUCCESS;
}
CUresult cuKernelGetFunction(CUfunction* function, CUkernel kernel) {
  REQUIRE_CONTEXT()
  *function = reinterpret_cast<CUfunction>(kernel);
  return CUDA_SUCCESS;
}
CUresult cuLaunchKernelEx(const CUlaunchConfig* config, CUfunction function, void**, void**) {
  REQUIRE_CONTEXT()
  if (!gpu_of(current_device())->is_active) return CUDA_ERROR_CONTEXT_IS_DESTROYED;
  std::string words;
  for (unsigned i = 0; i < config->numAttrs; ++i) {
    if (config->attrs[i].id == CU_LAUNCH_ATTRIBUTE_COOPERATIVE) words += " cooperative";
    if (config->attrs[i].id == CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION) words += " cluster";
    if (config->attrs[i].id == CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION) words += " early";
  }
  log("launch " + *reinterpret_cast<const std::string*>(function) + " on " + std::to_string(current_device()) + ": " +
      std::to_string(config->gridDimX) + "x" + std::to_string(config->gridDimY) + "x" + std::to_string(config->gridDimZ) +
      " of " + std::to_string(config->blockDimX) + "+" + std::to_string(config->sharedMemBytes) + words);
  return CUDA_SUCCESS;
}
// A multiprocessor holds two CTAs, the device four clusters.
CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int* count, CUfunction, int, std::size_t) {
  REQUIRE_CONTEXT()
  *count = 2;
  return CUDA_SUCCESS;
}
CUresult cuOccupancyMaxActiveClusters(int* count, CUfunction, const CUlaunchConfig*) {
  REQUIRE_CONTEXT()
  *count = 4;
  return CUDA_SUCCESS;
}
CUresult cuTensorMapEncodeTiled(CUtensorMap* map, CUtensorMapDataType, cuuint32_t, void*, const cuuint64_t*, const cuuint64_t*,
                                const cuuint32_t*, const cuuint32_t*, CUtensorMapInterleave, CUtensorMapSwizzle,
                                CUtensorMapL2promotion, CUtensorMapFloatOOBfill) {
  *map = {};
  return CUDA_SUCCESS;
}
CUresult cuTensorMapReplaceAddress(CUtensorMap*, void*) { return CUDA_SUCCESS; }

CUresult cuMemAlloc(CUdeviceptr* address, std::size_t bytes) {
  REQUIRE_CONTEXT()
  void* memory = std::aligned_alloc(256, (bytes + 255) / 256 * 256);
  if (memory == nullptr) return CUDA_ERROR_OUT_OF_MEMORY;
  *address = reinterpret_cast<CUdeviceptr>(memory);
  return CUDA_SUCCESS;
}
CUresult cuMemHostAlloc(void** memory, std::size_t bytes, unsigned) {
  REQUIRE_CONTEXT()
  *memory = std::aligned_alloc(256, (bytes + 255) / 256 * 256);
  log("host " + std::to_string(reinterpret_cast<std::uintptr_t>(*memory)));
  return *memory == nullptr ? CUDA_ERROR_OUT_OF_MEMORY : CUDA_SUCCESS;
}
CUresult cuMemFree(CUdeviceptr address) {
  REQUIRE_CONTEXT()
  std::free(host(address));
  return CUDA_SUCCESS;
}
CUresult cuMemGetInfo(std::size_t* free, std::size_t* total) {
  REQUIRE_CONTEXT()
  *free = *total = std::size_t{16} << 30;
  return CUDA_SUCCESS;
}
CUresult cuMemcpyHtoD(CUdeviceptr to, const void* from, std::size_t bytes) {
  REQUIRE_CONTEXT()
  std::memcpy(host(to), from, bytes);
  return CUDA_SUCCESS;
}
CUresult cuMemcpyDtoH(void* to, CUdeviceptr from, std::size_t bytes) {
  REQUIRE_CONTEXT()
  std::memcpy(to, host(from), bytes);
  return CUDA_SUCCESS;
}
CUresult cuMemcpyHtoDAsync(CUdeviceptr to, const void* from, std::size_t bytes, CUstream) {
  return cuMemcpyHtoD(to, from, bytes);
}
CUresult cuMemcpyDtoHAsync(void* to, CUdeviceptr from, std::size_t bytes, CUstream) { return cuMemcpyDtoH(to, from, bytes); }
CUresult cuMemcpyDtoDAsync(CUdeviceptr to, CUdeviceptr from, std::size_t bytes, CUstream) {
  return cuMemcpyHtoD(to, host(from), bytes);
}
CUresult cuMemsetD8Async(CUdeviceptr to, unsigned char value, std::size_t count, CUstream) {
  REQUIRE_CONTEXT()
  std::memset(host(to), value, count);
  return CUDA_SUCCESS;
}
CUresult cuMemsetD32Async(CUdeviceptr to, unsigned value, std::size_t count, CUstream) {
  REQUIRE_CONTEXT()
  std::fill_n(static_cast<unsigned*>(host(to)), count, value);
  return CUDA_SUCCESS;
}

CUresult cuStreamCreate(CUstream* stream, unsigned) {
  REQUIRE_CONTEXT()
  *stream = any_handle<CUstream>();
  return CUDA_SUCCESS;
}
CUresult cuStreamDestroy(CUstream) { return CUDA_SUCCESS; }
CUresult cuStreamSynchronize(CUstream) {
  REQUIRE_CONTEXT()
  return CUDA_SUCCESS;
}
CUresult cuStreamGetId(CUstream stream, unsigned long long* id) {
  if (captures().contains(stream)) return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
  *id = reinterpret_cast<std::uintptr_t>(stream);
  return CUDA_SUCCESS;
}
CUresult cuStreamGetCaptureInfo_v2(CUstream stream, CUstreamCaptureStatus* status, cuuint64_t* id, CUgraph*,
                                   const CUgraphNode**, std::size_t*) {
  const auto found = captures().find(stream);
  *status = found == captures().end() ? CU_STREAM_CAPTURE_STATUS_NONE : CU_STREAM_CAPTURE_STATUS_ACTIVE;
  if (found != captures().end()) *id = found->second;
  return CUDA_SUCCESS;
}
CUresult cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode*) { return CUDA_SUCCESS; }
CUresult cuStreamBeginCapture(CUstream stream, CUstreamCaptureMode) {
  static cuuint64_t count = 0;
  captures()[stream] = ++count;
  return CUDA_SUCCESS;
}
CUresult cuStreamEndCapture(CUstream stream, CUgraph* graph) {
  captures().erase(stream);
  *graph = any_handle<CUgraph>();
  return CUDA_SUCCESS;
}
CUresult cuGraphInstantiate(CUgraphExec* executable, CUgraph, unsigned long long) {
  *executable = any_handle<CUgraphExec>();
  return CUDA_SUCCESS;
}
CUresult cuGraphLaunch(CUgraphExec, CUstream) { return CUDA_SUCCESS; }
CUresult cuGraphExecDestroy(CUgraphExec) { return CUDA_SUCCESS; }
CUresult cuGraphDestroy(CUgraph) { return CUDA_SUCCESS; }
CUresult cuEventCreate(CUevent* event, unsigned) {
  *event = any_handle<CUevent>();
  return CUDA_SUCCESS;
}
CUresult cuEventDestroy(CUevent) { return CUDA_SUCCESS; }
CUresult cuEventRecord(CUevent, CUstream) { return CUDA_SUCCESS; }
CUresult cuEventSynchronize(CUevent) { return CUDA_SUCCESS; }
CUresult cuEventElapsedTime(float* milliseconds, CUevent, CUevent) {
  *milliseconds = 1;
  return CUDA_SUCCESS;
}

}  // extern "C"
