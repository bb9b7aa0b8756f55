// attention_forward from its documentation: which calls there are, which are wrong, and which keys each row sees.
#include <numeric>

#include "attention_calls.h"
#include "attention_sizes.h"
#include "make_call.h"
#include "op_calls.h"

namespace tilewright::calls {
namespace {

const Op& forward() {
  static const Op op{
      .name = "attention_forward",
      .attributes = {{"dtype", {"f32", "f16", "bf16"}}, {"mask", {"full", "causal", "general"}}},
      .sizes = {"B",
                "Hq",
                "Hkv",
                "Sq",
                "Sk",
                "D",
                "stride_qs",
                "stride_qh",
                "stride_qb",
                "stride_ks",
                "stride_kh",
                "stride_kb",
                "stride_vs",
                "stride_vh",
                "stride_vb",
                "stride_os",
                "stride_oh",
                "stride_ob",
                "stride_bias_q",
                "stride_bias_h",
                "stride_bias_b",
                "total_q",
                "total_k"},
      .key_sizes = 6,
      .tensors = {"Q", "K", "V", "O", "LSE", "bias", "alibi_slopes", "cu_seqlens_q", "cu_seqlens_k"},
      .scalars = {{"scale", true}, {"softcap", true}, {"window_left", false}, {"window_right", false}, {"alignment", false}},
  };
  return op;
}

bool is_ragged(const Call& call) { return call.is("general") && call.tensor("cu_seqlens_q").is_present; }

std::vector<std::int32_t> random_begins(RandomSource& random, std::int64_t sequences, std::int64_t longest, bool is_ragged) {
  std::vector<std::int32_t> begins{0};
  for (std::int64_t b = 0; b < sequences; ++b) {
    begins.push_back(begins.back() + static_cast<std::int32_t>(is_ragged ? random.between(0, longest) : longest));
  }
  return begins;
}

Call make(RandomSource& random) {
  Call call{.op = &forward()};
  call.attributes = {random.one_of({"f32", "bf16", "f16"}), random.one_of({"full", "causal", "general", "general"})};
  const AttentionLengths lengths = random_lengths(random, random_length(random));
  const auto [batch, heads_q, heads_kv, queries, keys, depth] = lengths;
  choose_memory(random, call);
  const bool is_general = call.is("general");
  for (const char* name : {"bias", "alibi_slopes"}) call.tensor(name).is_present = is_general && random.chance(0.4);
  const bool ragged = is_general && random.chance(0.3);
  for (const char* name : {"cu_seqlens_q", "cu_seqlens_k"}) call.tensor(name).is_present = ragged;
  call.tensor("LSE").is_present = random.chance(0.6);
  call.begins_q = random_begins(random, batch, queries, ragged);
  call.begins_k = random_begins(random, batch, keys, ragged);
  const std::int64_t total_q = call.begins_q.back(), total_k = call.begins_k.back();
  call.sizes = {batch, heads_q, heads_kv, queries, keys, depth};
  add_strides(random, call.sizes, batch, ragged ? total_q : queries, heads_q, depth, true);
  for (int i = 0; i < 2; ++i) add_strides(random, call.sizes, batch, ragged ? total_k : keys, heads_kv, depth, true);
  add_strides(random, call.sizes, batch, ragged ? total_q : queries, heads_q, depth, false);
  std::int64_t inner = keys;
  for (const std::int64_t length : {queries, heads_q, batch}) {
    call.sizes.push_back(random_stride(random, inner, true));
    if (call.sizes.back() != TILEWRIGHT_DENSE && call.sizes.back() != 0) inner = call.sizes.back();
    inner *= length;
  }
  const std::int64_t dense = TILEWRIGHT_DENSE;
  call.sizes.push_back(ragged ? total_q : dense);
  call.sizes.push_back(ragged ? total_k : dense);
  call.threads = static_cast<int>(random_threads(random));
  call.scalars.resize(5);
  call.scalars[0].f32 = random.one_of({0.0f, 0.0f, 1.0f, 0.3f});
  call.scalars[1].f32 = is_general ? random.one_of({0.0f, 0.0f, 1.5f, 30.0f}) : 0.0f;
  for (const std::size_t window : {2u, 3u}) {
    call.scalars[window].i32 = static_cast<std::int32_t>(is_general && random.chance(0.4) ? random.between(0, 40) : -1);
  }
  call.scalars[4].i32 = is_general && random.chance(0.3) ? 1 : 0;
  call.content = random_attention_content(random);
  finish(random, call);
  if (is_ragged(call) && call.sizes.size() == forward().sizes.size()) {  // what no call may get wrong, for it is not checked
    call.sizes[21] = total_q;
    call.sizes[22] = total_k;
  }
  return call;
}

SizeValues sizes(const Call& call) {
  SizeValues s(call);
  dense_strides(s, "q", s["Hq"], s["Sq"]);
  dense_strides(s, "k", s["Hkv"], s["Sk"]);
  dense_strides(s, "v", s["Hkv"], s["Sk"]);
  dense_strides(s, "o", s["Hq"], s["Sq"]);
  s.dense("stride_bias_q", {s["Sk"]});
  s.dense("stride_bias_h", {s["Sq"], s["stride_bias_q"]});
  s.dense("stride_bias_b", {s["Hq"], s["stride_bias_h"]});
  s.dense("total_q", {s["B"], s["Sq"]});
  s.dense("total_k", {s["B"], s["Sk"]});
  return s;
}

std::vector<TensorView> views(const Call& call, const SizeValues& s) {
  const bool ragged = is_ragged(call);
  const Element element = call.is("f32") ? Element::f32 : call.is("bf16") ? Element::bf16 : Element::f16;
  const Wide batch = ragged ? Wide{1} : s["B"];
  const Wide queries = ragged ? s["total_q"] : s["Sq"], keys = ragged ? s["total_k"] : s["Sk"];
  std::vector<TensorView> views{
      heads_view("Q", "q", element, s, batch, queries, "Hq", "Sq"),
      heads_view("K", "k", element, s, batch, keys, "Hkv", "Sk"),
      heads_view("V", "v", element, s, batch, keys, "Hkv", "Sk"),
      heads_view("O", "o", element, s, batch, queries, "Hq", "Sq"),
      {.name = "LSE",
       .element = Element::f32,
       .is_written = true,
       .is_required = false,
       .extents = {1, batch, s["Hq"], queries},
       .strides = {0, s["Hq"] * queries, queries, 1},
       .names = {"LSE", "B", "Hq", "Sq"}},
      {.name = "bias",
       .element = element,
       .is_required = false,
       .extents = {s["B"], s["Hq"], s["Sq"], s["Sk"]},
       .strides = {s["stride_bias_b"], s["stride_bias_h"], s["stride_bias_q"], 1},
       .names = {"bias", "B", "Hq", "Sq", "Sk", "stride_bias_q", "stride_bias_h", "stride_bias_b"}},
      {.name = "alibi_slopes",
       .element = Element::f32,
       .is_required = false,
       .extents = {1, 1, 1, s["Hq"]},
       .strides = {0, 0, 0, 1},
       .names = {"alibi_slopes", "Hq"}},
  };
  for (const char* name : {"cu_seqlens_q", "cu_seqlens_k"}) {
    views.push_back({.name = name,
                     .element = Element::i32,
                     .is_required = false,
                     .extents = {1, 1, 1, s["B"] + 1},
                     .strides = {0, 0, 0, 1},
                     .names = {name, "B"}});
  }
  if (ragged) {
    for (TensorView& view : views) view.names.insert(view.names.end(), {"total_q", "total_k"});
    for (const std::size_t tensor : {0u, 3u, 4u}) views[tensor].is_of_any_length = queries > 1;
    for (const std::size_t tensor : {1u, 2u}) views[tensor].is_of_any_length = keys > 1;
  }
  return views;
}

bool is_nothing(const SizeValues& s) { return s["D"] == 0; }

void judge(const Call& call, const SizeValues& s, bool is_empty, Findings& findings) {
  // How a result lies that may be ragged is known when it is run, and of one query or none there is nothing to know.
  const bool has_one_query = is_ragged(call) && s["total_q"] <= 1, is_general = call.is("general");
  const Finding::At at = is_general && !has_one_query ? Finding::At::either : Finding::At::plan;
  judge_attention_sizes(call, s, is_empty, {at, !is_general, {}}, findings);
  judge_attention_scalars(call, is_empty, findings);
  const auto run = [&](bool is_certain, const char* name) {
    findings.push_back({Finding::At::run, is_certain && !is_empty, {name}});
  };
  if (!call.is("general")) {
    for (const char* name : {"bias", "alibi_slopes", "cu_seqlens_q", "cu_seqlens_k"}) {
      if (call.tensor(name).is_present) run(true, name);
    }
    if (call.f32("softcap") != 0) run(true, "softcap");
    for (const char* name : {"window_left", "window_right"}) {
      if (call.i32(name) != -1) run(true, name);
    }
    if (call.i32("alignment") != 0) run(true, "alignment");
  }
  if (call.i32("alignment") < 0 || call.i32("alignment") > 1) run(false, "alignment");
  if (is_ragged(call)) {  // a plan may take the batch for one of sequences of Sq queries
    findings.push_back({Finding::At::plan, false, {"stride_os", "stride_oh", "stride_ob", "would reach"}});
  }
  if (is_ragged(call) && !call.tensor("cu_seqlens_k").is_present) run(true, "cu_seqlens_k");
  if (!is_ragged(call) && call.tensor("cu_seqlens_k").is_present) run(false, "cu_seqlens_q");  // not read, as is said
}

AttentionScalars scalars_of(const Call& call, const SizeValues& s) {
  const double scale = call.f32("scale");
  return {s.i64("D"), scale != 0 ? scale : 1 / std::sqrt(static_cast<double>(s.i64("D"))), call.f32("softcap"),
          call.is("bf16") ? 0x1p-8 : 0};
}

std::vector<AttentionRow> rows_of(const Call& call, const SizeValues& s, const Operands& operands) {
  std::vector<AttentionRow> rows;
  const bool ragged = is_ragged(call), is_general = call.is("general");
  const std::int64_t heads = s.i64("Hq"), heads_kv = s.i64("Hkv");
  for (std::int64_t b = 0; b < s.i64("B"); ++b) {
    const auto at = static_cast<std::size_t>(b);
    const std::int64_t first_q = ragged ? call.begins_q[at] : 0, first_k = ragged ? call.begins_k[at] : 0;
    const std::int64_t queries = ragged ? call.begins_q[at + 1] - first_q : s.i64("Sq");
    const std::int64_t keys = ragged ? call.begins_k[at + 1] - first_k : s.i64("Sk");
    const std::int64_t outer = ragged ? 0 : b;
    for (std::int64_t h = 0; h < heads; ++h) {
      for (std::int64_t i = 0; i < queries; ++i) {
        AttentionRow row{.kv_head = h * heads_kv / heads};
        row.q_at = operands.views[0].offset(outer, first_q + i, h, 0);
        row.o_at = operands.views[3].offset(outer, first_q + i, h, 0);
        row.lse_at = operands.views[4].offset(0, outer, h, first_q + i);
        row.diagonal = i + keys - queries;
        row.first_key = 0;
        row.end_key = keys;
        if (call.is("causal")) row.end_key = std::min(keys, row.diagonal + 1);
        if (is_general) {
          if (call.i32("alignment") == 1) row.diagonal = i;
          const std::int64_t left = call.i32("window_left"), right = call.i32("window_right");
          if (left >= 0) row.first_key = std::max<std::int64_t>(0, row.diagonal - left);
          if (right >= 0) row.end_key = std::min(keys, row.diagonal + right + 1);
          if (operands.pointers[5] != nullptr) row.bias_at = operands.views[5].offset(b, h, i, 0);
          if (operands.pointers[6] != nullptr) row.slope = operands.at(6, h);
        }
        for (std::int64_t key = row.first_key; key < row.end_key; ++key) {
          row.k_at.push_back(operands.views[1].offset(outer, first_k + key, row.kv_head, 0));
          row.v_at.push_back(operands.views[2].offset(outer, first_k + key, row.kv_head, 0));
        }
        rows.push_back(std::move(row));
      }
    }
  }
  return rows;
}

void fill(const Call& call, const SizeValues& s, const Operands& operands, RandomSource& random) {
  const auto numbers = [&](std::size_t tensor, const std::vector<std::int32_t>& values) {
    if (operands.pointers[tensor] == nullptr) return;
    for (std::size_t i = 0; i < values.size(); ++i) operands.set(tensor, static_cast<std::int64_t>(i), values[i]);
  };
  numbers(7, call.begins_q);
  numbers(8, call.begins_k);
  if (operands.pointers[6] != nullptr) {
    const double size = random.chance(0.05) ? 0x1p100 : 1;
    operands.views[6].for_each([&](std::int64_t at) { operands.set(6, at, (random.unit() * 2 - 1) * size); });
  }
  fill_attention(call, rows_of(call, s, operands), scalars_of(call, s), operands, random);
}

std::vector<std::vector<Expected>> expect(const Call& call, const SizeValues& s, const Operands& operands) {
  if (call.i32("alignment") != 0 && call.i32("alignment") != 1) return {};
  return expect_attention(rows_of(call, s, operands), scalars_of(call, s), operands);
}

}  // namespace

const OpCalls kForwardCalls{make, sizes, views, is_nothing, judge, fill, expect};

}  // namespace tilewright::calls
