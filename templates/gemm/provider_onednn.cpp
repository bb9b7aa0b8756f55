// Products in f32 by the oneDNN of this machine, where it computes with OpenMP; its functions are as its dnnl.h declares them.
#include <cstdint>
#include <memory>
#include <string>

#include "gemm/provider_sgemm.h"

namespace tilewright {
namespace {

using gemm_provider::Multiplied;
using gemm_provider::Product;
using gemm_provider::SgemmLibrary;

// dnnl_version_t of versions 1 to 3.
struct Version {
  int major, minor, patch;
  const char* hash;
};

class OneDnn : public SgemmLibrary {
 public:
  explicit OneDnn(const SharedLibrary& library)
      : sgemm_(library.require<Sgemm>("dnnl_sgemm")),
        threads_(library.require<int()>("omp_get_max_threads")),
        set_threads_(library.require<void(int)>("omp_set_num_threads")) {
    const Version& is = *library.require<const Version*()>("dnnl_version")();
    version_ = "oneDNN " + std::to_string(is.major) + "." + std::to_string(is.minor) + "." + std::to_string(is.patch);
    // Up to which instructions it may use them here.
    if (const auto isa = library.find<int()>("dnnl_get_effective_cpu_isa")) version_ += " isa " + std::to_string(isa());
  }

  std::string version() const override { return version_; }
  std::int64_t most() const override { return INT64_MAX; }
  int threads() const override { return threads_(); }
  void set_threads(int count) const override { set_threads_(count); }
  void multiply(const Product& product, const Multiplied& of, float alpha, float beta) const override {
    const auto& [dtype, m, n, k, batch, a, b, c] = product;
    const int status = sgemm_(a.transposed ? 'T' : 'N', b.transposed ? 'T' : 'N', m, n, k, alpha, of.a, a.leading, of.b,
                              b.leading, beta, of.c, c.leading);
    if (status != 0) throw Error("dnnl_sgemm says " + std::to_string(status));
  }

 private:
  using Sgemm = int(char a, char b, std::int64_t m, std::int64_t n, std::int64_t k, float alpha, const float* A,
                    std::int64_t lda, const float* B, std::int64_t ldb, float beta, float* C, std::int64_t ldc);
  Sgemm* sgemm_;
  int (*threads_)();
  void (*set_threads_)(int count);
  std::string version_;
};

constexpr const char* kLibraries[] = {"libdnnl.so.3", "libdnnl.so.2"};

}  // namespace

extern const ProviderKind gemm_onednn_provider{
    .name = "onednn",
    .op = "gemm",
    .target = TargetKind::cpu,
    .what = "oneDNN: f32 on CPUs",
    .libraries = kLibraries,
    .open = [](const SharedLibrary& library) -> std::unique_ptr<Provider> {
      return std::make_unique<gemm_provider::SgemmProvider>(std::make_shared<OneDnn>(library));
    },
};

}  // namespace tilewright
