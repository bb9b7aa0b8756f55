// grouped_gemm from its documentation: which calls there are, which are wrong, and what the rows of each group become.
#include <algorithm>

#include "gated.h"
#include "make_call.h"
#include "op_calls.h"
#include "product_sum.h"
#include "tilewright/grouped_gemm.h"

namespace tilewright::calls {
namespace {

constexpr std::size_t kA = 0, kB = 1, kC = 2, kOffsets = 3, kRowIndex = 4, kBias = 5, kRowScale = 6;
constexpr std::size_t kRowsA = 4;  // among the sizes
constexpr Wide kMostGroups = 1024, kMostLength = (Wide{1} << 31) - 1024;

const Op& grouped() {
  static const Op op{
      .name = "grouped_gemm",
      .attributes = {{"dtype", {"f32", "f16", "bf16"}},
                     {"layout", {"nt", "nn"}},
                     {"gate", {"none", "swiglu", "swiglu_clamped"}}},
      .sizes = {"G", "M", "N", "K", "rows_a", "parts", "lda", "ldb", "stride_part", "stride_b", "ldc"},
      .key_sizes = 4,
      .tensors = {"A", "B", "C", "offsets", "row_index", "bias", "row_scale"},
      .scalars = {{"activation", false}},
  };
  return op;
}

bool is_b_transposed(const Call& call) { return call.is("nt"); }
bool is_gated(const Call& call) { return call.is("swiglu") || call.is("swiglu_clamped"); }

Call make(RandomSource& random) {
  Call call{.op = &grouped()};
  call.attributes = {random.chance(0.02) ? "f16" : random.one_of({"f32", "bf16"}), random.one_of({"nt", "nn"}),
                     random.one_of({"none", "none", "swiglu", "swiglu_clamped"})};
  const std::int64_t m = random_length(random) * (random.chance(0.2) ? 4 : 1), n = random_length(random),
                     k = random_length(random);
  std::int64_t groups = random_length(random);
  while (groups > 1 && groups * (n + 9) * (k + 9) > 1 << 18) groups /= 2;
  const std::int64_t parts = is_gated(call) ? 2 : 1, dense = TILEWRIGHT_DENSE;
  const std::int64_t b_rows = is_b_transposed(call) ? n : k, b_columns = is_b_transposed(call) ? k : n;
  const auto or_dense = [](std::int64_t stride, std::int64_t of_dense) {
    return stride == TILEWRIGHT_DENSE ? of_dense : stride;
  };
  choose_memory(random, call);
  call.tensors[kRowIndex].is_present = random.chance(0.5);
  call.tensors[kBias].is_present = random.chance(0.5);
  call.tensors[kRowScale].is_present = random.chance(0.4);
  const std::int64_t rows_a =
      call.tensors[kRowIndex].is_present ? random.between(1, 64) : m + random.between(random.chance(0.05) ? -m : 0, 5);
  const std::int64_t ldb = random_stride(random, b_columns, true);
  const std::int64_t stride_part = random_stride(random, b_rows * or_dense(ldb, b_columns), true);
  call.sizes = {groups,
                m,
                n,
                k,
                random.chance(0.3) && rows_a >= m ? dense : rows_a,
                random.chance(0.8) ? dense : parts + (random.chance(0.3) ? 1 : 0),
                random_stride(random, k, true),
                ldb,
                stride_part,
                random_stride(random, (parts + 1) * or_dense(stride_part, b_rows * or_dense(ldb, b_columns)), true),
                random_stride(random, n, false)};
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
  const bool tb = is_b_transposed(call);
  s.dense("rows_a", {s["M"]});
  s.dense("parts", {is_gated(call) ? Wide{2} : Wide{1}});
  s.dense("lda", {s["K"]});
  s.dense("ldb", {tb ? s["K"] : s["N"]});
  s.dense("stride_part", {tb ? s["N"] : s["K"], s["ldb"]});
  s.dense("stride_b", {s["parts"], s["stride_part"]});
  s.dense("ldc", {s["N"]});
  return s;
}

std::vector<TensorView> views(const Call& call, const SizeValues& s) {
  const Element element = call.is("f32") ? Element::f32 : call.is("bf16") ? Element::bf16 : Element::f16;
  const bool tb = is_b_transposed(call);
  const Wide g = s["G"], m = s["M"], n = s["N"], k = s["K"], parts = s["parts"];
  return {
      {.name = "A",
       .element = element,
       .extents = {1, 1, s["rows_a"], k},
       .strides = {0, 0, s["lda"], 1},
       .names = {"A", "rows_a", "M", "K", "lda"}},
      {.name = "B",
       .element = element,
       .extents = {g, parts, tb ? n : k, tb ? k : n},
       .strides = {s["stride_b"], s["stride_part"], s["ldb"], 1},
       .names = {"B", "G", "N", "K", "parts", "ldb", "stride_part", "stride_b"}},
      {.name = "C",
       .element = element,
       .is_written = true,
       .extents = {1, 1, m, n},
       .strides = {0, 0, s["ldc"], 1},
       .names = {"C", "M", "N", "ldc"}},
      {.name = "offsets", .element = Element::i32, .extents = {1, 1, 1, g}, .strides = {0, 0, 0, 1}, .names = {"offsets", "G"}},
      {.name = "row_index",
       .element = Element::i32,
       .is_required = false,
       .extents = {1, 1, 1, m},
       .strides = {0, 0, 0, 1},
       .names = {"row_index", "M"}},
      {.name = "bias",
       .element = element,
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
  const bool tb = is_b_transposed(call);
  too_small("lda", s["rows_a"], s["K"], true);
  too_small("ldb", tb ? s["N"] : s["K"], tb ? s["K"] : s["N"], true);
  too_small("ldc", s["M"], s["N"], false);
  if (s["parts"] < (is_gated(call) ? 2 : 1)) plan(true, {"parts"});
  if (s["G"] > kMostGroups) plan(true, {"G"});
  for (const char* name : {"M", "N", "K", "rows_a"}) {
    if (s[name] > kMostLength) plan(true, {name});
  }
  if (s["rows_a"] < s["M"] && (!call.tensors[kRowIndex].is_present || s["rows_a"] == 0)) {
    findings.push_back({Finding::At::run, !is_empty, {"rows_a"}});
  }
  if (!call.is("f32") && !call.is("bf16")) plan(true, {"dtype", "f16"});
  const std::int32_t activation = call.i32("activation");
  const bool is_no_activation = activation < 0 || activation > kSilu;
  if (is_no_activation || (is_gated(call) && activation != 0)) {
    findings.push_back({Finding::At::run, is_gated(call) && !is_empty, {"activation"}});
  }
}

void fill(const Call& call, const SizeValues&, const Operands& operands, RandomSource& random) {
  const double rate = random.one_of({0.002, 0.05});
  for (const std::size_t tensor : {kA, kB, kC, kBias, kRowScale}) {
    if (operands.pointers[tensor] == nullptr) continue;
    operands.views[tensor].for_each([&](std::int64_t at) {
      const double value = random_element(call, tensor == kBias || tensor == kRowScale, tensor == kC ? 0 : rate, random);
      operands.set(tensor, at, value);
    });
  }
  fill_numbers(operands, kOffsets, call.ends);
  fill_numbers(operands, kRowIndex, call.row_index);
}

std::vector<std::vector<Expected>> expect(const Call& call, const SizeValues& s, const Operands& operands) {
  const std::int64_t groups = s.i64("G"), m = s.i64("M"), n = s.i64("N"), k = s.i64("K"), rows_a = s.i64("rows_a");
  const bool tb = is_b_transposed(call);
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
        ProductSum sum;
        sum.add_products(1, k, [&](std::int64_t l) {
          return std::pair(operands.at(kA, operands.views[kA].offset(0, 0, from, l)),
                           operands.at(kB, operands.views[kB].offset(group, which, tb ? j : l, tb ? l : j)));
        });
        if (operands.pointers[kBias] != nullptr) {
          sum.add_exactly(operands.at(kBias, operands.views[kBias].offset(0, group, which, j)));
        }
        return sum.activated_by(activation_of_part);
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

const OpCalls kGroupedCalls{make, sizes, views, is_nothing, judge, fill, expect};

}  // namespace tilewright::calls
