// Products by the cuBLASLt of this machine, where its best algorithm was measured to be faster than our own best kernel. Its
// matrices are column-major: our C = A B is its C' = B' A', so A and B change places and nothing is transposed that was not.
#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <map>
#include <memory>
#include <string>
#include <utility>

#include "gemm/cublaslt_api.h"
#include "gemm/provider_product.h"
#include "launch/on_device.h"
#include "process_lock.h"
#include "providers/provider.h"
#include "tilewright/error.h"

namespace tilewright {
namespace {

namespace lt = cublaslt;
using gemm_provider::Operand;
using gemm_provider::Product;
using gemm_provider::product_of;
using gemm_provider::run_of;

// What NVIDIA recommends for Hopper (cublasSetWorkspace), and what it is compared with.
constexpr std::uint64_t kMostWorkspaceBytes = std::uint64_t{32} << 20;
constexpr std::uint32_t kPointerAlignment = 16;  // as our own kernels that load vectors: what else comes runs by ours

struct Functions {
  explicit Functions(const SharedLibrary& library)
      : create(library.require<lt::Create>("cublasLtCreate")),
        version(library.require<lt::GetVersion>("cublasLtGetVersion")),
        product_create(library.require<lt::DescCreate>("cublasLtMatmulDescCreate")),
        product_set(library.require<lt::SetAttribute>("cublasLtMatmulDescSetAttribute")),
        product_destroy(library.require<lt::Destroy>("cublasLtMatmulDescDestroy")),
        layout_create(library.require<lt::LayoutCreate>("cublasLtMatrixLayoutCreate")),
        layout_set(library.require<lt::SetAttribute>("cublasLtMatrixLayoutSetAttribute")),
        layout_destroy(library.require<lt::Destroy>("cublasLtMatrixLayoutDestroy")),
        preference_create(library.require<lt::PreferenceCreate>("cublasLtMatmulPreferenceCreate")),
        preference_set(library.require<lt::SetAttribute>("cublasLtMatmulPreferenceSetAttribute")),
        preference_destroy(library.require<lt::Destroy>("cublasLtMatmulPreferenceDestroy")),
        heuristic(library.require<lt::GetHeuristic>("cublasLtMatmulAlgoGetHeuristic")),
        check(library.require<lt::AlgoCheck>("cublasLtMatmulAlgoCheck")),
        matmul(library.require<lt::Matmul>("cublasLtMatmul")) {}

  lt::Create* create;
  lt::GetVersion* version;
  lt::DescCreate* product_create;
  lt::SetAttribute* product_set;
  lt::Destroy* product_destroy;
  lt::LayoutCreate* layout_create;
  lt::SetAttribute* layout_set;
  lt::Destroy* layout_destroy;
  lt::PreferenceCreate* preference_create;
  lt::SetAttribute* preference_set;
  lt::Destroy* preference_destroy;
  lt::GetHeuristic* heuristic;
  lt::AlgoCheck* check;
  lt::Matmul* matmul;
};

void require(lt::Status status, const char* call) {
  if (status != lt::kSuccess) throw Error(std::string(call) + " failed with cuBLAS status " + std::to_string(status));
}

// A descriptor of the library's, destroyed with this.
class Owned {
 public:
  Owned() = default;
  Owned(lt::Descriptor object, lt::Destroy* destroy) : object_(object), destroy_(destroy) {}
  ~Owned() {
    if (object_ != nullptr) destroy_(object_);
  }
  Owned(Owned&& other) noexcept : object_(std::exchange(other.object_, nullptr)), destroy_(other.destroy_) {}
  Owned& operator=(Owned&& other) noexcept {
    std::swap(object_, other.object_);
    std::swap(destroy_, other.destroy_);
    return *this;
  }
  lt::Descriptor get() const { return object_; }

