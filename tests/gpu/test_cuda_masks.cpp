// Attention on GPUs where masks and scores are extreme, in every linked kernel, against f64 (extreme_attention.h).
#include "cuda_memory.h"
#include "extreme_attention.h"
#include "linked_cuda_kernels.h"
#include "tilewright/plan.h"

namespace tilewright {
namespace {

using test::AttentionCase;
using test::AttentionOperands;
using test::CudaMemory;
using test::DecodeCase;
using test::DecodeOperands;
using test::raw_bytes;

class CudaMasks : public test::LinkedCudaKernels {
 protected:
  static std::vector<float> floats(const CudaMemory& memory) {
    const std::vector<unsigned char> bytes = memory.read();
    std::vector<float> values(bytes.size() / 4);
    std::memcpy(values.data(), bytes.data(), bytes.size());
    return values;
  }

  // Runs every linked kernel that takes `each` with operands that `change` has altered.
  template <class Change>
  void expect_right(const AttentionCase& each, Change change) {
    const Problem problem = to_problem(each.problem, device());
    AttentionOperands x(each, problem);
    change(x);
    x.compute_expected();
    const CudaMemory q(x.q), k(x.k), v(x.v), bias(x.bias), slopes(raw_bytes(x.slopes)), begins_q(raw_bytes(x.begins_q)),
        begins_k(raw_bytes(x.begins_k));
    for (const KernelEntry* kernel : kernels_of("attention_forward")) {
      if (!is_legal(*kernel, problem)) continue;
      const Plan plan(*kernel, kernel->runtime_defaults, linked_table(), problem, device());
      CudaMemory o(x.o), lse(raw_bytes(x.lse)), workspace(plan.workspace_bytes());
      workspace.clear();
      plan.run(x.arguments({q.data(), k.data(), v.data(), o.data(), lse.data(), bias.data(), slopes.data(), begins_q.data(),
                            begins_k.data()}),
               workspace.data());
      synchronize();
      EXPECT_EQ(x.difference(o.read(), floats(lse)), "") << kernel->id << "\n" << to_text(each);
    }
  }

  template <class Change>
  void expect_right(const DecodeCase& each, Change change) {
    const Problem problem = to_problem(each.problem, device());
    DecodeOperands x(each, problem);
    change(x);
    const CudaMemory q(x.q), k(x.k), v(x.v), pages(raw_bytes(x.page_table())), lengths(raw_bytes(x.lengths));
    for (const KernelEntry* kernel : kernels_of("attention_decode")) {
      if (!is_legal(*kernel, problem)) continue;
      for (const std::int32_t ctas : {1, 1024}) {  // sums of one CTA, and of many that share the keys
        Runtime runtime = kernel->runtime_defaults;
        runtime[0] = ctas;
        const Plan plan(*kernel, runtime, linked_table(), problem, device());
        CudaMemory o(x.o), lse(raw_bytes(x.lse)), workspace(plan.workspace_bytes());
        workspace.clear();
        plan.run(x.arguments({q.data(), k.data(), v.data(), o.data(), lse.data(), pages.data(), lengths.data()}),
                 workspace.data());
        synchronize();
        EXPECT_EQ(x.difference(o.read(), floats(lse)), "") << kernel->id << " ctas=" << ctas << "\n" << to_text(each);
      }
    }
  }
};

// Of bf16, whose lowest number swallows all other scores, as f32's does.
TEST_F(CudaMasks, BiasOfTheLowestNumberAndOfMinusInfinity) {
  test::bias_of_the_lowest_number(Dtype::bf16, [this](const auto& each, auto change) { expect_right(each, change); });
}

TEST_F(CudaMasks, LowestScoresByQAndKAreAveraged) {
  test::lowest_scores(Dtype::bf16, [this](const auto& each, auto change) { expect_right(each, change); });
}

TEST_F(CudaMasks, WhatARowDoesNotSeeMayHoldAnything) {
  for (const Dtype dtype : {Dtype::f16, Dtype::bf16}) {
    test::hidden_keys(dtype, [this](const auto& each, auto change) { expect_right(each, change); });
  }
}

TEST_F(CudaMasks, WhatDecodingDoesNotSeeMayHoldAnything) {
  for (const Dtype dtype : {Dtype::f16, Dtype::bf16}) {
    test::hidden_keys_in_decoding(dtype, [this](const auto& each, auto change) { expect_right(each, change); });
  }
}

}  // namespace
}  // namespace tilewright
