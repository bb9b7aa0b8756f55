// What a generated cpu_bytes unit and the driver scaled_gemm_bytes (cpu_bytes.cpp) know of each other: the parameter block, and
// the constant that the unit's symbol names. No system header: units include this.
#pragma once

namespace tw {

// The op's parameter block with this family's run-time parameters. A and B are of i8.
struct BytesParams {
  const void* A;
  const void* B;
  void* C;
  const void *scale_a, *scale_b, *bias, *scale_c;
  void* amax;
  void* workspace;
  long long M, N, K, lda, ldb, ldc, scale_a_row, scale_a_block, scale_b_row, scale_b_block;
  int kc, mc, nc;  // blocks in elements of K, M and N: upper bounds
  int few;         // up to so many rows of A are multiplied as they lie
  long long result_type;
};

// How sums of several blocks of K are added up: each is exact in 32 bits, and so is their sum, or else it is one of f32.
struct BytesAdding {
  bool is_first;  // there is nothing to add to
  bool are_floats;
};

// Rows of A, or of B, that become a panel: as words of 32 bits, each of several numbers that follow each other along K, the
// first in the lowest place. Word w of line i is panel[w * height + i]. What is behind the last line is never read by a tile.
struct BytesLines {
  const signed char* first;
  long long leading;
  int lines;        // that exist: one at least, at most the panel's height
  long long k;      // elements of a line
  long long words;  // of a panel's line: zeros behind the last one
};

// One call of a micro-kernel: sums[rows, nr] (+)= A[rows, words] B[words, nr], and `begin[i]` of row i.
struct BytesTile {
  long long words;
  const unsigned* a;
  const unsigned* b;
  const int* begin;
  int* sums;
  long long step;  // from a row of sums to the next
  int rows;        // 1 .. mr
  BytesAdding adding;
};

// The same of rows of A as they lie, `leading` numbers apart, from their first number of K to their last: nothing to add to.
// `tail[i]`: the last word of row i where K is no multiple of a word, else null.
struct BytesRowsTile {
  long long words;  // whole ones
  const signed char* a;
  long long leading;
  const unsigned* tail;
  const unsigned* b;
  const int* begin;
  int* sums;
  long long step;
  int rows;     // 1 .. mr
  int columns;  // of the panel, 1 .. nr: vectors of sums behind the last one are not computed
};

// Sums of a few rows of A with rows of B, both as they lie.
struct BytesRows {
  const signed char* a;
  const signed char* b;
  long long lda, ldb;
  long long rows, columns, k;
  int* sums;
  long long step;
  BytesAdding adding;
};

// A block of sums on its way to C.
struct BytesResult {
  const int* sums;
  long long step;
  bool are_floats;
  long long row, column, rows, columns;  // of C
  const float* scale_b;                  // of these columns, one behind the other
};

struct BytesKernel {
  int mr, nr;    // the largest tile
  int per_word;  // numbers of K in a word
  int words;     // panels are a multiple of so many deep
  // What the calling thread needs before and after it calls tile(); null: nothing.
  void (*begin)();
  void (*end)();
  // One panel, `mr` or `nr` lines high. `begin`: of mr lines, what their sums begin at.
  void (*pack_a)(const BytesLines& lines, unsigned* panel, int* begin);
  void (*pack_b)(const BytesLines& lines, unsigned* panel);
  void (*tile)(const BytesTile& tile);
  // null: this kernel's words are not as numbers lie.
  void (*rows_tile)(const BytesRowsTile& tile);
  // What the sums of `rows` rows of A begin at, and the last words of their `k` numbers (as BytesRowsTile takes them).
  void (*begin_rows)(const signed char* a, long long leading, long long rows, long long k, int* begin, unsigned* tail);
  void (*multiply_rows)(const BytesRows& rows);
  void (*finish)(const BytesParams& p, const BytesResult& result);
};

}  // namespace tw
