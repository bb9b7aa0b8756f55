// cuBLASLt's algorithms for a product of dense row-major matrices, or a strided batch of them, and which of its first 32 is the
// fastest: the peer of gemm_cuda and gemm_population.
#pragma once

#include <cublasLt.h>

#include <array>

#include "cuda_gemm.h"

namespace tilewright::bench {

inline constexpr std::size_t kPeerWorkspaceBytes = std::size_t{64} << 20;
inline constexpr int kHeuristics = 32;

inline void require(cublasStatus_t status, const char* what) {
  if (status != CUBLAS_STATUS_SUCCESS) throw std::runtime_error(std::string(what) + ": " + cublasLtGetStatusString(status));
}

inline cublasComputeType_t compute_of(const ProductStorage& storage) {
  return storage.dtype == Dtype::tf32 ? CUBLAS_COMPUTE_32F_FAST_TF32 : CUBLAS_COMPUTE_32F;
}

// One row-major GEMM as cuBLASLt (column-major) sees it: C^T[N,M] = op(B)^T op(A)^T, no data moved.
class CublasLtGemm {
 public:
  CublasLtGemm(cublasLtHandle_t handle, const GemmShape& shape, const ProductStorage& storage) : handle_(handle) {
    require(cublasLtMatmulDescCreate(&operation_, compute_of(storage), CUDA_R_32F), "cublasLtMatmulDescCreate");
    const bool a_transposed = shape.layout[0] == 't', b_transposed = shape.layout[1] == 't';
    set(CUBLASLT_MATMUL_DESC_TRANSA, b_transposed ? CUBLAS_OP_T : CUBLAS_OP_N);
    set(CUBLASLT_MATMUL_DESC_TRANSB, a_transposed ? CUBLAS_OP_T : CUBLAS_OP_N);
    first_ = layout(storage.factor, b_transposed ? shape.k : shape.n, b_transposed ? shape.n : shape.k, shape.batch);
    second_ = layout(storage.factor, a_transposed ? shape.m : shape.k, a_transposed ? shape.k : shape.m, shape.batch);
    output_ = layout(storage.result, shape.n, shape.m, shape.batch);

    cublasLtMatmulPreference_t preference = nullptr;
    require(cublasLtMatmulPreferenceCreate(&preference), "cublasLtMatmulPreferenceCreate");
    require(cublasLtMatmulPreferenceSetAttribute(preference, CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES, &kPeerWorkspaceBytes,
                                                 sizeof kPeerWorkspaceBytes),
            "cublasLtMatmulPreferenceSetAttribute");
    int found = 0;
    const cublasStatus_t status = cublasLtMatmulAlgoGetHeuristic(handle, operation_, first_, second_, output_, output_,
                                                                 preference, kHeuristics, heuristics_.data(), &found);
    cublasLtMatmulPreferenceDestroy(preference);
    require(status, "cublasLtMatmulAlgoGetHeuristic");
    count_ = static_cast<std::size_t>(found);
    if (count_ == 0) throw std::runtime_error("cuBLASLt knows no algorithm for " + label(shape));
  }
  ~CublasLtGemm() {
    for (const auto matrix : {first_, second_, output_}) cublasLtMatrixLayoutDestroy(matrix);
    cublasLtMatmulDescDestroy(operation_);
  }
  CublasLtGemm(const CublasLtGemm&) = delete;
  CublasLtGemm& operator=(const CublasLtGemm&) = delete;

  std::size_t heuristics() const { return count_; }

  // False when the heuristic can't run this problem after all.
  bool enqueue(std::size_t heuristic, const void* a, const void* b, void* c, void* workspace, cudaStream_t stream) const {
    const float alpha = 1, beta = 0;
    return cublasLtMatmul(handle_, operation_, &alpha, b, first_, a, second_, &beta, c, output_, c, output_,
                          &heuristics_[heuristic].algo, workspace, kPeerWorkspaceBytes, stream) == CUBLAS_STATUS_SUCCESS;
  }

 private:
  void set(cublasLtMatmulDescAttributes_t attribute, cublasOperation_t value) {
    require(cublasLtMatmulDescSetAttribute(operation_, attribute, &value, sizeof value), "cublasLtMatmulDescSetAttribute");
  }
  template <typename Value>
  static void set(cublasLtMatrixLayout_t layout, cublasLtMatrixLayoutAttribute_t attribute, Value value) {
    require(cublasLtMatrixLayoutSetAttribute(layout, attribute, &value, sizeof value), "cublasLtMatrixLayoutSetAttribute");
  }
  static cublasLtMatrixLayout_t layout(const Storage& storage, std::int64_t rows, std::int64_t columns, std::int64_t batch) {
    cublasLtMatrixLayout_t result = nullptr;
    require(cublasLtMatrixLayoutCreate(&result, storage.type, static_cast<std::uint64_t>(rows),
                                       static_cast<std::uint64_t>(columns), rows),
            "cublasLtMatrixLayoutCreate");
    if (batch == 1) return result;
    const auto count = static_cast<std::int32_t>(batch);
    const std::int64_t stride = rows * columns;
    set(result, CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT, count);
    set(result, CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET, stride);
    return result;
  }

  cublasLtHandle_t handle_;
  cublasLtMatmulDesc_t operation_ = nullptr;
  cublasLtMatrixLayout_t first_ = nullptr, second_ = nullptr, output_ = nullptr;
  std::array<cublasLtMatmulHeuristicResult_t, kHeuristics> heuristics_{};
  std::size_t count_ = 0;
};

// The heuristic with the best median over a few cold, interleaved rounds. Those that one launch shows to be far slower than
// another are not ranked: of products that take long the ranking would take minutes.
inline std::size_t best_heuristic(const CublasLtGemm& peer, ColdTimer& timer, const ColdOperands& operands, void* workspace) {
  constexpr double kLongUs = 1000, kFarSlower = 2;
  std::vector<std::size_t> runnable;
  std::vector<Contender> contenders;
  double least_us = 0;
  for (std::size_t i = 0; i < peer.heuristics(); ++i) {
    if (!peer.enqueue(i, operands.a(0), operands.b(0), operands.c(0), workspace, nullptr)) continue;
    const auto run = [&, i](std::size_t copy, cudaStream_t stream) {
      peer.enqueue(i, operands.a(copy), operands.b(copy), operands.c(copy), workspace, stream);
    };
    const double us = timer.once_us(run);
    if (us > std::max(kLongUs, kFarSlower * least_us) && !runnable.empty()) continue;
    least_us = runnable.empty() ? us : std::min(least_us, us);
    runnable.push_back(i);
    contenders.push_back({std::to_string(i), timer.sampler(run, operands.copies())});
  }
  require(cudaDeviceSynchronize(), "cuBLASLt");
  return runnable.at(fastest(interleave(contenders, kRoundsToRank)));
}

}  // namespace tilewright::bench
