// C = act(alpha * A B + beta * C + bias) from its documentation: which calls there are, which are wrong, and what they give.
#include <limits>

#include "make_call.h"
#include "op_calls.h"
#include "product_sum.h"
#include "tilewright/gemm.h"

namespace tilewright::calls {
namespace {

constexpr std::size_t kA = 0, kB = 1, kC = 2, kBias = 3;

const Op& gemm() {
  static const Op op{
      .name = "gemm",
      .attributes = {{"dtype", {"f32", "tf32", "f16", "bf16", "f16_f32", "bf16_f32", "tf32x3"}},
                     {"layout", {"nn", "nt", "tn", "tt"}}},
      .sizes = {"M", "N", "K", "batch", "lda", "ldb", "ldc", "stride_a", "stride_b", "stride_c", "stride_bias",
                "bias_row_stride", "bias_column_stride"},
      .key_sizes = 4,
      .tensors = {"A", "B", "C", "bias"},
      .scalars = {{"alpha", true}, {"beta", true}, {"activation", false}},
  };
  return op;
}

// Of bf16, by instructions that multiply two of a row at a time where there are any.
bool is_of_pairs(const Call& call) { return call.is("bf16") || call.is("bf16_f32"); }
bool is_a_transposed(const Call& call) { return call.is("tn") || call.is("tt"); }
bool is_b_transposed(const Call& call) { return call.is("nt") || call.is("tt"); }

float random_factor(RandomSource& random) {
  return random.chance(0.9) ? random.one_of({1.0f, 1.0f, 0.0f, 0.0f, -1.0f, 0.5f, 3.0f})
                            : static_cast<float>(random.unit() * 8 - 4);
}

Call make(RandomSource& random) {
  Call call{.op = &gemm()};
  const char* const dtype = random.chance(0.02) ? random.one_of({"tf32", "f16", "f16_f32", "tf32x3"})
                                                : random.one_of({"f32", "f32", "bf16", "bf16_f32"});
  call.attributes = {dtype, random.one_of({"nn", "nt", "tn", "tt"})};
  const std::int64_t m = random_length(random), n = random_length(random), k = random_length(random);
  std::int64_t batch = random.chance(0.5) ? 1 : random_length(random);
  while (batch > 1 && (m + 9) * (n + 9) * (k + 9) * batch > 1 << 19) batch /= 2;
  const std::int64_t a_rows = is_a_transposed(call) ? k : m, a_columns = is_a_transposed(call) ? m : k;
  const std::int64_t b_rows = is_b_transposed(call) ? n : k, b_columns = is_b_transposed(call) ? k : n;
  const auto or_dense = [](std::int64_t stride, std::int64_t dense) { return stride == TILEWRIGHT_DENSE ? dense : stride; };
  const std::int64_t lda = random_stride(random, a_columns, true), ldb = random_stride(random, b_columns, true);
  std::int64_t ldc = random_stride(random, n, false);
  std::int64_t stride_c = random_stride(random, m * or_dense(ldc, n), false);
  if (random.chance(0.05)) {  // rows of all products side by side
    stride_c = n;
    ldc = n * batch + random.between(0, 3);
  }
  call.sizes = {m,
                n,
                k,
                batch,
                lda,
                ldb,
                ldc,
                random_stride(random, a_rows * or_dense(lda, a_columns), true),
                random_stride(random, b_rows * or_dense(ldb, b_columns), true),
                stride_c,
                TILEWRIGHT_DENSE,
                TILEWRIGHT_DENSE,
                TILEWRIGHT_DENSE};
  if (random.chance(0.5)) {  // a bias of elements, rows, columns or one number
    const std::int64_t column = random.one_of({std::int64_t{0}, std::int64_t{1}, random.between(1, 5)});
    const std::int64_t row = random.one_of({std::int64_t{0}, n * column, n * column + random.between(0, 5)});
    call.sizes[12] = column;
    call.sizes[11] = row;
    call.sizes[10] = random.one_of({std::int64_t{0}, m * row + column, random.between(0, 300)});
  }
  call.threads = static_cast<int>(random_threads(random));
  if (random.chance(0.2)) call.constants = 1u << kB;
  choose_memory(random, call);
  call.tensors[kBias].is_present = random.chance(0.5);
  call.scalars.resize(3);
  call.scalars[0].f32 = random_factor(random);
  call.scalars[1].f32 = random_factor(random);
  call.scalars[2].i32 = static_cast<std::int32_t>(random.chance(0.4) ? 0 : random.between(0, 3));
  for (const std::size_t factor : {kA, kB}) {
    if (call.scalars[0].f32 == 0 && random.chance(0.3)) call.tensors[factor].is_present = false;
  }
  using Content = Call::Content;
  call.content = random.one_of({Content::plain, Content::whole, Content::wide, Content::any_bits, Content::special});
  finish(random, call);
  return call;
}

SizeValues sizes(const Call& call) {
  SizeValues s(call);
  const bool ta = is_a_transposed(call), tb = is_b_transposed(call);
  s.dense("lda", {ta ? s["M"] : s["K"]});
  s.dense("ldb", {tb ? s["K"] : s["N"]});
  s.dense("ldc", {s["N"]});
  s.dense("stride_a", {ta ? s["K"] : s["M"], s["lda"]});
  s.dense("stride_b", {tb ? s["N"] : s["K"], s["ldb"]});
  s.dense("stride_c", {s["M"], s["ldc"]});
  s.dense("stride_bias", {0});
  s.dense("bias_row_stride", {0});
  s.dense("bias_column_stride", {1});
  return s;
}

std::vector<TensorView> views(const Call& call, const SizeValues& s) {
  const Element factor = is_of_pairs(call)                                        ? Element::bf16
                         : call.is("f32") || call.is("tf32") || call.is("tf32x3") ? Element::f32
                                                                                  : Element::f16;
  const Element result = call.is("bf16") ? Element::bf16 : call.is("f16") ? Element::f16 : Element::f32;
  const bool ta = is_a_transposed(call), tb = is_b_transposed(call);
  const Wide m = s["M"], n = s["N"], k = s["K"], batch = s["batch"];
  const bool is_read = call.f32("alpha") != 0;
  return {
      {.name = "A",
       .element = factor,
       .is_required = is_read,
       .extents = {1, batch, ta ? k : m, ta ? m : k},
       .strides = {0, s["stride_a"], s["lda"], 1},
       .names = {"A", "batch", "M", "K", "lda", "stride_a"}},
      {.name = "B",
       .element = factor,
       .is_required = is_read,
       .extents = {1, batch, tb ? n : k, tb ? k : n},
       .strides = {0, s["stride_b"], s["ldb"], 1},
       .names = {"B", "batch", "N", "K", "ldb", "stride_b"}},
      {.name = "C",
       .element = result,
       .is_written = true,
       .extents = {1, batch, m, n},
       .strides = {0, s["stride_c"], s["ldc"], 1},
       .names = {"C", "batch", "M", "N", "ldc", "stride_c"}},
      {.name = "bias",
       .element = result,
       .is_required = false,
       .extents = {1, batch, m, n},
       .strides = {0, s["stride_bias"], s["bias_row_stride"], s["bias_column_stride"]},
       .names = {"bias", "batch", "M", "N", "stride_bias", "bias_row_stride", "bias_column_stride"}},
  };
}

bool is_nothing(const SizeValues&) { return false; }

// A product or sum of less than the least normal number counts as 0 there (docs/how/cpu-gemm.md).
constexpr double kLostInPairs = 0x1p-125;

void judge(const Call& call, const SizeValues& s, bool is_empty, Findings& findings) {
  const auto plan = [&](bool is_certain, std::vector<std::string> names) {
    findings.push_back({Finding::At::plan, is_certain && !is_empty, std::move(names)});
  };
  const auto too_small = [&](const char* name, Wide rows, Wide row, bool may_be_shared) {
    const Wide leading = s[name];
    if (leading < row && leading >= 0 && !(may_be_shared && leading == 0)) plan(rows > 1, {name});
  };
  const bool ta = is_a_transposed(call), tb = is_b_transposed(call);
  too_small("lda", ta ? s["K"] : s["M"], ta ? s["M"] : s["K"], true);
  too_small("ldb", tb ? s["N"] : s["K"], tb ? s["K"] : s["N"], true);
  too_small("ldc", s["M"], s["N"], false);
  if (!call.is("f32") && !is_of_pairs(call)) plan(true, {"dtype", "tf32", "f16", "bf16", "tf32x3"});
  const std::int32_t activation = call.i32("activation");
  if (activation < 0 || activation > kSilu) findings.push_back({Finding::At::run, false, {"activation"}});
}

void fill(const Call& call, const SizeValues&, const Operands& operands, RandomSource& random) {
  const double rate = random.one_of({0.002, 0.05});
  const bool is_product_hidden = call.f32("alpha") == 0 && random.chance(0.5);
  for (std::size_t tensor = 0; tensor < operands.views.size(); ++tensor) {
    if (operands.pointers[tensor] == nullptr) continue;
    const bool is_hidden = (tensor <= kB && is_product_hidden) || (tensor == kC && call.f32("beta") == 0);
    operands.views[tensor].for_each([&](std::int64_t at) {
      double value = random_element(call, tensor >= kC, rate, random);
      if (is_hidden) value = std::numeric_limits<double>::quiet_NaN();
      operands.set(tensor, at, value);
    });
  }
}

std::vector<std::vector<Expected>> expect(const Call& call, const SizeValues& s, const Operands& operands) {
  const double alpha = call.f32("alpha"), beta = call.f32("beta");
  const std::int32_t activation = call.i32("activation");
  const bool ta = is_a_transposed(call), tb = is_b_transposed(call);
  const std::int64_t m = s.i64("M"), n = s.i64("N"), k = alpha != 0 ? s.i64("K") : 0;
  std::vector<std::vector<Expected>> expected(operands.views.size());
  for (std::int64_t b = 0; b < s.i64("batch"); ++b) {
    for (std::int64_t i = 0; i < m; ++i) {
      for (std::int64_t j = 0; j < n; ++j) {
        ProductSum total;
        const auto factors = [&](std::int64_t l) {
          return std::pair(operands.at(kA, operands.views[kA].offset(0, b, ta ? l : i, ta ? i : l)),
                           operands.at(kB, operands.views[kB].offset(0, b, tb ? j : l, tb ? l : j)));
        };
        total.add_products(alpha, k, factors, is_of_pairs(call) ? kLostInPairs : 0);
        if (beta != 0) total.add_product(beta, operands.at(kC, operands.views[kC].offset(0, b, i, j)));
        if (operands.pointers[kBias] != nullptr)
          total.add_exactly(operands.at(kBias, operands.views[kBias].offset(0, b, i, j)));
        Expected element = total.activated_by(activation);
        const bool is_known = std::isfinite(alpha) && std::isfinite(beta) && activation >= 0 && activation <= kSilu;
        if (!is_known) element = {};
        expected[kC].push_back(element);
      }
    }
  }
  return expected;
}

}  // namespace

const OpCalls kGemmCalls{make, sizes, views, is_nothing, judge, fill, expect};

}  // namespace tilewright::calls
