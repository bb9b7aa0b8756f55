// Products in f32 and f64 by the Intel MKL of this machine; its functions are as its mkl_cblas.h and mkl_service.h declare
// them.
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

class Mkl : public SgemmLibrary {
 public:
  explicit Mkl(const SharedLibrary& library)
      : sgemm_(library.require<CblasSgemm>("cblas_sgemm")),
        dgemm_(library.find<CblasDgemm>("cblas_dgemm")),
        threads_(library.require<int()>("MKL_Get_Max_Threads")),
        set_threads_(library.require<void(int)>("MKL_Set_Num_Threads")) {
    char text[200] = "";
    library.require<void(char*, int)>("MKL_Get_Version_String")(text, sizeof(text) - 1);
    version_ = text;
    while (version_.ends_with(' ')) version_.pop_back();
  }

  std::string version() const override { return version_; }
  std::int64_t most() const override { return INT32_MAX; }
  int threads() const override { return threads_(); }
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
  int (*threads_)();
  void (*set_threads_)(int count);
  std::string version_;
};

constexpr const char* kLibraries[] = {"libmkl_rt.so.3", "libmkl_rt.so.2", "libmkl_rt.so.1", "libmkl_rt.so"};

}  // namespace

extern const ProviderKind gemm_mkl_provider{
    .name = "mkl",
    .op = "gemm",
    .target = TargetKind::cpu,
    .what = "Intel MKL: f32 and f64 on CPUs",
    .libraries = kLibraries,
    .open = [](const SharedLibrary& library) -> std::unique_ptr<Provider> {
      return std::make_unique<gemm_provider::SgemmProvider>(std::make_shared<Mkl>(library));
    },
};

}  // namespace tilewright
