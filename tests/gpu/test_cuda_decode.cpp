// Every linked kernel of attention_decode that this GPU can run is right on awkward shapes, however the keys are cut, gives
// the same bits every time, and leaves its workspace's counters zero; what is batch_invariant gives a sequence the same bits
// in every batch.
#include <algorithm>
#include <map>

#include "cuda_memory.h"
#include "decode_case.h"
#include "tilewright/dispatch.h"

namespace tilewright {
namespace {

using test::CudaMemory;
using test::DecodeCase;
using test::DecodeOperands;
using test::GpuTest;
using test::raw_bytes;

class LinkedCudaDecode : public GpuTest {
 protected:
  static std::vector<const KernelEntry*> runnable_kernels() {
    const KernelTable& table = linked_table();
    std::vector<const KernelEntry*> kernels;
    for (const KernelEntry& kernel : table.kernels) {
      const bool is_ours = std::string_view(table.ops[kernel.op].name) == "attention_decode";
      if (is_ours && compatible(table.archs[kernel.arch], device()) && !kernel.image.empty()) kernels.push_back(&kernel);
    }
    return kernels;
  }

  // A case's tensors on the device, for all kernels: most of a run's time would go to making them.
  struct Tensors {
    explicit Tensors(const DecodeOperands& operands) : x(operands) {}
    const DecodeOperands& x;
    const CudaMemory q{x.q}, k{x.k}, v{x.v}, pages{raw_bytes(x.page_table())}, lengths{raw_bytes(x.lengths)};
    const CudaMemory scale_k{raw_bytes(x.scale_k)}, scale_v{raw_bytes(x.scale_v)};
    CudaMemory o{x.o}, lse{raw_bytes(x.lse)};
  };

