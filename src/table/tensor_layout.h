// How a tensor lies in memory: extents and strides of its axes in numbers. Made by generated code (OpEntry::tensors_of) from
// the op's declaration, read by what checks problems and arguments (argument_check.h). Kernels know nothing of it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include "tilewright/problem.h"

namespace tilewright {

inline constexpr std::size_t kMaxAxes = 5;
inline constexpr std::uint8_t kNoSize = 255;

// An extent that only the caller knows. It is taken for the least that there is: 1 element, and 2 where they must be apart.
inline constexpr std::int64_t kUnknownExtent = -1;
// One that is at most so long: none and one leave nothing to know.
constexpr std::int64_t up_to(std::int64_t most) { return most < 2 ? most : kUnknownExtent; }

struct TensorLayout {
  std::int64_t element_bytes = 0;
  std::size_t rank = 0;
  std::array<std::int64_t, kMaxAxes> extents{};       // outermost first
  std::array<std::int64_t, kMaxAxes> strides{};       // in elements; 0: all indices are the same place
  std::array<std::uint8_t, kMaxAxes> stride_sizes{};  // which size an axis's stride is, or kNoSize
  std::size_t unknown_axis = kMaxAxes;                // whose extent is kUnknownExtent

  bool is_empty() const;
};

// The strides are the sizes of these indices; an axis without is the last one, whose elements are neighbours.
// `element_bytes` is the caller's to set.
TensorLayout strided_layout(const std::array<std::int64_t, kMaxSizes>& sizes, std::initializer_list<std::int64_t> extents,
                            std::initializer_list<std::uint8_t> stride_sizes);
// Row-major without gaps.
TensorLayout dense_layout(std::initializer_list<std::int64_t> extents);

// From the first element to behind the last one; 0 where there is none, INT64_MAX where they are more.
std::int64_t footprint_elements(const TensorLayout& layout);
std::int64_t footprint_bytes(const TensorLayout& layout);

// The axis whose stride does not step over what lies within, so that two indices may be one place; kMaxAxes where none is.
// `least` gets what that stride must be at least.
std::size_t overlapping_axis(const TensorLayout& layout, std::int64_t& least);

// Whether the same index is the same element of both, where they begin at one address.
bool is_same_layout(const TensorLayout& a, const TensorLayout& b);

// Whether any byte belongs to an element of both. Exact but for strides so irregular that it takes too long to say, which count
// as sharing.
bool share_bytes(const TensorLayout& a, std::uintptr_t a_address, const TensorLayout& b, std::uintptr_t b_address);

}  // namespace tilewright
