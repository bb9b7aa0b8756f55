// What of PyTorch's stable ABI is used here: functions in C of the libtorch that is in the process already, found by name. So
// the library is built without PyTorch, and one serves every version from 2.10 on. What they do and who owns what:
// https://docs.pytorch.org/docs/stable/notes/libtorch_stable_abi.html
#pragma once

#include <cstddef>
#include <cstdint>

namespace tilewright::torch {

// An argument or a result of an operator, whatever its type: a number, or a handle, or for an optional one a pointer to a
// number on the heap, 0 where it is absent.
using StableValue = std::uint64_t;
using Kernel = void (*)(StableValue* stack, std::uint64_t inputs, std::uint64_t outputs);
using TensorHandle = void*;
using LibraryHandle = void*;
using StringHandle = void*;
using GuardHandle = void*;
using Status = std::int32_t;  // 0: as it should be

// The version whose meaning of values is used: major, minor, patch in the highest three bytes.
inline constexpr std::uint64_t kAbiVersion = (std::uint64_t{2} << 56) | (std::uint64_t{10} << 48);

// Each member has the name of the function, and is that function.
struct StableAbi {
  Status (*aoti_torch_library_init_def)(const char* name, const char* file, std::uint32_t line, LibraryHandle* result);
  Status (*aoti_torch_library_init_impl)(const char* name, const char* key, const char* file, std::uint32_t line,
                                         LibraryHandle* result);
  Status (*aoti_torch_library_def)(LibraryHandle library, const char* schema);
  Status (*torch_library_impl)(LibraryHandle library, const char* name, Kernel kernel, std::uint64_t version);

  Status (*aoti_torch_get_dim)(TensorHandle tensor, std::int64_t* result);
  Status (*aoti_torch_get_sizes)(TensorHandle tensor, std::int64_t** borrowed);
  Status (*aoti_torch_get_strides)(TensorHandle tensor, std::int64_t** borrowed);
  Status (*aoti_torch_get_dtype)(TensorHandle tensor, std::int32_t* result);
  Status (*aoti_torch_get_device_type)(TensorHandle tensor, std::int32_t* result);
  Status (*aoti_torch_get_device_index)(TensorHandle tensor, std::int32_t* result);
  Status (*torch_get_const_data_ptr)(TensorHandle tensor, const void** borrowed);
  Status (*torch_get_mutable_data_ptr)(TensorHandle tensor, void** borrowed);
  Status (*aoti_torch_delete_tensor_object)(TensorHandle tensor);
  Status (*aoti_torch_empty_strided)(std::int64_t rank, const std::int64_t* sizes, const std::int64_t* strides,
                                     std::int32_t dtype, std::int32_t device_type, std::int32_t device_index,
                                     TensorHandle* result);

  Status (*aoti_torch_copy_)(TensorHandle self, TensorHandle source, std::int32_t non_blocking);

  Status (*torch_string_c_str)(StringHandle string, const char** borrowed);
  Status (*torch_delete_string)(StringHandle string);

  Status (*aoti_torch_get_current_device_index)(std::int32_t* result);
  Status (*aoti_torch_create_device_guard)(std::int32_t index, GuardHandle* result);
  Status (*aoti_torch_delete_device_guard)(GuardHandle guard);
  // Of libtorch_cuda; nullptr in a PyTorch without CUDA.
  Status (*aoti_torch_get_current_cuda_stream)(std::int32_t index, void** result);
  // Since 2.13; nullptr before, where optional values are deleted by C++.
  Status (*torch_delete_stable_ivalue)(StableValue* value);

  std::int32_t (*aoti_torch_device_type_cpu)();
  std::int32_t (*aoti_torch_device_type_cuda)();
};

// Found at the first call. Throws Error when there is no libtorch in the process, or one without a function that is needed.
const StableAbi& stable_abi();

// The function of libtorch of that name; nullptr: none. For data types, each of which has one.
void* libtorch_function(const char* name);

// Throws Error unless the status is 0; `what` says what was tried.
void require_success(Status status, const char* what);

}  // namespace tilewright::torch
