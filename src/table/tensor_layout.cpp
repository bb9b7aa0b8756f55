// Extents and strides reckoned with: how far a tensor reaches, and whether two of them meet.
#include "table/tensor_layout.h"

#include <algorithm>
#include <span>

#include "saturate.h"

namespace tilewright {
namespace {

// One step of the difference between an element's address in one tensor and another's in the other: `from` to `to` times so
// many bytes.
struct Step {
  std::int64_t bytes = 0;
  std::int64_t from = 0;
  std::int64_t to = 0;
};

// The steps of a sum, longest first, and how far those behind each one reach together. 128 bits: a stride times an extent is
// more than 64 in a layout that nothing has checked yet.
class Differences {
 public:
  void add(std::int64_t bytes, std::int64_t from, std::int64_t to) {
    if (bytes == 0 || from == to) return;
    for (Step& step : steps()) {
      if (step.bytes == bytes) {
        step.from += from;
        step.to += to;
        return;
      }
    }
    steps_[count_++] = {.bytes = bytes, .from = from, .to = to};
  }

  // Whether some sum lies strictly between `below` and `above`.
  bool reach(std::int64_t below, std::int64_t above) {
    std::ranges::sort(steps(), std::ranges::greater{}, &Step::bytes);
    Wide least = 0, most = 0;
    for (std::size_t i = count_; i-- > 0;) {
      least_[i] = least, most_[i] = most;
      least += Wide{steps_[i].bytes} * steps_[i].from;
      most += Wide{steps_[i].bytes} * steps_[i].to;
    }
    return reach(0, below, above);
  }

 private:
  __extension__ using Wide = __int128;

  std::span<Step> steps() { return {steps_.data(), count_}; }

  static Wide floor_divide(Wide a, Wide b) { return a / b - (a % b < 0 ? 1 : 0); }

  bool reach(std::size_t i, Wide below, Wide above) {
    if (i == count_) return below < 0 && above > 0;
    if (++tried_ > kMostTries) return true;
    const Step& step = steps_[i];
    // below < bytes * n + rest < above for some rest from least_ to most_.
    const Wide first = std::max(Wide{step.from}, floor_divide(below - most_[i], step.bytes) + 1);
    const Wide last = std::min(Wide{step.to}, -floor_divide(least_[i] - above, step.bytes) - 1);
    for (Wide n = first; n <= last; ++n) {
      if (reach(i + 1, below - step.bytes * n, above - step.bytes * n)) return true;
    }
    return false;
  }

  static constexpr int kMostTries = 10000;

  std::array<Step, 2 * kMaxAxes> steps_{};
  std::array<Wide, 2 * kMaxAxes> least_{}, most_{};
  std::size_t count_ = 0;
  int tried_ = 0;
};

}  // namespace

bool TensorLayout::is_empty() const { return std::ranges::count(extents.begin(), extents.begin() + rank, 0) != 0; }

TensorLayout strided_layout(const std::array<std::int64_t, kMaxSizes>& sizes, std::initializer_list<std::int64_t> extents,
                            std::initializer_list<std::uint8_t> stride_sizes) {
  TensorLayout layout{.rank = extents.size()};
  std::ranges::copy(extents, layout.extents.begin());
  layout.strides.fill(1);
  layout.stride_sizes.fill(kNoSize);
  std::ranges::copy(stride_sizes, layout.stride_sizes.begin());
  std::ranges::transform(stride_sizes, layout.strides.begin(), [&](std::uint8_t size) { return sizes[size]; });
  for (std::size_t axis = 0; axis < layout.rank; ++axis) {
    if (layout.extents[axis] != kUnknownExtent) continue;
    layout.extents[axis] = 1;
    layout.unknown_axis = axis;
  }
  return layout;
}

TensorLayout dense_layout(std::initializer_list<std::int64_t> extents) {
  TensorLayout layout = strided_layout({}, extents, {});
  for (std::size_t axis = layout.rank; axis-- > 1;) {
    layout.strides[axis - 1] = saturating_product(layout.strides[axis], layout.extents[axis]);
  }
  return layout;
}

std::int64_t footprint_elements(const TensorLayout& layout) {
  if (layout.is_empty()) return 0;
  std::int64_t last = 0;
  for (std::size_t axis = 0; axis < layout.rank; ++axis) {
    last = saturating_sum(last, saturating_product(layout.extents[axis] - 1, layout.strides[axis]));
  }
  return saturating_sum(last, 1);
}

std::int64_t footprint_bytes(const TensorLayout& layout) {
  return saturating_product(footprint_elements(layout), layout.element_bytes);
}

std::size_t overlapping_axis(const TensorLayout& layout, std::int64_t& least) {
  std::array<std::size_t, kMaxAxes> axes{};
  std::size_t count = 0;
  std::array<std::int64_t, kMaxAxes> extents = layout.extents;
  if (layout.unknown_axis < layout.rank) extents[layout.unknown_axis] = 2;
  for (std::size_t axis = 0; axis < layout.rank; ++axis) {
    if (extents[axis] > 1) axes[count++] = axis;
  }
  // Of equal strides the outer axis is to blame.
  std::stable_sort(axes.begin(), axes.begin() + count, [&](std::size_t a, std::size_t b) {
    return layout.strides[a] != layout.strides[b] ? layout.strides[a] < layout.strides[b] : a > b;
  });
  std::int64_t within = 1;  // elements from the first to behind the last of the axes before
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t axis = axes[i];
    if (layout.strides[axis] < within) {
      TensorLayout inner = layout;
      std::fill_n(inner.extents.begin(), axis + 1, 1);
      least = std::max(within, footprint_elements(inner));
      return axis;
    }
    within = saturating_sum(within, saturating_product(extents[axis] - 1, layout.strides[axis]));
  }
  return kMaxAxes;
}

bool is_same_layout(const TensorLayout& a, const TensorLayout& b) {
  if (a.rank != b.rank || a.element_bytes != b.element_bytes || a.unknown_axis != b.unknown_axis) return false;
  for (std::size_t axis = 0; axis < a.rank; ++axis) {
    const bool is_stepped = a.extents[axis] != 1 || axis == a.unknown_axis;
    if (a.extents[axis] != b.extents[axis] || (is_stepped && a.strides[axis] != b.strides[axis])) return false;
  }
  return true;
}

bool share_bytes(const TensorLayout& a, std::uintptr_t a_address, const TensorLayout& b, std::uintptr_t b_address) {
  if (a.is_empty() || b.is_empty()) return false;
  Differences differences;
  for (std::size_t axis = 0; axis < a.rank; ++axis) {
    differences.add(saturating_product(a.strides[axis], a.element_bytes), 0, a.extents[axis] - 1);
  }
  for (std::size_t axis = 0; axis < b.rank; ++axis) {
    differences.add(saturating_product(b.strides[axis], b.element_bytes), 1 - b.extents[axis], 0);
  }
  // Bytes x of a's element and y of b's are the same one: a + difference + x == b + y.
  const auto apart = static_cast<std::int64_t>(b_address - a_address);
  return differences.reach(apart - a.element_bytes, apart + b.element_bytes);
}

}  // namespace tilewright
