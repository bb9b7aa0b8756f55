// moe_sort.x86-64-v4.cpu.i32: emitted by tilewright-codegen, do not edit.
// template: moe/moe_sort.cc
// config: dtype=i32
// hash: 54af58a913ced31e4c98e56291275ed1
#include <algorithm>

struct Params {
  const void* ids;
  void* offsets;
  void* row_index;
  void* position;
  void* workspace;
  long long tokens, k, experts, ldi, ldp;
  long long parts, tw_count_1;
};

#define TILEWRIGHT 1
namespace {
#line 1 "moe_sort.cc"
// Assignments sorted by expert on CPUs: parts of them are counted, and then placed behind those of the parts before.
// tw: use    moe_sort.cu: op, about, range, names, doc, data, check, shapes
// tw: where  experts <= 1024
// tw: where  tokens <= 1 << 24 and k <= 64
// tw: let    parts = max(1, min(ceil(tokens * k / 4096), 2 * units))
// tw: workspace counts: i32[parts, experts + 1]
// tw: launch count: grid = parts
// tw: launch place: grid = parts
// tw: align  1


constexpr int kMostBuckets = 1025;  // the last one that is used has what is dropped

// Calls each(token, place, bucket) for the assignments of a part.
template <typename Each>
inline void for_part(const int* ids, long long tokens, long long k, long long ldi, int experts, long long part, long long parts,
                     Each each) {
  const long long total = tokens * k;
  for (long long i = total * part / parts; i < total * (part + 1) / parts; ++i) {
    const int id = ids[i / k * ldi + i % k];
    each(i / k, i % k, id >= 0 && id < experts ? id : experts);
  }
}

void count(const int* ids, int* counts, long long tokens, long long k, int experts, long long ldi, long long parts,
           long long block_x) {
  int* const own = counts + block_x * (experts + 1);
  std::fill_n(own, experts + 1, 0);
  for_part(ids, tokens, k, ldi, experts, block_x, parts, [&](long long, long long, int bucket) { ++own[bucket]; });
}

void place(const int* ids, int* offsets, int* row_index, int* position, const int* counts, long long tokens, long long k,
           int experts, long long ldi, long long ldp, long long parts, long long block_x) {
  int next[kMostBuckets], end = 0;
  for (int bucket = 0; bucket <= experts; ++bucket) {
    next[bucket] = end;
    for (long long part = 0; part < parts; ++part) {
      const int number = counts[part * (experts + 1) + bucket];
      end += number;
      if (part < block_x) next[bucket] += number;
    }
    if (block_x == 0 && bucket < experts) offsets[bucket] = end;
  }
  for_part(ids, tokens, k, ldi, experts, block_x, parts, [&](long long token, long long at, int bucket) {
    const int row = next[bucket]++;
    row_index[row] = bucket < experts ? static_cast<int>(token) : -1;
    position[token * ldp + at] = bucket < experts ? row : -1;
  });
}

}  // namespace
#line 5 "moe_sort.cu"
extern "C" void tw_moe_sort_x86_64_v4_cpu_i32(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { count(static_cast<const int*>(tw_params->ids), reinterpret_cast<int*>(static_cast<char*>(tw_params->workspace) + 0), static_cast<long long>(tw_params->tokens), static_cast<long long>(tw_params->k), static_cast<int>(tw_params->experts), static_cast<long long>(tw_params->ldi), static_cast<long long>(tw_params->parts), static_cast<long long>(tw_x)); }
extern "C" void tw_moe_sort_x86_64_v4_cpu_i32_2(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { place(static_cast<const int*>(tw_params->ids), static_cast<int*>(tw_params->offsets), static_cast<int*>(tw_params->row_index), static_cast<int*>(tw_params->position), reinterpret_cast<int*>(static_cast<char*>(tw_params->workspace) + 0), static_cast<long long>(tw_params->tokens), static_cast<long long>(tw_params->k), static_cast<int>(tw_params->experts), static_cast<long long>(tw_params->ldi), static_cast<long long>(tw_params->ldp), static_cast<long long>(tw_params->parts), static_cast<long long>(tw_x)); }
