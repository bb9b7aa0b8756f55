#include "torch/stable_abi.h"

#include <dlfcn.h>

#include <string>

#include "tilewright/error.h"

namespace tilewright::torch {
namespace {

// Of a library that is in the process already; nothing is loaded. dlopen's count of users is left one higher: libtorch never
// goes.
void* loaded_library(const char* name) { return dlopen(name, RTLD_LAZY | RTLD_NOLOAD); }

template <typename Function>
bool find(void* library, const char* name, Function& function) {
  function = library != nullptr ? reinterpret_cast<Function>(dlsym(library, name)) : nullptr;
  return function != nullptr;
}

template <typename Function>
void require(void* library, const char* name, Function& function) {
  if (find(library, name, function)) return;
  throw Error(std::string("the PyTorch in this process has no ") + name + ": PyTorch 2.10 or later is needed");
}

StableAbi found() {
  void* libtorch = loaded_library("libtorch_cpu.so");
  if (libtorch == nullptr) throw Error("there is no libtorch_cpu.so in this process: `import torch` first");
  StableAbi abi{};
#define TILEWRIGHT_REQUIRE(name) require(libtorch, #name, abi.name)
  TILEWRIGHT_REQUIRE(aoti_torch_library_init_def);
  TILEWRIGHT_REQUIRE(aoti_torch_library_init_impl);
  TILEWRIGHT_REQUIRE(aoti_torch_library_def);
  TILEWRIGHT_REQUIRE(torch_library_impl);
  TILEWRIGHT_REQUIRE(aoti_torch_get_dim);
  TILEWRIGHT_REQUIRE(aoti_torch_get_sizes);
  TILEWRIGHT_REQUIRE(aoti_torch_get_strides);
  TILEWRIGHT_REQUIRE(aoti_torch_get_dtype);
  TILEWRIGHT_REQUIRE(aoti_torch_get_device_type);
  TILEWRIGHT_REQUIRE(aoti_torch_get_device_index);
  TILEWRIGHT_REQUIRE(torch_get_const_data_ptr);
  TILEWRIGHT_REQUIRE(torch_get_mutable_data_ptr);
  TILEWRIGHT_REQUIRE(aoti_torch_delete_tensor_object);
  TILEWRIGHT_REQUIRE(aoti_torch_empty_strided);
  TILEWRIGHT_REQUIRE(aoti_torch_copy_);
  TILEWRIGHT_REQUIRE(torch_string_c_str);
  TILEWRIGHT_REQUIRE(torch_delete_string);
  TILEWRIGHT_REQUIRE(aoti_torch_get_current_device_index);
  TILEWRIGHT_REQUIRE(aoti_torch_create_device_guard);
  TILEWRIGHT_REQUIRE(aoti_torch_delete_device_guard);
  TILEWRIGHT_REQUIRE(aoti_torch_device_type_cpu);
  TILEWRIGHT_REQUIRE(aoti_torch_device_type_cuda);
#undef TILEWRIGHT_REQUIRE
  find(libtorch, "torch_delete_stable_ivalue", abi.torch_delete_stable_ivalue);
  find(loaded_library("libtorch_cuda.so"), "aoti_torch_get_current_cuda_stream", abi.aoti_torch_get_current_cuda_stream);
  return abi;
}

}  // namespace

const StableAbi& stable_abi() {
  static const StableAbi abi = found();
  return abi;
}

void* libtorch_function(const char* name) {
  void* libtorch = loaded_library("libtorch_cpu.so");
  return libtorch != nullptr ? dlsym(libtorch, name) : nullptr;
}

void require_success(Status status, const char* what) {
  if (status != 0) throw Error(std::string("PyTorch refused to ") + what);
}

}  // namespace tilewright::torch
