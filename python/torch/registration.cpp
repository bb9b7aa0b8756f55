// Tells PyTorch of the operators; python/tilewright/torch calls it once it has loaded this library.
#include <exception>
#include <string>

#include "torch/operators.h"
#include "torch/stable_abi.h"

namespace {

using namespace tilewright::torch;

constexpr const char* kWhere = "tilewright/python/torch";  // what PyTorch says in its own error messages

// PyTorch forgets what a library object has registered when the object goes; these never go.
void register_operators() {
  const StableAbi& abi = stable_abi();
  LibraryHandle definitions = nullptr;
  require_success(abi.aoti_torch_library_init_def("tilewright", kWhere, 0, &definitions),
                  "open the namespace tilewright: something else has registered it");
  const auto all = all_operators();
  for (const auto& operators : all) {
    for (const Operator& each : operators)
      require_success(abi.aoti_torch_library_def(definitions, each.schema.c_str()), each.schema.c_str());
  }
  for (const char* key : {"CPU", "CUDA"}) {
    LibraryHandle implementations = nullptr;
    require_success(abi.aoti_torch_library_init_impl("tilewright", key, kWhere, 0, &implementations), key);
    for (const auto& operators : all) {
      for (const Operator& each : operators) {
        require_success(abi.torch_library_impl(implementations, each.name.c_str(), each.kernel, kAbiVersion),
                        each.name.c_str());
      }
    }
  }
}

}  // namespace

// nullptr, or in one sentence why there are no operators; valid for the process's life. To be called once, after `import
// torch`.
extern "C" __attribute__((visibility("default"))) const char* tilewright_torch_register() {
  static std::string reason;
  try {
    register_operators();
    return nullptr;
  } catch (const std::exception& error) {
    reason = error.what();
    return reason.c_str();
  }
}