  // What is wrong after `runs` runs on one workspace; empty when nothing is.
  static std::string failure(const Plan& plan, Tensors& on_device, int runs) {
    auto& [x, q, k, v, pages, lengths, scale_k, scale_v, o, lse] = on_device;
    CudaMemory workspace(plan.workspace_bytes());
    workspace.write(std::vector<unsigned char>(plan.zeroed_workspace_bytes(), 0));
    lse.write(raw_bytes(x.lse));
    std::vector<unsigned char> first;
    for (int run = 0; run < runs; ++run) {
      o.write(x.o);
      plan.run(x.arguments({q.data(), k.data(), v.data(), o.data(), lse.data(), pages.data(), lengths.data(), scale_k.data(),
                            scale_v.data()}),
               workspace.data());
      synchronize();
      const std::vector<unsigned char> result = o.read(), lse_bytes = lse.read();
      if (run > 0 && result != first) return "run " + std::to_string(run + 1) + " gave other bits than the first";
      if (run > 0) continue;
      first = result;
      std::vector<float> lse_values(lse_bytes.size() / 4);
      std::memcpy(lse_values.data(), lse_bytes.data(), lse_values.size() * 4);
      if (std::string difference = x.difference(result, lse_values); !difference.empty()) return difference;
    }
    const std::vector<unsigned char> counters = workspace.read(plan.zeroed_workspace_bytes());
    return std::ranges::all_of(counters, [](unsigned char byte) { return byte == 0; }) ? "" : "the counters are not zero";
  }
};

TEST_F(LinkedCudaDecode, IsRightOnAwkwardShapes) {
  const KernelTable& table = linked_table();
  const std::vector<const KernelEntry*> kernels = runnable_kernels();
  std::map<const KernelEntry*, int> runs;
  for (const Dtype dtype : {Dtype::f16, Dtype::bf16, Dtype::f16_e4m3, Dtype::bf16_e4m3}) {
    for (const DecodeCase& each : test::awkward_decoding(dtype, 0)) {
      const Problem problem = to_problem(each.problem, device());
      const DecodeOperands operands(each, problem);
      Tensors tensors(operands);
      for (const KernelEntry* kernel : kernels) {
        if (!is_legal(*kernel, problem)) continue;
        const bool is_cut_evenly = std::string_view(kernel->runtime_names[0]) == "ctas";
        for (const std::int32_t cut : is_cut_evenly ? std::vector{1, 3, 1024} : std::vector{128, 256}) {
          Runtime runtime = kernel->runtime_defaults;
          runtime[0] = cut;
          ASSERT_EQ(failure(Plan(*kernel, runtime, table, problem, device()), tensors, 2), "")
              << kernel->id << " " << to_string(*kernel, runtime) << "\n"
              << to_text(each);
        }
        ++runs[kernel];
      }
    }
  }
  for (const KernelEntry* kernel : kernels) EXPECT_GT(runs[kernel], 0) << kernel->id << " was legal for no case";
  if (kernels.empty()) GTEST_SKIP() << "no linked kernel of attention_decode runs on " << device().name;
  std::printf("%zu linked kernels of attention_decode are right on %s\n", kernels.size(), device().name.c_str());
}

TEST_F(LinkedCudaDecode, GivesTheSameBitsEveryTime) {
  if (runnable_kernels().empty()) GTEST_SKIP() << "no linked kernel of attention_decode runs on " << device().name;
  for (const KvCache cache : {KvCache::contiguous, KvCache::paged}) {
    const DecodeCase each{
        .problem = {.dtype = Dtype::bf16, .kv_cache = cache, .B = 3, .Hq = 8, .Hkv = 2, .Sq = 2, .Sk = 5000, .D = 128},
        .has_lengths = true};
    const Problem problem = to_problem(each.problem, device());
    const DecodeOperands operands(each, problem);
    Tensors tensors(operands);
    ASSERT_EQ(failure(*make_plan(problem, device()), tensors, 20), "") << to_text(each);
  }
}

// Sequences of a batch alone, and some of them together, as their lengths and places in its caches are.
TEST_F(LinkedCudaDecode, GivesASequenceTheSameBitsInEveryBatch) {
  if (runnable_kernels().empty()) GTEST_SKIP() << "no linked kernel of attention_decode runs on " << device().name;
  constexpr std::int64_t kBatch = 64, kHq = 8, kHkv = 2, kD = 128, kMost = 3000;
  for (const KvCache cache : {KvCache::contiguous, KvCache::paged}) {
    const DecodeCase each{
        .problem = {.dtype = Dtype::bf16, .kv_cache = cache, .B = kBatch, .Hq = kHq, .Hkv = kHkv, .Sk = kMost, .D = kD},
        .has_lengths = true};
    const Problem whole = to_problem(each.problem, device());
    DecodeOperands x(each, whole);
    for (std::int64_t b = 0; b < kBatch; ++b)
      x.lengths[static_cast<std::size_t>(b)] = static_cast<std::int32_t>(b * 47 + b % 2);
    const CudaMemory q(x.q), k(x.k), v(x.v), pages(raw_bytes(x.page_table())), lengths(raw_bytes(x.lengths));
    const std::int64_t table_stride = whole.sizes[7], cache_bytes = whole.sizes[13] * 2, row_bytes = kHq * kD * 2;
    // O and LSE of sequences [first, first + count).
    const auto bits = [&](std::int64_t first, std::int64_t count, std::int64_t most) {
      AttentionDecodeProblem part = each.problem;
      part.B = count, part.Sk = most;
      part.stride_table = table_stride;
      part.stride_kb = part.stride_vb = whole.sizes[13];
      part.numerics = Numerics::batch_invariant;
      const auto plan = make_plan(to_problem(part, device()), device());
      CudaMemory o(static_cast<std::size_t>(count * row_bytes)), lse(static_cast<std::size_t>(count * kHq * 4));
      CudaMemory workspace(plan->workspace_bytes());
      workspace.clear();
      const auto at = [](const CudaMemory& memory, std::int64_t bytes) { return static_cast<char*>(memory.data()) + bytes; };
      const std::int64_t into_cache = cache == KvCache::paged ? 0 : first * cache_bytes;
      plan->run(x.arguments({at(q, first * row_bytes), at(k, into_cache), at(v, into_cache), o.data(), lse.data(),
                             at(pages, first * table_stride * 4), at(lengths, first * 4)}),
                workspace.data());
      synchronize();
      return std::pair(o.read(), lse.read());
    };
    const auto all = bits(0, kBatch, kMost);
    const auto expect_same = [&](std::int64_t first, std::int64_t count, std::int64_t most) {
      const auto [o, lse] = bits(first, count, most);
      EXPECT_TRUE(std::ranges::equal(o, std::span(all.first).subspan(static_cast<std::size_t>(first * row_bytes), o.size())))
          << to_text(each) << ": O of " << count << " from " << first;
      EXPECT_TRUE(std::ranges::equal(lse, std::span(all.second).subspan(static_cast<std::size_t>(first * kHq * 4), lse.size())))
          << to_text(each) << ": LSE of " << count << " from " << first;
    };
    for (std::int64_t b = 0; b < kBatch; ++b)
      expect_same(b, 1, std::max<std::int64_t>(1, x.lengths[static_cast<std::size_t>(b)]));
    expect_same(3, 17, kMost);
    expect_same(40, 2, 2048);
  }
}

}  // namespace
}  // namespace tilewright
