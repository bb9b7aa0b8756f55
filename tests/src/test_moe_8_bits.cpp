// The layer of a mixture of experts whose matrices are of 8 bits, on the CPU: the operators called by hand, with every stride
// said, make the same bits of it, and what is given wrongly is named.
#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "common/numbers.h"
#include "linked_cpu_kernels.h"
#include "tilewright/moe.h"
#include "tilewright/ops.h"

namespace tilewright {
namespace {

constexpr std::int64_t kTokens = 13, kHidden = 160, kInner = 136, kExperts = 5, kK = 2, kRows = kTokens * kK;
constexpr std::int64_t kHiddenBlocks = 2, kInnerBlocks = 2;

// Numbers of 16 bits, f32 and e4m3, all from one stream.
class Numbers {
 public:
  explicit Numbers(bool is_f16) : is_f16_(is_f16) {}
  float next() { return (state_ = state_ * 1664525u + 1013904223u, static_cast<float>(state_ >> 8) * 0x1p-23f - 1); }
  std::uint16_t bits_of(float x) const { return is_f16_ ? tw::f16_of(x).bits : tw::bf16_of(x).bits; }
  float number_of(std::uint16_t bits) const { return is_f16_ ? tw::to_float(tw::f16{bits}) : tw::to_float(tw::bf16{bits}); }
  std::vector<std::uint16_t> halves(std::int64_t count) {
    std::vector<std::uint16_t> all(static_cast<std::size_t>(count));
    for (std::uint16_t& each : all) each = bits_of(next());
    return all;
  }
  std::vector<unsigned char> codes(std::int64_t count) {
    std::vector<unsigned char> all(static_cast<std::size_t>(count));
    for (unsigned char& each : all) each = tw::to_e4m3(next() * 4).bits;
    return all;
  }
  std::vector<float> scales(std::int64_t count) {
    std::vector<float> all(static_cast<std::size_t>(count));
    for (float& each : all) each = (next() + 1.5f) / 16;
    return all;
  }

 private:
  bool is_f16_;
  std::uint32_t state_ = 7;
};

struct Layer {
  Layer(Dtype dtype, Scaling scaling, Gate gate) : numbers(dtype == Dtype::f16), scaling(scaling) {
    problem = {.dtype = dtype,
               .tokens = kTokens,
               .hidden = kHidden,
               .inner = kInner,
               .experts = kExperts,
               .k = kK,
               .threads = 2,
               .gate = gate,
               .scaling = scaling};
    x = numbers.halves(kTokens * kHidden), logits = numbers.halves(kTokens * kExperts);
    gate_up = numbers.codes(kExperts * 2 * kInner * kHidden), down = numbers.codes(kExperts * kHidden * kInner);
    gate_up_bias = numbers.halves(kExperts * 2 * kInner), down_bias = numbers.halves(kExperts * kHidden);
    gate_up_scale = numbers.scales(kExperts * 2 * rows_of_b(kInner) * (is_of_rows() ? 1 : kHiddenBlocks));
    down_scale = numbers.scales(kExperts * rows_of_b(kHidden) * (is_of_rows() ? 1 : kInnerBlocks));
  }

  bool is_of_rows() const { return scaling == Scaling::row; }
  std::int64_t rows_of_b(std::int64_t n) const { return scaling == Scaling::block ? (n + 127) / 128 : n; }

  MoeArguments arguments(void* y) const {
    return {.x = x.data(),
            .logits = logits.data(),
            .gate_up = gate_up.data(),
            .down = down.data(),
            .gate_up_bias = gate_up_bias.data(),
            .down_bias = down_bias.data(),
            .addend = x.data(),
            .y = y,
            .gate_up_scale = gate_up_scale.data(),
            .down_scale = down_scale.data()};
  }

  std::vector<std::uint16_t> run() const {
    const MoePlan plan(problem, cpu_device());
    std::vector<unsigned char> memory(plan.workspace_bytes() + 256);
    void* workspace = memory.data();
    std::size_t room = memory.size();
    std::align(256, plan.workspace_bytes(), workspace, room);
    std::vector<std::uint16_t> y(x.size());
    plan.run(arguments(y.data()), workspace, plan.workspace_bytes());
    return y;
  }

