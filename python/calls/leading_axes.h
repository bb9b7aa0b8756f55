// The leading axes of the arrays of one call, all broadcast to the same extents: which of them the call walks as its batch, by
// one stride in each array, and over which it is repeated, because no stride is right for all. Used by products and attention.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "calls/folded_axes.h"

namespace tilewright::calls {

// What a batch may be. Arrays without strides of their own, such as lengths of sequences, need the last axes.
enum class BatchOf : std::uint8_t { any_axes, last_axes };

class LeadingAxes {
 public:
  // All axes where one stride in each array steps through them, else as many indices as can be.
  explicit LeadingAxes(std::span<const Axes* const> arrays, BatchOf of = BatchOf::any_axes);

  std::int64_t batch() const { return batch_; }
  // How often the call is made.
  std::int64_t repetitions() const { return repetitions_; }

  // Of one of the arrays: its stride in the batch, and how many elements the call is at its repetition `i`.
  std::int64_t stride(const Axes& array) const;
  std::int64_t offset(const Axes& array, std::int64_t i) const;

 private:
  bool is_of_batch(std::size_t axis) const { return first_ <= axis && axis < last_; }

  std::size_t first_ = 0, last_ = 0;  // of the axes that are the batch
  std::int64_t batch_ = 1, repetitions_ = 1;
};

}  // namespace tilewright::calls
