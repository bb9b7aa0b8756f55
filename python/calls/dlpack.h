// DLPack 1.3: how array libraries hand each other tensors without copying them. The layouts are those of the specification
// (https://dmlc.github.io/dlpack/latest/c_api.html); names are its own, so that what is read there is found here. Nothing of it
// is ours to change.
#pragma once

#include <cstdint>

namespace tilewright::calls {

struct DLPackVersion {
  std::uint32_t major;
  std::uint32_t minor;
};

enum DLDeviceType : std::int32_t {
  kDLCPU = 1,
  kDLCUDA = 2,
  kDLCUDAHost = 3,      // host memory that CUDA has pinned
  kDLCUDAManaged = 13,  // memory that moves between host and GPUs
};

struct DLDevice {
  DLDeviceType device_type;
  std::int32_t device_id;

  friend bool operator==(const DLDevice&, const DLDevice&) = default;
};

enum DLDataTypeCode : std::uint8_t {
  kDLInt = 0,
  kDLUInt = 1,
  kDLFloat = 2,
  kDLBfloat = 4,
  kDLComplex = 5,
  kDLBool = 6,
  kDLFloat8_e4m3fn = 10,
  kDLFloat8_e5m2 = 12,
};

struct DLDataType {
  std::uint8_t code;
  std::uint8_t bits;
  std::uint16_t lanes;

  friend bool operator==(const DLDataType&, const DLDataType&) = default;
};

struct DLTensor {
  void* data;
  DLDevice device;
  std::int32_t ndim;
  DLDataType dtype;
  std::int64_t* shape;
  std::int64_t* strides;  // in elements; DLPack allows nullptr for a dense tensor, functions of python/calls do not
  std::uint64_t byte_offset;
};

// As `__dlpack__()` without max_version gives it, in a capsule named "dltensor".
struct DLManagedTensor {
  DLTensor dl_tensor;
  void* manager_ctx;
  void (*deleter)(DLManagedTensor* self);
};

inline constexpr std::uint64_t kReadOnly = 1;  // among the flags

// As `__dlpack__(max_version=(1, 0))` gives it, in a capsule named "dltensor_versioned".
struct DLManagedTensorVersioned {
  DLPackVersion version;
  void* manager_ctx;
  void (*deleter)(DLManagedTensorVersioned* self);
  std::uint64_t flags;
  DLTensor dl_tensor;
};

struct DLPackExchangeAPIHeader {
  DLPackVersion version;
  DLPackExchangeAPIHeader* prev_api;
};

// What `type(array).__dlpack_c_exchange_api__`, a capsule named "dlpack_exchange_api", points to. Functions return 0, or -1
// with a Python exception set; none of them synchronises streams. `dltensor_from_py_object_no_sync` may be nullptr.
struct DLPackExchangeAPI {
  DLPackExchangeAPIHeader header;
  int (*managed_tensor_allocator)(DLTensor* prototype, DLManagedTensorVersioned** out, void* error_ctx,
                                  void (*set_error)(void* error_ctx, const char* kind, const char* message));
  int (*managed_tensor_from_py_object_no_sync)(void* py_object, DLManagedTensorVersioned** out);
  int (*managed_tensor_to_py_object_no_sync)(DLManagedTensorVersioned* tensor, void** out_py_object);
  int (*dltensor_from_py_object_no_sync)(void* py_object, DLTensor* out);
  int (*current_work_stream)(DLDeviceType device_type, std::int32_t device_id, void** out_current_stream);
};

}  // namespace tilewright::calls
