// A test of an op's kernels that are linked and run on the GPU of the tests.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cuda_memory.h"
#include "launch/launch.h"
#include "table/kernel_table.h"
#include "tilewright/device.h"

namespace tilewright::test {

// Is skipped, in the end, where an op that it asks for has no such kernel: it would pass without having run one.
class LinkedCudaKernels : public GpuTest {
 protected:
  void TearDown() override {
    if (!missing_.empty()) GTEST_SKIP() << "no linked " << missing_ << " kernel runs on " << device().name;
  }

  std::vector<const KernelEntry*> kernels_of(std::string_view op) {
    std::vector<const KernelEntry*> kernels;
    const KernelTable& table = linked_table();
    for (const KernelEntry& kernel : table.kernels) {
      if (kernel.kind == TargetKind::cuda && table.ops[kernel.op].name == op &&
          compatible(table.archs[kernel.arch], device()) && !kernel.image.empty()) {
        kernels.push_back(&kernel);
      }
    }
    if (kernels.empty()) missing_ = op;
    return kernels;
  }

 private:
  std::string missing_;
};

}  // namespace tilewright::test
