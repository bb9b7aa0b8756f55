// The CUDA driver API, found at run time with dlopen, so that one binary runs with and without a GPU. Called by the CUDA
// back end, the tuner and the GPU tests. It wraps handles and turns failures into Error; it chooses no devices and no kernels.
#pragma once

#include <cuda.h>

#include <cstddef>
#include <span>
#include <string>
#include <utility>

// The plain entry point exists in every driver; the versioned one that newer headers put in its place needs CUDA 12.8.
#undef cuEventElapsedTime
extern "C" CUresult CUDAAPI cuEventElapsedTime(float* milliseconds, CUevent start, CUevent end);
// The same of the third version, which came with CUDA 12.3.
extern "C" CUresult CUDAAPI cuStreamGetCaptureInfo_v2(CUstream stream, CUstreamCaptureStatus* status, cuuint64_t* id,
                                                      CUgraph* graph, const CUgraphNode** dependencies, std::size_t* count);

namespace tilewright {

// cuda.h renames some functions by macro (cuMemAlloc is cuMemAlloc_v2): members carry the name that cuda.h gives them.
#define TILEWRIGHT_DRIVER_FUNCTIONS(X)           \
  X(cuInit)                                      \
  X(cuDriverGetVersion)                          \
  X(cuGetErrorName)                              \
  X(cuGetErrorString)                            \
  X(cuDeviceGetCount)                            \
  X(cuDeviceGet)                                 \
  X(cuDeviceGetName)                             \
  X(cuDeviceGetUuid)                             \
  X(cuDeviceTotalMem)                            \
  X(cuDeviceGetAttribute)                        \
  X(cuDeviceGetPCIBusId)                         \
  X(cuDevicePrimaryCtxRetain)                    \
  X(cuDevicePrimaryCtxGetState)                  \
  X(cuCtxGetCurrent)                             \
  X(cuCtxSetCurrent)                             \
  X(cuCtxPushCurrent)                            \
  X(cuCtxPopCurrent)                             \
  X(cuCtxGetDevice)                              \
  X(cuCtxSynchronize)                            \
  X(cuCtxResetPersistingL2Cache)                 \
  X(cuLibraryLoadData)                           \
  X(cuLibraryUnload)                             \
  X(cuLibraryGetKernel)                          \
  X(cuKernelGetAttribute)                        \
  X(cuKernelSetAttribute)                        \
  X(cuKernelGetFunction)                         \
  X(cuLaunchKernelEx)                            \
  X(cuOccupancyMaxActiveBlocksPerMultiprocessor) \
  X(cuOccupancyMaxActiveClusters)                \
  X(cuTensorMapEncodeTiled)                      \
  X(cuTensorMapReplaceAddress)                   \
  X(cuMemAlloc)                                  \
  X(cuMemFree)                                   \
  X(cuMemHostAlloc)                              \
  X(cuMemGetInfo)                                \
  X(cuMemcpyHtoD)                                \
  X(cuMemcpyDtoH)                                \
  X(cuMemcpyHtoDAsync)                           \
  X(cuMemcpyDtoHAsync)                           \
  X(cuMemcpyDtoDAsync)                           \
  X(cuMemsetD8Async)                             \
  X(cuMemsetD32Async)                            \
  X(cuStreamCreate)                              \
  X(cuStreamDestroy)                             \
  X(cuStreamSynchronize)                         \
  X(cuStreamBeginCapture)                        \
  X(cuStreamEndCapture)                          \
  X(cuStreamGetId)                               \
  X(cuStreamGetCaptureInfo_v2)                   \
  X(cuThreadExchangeStreamCaptureMode)           \
  X(cuGraphInstantiate)                          \
  X(cuGraphLaunch)                               \
  X(cuGraphExecDestroy)                          \
  X(cuGraphDestroy)                              \
  X(cuEventCreate)                               \
  X(cuEventDestroy)                              \
  X(cuEventRecord)                               \
  X(cuEventSynchronize)                          \
  X(cuEventElapsedTime)

struct DriverApi {
#define TILEWRIGHT_DECLARE(name) decltype(&::name) name = nullptr;
  TILEWRIGHT_DRIVER_FUNCTIONS(TILEWRIGHT_DECLARE)
#undef TILEWRIGHT_DECLARE
};

// The initialised driver, or nullptr when there is none or it is older than CUDA 12; `why_none` (may be null) gets the reason.
const DriverApi* find_driver(std::string* why_none = nullptr);

// The same; throws Error when there is none.
const DriverApi& driver();

// Throws Error with the call's name and the driver's own words unless `result` is CUDA_SUCCESS.
void check(CUresult result, const char* call);

// The device whose context is current on this thread; -1: none is. Asks for the context first: without one the device's
// question fails, and debuggers and compute-sanitizer report each call that fails.
int current_ordinal(const DriverApi& api);

// The primary context of a device, the one that the CUDA runtime uses. Retained on first use, and anew after the device was
// reset, and kept until exit.
CUcontext primary_context(int ordinal);

// Makes the primary context of `ordinal` current on this thread for its lifetime, unless a context of that device already is.
class CurrentContext {
 public:
  explicit CurrentContext(int ordinal);
  // Throws Error when a context of another device is current: pointers and streams are that one's. `what` is of `ordinal`.
  CurrentContext(int ordinal, const std::string& what);
  ~CurrentContext();
  CurrentContext(const CurrentContext&) = delete;
  CurrentContext& operator=(const CurrentContext&) = delete;

 private:
  void push(int ordinal);

  bool pushed_ = false;
};

// A loaded cubin, or PTX, packed or not. Independent of contexts: the driver places it on each device on first use there.
class CudaLibrary {
 public:
  explicit CudaLibrary(std::span<const unsigned char> image);
  ~CudaLibrary();
  CudaLibrary(CudaLibrary&& other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
  CudaLibrary& operator=(CudaLibrary&& other) noexcept {
    std::swap(handle_, other.handle_);
    return *this;
  }

  CUkernel kernel(const char* symbol) const;

 private:
  CUlibrary handle_ = nullptr;
};

}  // namespace tilewright
