// scaled_gemm from its documentation: which calls there are, which are wrong, and what products of 8 bits become.
#include <algorithm>
#include <cmath>
#include <limits>
#include <string_view>

#include "make_call.h"
#include "op_calls.h"
#include "product_sum.h"
#include "scaled_numbers.h"
#include "tilewright/scaled_gemm.h"

namespace tilewright::calls {
namespace {

constexpr std::size_t kDtype = 0, kDtypeC = 1, kScaling = 2;  // among the attributes
constexpr std::size_t kA = 0, kB = 1, kC = 2, kScaleA = 3, kScaleB = 4, kBias = 5, kScaleC = 6, kAmax = 7;
constexpr Wide kMostLength = (Wide{1} << 31) - 1024;
constexpr Wide kBlock = 128;

const Op& scaled() {
  static const Op op{
      .name = "scaled_gemm",
      .attributes = {{"dtype", {"e4m3", "e4m3_e5m2", "e5m2_e4m3", "i8"}},
                     {"dtype_c", {"bf16", "f16", "f32", "e4m3"}},
                     {"scaling", {"row", "block", "block_row"}},
                     {"accumulation", {"promoted", "fast"}}},
      .sizes = {"M", "N", "K", "lda", "ldb", "ldc", "scale_a_row", "scale_a_block", "scale_b_row", "scale_b_block"},
      .key_sizes = 3,
      .tensors = {"A", "B", "C", "scale_a", "scale_b", "bias", "scale_c", "amax"},
      .scalars = {},
  };
  return op;
}

std::string_view attribute(const Call& call, std::size_t which) {
  return which < call.attributes.size() ? call.attributes[which] : "";
}
bool has_rows(const Call& call) { return attribute(call, kScaling) == "row"; }
bool has_squares(const Call& call) { return attribute(call, kScaling) == "block"; }
bool is_of_integers(const Call& call) { return attribute(call, kDtype) == "i8"; }
Wide blocks_of(Wide length) { return (length + kBlock - 1) / kBlock; }

Element element_of(const Call& call, std::size_t factor) {
  const std::string_view dtype = attribute(call, kDtype);
  if (dtype == "i8") return Element::i8;
  return dtype == (factor == kA ? "e5m2_e4m3" : "e4m3_e5m2") ? Element::e5m2 : Element::e4m3;
}

Element element_of_c(const Call& call) {
  const std::string_view dtype = attribute(call, kDtypeC);
  return dtype == "f32" ? Element::f32 : dtype == "f16" ? Element::f16 : dtype == "e4m3" ? Element::e4m3 : Element::bf16;
}

Call make(RandomSource& random) {
  Call call{.op = &scaled()};
  call.attributes = {random.one_of({"e4m3", "e4m3_e5m2", "e5m2_e4m3", "i8", "i8"}),
                     random.one_of({"bf16", "f16", "f32", "e4m3"}), random.one_of({"row", "row", "block", "block_row"}),
                     random.one_of({"promoted", "fast"})};
  std::int64_t m = random_length(random) * (random.chance(0.1) ? 4 : 1);
  std::int64_t n = random_length(random) * (random.chance(0.2) ? 5 : 1);
  const std::int64_t k = random_length(random) * (random.chance(0.4) ? 9 : 1);
  while (m > 1 && m * n * k > 1 << 19) m /= 2;
  while (n > 1 && m * n * k > 1 << 19) n /= 2;
  const auto of = [](Wide length) { return static_cast<std::int64_t>(blocks_of(length)); };
  const std::int64_t rows_of_scales = has_squares(call) ? of(n) : n;
  call.sizes = {
      m,
      n,
      k,
      random_stride(random, k, true),
      random_stride(random, k, true),
      random_stride(random, n, false),
      random.one_of({std::int64_t{TILEWRIGHT_DENSE}, std::int64_t{0}, std::int64_t{1}, of(k), of(k) + 3}),
      random.one_of({std::int64_t{TILEWRIGHT_DENSE}, std::int64_t{0}, std::int64_t{1}, m, m + 3}),
      random.one_of({std::int64_t{TILEWRIGHT_DENSE}, std::int64_t{0}, std::int64_t{1}, of(k), of(k) + 3}),
      random.one_of({std::int64_t{TILEWRIGHT_DENSE}, std::int64_t{0}, std::int64_t{1}, rows_of_scales, rows_of_scales + 3})};
  call.threads = static_cast<int>(random_threads(random));
  if (random.chance(0.2)) call.constants = 1u << kB;
  choose_memory(random, call);
  call.tensors[kBias].is_present = random.chance(0.5);
  call.tensors[kScaleC].is_present = random.chance(element_of_c(call) == Element::e4m3 ? 0.6 : 0.02);
  call.tensors[kAmax].is_present = random.chance(0.4);
  using Content = Call::Content;
  call.content = random.one_of({Content::plain, Content::whole, Content::wide, Content::any_bits, Content::special});
  finish(random, call);
  return call;
}

SizeValues sizes(const Call& call) {
  SizeValues s(call);
  const Wide blocks = blocks_of(s["K"]);
  s.dense("lda", {s["K"]});
  s.dense("ldb", {s["K"]});
  s.dense("ldc", {s["N"]});
  s.dense("scale_a_row", {1});
  s.dense("scale_a_block", {s["M"]});
  s.dense("scale_b_row", {has_squares(call) ? blocks : 1});
  s.dense("scale_b_block", {attribute(call, kScaling) == "block_row" ? s["N"] : 1});
  return s;
}

std::vector<TensorView> views(const Call& call, const SizeValues& s) {
  const Wide m = s["M"], n = s["N"], k = s["K"];
  const Wide blocks = has_rows(call) ? 1 : blocks_of(k);
  const Element c = element_of_c(call);
  const auto one = [](const char* name, bool is_written) {
    return TensorView{.name = name, .element = Element::f32, .is_written = is_written, .is_required = false, .names = {name}};
  };
  return {
      {.name = "A",
       .element = element_of(call, kA),
       .extents = {1, 1, m, k},
       .strides = {0, 0, s["lda"], 1},
       .names = {"A", "M", "K", "lda"}},
      {.name = "B",
       .element = element_of(call, kB),
       .extents = {1, 1, n, k},
       .strides = {0, 0, s["ldb"], 1},
       .names = {"B", "N", "K", "ldb"}},
      {.name = "C",
       .element = c,
       .is_written = true,
       .extents = {1, 1, m, n},
       .strides = {0, 0, s["ldc"], 1},
       .names = {"C", "M", "N", "ldc"}},
      {.name = "scale_a",
       .element = Element::f32,
       .extents = {1, 1, m, blocks},
       .strides = {0, 0, s["scale_a_row"], s["scale_a_block"]},
       .names = {"scale_a", "M", "K", "scale_a_row", "scale_a_block"}},
      {.name = "scale_b",
       .element = Element::f32,
       .extents = {1, 1, has_squares(call) ? blocks_of(n) : n, blocks},
       .strides = {0, 0, s["scale_b_row"], s["scale_b_block"]},
       .names = {"scale_b", "N", "K", "scale_b_row", "scale_b_block"}},
      {.name = "bias",
       .element = c == Element::e4m3 ? Element::bf16 : c,
       .is_required = false,
       .extents = {1, 1, 1, n},
       .strides = {0, 0, 0, 1},
       .names = {"bias", "N"}},
      one("scale_c", false),
      one("amax", true),
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
  too_small("ldb", s["N"], s["K"], true);
  too_small("ldc", s["M"], s["N"], false);
  for (const char* name : {"M", "N", "K"}) {
    if (s[name] > kMostLength) plan(true, {name});
  }
  if (call.tensors[kScaleC].is_present && element_of_c(call) != Element::e4m3) {
    findings.push_back({Finding::At::run, !is_empty, {"scale_c"}});
  }
}

void fill(const Call& call, const SizeValues&, const Operands& operands, RandomSource& random) {
  const double rate = random.one_of({0.002, 0.05});
  for (std::size_t tensor = 0; tensor < operands.views.size(); ++tensor) {
    if (operands.pointers[tensor] == nullptr) continue;
    operands.views[tensor].for_each([&](std::int64_t at) {
      double value = 0;
      if (tensor == kA || tensor == kB) {
        value = random_factor(call, operands.views[tensor].element, rate, random);
      } else if (tensor == kAmax) {
        value = random.one_of({0.0, 0.0, 3.0, 1e30});
        if (call.content == Call::Content::special && random.chance(0.1)) value = special_number(random);
      } else if (tensor == kBias) {
        value = random_element(call, false, rate, random);
      } else if (tensor != kC) {
        value = random_scale(call, random);
      }
      operands.set(tensor, at, value);
    });
  }
}

// The sum of an element of C, before scale_c, in f32.
Expected sum_of(const Call& call, std::int64_t i, std::int64_t j, std::int64_t k, const Operands& operands) {
  const auto scale = [&](std::size_t tensor, std::int64_t row, std::int64_t l) {
    const std::int64_t block = has_rows(call) ? 0 : l / static_cast<std::int64_t>(kBlock);
    return operands.at(tensor, operands.views[tensor].offset(0, 0, row, block));
  };
  const std::int64_t row_b = has_squares(call) ? j / static_cast<std::int64_t>(kBlock) : j;
  double magnitude = 0;
  const auto factors = [&](std::int64_t l) {
    const double x = operands.at(kA, operands.views[kA].offset(0, 0, i, l)) * scale(kScaleA, i, l);
    const double y = operands.at(kB, operands.views[kB].offset(0, 0, j, l)) * scale(kScaleB, row_b, l);
    if (std::isfinite(x * y)) magnitude += std::abs(x * y);
    return std::pair(x, y);
  };
  const double bias = operands.pointers[kBias] != nullptr ? operands.at(kBias, operands.views[kBias].offset(0, 0, 0, j)) : 0;
  if (is_of_integers(call) && has_rows(call) && std::isfinite(bias)) {  // exact until the scales are multiplied
    double sum = 0;
    for (std::int64_t l = 0; l < k; ++l) {
      sum += operands.at(kA, operands.views[kA].offset(0, 0, i, l)) * operands.at(kB, operands.views[kB].offset(0, 0, j, l));
    }
    sum = k > 0 ? sum * scale(kScaleA, i, 0) * scale(kScaleB, j, 0) : 0;
    const double error = (4 * std::abs(sum) + std::abs(sum + bias)) * 0x1p-24 + 4 * 0x1p-149;
    return {.kind = Expected::Kind::number, .value = sum + bias, .tolerance = error};
  }
  ProductSum total;
  total.add_products(1, k, factors);
  if (operands.pointers[kBias] != nullptr) total.add_exactly(bias);
  Expected element = total.activated_by(0);
  element.tolerance += 6 * magnitude * 0x1p-24;  // both elements are scaled, or their sum twice
  return element;
}

std::vector<std::vector<Expected>> expect(const Call& call, const SizeValues& s, const Operands& operands) {
  using Kind = Expected::Kind;
  const std::int64_t m = s.i64("M"), n = s.i64("N"), k = s.i64("K");
  std::vector<std::vector<Expected>> expected(operands.views.size());
  const bool has_amax = operands.pointers[kAmax] != nullptr;
  Expected amax{.kind = Kind::number, .value = has_amax ? operands.at(kAmax, 0) : 0};
  if (std::isnan(amax.value)) amax.kind = Kind::nan;
  for (std::int64_t i = 0; i < m; ++i) {
    for (std::int64_t j = 0; j < n; ++j) {
      Expected element = sum_of(call, i, j, k, operands);
      if (element.kind == Kind::nan || amax.kind == Kind::nan) {
        amax.kind = Kind::nan;
      } else if (element.kind == Kind::anything || amax.kind == Kind::anything) {
        amax.kind = Kind::anything;
      } else {
        amax.value = std::max(amax.value, std::abs(element.value));
        amax.tolerance = std::max(amax.tolerance, element.tolerance);
      }
      if (operands.pointers[kScaleC] != nullptr) {
        const double scale_c = operands.at(kScaleC, 0);
        element.value *= scale_c;
        element.tolerance = element.tolerance * std::abs(scale_c) + 2 * unit_in_last_place(element.value);
        if (element.kind == Kind::number && std::isnan(element.value)) element.kind = Kind::nan;
      }
      expected[kC].push_back(element);
    }
  }
  if (has_amax) expected[kAmax].push_back(amax);
  return expected;
}

}  // namespace

const OpCalls kScaledCalls{make, sizes, views, is_nothing, judge, fill, expect};

}  // namespace tilewright::calls
