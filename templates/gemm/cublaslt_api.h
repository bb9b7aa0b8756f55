// What provider_cublaslt.cpp uses of cuBLASLt, declared as NVIDIA's documentation does (cuBLAS 12 and 13, "Using the cuBLASLt
// API": https://docs.nvidia.com/cuda/cublas/#using-the-cublaslt-api), so that neither this library's build nor its users need
// NVIDIA's header. tests/fake_cuda compares the numbers and layouts with that header, where it is.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace tilewright::cublaslt {

using Handle = void*;
using Status = int;
using Descriptor = void*;  // of a product, of a matrix, of what is preferred
using CudaStream = void*;

inline constexpr Status kSuccess = 0;                          // CUBLAS_STATUS_SUCCESS
inline constexpr int kReal32 = 0, kReal16 = 2, kBrain16 = 14;  // cudaDataType_t
inline constexpr int kCompute32 = 68, kComputeTf32 = 77;       // cublasComputeType_t
inline constexpr std::int32_t kTransposed = 1;                 // CUBLAS_OP_T
// cublasLtMatmulDescAttributes_t, cublasLtMatrixLayoutAttribute_t, cublasLtMatmulPreferenceAttributes_t
inline constexpr int kTransA = 3, kTransB = 4;
inline constexpr int kBatchCount = 5, kBatchStride = 6;
inline constexpr int kMostWorkspace = 1;
inline constexpr std::array<int, 4> kLeastAlignment{5, 6, 7, 8};  // of A, B, C, D

// cublasLtMatmulAlgo_t: opaque, and may be kept beyond the process, for the same version of the library.
struct Algorithm {
  std::array<std::uint64_t, 8> data;
};

// cublasLtMatmulHeuristicResult_t
struct Result {
  Algorithm algorithm;
  std::size_t workspace_bytes;
  Status state;
  float waves;
  std::array<int, 4> reserved;
};

using Create = Status(Handle* handle);
using Destroy = Status(void* object);
using GetVersion = std::size_t();
using DescCreate = Status(Descriptor* product, int compute_type, int scale_type);
using LayoutCreate = Status(Descriptor* layout, int type, std::uint64_t rows, std::uint64_t columns, std::int64_t leading);
using PreferenceCreate = Status(Descriptor* preference);
using SetAttribute = Status(Descriptor of, int attribute, const void* value, std::size_t bytes);
using GetHeuristic = Status(Handle handle, Descriptor product, Descriptor a, Descriptor b, Descriptor c, Descriptor d,
                            Descriptor preference, int most, Result* results, int* count);
using AlgoCheck = Status(Handle handle, Descriptor product, Descriptor a, Descriptor b, Descriptor c, Descriptor d,
                         const Algorithm* algorithm, Result* result);
using Matmul = Status(Handle handle, Descriptor product, const void* alpha, const void* a, Descriptor a_layout, const void* b,
                      Descriptor b_layout, const void* beta, const void* c, Descriptor c_layout, void* d, Descriptor d_layout,
                      const Algorithm* algorithm, void* workspace, std::size_t workspace_bytes, CudaStream stream);

}  // namespace tilewright::cublaslt
