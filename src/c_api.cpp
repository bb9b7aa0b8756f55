// The C ABI: text and arrays turned into problems, exceptions into statuses. Everything else is the C++ API's.
#include "tilewright/c_api.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <memory>
#include <string>

#include "c_status.h"
#include "table/problem_by_name.h"
#include "table/wide_scalar.h"
#include "tilewright/dispatch.h"
#include "tilewright/error.h"
#include "tilewright/threads.h"
#include "tilewright/tuning.h"

struct tilewright_plan {
  std::shared_ptr<const tilewright::Plan> plan;
  std::string explanation;
  int tensor_count;
  int scalar_count;
  int narrow_count;  // without the halves of wide ones
  std::uint32_t constants;
};

namespace {

using tilewright::Arguments;
using tilewright::device_of_number;
using tilewright::guarded;
using tilewright::InvalidArgument;
using tilewright::numerics_of_number;
using tilewright::Problem;
using tilewright::require;

using tilewright::ScalarDeclaration;

std::string scalars_text(const tilewright_plan& plan) {
  const std::string all = std::to_string(plan.scalar_count);
  return plan.narrow_count == plan.scalar_count ? all : std::to_string(plan.narrow_count) + " or " + all;
}

// Plain data: a string would be destroyed before static objects are, and these may call.
constexpr std::size_t kMostErrorBytes = 2048;
thread_local constinit std::array<char, kMostErrorBytes> last_error{};

}  // namespace

namespace tilewright {

tilewright_status fail(tilewright_status status, const char* what) {
  const std::size_t length = std::min(std::strlen(what), last_error.size() - 1);
  std::memcpy(last_error.data(), what, length);
  last_error[length] = 0;
  return status;
}

void require(bool holds, const char* what) {
  if (!holds) throw InvalidArgument(what);
}

const Device& device_of_number(int device) {
  if (device == TILEWRIGHT_DEVICE_CPU) return cpu_device();
  if (device == TILEWRIGHT_DEVICE_CURRENT) return current_device();
  return cuda_device(device);
}

Numerics numerics_of_number(int number) {
  if (number < TILEWRIGHT_TUNED || number > TILEWRIGHT_BATCH_INVARIANT)
    throw InvalidArgument("numerics is " + std::to_string(number) + "; valid are those of tilewright_numerics, 0 to 2");
  return static_cast<Numerics>(number);
}

}  // namespace tilewright

namespace {

Problem problem_of(const tilewright_problem* problem) {
  require(problem != nullptr && problem->op != nullptr, "problem, or its op, is NULL");
  require(problem->attribute_count >= 0 && problem->size_count >= 0, "attribute_count or size_count is negative");
  require(problem->attributes != nullptr || problem->attribute_count == 0, "attributes is NULL");
  require(problem->sizes != nullptr || problem->size_count == 0, "sizes is NULL");
  for (int i = 0; i < problem->attribute_count; ++i) require(problem->attributes[i] != nullptr, "an attribute is NULL");
  const tilewright::KernelTable& table = tilewright::linked_table();
  Problem result =
      tilewright::problem_by_name(table, problem->op, {problem->attributes, static_cast<std::size_t>(problem->attribute_count)},
                                  {problem->sizes, static_cast<std::size_t>(problem->size_count)}, problem->threads);
  require(problem->constants >> table.ops[result.op].tensors.size() == 0, "constants names a tensor that the op does not have");
  result.numerics = numerics_of_number(problem->numerics);
  return result;
}

}  // namespace

