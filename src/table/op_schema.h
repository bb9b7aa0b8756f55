// How a problem follows from arrays: what axes an op's tensors have, of which types they are, what stands for what is not
// given. Emitted with each op (generated/<op>.cpp) from its declaration; read by languages that call ops by name and with
// arrays (python/calls). Dispatch and kernels know nothing of it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "data_types.h"
#include "table/tensor_layout.h"
#include "tilewright/problem.h"

namespace tilewright {

inline constexpr std::size_t kMaxAxisSizes = 3;

// An axis is `factor` times the product of these sizes long. 0: as long as the caller has it, or as an expression says that no
// size follows from; TensorLayout knows what comes of it.
struct AxisSchema {
  std::int64_t factor = 1;
  std::array<std::uint8_t, kMaxAxisSizes> sizes{kNoSize, kNoSize, kNoSize};
};

// Outermost first. The strides are the sizes of these indices: of all axes, of all but the last, or of none, which is dense.
struct ShapeSchema {
  std::span<const AxisSchema> axes{};
  std::span<const std::uint8_t> strides{};
};

enum class Role : std::uint8_t { in, out, inout };

struct TensorSchema {
  Role role = Role::in;
  bool is_optional = false;                      // or needed with some values of attributes only
  std::span<const ShapeSchema> shapes{};         // for each code of `shape_attribute`, or the only one
  std::uint8_t shape_attribute = kAnyAttribute;  // of the op's attributes
  const ShapeSchema* packed = nullptr;           // where tensor OpEntry::packed_with is given
  std::span<const DataType> types{};             // for each code of `type_attribute`, or the only one
  std::uint8_t type_attribute = kAnyAttribute;
};

struct ScalarSchema {
  double usual = 0;
  std::span<const char* const> values{};  // names of the codes 0, 1, ... of an i32
};

struct OpSchema {
  const char* description = "";
  std::span<const std::uint8_t> attributes{};  // the code of each that is usual
  std::span<const std::int64_t> key_sizes{};   // what each is that is neither given nor follows; kDense: an error
  std::span<const TensorSchema> tensors{};
  std::span<const ScalarSchema> scalars{};
};

}  // namespace tilewright
