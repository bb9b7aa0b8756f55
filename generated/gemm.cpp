// gemm: from typed problems and arguments to the ones of dispatch. Emitted by codegen; do not edit.
#include "tilewright/gemm.h"

#include <algorithm>

#include "saturate.h"

namespace tilewright {

namespace {

constexpr std::uint8_t kDtypeCodes[] = {0, 1, 2, 3};
constexpr std::uint8_t kLayoutCodes[] = {0, 1, 2, 3};

}  // namespace

void fill_dense_gemm(Problem& problem);
void fill_dense_gemm(Problem& problem) {
  std::array<Extent, 10> sizes;
  for (std::size_t i = 0; i < sizes.size(); ++i) sizes[i] = {problem.sizes[i]};
  const std::int64_t dense_lda = (problem.attributes[1] == 0 || problem.attributes[1] == 1 ? sizes[2] : sizes[0]).value;
  if (sizes[4].value == 0) sizes[4] = dense_lda;
  if (sizes[4].value < dense_lda) {
    throw Error("gemm: lda is " + std::to_string(sizes[4].value) + ", less than the " +
                std::to_string(dense_lda) + " of dense operands");
  }
  const std::int64_t dense_ldb = (problem.attributes[1] == 0 || problem.attributes[1] == 2 ? sizes[1] : sizes[2]).value;
  if (sizes[5].value == 0) sizes[5] = dense_ldb;
  if (sizes[5].value < dense_ldb) {
    throw Error("gemm: ldb is " + std::to_string(sizes[5].value) + ", less than the " +
                std::to_string(dense_ldb) + " of dense operands");
  }
  const std::int64_t dense_ldc = (sizes[1]).value;
  if (sizes[6].value == 0) sizes[6] = dense_ldc;
  if (sizes[6].value < dense_ldc) {
    throw Error("gemm: ldc is " + std::to_string(sizes[6].value) + ", less than the " +
                std::to_string(dense_ldc) + " of dense operands");
  }
  if (sizes[7].value == 0) sizes[7] = problem.attributes[1] == 0 || problem.attributes[1] == 1 ? sizes[0] * sizes[4] : sizes[2] * sizes[4];  // stride_a
  if (sizes[8].value == 0) sizes[8] = problem.attributes[1] == 0 || problem.attributes[1] == 2 ? sizes[2] * sizes[5] : sizes[1] * sizes[5];  // stride_b
  if (sizes[9].value == 0) sizes[9] = sizes[0] * sizes[6];  // stride_c
  for (std::size_t i = 0; i < sizes.size(); ++i) problem.sizes[i] = sizes[i].value;
}

Problem to_problem(const GemmProblem& problem, const Device& device) {
  const std::uint8_t dtype = kDtypeCodes[static_cast<std::size_t>(problem.dtype)];
  const std::uint8_t layout = kLayoutCodes[static_cast<std::size_t>(problem.layout)];
  Problem result{.op = 2};
  if (device.kind == TargetKind::cpu) {
    const int threads = problem.threads > 0 ? problem.threads : static_cast<int>(device.compute_units);
    result.threads = static_cast<std::uint16_t>(std::clamp(threads, 1, 65535));
  }
  result.attributes = {dtype, layout};
  result.sizes = {problem.M, problem.N, problem.K, problem.batch, problem.lda, problem.ldb, problem.ldc, problem.stride_a, problem.stride_b, problem.stride_c};
  fill_dense_gemm(result);
  return result;
}

Arguments to_arguments(const GemmArguments& arguments) {
  return {.tensors = {const_cast<void*>(arguments.A), const_cast<void*>(arguments.B), arguments.C, const_cast<void*>(arguments.bias)},
          .scalars = {{{.f32 = arguments.alpha}, {.f32 = arguments.beta}, {.i32 = static_cast<std::int32_t>(arguments.activation)}}},
          .constants = (arguments.constant_b ? 2u : 0u)};
}

std::shared_ptr<const Plan> plan_gemm(const GemmProblem& problem, const Device& device, std::size_t workspace_limit) {
  return make_plan(to_problem(problem, device), device, workspace_limit);
}

void gemm(const GemmProblem& problem, const GemmArguments& arguments, void* workspace, std::size_t workspace_bytes,
          Stream stream, const Device& device) {
  if (workspace == nullptr) workspace_bytes = 0;  // only kernels that need none
  const Plan& plan = cached_plan(to_problem(problem, device), device, workspace_bytes);
  // CPU plans know no limit: one that needs more takes scratch memory of its own.
  plan.run(to_arguments(arguments), plan.workspace_bytes() <= workspace_bytes ? workspace : nullptr, stream);
}

Explanation explain(const GemmProblem& problem, const Device& device) {
  return explain(to_problem(problem, device), device);
}

}  // namespace tilewright
