// Products in f32 and f64 by the BLIS of this machine; its functions are as its blis.h and cblas.h declare them.
#include <cstdint>
#include <memory>
#include <string>

#include "gemm/provider_sgemm.h"

namespace tilewright {
namespace {

using gemm_provider::CblasDgemm;
using gemm_provider::CblasSgemm;
using gemm_provider::Multiplied;
using gemm_provider::MultipliedF64;
using gemm_provider::Product;
using gemm_provider::SgemmLibrary;

class Blis : public SgemmLibrary {
 public:
  explicit Blis(const SharedLibrary& library)
      : sgemm_(library.require<CblasSgemm>("cblas_sgemm")),
        dgemm_(library.find<CblasDgemm>("cblas_dgemm")),
        threads_(library.require<std::int64_t()>("bli_thread_get_num_threads")),
        set_threads_(library.require<void(std::int64_t)>("bli_thread_set_num_threads")),
        version_(std::string("BLIS ") + library.require<const char*()>("bli_info_get_version_str")()) {
    // Which CPU it takes this one for, of which its speed depends.
    const auto id = library.find<int()>("bli_arch_query_id");
    const auto name = library.find<const char*(int)>("bli_arch_string");
    if (id != nullptr && name != nullptr) version_ += std::string(" ") + name(id());
  }

  std::string version() const override { return version_; }
  std::int64_t most() const override { return INT32_MAX; }
  int threads() const override { return std::max(1, static_cast<int>(threads_())); }  // -1: nobody set it, and it takes one
  void set_threads(int count) const override { set_threads_(count); }
  void multiply(const Product& product, const Multiplied& of, float alpha, float beta) const override {
    multiply_by_cblas(sgemm_, product, of, alpha, beta);
  }
  bool has_f64() const override { return dgemm_ != nullptr; }
  void multiply_f64(const Product& product, const MultipliedF64& of, double alpha, double beta) const override {
    multiply_by_cblas(dgemm_, product, of, alpha, beta);
  }

 private:
  CblasSgemm* sgemm_;
  CblasDgemm* dgemm_;
  std::int64_t (*threads_)();
  void (*set_threads_)(std::int64_t count);
  std::string version_;
};

constexpr const char* kLibraries[] = {"libblis.so.4", "libblis.so.5", "libblis-mt.so"};  // the last one: AMD's AOCL

}  // namespace

extern const ProviderKind gemm_blis_provider{
    .name = "blis",
    .op = "gemm",
    .target = TargetKind::cpu,
    .what = "BLIS: f32 and f64 on CPUs",
    .libraries = kLibraries,
    .open = [](const SharedLibrary& library) -> std::unique_ptr<Provider> {
      return std::make_unique<gemm_provider::SgemmProvider>(std::make_shared<Blis>(library));
    },
};

}  // namespace tilewright
