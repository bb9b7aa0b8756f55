// Driver of the cpu_stream family, for C of few rows: B is read once, in its own order, and C (or A) stays in cache. Nothing is
// packed. The runtime calls it through CpuDriver; it allocates nothing and never fails.
#include "gemm/cpu_stream.h"

#include <algorithm>
#include <cstddef>

#include "backend/cpu/thread_pool.h"
#include "gemm/cpu_params.h"
#include "gemm/cpu_split.h"
#include "kernel_table.h"

namespace tilewright {
namespace {

using Kernel = tw::StreamKernel;
using Params = tw::StreamParams;

constexpr std::int64_t kCacheLineFloats = 16;

// How a team divides one product. Every group along N owns columns of C; of the threads along K that share them, the first sums
// into C and each other one into a partial C of its own.
struct Grid {
  int threads_k;
  int threads_n;
  std::int64_t lines;           // of C's rows, in cache lines: what the threads along N divide
  std::int64_t partial_floats;  // one partial C
};

Grid make_grid(const Params& p, int team) {
  const int threads_k = std::clamp(p.split_k, 1, team);
  const int threads_n = team / threads_k;
  const std::int64_t lines = ceil_divide(p.N, kCacheLineFloats);
  return {threads_k, threads_n, lines, p.M * ceil_divide(lines, threads_n) * kCacheLineFloats};
}

// C[:, columns] += A[:, depth] B[depth, columns] for one batch's operands.
void add_product(const Kernel& kernel, const Params& p, const float* a, const float* b, Range columns, Range depth, float* c,
                 std::int64_t ldc) {
  const std::int64_t block = std::max(1, p.block);
  const std::int64_t step_n = kernel.b_transposed ? kernel.streams : block;
  const std::int64_t step_k = kernel.b_transposed ? block : kernel.streams;
  const std::int64_t groups = ceil_divide(p.M, kernel.rows);
  tw::StreamPass pass{};
  pass.a_row = kernel.a_transposed ? 1 : p.lda;
  pass.a_column = kernel.a_transposed ? p.lda : 1;
  pass.ldb = p.ldb;
  pass.ldc = ldc;
  pass.alpha = p.alpha;
  for (std::int64_t n = columns.begin; n < columns.end; n += step_n) {
    pass.n = std::min(step_n, columns.end - n);
    for (std::int64_t k = depth.begin; k < depth.end; k += step_k) {
      pass.k = std::min(step_k, depth.end - k);
      pass.b = b + (kernel.b_transposed ? n * p.ldb + k : k * p.ldb + n);
      for (std::int64_t group = 0; group < groups; ++group) {
        const Range rows = split(p.M, groups, group);
        pass.a = a + rows.begin * pass.a_row + k * pass.a_column;
        pass.c = c + rows.begin * ldc + n - columns.begin;
        kernel.passes[rows.size()](pass);
      }
    }
  }
}

// One thread's share of the product of batch `batch`. All threads of the team call it: they meet at the barriers.
void multiply(const Kernel& kernel, const Params& p, std::int64_t batch, float* workspace, int thread, int team,
              ThreadPool& pool) {
  const Grid grid = make_grid(p, team);
  const int member = thread % grid.threads_k;
  const int group = thread / grid.threads_k;
  const bool idle = group >= grid.threads_n;
  const Range lines = idle ? Range{0, 0} : split(grid.lines, grid.threads_n, group);
  const Range columns{std::min<std::int64_t>(lines.begin * kCacheLineFloats, p.N),
                      std::min<std::int64_t>(lines.end * kCacheLineFloats, p.N)};
  float* c = static_cast<float*>(p.C) + batch * p.stride_c + columns.begin;
  float* partials = workspace + group * (grid.threads_k - 1) * grid.partial_floats;

  if (!idle) {
    const float* a = static_cast<const float*>(p.A) + batch * p.stride_a;
    const float* b = static_cast<const float*>(p.B) + batch * p.stride_b;
    float* sums = member == 0 ? c : partials + (member - 1) * grid.partial_floats;
    const std::int64_t sums_step = member == 0 ? p.ldc : columns.size();
    kernel.scale(sums, sums_step, p.M, columns.size(), member == 0 ? p.beta : 0.0f);
    add_product(kernel, p, a, b, columns, split(p.K, grid.threads_k, member), sums, sums_step);
  }
  if (grid.threads_k > 1) pool.barrier(team);
  if (!idle) {
    // The threads along K now share the columns instead.
    const Range own = split(columns.size(), grid.threads_k, member);
    for (int other = 1; other < grid.threads_k; ++other) {
      const float* partial = partials + (other - 1) * grid.partial_floats;
      for (std::int64_t i = 0; i < p.M; ++i) {
        for (std::int64_t j = own.begin; j < own.end; ++j) c[i * p.ldc + j] += partial[i * columns.size() + j];
      }
    }
    if (p.bias != nullptr || p.activation != 0) {
      const tw::Bias bias = bias_at(p, batch, 0, columns.begin + own.begin);
      kernel.finish(c + own.begin, p.ldc, p.M, own.size(), bias, p.activation);
    }
  }
  if (grid.threads_k > 1) pool.barrier(team);  // the partial sums may be overwritten
}

// With as many products as threads, each thread computes whole ones.
bool one_thread_each(const Params& p, int team) { return p.batch >= team; }

std::size_t workspace_bytes(const void*, const void* params, int threads) {
  const Params& p = *static_cast<const Params*>(params);
  // A team may have fewer members than threads.
  std::int64_t most = 0;
  for (int team = 1; team <= threads; ++team) {
    if (one_thread_each(p, team)) continue;
    const Grid grid = make_grid(p, team);
    most = std::max(most, grid.threads_n * (grid.threads_k - 1) * grid.partial_floats);
  }
  return sizeof(float) * static_cast<std::size_t>(most);
}

void run(const void* kernel_address, const void* params, void* workspace, ThreadPool& pool) {
  const Kernel& kernel = *static_cast<const Kernel*>(kernel_address);
  const Params p = run_params<Params>(params);
  if (p.M <= 0 || p.N <= 0) return;
  float* floats = static_cast<float*>(workspace);
  pool.run([&](int thread, int team) {
    if (one_thread_each(p, team)) {
      const Range batches = split(p.batch, team, thread);
      for (std::int64_t batch = batches.begin; batch < batches.end; ++batch) multiply(kernel, p, batch, nullptr, 0, 1, pool);
      return;
    }
    for (std::int64_t batch = 0; batch < p.batch; ++batch) multiply(kernel, p, batch, floats, thread, team, pool);
  });
}

}  // namespace

extern const CpuDriver gemm_stream;
const CpuDriver gemm_stream{"gemm_stream", run, workspace_bytes};

}  // namespace tilewright
