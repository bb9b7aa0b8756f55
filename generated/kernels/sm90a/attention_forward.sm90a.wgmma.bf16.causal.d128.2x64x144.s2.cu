// attention_forward.sm90a.wgmma.bf16.causal.d128.2x64x144.s2: emitted by tilewright-codegen, do not edit.
// template: attention_forward/wgmma/kernel.cu.j2
// config: HEAD=128 GROUPS=2 BN=144 STAGES=2 TURNS=0 PACKS=0 dtype=bf16 mask=causal
// hash: 9cca2030a32bc065a624776d5b520d35
// O = softmax(scale Q K^T) V by wgmma and the bulk copy engine (sm90a), after FlashAttention-3 (Shah et al. 2024, arXiv:2407.08608).
// One warp loads Q, K and V; GROUPS warpgroups have 64 queries each, whose scores, weights and values stay in registers. While a
// warpgroup's tensor cores multiply one block's weights by V, its other units exponentiate the next one's scores; and while one
// warpgroup multiplies, the others exponentiate, in turns (TURNS). CTAs are persistent. With few queries, a tile takes those of
// several heads that share a head of K and V (`pack`), one head's after the other's.
#include "attention_forward/exact_row.h"
#include "attention_forward/problem.h"
#include "attention_forward/softmax.h"
#include "common/ldmatrix.h"
#include "common/mbarrier.h"
#include "common/pack.h"
#include "common/tma.h"
#include "common/tma_4d.h"
#include "common/warpgroup.h"

struct Params {
  const void* Q;
  const void* K;
  const void* V;
  void* O;
  void* LSE;
  const void* bias;
  const void* alibi_slopes;
  const void* cu_seqlens_q;
  const void* cu_seqlens_k;
  void* workspace;
  long long B, Hq, Hkv, Sq, Sk, D, stride_qs, stride_qh, stride_qb, stride_ks, stride_kh, stride_kb, stride_vs, stride_vh, stride_vb, stride_os, stride_oh, stride_ob, stride_bias_q, stride_bias_h, stride_bias_b, total_q, total_k;
  float scale;
  float softcap;
  int window_left;
  int window_right;
  int alignment;
  int head_group;
  int dynamic;
  int pack;
  tw::TensorMap map_q;
  tw::TensorMap map_k;
  tw::TensorMap map_v;
};

enum class Dtype { f32, f16, bf16 };
inline constexpr Dtype dtype = Dtype::bf16;
enum class Mask { full, causal, general };
inline constexpr Mask mask = Mask::causal;
using Element = tw::bf16;

constexpr int HEAD = 128;              // D is at most this
constexpr int GROUPS = 2;          // warpgroups that multiply, 64 queries each
constexpr int BN = 144;                  // keys of a block
constexpr int STAGES = 2;          // blocks of K, and of V, in shared memory
constexpr bool TURNS = 0 != 0;      // warpgroups ask for their products one after the other
constexpr bool PACKS = 0 != 0;      // tiles take queries of several heads

constexpr int BM = 64 * GROUPS;
constexpr int kWarpRows = 16, kQueryBox = PACKS ? kWarpRows : BM;
constexpr int kRowBytes = 128;                 // of shared panels: 64 columns, what one swizzle spans
constexpr int kPanels = (HEAD + 63) / 64;
constexpr int kQueryPanel = BM * kRowBytes, kKeyPanel = BN * kRowBytes;
constexpr int kQueryBytes = kPanels * kQueryPanel, kBlockBytes = kPanels * kKeyPanel;
constexpr int kKeysAt = kQueryBytes, kValuesAt = kKeysAt + STAGES * kBlockBytes, kBarriersAt = kValuesAt + STAGES * kBlockBytes;
constexpr int kItemAt = kBarriersAt + 16 + STAGES * 32;

// Whether blocks may lie wholly behind what a tile's first warpgroup sees.
constexpr bool kMaySkip = mask == Mask::causal && BN <= 64 * (GROUPS - 1);
constexpr int kThreads = (1 + GROUPS) * tw::kWarpgroupThreads;
constexpr int kLaunchRegisters = GROUPS == 1 ? 0 : 65536 / kThreads / 8 * 8;
constexpr int kLoaderRegisters = GROUPS == 1 ? 0 : GROUPS == 2 ? (PACKS ? 40 : 24) : 32;
constexpr int kConsumerRegisters = GROUPS == 1 ? 0 : GROUPS == 2 ? (PACKS ? 232 : 240) : 160;

