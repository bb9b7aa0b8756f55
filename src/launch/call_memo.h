// Where an emitted function of one call, such as gemm, asks again for what it asked for last in the same thread: its problem
// need not be brought into the library's form, nor looked up. Called by generated/<op>.cpp.
#pragma once

#include <cstddef>
#include <cstdint>

#include "tilewright/device.h"
#include "tilewright/dispatch.h"

namespace tilewright {

// What cached_plan found for this thread at some time; none has the same number in a thread.
struct PlanFinding {
  std::uint64_t number = 0;  // 0: nothing
  int threads = 0;           // that the process's default was; 0: the problem said how many
};
// Of what cached_plan found last. `by_default`: for a problem that leaves the number of threads to the process.
PlanFinding last_finding(bool by_default);
// Its plan, unless this thread has found another one since, or something has changed that chooses: then nullptr.
const Plan* found_plan(const PlanFinding& finding);

// One for each op and thread. Plain data, so that using it costs no check whether it was constructed.
template <typename TypedProblem>
class CallMemo {
 public:
  const Plan& find(const TypedProblem& problem, const Device& device, std::size_t workspace_bytes) {
    if (kind_ == device.kind && ordinal_ == device.ordinal && workspace_bytes_ == workspace_bytes && problem_ == problem)
        [[likely]] {
      if (const Plan* plan = found_plan(finding_); plan != nullptr) [[likely]]
        return *plan;
    }
    return look_up(problem, device, workspace_bytes);
  }

 private:
  [[gnu::noinline]] const Plan& look_up(const TypedProblem& problem, const Device& device, std::size_t workspace_bytes) {
    finding_ = {};
    const Plan& plan = cached_plan(to_problem(problem, device), device, workspace_bytes);
    problem_ = problem;
    kind_ = device.kind;
    ordinal_ = device.ordinal;
    workspace_bytes_ = workspace_bytes;
    finding_ = last_finding(problem.threads == 0 && device.kind == TargetKind::cpu);
    return plan;
  }

  TypedProblem problem_{};
  std::size_t workspace_bytes_ = 0;
  PlanFinding finding_{};
  TargetKind kind_{};
  int ordinal_ = 0;
};

}  // namespace tilewright
