// What a caller gives, held against the op's declaration: a problem's sizes where a plan is made, pointers at each run. Faults
// are InvalidArgument, and name what is wrong. Nothing but lists of numbers is dereferenced, and nothing here knows any op.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "table/kernel_table.h"
#include "table/tensor_layout.h"

namespace tilewright {

// Throws where a size is negative, above kMaxSize or beyond what the op allows, where a tensor would reach over more elements
// than kMaxSize, and where elements of a result would overlap whatever a run gives.
void check_problem(const OpEntry& op, const Problem& problem);
// The part of it that whatever reckons with sizes relies on: none is negative, and no key size is above kMaxSize. Costs little.
void check_sizes(const OpEntry& op, const Problem& problem);

// Throws where a list of numbers, in the host's memory, holds one that its size does not allow.
void require_numbers(const OpEntry& op, const Problem& problem, const Arguments& arguments);

// A run's pointers against one problem. The usual case, in which nothing can be wrong, is decided without a branch per tensor.
class ArgumentCheck {
 public:
  ArgumentCheck(const OpEntry& op, const Problem& problem, std::uint32_t alignment);

  // Whether no tensor that is needed is null, none overlaps a result's, and all are aligned to `alignment` of the constructor.
  bool is_plain(const Arguments& arguments) const {
    const bool is_packed = packed_with_ != kNoTensor && arguments.tensors[packed_with_] != nullptr;
    const Footprints& of = footprints_[is_packed ? 1 : 0];
    const auto address = [&](std::size_t i) { return reinterpret_cast<std::uintptr_t>(arguments.tensors[i]); };
    std::uintptr_t bits = 0;
    bool is_odd = of.overlapping != 0 || of.lacks_rows;
    for (std::size_t i = 0; i < tensors_; ++i) {
      bits |= address(i);
      is_odd |= address(i) == 0 && (of.needed >> i & 1) != 0;
    }
    for (std::size_t i = 0; i < pairs_; ++i) {
      const auto [written, other, can_be_same] = pair_[i];
      const std::uintptr_t apart = address(other) - address(written);
      const bool are_there = (address(written) != 0) & (address(other) != 0);
      const bool must_be_apart = are_there & ((apart != 0) | !can_be_same[is_packed ? 1 : 0]);
      is_odd |= must_be_apart & ((apart < of.bytes[written]) | (std::uintptr_t{0} - apart < of.bytes[other]));
    }
    return !is_odd && (bits & alignment_mask_) == 0;
  }

  // Throws InvalidArgument where a needed tensor that is read is null, one is not aligned to its elements, or one shares an
  // element with a result. Returns whether all that are not narrow are aligned as the constructor's `alignment` says.
  bool require_right(const Problem& problem, const Arguments& arguments) const;

  // The same with the address of a result in place of each needed tensor that is null, since it is not read: kernels may
  // reckon with an address, or hand it to hardware that must have one.
  Arguments with_addresses(const Arguments& arguments) const;

  // No element of a result exists.
  bool is_empty() const { return is_empty_; }

 private:
  struct Footprints {
    std::array<std::uintptr_t, kMaxTensors> bytes{};
    std::uint32_t needed = 0;       // bit i: tensor i may not be null
    std::uint32_t overlapping = 0;  // bit i: elements of result i overlap
    bool lacks_rows = false;        // that an index would name
  };
  struct Pair {
    std::uint8_t written, other;
    std::array<bool, 2> can_be_same{};  // in place; usual, packed
  };

  const OpEntry* op_;
  std::uintptr_t alignment_mask_;  // of the kernel, and of elements
  std::uint32_t kernel_alignment_;
  std::uint8_t packed_with_;
  bool is_empty_ = false;
  std::size_t tensors_;
  std::size_t pairs_ = 0;
  std::array<Pair, kMaxTensors*(kMaxTensors - 1) / 2> pair_{};  // a result and another tensor
  std::array<Footprints, 2> footprints_{};                      // usual, packed
};

}  // namespace tilewright
