#include "calls/run_call.h"

#include "tilewright/dispatch.h"

namespace tilewright::calls {

void run_call(const Call& call, Stream stream) {
  run_plan(cached_plan(call.problem, *call.device), *call.device, call.arguments, stream);
}

void run_plan(const Plan& plan, const Device& device, const Arguments& arguments, Stream stream) {
  if (device.kind == TargetKind::cpu) return plan.run(arguments);
  plan.run(arguments, nullptr, stream);
}

}  // namespace tilewright::calls
