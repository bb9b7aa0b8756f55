// Products in f32, and in f64 where it has them, by a library of this machine that has one function for them and no choice of
// algorithms: what the providers
// of BLAS libraries have in common. Their functions are declared here, so that nobody needs their headers. The number of
// threads is the process's (or, with OpenMP, the calling thread's): each run sets the problem's and puts back what it found.
// Included by provider_*.cpp only: no kernel's text is in it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "gemm/provider_product.h"
#include "providers/provider.h"
#include "tilewright/error.h"

namespace tilewright::gemm_provider {

// The C interface of the BLAS Technical Forum Standard, appendix B, of a library whose integers have 32 bits.
enum CblasOrder : int { kRowMajor = 101 };
enum CblasTranspose : int { kNoTrans = 111, kTrans = 112 };
template <typename Element>
using CblasGemm = void(CblasOrder order, CblasTranspose a, CblasTranspose b, int m, int n, int k, Element alpha,
                       const Element* A, int lda, const Element* B, int ldb, Element beta, Element* C, int ldc);
using CblasSgemm = CblasGemm<float>;
using CblasDgemm = CblasGemm<double>;

// One of the batch.
template <typename Element>
struct MultipliedOf {
  const Element* a;
  const Element* b;
  Element* c;
};
using Multiplied = MultipliedOf<float>;
using MultipliedF64 = MultipliedOf<double>;

class SgemmLibrary {
 public:
  virtual ~SgemmLibrary() = default;
  virtual std::string version() const = 0;
  virtual std::int64_t most() const = 0;  // of a size or a row stride
  virtual int threads() const = 0;
  virtual void set_threads(int count) const = 0;
  // C = alpha op(A) op(B) + beta C, row-major.
  virtual void multiply(const Product& product, const Multiplied& of, float alpha, float beta) const = 0;
  virtual bool has_f64() const { return false; }
  virtual void multiply_f64(const Product& /*product*/, const MultipliedF64& /*of*/, double /*alpha*/, double /*beta*/) const {
    throw Error("it has no products of f64");
  }
};

template <typename Element>
void multiply_by_cblas(CblasGemm<Element>* gemm, const Product& product, const MultipliedOf<Element>& of, Element alpha,
                       Element beta) {
  const auto& [dtype, m, n, k, batch, a, b, c] = product;
  gemm(kRowMajor, a.transposed ? kTrans : kNoTrans, b.transposed ? kTrans : kNoTrans, static_cast<int>(m), static_cast<int>(n),
       static_cast<int>(k), alpha, of.a, static_cast<int>(a.leading), of.b, static_cast<int>(b.leading), beta, of.c,
       static_cast<int>(c.leading));
}

class SgemmProduct : public ProvidedAlgorithm {
 public:
  SgemmProduct(std::shared_ptr<const SgemmLibrary> library, const Product& product, int threads)
      : library_(std::move(library)), product_(product), threads_(threads) {}

  std::size_t workspace_bytes() const override { return 0; }
  std::uint32_t pointer_alignment() const override { return is_f64() ? alignof(double) : alignof(float); }
  bool takes(const Arguments& arguments) const override { return run_of(arguments).is_plain; }

  void run(const Arguments& arguments, void* /*workspace*/, Stream /*stream*/) const override {
    const auto run = run_of(arguments);
    const int before = library_->threads();
    if (before != threads_) library_->set_threads(threads_);
    for (std::int64_t i = 0; i < product_.batch; ++i) {
      if (is_f64()) {
        library_->multiply_f64(product_, of_batch<double>(run, i), run.alpha, run.beta);
      } else {
        library_->multiply(product_, of_batch<float>(run, i), nearest_f32(run.alpha), nearest_f32(run.beta));
      }
    }
    if (before != threads_) library_->set_threads(before);
  }

 private:
  bool is_f64() const { return product_.dtype == "f64"; }

  template <typename Element>
  MultipliedOf<Element> of_batch(const Run& run, std::int64_t i) const {
    return {.a = static_cast<const Element*>(run.a) + i * product_.a.stride,
            .b = static_cast<const Element*>(run.b) + i * product_.b.stride,
            .c = static_cast<Element*>(run.c) + i * product_.c.stride};
  }

  std::shared_ptr<const SgemmLibrary> library_;
  Product product_;
  int threads_;
};

class SgemmProvider : public Provider {
 public:
  explicit SgemmProvider(std::shared_ptr<const SgemmLibrary> library) : library_(std::move(library)) {}

  std::string version() const override { return library_->version(); }

  std::vector<std::string> algorithms(const OpEntry& op, const Problem& problem, const Device& device,
                                      std::size_t /*most*/) const override {
    if (device.kind != TargetKind::cpu || !serves(product_of(op, problem))) return {};
    return {algorithm_of(product_of(op, problem))};
  }

  std::shared_ptr<const ProvidedAlgorithm> ready(const std::string& algorithm, const OpEntry& op, const Problem& problem,
                                                 const Device& device) const override {
    const Product product = product_of(op, problem);
    if (algorithm != algorithm_of(product)) throw Error("it has no algorithm " + algorithm);
    if (device.kind != TargetKind::cpu || !serves(product)) throw Error("it does not compute this problem");
    const int threads = std::max<int>(problem.threads, 1);
    // Makes the threads that it lacks now: a run must not.
    const int before = library_->threads();
    library_->set_threads(threads);
    const bool has_them = library_->threads() >= threads;
    library_->set_threads(before);
    if (!has_them) throw Error("it does not work on " + std::to_string(threads) + " threads");
    return std::make_shared<SgemmProduct>(library_, product, threads);
  }

  void set_threads(int count) const override { library_->set_threads(count); }

 private:
  static std::string algorithm_of(const Product& product) { return product.dtype == "f64" ? "dgemm" : "sgemm"; }

  bool serves(const Product& product) const {
    return (product.dtype == "f32" || (product.dtype == "f64" && library_->has_f64())) && product.is_usual() &&
           std::max({product.m, product.n, product.k, product.a.leading, product.b.leading, product.c.leading}) <=
               library_->most();
  }

  std::shared_ptr<const SgemmLibrary> library_;
};

}  // namespace tilewright::gemm_provider