static_assert(BN % 16 == 0 && BN <= 256 && HEAD % 16 == 0 && HEAD <= 256, "what wgmma takes");

extern __shared__ __align__(1024) unsigned char shared[];

using Scores = float[1][BN / 8][4];
using Values = float[1][HEAD / 8][4];

// s += q * k^T, 64 x BN and 16 columns deep; with `accumulate` = 0, s = q * k^T.
TW_DEVICE void multiply_keys(Scores& s, unsigned long long q, unsigned long long k, int accumulate) {
  asm volatile(
      "{\n\t"
      ".reg .pred accumulate;\n\t"
      "setp.ne.b32 accumulate, %74, 0;\n\t"
      "wgmma.mma_async.sync.aligned.m64n144k16.f32.bf16.bf16 {"
      "%0, %1, %2, %3, %4, %5, %6, %7, "
      "%8, %9, %10, %11, %12, %13, %14, %15, "
      "%16, %17, %18, %19, %20, %21, %22, %23, "
      "%24, %25, %26, %27, %28, %29, %30, %31, "
      "%32, %33, %34, %35, %36, %37, %38, %39, "
      "%40, %41, %42, %43, %44, %45, %46, %47, "
      "%48, %49, %50, %51, %52, %53, %54, %55, "
      "%56, %57, %58, %59, %60, %61, %62, %63, "
      "%64, %65, %66, %67, %68, %69, %70, %71"

      "}, %72, %73, accumulate, 1, 1, 0, 0;\n\t"
      "}"
      :
      "+f"(s[0][0][0]), "+f"(s[0][0][1]), "+f"(s[0][0][2]), "+f"(s[0][0][3]), "+f"(s[0][1][0]), "+f"(s[0][1][1]), "+f"(s[0][1][2]), "+f"(s[0][1][3]),
      "+f"(s[0][2][0]), "+f"(s[0][2][1]), "+f"(s[0][2][2]), "+f"(s[0][2][3]), "+f"(s[0][3][0]), "+f"(s[0][3][1]), "+f"(s[0][3][2]), "+f"(s[0][3][3]),
      "+f"(s[0][4][0]), "+f"(s[0][4][1]), "+f"(s[0][4][2]), "+f"(s[0][4][3]), "+f"(s[0][5][0]), "+f"(s[0][5][1]), "+f"(s[0][5][2]), "+f"(s[0][5][3]),
      "+f"(s[0][6][0]), "+f"(s[0][6][1]), "+f"(s[0][6][2]), "+f"(s[0][6][3]), "+f"(s[0][7][0]), "+f"(s[0][7][1]), "+f"(s[0][7][2]), "+f"(s[0][7][3]),
      "+f"(s[0][8][0]), "+f"(s[0][8][1]), "+f"(s[0][8][2]), "+f"(s[0][8][3]), "+f"(s[0][9][0]), "+f"(s[0][9][1]), "+f"(s[0][9][2]), "+f"(s[0][9][3]),
      "+f"(s[0][10][0]), "+f"(s[0][10][1]), "+f"(s[0][10][2]), "+f"(s[0][10][3]), "+f"(s[0][11][0]), "+f"(s[0][11][1]), "+f"(s[0][11][2]), "+f"(s[0][11][3]),
      "+f"(s[0][12][0]), "+f"(s[0][12][1]), "+f"(s[0][12][2]), "+f"(s[0][12][3]), "+f"(s[0][13][0]), "+f"(s[0][13][1]), "+f"(s[0][13][2]), "+f"(s[0][13][3]),
      "+f"(s[0][14][0]), "+f"(s[0][14][1]), "+f"(s[0][14][2]), "+f"(s[0][14][3]), "+f"(s[0][15][0]), "+f"(s[0][15][1]), "+f"(s[0][15][2]), "+f"(s[0][15][3]),
      "+f"(s[0][16][0]), "+f"(s[0][16][1]), "+f"(s[0][16][2]), "+f"(s[0][16][3]), "+f"(s[0][17][0]), "+f"(s[0][17][1]), "+f"(s[0][17][2]), "+f"(s[0][17][3])

      : "l"(q), "l"(k), "r"(accumulate));
}

