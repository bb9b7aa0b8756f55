// The sequences of a batch: where the pages of their caches lie, at which positions they are, and the tables of angles.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "memory.h"
#include "model.h"

namespace block {

inline constexpr std::int64_t kPageSize = 16;  // tokens of a page

class Sequences {
 public:
  // `capacity`: tokens that each can have. Pages are dealt out at random, as they are after a while of serving.
  Sequences(const Model& model, Machine& machine, std::int64_t batch, std::int64_t capacity);

  std::int64_t batch() const { return batch_; }
  std::int64_t capacity() const { return capacity_; }
  std::int64_t slots() const { return batch_ * pages_ * kPageSize; }  // rows of a cache
  // The row of a cache that a token's key and value lie in.
  std::int64_t slot(std::int64_t sequence, std::int64_t position) const;

  const void* page_table() const { return device_table_.data(); }  // i32 [batch, pages of one]
  const void* cosines() const { return cosines_.data(); }          // f32 [capacity, head_dim / 2]; null: none are needed
  const void* sines() const { return sines_.data(); }

 private:
  std::int64_t batch_, capacity_, pages_;
  std::vector<std::int32_t> table_;
  Memory device_table_, cosines_, sines_;
};

}  // namespace block