 private:
  lt::Descriptor object_ = nullptr;
  lt::Destroy* destroy_ = nullptr;
};

struct Types {
  int factors = lt::kReal32;
  int result = lt::kReal32;
  int compute = lt::kCompute32;
};

bool find_types(std::string_view dtype, Types& types) {
  if (dtype == "f32" || dtype == "tf32x3") return types = {lt::kReal32, lt::kReal32, lt::kCompute32}, true;
  if (dtype == "tf32") return types = {lt::kReal32, lt::kReal32, lt::kComputeTf32}, true;
  if (dtype == "f16") return types = {lt::kReal16, lt::kReal16, lt::kCompute32}, true;
  if (dtype == "bf16") return types = {lt::kBrain16, lt::kBrain16, lt::kCompute32}, true;
  if (dtype == "f16_f32") return types = {lt::kReal16, lt::kReal32, lt::kCompute32}, true;
  if (dtype == "bf16_f32") return types = {lt::kBrain16, lt::kReal32, lt::kCompute32}, true;
  return false;
}

// The library's description of a product: its first operand is our B.
struct Description {
  Description(const Functions& functions, const Product& of, const Types& types) {
    lt::Descriptor made = nullptr;
    require(functions.product_create(&made, types.compute, lt::kReal32), "cublasLtMatmulDescCreate");
    product = {made, functions.product_destroy};
    if (of.b.transposed) transpose(functions, lt::kTransA);
    if (of.a.transposed) transpose(functions, lt::kTransB);
    first = layout(functions, of.b, of.batch, types.factors);
    second = layout(functions, of.a, of.batch, types.factors);
    result = layout(functions, of.c, of.batch, types.result);
  }

  Owned product, first, second, result;

 private:
  void transpose(const Functions& functions, int which) const {
    require(functions.product_set(product.get(), which, &lt::kTransposed, sizeof lt::kTransposed),
            "cublasLtMatmulDescSetAttribute");
  }

  static Owned layout(const Functions& functions, const Operand& of, std::int64_t batch, int type) {
    lt::Descriptor made = nullptr;
    require(functions.layout_create(&made, type, static_cast<std::uint64_t>(of.columns), static_cast<std::uint64_t>(of.rows),
                                    of.leading),
            "cublasLtMatrixLayoutCreate");
    Owned owned(made, functions.layout_destroy);
    const auto count = static_cast<std::int32_t>(batch);
    require(functions.layout_set(made, lt::kBatchCount, &count, sizeof count), "cublasLtMatrixLayoutSetAttribute");
    require(functions.layout_set(made, lt::kBatchStride, &of.stride, sizeof of.stride), "cublasLtMatrixLayoutSetAttribute");
    return owned;
  }
};

std::string to_text(const lt::Algorithm& algorithm) {
  std::string text;
  for (const std::uint64_t word : algorithm.data) {
    std::array<char, 17> digits{};
    std::snprintf(digits.data(), digits.size(), "%016llx", static_cast<unsigned long long>(word));
    text += digits.data();
  }
  return text;
}

lt::Algorithm algorithm_of(const std::string& text) {
  constexpr std::size_t kDigits = 16;  // of a word
  lt::Algorithm algorithm{};
  bool fits = text.size() == kDigits * algorithm.data.size();
  for (std::size_t i = 0; fits && i < algorithm.data.size(); ++i) {
    const char* const first = text.data() + kDigits * i;
    fits = std::from_chars(first, first + kDigits, algorithm.data[i], 16).ptr == first + kDigits;
  }
  if (!fits) throw Error("its algorithm is not 128 hexadecimal digits: tune again");
  return algorithm;
}

class CublasLtProduct : public ProvidedAlgorithm {
 public:
  CublasLtProduct(const Functions& functions, lt::Handle handle, Description description, const lt::Algorithm& algorithm,
                  std::size_t workspace_bytes, const Device& device)
      : functions_(functions),
        handle_(handle),
        description_(std::move(description)),
        algorithm_(algorithm),
        workspace_bytes_(workspace_bytes),
        device_(device) {}

  std::size_t workspace_bytes() const override { return workspace_bytes_; }
  std::uint32_t pointer_alignment() const override { return kPointerAlignment; }
  bool takes(const Arguments& arguments) const override { return run_of(arguments).is_plain; }

  void run(const Arguments& arguments, void* workspace, Stream stream) const override {
    const auto run = run_of(arguments);
    const float alpha = nearest_f32(run.alpha), beta = nearest_f32(run.beta);
    const auto& [product, first, second, result] = description_;
    const auto multiply = [&] {
      require(functions_.matmul(handle_, product.get(), &alpha, run.b, first.get(), run.a, second.get(), &beta, run.c,
                                result.get(), run.c, result.get(), &algorithm_, workspace, workspace_bytes_, stream),
              "cublasLtMatmul");
    };
    on_device(device_, multiply, "cublaslt's plan");
  }