// o += p * v, 64 x HEAD and 16 keys deep; p as mma's fragment of rows.
TW_DEVICE void multiply_values(Values& o, const unsigned (&p)[4], unsigned long long v) {
  asm volatile(
      "wgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {"
      "%0, %1, %2, %3, %4, %5, %6, %7, "
      "%8, %9, %10, %11, %12, %13, %14, %15, "
      "%16, %17, %18, %19, %20, %21, %22, %23, "
      "%24, %25, %26, %27, %28, %29, %30, %31, "
      "%32, %33, %34, %35, %36, %37, %38, %39, "
      "%40, %41, %42, %43, %44, %45, %46, %47, "
      "%48, %49, %50, %51, %52, %53, %54, %55, "
      "%56, %57, %58, %59, %60, %61, %62, %63"

      "}, {%64, %65, %66, %67}, %68, 1, 1, 1, 1;"
      :
      "+f"(o[0][0][0]), "+f"(o[0][0][1]), "+f"(o[0][0][2]), "+f"(o[0][0][3]), "+f"(o[0][1][0]), "+f"(o[0][1][1]), "+f"(o[0][1][2]), "+f"(o[0][1][3]),
      "+f"(o[0][2][0]), "+f"(o[0][2][1]), "+f"(o[0][2][2]), "+f"(o[0][2][3]), "+f"(o[0][3][0]), "+f"(o[0][3][1]), "+f"(o[0][3][2]), "+f"(o[0][3][3]),
      "+f"(o[0][4][0]), "+f"(o[0][4][1]), "+f"(o[0][4][2]), "+f"(o[0][4][3]), "+f"(o[0][5][0]), "+f"(o[0][5][1]), "+f"(o[0][5][2]), "+f"(o[0][5][3]),
      "+f"(o[0][6][0]), "+f"(o[0][6][1]), "+f"(o[0][6][2]), "+f"(o[0][6][3]), "+f"(o[0][7][0]), "+f"(o[0][7][1]), "+f"(o[0][7][2]), "+f"(o[0][7][3]),
      "+f"(o[0][8][0]), "+f"(o[0][8][1]), "+f"(o[0][8][2]), "+f"(o[0][8][3]), "+f"(o[0][9][0]), "+f"(o[0][9][1]), "+f"(o[0][9][2]), "+f"(o[0][9][3]),
      "+f"(o[0][10][0]), "+f"(o[0][10][1]), "+f"(o[0][10][2]), "+f"(o[0][10][3]), "+f"(o[0][11][0]), "+f"(o[0][11][1]), "+f"(o[0][11][2]), "+f"(o[0][11][3]),
      "+f"(o[0][12][0]), "+f"(o[0][12][1]), "+f"(o[0][12][2]), "+f"(o[0][12][3]), "+f"(o[0][13][0]), "+f"(o[0][13][1]), "+f"(o[0][13][2]), "+f"(o[0][13][3]),
      "+f"(o[0][14][0]), "+f"(o[0][14][1]), "+f"(o[0][14][2]), "+f"(o[0][14][3]), "+f"(o[0][15][0]), "+f"(o[0][15][1]), "+f"(o[0][15][2]), "+f"(o[0][15][3])

      : "r"(p[0]), "r"(p[1]), "r"(p[2]), "r"(p[3]), "l"(v));
}

// Where stages are in their round: which one is next, and the parity of its barriers.
struct Ring {
  int stage = 0;
  unsigned parity = 0;

  TW_DEVICE void advance() {
    if (++stage == STAGES) {
      stage = 0;
      parity ^= 1;
    }
  }
};

using Visible = tw::Visible<mask == Mask::full>;

// Heads whose queries make a tile; each has whole warps.
TW_DEVICE int packed_heads(const Params& p) {
  if constexpr (!PACKS) return 1;
  return BM % (p.pack * kWarpRows) == 0 && p.Hq / p.Hkv % p.pack == 0 ? p.pack : 1;
}

TW_DEVICE Visible visible_keys(const Params& p) {
  return Visible(p, static_cast<int>(p.Sq), static_cast<int>(p.Sk), mask == Mask::causal);
}

// One tile: `queries` of each of BM / queries heads, and how many blocks of keys they see, from the last to the first. Divisions are slow, so that the warp that
// loads makes it and hands it over in shared memory.
struct alignas(16) Item {
  int first_query, head, batch, blocks;  // blocks < 0: there are no more items

