// gemm.sm90a.stream_n.bf16.tn.8.w4.a2: emitted by tilewright-codegen, do not edit.
// template: gemm/stream_n.cu.j2
// config: ROWS=8 WARPS=4 AHEAD=2 dtype=bf16 layout=tn
// hash: f6fe264979c334c8677244d92728b4df
// C = act(alpha * op(A) B + beta * C + bias) for few rows of A and a B that is stored along N, whose rows may begin anywhere, on
// tensor cores (sm80 and up). B is read once, from memory straight to the registers of warps that wait for nobody: each takes
// every WARPS-th step of 16 of its rows, AHEAD of which are under way.
//
// B's columns are the rows of the tensor core's first operand. Which 4 rows of B each lane of a quad has makes no difference to a
// sum, if A agrees, and which columns are side by side none to where they are stored. So a lane loads 16 bytes of 4 rows, from
// multiples of 16 bytes on, and cuts its own 8 columns out of those and its neighbour's.
#include "common/cut_chunk.h"
#include "common/epilogue.h"
#include "common/load_global.h"
#include "common/mma.h"
#include "gemm/accumulators.h"

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
  int split_k;
};

enum class Dtype { f32, tf32, f16, bf16 };
inline constexpr Dtype dtype = Dtype::bf16;
enum class Layout { nn, nt, tn, tt };
inline constexpr Layout layout = Layout::tn;
using Element = tw::bf16;

constexpr int ROWS = 8;    // of A that a CTA multiplies
constexpr int WARPS = 4;  // of a CTA, which share the depth
constexpr int AHEAD = 2;  // steps of each warp that are under way

constexpr int kThreads = 32 * WARPS;
constexpr int kStepDepth = 16;
constexpr int kLoaded = 64;               // columns that 8 lanes load, from a multiple of 16 bytes on
constexpr int kColumns = kLoaded - 8;     // those of a CTA: rows begin up to 7 columns behind such a multiple
constexpr int kPitch = kLoaded + 4;       // floats, of a row of sums in shared memory
constexpr int kRowBlocks = ROWS / 8;
constexpr int kSumThreads = ROWS * kLoaded / 4 < kThreads ? ROWS * kLoaded / 4 : kThreads;
constexpr bool kAIsDepthContiguous = layout == Layout::nn;

static_assert(layout == Layout::nn || layout == Layout::tn, "B is stored along N");
static_assert(sizeof(Element) == 2 && ROWS % 8 == 0);

extern __shared__ __align__(16) float sums[];  // of each warp: ROWS rows of kPitch

// The two factors of one tensor-core instruction, of a step.
using Left = uint4[4];                   // 8 columns of 4 rows of B, and what lies around them
using Right = unsigned[kRowBlocks][2];   // 4 depths of 8 rows of A each

// What one lane reads of B: rows 4 * (lane % 4) and the 3 behind it of each step.
struct SourceB {
  const unsigned char* word[4];  // of the warp's next step
  const unsigned char *begin, *end;
  long long step_bytes;
  unsigned shift[4];  // bytes of a word before the CTA's first column
  int depth_left;     // from this lane's first row on

  TW_DEVICE SourceB(const Params& p, long long batch, long long column, tw::DepthRange depth, int warp, int lane) {
    const long long row = warp * kStepDepth + lane % 4 * 4;
    begin = static_cast<const unsigned char*>(p.B) + batch * p.stride_b * 2;
    end = begin + ((p.K - 1) * p.ldb + p.N) * 2;
    step_bytes = kStepDepth * WARPS * p.ldb * 2;
    depth_left = static_cast<int>(depth.count - row);
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      const unsigned char* const first = begin + ((depth.first + row + i) * p.ldb + column) * 2;
      shift[i] = static_cast<unsigned>(reinterpret_cast<unsigned long long>(first) % 16);
      word[i] = first - shift[i] + lane / 4 * 16;
    }
  }

  // Words that lie over the matrix's ends are loaded by 2 bytes, those of rows that don't exist are zeros.
  TW_DEVICE void load(Left& left) {
    bool is_inside = depth_left >= 4;
#pragma unroll
    for (int i = 0; i < 4; ++i) is_inside = is_inside && word[i] >= begin && word[i] + 16 <= end;
    if (is_inside) {
#pragma unroll
      for (int i = 0; i < 4; ++i) left[i] = tw::load_once<false>(word[i]);
    } else {
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        left[i] = uint4{0, 0, 0, 0};
        if (i < depth_left) left[i] = tw::load_at_edge(word[i], begin, end);
      }
    }
