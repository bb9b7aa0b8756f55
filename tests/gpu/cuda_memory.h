// Device memory and streams for the GPU tests, and the device that they use.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

#include "backend/cuda/driver_api.h"
#include "tilewright/device.h"

namespace tilewright::test {

// Skips where there is no GPU; makes the first one's primary context current.
class GpuTest : public testing::Test {
 protected:
  void SetUp() override {
    std::string why_none;
    if (cuda_devices(&why_none).empty()) GTEST_SKIP() << why_none;
    check(driver().cuCtxSetCurrent(primary_context(device().ordinal)), "cuCtxSetCurrent");
  }

  static const Device& device() { return cuda_devices().front(); }
  static void synchronize() { check(driver().cuCtxSynchronize(), "cuCtxSynchronize"); }
};

template <typename Type>
std::vector<unsigned char> raw_bytes(const std::vector<Type>& values) {
  std::vector<unsigned char> bytes(values.size() * sizeof(Type));
  std::memcpy(bytes.data(), values.data(), bytes.size());
  return bytes;
}

class CudaMemory {
 public:
  explicit CudaMemory(std::size_t bytes) : bytes_(bytes) {
    check(driver().cuMemAlloc(&address_, std::max<std::size_t>(bytes, 1)), "cuMemAlloc");
  }
  explicit CudaMemory(const std::vector<unsigned char>& content) : CudaMemory(content.size()) { write(content); }
  ~CudaMemory() { driver().cuMemFree(address_); }
  CudaMemory(const CudaMemory&) = delete;
  CudaMemory& operator=(const CudaMemory&) = delete;

  void* data() const { return reinterpret_cast<void*>(address_); }
  void write(const std::vector<unsigned char>& content) {
    if (content.empty()) return;
    check(driver().cuMemcpyHtoD(address_, content.data(), content.size()), "cuMemcpyHtoD");
    // A copy from pageable memory may return before it has arrived; non-blocking streams would not wait for it.
    check(driver().cuCtxSynchronize(), "cuCtxSynchronize");
  }
  void clear() { write(std::vector<unsigned char>(bytes_, 0)); }
  std::vector<unsigned char> read() const { return read(bytes_); }
  std::vector<unsigned char> read(std::size_t first_bytes) const {
    std::vector<unsigned char> content(first_bytes);
    if (!content.empty()) check(driver().cuMemcpyDtoH(content.data(), address_, first_bytes), "cuMemcpyDtoH");
    return content;
  }

 private:
  std::size_t bytes_;
  CUdeviceptr address_ = 0;
};

class CudaStream {
 public:
  CudaStream() { check(driver().cuStreamCreate(&handle_, CU_STREAM_NON_BLOCKING), "cuStreamCreate"); }
  ~CudaStream() { driver().cuStreamDestroy(handle_); }
  CudaStream(const CudaStream&) = delete;
  CudaStream& operator=(const CudaStream&) = delete;

  CUstream get() const { return handle_; }
  void synchronize() const { check(driver().cuStreamSynchronize(handle_), "cuStreamSynchronize"); }

 private:
  CUstream handle_ = nullptr;
};

}  // namespace tilewright::test