  TW_DEVICE static Item make(const Params& p, int index, int q_tiles, int pack) {
    const int heads = static_cast<int>(p.Hq) / pack, queries = BM / pack;
    const tw::WorkItem at = tw::work_item(index, q_tiles, heads, heads * static_cast<int>(p.B), p.head_group);
    const int first_query = at.q_tile * queries, last_query = min(first_query + queries, static_cast<int>(p.Sq)) - 1;
    return {first_query, at.head * pack, at.batch, (visible_keys(p).end(last_query) + BN - 1) / BN};
  }
};

struct Shared {
  unsigned base;
  TW_DEVICE unsigned keys(int stage) const { return base + kKeysAt + stage * kBlockBytes; }
  TW_DEVICE unsigned values(int stage) const { return base + kValuesAt + stage * kBlockBytes; }
  // The item whose queries are there.
  TW_DEVICE Item& item() const { return *reinterpret_cast<Item*>(shared + kItemAt); }
  // Read by lane 0, which also lets go of it, for its warp.
  TW_DEVICE Item shared_item(int lane) const {
    Item result{};
    if (lane == 0) result = item();
    const auto from_first = [](int value) { return __shfl_sync(~0u, value, 0); };
    return {from_first(result.first_query), from_first(result.head), from_first(result.batch), from_first(result.blocks)};
  }
  TW_DEVICE unsigned query_full() const { return base + kBarriersAt; }
  TW_DEVICE unsigned query_empty() const { return base + kBarriersAt + 8; }
  TW_DEVICE unsigned keys_full(int stage) const { return base + kBarriersAt + 16 + stage * 32; }
  TW_DEVICE unsigned keys_empty(int stage) const { return keys_full(stage) + 8; }
  TW_DEVICE unsigned values_full(int stage) const { return keys_full(stage) + 16; }
  TW_DEVICE unsigned values_empty(int stage) const { return keys_full(stage) + 24; }
};

// Deals out the items. With a causal mask they differ in length: either whoever is through takes the next (`dynamic`; the counters
// in the workspace are zero before and after), or each CTA takes one in every round, and every second round goes the other way.
struct Dealer {
  unsigned* counters;
  bool is_dynamic;
  int round = 0, index, upcoming = 0;

  TW_DEVICE explicit Dealer(const Params& p)
      : counters(static_cast<unsigned*>(p.workspace)),
        is_dynamic(p.dynamic != 0),
        index(static_cast<int>(blockIdx.x)) {}

  // Asks for the next item, some time before it is needed: the answer takes as long as a load.
  TW_DEVICE void ask() {
    ++round;
    const unsigned turned = mask == Mask::causal && round % 2 == 1 ? gridDim.x - 1 - blockIdx.x : blockIdx.x;
    upcoming = static_cast<int>(is_dynamic ? gridDim.x + atomicAdd(counters, 1) : round * gridDim.x + turned);
  }
  TW_DEVICE void next() { index = upcoming; }
  // Nobody takes another one: the last to say so leaves everything as it was.
  TW_DEVICE void close() {
    if (!is_dynamic) return;
    __threadfence();
    if (atomicAdd(counters + 1, 1) + 1 == gridDim.x) {
      counters[0] = 0;
      counters[1] = 0;
    }
  }
};

