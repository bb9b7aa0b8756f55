#include "calls/run_call.h"

#include "on_device.h"
#include "stream_workspace.h"
#include "tilewright/dispatch.h"

namespace tilewright::calls {

void run_call(const Call& call, Stream stream) {
  run_plan(cached_plan(call.problem, *call.device), *call.device, call.arguments, stream);
}

void run_plan(const Plan& plan, const Device& device, const Arguments& arguments, Stream stream) {
  if (device.kind == TargetKind::cpu) return plan.run(arguments);
  on_device(device, [&] {
    const std::size_t bytes = plan.workspace_bytes();
    void* const workspace =
        bytes == 0 ? nullptr : stream_workspace(device.ordinal, stream, bytes, plan.zeroed_workspace_bytes());
    plan.run(arguments, workspace, stream);
  });
}

}  // namespace tilewright::calls
