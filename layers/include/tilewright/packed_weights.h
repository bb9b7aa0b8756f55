// Weights of a product, packed once in the order in which CPUs stream them and multiplied many times, in f32 or in a shorter
// type that kernels convert as they multiply (the operator packed_gemm). The packed form is opaque; it can be written to a file
// and read on any x86-64 CPU. docs/how/cpu.md has an example.
#pragma once

#include "tilewright/cxx20.h"
#if TILEWRIGHT_HAS_CXX20

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "tilewright/dispatch.h"
#include "tilewright/enums.h"

namespace tilewright {

// A matrix B as it is given, and how it is to be kept.
struct WeightsProblem {
  // Type of B: f32, bf16, f16; or i8, with a scale for each column.
  Dtype dtype = Dtype::f32;
  // What it is packed as: f32, bf16, f16 or i8. To i8 numbers are rounded to multiples of the largest of their column / 127.
  Dtype weights = Dtype::f32;
  // Of B, as GemmProblem has it: nn, [K, N]; nt, [N, K].
  Layout layout = Layout::nn;
  std::int64_t N = 0;
  std::int64_t K = 0;
  // Elements from a stored row of B to the next. kDense: N, or K with nt.
  std::int64_t ldb = kDense;
};

// C = act(A B + bias) with packed weights B; host memory. A, C and bias are f32, as are sums.
struct PackedRun {
  std::int64_t M = 0;           // rows of A and C; 0: there is nothing to do
  const float* A = nullptr;     // [M, K] of stride lda
  float* C = nullptr;           // [M, N] of stride ldc; must not overlap the others
  const float* bias = nullptr;  // [N], or null
  Activation activation = Activation::none;
  std::int64_t lda = kDense;
  std::int64_t ldc = kDense;
  // What the caller takes the weights for: another number than theirs is an error. kDense: as they are.
  std::int64_t N = kDense;
  std::int64_t K = kDense;
  int threads = 0;  // 0 stands for default_threads() (tilewright/threads.h)
};

// Copies share one memory, which nobody writes. Safe to use from many threads.
class PackedWeights {
 public:
  std::int64_t N() const;
  std::int64_t K() const;
  Dtype dtype() const;
  std::size_t bytes() const;  // in memory and in a file

  // A result's bits depend neither on M nor on threads. Throws InvalidArgument where an argument is an error, NoKernel where
  // this CPU has no kernel.
  void run(const PackedRun& run) const;

  // Which kernel runs, and why.
  Explanation explain(const PackedRun& run) const;

  // Writes a file, which is there whole or not at all. Throws Error.
  void write(const std::string& path) const;

 private:
  friend PackedWeights pack_weights(const WeightsProblem&, const void*, const float*);
  friend PackedWeights read_packed_weights(const std::string&);
  struct Memory;
  explicit PackedWeights(std::shared_ptr<const Memory> memory);
  std::shared_ptr<const Memory> memory_;
};

// `scale`, [N]: of B of i8, and of no other. B is not needed any more when this returns. Throws InvalidArgument.
PackedWeights pack_weights(const WeightsProblem& problem, const void* b, const float* scale = nullptr);

// What `write` has written. Throws Error where the file is none of them, of another version of the form, for another kind of
// CPU, cut short or damaged, and says which.
PackedWeights read_packed_weights(const std::string& path);

}  // namespace tilewright

#endif