TW_DEVICE void load_all(const Params& p, Shared memory) {
  const int pack = packed_heads(p), queries = BM / pack;
  const int q_tiles = (static_cast<int>(p.Sq) + queries - 1) / queries, items = static_cast<int>(q_tiles * (p.Hq / pack) * p.B);
  const int heads_of_each = static_cast<int>(p.Hq / p.Hkv);  // of K and V
  Ring ring;
  unsigned query_parity = 0;
  const auto hand_over = [&](const Item& item, unsigned bytes) {
    tw::mbarrier_wait(memory.query_empty(), query_parity ^ 1);
    query_parity ^= 1;
    memory.item() = item;
    tw::mbarrier_arrive_expect(memory.query_full(), bytes);
  };
  Dealer dealer(p);
#pragma unroll 1
  for (; dealer.index < items; dealer.next()) {
    const Item item = Item::make(p, dealer.index, q_tiles, pack);
    const int kv_head = item.head / heads_of_each;
    hand_over(item, kQueryBytes);
    if (item.blocks == 0) dealer.ask();
#pragma unroll
    for (int panel = 0; panel < kPanels; ++panel) {
#pragma unroll 1
      for (int row = 0; row < BM; row += kQueryBox) {
        tw::tma_load_4d(memory.base + panel * kQueryPanel + row * kRowBytes, p.map_q, panel * 64, item.first_query + row % queries,
                        item.head + row / queries, item.batch, memory.query_full());
      }
    }
#pragma unroll 1
    for (int block = item.blocks - 1; block >= 0; --block) {
      if (block == 0) dealer.ask();
      tw::mbarrier_wait(memory.keys_empty(ring.stage), ring.parity ^ 1);
      tw::mbarrier_arrive_expect(memory.keys_full(ring.stage), kBlockBytes);
#pragma unroll
      for (int panel = 0; panel < kPanels; ++panel) {
        tw::tma_load_4d(memory.keys(ring.stage) + panel * kKeyPanel, p.map_k, panel * 64, block * BN, kv_head, item.batch,
                        memory.keys_full(ring.stage));
      }
      tw::mbarrier_wait(memory.values_empty(ring.stage), ring.parity ^ 1);
      tw::mbarrier_arrive_expect(memory.values_full(ring.stage), kBlockBytes);
#pragma unroll
      for (int panel = 0; panel < kPanels; ++panel) {
        tw::tma_load_4d(memory.values(ring.stage) + panel * kKeyPanel, p.map_v, panel * 64, block * BN, kv_head, item.batch,
                        memory.values_full(ring.stage));
      }
      ring.advance();
    }
  }
  hand_over({0, 0, 0, -1}, 0);
  dealer.close();
}

// What one warpgroup does.
struct Consumer {
  const Params& p;
  Shared memory;
  int group, lane, warp;  // warp: in the group
  int warp_query, warp_head;         // of the warp's rows, in the tile
  int first_of_group, last_of_group;  // queries in the tile
  float scale;            // of scores, to units of log2
  Visible visible;

  TW_DEVICE Consumer(const Params& p, Shared memory, int group, int thread, int pack)
      : p(p),
        memory(memory),
        group(group),
        lane(thread % 32),
        warp(thread / 32),
        warp_query((group * 64 + warp * kWarpRows) % (BM / pack)),
        warp_head((group * 64 + warp * kWarpRows) / (BM / pack)),
        first_of_group(pack == 1 ? group * 64 : 0),
        last_of_group(pack == 1 ? group * 64 + 63 : BM / pack - 1),
        scale(tw::scale_of(p) * tw::kLog2e),
        visible(visible_keys(p)) {}

  // One arrival from each warp.
  TW_DEVICE void release(unsigned barrier) const {
    if (lane == 0) tw::mbarrier_arrive(barrier);
  }

  // Barrier 1 + g: group g's turn.
  TW_DEVICE void await_turn() const {
    if constexpr (TURNS) tw::named_barrier_sync(1 + group, 2 * tw::kWarpgroupThreads);
  }
  TW_DEVICE void pass_turn() const {
    if constexpr (TURNS) tw::named_barrier_arrive(1 + (group + 1) % GROUPS, 2 * tw::kWarpgroupThreads);
  }

  TW_DEVICE void ask_for_scores(Scores& s, int stage) const {
    const tw::WgmmaDescriptor q(memory.base + group * 64 * kRowBytes, 0), k(memory.keys(stage), 0);
#pragma unroll
    for (int step = 0; step < HEAD / 16; ++step) {
      multiply_keys(s, q.at(step / 4 * kQueryPanel + step % 4 * 32), k.at(step / 4 * kKeyPanel + step % 4 * 32), step > 0);
    }
    tw::wgmma_commit();
  }
  TW_DEVICE void ask_for_values(Values& o, const unsigned (&weights)[BN / 16][4], int stage) const {
    const tw::WgmmaDescriptor v(memory.values(stage), kKeyPanel);
#pragma unroll
    for (int step = 0; step < BN / 16; ++step) multiply_values(o, weights[step], v.at(step * 16 * kRowBytes));
    tw::wgmma_commit();
  }