#pragma unroll
    for (int i = 0; i < 4; ++i) word[i] += step_bytes;
    depth_left -= kStepDepth * WARPS;
  }
};

// What one lane reads of A: of rows lane / 4 of each 8, the depths that SourceB has.
struct SourceA {
  const unsigned short* next;
  long long along_depth, along_rows, step;
  int rows_left, depth_left;

  TW_DEVICE SourceA(const Params& p, long long batch, long long first_row, tw::DepthRange depth, int warp, int lane) {
    const int behind = warp * kStepDepth + lane % 4 * 4;
    along_depth = kAIsDepthContiguous ? 1 : p.lda;
    along_rows = kAIsDepthContiguous ? p.lda : 1;
    next = static_cast<const unsigned short*>(p.A) + batch * p.stride_a + (first_row + lane / 4) * along_rows +
           (depth.first + behind) * along_depth;
    step = kStepDepth * WARPS * along_depth;
    const long long rows = p.M - first_row;
    rows_left = static_cast<int>(rows < ROWS ? rows : ROWS) - lane / 4;
    depth_left = static_cast<int>(depth.count - behind);
  }

  TW_DEVICE void load(Right& right) {
#pragma unroll
    for (int block = 0; block < kRowBlocks; ++block) {
      unsigned element[4];
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        element[i] = 0;
        if (block * 8 < rows_left && i < depth_left) element[i] = next[block * 8 * along_rows + i * along_depth];
      }
      right[block][0] = element[0] | element[1] << 16;
      right[block][1] = element[2] | element[3] << 16;
    }
    next += step;
    depth_left -= kStepDepth * WARPS;
  }
};

// Of each pair of a lane's 8 columns, the even one's rows of C in elements 0 and 1, the odd one's in 2 and 3.
using PairSums = float[4][kRowBlocks][4];

TW_DEVICE unsigned lower_halves(unsigned first, unsigned second) { return (first & 0xffffu) | second << 16; }
TW_DEVICE unsigned upper_halves(unsigned first, unsigned second) { return first >> 16 | (second & 0xffff0000u); }

TW_DEVICE void multiply(PairSums& sum, const Left& left, const Right& right, const unsigned (&shift)[4], int lane) {
  unsigned row[4][4];
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    const int next = (lane + 4) % 32;  // whose word follows; nobody uses what the last lanes get
    const uint4 word = left[i];
    const uint4 high{__shfl_sync(~0u, word.x, next), __shfl_sync(~0u, word.y, next), __shfl_sync(~0u, word.z, next),
                     __shfl_sync(~0u, word.w, next)};
    const uint4 own = tw::cut_chunk(word, high, shift[i]);
    row[i][0] = own.x;
    row[i][1] = own.y;
    row[i][2] = own.z;
    row[i][3] = own.w;
  }
#pragma unroll
  for (int pair = 0; pair < 4; ++pair) {
    const unsigned columns[4] = {lower_halves(row[0][pair], row[1][pair]), upper_halves(row[0][pair], row[1][pair]),
                                 lower_halves(row[2][pair], row[3][pair]), upper_halves(row[2][pair], row[3][pair])};
#pragma unroll
    for (int block = 0; block < kRowBlocks; ++block) {
      tw::mma<Element>(sum[pair][block], columns, right[block][0], right[block][1]);
    }
  }
}

// Of the whole CTA, in neighbours along N: those of thread t are number t, t + kSumThreads and so on of ROWS x kLoaded / 4.
struct Sum {
  static constexpr int kBlocks = ROWS * kLoaded / 4 / kSumThreads;
  float4 value[kBlocks];

  TW_DEVICE float4 get(int i) const { return value[i]; }
  TW_DEVICE void add(int i, float4 other) {
    value[i].x += other.x;
    value[i].y += other.y;
    value[i].z += other.z;
    value[i].w += other.w;
  }
  TW_DEVICE void clear() {
#pragma unroll
    for (int i = 0; i < kBlocks; ++i) value[i] = float4{0, 0, 0, 0};
  }
};

