#include "calls/op_call.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "calls/device_of.h"
#include "calls/layout_mismatch.h"
#include "calls/shape.h"
#include "calls/tensor_text.h"
#include "tilewright/error.h"

namespace tilewright::calls {
namespace {

const char* const kRemedy = "Make it contiguous first: numpy.ascontiguousarray(x), x.contiguous()";

// One array, and how its axes lie that the declaration knows.
struct Placed {
  const char* name;
  const DLTensor* array;
  const ShapeSchema* schema;
  std::array<Axis, kMaxAxes> axes{};

  std::string text() const { return std::string(name) + " has shape " + tuple_text(shape_of(*array)); }
  // With the shape that its axes have once they are folded, where that is another.
  std::string folded_text() const {
    if (static_cast<std::size_t>(array->ndim) <= schema->axes.size()) return text();
    Shape shape;
    for (std::size_t i = 0; i < schema->axes.size(); ++i) shape.add(axes[i].extent);
    return text() + ", folded " + tuple_text(shape);
  }
  std::string strided_text() const { return text() + " and strides " + tuple_text(strides_of(*array)); }
};

Placed placed(const OpArguments& arguments, const OpShapes& shapes, std::size_t tensor) {
  Placed result{.name = arguments.op->tensors[tensor], .array = arguments.tensors[tensor], .schema = &shapes.schema_of(tensor)};
  const AxisGroups groups = shapes.groups_of(tensor, *result.array);
  for (std::size_t i = 0; i < result.schema->axes.size(); ++i) {
    Axes axes;
    for (int axis = groups[i].first; axis < groups[i].last; ++axis) {
      axes.add({.extent = result.array->shape[axis], .stride = result.array->strides[axis]});
    }
    const std::optional<Axis> one = folded(axes);
    if (!one) {
      throw LayoutMismatch(*result.array, result.strided_text() + ": no single stride steps through its axes " +
                                              std::to_string(groups[i].first) + " to " + std::to_string(groups[i].last - 1) +
                                              ". " + kRemedy);
    }
    result.axes[i] = *one;
  }
  return result;
}

std::vector<const DLTensor*> with_stride(std::span<const Placed> all, std::uint8_t size) {
  std::vector<const DLTensor*> arrays;
  for (const Placed& each : all) {
    if (each.array != nullptr && std::ranges::find(each.schema->strides, size) != each.schema->strides.end())
      arrays.push_back(each.array);
  }
  return arrays;
}

// The strides become sizes of the problem. Of an axis that has one element, none: any stride is right.
void take_strides(const Placed& of, const OpEntry& op, std::span<const Placed> all,
                  std::array<std::int64_t, kMaxSizes>& sizes) {
  for (std::size_t i = 0; i < of.schema->strides.size(); ++i) {
    if (of.axes[i].extent <= 1) continue;
    std::int64_t& size = sizes[of.schema->strides[i]];
    if (of.axes[i].stride < 0) throw LayoutMismatch(*of.array, of.strided_text() + "; none may be negative. " + kRemedy);
    if (size != kDense && size != of.axes[i].stride) {
      throw LayoutMismatch(with_stride(all, of.schema->strides[i]), of.strided_text() + "; its axis " + std::to_string(i) +
                                                                        " must have the stride " + std::to_string(size) +
                                                                        ", which " + op.sizes[of.schema->strides[i]] +
                                                                        " is by another array or by name. " + kRemedy);
    }
    size = of.axes[i].stride;
  }
}

void require_dense(const Placed& of) {
  const std::size_t strided = of.schema->strides.size();
  std::int64_t stride = 1;
  for (std::size_t i = of.schema->axes.size(); i-- > strided;) {
    if (of.axes[i].extent > 1 && of.axes[i].stride != stride) {
      throw LayoutMismatch(*of.array, of.strided_text() + "; " +
                                          (strided == 0 ? "it must be contiguous. " : "its last axis must be contiguous. ") +
                                          kRemedy);
    }
    stride *= of.axes[i].extent;
  }
}

std::string sizes_text(const OpEntry& op, const Problem& problem) {
  std::string text;
  for (std::size_t i = 0; i < op.key_sizes; ++i) {
    text += (i > 0 ? ", " : "") + std::string(op.sizes[i]) + " = " + std::to_string(problem.sizes[i]);
  }
  return text;
}

// An input that has an axis once where the problem has it often is broadcast, if the axis has a stride; rows that an index
// names may be any number.
void require_extents(const Placed& of, const OpEntry& op, const TensorLayout& layout, bool is_input, bool is_indexed,
                     Problem& problem) {
  for (std::size_t i = 0; i < of.schema->axes.size(); ++i) {
    const std::int64_t extent = of.axes[i].extent, wanted = layout.extents[i];
    if (extent == wanted || wanted == kUnknownExtent || (is_indexed && i == 0 && of.schema->axes.size() > 1)) continue;
    if (is_input && extent == 1 && i < of.schema->strides.size()) {
      problem.sizes[of.schema->strides[i]] = 0;
      continue;
    }
    if (is_input && extent == 1) {
      throw InvalidArgument(of.text() + "; its axis of " + std::to_string(wanted) +
                            ", the last, is not broadcast: it must have " + "all of its elements, for " +
                            sizes_text(op, problem));
    }
    throw InvalidArgument(of.folded_text() + "; it must be " + tuple_text({layout.extents.data(), layout.rank}) + ", for " +
                          sizes_text(op, problem));
  }
}

// Whether an index may name rows of tensor `i`: of a table, of a result, or of the only array that must be given. Of several of
// these, as queries, keys and values, each has a row for each number of the index, and so has a result in its place.
bool may_be_indexed(const OpEntry& op, const OpShapes& shapes, std::size_t i) {
  if (shapes.index_tensor() == nullptr) return false;
  const auto tensors = op.schema().tensors;
  const auto is_required = [](const TensorSchema& each) { return each.role != Role::out && !each.is_optional; };
  if (std::ranges::count_if(tensors, is_required) == 1) return true;
  return !is_required(tensors[i]) && std::ranges::none_of(op.in_place, [&](const InPlace& each) {
    return each.output == i && is_required(tensors[each.input]);
  });
}

// What dispatch would refuse of a size by name alone, here with the array that it is of.
void require_least(const OpEntry& op, const Problem& problem, std::span<const Placed> all) {
  if (op.least == nullptr) return;
  std::array<std::int64_t, kMaxSizes> least{};
  op.least(problem, least);
  for (const Placed& each : all) {
    for (std::size_t i = 0; each.array != nullptr && i < each.schema->axes.size(); ++i) {
      const AxisSchema& axis = each.schema->axes[i];
      const std::uint8_t size = axis.sizes[0];
      if (axis.factor != 1 || size == kNoSize || axis.sizes[1] != kNoSize || problem.sizes[size] >= least[size]) continue;
      throw InvalidArgument(each.text() + "; " + op.sizes[size] + " is " + std::to_string(problem.sizes[size]) +
                            ", valid are numbers from " + std::to_string(least[size]));
    }
  }
}

}  // namespace

Call op_call(const OpArguments& arguments, const OpShapes& shapes) {
  const OpEntry& op = *arguments.op;
  std::array<NamedTensor, kMaxTensors> named{};
  for (std::size_t i = 0; i < op.tensors.size(); ++i) named[i] = {op.tensors[i], arguments.tensors[i]};
  require_one_device(std::span(named).first(op.tensors.size()));

  Problem problem = shapes.problem();
  Call call{.problem = {}, .arguments = {.scalars = arguments.scalars}, .device = nullptr};
  std::array<Placed, kMaxTensors> all{};
  for (std::size_t i = 0; i < op.tensors.size(); ++i) {
    if (arguments.tensors[i] == nullptr) continue;
    all[i] = placed(arguments, shapes, i);
    take_strides(all[i], op, all, problem.sizes);
    require_dense(all[i]);
    call.arguments.tensors[i] = data_of(*arguments.tensors[i]);
    call.device = &device_of(arguments.tensors[i]->device);
  }
  if (call.device == nullptr) throw InvalidArgument(std::string(op.name) + " got no array");

  Problem laid_out = problem;
  if (op.lay_out != nullptr) op.lay_out(laid_out);
  const bool is_packed = op.packed_with != kNoTensor && arguments.tensors[op.packed_with] != nullptr;
  std::array<TensorLayout, kMaxTensors> layouts{};
  op.tensors_of(laid_out, is_packed, layouts);
  for (std::size_t i = 0; i < op.tensors.size(); ++i) {
    if (all[i].array == nullptr) continue;
    const bool is_input = op.schema().tensors[i].role == Role::in;
    require_extents(all[i], op, layouts[i], is_input, may_be_indexed(op, shapes, i), problem);
  }
  require_least(op, laid_out, all);
  if (op.lay_out != nullptr) op.lay_out(problem);
  call.problem = problem;
  return call;
}

}  // namespace tilewright::calls
