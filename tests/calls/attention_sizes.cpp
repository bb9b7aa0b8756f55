// Limits are those of the documentation: D up to 256, lengths up to 2^29, Hkv divides Hq, distances up to 2^30.
#include "attention_sizes.h"

#include <cmath>

#include "make_call.h"

namespace tilewright::calls {

AttentionLengths random_lengths(RandomSource& random, std::int64_t queries) {
  AttentionLengths lengths{.batch = random.chance(0.6) ? 1 : random.between(0, 5),
                           .heads_q = 0,
                           .heads_kv = random.between(1, 3),
                           .queries = queries,
                           .keys = random_length(random),
                           .depth = random_length(random)};
  lengths.heads_q = random.chance(0.01) ? 0 : lengths.heads_kv * random.one_of({1, 1, 2, 3, 4});
  if (random.chance(0.06)) lengths.depth = random.one_of({65, 96, 128, 136, 255, 256, 257});
  if (random.chance(0.03)) lengths.heads_q = random.between(1, 8);
  const auto work = [&] { return lengths.batch * lengths.heads_q * lengths.queries * lengths.keys * lengths.depth; };
  while (work() > 1 << 20 && lengths.batch > 1) --lengths.batch;
  while (work() > 1 << 20 && lengths.queries > 16) lengths.queries /= 2;
  return lengths;
}

Call::Content random_attention_content(RandomSource& random) {
  using Content = Call::Content;
  return random.one_of({Content::plain, Content::wide, Content::equal, Content::special, Content::single, Content::masks,
                        Content::poisoned, Content::poisoned});
}

void add_strides(RandomSource& random, std::vector<std::int64_t>& sizes, std::int64_t batch, std::int64_t length,
                 std::int64_t heads, std::int64_t depth, bool may_be_shared) {
  const std::int64_t dense = TILEWRIGHT_DENSE;
  if (random.chance(0.4)) {
    sizes.insert(sizes.end(), {dense, dense, dense});
    return;
  }
  const std::int64_t row = depth + random.one_of({std::int64_t{0}, random.between(1, 9), std::int64_t{8}});
  std::int64_t strides[3] = {heads * row, row, length * heads * row};                                    // rows side by side
  if (random.chance(0.3)) strides[0] = row, strides[1] = length * row;                                   // heads
  if (random.chance(0.1)) strides[2] = row, strides[0] = heads * batch * row, strides[1] = batch * row;  // sequences
  if (random.chance(0.3)) strides[2] += random.between(0, 20);
  for (std::int64_t& stride : strides) {
    if (may_be_shared && random.chance(0.15)) stride = 0;
    sizes.push_back(stride);
  }
}

void dense_strides(SizeValues& sizes, const std::string& letter, Wide heads, Wide length) {
  sizes.dense("stride_" + letter + "s", {heads, sizes["D"]});
  sizes.dense("stride_" + letter + "h", {sizes["D"]});
  sizes.dense("stride_" + letter + "b", {length, sizes["stride_" + letter + "s"]});
}

TensorView heads_view(const char* name, const std::string& letter, Element element, const SizeValues& sizes, Wide batch,
                      Wide length, const char* heads_name, const char* length_name) {
  const auto of = [&](const char* which) -> const char* {
    for (const char* each : {"stride_qs", "stride_qh", "stride_qb", "stride_ks", "stride_kh", "stride_kb", "stride_vs",
                             "stride_vh", "stride_vb", "stride_os", "stride_oh", "stride_ob"}) {
      if ("stride_" + letter + which == each) return each;
    }
    return "";
  };
  return {.name = name,
          .element = element,
          .is_written = letter == "o",
          .extents = {batch, length, sizes[heads_name], sizes["D"]},
          .strides = {sizes[of("b")], sizes[of("s")], sizes[of("h")], 1},
          .names = {name, "B", heads_name, length_name, "D", of("b"), of("s"), of("h")}};
}

void judge_attention_sizes(const Call& call, const SizeValues& sizes, bool is_empty, const Finding& of_result,
                           Findings& findings) {
  const auto plan = [&](bool is_certain, std::vector<std::string> names) {
    findings.push_back({Finding::At::plan, is_certain && !is_empty, std::move(names)});
  };
  if (call.is("f16_e4m3")) plan(true, {"dtype", "f16_e4m3"});
  if (sizes["D"] > 256) plan(true, {"D"});
  for (const char* name : {"Sq", "Sk"}) {
    if (sizes[name] > 1 << 29) plan(true, {name});
  }
  if (sizes["Hkv"] <= 0) {
    plan(sizes["Hkv"] < 0, {"Hkv"});
  } else if (sizes["Hq"] % sizes["Hkv"] != 0) {
    plan(true, {"Hkv", "Hq"});
  }
  const Finding of_operand{Finding::At::plan, true, {}};
  const auto judge_strides = [&](const std::string& letter, Wide length, Wide heads) {
    for (const auto& [axis, count] : {std::pair{"s", length}, std::pair{"h", heads}}) {
      const std::string name = "stride_" + letter + axis;
      if (sizes[name] >= 0 && sizes[name] < sizes["D"] && (sizes[name] > 0 || letter == "o")) {
        const Finding& of = letter == "o" ? of_result : of_operand;
        findings.push_back({of.at, of.is_certain && count > 1 && !is_empty, {name}});
      }
    }
  };
  judge_strides("q", sizes["Sq"], sizes["Hq"]);
  judge_strides("k", call.is("paged") ? sizes["page_size"] : sizes["Sk"], sizes["Hkv"]);
  judge_strides("v", call.is("paged") ? sizes["page_size"] : sizes["Sk"], sizes["Hkv"]);
  judge_strides("o", sizes["Sq"], sizes["Hq"]);
}

void judge_attention_scalars(const Call& call, bool is_empty, Findings& findings) {
  const auto run = [&](const char* name) { findings.push_back({Finding::At::run, !is_empty, {name}}); };
  const float scale = call.f32("scale");
  if (scale < 0 || std::isnan(scale)) run("scale");
  for (const char* name : {"window_left", "window_right"}) {
    if (call.i32(name) > 1 << 30 || call.i32(name) < -1) run(name);
  }
}

}  // namespace tilewright::calls
