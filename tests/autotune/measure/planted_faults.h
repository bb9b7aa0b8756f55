// Kernels of the op of product_op.h, right ones and ones with a planted fault each, in a subset of C++ that compilers for CPUs
// and CUDA both take; the table of which cases find which; and what runs a kernel through the evaluator. Used by the tests of
// the checker on either device.
#pragma once

#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <utility>

#include "manifest/product_op.h"
#include "measure/evaluator.h"
#include "measure/laid_out_problem.h"

namespace tilewright::tune::test {

using Names = std::set<std::string>;

// To be preceded by definitions of DEVICE (marks a function), KERNEL(name) (opens a kernel that computes row `row` of *p) and
// INFINITE.
constexpr const char* kProductKernels = R"(struct Params {
  const float* a; const float* b; float* c; void* workspace;
  long long rows, cols, depth, lda, ldb, ldc;
  float alpha, beta;
};
// One row; `sum(row, col)` is the inner product.
template <typename Sum>
DEVICE void store_row(const Params* p, long long row, Sum sum) {
  for (long long col = 0; col < p->cols; ++col) {
    float& c = p->c[row * p->ldc + col];
    const float product = p->alpha * sum(row, col);
    c = p->beta == 0 ? product : product + p->beta * c;
  }
}
DEVICE float dot(const Params* p, long long row, long long col, long long first, long long last) {
  float sum = 0;
  for (long long k = first; k < last; ++k) sum = fmaf(p->a[row * p->lda + k], p->b[k * p->ldb + col], sum);
  return sum;
}
DEVICE void right(const Params* p, long long row) {
  store_row(p, row, [&](long long i, long long j) { return dot(p, i, j, 0, p->depth); });
}
// As `right`, with every element of a and of b changed on the way.
template <typename ChangeA, typename ChangeB>
DEVICE void right_of(const Params* p, long long row, ChangeA change_a, ChangeB change_b) {
  store_row(p, row, [&](long long i, long long j) {
    float sum = 0;
    for (long long k = 0; k < p->depth; ++k)
      sum = fmaf(change_a(p->a[i * p->lda + k]), change_b(p->b[k * p->ldb + j]), sum);
    return sum;
  });
}
DEVICE bool is_finite(float x) { return fabsf(x) < INFINITE; }
DEVICE float same(float x) { return x; }
DEVICE float flushed(float x) { return fabsf(x) < 0x1p-126f ? 0.0f : x; }
DEVICE float clamped(float x) { return fminf(fmaxf(x, -0x1.fffffep127f), 0x1.fffffep127f); }
template <typename T>
DEVICE T* rounded_down(T* pointer) { return reinterpret_cast<T*>(reinterpret_cast<unsigned long long>(pointer) & ~15ull); }

// Right, each in its own way.
KERNEL(sums_in_order) { right(p, row); }
KERNEL(sums_backwards) {
  store_row(p, row, [&](long long i, long long j) {
    float sum = 0;
    for (long long k = p->depth; k-- > 0;) sum = fmaf(p->a[i * p->lda + k], p->b[k * p->ldb + j], sum);
    return sum;
  });
}
KERNEL(rounds_products) {
  store_row(p, row, [&](long long i, long long j) {
    float sum = 0;
    for (long long k = 0; k < p->depth; ++k) {
      volatile float product = p->a[i * p->lda + k] * p->b[k * p->ldb + j];
      sum += product;
    }
    return sum;
  });
}
KERNEL(sums_in_eight_lanes) {
  store_row(p, row, [&](long long i, long long j) {
    float lanes[8] = {};
    for (long long k = 0; k < p->depth; ++k)
      lanes[k % 8] = fmaf(p->a[i * p->lda + k], p->b[k * p->ldb + j], lanes[k % 8]);
    return ((lanes[0] + lanes[1]) + (lanes[2] + lanes[3])) + ((lanes[4] + lanes[5]) + (lanes[6] + lanes[7]));
  });
}
KERNEL(one_unit_off) {
  store_row(p, row, [&](long long i, long long j) {
    const float sum = dot(p, i, j, 0, p->depth);
    return is_finite(sum) && sum != 0 ? nextafterf(sum, 0.0f) : sum;
  });
}

