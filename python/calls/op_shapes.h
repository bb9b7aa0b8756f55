// What follows from the arrays that a caller gives to an operator: attributes from their types, sizes from their shapes.
// Leading axes beyond those of the declaration are folded into its first one; an axis that the declaration calls a product,
// such as heads * dim, may be as many axes; of three sizes the last two.
#pragma once

#include <array>
#include <cstdint>

#include "calls/folded_axes.h"
#include "calls/op_arguments.h"
#include "calls/shape.h"

namespace tilewright::calls {

// The axes of a given array that one axis of the declaration stands for, from `first` to behind `last`.
struct AxisGroup {
  int first = 0, last = 0;
};
using AxisGroups = std::array<AxisGroup, kMaxAxes>;

class OpShapes {
 public:
  // Throws InvalidArgument, or TypeMismatch, where something does not fit or does not follow.
  explicit OpShapes(const OpArguments& arguments);

  // Attributes and key sizes resolved; strides as given by name, or kDense.
  const Problem& problem() const { return problem_; }
  const ShapeSchema& schema_of(std::size_t tensor) const;
  AxisGroups groups_of(std::size_t tensor, const DLTensor& array) const;

  // Of a result that the caller did not give: leading axes are split up as they were folded.
  Shape result_shape(std::size_t tensor) const;
  DLDataType result_type(std::size_t tensor) const;
  // Why results of unknown lengths can't be made: an index says which rows are meant. nullptr: they can.
  const char* index_tensor() const { return index_tensor_; }

 private:
  void resolve_attributes(const OpArguments& arguments);
  std::uint8_t attribute_by_types(const OpArguments& arguments, std::size_t attribute) const;
  void require_types(const OpArguments& arguments) const;
  bool is_one_axis(const AxisSchema& axis, std::int64_t extent) const;
  void resolve_sizes(const OpArguments& arguments);
  void bind(std::size_t tensor, const DLTensor& array);
  void bind_axis(const AxisSchema& axis, AxisGroup group, const DLTensor& array, const char* name);
  void bind_last_sizes(std::size_t tensor, const DLTensor& array);
  void bind_size(std::uint8_t size, const DLTensor& array, AxisGroup group);
  void require_sizes();
  void require_limits() const;  // of sizes that are given by name

  const OpEntry* op_;
  const OpSchema* schema_;
  Problem problem_;
  std::array<std::int64_t, kMaxSizes> given_{};  // by name
  bool is_packed_ = false;
  const char* index_tensor_ = nullptr;
  struct Origin {
    const DLTensor* array;
    AxisGroup group;
  };
  std::array<Origin, kMaxSizes> origins_;  // of the sizes that are from arrays
  std::uint32_t sizes_of_arrays_ = 0;      // bit i: size i is from an array
};

}  // namespace tilewright::calls