 private:
  const Functions functions_;
  const lt::Handle handle_;
  const Description description_;
  const lt::Algorithm algorithm_;
  const std::size_t workspace_bytes_;
  const Device device_;
};

class CublasLt : public Provider {
 public:
  explicit CublasLt(const SharedLibrary& library) : functions_(library) {}

  std::string version() const override { return "cuBLASLt " + std::to_string(functions_.version()); }

  std::vector<std::string> algorithms(const OpEntry& op, const Problem& problem, const Device& device,
                                      std::size_t most) const override {
    const Product product = product_of(op, problem);
    Types types;
    std::vector<std::string> texts;
    if (device.kind != TargetKind::cuda || !serves(product) || !find_types(product.dtype, types)) return texts;
    on_device(device, [&] {
      lt::Descriptor made = nullptr;
      require(functions_.preference_create(&made), "cublasLtMatmulPreferenceCreate");
      const Owned preference(made, functions_.preference_destroy);
      const auto prefer = [&](int attribute, const auto& value) {
        require(functions_.preference_set(made, attribute, &value, sizeof value), "cublasLtMatmulPreferenceSetAttribute");
      };
      prefer(lt::kMostWorkspace, kMostWorkspaceBytes);
      for (const int attribute : lt::kLeastAlignment) prefer(attribute, kPointerAlignment);
      const Description of(functions_, product, types);
      std::vector<lt::Result> results(most);
      int count = 0;
      // What it can't do at all it refuses here.
      if (functions_.heuristic(handle(device), of.product.get(), of.first.get(), of.second.get(), of.result.get(),
                               of.result.get(), made, static_cast<int>(most), results.data(), &count) != lt::kSuccess) {
        return;
      }
      results.resize(static_cast<std::size_t>(std::max(count, 0)));
      for (const lt::Result& result : results) {
        std::string text = to_text(result.algorithm);
        if (result.state == lt::kSuccess && std::ranges::count(texts, text) == 0) texts.push_back(std::move(text));
      }
    });
    return texts;
  }

  std::shared_ptr<const ProvidedAlgorithm> ready(const std::string& algorithm, const OpEntry& op, const Problem& problem,
                                                 const Device& device) const override {
    const Product product = product_of(op, problem);
    Types types;
    if (device.kind != TargetKind::cuda || !serves(product) || !find_types(product.dtype, types))
      throw Error("it does not compute this problem");
    const lt::Algorithm chosen = algorithm_of(algorithm);
    std::shared_ptr<const ProvidedAlgorithm> made;
    on_device(device, [&] {
      Description of(functions_, product, types);
      lt::Result result{};
      require(functions_.check(handle(device), of.product.get(), of.first.get(), of.second.get(), of.result.get(),
                               of.result.get(), &chosen, &result),
              "cublasLtMatmulAlgoCheck");
      made =
          std::make_shared<CublasLtProduct>(functions_, handle(device), std::move(of), chosen, result.workspace_bytes, device);
    });
    return made;
  }

 private:
  // Batches that lie before each other it does not know.
  static bool serves(const Product& product) {
    return product.is_usual() && product.batch <= INT32_MAX &&
           std::min({product.a.stride, product.b.stride, product.c.stride}) >= 0;
  }

  // One a device, kept until the process ends, as its context is.
  lt::Handle handle(const Device& device) const {
    const ProcessLock lock;
    lt::Handle& handle = handles_[device.ordinal];
    if (handle == nullptr) require(functions_.create(&handle), "cublasLtCreate");
    return handle;
  }

  const Functions functions_;
  mutable std::map<int, lt::Handle> handles_;
};

constexpr const char* kLibraries[] = {"libcublasLt.so.13", "libcublasLt.so.12"};

}  // namespace

extern const ProviderKind gemm_cublaslt_provider{
    .name = "cublaslt",
    .op = "gemm",
    .target = TargetKind::cuda,
    .what = "cuBLASLt: f32, tf32, tf32x3 as f32, f16, bf16, f16_f32 and bf16_f32 on GPUs",
    .libraries = kLibraries,
    .open = [](const SharedLibrary& library) -> std::unique_ptr<Provider> { return std::make_unique<CublasLt>(library); },
};

}  // namespace tilewright
