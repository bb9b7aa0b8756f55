#include "torch/run_on.h"

#include <memory>

#include "calls/run_call.h"
#include "tilewright/error.h"
#include "torch/stable_abi.h"

namespace tilewright::torch {
namespace {

struct DeleteGuard {
  void operator()(void* guard) const { static_cast<void>(stable_abi().aoti_torch_delete_device_guard(guard)); }
};
using DeviceGuard = std::unique_ptr<void, DeleteGuard>;

// Makes that device PyTorch's current one while the result lives; nullptr where it is already, which is the usual.
DeviceGuard guarded(const StableAbi& abi, std::int32_t index) {
  std::int32_t current = 0;
  require_success(abi.aoti_torch_get_current_device_index(&current), "say the current device");
  GuardHandle guard = nullptr;
  if (current != index) require_success(abi.aoti_torch_create_device_guard(index, &guard), "change the current device");
  return DeviceGuard(guard);
}

}  // namespace

void run_on(const Tensor& where, const calls::Call& call) {
  const calls::DLDevice device = where.view().device;
  if (where.is_described()) {
    return device.device_type == calls::kNowhere ? calls::check_problem_of(call) : calls::check_call(call);
  }
  if (device.device_type != calls::kDLCUDA) return calls::run_call(call, nullptr);
  const StableAbi& abi = stable_abi();
  if (abi.aoti_torch_get_current_cuda_stream == nullptr) throw Error("the PyTorch in this process has no CUDA streams");
  const DeviceGuard guard = guarded(abi, device.device_id);
  Stream stream = nullptr;
  require_success(abi.aoti_torch_get_current_cuda_stream(device.device_id, &stream), "say the current stream");
  calls::run_call(call, stream);
}

}  // namespace tilewright::torch
