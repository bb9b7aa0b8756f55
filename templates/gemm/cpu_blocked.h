// What a generated cpu_blocked unit and the driver gemm_blocked (cpu_blocked.cpp) know of each other: the parameter block, and
// the constant that the unit's symbol names. No system header: units include this.
#pragma once

#include "gemm/cpu_bias.h"
#include "gemm/cpu_factors.h"

namespace tw {

// The op's parameter block with this family's run-time parameters.
template <typename Element>
struct BlockedParams {
  const void* A;
  const void* B;
  void* C;
  const void* bias;
  void* workspace;
  long long M, N, K, batch, lda, ldb, ldc, stride_a, stride_b, stride_c, stride_bias, bias_row_stride, bias_column_stride;
  Factors<Element> factors;
  int kc, mc, nc;  // cache blocks in elements of K, M and N: upper bounds, blocks are made equal
  int pack_a;      // 0: tiles read A where it is; 1: A is copied into panels
  int pack_b;   // 0: tiles read B where it is, unless it is stored transposed; 1: each panel is copied when it is first used;
                // else whole blocks of B are copied into panels beforehand, this many rows of K at a time
  int split_n;  // threads along N, the others are along M; 0: chosen by the driver
};

// One call of a micro-kernel: C[rows, nr] = alpha * A[rows, k] B[k, nr] + beta * C.
// A's element (i, p) is a[i + p * a_step] (by column) or a[i * a_step + p] (by row); B's (p, j) is b[p * b_step + j].
template <typename Element>
struct BlockedTile {
  long long k;
  const Element* a;
  long long a_step;
  const Element* b;
  long long b_step;
  // For the first tile that reads a panel of B where it is stored: how many elements after each row of the panel the row begins
  // that is wanted next and should be fetched into cache, and (or null) where the panel is copied for the tiles after this one.
  // 0 and null for the others.
  long long b_next;
  Element* b_copy;
  Element* c;
  long long ldc;
  int edge;  // tiles at the right edge: columns of the last vector that exist, 1 .. lanes
  Element alpha, beta;
};

template <typename Element>
struct BlockedKernel {
  using Tile = void (*)(const BlockedTile<Element>&);
  int mr, nr;                   // the largest tile
  int lanes;                    // elements in a vector
  bool a_transposed;            // A is stored [K, M]
  bool b_transposed;            // B is stored [N, K]
  const Tile* tiles_by_column;  // [rows], rows = 1 .. mr
  const Tile* tiles_by_row;     // [rows], or null: A must be packed
  // Of panels that are copied and not whole: [(rows - 1) * nr / lanes + vectors - 1]. Of the last vector some columns may not
  // exist.
  const Tile* edges_by_column;
  const Tile* edges_by_row;
  // A panel of A: panel[p * mr + i] for i < rows, p < k. Writes up to `lanes` elements beyond its end.
  void (*pack_a)(const Element* a, long long lda, int rows, long long k, Element* panel);
  // A panel of B: panel[p * nr + j] for p < k, zeros from `columns` to the next whole vector.
  void (*pack_b)(const Element* b, long long ldb, int columns, long long k, Element* panel);
  // c[i, j] = activation(c[i, j] + bias[i, j])
  void (*finish)(Element* c, long long ldc, long long rows, long long columns, BiasOf<Element> bias, int activation);
};

}  // namespace tw
