// gemm.x86-64-v3.reference.f32.nt: emitted by tilewright-codegen, do not edit.
// template: codegen/reference_cpu.j2
// config: dtype=f32 layout=nt
// hash: 54101af7a6cad9cd729ebb44d959ab41
struct Params {
  const void* A;
  const void* B;
  void* C;
  const void* bias;
  void* workspace;
  long long M, N, K, batch, lda, ldb, ldc, stride_a, stride_b, stride_c, stride_bias, bias_row_stride, bias_column_stride;
  float alpha;
  float beta;
  int activation;
  int alpha_low;
  int alpha_high;
  int beta_low;
  int beta_high;
};

enum class Dtype { f32, tf32, f16, bf16, f16_f32, bf16_f32, tf32x3, f64 };
inline constexpr Dtype dtype = Dtype::f32;
enum class Layout { nn, nt, tn, tt };
inline constexpr Layout layout = Layout::nt;

#include "gemm/reference.h"

// Rows [first_row, last_row) of the first output, `cols` long; `out` is all outputs, dense, one after the other.
// Column blocks are the outer loop, so that the columns of an operand that one block reads stay in cache for all rows.
extern "C" void tw_gemm_x86_64_v3_reference_f32_nt(const Params* p, double* out, long long first_row, long long last_row, long long cols) {
  for (long long col = 0; col < cols; col += kReferenceColumns) {
    const int count = static_cast<int>(cols - col < kReferenceColumns ? cols - col : kReferenceColumns);
    for (long long row = first_row; row < last_row; ++row) reference(*p, row, col, count, out);
  }
}
