// The layer of a mixture of experts on the CPU: right for every router, in as much workspace as it says, and faults by name.
#include <gtest/gtest.h>

#include <span>

#include "launch/launch.h"
#include "moe_case.h"
#include "table/kernel_table.h"

namespace tilewright {
namespace {

using test::MoeCase;
using test::MoeOperands;

constexpr std::size_t kGuard = 512;  // bytes behind the workspace and around y that nobody may write

class AlignedBytes {
 public:
  explicit AlignedBytes(std::size_t bytes) : memory_(bytes + 256, 0xee) {}
  unsigned char* data() { return memory_.data() + (256 - reinterpret_cast<std::uintptr_t>(memory_.data()) % 256) % 256; }

 private:
  std::vector<unsigned char> memory_;
};

bool is_filled(std::span<const unsigned char> bytes, unsigned char value) {
  return std::ranges::all_of(bytes, [value](unsigned char byte) { return byte == value; });
}

// A run's y, or what went wrong in it.
struct Outcome {
  std::vector<unsigned char> y;
  std::string fault;
};

template <class Run>
Outcome outcome(const MoeCase& each, const MoeOperands& operands, std::size_t bytes, const Run& run) {
  AlignedBytes workspace(bytes + kGuard);
  std::vector<std::vector<unsigned char>> inputs;
  for (const auto* input : operands.inputs()) inputs.push_back(*input);
  std::vector<void*> at;
  for (auto& input : inputs) at.push_back(input.data());
  std::vector<unsigned char> y(operands.x.size() + 2 * kGuard, 0xdd);
  if (each.is_in_place) std::ranges::copy(operands.addend, y.begin() + kGuard);
  run(operands.arguments(at, y.data() + kGuard), workspace.data(), bytes);
  for (std::size_t i = 0; i < inputs.size(); ++i)
    if (inputs[i] != *operands.inputs()[i]) return {{}, "input " + std::to_string(i) + " was written"};
  if (!is_filled(std::span(workspace.data() + bytes, kGuard), 0xee)) return {{}, "bytes behind the workspace were written"};
  if (!is_filled(std::span(y).first(kGuard), 0xdd) || !is_filled(std::span(y).last(kGuard), 0xdd))
    return {{}, "bytes around y were written"};
  return {{y.begin() + kGuard, y.end() - kGuard}, ""};
}

class CpuMoe : public testing::Test {
 protected:
  void SetUp() override {
    const KernelTable& table = linked_table();
    const bool is_linked = std::ranges::any_of(table.kernels, [&](const KernelEntry& kernel) {
      return std::string_view(table.ops[kernel.op].name) == "grouped_gemm" && kernel.kind == TargetKind::cpu &&
             compatible(table.archs[kernel.arch], cpu_device());
    });
    if (!is_linked) GTEST_SKIP() << "no linked kernel of grouped_gemm runs here";
  }
};

TEST_F(CpuMoe, IsRightForEveryRouter) {
  std::uint32_t seed = 0;
  for (const Dtype dtype : {Dtype::f32, Dtype::bf16}) {
    for (const int threads : {1, 2}) {
      for (const MoeCase& each : test::awkward_layers(dtype, threads)) {
        const MoeOperands operands(each, ++seed);
        const MoePlan plan(each.problem, cpu_device());
        const Outcome planned =
            outcome(each, operands, plan.workspace_bytes(),
                    [&](const MoeArguments& given, void* workspace, std::size_t bytes) { plan.run(given, workspace, bytes); });
        ASSERT_EQ(planned.fault, "") << each.name;
        ASSERT_EQ(operands.difference(planned.y), "");
        EXPECT_EQ(plan.zeroed_workspace_bytes(), 0u);
        const std::size_t bytes = moe_workspace(each.problem, cpu_device()).bytes;
        ASSERT_EQ(bytes, plan.workspace_bytes()) << each.name;
        const Outcome called =
            outcome(each, operands, bytes, [&](const MoeArguments& given, void* workspace, std::size_t size) {
              moe(each.problem, given, workspace, size, nullptr, cpu_device());
            });
        ASSERT_EQ(called.fault, "") << each.name;
        EXPECT_TRUE(called.y == planned.y) << each.name << ": a call gave other bits than a plan";
      }
    }
  }
}

TEST_F(CpuMoe, WorkspaceIsBoundedByWhatIsKept) {
  const MoePlan plan({.dtype = Dtype::f32, .tokens = 100, .hidden = 64, .inner = 48, .experts = 16, .k = 4}, cpu_device());
  const std::size_t rows = 400, parts = 7;
  EXPECT_LE(plan.workspace_bytes(), rows * (64 + 48) * 4 + rows * 16 + 16 * 4 + parts * 256);
  const MoePlan shared(
      {.dtype = Dtype::f32, .tokens = 100, .hidden = 64, .inner = 48, .experts = 16, .k = 4, .inner_shared = 64}, cpu_device());
  EXPECT_EQ(shared.workspace_bytes(), plan.workspace_bytes()) << "the shared expert's lies where the experts' will";
  EXPECT_EQ(plan.steps().size(), 5u);
  EXPECT_EQ(shared.steps().size(), 9u);
  for (const MoePlan::Step& step : shared.steps())
    EXPECT_TRUE(step.plan->explain().kernel.starts_with(std::string(step.name) + ".")) << step.name;
}

// What `given` throws, and that y was not written.
std::string fault_of(const MoePlan& plan, const MoeArguments& given, void* workspace, std::size_t bytes) {
  try {
    plan.run(given, workspace, bytes);
  } catch (const InvalidArgument& fault) {
    return fault.what();
  }
  return "";
}

TEST_F(CpuMoe, FaultsAreNamedBeforeAnythingIsComputed) {
  const MoeCase each{
      .name = "faults",
      .problem =
          {.dtype = Dtype::f32, .tokens = 4, .hidden = 8, .inner = 8, .experts = 4, .k = 2, .inner_shared = 8, .threads = 1},
      .has_correction = true,
      .has_biases = true,
      .has_addend = true};
  MoeOperands operands(each, 7);
  std::vector<void*> at;
  for (const auto* input : operands.inputs()) at.push_back(const_cast<unsigned char*>(input->data()));
  std::vector<float> y(4 * 8, 5.0f);
  const MoeArguments right = operands.arguments(at, y.data());
  const MoePlan plan(each.problem, cpu_device());
  const std::size_t bytes = plan.workspace_bytes();
  AlignedBytes memory(bytes + 256);
  const auto fault = [&](auto change) {
    MoeArguments given = right;
    change(given);
    return fault_of(plan, given, memory.data(), bytes);
  };
  EXPECT_EQ(fault([](MoeArguments& a) { a.x = nullptr; }), "moe: x is null");
  EXPECT_EQ(fault([](MoeArguments& a) { a.logits = nullptr; }), "moe: logits is null");
  EXPECT_EQ(fault([](MoeArguments& a) { a.gate_up = nullptr; }), "moe: gate_up is null");
  EXPECT_EQ(fault([](MoeArguments& a) { a.down = nullptr; }), "moe: down is null");
  EXPECT_EQ(fault([](MoeArguments& a) { a.shared_gate_up = nullptr; }), "moe: shared_gate_up is null");
  EXPECT_EQ(fault([](MoeArguments& a) { a.shared_down = nullptr; }), "moe: shared_down is null");
  EXPECT_EQ(fault([](MoeArguments& a) { a.y = nullptr; }), "moe: y is null");
  EXPECT_EQ(fault([&](MoeArguments& a) { a.x = static_cast<const char*>(a.x) + 2; }), "moe: x is not aligned to its elements");
  EXPECT_EQ(fault([&](MoeArguments& a) { a.x = y.data(); }), "moe: x overlaps y");
  EXPECT_EQ(fault([&](MoeArguments& a) { a.x = a.addend = y.data(); }), "moe: x overlaps y");
  EXPECT_EQ(fault([&](MoeArguments& a) { a.addend = y.data() + 1; }), "moe: addend overlaps y");
  EXPECT_EQ(fault([&](MoeArguments& a) { a.y = memory.data() + 64; }), "moe: y overlaps the workspace");
  EXPECT_EQ(fault([&](MoeArguments& a) { a.logits = memory.data(); }), "moe: logits overlaps the workspace");
  EXPECT_NE(fault([](MoeArguments& a) { a.groups = 0; }).find("groups"), std::string::npos);
  const std::string need = std::to_string(bytes) + " are needed, which workspace_bytes says";
  EXPECT_EQ(fault_of(plan, right, memory.data(), bytes - 1),
            "moe: workspace has " + std::to_string(bytes - 1) + " bytes; of these sizes " + need);
  EXPECT_EQ(fault_of(plan, right, nullptr, bytes), "moe: workspace has 0 bytes; of these sizes " + need);
  EXPECT_EQ(fault_of(plan, right, memory.data() + 4, bytes), "moe: workspace is not aligned to 256 bytes");
  EXPECT_TRUE(std::ranges::all_of(y, [](float each_y) { return each_y == 5.0f; })) << "y was written";
  EXPECT_EQ(fault([](MoeArguments&) {}), "");

  MoeProblem alone = each.problem;
  alone.inner_shared = 0;
  EXPECT_EQ(fault_of(MoePlan(alone, cpu_device()), right, memory.data(), bytes),
            "moe: a shared expert's matrix is given, but inner_shared is 0: there is no such expert");
}

TEST_F(CpuMoe, SizesAndTypesAreNamed) {
  const MoeProblem right{.dtype = Dtype::f32, .tokens = 4, .hidden = 8, .inner = 8, .experts = 4, .k = 2};
  const auto fault = [&](auto change) -> std::string {
    MoeProblem problem = right;
    change(problem);
    try {
      const MoePlan plan(problem, cpu_device());
    } catch (const InvalidArgument& error) {
      return error.what();
    }
    return "";
  };
  EXPECT_EQ(fault([](MoeProblem&) {}), "");
  EXPECT_EQ(fault([](MoeProblem& p) { p.tokens = -1; }), "moe: tokens is -1; valid are 0 to 16777216");
  EXPECT_EQ(fault([](MoeProblem& p) { p.experts = 0; }), "moe: experts is 0; valid are 1 to 1024");
  EXPECT_EQ(fault([](MoeProblem& p) { p.experts = 1025; }), "moe: experts is 1025; valid are 1 to 1024");
  EXPECT_EQ(fault([](MoeProblem& p) { p.k = 33; }), "moe: k is 33; valid are 0 to 32");
  EXPECT_EQ(fault([](MoeProblem& p) { p.inner = -2; }), "moe: inner is -2; valid are 0 to 2147482624");
  EXPECT_EQ(fault([](MoeProblem& p) { p.hidden = p.inner = std::int64_t{1} << 30; }),
            "moe: a tensor of 8589934592 rows of 1073741824 elements is too large: valid are up to 2^48 elements");
  EXPECT_EQ(fault([](MoeProblem& p) { p.gate = Gate::swiglu_clamped; }), "");
  EXPECT_EQ(fault([](MoeProblem& p) { p.gate = Gate::none; }), "moe has no such gate; valid are swiglu, swiglu_clamped");
  EXPECT_EQ(fault([](MoeProblem& p) { p.gate = Gate::swiglu_clamped, p.inner_shared = 8; }),
            "moe: inner_shared is 8 beside gate swiglu_clamped; a shared expert has swiglu alone, so it must be 0");
  EXPECT_EQ(fault([](MoeProblem& p) { p.dtype = Dtype::tf32; }), "moe has no such dtype; valid are f32, f16, bf16");
  EXPECT_EQ(fault([](MoeProblem& p) { p.dtype_logits = Dtype::i32; }),
            "moe has no such dtype_logits; valid are f32, f16, bf16");
}

// A token's result has the same bits in any batch, where that is asked for.
TEST_F(CpuMoe, ATokenHasTheSameBitsInAnyBatch) {
  MoeCase each{.name = "batch",
               .problem = {.dtype = Dtype::bf16, .tokens = 40, .hidden = 48, .inner = 32, .experts = 4, .k = 2, .threads = 1}};
  each.problem.numerics = Numerics::batch_invariant;
  const MoeOperands operands(each, 3);
  const auto run = [&](std::int64_t tokens) {
    MoeProblem problem = each.problem;
    problem.tokens = tokens;
    const MoePlan plan(problem, cpu_device());
    return outcome(each, operands, plan.workspace_bytes(),
                   [&](const MoeArguments& given, void* workspace, std::size_t bytes) { plan.run(given, workspace, bytes); });
  };
  const Outcome all = run(40), few = run(3);
  ASSERT_EQ(all.fault + few.fault, "");
  EXPECT_TRUE(std::equal(few.y.begin(), few.y.begin() + 3 * 48 * 2, all.y.begin()));
}

}  // namespace
}  // namespace tilewright
