// What a generated cpu_packed unit and the driver packed_gemm_packed (cpu_packed.cpp) know of each other: the parameter block,
// and the constant that the unit's symbol names. No system header: units include this.
#pragma once

#include "gemm/cpu_bias.h"

namespace tw {

// The op's parameter block with this family's run-time parameters.
struct PackedParams {
  const void* A;
  const void* B;
  void* C;
  const void* scale;
  const void* bias;
  void* workspace;
  long long M, N, K, lda, ldc;
  int activation;
  int kc;          // rows of a panel that are multiplied with all rows of A before the next: a bound
  long long type;  // of B: 0 f32, 1 bf16, 2 f16, 3 i8
};

inline constexpr int kPanelColumns = 16;
inline constexpr int kPackedTypes = 4;
inline constexpr int kPackedBytes[kPackedTypes] = {4, 2, 2, 1};

// One call of a micro-kernel: C[rows, 16 * panels] (+)= A[rows, k] times some panels.
// A's element (i, p) is a[p * rows + i]; the panels' (p, j) is b[p * 16 + j], the next panel's `panel_step` elements on.
struct PackedTile {
  long long k;
  const float* a;
  const void* b;
  long long panel_step;
  float* c;
  long long ldc;
  bool is_next;  // sums go on from what is in C
};

struct PackedKernel {
  using Tile = void (*)(const PackedTile&);
  int rows;    // of the highest tile
  int panels;  // of the widest
  // [(type * rows + height - 1) * panels + count - 1]; null: there is none of so many panels.
  const Tile* tiles;
  // out[p * rows + i] = a[i * lda + p] for p < k. Writes up to a vector beyond its end.
  void (*pack_a)(const float* a, long long lda, int rows, long long k, float* out);
  // c[i, j] = activation(scale[j] * c[i, j] + bias[j]); scale may be null.
  void (*finish)(float* c, long long ldc, long long rows, long long columns, const float* scale, Bias bias, int activation);
};

}  // namespace tw