extern "C" __global__ void __launch_bounds__(kThreads, 3) tw_gemm_sm90a_stream_n_bf16_tn_8_w4_a2(const __grid_constant__ Params p) {
  const int thread = static_cast<int>(threadIdx.x), lane = thread % 32, warp = thread / 32;
  const unsigned row_tiles = static_cast<unsigned>((p.M + ROWS - 1) / ROWS);
  const long long first_row = static_cast<long long>(blockIdx.x % row_tiles) * ROWS;  // those of the same columns follow each other
  const long long first_column = static_cast<long long>(blockIdx.x / row_tiles) * kColumns;
  const long long batch = blockIdx.z;

  // Splits need a counter for every output tile; where there are not enough, split 0 does all.
  const bool can_split = static_cast<long long>(gridDim.x) * gridDim.z <= tw::kCounters;
  const tw::DepthRange depth = tw::depth_range(p, kStepDepth, blockIdx.y, can_split ? gridDim.y : 1);
  if (!can_split && blockIdx.y > 0) return;

  SourceB b(p, batch, first_column, depth, warp, lane);
  SourceA a(p, batch, first_row, depth, warp, lane);
  const int all = static_cast<int>((depth.count + kStepDepth - 1) / kStepDepth);
  const int steps = all > warp ? (all - warp + WARPS - 1) / WARPS : 0;
  Left left[AHEAD];
  Right right[2];
#pragma unroll
  for (int i = 0; i < AHEAD; ++i) b.load(left[i]);
  a.load(right[0]);
  PairSums sum = {};
#pragma unroll 1
  for (int first = 0; first < steps; first += AHEAD) {
#pragma unroll
    for (int i = 0; i < AHEAD; ++i) {
      a.load(right[(i + 1) % 2]);
      multiply(sum, left[i], right[i % 2], b.shift, lane);
      b.load(left[i]);
    }
  }

  float* const own = sums + warp * ROWS * kPitch;
#pragma unroll
  for (int pair = 0; pair < 4; ++pair) {
#pragma unroll
    for (int block = 0; block < kRowBlocks; ++block) {
      float* const at = own + (block * 8 + lane % 4 * 2) * kPitch + lane / 4 * 8 + pair * 2;
      const float(&v)[4] = sum[pair][block];
      *reinterpret_cast<float2*>(at) = float2{v[0], v[2]};
      *reinterpret_cast<float2*>(at + kPitch) = float2{v[1], v[3]};
    }
  }
  __syncthreads();

  const bool holds_sum = thread < kSumThreads;
  Sum total;
  total.clear();
  if (holds_sum) {
#pragma unroll 1
    for (int from = 0; from < WARPS; ++from) {
#pragma unroll
      for (int i = 0; i < Sum::kBlocks; ++i) {
        const int at = thread + i * kSumThreads, row = at / (kLoaded / 4), column = at % (kLoaded / 4) * 4;
        total.add(i, *reinterpret_cast<const float4*>(sums + (from * ROWS + row) * kPitch + column));
      }
    }
  }
  if (can_split && gridDim.y > 1) {
    const long long counter = batch * gridDim.x + blockIdx.x;
    if (!tw::reduce_splits<kSumThreads>(total, p.workspace, counter, thread, holds_sum)) return;
  }
  if (!holds_sum) return;
  using Epilogue = tw::EpilogueVector<Element, 4>;
  const bool vector = Epilogue::aligned(p);
  Element* const c = static_cast<Element*>(p.C) + batch * p.stride_c;
#pragma unroll
  for (int i = 0; i < Sum::kBlocks; ++i) {
    const int at = thread + i * kSumThreads, in_tile = at % (kLoaded / 4) * 4;
    const long long row = first_row + at / (kLoaded / 4), column = first_column + in_tile;
    float values[4] = {total.value[i].x, total.value[i].y, total.value[i].z, total.value[i].w};
    if (row < p.M && in_tile < kColumns && column < p.N) Epilogue::store(p, c + row * p.ldc, batch, row, column, vector, values);
  }
}
