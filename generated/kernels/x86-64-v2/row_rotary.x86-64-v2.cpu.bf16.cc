// row_rotary.x86-64-v2.cpu.bf16: emitted by tilewright-codegen, do not edit.
// template: row_wise/row_rotary.cc
// config: dtype=bf16
// hash: 35aa3ebab8ebae57ddb3fdc488ab710a
#include "common/numbers.h"
#include "row_wise/row_blocks_cpu.h"

struct Params {
  const void* q;
  const void* k;
  const void* v;
  const void* cos;
  const void* sin;
  const void* position;
  const void* slot;
  const void* q_weight;
  const void* k_weight;
  void* q_out;
  void* k_out;
  void* v_out;
  void* workspace;
  long long tokens, heads, dim, kv_heads, pairs, ldq, ldk, ldv, ldt, ldqo, ldko, ldvo;
  int pairing;
  float eps;
  float offset;
};

#define TILEWRIGHT 1
#define T tw::Number<tw::bf16>
namespace {
#line 1 "row_rotary.cc"
// Rotary position embedding on CPUs.
// tw: use    row_rotary.cu: op, about, types, doc, data, inplace, check, case, shapes
// tw: launch grid = tokens
// tw: align  1


struct Turn {
  const float *cos, *sin;  // null: nothing is turned
  long long pairs;
  bool interleaved;
  float eps, offset;
};

// A head, of which an element and the one that it is turned with are read before either is written: the result may lie where
// the head does.
static void turn(const T* from, T* to, const T* weight, long long dim, const Turn& turn) {
  float factor = 1;
  if (weight != nullptr) factor = 1 / std::sqrt(sum_of<32>(from, dim, [](Floats x) { return x * x; }) / dim + turn.eps);
  const auto value = [&](long long i) {
    return weight != nullptr ? from[i] * factor * (turn.offset + weight[i]) : static_cast<float>(from[i]);
  };
  const long long pairs = turn.cos != nullptr && turn.sin != nullptr ? std::min(turn.pairs, dim / 2) : 0;
  const auto turn_pair = [&](long long pair, long long first, long long second) {
    const float x = value(first), y = value(second), cosine = turn.cos[pair], sine = turn.sin[pair];
    to[first] = x * cosine - y * sine;
    to[second] = y * cosine + x * sine;
  };
  if (turn.interleaved) {
    for (long long i = 0; i < pairs; ++i) turn_pair(i, 2 * i, 2 * i + 1);
  } else {
    for (long long i = 0; i < pairs; ++i) turn_pair(i, i, i + pairs);
  }
  for (long long i = 2 * pairs; i < dim; ++i) to[i] = value(i);
}

void row_rotary(const T* q, const T* k, const T* v, const float* cos, const float* sin, const int* position, const int* slot,
                const T* q_weight, const T* k_weight, T* q_out, T* k_out, T* v_out, long long heads, long long kv_heads,
                long long dim, long long pairs, long long ldq, long long ldk, long long ldv, long long ldt, long long ldqo,
                long long ldko, long long ldvo, int pairing, float eps, float offset, long long block_x) {
  const long long token = block_x, angle = position != nullptr ? position[token] : token;
  const long long row = slot != nullptr ? slot[token] : token;
  const Turn of_token = {cos == nullptr ? nullptr : cos + angle * ldt,
                         sin == nullptr ? nullptr : sin + angle * ldt,
                         pairs,
                         pairing != 0,
                         eps,
                         offset};
  const bool stays = q_out == q && (cos == nullptr || sin == nullptr) && q_weight == nullptr;  // in place
  for (long long at = 0; at < heads * dim && !stays; at += dim)
    turn(q + token * ldq + at, q_out + token * ldqo + at, q_weight, dim, of_token);
  if (row < 0) return;
  for (long long at = 0; at < kv_heads * dim; at += dim)
    turn(k + token * ldk + at, k_out + row * ldko + at, k_weight, dim, of_token);
  std::copy_n(v + token * ldv, kv_heads * dim, v_out + row * ldvo);
}

}  // namespace
#line 3 "row_rotary.cu"
extern "C" void tw_row_rotary_x86_64_v2_cpu_bf16(const Params* tw_params, [[maybe_unused]] long long tw_x, [[maybe_unused]] long long tw_y, [[maybe_unused]] long long tw_z) { row_rotary(static_cast<const tw::Number<tw::bf16>*>(tw_params->q), static_cast<const tw::Number<tw::bf16>*>(tw_params->k), static_cast<const tw::Number<tw::bf16>*>(tw_params->v), static_cast<const float*>(tw_params->cos), static_cast<const float*>(tw_params->sin), static_cast<const int*>(tw_params->position), static_cast<const int*>(tw_params->slot), static_cast<const tw::Number<tw::bf16>*>(tw_params->q_weight), static_cast<const tw::Number<tw::bf16>*>(tw_params->k_weight), static_cast<tw::Number<tw::bf16>*>(tw_params->q_out), static_cast<tw::Number<tw::bf16>*>(tw_params->k_out), static_cast<tw::Number<tw::bf16>*>(tw_params->v_out), static_cast<long long>(tw_params->heads), static_cast<long long>(tw_params->kv_heads), static_cast<long long>(tw_params->dim), static_cast<long long>(tw_params->pairs), static_cast<long long>(tw_params->ldq), static_cast<long long>(tw_params->ldk), static_cast<long long>(tw_params->ldv), static_cast<long long>(tw_params->ldt), static_cast<long long>(tw_params->ldqo), static_cast<long long>(tw_params->ldko), static_cast<long long>(tw_params->ldvo), static_cast<int>(tw_params->pairing), static_cast<float>(tw_params->eps), static_cast<float>(tw_params->offset), static_cast<long long>(tw_x)); }
