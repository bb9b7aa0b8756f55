// Arrays of one call that no kernel takes as they lie, and dense copies in their place: of what is read before the call, and of
// what is written back behind it. Used by the doors of Python and PyTorch, whose arrays know how they are copied.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "calls/dlpack.h"
#include "calls/layout_mismatch.h"
#include "tilewright/problem.h"

namespace tilewright::calls {

// Whether two indices may mean one element: what is written must not.
inline bool may_overlap(const DLTensor& array) {
  std::array<std::pair<std::int64_t, std::int64_t>, 64> axes{};  // strides and extents
  std::size_t count = 0;
  for (std::int32_t i = 0; i < array.ndim && count < axes.size(); ++i) {
    if (array.shape[i] == 0) return false;
    if (array.shape[i] > 1) axes[count++] = {std::abs(array.strides[i]), array.shape[i]};
  }
  std::sort(axes.begin(), axes.begin() + static_cast<std::ptrdiff_t>(count));
  std::int64_t reach = 0;  // the farthest element so far
  for (std::size_t i = 0; i < count; ++i) {
    if (axes[i].first <= reach) return true;
    reach += axes[i].first * (axes[i].second - 1);
  }
  return false;
}

// Array::make_dense puts a dense copy where its DLTensor points to, and says whether it could; Array::write_back copies that to
// the array itself.
template <typename Array>
class DenseCopies {
 public:
  void read(const DLTensor& seen, Array& array) { all_[count_++] = {.seen = &seen, .array = &array}; }
  void write(const DLTensor& seen, Array& array) { all_[count_++] = {.seen = &seen, .array = &array, .is_written = true}; }

  // What `make` returns, which looks at the arrays' DLTensors. Throws what it throws where a copy helps nobody.
  template <typename Make>
  auto made(const Make& make) {
    for (;;) {
      try {
        return make();
      } catch (const LayoutMismatch& fault) {
        bool is_any_new = false;
        for (std::size_t i = 0; i < count_; ++i) {
          Copied& each = all_[i];
          if (std::ranges::find(fault.arrays, each.seen) == fault.arrays.end() || each.is_copied) continue;
          if (each.is_written && may_overlap(*each.seen)) throw;
          if (!each.array->make_dense(fault.along)) throw;
          each.is_copied = is_any_new = true;
        }
        if (!is_any_new) throw;
      }
    }
  }

  void write_back() {
    for (std::size_t i = 0; i < count_; ++i) {
      if (all_[i].is_written && all_[i].is_copied) all_[i].array->write_back();
    }
  }

 private:
  struct Copied {
    const DLTensor* seen = nullptr;
    Array* array = nullptr;
    bool is_written = false, is_copied = false;
  };
  std::array<Copied, kMaxTensors> all_{};
  std::size_t count_ = 0;
};

}  // namespace tilewright::calls
