// libcublasLt.so of ours, written against NVIDIA's header: what our declarations of cuBLASLt are held against. "Device" memory
// is the process's. It computes products of f32 or bf16, summed and stored in f32, column by column, and knows two algorithms,
// of which the second needs a workspace.
#include <cublasLt.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <cstring>

namespace {

struct Layout {
  cudaDataType type = CUDA_R_32F;
  std::uint64_t rows = 0, columns = 0;
  std::int64_t leading = 0;
  std::int32_t batch = 1;
  std::int64_t stride = 0;
};
struct Product {
  cublasComputeType_t compute = CUBLAS_COMPUTE_32F;
  cudaDataType scale = CUDA_R_32F;
  cublasOperation_t a = CUBLAS_OP_N, b = CUBLAS_OP_N;
};
struct Preference {
  std::uint64_t workspace_bytes = 0;
  std::uint32_t alignment[4]{256, 256, 256, 256};
};

constexpr std::uint64_t kFirst = 0x1111, kSecond = 0x2222;
constexpr std::size_t kWorkspaceOfSecond = 4096;

// The library's descriptors are pointers to what only it knows.
template <typename Ours, typename Theirs>
Ours& of(Theirs handle) {
  return *reinterpret_cast<Ours*>(handle);
}
template <typename Ours, typename Theirs>
cublasStatus_t make(Theirs* handle, Ours value) {
  *handle = reinterpret_cast<Theirs>(new Ours(value));
  return CUBLAS_STATUS_SUCCESS;
}
template <typename Value>
cublasStatus_t take(Value& value, const void* from, std::size_t bytes) {
  if (bytes != sizeof(Value)) return CUBLAS_STATUS_INVALID_VALUE;
  std::memcpy(&value, from, bytes);
  return CUBLAS_STATUS_SUCCESS;
}

bool fit(const Product& product, const Layout& a, const Layout& b, const Layout& d) {
  const bool ta = product.a == CUBLAS_OP_T, tb = product.b == CUBLAS_OP_T;
  const auto stands = [](const Layout& each) { return each.leading >= static_cast<std::int64_t>(each.rows); };
  return (ta ? a.columns : a.rows) == d.rows && (tb ? b.rows : b.columns) == d.columns &&
         (ta ? a.rows : a.columns) == (tb ? b.columns : b.rows) && stands(a) && stands(b) && stands(d) && a.batch == d.batch &&
         b.batch == d.batch;
}

}  // namespace

