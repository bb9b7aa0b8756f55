// scaled_grouped_gemm from its documentation: which calls there are, which are wrong, and what the rows of each group become.
#include <algorithm>
#include <cmath>
#include <string_view>

#include "gated.h"
#include "make_call.h"
#include "op_calls.h"
#include "product_sum.h"
#include "scaled_numbers.h"
#include "tilewright/scaled_grouped_gemm.h"

namespace tilewright::calls {
namespace {

constexpr std::size_t kDtype = 0, kDtypeC = 1, kScaling = 2, kGate = 4;  // among the attributes
constexpr std::size_t kA = 0, kB = 1, kC = 2, kScaleA = 3, kScaleB = 4, kOffsets = 5, kRowIndex = 6, kBias = 7, kRowScale = 8;
constexpr std::size_t kRowsA = 4;  // among the sizes
constexpr Wide kMostGroups = 1024, kMostLength = (Wide{1} << 31) - 1024;
constexpr Wide kBlock = 128;

const Op& scaled_grouped() {
  static const Op op{
      .name = "scaled_grouped_gemm",
      .attributes = {{"dtype", {"e4m3", "e4m3_e5m2", "e5m2_e4m3"}},
                     {"dtype_c", {"bf16", "f16"}},
                     {"scaling", {"row", "block", "block_row"}},
                     {"accumulation", {"promoted", "fast"}},
                     {"gate", {"none", "swiglu", "swiglu_clamped"}}},
      .sizes = {"G", "M", "N", "K", "rows_a", "parts", "lda", "ldb", "stride_part", "stride_b", "ldc", "scale_a_row",
                "scale_a_block", "scale_b_row", "scale_b_block", "scale_b_part", "scale_b_group"},
      .key_sizes = 4,
      .tensors = {"A", "B", "C", "scale_a", "scale_b", "offsets", "row_index", "bias", "row_scale"},
      .scalars = {{"activation", false}},
  };
  return op;
}

std::string_view attribute(const Call& call, std::size_t which) {
  return which < call.attributes.size() ? call.attributes[which] : "";
}
bool is_gated(const Call& call) { return attribute(call, kGate).starts_with("swiglu"); }
bool has_rows(const Call& call) { return attribute(call, kScaling) == "row"; }
bool has_squares(const Call& call) { return attribute(call, kScaling) == "block"; }
Wide blocks_of(Wide length) { return (length + kBlock - 1) / kBlock; }
Wide rows_of_scales(const Call& call, Wide n) { return has_squares(call) ? blocks_of(n) : n; }

Element element_of(const Call& call, std::size_t factor) {
  return attribute(call, kDtype) == (factor == kA ? "e5m2_e4m3" : "e4m3_e5m2") ? Element::e5m2 : Element::e4m3;
}
Element element_of_c(const Call& call) { return attribute(call, kDtypeC) == "f16" ? Element::f16 : Element::bf16; }

Call make(RandomSource& random) {
  Call call{.op = &scaled_grouped()};
  call.attributes = {random.one_of({"e4m3", "e4m3", "e4m3_e5m2", "e5m2_e4m3"}), random.one_of({"bf16", "f16"}),
                     random.one_of({"row", "row", "block", "block_row"}), random.one_of({"promoted", "fast"}),
                     random.one_of({"none", "none", "swiglu", "swiglu_clamped"})};
  const std::int64_t parts = is_gated(call) ? 2 : 1, dense = TILEWRIGHT_DENSE;
  std::int64_t m = random_length(random) * (random.chance(0.2) ? 4 : 1);
  std::int64_t n = random_length(random) * (random.chance(0.15) ? 5 : 1);
  const std::int64_t k = random_length(random) * (random.chance(0.3) ? 6 : 1);
  while (m > 1 && m * n * k > 1 << 18) m /= 2;
  while (n > 1 && m * n * k > 1 << 18) n /= 2;
  std::int64_t groups = random_length(random);
  while (groups > 1 && groups * (n + 9) * (k + 9) > 1 << 18) groups /= 2;
  choose_memory(random, call);
  call.tensors[kRowIndex].is_present = random.chance(0.5);
  call.tensors[kBias].is_present = random.chance(0.5);
  call.tensors[kRowScale].is_present = random.chance(0.4);
  const std::int64_t rows_a =
      call.tensors[kRowIndex].is_present ? random.between(1, 64) : m + random.between(random.chance(0.05) ? -m : 0, 5);
  const auto or_dense = [](std::int64_t stride, std::int64_t of_dense) {
    return stride == TILEWRIGHT_DENSE ? of_dense : stride;
  };
  const std::int64_t ldb = random_stride(random, k, true);
  const std::int64_t stride_part = random_stride(random, n * or_dense(ldb, k), true);
  const auto of_k = static_cast<std::int64_t>(blocks_of(k));
  const auto rows = static_cast<std::int64_t>(rows_of_scales(call, n));
  const auto scale_stride = [&](std::int64_t other) {
    return random.one_of({dense, std::int64_t{0}, std::int64_t{1}, other, other + 3});
  };
  call.sizes = {groups,
                m,
                n,
                k,
                random.chance(0.3) && rows_a >= m ? dense : rows_a,
                random.chance(0.8) ? dense : parts + (random.chance(0.3) ? 1 : 0),
                random_stride(random, k, true),
                ldb,
                stride_part,
                random_stride(random, (parts + 1) * or_dense(stride_part, n * or_dense(ldb, k)), true),
                random_stride(random, n, false),
                scale_stride(of_k),
                scale_stride(rows_a),
                scale_stride(of_k),
                scale_stride(rows),
                scale_stride(rows * of_k),
                scale_stride((parts + 1) * rows * of_k)};
  call.threads = static_cast<int>(random_threads(random));
  if (random.chance(0.2)) call.constants = 1u << kB;
  call.scalars.resize(1);
  call.scalars[0].i32 = static_cast<std::int32_t>(is_gated(call) || random.chance(0.4) ? 0 : random.between(0, 3));
  call.ends = random_ends(random, groups, m);
  for (std::int64_t i = 0; i < m; ++i) {
    call.row_index.push_back(static_cast<std::int32_t>(random.chance(0.97)
                                                           ? random.between(0, std::max<std::int64_t>(rows_a, 1) - 1)
                                                           : random.one_of({-1, 1 << 30, -(1 << 30)})));
  }
  using Content = Call::Content;
  call.content = random.one_of({Content::plain, Content::whole, Content::wide, Content::any_bits, Content::special});
  finish(random, call);
  // That A has a row for each of C is what the caller has to know.
  const std::int64_t least =
      call.tensors[kRowIndex].is_present ? 1 : std::max<std::int64_t>(0, call.sizes.size() > 1 ? call.sizes[1] : 0);
  if (call.sizes.size() > kRowsA && call.sizes[kRowsA] >= 0 && call.sizes[kRowsA] < least) call.sizes[kRowsA] = dense;
  return call;
}

SizeValues sizes(const Call& call) {
  SizeValues s(call);
  const Wide blocks = blocks_of(s["K"]);
  s.dense("rows_a", {s["M"]});
  s.dense("parts", {is_gated(call) ? Wide{2} : Wide{1}});
  s.dense("lda", {s["K"]});
  s.dense("ldb", {s["K"]});
  s.dense("stride_part", {s["N"], s["ldb"]});
  s.dense("stride_b", {s["parts"], s["stride_part"]});
  s.dense("ldc", {s["N"]});
  s.dense("scale_a_row", {1});
  s.dense("scale_a_block", {s["rows_a"]});
  s.dense("scale_b_row", {has_squares(call) ? blocks : 1});
  s.dense("scale_b_block", {attribute(call, kScaling) == "block_row" ? s["N"] : 1});
  s.dense("scale_b_part", {rows_of_scales(call, s["N"]), has_rows(call) ? 1 : blocks});
  s.dense("scale_b_group", {s["parts"], s["scale_b_part"]});
  return s;
}

std::vector<TensorView> views(const Call& call, const SizeValues& s) {
  const Wide g = s["G"], m = s["M"], n = s["N"], k = s["K"], parts = s["parts"];
  const Wide blocks = has_rows(call) ? 1 : blocks_of(k);
  return {
      {.name = "A",
       .element = element_of(call, kA),
       .extents = {1, 1, s["rows_a"], k},
       .strides = {0, 0, s["lda"], 1},
       .names = {"A", "M", "K", "rows_a", "lda"}},
      {.name = "B",
       .element = element_of(call, kB),
       .extents = {g, parts, n, k},
       .strides = {s["stride_b"], s["stride_part"], s["ldb"], 1},
       .names = {"B", "G", "N", "K", "parts", "ldb", "stride_part", "stride_b"}},
      {.name = "C",
       .element = element_of_c(call),
       .is_written = true,
       .extents = {1, 1, m, n},
       .strides = {0, 0, s["ldc"], 1},
       .names = {"C", "M", "N", "ldc"}},
      {.name = "scale_a",
       .element = Element::f32,
       .extents = {1, 1, s["rows_a"], blocks},
       .strides = {0, 0, s["scale_a_row"], s["scale_a_block"]},
       .names = {"scale_a", "M", "K", "rows_a", "scale_a_row", "scale_a_block"}},
      {.name = "scale_b",
       .element = Element::f32,
       .extents = {g, parts, rows_of_scales(call, n), blocks},
       .strides = {s["scale_b_group"], s["scale_b_part"], s["scale_b_row"], s["scale_b_block"]},
       .names = {"scale_b", "G", "N", "K", "parts", "scale_b_row", "scale_b_block", "scale_b_part", "scale_b_group"}},
      {.name = "offsets", .element = Element::i32, .extents = {1, 1, 1, g}, .strides = {0, 0, 0, 1}, .names = {"offsets", "G"}},
      {.name = "row_index",
       .element = Element::i32,
       .is_required = false,
       .extents = {1, 1, 1, m},
       .strides = {0, 0, 0, 1},
       .names = {"row_index", "M"}},
      {.name = "bias",
       .element = element_of_c(call),
       .is_required = false,
       .extents = {1, g, parts, n},
       .strides = {0, parts * n, n, 1},
       .names = {"bias", "G", "N", "parts"}},
      {.name = "row_scale",
       .element = Element::f32,
       .is_required = false,
       .extents = {1, 1, 1, m},
       .strides = {0, 0, 0, 1},
       .names = {"row_scale", "M"}},
  };
}

bool is_nothing(const SizeValues& s) { return s["G"] == 0; }

void judge(const Call& call, const SizeValues& s, bool is_empty, Findings& findings) {
  const auto plan = [&](bool is_certain, std::vector<std::string> names) {
    findings.push_back({Finding::At::plan, is_certain && !is_empty, std::move(names)});
  };
  const auto too_small = [&](const char* name, Wide rows, Wide row, bool may_be_shared) {
    const Wide leading = s[name];
    if (leading < row && leading >= 0 && !(may_be_shared && leading == 0)) plan(rows > 1, {name});
  };
  too_small("lda", s["rows_a"], s["K"], true);
  too_small("ldb", s["N"], s["K"], true);
  too_small("ldc", s["M"], s["N"], false);
  if (s["parts"] < (is_gated(call) ? 2 : 1)) plan(true, {"parts"});
  if (s["G"] > kMostGroups) plan(true, {"G"});
  for (const char* name : {"M", "N", "K", "rows_a"}) {
    if (s[name] > kMostLength) plan(true, {name});
  }
  if (s["rows_a"] < s["M"] && (!call.tensors[kRowIndex].is_present || s["rows_a"] == 0)) {
    findings.push_back({Finding::At::run, !is_empty, {"rows_a"}});
  }
  const std::int32_t activation = call.i32("activation");
  const bool is_no_activation = activation < 0 || activation > kSilu;
  if (is_no_activation || (is_gated(call) && activation != 0)) {
    findings.push_back({Finding::At::run, is_gated(call) && !is_empty, {"activation"}});
  }
}

void fill(const Call& call, const SizeValues&, const Operands& operands, RandomSource& random) {
  const double rate = random.one_of({0.002, 0.05});
  for (const std::size_t tensor : {kA, kB, kC, kScaleA, kScaleB, kBias, kRowScale}) {
    if (operands.pointers[tensor] == nullptr) continue;
    operands.views[tensor].for_each([&](std::int64_t at) {
      double value = 0;
      if (tensor == kA || tensor == kB) {
        value = random_factor(call, operands.views[tensor].element, rate, random);
      } else if (tensor == kScaleA || tensor == kScaleB) {
        value = random_scale(call, random);
      } else {
        value = random_element(call, tensor == kRowScale, tensor == kC ? 0 : rate, random);
      }
      operands.set(tensor, at, value);
    });
  }
  fill_numbers(operands, kOffsets, call.ends);
  fill_numbers(operands, kRowIndex, call.row_index);
}

// One of a group's matrices: column `j` of it and row `from` of A.
struct Place {
  std::int64_t group, part, from, j;
};

Expected part_of(const Call& call, const Place& at, std::int64_t k, std::int32_t activation, const Operands& operands) {
  const auto block = static_cast<std::int64_t>(kBlock);
  const std::int64_t row_b = has_squares(call) ? at.j / block : at.j;
  double magnitude = 0;
  const auto factors = [&](std::int64_t l) {
    const std::int64_t of_k = has_rows(call) ? 0 : l / block;
    const double x = operands.at(kA, operands.views[kA].offset(0, 0, at.from, l)) *
                     operands.at(kScaleA, operands.views[kScaleA].offset(0, 0, at.from, of_k));
    const double y = operands.at(kB, operands.views[kB].offset(at.group, at.part, at.j, l)) *
                     operands.at(kScaleB, operands.views[kScaleB].offset(at.group, at.part, row_b, of_k));
    if (std::isfinite(x * y)) magnitude += std::abs(x * y);
    return std::pair(x, y);
  };
  ProductSum sum;
  sum.add_products(1, k, factors);
  if (operands.pointers[kBias] != nullptr) {
    sum.add_exactly(operands.at(kBias, operands.views[kBias].offset(0, at.group, at.part, at.j)));
  }
  Expected element = sum.activated_by(activation);
  element.tolerance += 1.2 * 6 * magnitude * 0x1p-24;  // both elements are scaled, or their sum twice
  return element;
}

std::vector<std::vector<Expected>> expect(const Call& call, const SizeValues& s, const Operands& operands) {
  const std::int64_t groups = s.i64("G"), m = s.i64("M"), n = s.i64("N"), k = s.i64("K"), rows_a = s.i64("rows_a");
  const std::int32_t activation = call.i32("activation");
  const bool is_known = activation >= 0 && activation <= kSilu;
  std::vector<std::vector<Expected>> expected(operands.views.size());
  for (std::int64_t i = 0; i < m; ++i) {
    std::int64_t group = 0, from = i;
    while (group < groups && operands.at(kOffsets, group) <= static_cast<double>(i)) ++group;
    if (operands.pointers[kRowIndex] != nullptr) {
      from = std::clamp(static_cast<std::int64_t>(operands.at(kRowIndex, i)), std::int64_t{0}, rows_a - 1);
    }
    for (std::int64_t j = 0; j < n; ++j) {
      if (group == groups) {  // behind the last end
        const double old = operands.at(kC, operands.views[kC].offset(0, 0, i, j));
        expected[kC].push_back({.kind = Expected::Kind::number, .value = old});
        continue;
      }
      const auto part = [&](std::int64_t which, std::int32_t activation_of_part) {
        return part_of(call, {.group = group, .part = which, .from = from, .j = j}, k, activation_of_part, operands);
      };
      Expected element = call.is("swiglu") ? product_of(part(0, kSilu), part(1, 0))
                         : is_gated(call)  ? clamped_product_of(part(0, 0), part(1, 0))
                                           : part(0, activation);
      if (operands.pointers[kRowScale] != nullptr) {
        const Expected scale{.kind = Expected::Kind::number, .value = operands.at(kRowScale, i)};
        element = std::isnan(scale.value) ? Expected{.kind = Expected::Kind::nan} : product_of(element, scale);
      }
      expected[kC].push_back(is_known ? element : Expected{});
    }
  }
  return expected;
}

}  // namespace

const OpCalls kScaledGroupedCalls{make, sizes, views, is_nothing, judge, fill, expect};

}  // namespace tilewright::calls