// Wrong for some data or shape.
KERNEL(is_always_off) { right(p, row); p->c[row * p->ldc] *= 1.001f; }
KERNEL(drops_the_depths_tail) {
  store_row(p, row, [&](long long i, long long j) { return dot(p, i, j, 0, p->depth < 4 ? p->depth : p->depth / 4 * 4); });
}
KERNEL(pads_the_depth) {  // to a multiple of 64, by zero times elements that exist
  store_row(p, row, [&](long long i, long long j) {
    float sum = dot(p, i, j, 0, p->depth);
    for (long long k = 0; (p->depth + k) % 64 != 0; ++k) sum = fmaf(0.0f, p->a[i * p->lda + k % p->depth], sum);
    return sum;
  });
}
KERNEL(misses_the_last_column) {
  Params narrower = *p;
  narrower.cols = p->cols % 2 == 0 ? p->cols : p->cols - 1;
  right(&narrower, row);
}
KERNEL(fills_its_pipeline) {
  store_row(p, row, [&](long long i, long long j) { return p->depth < 4 ? 0.0f : dot(p, i, j, 0, p->depth); });
}
KERNEL(needs_two_rows) { if (p->rows > 1) right(p, row); }
KERNEL(is_dense) { Params dense = *p; dense.ldb = p->cols; right(&dense, row); }
KERNEL(ignores_beta) { Params fresh = *p; fresh.beta = 0; right(&fresh, row); }
KERNEL(assumes_alignment) { Params aligned = *p; aligned.b = rounded_down(p->b); right(&aligned, row); }
KERNEL(flushes_a) { right_of(p, row, flushed, same); }
KERNEL(flushes_b) { right_of(p, row, same, flushed); }
KERNEL(clamps_infinities) { right_of(p, row, clamped, same); }
KERNEL(overflows) { right_of(p, row, [](float x) { return x * 16; }, [](float x) { return x / 16; }); }
KERNEL(flushes_products) {
  store_row(p, row, [&](long long i, long long j) {
    float sum = 0;
    for (long long k = 0; k < p->depth; ++k) {
      const float product = p->a[i * p->lda + k] * p->b[k * p->ldb + j];
      sum += fabsf(product) < 0x1p-100f ? 0.0f : product;
    }
    return sum;
  });
}
KERNEL(loses_nans) {
  right(p, row);
  for (long long col = 0; col < p->cols; ++col) p->c[row * p->ldc + col] = fmaxf(p->c[row * p->ldc + col], -INFINITE);
}
KERNEL(leaves_out_nans) {  // never written: a NaN is there all the same
  Params scratch = *p;
  scratch.beta = 0;
  float sums[64];
  scratch.c = sums - row * p->ldc;
  right(&scratch, row);
  for (long long col = 0; col < p->cols; ++col)
    if (sums[col] == sums[col]) p->c[row * p->ldc + col] = sums[col] + (p->beta == 0 ? 0 : p->beta * p->c[row * p->ldc + col]);
}

// Wrong by what it does to memory.
KERNEL(misses_one) {
  Params narrower = *p;
  narrower.cols -= row == p->rows - 1;
  right(&narrower, row);
}
KERNEL(writes_past_the_end) { right(p, row); if (row == p->rows - 1) p->c[row * p->ldc + p->cols] = 1; }
KERNEL(writes_before) { right(p, row); if (row == 0) p->c[-1] = 1; }
KERNEL(writes_between_rows) { right(p, row); if (row < p->rows - 1 && p->ldc > p->cols) p->c[row * p->ldc + p->cols] = 1; }
KERNEL(writes_its_input) { right(p, row); const_cast<float*>(p->a)[row * p->lda] = 9; }
KERNEL(writes_past_its_workspace) { right(p, row); static_cast<float*>(p->workspace)[64] = 1; }
KERNEL(trusts_its_workspace) { right(p, row); p->c[row * p->ldc] += static_cast<float*>(p->workspace)[0]; }
KERNEL(does_it_once) {  // for each output
  static const float* done = nullptr;
  if (done == p->c) return;
  right(p, row);
  if (row == p->rows - 1) done = p->c;
}
KERNEL(fills_in_nans_only) { if (p->c[row * p->ldc] != p->c[row * p->ldc]) right(p, row); }
KERNEL(scales_its_output_by_zero) {
  const float old = p->c[row * p->ldc];
  right(p, row);
  if (p->beta == 0) p->c[row * p->ldc] += p->beta * old;
}
KERNEL(is_wrong_every_fourth_time) {
  static int calls = 0;
  if (row == 0) ++calls;
  right(p, row);
  if (row == 0 && calls % 4 == 0) p->c[0] += 1;
}
// The row that arrives last computes all rows and sets the counter back, as a split of K does it.
template <typename Arrive>
DEVICE void computes_when_all_arrived(const Params* p, Arrive arrive) {
  if (arrive(static_cast<int*>(p->workspace)) != p->rows - 1) return;
  for (long long i = 0; i < p->rows; ++i) right(p, i);
  *static_cast<int*>(p->workspace) = 0;
}
DEVICE double reference_of(const Params* p, long long row, long long col) {
  double sum = 0;
  for (long long k = 0; k < p->depth; ++k) sum += static_cast<double>(p->a[row * p->lda + k]) * p->b[k * p->ldb + col];
  sum *= p->alpha;
  return p->beta == 0 ? sum : sum + static_cast<double>(p->beta) * p->c[row * p->ldc + col];
}
)";

