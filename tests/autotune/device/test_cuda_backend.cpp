// The device side of the checker against the host side: the same buffers, bit for bit, and the same verdicts. Needs a GPU.
#include <gtest/gtest.h>

#ifdef TILEWRIGHT_HAS_CUDA
#include <cstring>
#include <vector>

#include "backend/cuda/driver_api.h"
#include "device/device_backend.h"

namespace tilewright::tune {
namespace {

constexpr OutputView kView{
    .tensor = 0, .extents = {1, 3, 50, 70}, .strides = {0, 4000, 77, 1}, .tolerance = {.absolute = 0.5, .relative = 0.5}};

class CudaBackendTest : public testing::TestWithParam<DataType> {
 protected:
  void SetUp() override {
    if (cuda_devices().empty()) GTEST_SKIP() << "no CUDA device here";
    backend_ = make_cuda_backend(cuda_devices().front());
    host_ = {.type = GetParam(),
             .elements = 12'000,
             .guard_elements = 512,
             .fill = {.kind = FillKind::uniform},
             .seed = 99,
             .tag = 3};
    bytes_.resize(static_cast<std::size_t>(host_.total_elements() * bytes_of(GetParam())));
    host_.base = bytes_.data();
    device_ = host_;
    memory_ = DeviceMemory(*backend_, bytes_.size());
    device_.base = memory_.get();
  }
  std::vector<char> device_bytes() const {
    std::vector<char> result(bytes_.size());
    check(driver().cuMemcpyDtoH(result.data(), reinterpret_cast<CUdeviceptr>(device_.base), result.size()), "cuMemcpyDtoH");
    return result;
  }
  void upload() {
    check(driver().cuMemcpyHtoD(reinterpret_cast<CUdeviceptr>(device_.base), bytes_.data(), bytes_.size()), "cuMemcpyHtoD");
  }

  std::unique_ptr<DeviceBackend> backend_;
  std::vector<char> bytes_;
  GuardedBuffer host_, device_;
  DeviceMemory memory_;
};

TEST_P(CudaBackendTest, FillsAndPoisonsLikeTheHost) {
  const NumberFormat format = format_of(GetParam());
  const int bias = (1 << (format.exponent_bits - 1)) - 1, least = 1 - bias - format.fraction_bits, largest = bias - 3;
  for (const FillKind kind : {FillKind::uniform, FillKind::small_int, FillKind::wide, FillKind::infinite, FillKind::zero}) {
    for (const int exponent : {0, least, largest}) {
      host_.fill = device_.fill = {.kind = kind, .exponent = exponent};
      host_checker().fill(host_);
      backend_->checker().fill(device_);
      EXPECT_EQ(device_bytes(), bytes_) << "kind " << static_cast<int>(kind) << " exponent " << exponent;
    }
  }
  host_checker().poison(host_);
  backend_->checker().poison(device_);
  EXPECT_EQ(device_bytes(), bytes_);
}

TEST_P(CudaBackendTest, SeesStrayWritesLikeTheHost) {
  backend_->checker().fill(device_);
  EXPECT_EQ(backend_->checker().find_change(device_, nullptr, false).count, 0);
  for (const std::int64_t index : {-512, -1, 70, 76, 3999, 11'999, 12'000, 12'511}) {
    host_checker().poison(host_);
    std::memset(static_cast<char*>(host_.data()) + index * bytes_of(GetParam()), 0,
                static_cast<std::size_t>(bytes_of(GetParam())));
    upload();
    const ChangeReport report = backend_->checker().find_change(device_, &kView, true);
    EXPECT_EQ(report.count, 1) << index;
    EXPECT_EQ(report.first, index);
  }
}

TEST_P(CudaBackendTest, SeesErrorsLikeTheHost) {
  host_checker().fill(host_);
  upload();
  std::vector<double> reference(static_cast<std::size_t>(kView.elements()), 0.25);
  const DeviceMemory on_device(*backend_, reference.size() * sizeof(double));
  check(driver().cuMemcpyHtoD(reinterpret_cast<CUdeviceptr>(on_device.get()), reference.data(),
                              reference.size() * sizeof(double)),
        "cuMemcpyHtoD");
  const ErrorReport host = host_checker().compare(host_, kView, reference.data());
  const ErrorReport device = backend_->checker().compare(device_, kView, static_cast<const double*>(on_device.get()));
  EXPECT_GT(host.count, 0);
  EXPECT_EQ(device.count, host.count);
  EXPECT_EQ(device.worst, host.worst);
  EXPECT_EQ(device.index, host.index);
}

INSTANTIATE_TEST_SUITE_P(Types, CudaBackendTest,
                         testing::Values(DataType::f32, DataType::f16, DataType::bf16, DataType::e4m3, DataType::e5m2));

}  // namespace
}  // namespace tilewright::tune
#endif
