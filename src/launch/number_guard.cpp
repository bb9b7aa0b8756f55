#include "launch/number_guard.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdlib>
#include <string>
#include <string_view>

#include "process_lock.h"
#include "table/host_numbers.h"
#include "table/tensor_layout.h"
#include "tilewright/dispatch.h"
#include "tilewright/error.h"

namespace tilewright {
namespace {

// A status: why, where, the number, and what it is compared with.
constexpr std::size_t kNumbers = 4;
enum Why : std::int32_t { kNone = 0, kBelow = 1, kDecreasing = 2, kNotBelow = 2, kAbove = 3 };

struct Fault {
  std::int32_t why = kNone;
  std::int64_t place = 0;
  std::int32_t number = 0, limit = 0;
};

// The rest of a sentence that begins with the op's name.
std::string text_of(const Fault& fault, bool are_ends, std::string_view list, std::string_view bound) {
  const std::string limit = std::to_string(fault.limit);
  std::string text = std::string(list) + " has " + std::to_string(fault.number) + " as number " + std::to_string(fault.place);
  if (fault.why == kBelow) return text + ", below " + limit;
  if (!are_ends) return text + "; valid are numbers below " + limit + ", which is " + std::string(bound);
  if (fault.why == kDecreasing) return text + ", less than " + limit + ", the end before it";
  return text + ", above " + limit + ", which is " + std::string(bound);
}

// Of a list in the host's memory.
Fault wrong_end(const std::int32_t* ends, std::int64_t count, std::int32_t rows) {
  std::int32_t before = 0;
  for (std::int64_t i = 0; i < count; before = ends[i++]) {
    if (ends[i] < 0) return {kBelow, i, ends[i], 0};
    if (ends[i] > rows) return {kAbove, i, ends[i], rows};
    if (ends[i] < before) return {kDecreasing, i, ends[i], before};
  }
  return {};
}
Fault wrong_index(const std::int32_t* indices, std::int64_t rows, std::int64_t cols, std::int64_t stride, std::int32_t count) {
  for (std::int64_t row = 0; row < rows; ++row) {
    for (std::int64_t i = 0; i < cols; ++i) {
      const std::int32_t index = indices[row * stride + i];
      if (index < -1) return {kBelow, row * cols + i, index, -1};
      if (index >= count) return {kNotBelow, row * cols + i, index, count};
    }
  }
  return {};
}

// What GPUs have found of one op's list: a status that the host can read, for as long as the process lives.
struct Reported {
  std::string op, list, bound;
  bool are_ends;
  std::int32_t* status;
};
constinit Immortal<std::vector<Reported>> reports;

std::int32_t* status_of(const OpEntry& op, const GuardedList& list, const Device& device) {
  const ProcessLock lock;
  std::vector<Reported>& all = reports.get();
  for (const Reported& each : all)
    if (each.op == op.name && each.list == op.tensors[list.tensor]) return each.status;
  all.push_back(
      {op.name, op.tensors[list.tensor], op.sizes[list.bound], list.are_ends, zeroed_host_numbers(device.ordinal, kNumbers)});
  return all.back().status;
}

std::shared_ptr<const Plan> plan_of(std::string_view name, std::initializer_list<std::int64_t> sizes, const Device& device) {
  const auto ops = linked_table().ops;
  const auto op = std::ranges::find_if(ops, [&](const OpEntry& each) { return name == each.name; });
  if (op == ops.end()) throw Error("TILEWRIGHT_GROUP_CHECKS is set, and " + std::string(name) + " is not linked");
  Problem problem{.op = static_cast<std::uint16_t>(op - ops.begin())};
  std::ranges::copy(sizes, problem.sizes.begin());
  return make_plan(problem, device);
}

bool is_wanted() {
  static constinit Immortal<bool> wanted;
  return wanted.get([] {
    const char* value = std::getenv("TILEWRIGHT_GROUP_CHECKS");
    return value != nullptr && *value != 0 && std::string_view(value) != "0";
  });
}

}  // namespace

NumberGuard::NumberGuard(const OpEntry& op, const Problem& problem, const Device& device) : op_(&op) {
  std::array<TensorLayout, kMaxTensors> layouts;
  op.tensors_of(problem, false, layouts);
  for (const GuardedList& each : op.guarded) {
    const TensorLayout& layout = layouts[each.tensor];
    const bool has_rows = layout.rank == 2;
    const std::int64_t bound = std::min<std::int64_t>(problem.sizes[each.bound], INT32_MAX);
    List list{.tensor = each.tensor,
              .are_ends = each.are_ends,
              .bound = static_cast<std::int32_t>(bound),
              .bound_name = op.sizes[each.bound],
              .rows = has_rows ? layout.extents[0] : 1,
              .cols = layout.extents[has_rows ? 1 : 0],
              .stride = has_rows ? layout.strides[0] : 0};
    if (list.rows == 0 || list.cols == 0) continue;
    if (device.kind == TargetKind::cuda) {
      list.plan = list.are_ends
                      ? plan_of(each.looked_at_by, {list.cols}, device)
                      : plan_of(each.looked_at_by, {list.rows, list.cols, has_rows ? list.stride : list.cols}, device);
      list.status = status_of(op, each, device);
    }
    lists_.push_back(std::move(list));
  }
}

void NumberGuard::look(const Arguments& arguments, Stream stream) const {
  for (const List& list : lists_) {
    void* const numbers = arguments.tensors[list.tensor];
    if (numbers == nullptr) continue;
    if (list.plan != nullptr) {
      Arguments given{.tensors = {numbers, list.status}};
      given.scalars[0].i32 = list.are_ends ? list.bound : -1;
      given.scalars[1].i32 = list.bound;
      list.plan->run(given, nullptr, stream);
      continue;
    }
    const auto* const first = static_cast<const std::int32_t*>(numbers);
    const Fault fault = list.are_ends ? wrong_end(first, list.cols, list.bound)
                                      : wrong_index(first, list.rows, list.cols, list.stride, list.bound);
    if (fault.why == kNone) continue;
    const std::string what = text_of(fault, list.are_ends, op_->tensors[list.tensor], list.bound_name);
    throw InvalidArgument(std::string(op_->name) + ": " + what);
  }
}

std::unique_ptr<const NumberGuard> wanted_guard(const OpEntry& op, const Problem& problem, const Device& device) {
  if (op.guarded.empty() || !is_wanted()) return nullptr;
  return std::make_unique<const NumberGuard>(op, problem, device);
}

void check_groups() {
  const ProcessLock lock;
  if (!reports.is_made()) return;
  for (const Reported& each : reports.get()) {
    // A GPU writes the first number last, and leaves what it finds there alone.
    const std::atomic_ref<std::int32_t> why(*each.status);
    if (why.load(std::memory_order_acquire) <= kNone) continue;
    const Fault fault{why.load(), each.status[1], each.status[2], each.status[3]};
    why.store(kNone, std::memory_order_release);
    throw InvalidArgument(each.op + ": " + text_of(fault, each.are_ends, each.list, each.bound) +
                          "; the first that was found on a GPU");
  }
}

}  // namespace tilewright