constexpr const char* kRightKernels[] = {"sums_in_order", "sums_backwards", "rounds_products", "sums_in_eight_lanes",
                                         "one_unit_off"};

// Which cases find a fault of data or shape, no more and no fewer.
struct PlantedFault {
  const char* kernel;
  Names cases;
};
inline std::vector<PlantedFault> planted_faults() {
  return {
      {"drops_the_depths_tail", {"tails", "infinite"}},
      {"misses_the_last_column", {"tails"}},
      {"needs_two_rows", {"one row"}},
      {"fills_its_pipeline", {"short depth"}},
      {"is_dense", {"strided"}},
      {"ignores_beta", {"beta"}},
      {"assumes_alignment", {"misaligned"}},
      {"overflows", {"large", "subnormal b"}},
      {"flushes_products", {"tiny"}},
      {"flushes_a", {"subnormal a"}},
      {"flushes_b", {"subnormal b"}},
      {"clamps_infinities", {"infinite"}},
      {"loses_nans", {"infinite"}},
      {"leaves_out_nans", {"infinite"}},
      {"pads_the_depth", {"infinite"}},
  };
}

// A kernel as a manifest would have it: one call, or one CTA, for each row.
struct ProductKernel {
  std::string symbol;
  std::uint32_t block = 1;
  std::int64_t workspace_bytes = 0;
  std::int64_t zeroed_bytes = 0;
};

class FaultFinder {
 public:
  // `image` holds the kernels and the reference.
  FaultFinder(const Device& device, std::filesystem::path image)
      : device_(device), image_(std::move(image)), backend_(make_backend(device)) {
    manifest_.generator = "test";
    manifest_.arch = {.name = "here", .kind = device.kind};
    manifest_.op = product_op();
    manifest_.references = {{.hash = "r", .unit = UnitSpec{.source = {}, .symbol = "reference", .hash = "r", .flags = {}}}};
  }

  // What verification says of the kernel on the case; empty: right.
  std::string fault_of(const ProductKernel& kernel, const ProductCase& each, bool is_edge = true) {
    KernelSpec spec;
    spec.id = spec.family = kernel.symbol;
    spec.config_json = "{}";
    spec.unit = {.source = {}, .symbol = kernel.symbol, .hash = kernel.symbol, .flags = {}};
    spec.launch.block = {kernel.block, 1, 1};
    spec.launch.grid[0][0] = {.value = 0, .divisor = 1};
    spec.launch.workspace.fixed_bytes = kernel.zeroed_bytes;
    spec.launch.workspace.bytes_per = kernel.workspace_bytes;
    manifest_.kernels = {spec};
    KernelSet kernels(manifest_, device_);
    kernels.attach(0, image_);
    kernels.attach_reference(0, image_);
    const ProblemSpec problem = product_problem(each, device_.kind == TargetKind::cpu ? 2 : 0);
    LaidOutProblem laid_out(*backend_, kernels, manifest_, problem, 1, CachePolicy::cold);
    return Evaluator(*backend_, kernels, {}).verify(laid_out, {.kernel = 0}, is_edge).reason;
  }

  Names cases_that_find(const ProductKernel& kernel) {
    Names found;
    for (const ProductCase& each : product_cases()) {
      if (!fault_of(kernel, each).empty()) found.insert(each.name);
    }
    return found;
  }

 private:
  const Device& device_;
  std::filesystem::path image_;
  std::unique_ptr<DeviceBackend> backend_;
  Manifest manifest_;
};

}  // namespace tilewright::tune::test
