#include "module/intent.h"

#include <algorithm>
#include <chrono>

#include "calls/run_call.h"
#include "table/kernel_table.h"
#include "tilewright/dispatch.h"

namespace tilewright::module {
namespace nb = nanobind;
namespace {

thread_local Intent* current = nullptr;

std::string problem_text(const Problem& problem) {
  const OpEntry& op = linked_table().ops[problem.op];
  std::string text = op.name;
  for (std::size_t i = 0; i < op.attributes.size(); ++i) {
    text += " " + std::string(op.attributes[i].name) + "=" + op.attributes[i].values[problem.attributes[i]];
  }
  for (std::size_t i = 0; i < op.sizes.size(); ++i)
    text += " " + std::string(op.sizes[i]) + "=" + std::to_string(problem.sizes[i]);
  if (problem.numerics != Numerics::tuned) text += std::string(" numerics=") + to_string(problem.numerics);
  return text;
}

template <typename Work>
double seconds_of(int repeats, const Work& work) {
  const auto begin = std::chrono::steady_clock::now();
  for (int i = 0; i < repeats; ++i) work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

void require_same(const Plan& plan, const calls::Call& call) {
  const Problem& own = plan.problem();
  Problem asked = call.problem;
  asked.threads = own.threads;                              // 0 stood for as many as are usual
  asked.numerics = std::max(asked.numerics, own.numerics);  // a plan that promises more will do
  const int device = call.device->kind == TargetKind::cpu ? -1 : call.device->ordinal;
  if (asked == own && device == plan.device()) return;
  throw InvalidArgument("the plan is for " + problem_text(own) + "; these arrays are " + problem_text(asked) +
                        (device == plan.device() ? "" : ", on another device"));
}

}  // namespace

ScopedIntent::ScopedIntent(Intent& intent) : outer_(current) { current = &intent; }
ScopedIntent::~ScopedIntent() { current = outer_; }

bool complete(const calls::Call& call, void* stream) {
  Intent* intent = std::exchange(current, nullptr);
  if (intent == nullptr) {
    const nb::gil_scoped_release others_may_run;
    calls::run_call(call, stream);
    return true;
  }
  switch (intent->kind) {
    case Intent::Kind::plan:
      intent->device = call.device;
      intent->plan = make_plan(call.problem, *call.device);
      return false;
    case Intent::Kind::explain:
      intent->explanation = to_string(explain(call.problem, *call.device));
      return false;
    case Intent::Kind::time_plan:
      require_same(*intent->plan, call);
      intent->seconds = seconds_of(intent->repeats, [&] { calls::run_plan(*intent->plan, call, stream); });
      return true;
    default:
      require_same(*intent->plan, call);
      const nb::gil_scoped_release others_may_run;
      calls::run_plan(*intent->plan, call, stream);
      return true;
  }
}

}  // namespace tilewright::module
