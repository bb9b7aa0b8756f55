// Every linked CUDA kernel of gemm where operands are shared (strides of 0) and bias lies in any order, against sums in f64
// that read the same strides (gemm_case.h).
#include "cuda_memory.h"
#include "gemm_case.h"
#include "linked_cuda_kernels.h"
#include "tilewright/plan.h"

namespace tilewright {
namespace {

using test::CudaMemory;
using test::GemmCase;
using test::GemmOperands;

// Places among a problem's sizes.
enum : std::size_t { kStrideA = 7, kStrideB, kStrideC, kStrideBias, kBiasRow, kBiasColumn };

class CudaStrides : public test::LinkedCudaKernels {
 protected:
  // Dense problems of which `change` has altered the sizes, by every linked kernel that takes them.
  template <class Change>
  void expect_right(bool has_bias, Change change) {
    const std::vector<const KernelEntry*> kernels = kernels_of("gemm");
    for (const Dtype dtype : test::kAllDtypes) {
      for (const Layout layout : test::kAllLayouts) {
        for (const auto& [rows, batch] : {std::pair{8, 1}, {72, 1}, {136, 2}}) {
          for (const float beta : {0.0f, -0.5f}) {
            const GemmCase each{.problem = {.dtype = dtype, .layout = layout, .M = rows, .N = 264, .K = 72, .batch = batch},
                                .alpha = 0.5f,
                                .beta = beta,
                                .activation = beta == 0 ? Activation::silu : Activation::none,
                                .has_bias = has_bias};
            Problem problem = to_problem(each.problem, device());
            change(problem.sizes);
            const GemmOperands x(each, problem);
            const CudaMemory a(x.a), b(x.b), bias(x.bias);
            CudaMemory c(x.c);
            for (const KernelEntry* kernel : kernels) {
              if (!is_legal(*kernel, problem)) continue;
              const Plan plan(*kernel, kernel->runtime_defaults, linked_table(), problem, device());
              CudaMemory workspace(plan.workspace_bytes());
              workspace.clear();
              c.write(x.c);
              plan.run(x.arguments(a.data(), b.data(), c.data(), bias.data()), workspace.data());
              synchronize();
              ASSERT_EQ(x.difference(c.read()), "") << kernel->id << "\n" << to_text(each);
            }
          }
        }
      }
    }
  }
};

TEST_F(CudaStrides, OperandsMayBeShared) {
  expect_right(false, [](auto& sizes) { sizes[kStrideA] = 0; });
  expect_right(false, [](auto& sizes) { sizes[kStrideB] = 0; });
  expect_right(false, [](auto& sizes) { sizes[kStrideA] = sizes[kStrideB] = 0; });
}

TEST_F(CudaStrides, BiasMayLieInAnyOrder) {
  const auto with = [this](std::int64_t product, std::int64_t row, std::int64_t column) {
    expect_right(true, [=](auto& sizes) { sizes[kStrideBias] = product, sizes[kBiasRow] = row, sizes[kBiasColumn] = column; });
  };
  with(0, 0, 1);    // a row
  with(0, 1, 0);    // a column
  with(0, 0, 0);    // a number
  with(264, 0, 1);  // a row for each product
  with(257, 0, 1);  // that begins anywhere
  with(136, 1, 0);  // a column for each product
  with(0, 264, 1);  // a matrix
  with(7, 265, 1);  // whose rows begin anywhere
  with(5, 3, 2);    // that overlaps
  with(1, 2, 300);  // stored by columns
}

}  // namespace
}  // namespace tilewright
