// What a generated cpu_pairs unit and the driver gemm_pairs (cpu_pairs.cpp) know of each other: the parameter block, and the
// constant that the unit's symbol names. No system header: units include this.
#pragma once

namespace tw {

// The op's parameter block with this family's run-time parameters. A and B are of bf16.
struct PairsParams {
  const void* A;
  const void* B;
  void* C;
  const void* bias;
  void* workspace;
  long long M, N, K, batch, lda, ldb, ldc, stride_a, stride_b, stride_c, stride_bias, bias_row_stride, bias_column_stride;
  float alpha, beta;
  int activation;
  int kc, mc, nc;    // blocks in elements of K, M and N: upper bounds
  long long layout;  // code of the attribute: nn, nt, tn, tt
};

// Rows of A, or columns of B, that become a part of a panel: as words of 32 bits, each of two numbers that follow each other
// along K, the first in the lower half, or of one number of f32. Word w of line i is panel[w * step + i].
struct PairsLines {
  const unsigned short* first;
  long long leading;  // from a line's element to its next one along K, or from a line to the next
  bool along_k;       // a line's elements are neighbours
  int lines;          // that exist, at most `height`; the others are zeros
  long long k;        // elements of a line
  long long words;    // of a panel's line: zeros behind the last one
};

// One call of a micro-kernel: sums[rows, nr] (+)= A[rows, words] B[words, nr].
struct PairsTile {
  long long words;
  const unsigned* a;
  const unsigned* b;
  float* sums;
  long long step;  // from a row of sums to the next
  int rows;        // 1 .. mr
  bool is_first;   // sums begin at 0
  unsigned exact;  // bit i: row i, or what it meets, has numbers that the products of pairs take for 0
};

// A block of sums on its way to C.
struct PairsResult {
  const float* sums;
  long long step;
  long long rows, columns;
  void* c;
  const void* bias;  // of the block's first row and column; null: there is none
};

using PairsTileFunction = void (*)(const PairsTile& tile);

struct PairsKernel {
  int mr, nr;        // the largest tile
  int per_word;      // numbers of K in a word
  int words;         // panels are a multiple of so many deep
  int result_bytes;  // of an element of C
  // What the calling thread needs before and after it calls tile(); null: nothing.
  void (*begin)();
  void (*end)();
  // One panel, `mr` or `nr` lines high. Returns which lines have numbers that products of pairs take for 0.
  unsigned (*pack_a)(const PairsLines& lines, unsigned* panel);
  unsigned (*pack_b)(const PairsLines& lines, unsigned* panel);
  PairsTileFunction tile;
  void (*finish)(const PairsParams& p, const PairsResult& result);
};

}  // namespace tw