  TW_DEVICE void cut(Scores& s, const Item& item, int block) const {
    const int first_key = block * BN;
    if (first_key + BN > visible.end(item.first_query + first_of_group)) {
      tw::mask_scores<1, BN>(s, visible, item.first_query + warp_query, first_key, lane);
    }
  }

  TW_DEVICE static void pack(unsigned (&weights)[BN / 16][4], const Scores& s) {
#pragma unroll
    for (int step = 0; step < BN / 16; ++step) {
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        weights[step][i] = tw::pack_pair<Element>(s[0][2 * step + i / 2][i % 2 * 2], s[0][2 * step + i / 2][i % 2 * 2 + 1]);
      }
    }
  }

  template <int kColumns>
  TW_DEVICE static void pin(float (&accumulators)[1][kColumns][4]) {
#pragma unroll
    for (int n = 0; n < kColumns; ++n) tw::wgmma_pin(accumulators[0][n]);
  }

  // K has arrived, and it is this warpgroup's turn to ask for products.
  TW_DEVICE void await_scores(const Ring& keys, Values& o) const {
    tw::mbarrier_wait(memory.keys_full(keys.stage), keys.parity);
    await_turn();
    pin(o);
    tw::wgmma_fence();
  }
  // All but the last kPending groups of products are there.
  template <int kPending>
  TW_DEVICE void take_scores(Scores& s, Ring& keys) const {
    tw::wgmma_wait<kPending>();
    pin(s);
    release(memory.keys_empty(keys.stage));
    keys.advance();
  }
  TW_DEVICE void take_values(Values& o, Ring& values) const {
    tw::wgmma_wait<0>();
    pin(o);
    release(memory.values_empty(values.stage));
    values.advance();
  }

  // Passes over the blocks that only other warpgroups see any of; how many are left.
  TW_DEVICE int skip(const Item& item, Ring& keys, Ring& values) const {
    int blocks = item.blocks;
    const int last_query = min(item.first_query + last_of_group, static_cast<int>(p.Sq) - 1);
    for (const int end = visible.end(last_query); blocks > 0 && (blocks - 1) * BN >= end; --blocks) {
      tw::mbarrier_wait(memory.keys_full(keys.stage), keys.parity);
      await_turn();
      pass_turn();
      release(memory.keys_empty(keys.stage));
      keys.advance();
      tw::mbarrier_wait(memory.values_full(values.stage), values.parity);
      release(memory.values_empty(values.stage));
      values.advance();
    }
    return blocks;
  }

  TW_DEVICE void work(const Item& item, Ring& keys, Ring& values) const {
    tw::Softmax<1> softmax(scale);
    Values o = {};
    int blocks = item.blocks;
    if constexpr (kMaySkip) blocks = skip(item, keys, values);
    unsigned weights[BN / 16][4];
    float shrink[1][2];
    if (blocks > 0) {
      Scores s;
      await_scores(keys, o);
      ask_for_scores(s, keys.stage);
      pass_turn();
      take_scores<0>(s, keys);
      cut(s, item, blocks - 1);
      softmax.weigh<BN>(s, shrink);
      pack(weights, s);
    }
#pragma unroll 1
    for (int block = blocks - 2; block >= 0; --block) {
      Scores s;
      await_scores(keys, o);
      ask_for_scores(s, keys.stage);
      tw::mbarrier_wait(memory.values_full(values.stage), values.parity);
      tw::wgmma_fence();
      ask_for_values(o, weights, values.stage);
      pass_turn();
      take_scores<1>(s, keys);
      cut(s, item, block);
      softmax.weigh<BN>(s, shrink);
      take_values(o, values);
      softmax.rescale<HEAD>(o, shrink);
      pack(weights, s);
    }
    release(memory.query_empty());
    if (blocks > 0) {
      tw::mbarrier_wait(memory.values_full(values.stage), values.parity);
      pin(o);
      tw::wgmma_fence();
      ask_for_values(o, weights, values.stage);
      take_values(o, values);
    }
    softmax.finish<HEAD>(o);
    const unsigned again = tw::rows_to_repeat<1, HEAD>(o, softmax, lane);
    store(o, softmax, item);
    if (again != 0) store_again(again, item);
  }

  // Lanes of a quad hold neighbouring pairs of columns of 8 columns each; four times 8 later, each holds 8 neighbours.
  TW_DEVICE void gather_quad(unsigned (&r)[4]) const {
#pragma unroll
    for (int bit = 1; bit <= 2; bit *= 2) {
      const bool upper = (lane & bit) != 0;
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        if ((i & bit) != 0) continue;
        const unsigned sent = __shfl_xor_sync(~0u, upper ? r[i] : r[i + bit], bit);
        if (upper) {
          r[i] = sent;
        } else {
          r[i + bit] = sent;
        }
      }
    }
  }

  // Rows of this warp, once more.
  TW_DEVICE void store_again(unsigned rows, const Item& item) const {
    __syncwarp();
    tw::store_exact_rows<Element, HEAD, mask == Mask::full, false>(rows, p, mask == Mask::causal, item.head + warp_head, item.batch,
                                                                   item.first_query + warp_query, lane);
  }

  TW_DEVICE void store(const Values& o, const tw::Softmax<1>& softmax, const Item& item) const {
    const int first_query = item.first_query + warp_query, queries = static_cast<int>(p.Sq);
    Element* const to = static_cast<Element*>(p.O) + item.batch * p.stride_ob + (item.head + warp_head) * p.stride_oh;
#pragma unroll
    for (int half = 0; half < 2; ++half) {
      const int query = first_query + half * 8 + lane / 4;
      Element* const row = to + query * p.stride_os + lane % 4 * 8;
#pragma unroll
      for (int n = 0; n < HEAD / 8; n += 4) {
        unsigned r[4];
#pragma unroll
        for (int i = 0; i < 4; ++i) {
          r[i] = n + i < HEAD / 8 ? tw::pack_pair<Element>(o[0][n + i][2 * half], o[0][n + i][2 * half + 1]) : 0;
        }
        gather_quad(r);
        const int column = (n + lane % 4) * 8;
        if (query < queries && column < p.D) *reinterpret_cast<uint4*>(row + n * 8) = {r[0], r[1], r[2], r[3]};
      }
    }
    if (p.LSE != nullptr) {
      float* const lse = static_cast<float*>(p.LSE) + (item.batch * p.Hq + item.head + warp_head) * p.Sq;
      softmax.store_lse(lse, first_query, queries, lane);
    }
  }
};

