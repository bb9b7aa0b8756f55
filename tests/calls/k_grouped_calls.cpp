// k_grouped_gemm from its documentation: which calls there are, which are wrong, and what the matrix of each group becomes.
#include <algorithm>
#include <limits>
#include <utility>

#include "make_call.h"
#include "op_calls.h"
#include "product_sum.h"
#include "tilewright/k_grouped_gemm.h"

namespace tilewright::calls {
namespace {

constexpr std::size_t kA = 0, kB = 1, kC = 2, kOffsets = 3, kRowIndex = 4;
constexpr std::size_t kRowsA = 4;  // among the sizes
constexpr Wide kMostGroups = 1024, kMostLength = (Wide{1} << 31) - 1024;

const Op& k_grouped() {
  static const Op op{
      .name = "k_grouped_gemm",
      .attributes = {{"dtype", {"f32", "f16", "bf16", "f16_f32", "bf16_f32"}}},
      .sizes = {"G", "T", "M", "N", "rows_a", "lda", "ldb", "ldc", "stride_c"},
      .key_sizes = 4,
      .tensors = {"A", "B", "C", "offsets", "row_index"},
      .scalars = {{"beta", true}},
  };
  return op;
}

Call make(RandomSource& random) {
  Call call{.op = &k_grouped()};
  call.attributes = {random.chance(0.02) ? random.one_of({"f16", "f16_f32"}) : random.one_of({"f32", "bf16", "bf16_f32"})};
  const std::int64_t rows = random_length(random) * random.one_of({1, 1, 1, 4, 12}), m = random_length(random),
                     n = random_length(random), dense = TILEWRIGHT_DENSE;
  std::int64_t groups = random_length(random);
  while (groups > 1 && (groups + rows) * (m + 9) * (n + 9) > 1 << 19) groups /= 2;
  choose_memory(random, call);
  call.tensors[kRowIndex].is_present = random.chance(0.5);
  const std::int64_t rows_a =
      call.tensors[kRowIndex].is_present ? random.between(1, 64) : rows + random.between(random.chance(0.05) ? -rows : 0, 5);
  std::int64_t ldc = random_stride(random, n, false), stride_c = random_stride(random, m * (ldc == dense ? n : ldc), false);
  if (random.chance(0.05)) {  // rows of all matrices side by side
    stride_c = n;
    ldc = n * groups + random.between(0, 3);
  }
  call.sizes = {groups,
                rows,
                m,
                n,
                random.chance(0.3) && rows_a >= rows ? dense : rows_a,
                random_stride(random, m, true),
                random_stride(random, n, true),
                ldc,
                stride_c};
  call.threads = static_cast<int>(random_threads(random));
  call.scalars.resize(1);
  call.scalars[0].f32 = random.one_of({0.0f, 0.0f, 1.0f, 1.0f, -1.0f, 0.5f, 3.0f});
  call.ends = random_ends(random, groups, rows);
  for (std::int64_t t = 0; t < rows; ++t) {
    call.row_index.push_back(static_cast<std::int32_t>(random.chance(0.97)
                                                           ? random.between(0, std::max<std::int64_t>(rows_a, 1) - 1)
                                                           : random.one_of({-1, 1 << 30, -(1 << 30)})));
  }
  using Content = Call::Content;
  call.content = random.one_of({Content::plain, Content::whole, Content::wide, Content::any_bits, Content::special});
  finish(random, call);
  // That A has a row for each of B is what the caller has to know.
  const std::int64_t least =
      call.tensors[kRowIndex].is_present ? 1 : std::max<std::int64_t>(0, call.sizes.size() > 1 ? call.sizes[1] : 0);
  if (call.sizes.size() > kRowsA && call.sizes[kRowsA] >= 0 && call.sizes[kRowsA] < least) call.sizes[kRowsA] = dense;
  return call;
}

SizeValues sizes(const Call& call) {
  SizeValues s(call);
  s.dense("rows_a", {s["T"]});
  s.dense("lda", {s["M"]});
  s.dense("ldb", {s["N"]});
  s.dense("ldc", {s["N"]});
  s.dense("stride_c", {s["M"], s["ldc"]});
  return s;
}

std::vector<TensorView> views(const Call& call, const SizeValues& s) {
  const Element factor = call.is("f32") ? Element::f32 : call.is("bf16") || call.is("bf16_f32") ? Element::bf16 : Element::f16;
  const Element result = call.is("bf16") ? Element::bf16 : call.is("f16") ? Element::f16 : Element::f32;
  const Wide g = s["G"], t = s["T"], m = s["M"], n = s["N"];
  return {
      {.name = "A",
       .element = factor,
       .extents = {1, 1, s["rows_a"], m},
       .strides = {0, 0, s["lda"], 1},
       .names = {"A", "rows_a", "T", "M", "lda"}},
      {.name = "B",
       .element = factor,
       .extents = {1, 1, t, n},
       .strides = {0, 0, s["ldb"], 1},
       .names = {"B", "T", "N", "ldb"}},
      {.name = "C",
       .element = result,
       .is_written = true,
       .extents = {1, g, m, n},
       .strides = {0, s["stride_c"], s["ldc"], 1},
       .names = {"C", "G", "M", "N", "ldc", "stride_c"}},
      {.name = "offsets", .element = Element::i32, .extents = {1, 1, 1, g}, .strides = {0, 0, 0, 1}, .names = {"offsets", "G"}},
      {.name = "row_index",
       .element = Element::i32,
       .is_required = false,
       .extents = {1, 1, 1, t},
       .strides = {0, 0, 0, 1},
       .names = {"row_index", "T"}},
  };
}

bool is_nothing(const SizeValues&) { return false; }

void judge(const Call& call, const SizeValues& s, bool is_empty, Findings& findings) {
  const auto plan = [&](bool is_certain, std::vector<std::string> names) {
    findings.push_back({Finding::At::plan, is_certain && !is_empty, std::move(names)});
  };
  const auto too_small = [&](const char* name, Wide rows, Wide row, bool may_be_shared) {
    const Wide leading = s[name];
    if (leading < row && leading >= 0 && !(may_be_shared && leading == 0)) plan(rows > 1, {name});
  };
  too_small("lda", s["rows_a"], s["M"], true);
  too_small("ldb", s["T"], s["N"], true);
  too_small("ldc", s["M"], s["N"], false);
  if (s["G"] > kMostGroups) plan(true, {"G"});
  for (const char* name : {"T", "M", "N", "rows_a"}) {
    if (s[name] > kMostLength) plan(true, {name});
  }
  if (s["rows_a"] < s["T"] && (!call.tensors[kRowIndex].is_present || s["rows_a"] == 0)) {
    findings.push_back({Finding::At::run, !is_empty, {"rows_a"}});
  }
  if (call.is("f16") || call.is("f16_f32")) plan(true, {"dtype", "f16"});
}

void fill(const Call& call, const SizeValues&, const Operands& operands, RandomSource& random) {
  const double rate = random.one_of({0.002, 0.05});
  for (const std::size_t tensor : {kA, kB, kC}) {
    if (operands.pointers[tensor] == nullptr) continue;
    const bool is_hidden = tensor == kC && call.f32("beta") == 0;
    operands.views[tensor].for_each([&](std::int64_t at) {
      const double value = random_element(call, tensor == kC, rate, random);
      operands.set(tensor, at, is_hidden ? std::numeric_limits<double>::quiet_NaN() : value);
    });
  }
  fill_numbers(operands, kOffsets, call.ends);
  fill_numbers(operands, kRowIndex, call.row_index);
}

std::vector<std::vector<Expected>> expect(const Call& call, const SizeValues& s, const Operands& operands) {
  const std::int64_t groups = s.i64("G"), rows = s.i64("T"), m = s.i64("M"), n = s.i64("N"), rows_a = s.i64("rows_a");
  const double beta = call.f32("beta");
  std::vector<std::vector<Expected>> expected(operands.views.size());
  std::int64_t begin = 0;
  for (std::int64_t g = 0; g < groups; ++g) {
    const std::int64_t end = std::clamp(static_cast<std::int64_t>(operands.at(kOffsets, g)), begin, rows);
    for (std::int64_t i = 0; i < m; ++i) {
      for (std::int64_t j = 0; j < n; ++j) {
        ProductSum sum;
        sum.add_products(1, end - begin, [&](std::int64_t l) {
          std::int64_t from = begin + l;
          if (operands.pointers[kRowIndex] != nullptr) {
            from = std::clamp(static_cast<std::int64_t>(operands.at(kRowIndex, from)), std::int64_t{0}, rows_a - 1);
          }
          return std::pair(operands.at(kA, operands.views[kA].offset(0, 0, from, i)),
                           operands.at(kB, operands.views[kB].offset(0, 0, begin + l, j)));
        });
        if (beta != 0) sum.add_product(beta, operands.at(kC, operands.views[kC].offset(0, g, i, j)));
        expected[kC].push_back(sum.activated_by(0));
      }
    }
    begin = end;
  }
  return expected;
}

}  // namespace

const OpCalls kKGroupedCalls{make, sizes, views, is_nothing, judge, fill, expect};

}  // namespace tilewright::calls
