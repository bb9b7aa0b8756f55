// What a caller gives to an operator that is named at run time, in the order of its declaration.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "calls/dlpack.h"
#include "table/kernel_table.h"
#include "table/op_schema.h"
#include "tilewright/problem.h"

namespace tilewright::calls {

struct OpArguments {
  const OpEntry* op;
  std::array<const DLTensor*, kMaxTensors> tensors{};     // nullptr: not given
  std::array<std::uint8_t, kMaxAttributes> attributes{};  // kAnyAttribute: not given
  std::array<std::int64_t, kMaxSizes> sizes{};            // kDense: not given
  std::array<Scalar, kMaxScalars> scalars{};

  // Nothing is given but the scalars that are usual.
  explicit OpArguments(const OpEntry& entry) : op(&entry) {
    attributes.fill(kAnyAttribute);
    std::fill_n(sizes.begin(), entry.sizes.size(), kDense);
    const OpSchema& schema = entry.schema();
    for (std::size_t i = 0; i < schema.scalars.size(); ++i) {
      if (entry.scalars[i].is_float) {
        scalars[i].f32 = static_cast<float>(schema.scalars[i].usual);
      } else {
        scalars[i].i32 = static_cast<std::int32_t>(schema.scalars[i].usual);
      }
    }
  }
};

}  // namespace tilewright::calls
