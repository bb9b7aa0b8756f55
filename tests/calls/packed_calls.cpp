// packed_gemm from its documentation: which calls there are, which are wrong, and what products with a packed matrix become.
#include <algorithm>
#include <cmath>

#include "make_call.h"
#include "op_calls.h"
#include "product_sum.h"
#include "scaled_numbers.h"
#include "tilewright/packed_gemm.h"

namespace tilewright::calls {
namespace {

constexpr std::size_t kA = 0, kB = 1, kC = 2, kScale = 3, kBias = 4;
constexpr Wide kMostLength = (Wide{1} << 31) - 1024;
constexpr Wide kPanel = 16;  // columns of B that lie side by side

const Op& packed() {
  static const Op op{
      .name = "packed_gemm",
      .attributes = {{"dtype", {"f32", "bf16", "f16", "i8"}}},
      .sizes = {"M", "N", "K", "lda", "ldc"},
      .key_sizes = 3,
      .tensors = {"A", "B", "C", "scale", "bias"},
      .scalars = {{"activation", false}},
  };
  return op;
}

bool is_of_integers(const Call& call) { return call.is("i8"); }

Element element_of_b(const Call& call) {
  return is_of_integers(call) ? Element::i8 : call.is("f32") ? Element::f32 : call.is("f16") ? Element::f16 : Element::bf16;
}

Call make(RandomSource& random) {
  Call call{.op = &packed()};
  call.attributes = {random.one_of({"f32", "bf16", "f16", "i8", "i8"})};
  std::int64_t m = random_length(random) * (random.chance(0.2) ? 4 : 1);
  std::int64_t n = random_length(random) * (random.chance(0.3) ? 5 : 1);
  const std::int64_t k = random_length(random) * (random.chance(0.4) ? 20 : 1);
  while (m > 1 && m * n * k > 1 << 19) m /= 2;
  while (n > 1 && m * n * k > 1 << 19) n /= 2;
  call.sizes = {m, n, k, random_stride(random, k, true), random_stride(random, n, false)};
  call.threads = static_cast<int>(random_threads(random));
  if (random.chance(0.2)) call.constants = 1u << kB;
  choose_memory(random, call);
  call.tensors[kScale].is_present = random.chance(is_of_integers(call) ? 0.98 : 0.02);
  call.tensors[kBias].is_present = random.chance(0.5);
  call.scalars.resize(1);
  call.scalars[0].i32 = static_cast<std::int32_t>(random.chance(0.4) ? 0 : random.between(0, 3));
  using Content = Call::Content;
  call.content = random.one_of({Content::plain, Content::whole, Content::wide, Content::any_bits, Content::special});
  finish(random, call);
  return call;
}

SizeValues sizes(const Call& call) {
  SizeValues s(call);
  s.dense("lda", {s["K"]});
  s.dense("ldc", {s["N"]});
  return s;
}

std::vector<TensorView> views(const Call& call, const SizeValues& s) {
  const Wide m = s["M"], n = s["N"], k = s["K"];
  const auto of_columns = [&](const char* name, bool is_required) {
    return TensorView{.name = name,
                      .element = Element::f32,
                      .is_required = is_required,
                      .extents = {1, 1, 1, n},
                      .strides = {0, 0, 0, 1},
                      .names = {name, "N"}};
  };
  return {
      {.name = "A",
       .element = Element::f32,
       .extents = {1, 1, m, k},
       .strides = {0, 0, s["lda"], 1},
       .names = {"A", "M", "K", "lda"}},
      {.name = "B",
       .element = element_of_b(call),
       .extents = {1, (n + kPanel - 1) / kPanel, k, kPanel},
       .strides = {0, std::min(k * kPanel, Wide{1} << 70), kPanel, 1},
       .names = {"B", "N", "K"}},
      {.name = "C",
       .element = Element::f32,
       .is_written = true,
       .extents = {1, 1, m, n},
       .strides = {0, 0, s["ldc"], 1},
       .names = {"C", "M", "N", "ldc"}},
      of_columns("scale", is_of_integers(call)),
      of_columns("bias", false),
  };
}

bool is_nothing(const SizeValues& s) { return s["M"] == 0 || s["N"] == 0; }

void judge(const Call& call, const SizeValues& s, bool is_empty, Findings& findings) {
  const auto plan = [&](bool is_certain, std::vector<std::string> names) {
    findings.push_back({Finding::At::plan, is_certain && !is_empty, std::move(names)});
  };
  const auto too_small = [&](const char* name, Wide rows, Wide row, bool may_be_shared) {
    const Wide leading = s[name];
    if (leading < row && leading >= 0 && !(may_be_shared && leading == 0)) plan(rows > 1, {name});
  };
  too_small("lda", s["M"], s["K"], true);
  too_small("ldc", s["M"], s["N"], false);
  for (const char* name : {"M", "N", "K"}) {
    if (s[name] > kMostLength) plan(true, {name});
  }
  if (call.tensors[kScale].is_present && !is_of_integers(call)) {
    findings.push_back({Finding::At::run, !is_empty, {"scale"}});
  }
  const std::int32_t activation = call.i32("activation");
  if (activation < 0 || activation > kSilu) findings.push_back({Finding::At::run, false, {"activation"}});
}

void fill(const Call& call, const SizeValues& s, const Operands& operands, RandomSource& random) {
  const double rate = random.one_of({0.002, 0.05});
  const std::int64_t n = s.i64("N"), of_panel = s.i64("K") * static_cast<std::int64_t>(kPanel);
  for (std::size_t tensor = 0; tensor < operands.views.size(); ++tensor) {
    if (operands.pointers[tensor] == nullptr) continue;
    operands.views[tensor].for_each([&](std::int64_t at) {
      double value = 0;
      if (tensor == kB) {
        const auto panel = static_cast<std::int64_t>(kPanel);
        const bool is_there = at / of_panel * panel + at % panel < n;  // zeros behind the last column
        const double any =
            is_of_integers(call) ? random_factor(call, Element::i8, rate, random) : random_element(call, false, rate, random);
        value = is_there ? any : 0;
      } else if (tensor == kScale) {
        value = random_scale(call, random);
      } else {
        value = random_element(call, tensor == kBias, tensor == kC ? 0 : rate, random);
      }
      operands.set(tensor, at, value);
    });
  }
}

std::vector<std::vector<Expected>> expect(const Call& call, const SizeValues& s, const Operands& operands) {
  const std::int64_t m = s.i64("M"), n = s.i64("N"), k = s.i64("K"), panel = static_cast<std::int64_t>(kPanel);
  const std::int32_t activation = call.i32("activation");
  const bool is_known = activation >= 0 && activation <= kSilu;
  std::vector<std::vector<Expected>> expected(operands.views.size());
  for (std::int64_t i = 0; i < m; ++i) {
    for (std::int64_t j = 0; j < n; ++j) {
      ProductSum sum;
      sum.add_products(is_of_integers(call) ? operands.at(kScale, j) : 1, k, [&](std::int64_t l) {
        return std::pair(operands.at(kA, operands.views[kA].offset(0, 0, i, l)),
                         operands.at(kB, operands.views[kB].offset(0, j / panel, l, j % panel)));
      });
      if (operands.pointers[kBias] != nullptr) sum.add_exactly(operands.at(kBias, j));
      expected[kC].push_back(is_known ? sum.activated_by(activation) : Expected{});
    }
  }
  return expected;
}

}  // namespace

const OpCalls kPackedCalls{make, sizes, views, is_nothing, judge, fill, expect};

}  // namespace tilewright::calls
