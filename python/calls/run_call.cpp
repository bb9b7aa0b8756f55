#include "calls/run_call.h"

#include "launch/argument_check.h"
#include "launch/on_device.h"
#include "launch/stream_workspace.h"
#include "tilewright/dispatch.h"

namespace tilewright::calls {

void run_call(const Call& call, Stream stream) { run_plan(cached_plan(call.problem, *call.device), call, stream); }

void check_problem_of(const Call& call) {
  const OpEntry& op = linked_table().ops[call.problem.op];
  check_problem(op, call.problem);
  if (op.check != nullptr) op.check(call.problem, call.arguments);
}

void check_call(const Call& call) {
  const Plan& plan = cached_plan(call.problem, *call.device);
  plan.check(call.arguments);
  for (const Arguments& each : call.repeated) plan.check(each);
}

void run_plan(const Plan& plan, const Call& call, Stream stream) {
  const auto run = [&](void* workspace) {
    plan.run(call.arguments, workspace, stream);
    for (const Arguments& each : call.repeated) plan.run(each, workspace, stream);
  };
  if (call.device->kind == TargetKind::cpu) return run(nullptr);
  on_device(*call.device, [&] {
    const std::size_t bytes = plan.workspace_bytes();
    run(bytes == 0 ? nullptr : stream_workspace(call.device->ordinal, stream, bytes, plan.zeroed_workspace_bytes()));
  });
}

}  // namespace tilewright::calls
