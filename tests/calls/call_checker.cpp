// Inputs are write-protected while the library runs; of results every byte must be as expected, or as it was.
#include "call_checker.h"

#include <algorithm>
#include <cstring>
#include <sstream>

#include "one_call.h"
#include "tilewright/dispatch.h"

namespace tilewright::calls {
namespace {

constexpr std::size_t kMostTensors = 12;
constexpr std::size_t kCapacity = std::size_t{1} << 23;  // bytes a tensor
using At = Finding::At;

std::string check_status(const Judgement& judgement, At at, tilewright_status status, const std::string& error) {
  const char* const stage = at == At::plan ? "plan" : "run";
  if (status == TILEWRIGHT_OK) {
    return judgement.is_refused(at) ? std::string(stage) + ": accepted, though it is wrong" : "";
  }
  if (!judgement.may_be_refused(at)) return std::string(stage) + ": refused, though nothing is wrong: " + error;
  if (!judgement.is_named(at, error)) return std::string(stage) + ": the error names no wrong argument: " + error;
  if (status != TILEWRIGHT_INVALID_ARGUMENT && error.find("no linked kernel") == std::string::npos) {
    return std::string(stage) + ": the status is not that of an invalid argument: " + error;
  }
  return "";
}

bool has_aliases(const Call& call) {
  return std::ranges::any_of(call.tensors, [](const Call::Tensor& each) { return each.inside >= 0; });
}

tilewright_problem problem_of(const Call& call) {
  return {.op = call.op->name,
          .attributes = call.attributes.data(),
          .attribute_count = static_cast<int>(call.attributes.size()),
          .sizes = call.sizes.data(),
          .size_count = static_cast<int>(call.sizes.size()),
          .threads = call.threads,
          .constants = call.constants};
}

}  // namespace

CallChecker::CallChecker() {
  for (std::size_t i = 0; i <= kMostTensors; ++i) memory_.push_back(std::make_unique<GuardedMemory>(kCapacity));
}

void CallChecker::lay_out(const OpCalls& calls, const Call& call, const SizeValues& sizes) {
  operands_.views = calls.views(call, sizes);
  const std::size_t count = operands_.views.size();
  operands_.pointers.assign(count, nullptr);
  // One that holds another is as long as both need.
  std::vector<std::size_t> bytes(count);
  for (std::size_t i = 0; i < count; ++i) bytes[i] = static_cast<std::size_t>(operands_.views[i].bytes());
  for (std::size_t i = 0; i < count; ++i) {
    const Call::Tensor& tensor = call.tensors[i];
    if (tensor.inside < 0) continue;
    std::size_t& outer = bytes[static_cast<std::size_t>(tensor.inside)];
    outer = std::max(outer, bytes[i] + static_cast<std::size_t>(tensor.shift) + tensor.misalignment);
    outer = (outer + 3) / 4 * 4;  // whole elements of any type
  }
  for (const bool is_inside : {false, true}) {
    for (std::size_t i = 0; i < count; ++i) {
      const Call::Tensor& tensor = call.tensors[i];
      if (!tensor.is_present || (tensor.inside >= 0) != is_inside) continue;
      operands_.pointers[i] =
          is_inside ? operands_.pointers[static_cast<std::size_t>(tensor.inside)] + tensor.shift + tensor.misalignment
                    : memory_[i]->place(bytes[i], tensor.place, tensor.misalignment);
    }
  }
}

void* CallChecker::place_workspace(const Call& call, std::size_t bytes, std::size_t zeroed_bytes) {
  using Workspace = Call::Workspace;
  if (call.workspace == Workspace::none || bytes > kCapacity - 8192) return nullptr;
  const std::size_t misalignment = call.workspace == Workspace::misaligned ? 4 : 0;
  std::byte* const workspace = memory_.back()->place(bytes, GuardedMemory::Place::aligned, misalignment);
  std::memset(workspace, 0, std::min(bytes, zeroed_bytes));
  return workspace;
}

tilewright_status CallChecker::explain(const tilewright_problem& problem) {
  char text[512] = "";
  std::size_t length = 0;
  const tilewright_status status = tilewright_explain(&problem, TILEWRIGHT_DEVICE_CPU, text, sizeof(text), &length);
  kernel_ = text;
  return status;
}

CallChecker::Outcome CallChecker::by_plan(const Call& call, bool is_runnable) {
  Outcome outcome;
  const tilewright_problem problem = problem_of(call);
  const tilewright_status explained = explain(problem);
  tilewright_plan* made = nullptr;
  outcome.plan = tilewright_plan_create(&problem, TILEWRIGHT_DEVICE_CPU, SIZE_MAX, &made);
  if (outcome.plan != TILEWRIGHT_OK) {
    outcome.error = tilewright_last_error();
    if (explained == TILEWRIGHT_OK) outcome.error += " (but it is explained)";
    return outcome;
  }
  const std::unique_ptr<tilewright_plan, void (*)(tilewright_plan*)> plan(made, tilewright_plan_destroy);
  if (explained != TILEWRIGHT_OK) {
    outcome.plan = explained;
    outcome.error = std::string("explain, but no plan: ") + tilewright_last_error();
  }
  if (!is_runnable) return outcome;
  void* const workspace = call.workspace == Call::Workspace::too_few
                              ? nullptr
                              : place_workspace(call, tilewright_plan_workspace_bytes(plan.get()),
                                                tilewright_plan_zeroed_workspace_bytes(plan.get()));
  outcome.has_run = true;
  outcome.run =
      tilewright_plan_run(plan.get(), pointers_.data(), static_cast<int>(call.tensors.size()) + call.wrong_tensors,
                          call.scalars.data(), static_cast<int>(call.scalars.size()) + call.wrong_scalars, workspace, nullptr);
  if (outcome.run != TILEWRIGHT_OK) outcome.error = tilewright_last_error();
  return outcome;
}

CallChecker::Outcome CallChecker::in_one_call(const Call& call, bool is_runnable) {
  Outcome outcome;
  const auto guarded = [&outcome](tilewright_status& status, const auto& function) {
    try {
      function();
    } catch (const InvalidArgument& error) {
      status = TILEWRIGHT_INVALID_ARGUMENT;
      outcome.error = error.what();
    } catch (const std::exception& error) {
      status = TILEWRIGHT_FAILED;
      outcome.error = error.what();
    }
  };
  std::size_t bytes = 0;
  explain(problem_of(call));
  guarded(outcome.plan, [&] { bytes = needed_workspace_bytes(call); });
  if (!is_runnable) return outcome;
  const tilewright_status planned = outcome.plan;
  if (call.workspace == Call::Workspace::too_few) bytes /= 2;
  guarded(outcome.run, [&] {
    void* const workspace = place_workspace(call, bytes, bytes);
    run_in_one_call(call, pointers_.data(), workspace, workspace != nullptr ? bytes : 0);
  });
  outcome.has_run = planned == TILEWRIGHT_OK;
  if (!outcome.has_run && outcome.run == TILEWRIGHT_OK) {
    outcome.plan = TILEWRIGHT_OK;
    outcome.error = "one call took what no plan could be made for: " + outcome.error;
  }
  return outcome;
}

std::string CallChecker::check_results(const Call& call, bool is_written,
                                       const std::vector<std::vector<Expected>>& expected) const {
  const bool is_aliased = has_aliases(call);
  for (std::size_t i = 0; i < operands_.views.size(); ++i) {
    const std::byte* const now = operands_.pointers[i];
    if (now == nullptr) continue;
    if (call.tensors[i].inside < 0 && !memory_[i]->is_guard_intact()) {
      return std::string("bytes beside ") + operands_.views[i].name + " were written";
    }
    const TensorView& view = operands_.views[i];
    std::vector<std::byte> allowed = before_[i];
    std::string wrong;
    if (is_written && view.is_written) {
      std::size_t element = 0;
      view.for_each([&](std::int64_t at) {
        const std::size_t bytes = bytes_of(view.element), byte = static_cast<std::size_t>(at) * bytes;
        std::memcpy(allowed.data() + byte, now + byte, bytes);
        if (expected.empty() || expected[i].empty()) return;
        const Expected& wanted = expected[i][element++];
        const double got = operands_.at(i, at);
        if (!wrong.empty() || wanted.holds(view.element, got)) return;
        std::ostringstream text;
        text.precision(9);
        text << view.name << "[" << at << "] (element " << element - 1 << ") is " << got << ", not "
             << (wanted.kind == Expected::Kind::nan          ? "NaN"
                 : wanted.kind == Expected::Kind::not_finite ? "infinite or NaN"
                                                             : "");
        if (wanted.kind == Expected::Kind::number) text << wanted.value << " +- " << wanted.tolerance;
        wrong = text.str();
      });
    }
    if (!wrong.empty()) return wrong;
    if (is_written && is_aliased) continue;  // what was accepted is undefined
    if (std::memcmp(allowed.data(), now, allowed.size()) != 0) {
      return std::string(view.name) + ": bytes that are no element of a result were written";
    }
  }
  if (call.workspace != Call::Workspace::none && !memory_.back()->is_guard_intact())
    return "bytes beside the workspace were written";
  return "";
}

std::string CallChecker::check(const OpCalls& calls, const Call& call) {
  const Judgement judgement = judge_call(calls, call, kCapacity);
  pointers_.assign(kMostTensors, nullptr);
  std::vector<std::vector<Expected>> expected;
  operands_ = {};
  if (judgement.is_runnable) {
    const SizeValues sizes = calls.sizes(call);
    const bool is_right = std::ranges::none_of(judgement.findings, [](const Finding& each) { return each.is_certain; });
    const bool is_aliased = has_aliases(call);
    lay_out(calls, call, sizes);
    if (is_right && !judgement.is_empty) {
      RandomSource random(call.content_seed, 0);
      calls.fill(call, sizes, operands_, random);
      const bool is_certain = judgement.is_defined && (!is_aliased || !judgement.may_be_refused(At::run));
      if (is_certain) expected = calls.expect(call, sizes, operands_);
    }
    before_.assign(operands_.views.size(), {});
    for (std::size_t i = 0; i < operands_.views.size(); ++i) {
      pointers_[i] = operands_.pointers[i];
      if (pointers_[i] == nullptr) continue;
      before_[i].assign(operands_.pointers[i], operands_.pointers[i] + static_cast<std::size_t>(operands_.views[i].bytes()));
      if (!operands_.views[i].is_written && !is_aliased) memory_[i]->protect();
    }
  }
  const bool is_typed = call.way == Call::Way::one_call && has_types(call);
  // What has no plan is not run, lest what it was not given decides.
  const bool is_run = judgement.is_runnable && !judgement.is_refused(At::plan);
  const Outcome outcome = is_typed ? in_one_call(call, is_run) : by_plan(call, is_run);
  std::string wrong = check_status(judgement, At::plan, outcome.plan, outcome.error);
  if (wrong.empty() && outcome.has_run) wrong = check_status(judgement, At::run, outcome.run, outcome.error);
  if (!wrong.empty() || !judgement.is_runnable) return wrong;
  if (outcome.has_run && outcome.run == TILEWRIGHT_OK && judgement.is_refused(At::either))
    return "accepted, though it is wrong";
  const bool has_succeeded = outcome.has_run && outcome.run == TILEWRIGHT_OK;
  if (has_succeeded && !judgement.is_empty) ++computed_;
  return check_results(call, has_succeeded && !judgement.is_empty, expected);
}

}  // namespace tilewright::calls
