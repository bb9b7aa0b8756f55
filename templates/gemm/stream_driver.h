// Driver of the cpu_stream family, of f32 (cpu_stream.cpp) and of f64 (cpu_stream_f64.cpp), for C of few rows: B is read once,
// in its own order, and C stays in cache. Nothing is packed. The runtime calls it through CpuDriver; it allocates
// nothing and never fails.
#pragma once

#include <algorithm>
#include <cstddef>

#include "backend/cpu/thread_pool.h"
#include "gemm/cpu_params.h"
#include "gemm/cpu_split.h"
#include "gemm/cpu_stream.h"
#include "table/kernel_table.h"

namespace tilewright {
namespace {

template <typename Element>
using Kernel = tw::StreamKernel<Element>;
template <typename Element>
using Params = tw::StreamParams<Element>;

template <typename Element>
constexpr std::int64_t kCacheLine = 64 / sizeof(Element);  // elements

// How a team divides one product. Every group along N owns columns of C; of the threads along K that share them, the first sums
// into C and each other one into a partial C of its own.
struct Grid {
  int threads_k;
  int threads_n;
  std::int64_t lines;             // of C's rows, in cache lines: what the threads along N divide
  std::int64_t partial_elements;  // one partial C
};

template <typename Element>
Grid make_grid(const Params<Element>& p, int team) {
  const int threads_k = std::clamp(p.split_k, 1, team);
  const int threads_n = team / threads_k;
  const std::int64_t lines = ceil_divide(p.N, kCacheLine<Element>);
  return {threads_k, threads_n, lines, p.M * ceil_divide(lines, threads_n) * kCacheLine<Element>};
}

// C[:, columns] += A[:, depth] B[depth, columns] for one batch's operands.
template <typename Element>
void add_product(const Kernel<Element>& kernel, const Params<Element>& p, const Element* a, const Element* b, Range columns,
                 Range depth, Element* c, std::int64_t ldc) {
  const std::int64_t block = std::max(1, p.block);
  const std::int64_t groups = ceil_divide(p.M, kernel.rows);
  tw::StreamPass<Element> pass{};
  pass.a_row = kernel.a_transposed ? 1 : p.lda;
  pass.a_column = kernel.a_transposed ? p.lda : 1;
  pass.ldb = p.ldb;
  pass.ldc = ldc;
  pass.alpha = alpha_of(p.factors);
  for (std::int64_t n = columns.begin; n < columns.end; n += block) {
    pass.n = std::min(block, columns.end - n);
    for (std::int64_t k = depth.begin; k < depth.end; k += kernel.streams) {
      pass.k = std::min<std::int64_t>(kernel.streams, depth.end - k);
      pass.b = b + k * p.ldb + n;
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
template <typename Element>
void multiply(const Kernel<Element>& kernel, const Params<Element>& p, std::int64_t batch, Element* workspace, int thread,
              int team, ThreadPool& pool) {
  const Grid grid = make_grid(p, team);
  const int member = thread % grid.threads_k;
  const int group = thread / grid.threads_k;
  const bool idle = group >= grid.threads_n;
  const Range lines = idle ? Range{0, 0} : split(grid.lines, grid.threads_n, group);
  const Range columns{std::min<std::int64_t>(lines.begin * kCacheLine<Element>, p.N),
                      std::min<std::int64_t>(lines.end * kCacheLine<Element>, p.N)};
  Element* c = static_cast<Element*>(p.C) + batch * p.stride_c + columns.begin;
  Element* partials = workspace + group * (grid.threads_k - 1) * grid.partial_elements;

  if (!idle) {
    const Element* a = static_cast<const Element*>(p.A) + batch * p.stride_a;
    const Element* b = static_cast<const Element*>(p.B) + batch * p.stride_b;
    Element* sums = member == 0 ? c : partials + (member - 1) * grid.partial_elements;
    const std::int64_t sums_step = member == 0 ? p.ldc : columns.size();
    kernel.scale(sums, sums_step, p.M, columns.size(), member == 0 ? beta_of(p.factors) : Element{});
    add_product(kernel, p, a, b, columns, split(p.K, grid.threads_k, member), sums, sums_step);
  }
  if (grid.threads_k > 1) pool.barrier(team);
  if (!idle) {
    // The threads along K now share the columns instead.
    const Range own = split(columns.size(), grid.threads_k, member);
    for (int other = 1; other < grid.threads_k; ++other) {
      const Element* partial = partials + (other - 1) * grid.partial_elements;
      for (std::int64_t i = 0; i < p.M; ++i) {
        for (std::int64_t j = own.begin; j < own.end; ++j) c[i * p.ldc + j] += partial[i * columns.size() + j];
      }
    }
    if (p.bias != nullptr || p.factors.activation != 0) {
      const tw::BiasOf<Element> bias = bias_at<Element>(p, batch, 0, columns.begin + own.begin);
      kernel.finish(c + own.begin, p.ldc, p.M, own.size(), bias, p.factors.activation);
    }
  }
  if (grid.threads_k > 1) pool.barrier(team);  // the partial sums may be overwritten
}

// With as many products as threads, each thread computes whole ones.
template <typename Element>
bool one_thread_each(const Params<Element>& p, int team) {
  return p.batch >= team;
}

template <typename Element>
std::size_t workspace_bytes(const void*, const void* params, int threads) {
  const Params<Element>& p = *static_cast<const Params<Element>*>(params);
  // A team may have fewer members than threads.
  std::int64_t most = 0;
  for (int team = 1; team <= threads; ++team) {
    if (one_thread_each(p, team)) continue;
    const Grid grid = make_grid(p, team);
    most = std::max(most, grid.threads_n * (grid.threads_k - 1) * grid.partial_elements);
  }
  return sizeof(Element) * static_cast<std::size_t>(most);
}

template <typename Element>
void run(const void* kernel_address, const void* params, void* workspace, ThreadPool& pool) {
  const Kernel<Element>& kernel = *static_cast<const Kernel<Element>*>(kernel_address);
  Params<Element> without_sums;
  const Params<Element>& p = run_params(params, without_sums);
  if (p.M <= 0 || p.N <= 0) return;
  auto* elements = static_cast<Element*>(workspace);
  pool.run([&](int thread, int team) {
    if (one_thread_each(p, team)) {
      const Range batches = split(p.batch, team, thread);
      for (std::int64_t batch = batches.begin; batch < batches.end; ++batch)
        multiply<Element>(kernel, p, batch, nullptr, 0, 1, pool);
      return;
    }
    for (std::int64_t batch = 0; batch < p.batch; ++batch) multiply(kernel, p, batch, elements, thread, team, pool);
  });
}

template <typename Element>
constexpr CpuDriver stream_driver(const char* name) {
  return {name, run<Element>, workspace_bytes<Element>};
}

}  // namespace
}  // namespace tilewright