extern "C" {

const char* tilewright_version(void) { return TILEWRIGHT_VERSION; }

const char* tilewright_last_error(void) { return last_error.data(); }

tilewright_status tilewright_plan_create(const tilewright_problem* problem, int device, size_t workspace_limit,
                                         tilewright_plan** plan) {
  return guarded([&] {
    require(plan != nullptr, "plan is NULL: there is no place for the result");
    *plan = nullptr;
    auto shared = tilewright::make_plan(problem_of(problem), device_of_number(device), workspace_limit);
    std::string explanation = to_string(shared->explain());
    const tilewright::OpEntry& op = tilewright::linked_table().ops[shared->problem().op];
    *plan = new tilewright_plan{
        .plan = std::move(shared),
        .explanation = std::move(explanation),
        .tensor_count = static_cast<int>(op.tensors.size()),
        .scalar_count = static_cast<int>(op.scalars.size()),
        .narrow_count = static_cast<int>(std::ranges::count(op.scalars, false, &ScalarDeclaration::is_half)),
        .constants = problem->constants};
  });
}

void tilewright_wide_scalar(double value, tilewright_scalar* nearest, tilewright_scalar halves[2]) {
  nearest->f32 = tilewright::nearest_f32(value);
  halves[0].i32 = tilewright::wide_low(value);
  halves[1].i32 = tilewright::wide_high(value);
}

void tilewright_plan_destroy(tilewright_plan* plan) { delete plan; }

size_t tilewright_plan_workspace_bytes(const tilewright_plan* plan) {
  return plan != nullptr ? plan->plan->workspace_bytes() : 0;
}

size_t tilewright_plan_zeroed_workspace_bytes(const tilewright_plan* plan) {
  return plan != nullptr ? plan->plan->zeroed_workspace_bytes() : 0;
}

int tilewright_plan_device(const tilewright_plan* plan) {
  return plan != nullptr && plan->plan->device() >= 0 ? plan->plan->device() : TILEWRIGHT_DEVICE_CPU;
}

const char* tilewright_plan_explain(const tilewright_plan* plan) { return plan != nullptr ? plan->explanation.c_str() : ""; }

tilewright_status tilewright_plan_run(const tilewright_plan* plan, void* const* tensors, int tensor_count,
                                      const tilewright_scalar* scalars, int scalar_count, void* workspace, void* stream) {
  return guarded([&] {
    require(plan != nullptr, "plan is NULL");
    if (tensor_count != plan->tensor_count || (scalar_count != plan->scalar_count && scalar_count != plan->narrow_count)) {
      throw InvalidArgument("the op takes " + std::to_string(plan->tensor_count) + " tensors and " + scalars_text(*plan) +
                            " scalars, not " + std::to_string(tensor_count) + " and " + std::to_string(scalar_count));
    }
    require((tensors != nullptr || tensor_count == 0) && (scalars != nullptr || scalar_count == 0),
            "tensors or scalars is NULL");
    Arguments arguments;
    std::copy_n(tensors, tensor_count, arguments.tensors.begin());
    static_assert(sizeof(tilewright_scalar) == sizeof(tilewright::Scalar));
    for (int i = 0; i < scalar_count; ++i)
      std::memcpy(&arguments.scalars[static_cast<std::size_t>(i)], &scalars[i], sizeof(*scalars));
    arguments.constants = plan->constants;
    plan->plan->run(arguments, workspace, stream);
  });
}

tilewright_status tilewright_explain(const tilewright_problem* problem, int device, char* text, size_t capacity,
                                     size_t* length) {
  return guarded([&] {
    require(text != nullptr || capacity == 0, "text is NULL, and capacity is not 0");
    const std::string explanation = to_string(tilewright::explain(problem_of(problem), device_of_number(device)));
    if (capacity > 0) {
      const std::size_t count = std::min(explanation.size(), capacity - 1);
      std::memcpy(text, explanation.data(), count);
      text[count] = 0;
    }
    if (length != nullptr) *length = explanation.size();
  });
}

void tilewright_plan_cache_statistics(tilewright_plan_cache* statistics) {
  if (statistics == nullptr) return;
  const tilewright::PlanCacheStatistics now = tilewright::plan_cache_statistics();
  *statistics = {now.plans, now.bytes, now.most_bytes, now.made, now.dropped};
}

int tilewright_default_threads(void) { return tilewright::default_threads(); }

tilewright_status tilewright_set_threads(int threads) {
  return guarded([&] { tilewright::set_threads(threads); });
}

void tilewright_set_parallel_for(tilewright_parallel_for function, void* user) { tilewright::set_parallel_for(function, user); }

tilewright_status tilewright_set_numerics(int least) {
  return guarded([&] { tilewright::set_numerics(numerics_of_number(least)); });
}

tilewright_status tilewright_check_groups(void) {
  return guarded([] { tilewright::check_groups(); });
}

tilewright_status tilewright_override_kernel(const char* op, const char* kernel_id) {
  return guarded([&] {
    require(op != nullptr && kernel_id != nullptr, "op or kernel_id is NULL");
    tilewright::override_kernel(op, kernel_id);
  });
}

tilewright_status tilewright_load_overrides(const char* file, int* lines) {
  return guarded([&] {
    require(file != nullptr, "file is NULL");
    const int count = tilewright::load_overrides(file);
    if (lines != nullptr) *lines = count;
  });
}

tilewright_status tilewright_load_records(const char* folder, int* entries) {
  return guarded([&] {
    require(folder != nullptr, "folder is NULL");
    const int count = tilewright::load_layer(tilewright::Layer::user, folder);
    if (entries != nullptr) *entries = count;
  });
}

tilewright_status tilewright_begin_recording(const char* file, uint64_t* recording) {
  return guarded([&] {
    require(file != nullptr && recording != nullptr, "file or recording is NULL");
    *recording = tilewright::begin_recording(file);
  });
}

tilewright_status tilewright_end_recording(uint64_t recording) {
  return guarded([&] { tilewright::end_recording(recording); });
}

}  // extern "C"
