// Products in f32 by the OpenBLAS of this machine. Its functions are declared here as the BLAS Technical Forum Standard
// (appendix B, C interface) and OpenBLAS's cblas.h declare them, so that nobody needs its headers. Its number of threads is the
// process's: each run sets the problem's and puts back what it found.
#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>

#include "gemm/provider_product.h"
#include "provider.h"
#include "tilewright/error.h"

namespace tilewright {
namespace {

using gemm_provider::Product;
using gemm_provider::product_of;
using gemm_provider::run_of;

constexpr const char* kAlgorithm = "sgemm";   // it offers no choice
constexpr std::int64_t kMostInt = INT32_MAX;  // of a library whose integers have 32 bits

enum CblasOrder : int { kRowMajor = 101 };
enum CblasTranspose : int { kNoTrans = 111, kTrans = 112 };

struct Functions {
  using Sgemm = void(CblasOrder order, CblasTranspose a, CblasTranspose b, int m, int n, int k, float alpha, const float* A,
                     int lda, const float* B, int ldb, float beta, float* C, int ldc);
  Sgemm* sgemm;
  int (*threads)();
  void (*set_threads)(int count);
};

class OpenBlasProduct : public ProvidedAlgorithm {
 public:
  OpenBlasProduct(const Functions& functions, const Product& product, int threads)
      : functions_(functions), product_(product), threads_(threads) {}

  std::size_t workspace_bytes() const override { return 0; }
  std::uint32_t pointer_alignment() const override { return alignof(float); }
  bool takes(const Arguments& arguments) const override { return run_of(arguments).is_plain; }

  void run(const Arguments& arguments, void* /*workspace*/, Stream /*stream*/) const override {
    const auto run = run_of(arguments);
    const auto& [dtype, m, n, k, batch, a, b, c] = product_;
    const int before = functions_.threads();
    if (before != threads_) functions_.set_threads(threads_);
    for (std::int64_t i = 0; i < batch; ++i) {
      functions_.sgemm(kRowMajor, a.transposed ? kTrans : kNoTrans, b.transposed ? kTrans : kNoTrans, static_cast<int>(m),
                       static_cast<int>(n), static_cast<int>(k), run.alpha, static_cast<const float*>(run.a) + i * a.stride,
                       static_cast<int>(a.leading), static_cast<const float*>(run.b) + i * b.stride,
                       static_cast<int>(b.leading), run.beta, static_cast<float*>(run.c) + i * c.stride,
                       static_cast<int>(c.leading));
    }
    if (before != threads_) functions_.set_threads(before);
  }

 private:
  Functions functions_;
  Product product_;
  int threads_;
};

class OpenBlas : public Provider {
 public:
  explicit OpenBlas(const SharedLibrary& library)
      : functions_{.sgemm = library.require<Functions::Sgemm>("cblas_sgemm"),
                   .threads = library.require<int()>("openblas_get_num_threads"),
                   .set_threads = library.require<void(int)>("openblas_set_num_threads")},
        // "OpenBLAS 0.3.21 NO_LAPACKE DYNAMIC_ARCH NO_AFFINITY SkylakeX MAX_THREADS=64": how it was built, and for which CPU
        version_(library.require<const char*()>("openblas_get_config")()) {
    while (version_.ends_with(' ')) version_.pop_back();
  }

  std::string version() const override { return version_; }

  std::vector<std::string> algorithms(const OpEntry& op, const Problem& problem, const Device& device,
                                      std::size_t /*most*/) const override {
    if (device.kind != TargetKind::cpu || !serves(product_of(op, problem))) return {};
    return {kAlgorithm};
  }

  std::shared_ptr<const ProvidedAlgorithm> ready(const std::string& algorithm, const OpEntry& op, const Problem& problem,
                                                 const Device& device) const override {
    const Product product = product_of(op, problem);
    if (algorithm != kAlgorithm) throw Error("it has no algorithm " + algorithm);
    if (device.kind != TargetKind::cpu || !serves(product)) throw Error("it does not compute this problem");
    const int threads = std::max<int>(problem.threads, 1);
    // Makes the threads that it lacks now: a run must not.
    const int before = functions_.threads();
    functions_.set_threads(threads);
    const bool has_them = functions_.threads() >= threads;
    functions_.set_threads(before);
    if (!has_them) throw Error("it does not work on " + std::to_string(threads) + " threads");
    return std::make_shared<OpenBlasProduct>(functions_, product, threads);
  }

 private:
  static bool serves(const Product& product) {
    const auto fits = [](const gemm_provider::Operand& of) { return of.leading <= kMostInt; };
    return product.dtype == "f32" && product.is_usual() && fits(product.a) && fits(product.b) && fits(product.c) &&
           std::max({product.m, product.n, product.k}) <= kMostInt;
  }

  Functions functions_;
  std::string version_;
};

constexpr const char* kLibraries[] = {"libopenblas.so.0"};

}  // namespace

extern const ProviderKind gemm_openblas_provider{
    .name = "openblas",
    .op = "gemm",
    .target = TargetKind::cpu,
    .what = "OpenBLAS: f32 on CPUs",
    .libraries = kLibraries,
    .open = [](const SharedLibrary& library) -> std::unique_ptr<Provider> { return std::make_unique<OpenBlas>(library); },
};

}  // namespace tilewright
