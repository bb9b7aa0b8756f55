// What a generated cpu_direct unit and the driver gemm_direct (cpu_direct.cpp) know of each other: the parameter block, and the
// constant that the unit's symbol names. No system header: units include this.
#pragma once

#include "gemm/cpu_bias.h"
#include "gemm/cpu_factors.h"

namespace tw {

// The op's parameter block with this family's run-time parameters.
template <typename Element>
struct DirectParams {
  const void* A;
  const void* B;
  void* C;
  const void* bias;
  void* workspace;
  long long M, N, K, batch, lda, ldb, ldc, stride_a, stride_b, stride_c, stride_bias, bias_row_stride, bias_column_stride;
  Factors<Element> factors;
  int kc;    // elements of K in a block, at most: blocks are made equal
  int copy;  // of vectors that do not lie along K, by the first tile of a panel for those after it. 0: the driver decides;
             // 1: all tiles read them where they are stored; 2: copied
};

// One call of a micro-kernel: `count` tiles of `rows` lines each, one below the other, over a panel of `vectors` vectors.
// Lines are rows of C and elements of them come from A; a panel is columns of C and its vectors come from B. Where the kernel
// is `swapped` it is the other way round: lines are columns of C, from B, and a panel is rows of C, from A.
template <typename Element>
struct DirectTiles {
  long long k;
  const Element* lines;  // element (i, p) is lines[i * line_step + p], or lines[i + p * line_step] where they are transposed
  long long line_step;
  const Element* panel;  // vector j of step p is at panel[p * panel_step + j * lanes]
  long long panel_step;
  long long panel_next;  // `first` tiles: how many elements after each step's the vectors are that are wanted next
  Element* copy;         // `first` tiles: [k][columns of a whole panel], where the vectors are copied
  Element* c;            // of the first line and the panel's first column
  long long ldc;
  long long count;
  int edge;  // elements of the last vector that exist, 1 .. lanes
  Element alpha, beta;
};

template <typename Element>
struct DirectKernel {
  using Tiles = void (*)(const DirectTiles<Element>&);
  int rows;               // of a tile, at most
  int vectors;            // of a tile, at most
  int lanes;              // elements in a vector
  bool swapped;           // C's columns are the lines
  bool lines_transposed;  // lines lie side by side for each element of K
  bool panel_transposed;  // the panel's columns lie along K: `transpose` makes a copy
  const Tiles* whole;     // [(lines - 1) * vectors + vectors - 1]: all elements exist
  const Tiles* ragged;    // likewise: of the last vector some may not
  const Tiles* half;      // likewise: of the last vector at most half exists; null where that takes as long
  const Tiles* first;     // ragged ones, which copy the panel too; null where it is transposed
  // out[p * columns of a whole panel + j] = in[j * step + p] for j < columns, p < k, and zeros up to the next whole vector.
  void (*transpose)(const Element* in, long long step, int columns, long long k, Element* out);
  // c[i, j] = activation(c[i, j] + bias[i, j])
  void (*finish)(Element* c, long long ldc, long long rows, long long columns, BiasOf<Element> bias, int activation);
};

}  // namespace tw