  Numbers numbers;
  Scaling scaling;
  MoeProblem problem;
  std::vector<std::uint16_t> x, logits, gate_up_bias, down_bias;
  std::vector<unsigned char> gate_up, down;
  std::vector<float> gate_up_scale, down_scale;
};

// Of rows of `columns`: codes, and a scale of each row or, row by row, of each 128 of it.
void quantize(const Layer& of, std::int64_t rows, std::int64_t columns, const void* from, std::vector<unsigned char>& codes,
              std::vector<float>& scales) {
  const Device& cpu = cpu_device();
  const Dtype dtype = of.problem.dtype;
  codes.resize(static_cast<std::size_t>(rows * columns)), scales.resize(static_cast<std::size_t>(rows * 2));
  if (of.is_of_rows()) {
    row_quantize({.dtype = dtype, .rows = rows, .cols = columns}, {.x = from, .y = codes.data(), .scale = scales.data()},
                 nullptr, 0, nullptr, cpu);
  } else {
    block_quantize({.dtype = dtype, .rows = rows, .cols = columns, .block_rows = 1},
                   {.x = from, .y = codes.data(), .scale = scales.data()}, nullptr, 0, nullptr, cpu);
  }
}

std::vector<std::uint16_t> by_hand(const Layer& of) {
  const Device& cpu = cpu_device();
  const Dtype dtype = of.problem.dtype;
  std::vector<std::int32_t> ids(kRows), offsets(kExperts), row_index(kRows), position(kRows);
  std::vector<float> weights(kRows), scales;
  std::vector<unsigned char> codes;
  std::vector<std::uint16_t> inner(kRows * kInner), rows(kRows * kHidden), y(of.x.size());
  moe_route({.dtype = dtype, .tokens = kTokens, .experts = kExperts, .k = kK},
            {.logits = of.logits.data(), .ids = ids.data(), .weights = weights.data()}, nullptr, 0, nullptr, cpu);
  moe_sort({.tokens = kTokens, .k = kK, .experts = kExperts},
           {.ids = ids.data(), .offsets = offsets.data(), .row_index = row_index.data(), .position = position.data()}, nullptr,
           0, nullptr, cpu);
  const auto product = [&](Gate gate, std::int64_t n, std::int64_t k, std::int64_t rows_a) {
    ScaledGroupedGemmProblem p{.dtype_c = dtype == Dtype::f16 ? DtypeC::f16 : DtypeC::bf16,
                               .scaling = of.scaling,
                               .gate = gate,
                               .G = kExperts,
                               .M = kRows,
                               .N = n,
                               .K = k,
                               .rows_a = rows_a};
    const std::int64_t blocks = of.is_of_rows() ? 1 : 2;
    p.scale_a_row = blocks, p.scale_a_block = 1, p.scale_b_row = blocks, p.scale_b_block = 1;
    p.scale_b_part = of.rows_of_b(n) * blocks, p.scale_b_group = (gate == Gate::none ? 1 : 2) * p.scale_b_part;
    return p;
  };
  quantize(of, kTokens, kHidden, of.x.data(), codes, scales);
  scaled_grouped_gemm(product(of.problem.gate, kInner, kHidden, kTokens),
                      {.A = codes.data(),
                       .B = of.gate_up.data(),
                       .C = inner.data(),
                       .scale_a = scales.data(),
                       .scale_b = of.gate_up_scale.data(),
                       .offsets = offsets.data(),
                       .row_index = row_index.data(),
                       .bias = of.gate_up_bias.data()},
                      nullptr, 0, nullptr, cpu);
  quantize(of, kRows, kInner, inner.data(), codes, scales);
  scaled_grouped_gemm(product(Gate::none, kHidden, kInner, kRows),
                      {.A = codes.data(),
                       .B = of.down.data(),
                       .C = rows.data(),
                       .scale_a = scales.data(),
                       .scale_b = of.down_scale.data(),
                       .offsets = offsets.data(),
                       .bias = of.down_bias.data()},
                      nullptr, 0, nullptr, cpu);
  moe_combine(
      {.dtype = dtype, .tokens = kTokens, .k = kK, .cols = kHidden},
      {.rows = rows.data(), .position = position.data(), .weights = weights.data(), .addend = of.x.data(), .y = y.data()},
      nullptr, 0, nullptr, cpu);
  return y;
}

class CpuMoeOf8Bits : public testing::Test {
 protected:
  void SetUp() override {
    if (test::linked_cpu_kernels("scaled_grouped_gemm").empty()) GTEST_SKIP() << "no linked kernel of it runs here";
  }
};

TEST_F(CpuMoeOf8Bits, ItIsWhatTheOperatorsMakeOfIt) {
  for (const Dtype dtype : {Dtype::bf16, Dtype::f16}) {
    for (const Scaling scaling : {Scaling::row, Scaling::block, Scaling::block_row}) {
      const Layer layer(dtype, scaling, scaling == Scaling::row ? Gate::swiglu_clamped : Gate::swiglu);
      const std::vector<std::uint16_t> y = layer.run();
      EXPECT_TRUE(y == by_hand(layer)) << static_cast<int>(dtype) << " scaling " << static_cast<int>(scaling);
      double sum = 0;
      for (std::size_t i = 0; i < y.size(); ++i)
        sum += std::abs(static_cast<double>(layer.numbers.number_of(y[i])) - layer.numbers.number_of(layer.x[i]));
      EXPECT_GT(sum / static_cast<double>(y.size()), 0.1) << "experts add something";
    }
  }
}

TEST_F(CpuMoeOf8Bits, FaultsAreNamed) {
  const Layer layer(Dtype::bf16, Scaling::block, Gate::swiglu);
  const MoePlan plan(layer.problem, cpu_device());
  std::vector<unsigned char> memory(plan.workspace_bytes() + 256);
  void* workspace = memory.data();
  std::size_t room = memory.size();
  std::align(256, plan.workspace_bytes(), workspace, room);
  std::vector<std::uint16_t> y(layer.x.size());
  const auto fault = [&](const MoePlan& of, auto change) -> std::string {
    MoeArguments given = layer.arguments(y.data());
    change(given);
    try {
      of.run(given, workspace, plan.workspace_bytes());
    } catch (const InvalidArgument& error) {
      return error.what();
    }
    return "";
  };
  EXPECT_EQ(fault(plan, [](MoeArguments&) {}), "");
  EXPECT_EQ(fault(plan, [](MoeArguments& a) { a.gate_up_scale = nullptr; }), "moe: gate_up_scale is null");
  EXPECT_EQ(fault(plan, [](MoeArguments& a) { a.down_scale = nullptr; }), "moe: down_scale is null");
  EXPECT_EQ(fault(plan, [&](MoeArguments& a) { a.down_scale = y.data(); }), "moe: down_scale overlaps y");
  MoeProblem plain = layer.problem;
  plain.scaling.reset();
  EXPECT_EQ(fault(MoePlan(plain, cpu_device()), [](MoeArguments&) {}),
            "moe: scales of matrices are given, but there is no scaling: they are of dtype");
  plain.dtype = Dtype::f32, plain.scaling = Scaling::row;
  try {
    const MoePlan refused(plain, cpu_device());
    FAIL() << "no error";
  } catch (const InvalidArgument& error) {
    EXPECT_STREQ(error.what(), "moe: dtype is f32 beside a scaling; valid are then f16, bf16");
  }
  EXPECT_EQ(plan.steps().size(), 7u);
  for (const MoePlan::Step& step : plan.steps())
    EXPECT_TRUE(step.plan->explain().kernel.starts_with(std::string(step.name) + ".")) << step.name;
}

}  // namespace
}  // namespace tilewright
