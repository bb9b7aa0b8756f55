// The layer of a mixture of experts on a GPU: right for every router, in one call and as a graph that is replayed with another
// routing than it was captured with.
#include <algorithm>
#include <memory>

#include "cuda_memory.h"
#include "launch/launch.h"
#include "moe_case.h"
#include "table/kernel_table.h"

namespace tilewright {
namespace {

using test::CudaMemory;
using test::CudaStream;
using test::MoeCase;
using test::MoeOperands;

class CudaMoe : public test::GpuTest {
 protected:
  void SetUp() override {
    GpuTest::SetUp();
    if (IsSkipped()) return;
    const KernelTable& table = linked_table();
    const bool is_linked = std::ranges::any_of(table.kernels, [&](const KernelEntry& kernel) {
      return std::string_view(table.ops[kernel.op].name) == "grouped_gemm" && !kernel.image.empty() &&
             compatible(table.archs[kernel.arch], device());
    });
    if (!is_linked) GTEST_SKIP() << "no linked kernel of grouped_gemm runs on " << device().name;
  }
};

// A layer's tensors on the device.
class Layer {
 public:
  Layer(const MoeCase& each, const MoeOperands& operands, std::size_t size, std::size_t zeroed_bytes)
      : zeroed_bytes_(zeroed_bytes), bytes(size), workspace(size), y(operands.x.size()) {
    for (const auto* input : operands.inputs()) inputs_.push_back(std::make_unique<CudaMemory>(*input));
    std::vector<unsigned char> content(size, 0xee);
    std::fill_n(content.begin(), zeroed_bytes, 0);
    workspace.write(content);
    std::vector<void*> at;
    for (const auto& input : inputs_) at.push_back(input->data());
    arguments = operands.arguments(at, y.data());
    begin(each, operands);
  }

  void begin(const MoeCase& each, const MoeOperands& operands) {
    y.write(each.is_in_place ? operands.addend : std::vector<unsigned char>(operands.x.size(), 0xdd));
  }
  void write_logits(const MoeOperands& operands) { inputs_[1]->write(operands.logits); }

  // What is wrong now; empty when nothing is.
  std::string difference(const MoeOperands& operands) const {
    for (std::size_t i = 0; i < inputs_.size(); ++i)
      if (inputs_[i]->read() != *operands.inputs()[i]) return "input " + std::to_string(i) + " was written";
    const std::vector<unsigned char> left = workspace.read();
    if (!std::all_of(left.begin(), left.begin() + static_cast<std::ptrdiff_t>(zeroed_bytes_),
                     [](auto byte) { return byte == 0; }))
      return "what was zeroed is not zero";
    return operands.difference(y.read());
  }

 private:
  std::vector<std::unique_ptr<CudaMemory>> inputs_;
  std::size_t zeroed_bytes_;

 public:
  std::size_t bytes;
  CudaMemory workspace, y;
  MoeArguments arguments;
};

TEST_F(CudaMoe, IsRightForEveryRouter) {
  std::uint32_t seed = 0;
  for (const Dtype dtype : {Dtype::f32, Dtype::f16, Dtype::bf16}) {
    for (const MoeCase& each : test::awkward_layers(dtype, 0)) {
      const MoeOperands operands(each, ++seed);
      const MoePlan plan(each.problem, device());
      Layer layer(each, operands, plan.workspace_bytes(), plan.zeroed_workspace_bytes());
      plan.run(layer.arguments, layer.workspace.data(), layer.bytes);
      synchronize();
      ASSERT_EQ(layer.difference(operands), "") << each.name;
      const std::vector<unsigned char> first = layer.y.read();
      const MoeWorkspace needed = moe_workspace(each.problem, device());
      ASSERT_EQ(needed.bytes, layer.bytes) << each.name;
      ASSERT_EQ(needed.zeroed_bytes, plan.zeroed_workspace_bytes()) << each.name;
      layer.begin(each, operands);
      moe(each.problem, layer.arguments, layer.workspace.data(), layer.bytes, nullptr, device());
      synchronize();
      EXPECT_TRUE(layer.y.read() == first) << each.name << ": a call gave other bits than a plan";
    }
  }
}

TEST_F(CudaMoe, AGraphServesAnyRouting) {
  const MoeCase each{.name = "graph",
                     .problem = {.dtype = Dtype::f32, .tokens = 33, .hidden = 64, .inner = 48, .experts = 16, .k = 4},
                     .has_addend = true};
  MoeOperands operands(each, 1);
  const MoePlan plan(each.problem, device());
  Layer layer(each, operands, plan.workspace_bytes(), plan.zeroed_workspace_bytes());
  const CudaStream stream;
  CUgraph graph = nullptr;
  CUgraphExec executable = nullptr;
  check(driver().cuStreamBeginCapture(stream.get(), CU_STREAM_CAPTURE_MODE_GLOBAL), "cuStreamBeginCapture");
  plan.run(layer.arguments, layer.workspace.data(), layer.bytes, stream.get());
  check(driver().cuStreamEndCapture(stream.get(), &graph), "cuStreamEndCapture");
  check(driver().cuGraphInstantiate(&executable, graph, 0), "cuGraphInstantiate");
  for (std::uint32_t seed = 1; seed < 5; ++seed) {
    operands.logits = MoeOperands(each, seed).logits;
    layer.write_logits(operands);
    check(driver().cuGraphLaunch(executable, stream.get()), "cuGraphLaunch");
    stream.synchronize();
    EXPECT_EQ(layer.difference(operands), "") << "seed " << seed;
  }
  check(driver().cuGraphExecDestroy(executable), "cuGraphExecDestroy");
  check(driver().cuGraphDestroy(graph), "cuGraphDestroy");
}

}  // namespace
}  // namespace tilewright
