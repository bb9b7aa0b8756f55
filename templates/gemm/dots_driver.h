// Driver of the cpu_dots family, of f32 (cpu_dots.cpp) and of f64 (cpu_dots_f64.cpp), for C of few rows or few columns: its
// elements are inner products of lines that lie along K. What does not lie so, of the few, is copied first; the many are read
// where they are, once. The runtime calls it through CpuDriver; it allocates nothing and never fails.
#pragma once

#include <algorithm>
#include <cstddef>

#include "backend/cpu/thread_pool.h"
#include "gemm/cpu_dots.h"
#include "gemm/cpu_params.h"
#include "gemm/cpu_split.h"
#include "table/kernel_table.h"

namespace tilewright {
namespace {

template <typename Element>
using Kernel = tw::DotsKernel<Element>;
template <typename Element>
using Params = tw::DotsParams<Element>;

constexpr std::int64_t kCopied = 32;  // of the few at a time

// Whether C's columns are the few. templates/gemm/cpu_dots.py's model decides likewise.
template <typename Element>
bool has_few_columns(const Kernel<Element>& kernel, const Params<Element>& p) {
  return kernel.columns != nullptr && (kernel.rows == nullptr || p.N < p.M);
}

// One operand's lines: rows of A or columns of B.
template <typename Element>
struct Lines {
  const Element* first;
  std::int64_t count;
  std::int64_t step;  // between lines, or between elements of one where they do not lie along K
  bool along_k;
};

template <typename Element>
std::int64_t depth_of(const Params<Element>& p) {
  return std::min<std::int64_t>(p.K, std::max(1, p.block));
}

// Between copied lines: whole cache lines, an odd number of them, so that they do not share sets of the caches.
template <typename Element>
std::int64_t copy_step(const Params<Element>& p) {
  constexpr std::int64_t kCacheLine = 64 / sizeof(Element);
  return (ceil_divide(depth_of(p), kCacheLine) | 1) * kCacheLine;
}

// One thread's copy of few lines; 0: they lie along K.
template <typename Element>
std::int64_t copy_elements(const Kernel<Element>& kernel, const Params<Element>& p) {
  const bool few_columns = has_few_columns(kernel, p);
  if (few_columns ? kernel.b_along_k : kernel.a_along_k) return 0;
  return std::min<std::int64_t>(kCopied, few_columns ? p.N : p.M) * copy_step(p);
}

// As many of the many as stay in a first-level cache while all of the few meet them.
template <typename Element>
std::int64_t near_lines(std::int64_t lines, std::int64_t depth) {
  constexpr std::int64_t kNear = (1 << 14) / sizeof(Element), kTogether = 64 / sizeof(Element);
  if (lines <= kTogether || depth <= 0) return lines;
  return std::max(kTogether, kNear / depth / kTogether * kTogether);
}

template <typename Element>
void multiply(const Kernel<Element>& kernel, const Params<Element>& p, std::int64_t batch, int thread, int team,
              Element* copy) {
  const Lines<Element> rows{static_cast<const Element*>(p.A) + batch * p.stride_a, p.M, p.lda, kernel.a_along_k};
  const Lines<Element> columns{static_cast<const Element*>(p.B) + batch * p.stride_b, p.N, p.ldb, kernel.b_along_k};
  const bool few_columns = has_few_columns(kernel, p);
  const Lines<Element>& few = few_columns ? columns : rows;
  const Lines<Element>& many = few_columns ? rows : columns;
  const std::int64_t few_in_c = few_columns ? 1 : p.ldc, many_in_c = few_columns ? p.ldc : 1;
  const typename Kernel<Element>::Pass* const passes = few_columns ? kernel.columns : kernel.rows;
  const Range share = split(many.count, team, thread);
  if (share.size() == 0) return;
  auto* c = static_cast<Element*>(p.C) + batch * p.stride_c + share.begin * many_in_c;

  tw::DotsPass<Element> pass{};
  pass.many_step = many.step;
  pass.ldc = p.ldc;
  pass.alpha = alpha_of(p.factors);
  std::int64_t k = 0;
  do {
    pass.k = std::min<std::int64_t>(depth_of(p), p.K - k);
    pass.beta = k == 0 ? beta_of(p.factors) : Element{1};
    for (std::int64_t first = 0; first < few.count; first += kCopied) {
      const std::int64_t lines = std::min<std::int64_t>(kCopied, few.count - first);
      const Element* from = few.first + (few.along_k ? first * few.step + k : k * few.step + first);
      pass.few_step = few.step;
      if (!few.along_k && !(lines == 1 && few.step == 1)) {
        kernel.gather(from, few.step, lines, pass.k, copy, copy_step(p));
        from = copy;
        pass.few_step = copy_step(p);
      }
      const std::int64_t groups = parts_of(lines, kernel.lines);
      const std::int64_t near = groups == 1 ? share.size() : near_lines<Element>(share.size(), pass.k);
      for (std::int64_t begin = share.begin; begin < share.end; begin += near) {
        pass.count = std::min(near, share.end - begin);
        pass.many = many.first + begin * many.step + k;
        for (std::int64_t group = 0; group < groups; ++group) {
          const Range part = groups == 1 ? Range{0, lines} : split(lines, groups, group);
          pass.few = from + part.begin * pass.few_step;
          pass.c = c + (begin - share.begin) * many_in_c + (first + part.begin) * few_in_c;
          passes[part.size() - 1](pass);
        }
      }
    }
    k += pass.k;
  } while (k < p.K);
  if (p.bias == nullptr && p.factors.activation == 0) return;
  const std::int64_t row = few_columns ? share.begin : 0, column = few_columns ? 0 : share.begin;
  kernel.finish(c, p.ldc, few_columns ? share.size() : p.M, few_columns ? p.N : share.size(),
                bias_at<Element>(p, batch, row, column), p.factors.activation);
}

template <typename Element>
std::size_t workspace_bytes(const void* kernel_address, const void* params, int threads) {
  const Kernel<Element>& kernel = *static_cast<const Kernel<Element>*>(kernel_address);
  const Params<Element>& p = *static_cast<const Params<Element>*>(params);
  return sizeof(Element) * static_cast<std::size_t>(threads) * static_cast<std::size_t>(copy_elements(kernel, p));
}

template <typename Element>
void run(const void* kernel_address, const void* params, void* workspace, ThreadPool& pool) {
  const Kernel<Element>& kernel = *static_cast<const Kernel<Element>*>(kernel_address);
  Params<Element> without_sums;
  const Params<Element>& p = run_params(params, without_sums);
  if (p.M <= 0 || p.N <= 0) return;
  auto* elements = static_cast<Element*>(workspace);
  pool.run([&](int thread, int team) {
    Element* copy = elements + thread * copy_elements(kernel, p);
    if (team > 1 && p.batch >= team) {  // with as many products as threads, each computes whole ones
      const Range batches = split(p.batch, team, thread);
      for (std::int64_t batch = batches.begin; batch < batches.end; ++batch) multiply(kernel, p, batch, 0, 1, copy);
      return;
    }
    for (std::int64_t batch = 0; batch < p.batch; ++batch) multiply(kernel, p, batch, thread, team, copy);
  });
}

template <typename Element>
constexpr CpuDriver dots_driver(const char* name) {
  return {name, run<Element>, workspace_bytes<Element>};
}

}  // namespace
}  // namespace tilewright