extern "C" __global__ void __launch_bounds__(kThreads, 1) tw_attention_forward_sm90a_wgmma_bf16_causal_d128_2x64x144_s2(const __grid_constant__ Params p) {
  const Shared memory{tw::shared_address(shared)};
  const int warpgroup = static_cast<int>(__shfl_sync(~0u, threadIdx.x / tw::kWarpgroupThreads, 0));
  if (threadIdx.x == 0) {
    tw::tma_prefetch(p.map_q);
    tw::tma_prefetch(p.map_k);
    tw::tma_prefetch(p.map_v);
    tw::mbarrier_init(memory.query_full(), 1);
    tw::mbarrier_init(memory.query_empty(), 4 * GROUPS);
    for (int stage = 0; stage < STAGES; ++stage) {
      tw::mbarrier_init(memory.keys_full(stage), 1);
      tw::mbarrier_init(memory.keys_empty(stage), 4 * GROUPS);
      tw::mbarrier_init(memory.values_full(stage), 1);
      tw::mbarrier_init(memory.values_empty(stage), 4 * GROUPS);
    }
    tw::mbarrier_init_fence();
  }
  __syncthreads();
  if (warpgroup == 0) {
    tw::set_registers<kLaunchRegisters, kLoaderRegisters>();
    if (threadIdx.x == 0) load_all(p, memory);
  } else {
    tw::set_registers<kLaunchRegisters, kConsumerRegisters>();
    const int thread = static_cast<int>(threadIdx.x) % tw::kWarpgroupThreads;
    const Consumer consumer(p, memory, warpgroup - 1, thread, packed_heads(p));
    Ring keys, values;
    unsigned query_parity = 0;
    if (TURNS && consumer.group == GROUPS - 1) consumer.pass_turn();  // the first group begins
#pragma unroll 1
    for (;; query_parity ^= 1) {
      tw::mbarrier_wait(memory.query_full(), query_parity);
      const Item item = memory.shared_item(consumer.lane);
      if (item.blocks < 0) break;
      consumer.work(item, keys, values);
    }
    if (TURNS && consumer.group == 0) consumer.await_turn();  // the last group's turn has passed
  }
}
