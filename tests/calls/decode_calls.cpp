// attention_decode from its documentation: which calls there are, which are wrong, and which keys each row sees.
#include "attention_calls.h"
#include "attention_sizes.h"
#include "make_call.h"
#include "op_calls.h"

namespace tilewright::calls {
namespace {

constexpr std::size_t kTable = 5, kLengths = 6, kScaleK = 7, kScaleV = 8;

const Op& decode() {
  static const Op op{
      .name = "attention_decode",
      .attributes = {{"dtype", {"f32", "f16", "bf16", "f16_e4m3", "bf16_e4m3"}}, {"kv_cache", {"contiguous", "paged"}}},
      .sizes = {"B",
                "Hq",
                "Hkv",
                "Sq",
                "Sk",
                "D",
                "page_size",
                "stride_table",
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
                "stride_scale_kb",
                "stride_scale_kh",
                "stride_scale_vb",
                "stride_scale_vh"},
      .key_sizes = 6,
      .tensors = {"Q", "K", "V", "O", "LSE", "page_table", "seqlens_k", "scale_k", "scale_v"},
      .scalars = {{"scale", true}, {"softcap", true}, {"window_left", false}, {"window_right", false}},
  };
  return op;
}

bool is_paged(const Call& call) { return call.is("paged"); }
bool has_bytes(const Call& call) { return call.is("bf16_e4m3") || call.is("f16_e4m3"); }

Call make(RandomSource& random) {
  Call call{.op = &decode()};
  call.attributes = {random.chance(0.02) ? "f16_e4m3" : random.one_of({"f32", "bf16", "f16", "bf16_e4m3"}),
                     random.one_of({"contiguous", "paged"})};
  const std::int64_t wanted = random.chance(0.6) ? random.between(1, 4) : random_length(random);
  const auto [batch, heads_q, heads_kv, lengths_q, keys, depth] = random_lengths(random, wanted);
  const std::int64_t queries = random.chance(0.01) ? random.one_of({256, 257, 300}) : lengths_q;
  choose_memory(random, call);
  const bool paged = is_paged(call);
  call.tensor("LSE").is_present = random.chance(0.6);
  call.tensor("page_table").is_present = paged;
  call.tensor("seqlens_k").is_present = random.chance(0.5);
  for (const char* name : {"scale_k", "scale_v"}) call.tensor(name).is_present = random.chance(has_bytes(call) ? 0.6 : 0.01);
  for (std::int64_t b = 0; b < batch; ++b) {
    call.lengths.push_back(static_cast<std::int32_t>(random.chance(0.2) ? keys : random.between(0, keys)));
  }
  const std::int64_t dense = TILEWRIGHT_DENSE;
  const std::int64_t page_size = !paged ? (random.chance(0.8) ? dense : random.between(1, 64))
                                        : random.one_of({dense, std::int64_t{16}, std::int64_t{1}, random.between(1, 64)});
  const std::int64_t page = page_size == dense ? 16 : page_size, entries = (keys + page - 1) / page;
  call.pages = std::max<std::int64_t>(1, batch * entries) + random.between(0, 2);
  for (std::int64_t i = 0; i < call.pages; ++i) call.page_table.push_back(static_cast<std::int32_t>(i));
  for (std::size_t i = call.page_table.size(); i > 1; --i) {
    std::swap(call.page_table[i - 1],
              call.page_table[static_cast<std::size_t>(random.between(0, static_cast<std::int64_t>(i) - 1))]);
  }
  call.sizes = {batch, heads_q, heads_kv, queries, keys, depth, page_size, random_stride(random, entries, true)};
  add_strides(random, call.sizes, batch, queries, heads_q, depth, true);
  for (int i = 0; i < 2; ++i) {
    add_strides(random, call.sizes, paged ? call.pages : batch, paged ? page : keys, heads_kv, depth, true);
  }
  add_strides(random, call.sizes, batch, queries, heads_q, depth, false);
  for (int i = 0; i < 2; ++i) {
    const bool is_by_page = random.chance(0.5);
    call.sizes.push_back(is_by_page ? heads_kv + random.between(0, 2) : random.one_of({dense, std::int64_t{0}}));
    call.sizes.push_back(random.one_of({dense, std::int64_t{0}, std::int64_t{1}, std::int64_t{1}}));
  }
  call.threads = static_cast<int>(random_threads(random));
  call.scalars.resize(4);
  call.scalars[0].f32 = random.one_of({0.0f, 0.0f, 1.0f, 0.3f});
  call.scalars[1].f32 = random.one_of({0.0f, 0.0f, 1.5f, 30.0f});
  for (const std::size_t window : {2u, 3u}) {
    call.scalars[window].i32 = static_cast<std::int32_t>(random.chance(0.3) ? random.between(0, 40) : -1);
  }
  call.content = random_attention_content(random);
  finish(random, call);
  return call;
}

SizeValues sizes(const Call& call) {
  SizeValues s(call);
  s.dense("page_size", {is_paged(call) ? Wide{16} : s["Sk"]});
  const Wide page = s["page_size"];
  s.dense("stride_table", {page > 0 ? (s["Sk"] + page - 1) / page : Wide{0}});
  const Wide length = is_paged(call) ? page : s["Sk"];
  dense_strides(s, "q", s["Hq"], s["Sq"]);
  dense_strides(s, "k", s["Hkv"], length);
  dense_strides(s, "v", s["Hkv"], length);
  dense_strides(s, "o", s["Hq"], s["Sq"]);
  for (const char* name : {"stride_scale_kb", "stride_scale_kh", "stride_scale_vb", "stride_scale_vh"})
    s.dense(name, {Wide{0}});
  return s;
}

std::vector<TensorView> views(const Call& call, const SizeValues& s) {
  const bool paged = is_paged(call);
  const Element element = call.is("f32")                            ? Element::f32
                          : call.is("bf16") || call.is("bf16_e4m3") ? Element::bf16
                                                                    : Element::f16;
  const Element of_cache = has_bytes(call) ? Element::e4m3 : element;
  const Wide outer = paged ? Wide{call.pages} : s["B"], length = paged ? s["page_size"] : s["Sk"];
  const char* const length_name = paged ? "page_size" : "Sk";
  const Wide entries = s["page_size"] > 0 ? (s["Sk"] + s["page_size"] - 1) / s["page_size"] : Wide{0};
  std::vector<TensorView> views{
      heads_view("Q", "q", element, s, s["B"], s["Sq"], "Hq", "Sq"),
      heads_view("K", "k", of_cache, s, outer, length, "Hkv", length_name),
      heads_view("V", "v", of_cache, s, outer, length, "Hkv", length_name),
      heads_view("O", "o", element, s, s["B"], s["Sq"], "Hq", "Sq"),
      {.name = "LSE",
       .element = Element::f32,
       .is_written = true,
       .is_required = false,
       .extents = {1, s["B"], s["Hq"], s["Sq"]},
       .strides = {0, s["Hq"] * s["Sq"], s["Sq"], 1},
       .names = {"LSE", "B", "Hq", "Sq"}},
      {.name = "page_table",
       .element = Element::i32,
       .is_required = paged,
       .extents = {1, 1, s["B"], entries},
       .strides = {0, 0, s["stride_table"], 1},
       .names = {"page_table", "B", "Sk", "page_size", "stride_table"}},
      {.name = "seqlens_k",
       .element = Element::i32,
       .is_required = false,
       .extents = {1, 1, 1, s["B"]},
       .strides = {0, 0, 0, 1},
       .names = {"seqlens_k", "B"}},
  };
  for (const std::string letter : {"k", "v"}) {
    const std::string of_outer = "stride_scale_" + letter + "b", of_head = "stride_scale_" + letter + "h";
    views.push_back({.name = letter == "k" ? "scale_k" : "scale_v",
                     .element = Element::f32,
                     .is_required = false,
                     .extents = {1, 1, outer, s["Hkv"]},
                     .strides = {0, 0, s[of_outer], s[of_head]},
                     .names = {"scale_" + letter, "B", "Hkv", of_outer, of_head}});
  }
  for (const std::size_t cache : {std::size_t{1}, std::size_t{2}, kScaleK, kScaleV}) views[cache].is_of_any_length = paged;
  return views;
}

bool is_nothing(const SizeValues& s) { return s["D"] == 0; }

void judge(const Call& call, const SizeValues& s, bool is_empty, Findings& findings) {
  judge_attention_sizes(call, s, is_empty, {Finding::At::plan, true, {}}, findings);
  judge_attention_scalars(call, is_empty, findings);
  const auto plan = [&](bool is_certain, const char* name) {
    findings.push_back({Finding::At::plan, is_certain && !is_empty, {name}});
  };
  if (s["Sq"] > 256) plan(true, "Sq");
  for (const char* name : {"scale_k", "scale_v"}) {
    if (!has_bytes(call) && call.tensor(name).is_present) findings.push_back({Finding::At::run, !is_empty, {name}});
  }
  if (is_paged(call)) {
    if (s["page_size"] == 0) plan(s["Sk"] > 0, "page_size");
    const Wide entries = s["page_size"] > 0 ? (s["Sk"] + s["page_size"] - 1) / s["page_size"] : Wide{0};
    if (s["stride_table"] > 0 && s["stride_table"] < entries) plan(false, "stride_table");
  } else if (call.tensor("page_table").is_present) {
    findings.push_back({Finding::At::run, !is_empty, {"page_table"}});
  }
}

std::int64_t keys_of(const Call& call, const SizeValues& s, const Operands& operands, std::int64_t sequence) {
  return operands.pointers[kLengths] != nullptr ? call.lengths[static_cast<std::size_t>(sequence)] : s.i64("Sk");
}

AttentionScalars scalars_of(const Call& call, const SizeValues& s) {
  const double scale = call.f32("scale");
  return {s.i64("D"), scale != 0 ? scale : 1 / std::sqrt(static_cast<double>(s.i64("D"))), call.f32("softcap")};
}

std::vector<AttentionRow> rows_of(const Call& call, const SizeValues& s, const Operands& operands) {
  std::vector<AttentionRow> rows;
  const std::int64_t heads = s.i64("Hq"), heads_kv = s.i64("Hkv"), queries = s.i64("Sq"), page = s.i64("page_size");
  for (std::int64_t b = 0; b < s.i64("B"); ++b) {
    const std::int64_t keys = keys_of(call, s, operands, b);
    for (std::int64_t h = 0; h < heads; ++h) {
      for (std::int64_t i = 0; i < queries; ++i) {
        AttentionRow row{.kv_head = h * heads_kv / heads};
        row.q_at = operands.views[0].offset(b, i, h, 0);
        row.o_at = operands.views[3].offset(b, i, h, 0);
        row.lse_at = operands.views[4].offset(0, b, h, i);
        row.diagonal = i + keys - queries;
        const std::int64_t left = call.i32("window_left"), right = call.i32("window_right");
        row.first_key = left >= 0 ? std::max<std::int64_t>(0, row.diagonal - left) : 0;
        row.end_key = right >= 0 ? std::min(keys, row.diagonal + right + 1) : keys;
        for (std::int64_t key = row.first_key; key < row.end_key; ++key) {
          const std::int64_t outer =
              is_paged(call)
                  ? static_cast<std::int64_t>(operands.at(kTable, operands.views[kTable].offset(0, 0, b, key / page)))
                  : b;
          const std::int64_t inner = is_paged(call) ? key % page : key;
          row.k_at.push_back(operands.views[1].offset(outer, inner, row.kv_head, 0));
          row.v_at.push_back(operands.views[2].offset(outer, inner, row.kv_head, 0));
          if (operands.pointers[kScaleK] != nullptr)
            row.k_scale.push_back(operands.at(kScaleK, operands.views[kScaleK].offset(0, 0, outer, row.kv_head)));
          if (operands.pointers[kScaleV] != nullptr)
            row.v_scale.push_back(operands.at(kScaleV, operands.views[kScaleV].offset(0, 0, outer, row.kv_head)));
        }
        rows.push_back(std::move(row));
      }
    }
  }
  return rows;
}

void fill(const Call& call, const SizeValues& s, const Operands& operands, RandomSource& random) {
  if (operands.pointers[kLengths] != nullptr) {
    for (std::int64_t b = 0; b < s.i64("B"); ++b) operands.set(kLengths, b, call.lengths[static_cast<std::size_t>(b)]);
  }
  if (operands.pointers[kTable] != nullptr) {
    std::int64_t longest = 0;
    for (std::int64_t b = 0; b < s.i64("B"); ++b) longest = std::max(longest, keys_of(call, s, operands, b));
    const bool is_hidden = random.chance(0.5);  // numbers of pages that no sequence needs
    std::size_t next = 0;
    const TensorView& table = operands.views[kTable];
    for (std::int64_t b = 0; b < table.extents[2]; ++b) {
      for (std::int64_t i = 0; i < table.extents[3]; ++i) {
        const bool is_needed = !is_hidden || i * s.i64("page_size") < longest;
        operands.set(kTable, table.offset(0, 0, b, i),
                     is_needed ? call.page_table[next++ % call.page_table.size()] : 0x3fffffff);
      }
    }
  }
  for (const std::size_t scales : {kScaleK, kScaleV}) {
    if (operands.pointers[scales] == nullptr) continue;
    operands.views[scales].for_each([&](std::int64_t at) {
      operands.set(scales, at, std::ldexp(random.unit() + 0.5, static_cast<int>(random.between(-4, 1))));
    });
  }
  fill_attention(call, rows_of(call, s, operands), scalars_of(call, s), operands, random);
}

std::vector<std::vector<Expected>> expect(const Call& call, const SizeValues& s, const Operands& operands) {
  return expect_attention(rows_of(call, s, operands), scalars_of(call, s), operands);
}

}  // namespace

const OpCalls kDecodeCalls{make, sizes, views, is_nothing, judge, fill, expect};

}  // namespace tilewright::calls