extern "C" {

std::size_t cublasLtGetVersion() {
  const char* version = std::getenv("FAKE_CUBLASLT_VERSION");
  return version != nullptr ? std::strtoul(version, nullptr, 10) : 130100;
}
cublasStatus_t cublasLtCreate(cublasLtHandle_t* handle) { return make(handle, 0); }

cublasStatus_t cublasLtMatmulDescCreate(cublasLtMatmulDesc_t* desc, cublasComputeType_t compute, cudaDataType_t scale) {
  return make(desc, Product{.compute = compute, .scale = scale});
}
cublasStatus_t cublasLtMatmulDescDestroy(cublasLtMatmulDesc_t desc) { return delete &of<Product>(desc), CUBLAS_STATUS_SUCCESS; }
cublasStatus_t cublasLtMatmulDescSetAttribute(cublasLtMatmulDesc_t desc, cublasLtMatmulDescAttributes_t attribute,
                                              const void* value, std::size_t bytes) {
  std::int32_t operation = 0;
  const cublasStatus_t status = take(operation, value, bytes);
  Product& product = of<Product>(desc);
  if (attribute == CUBLASLT_MATMUL_DESC_TRANSA) return product.a = static_cast<cublasOperation_t>(operation), status;
  if (attribute == CUBLASLT_MATMUL_DESC_TRANSB) return product.b = static_cast<cublasOperation_t>(operation), status;
  return CUBLAS_STATUS_NOT_SUPPORTED;
}

cublasStatus_t cublasLtMatrixLayoutCreate(cublasLtMatrixLayout_t* layout, cudaDataType type, std::uint64_t rows,
                                          std::uint64_t columns, std::int64_t leading) {
  return make(layout, Layout{.type = type, .rows = rows, .columns = columns, .leading = leading});
}
cublasStatus_t cublasLtMatrixLayoutDestroy(cublasLtMatrixLayout_t layout) {
  return delete &of<Layout>(layout), CUBLAS_STATUS_SUCCESS;
}
cublasStatus_t cublasLtMatrixLayoutSetAttribute(cublasLtMatrixLayout_t layout, cublasLtMatrixLayoutAttribute_t attribute,
                                                const void* value, std::size_t bytes) {
  if (attribute == CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT) return take(of<Layout>(layout).batch, value, bytes);
  if (attribute == CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET) return take(of<Layout>(layout).stride, value, bytes);
  return CUBLAS_STATUS_NOT_SUPPORTED;
}

cublasStatus_t cublasLtMatmulPreferenceCreate(cublasLtMatmulPreference_t* preference) { return make(preference, Preference{}); }
cublasStatus_t cublasLtMatmulPreferenceDestroy(cublasLtMatmulPreference_t preference) {
  return delete &of<Preference>(preference), CUBLAS_STATUS_SUCCESS;
}
cublasStatus_t cublasLtMatmulPreferenceSetAttribute(cublasLtMatmulPreference_t preference,
                                                    cublasLtMatmulPreferenceAttributes_t attribute, const void* value,
                                                    std::size_t bytes) {
  Preference& ours = of<Preference>(preference);
  if (attribute == CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES) return take(ours.workspace_bytes, value, bytes);
  const int operand = attribute - CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES;
  if (operand < 0 || operand > 3) return CUBLAS_STATUS_NOT_SUPPORTED;
  return take(ours.alignment[operand], value, bytes);
}

cublasStatus_t cublasLtMatmulAlgoCheck(cublasLtHandle_t, cublasLtMatmulDesc_t desc, cublasLtMatrixLayout_t a,
                                       cublasLtMatrixLayout_t b, cublasLtMatrixLayout_t, cublasLtMatrixLayout_t d,
                                       const cublasLtMatmulAlgo_t* algorithm, cublasLtMatmulHeuristicResult_t* result) {
  const std::uint64_t which = algorithm->data[0];
  if ((which != kFirst && which != kSecond) || algorithm->data[7] != ~which) return CUBLAS_STATUS_INVALID_VALUE;
  if (!fit(of<Product>(desc), of<Layout>(a), of<Layout>(b), of<Layout>(d))) return CUBLAS_STATUS_NOT_SUPPORTED;
  *result = {.algo = *algorithm,
             .workspaceSize = which == kSecond ? kWorkspaceOfSecond : 0,
             .state = CUBLAS_STATUS_SUCCESS,
             .wavesCount = 1,
             .reserved = {}};
  return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasLtMatmulAlgoGetHeuristic(cublasLtHandle_t handle, cublasLtMatmulDesc_t desc, cublasLtMatrixLayout_t a,
                                              cublasLtMatrixLayout_t b, cublasLtMatrixLayout_t c, cublasLtMatrixLayout_t d,
                                              cublasLtMatmulPreference_t preference, int most,
                                              cublasLtMatmulHeuristicResult_t results[], int* count) {
  *count = 0;
  const Preference& wanted = of<Preference>(preference);
  for (const std::uint32_t bytes : wanted.alignment) {
    if (bytes != 16) return CUBLAS_STATUS_INVALID_VALUE;
  }
  for (const std::uint64_t which : {kFirst, kSecond}) {
    if (*count == most || (which == kSecond && wanted.workspace_bytes < kWorkspaceOfSecond)) break;
    cublasLtMatmulAlgo_t algorithm{};
    algorithm.data[0] = which;
    algorithm.data[7] = ~which;
    const cublasStatus_t status = cublasLtMatmulAlgoCheck(handle, desc, a, b, c, d, &algorithm, &results[*count]);
    if (status != CUBLAS_STATUS_SUCCESS) return status;
    ++*count;
  }
  return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasLtMatmul(cublasLtHandle_t, cublasLtMatmulDesc_t desc, const void* alpha, const void* a_data,
                              cublasLtMatrixLayout_t a_layout, const void* b_data, cublasLtMatrixLayout_t b_layout,
                              const void* beta, const void* c_data, cublasLtMatrixLayout_t, void* d_data,
                              cublasLtMatrixLayout_t d_layout, const cublasLtMatmulAlgo_t* algorithm, void* workspace,
                              std::size_t workspace_bytes, cudaStream_t stream) {
  if (stream != reinterpret_cast<cudaStream_t>(0x77)) return CUBLAS_STATUS_INVALID_VALUE;  // the test's
  const Product& product = of<Product>(desc);
  const Layout &a = of<Layout>(a_layout), &b = of<Layout>(b_layout), &d = of<Layout>(d_layout);
  const bool is_known = a.type == CUDA_R_32F || a.type == CUDA_R_16BF;
  if (product.compute != CUBLAS_COMPUTE_32F || !is_known || b.type != a.type || d.type != CUDA_R_32F)
    return CUBLAS_STATUS_NOT_SUPPORTED;
  if (algorithm->data[0] == kSecond) {
    if (workspace == nullptr || workspace_bytes < kWorkspaceOfSecond) return CUBLAS_STATUS_INVALID_VALUE;
    std::memset(workspace, 0xff, kWorkspaceOfSecond);
  }
  const auto depth = static_cast<std::int64_t>(product.a == CUBLAS_OP_T ? a.rows : a.columns);
  const auto element = [](const void* data, const Layout& of, std::int64_t batch, std::int64_t row, std::int64_t column,
                          bool transposed) {
    if (transposed) std::swap(row, column);
    const std::int64_t at = batch * of.stride + column * of.leading + row;
    if (of.type == CUDA_R_32F) return static_cast<const float*>(data)[at];
    return std::bit_cast<float>(static_cast<std::uint32_t>(static_cast<const std::uint16_t*>(data)[at]) << 16);
  };
  for (std::int64_t i = 0; i < d.batch; ++i) {
    for (std::int64_t column = 0; column < static_cast<std::int64_t>(d.columns); ++column) {
      for (std::int64_t row = 0; row < static_cast<std::int64_t>(d.rows); ++row) {
        float sum = 0;
        for (std::int64_t k = 0; k < depth; ++k)
          sum += element(a_data, a, i, row, k, product.a == CUBLAS_OP_T) *
                 element(b_data, b, i, k, column, product.b == CUBLAS_OP_T);
        const float scale = *static_cast<const float*>(beta);
        const float before = scale == 0 ? 0 : scale * element(c_data, d, i, row, column, false);
        static_cast<float*>(d_data)[i * d.stride + column * d.leading + row] = *static_cast<const float*>(alpha) * sum + before;
      }
    }
  }
  return CUBLAS_STATUS_SUCCESS;
}

}  // extern "C"
