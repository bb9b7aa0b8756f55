// Fills, poisons and judges the buffers of one problem, where they are (host or device memory). Called by LaidOutProblem. One
// source of functors (checker_thrust.h) is compiled twice: for the host and, with a CUDA toolkit, for the device.
//
// A buffer lies between two guard zones that hold a NaN that is its own: a kernel that reads one buffer's guard and writes it
// into another's shows too (arithmetic hands NaNs on as they are). Its contents are a function of (seed, index), so "untouched"
// is decided for every element without keeping a copy; of those that the user's Python makes there is one.
//
// Right is: within the tolerance of the reference; the reference's infinity where there is one, and where the type has none so
// large; a NaN that was computed where the reference is NaN.
#pragma once

#include <cstdint>

#include "manifest/tensor_data.h"

namespace tilewright::tune {

inline constexpr std::uint32_t kTags = 16;  // buffers of one problem, at most

struct GuardedBuffer {
  void* base = nullptr;  // start of the front guard
  DataType type = DataType::f32;
  std::int64_t elements = 0;
  std::int64_t guard_elements = 0;  // before and after
  Fill fill{};
  std::uint64_t seed = 0;
  const void* contents = nullptr;  // FillKind::external: the data's elements, in the same memory as `base`
  std::uint32_t tag = 0;           // of this buffer among those of a problem; below kTags

  std::int64_t total_elements() const { return elements + 2 * guard_elements; }
  void* data() const { return static_cast<char*>(base) + guard_elements * bytes_of(type); }
};

// Over all elements of an output view: the worst error in units of the tolerance (infinite for a NaN), and where.
struct ErrorReport {
  double worst = 0;
  std::int64_t index = -1;         // dense index of the worst element in the view
  std::int64_t count = 0;          // elements with an error above 1
  std::int64_t first = INT64_MAX;  // dense index of the first of these
};

// Elements that differ from what was put there although they are not output.
struct ChangeReport {
  std::int64_t count = 0;
  std::int64_t first = 0;  // index in the buffer of the first one; negative or >= elements: in a guard zone
};

struct Checker {
  // Contents by fill kind and seed; guards too.
  void (*fill)(const GuardedBuffer& buffer);
  // NaN in every element, so that an element that is never written shows; guards too.
  void (*poison)(const GuardedBuffer& buffer);
  // Against the view's tolerance; `reference` is the dense f64 array of the view, in the same memory as the buffer.
  ErrorReport (*compare)(const GuardedBuffer& buffer, const OutputView& view, const double* reference);
  // Everything outside `output` (may be null: everything). `poisoned`: poison() was called after fill().
  ChangeReport (*find_change)(const GuardedBuffer& buffer, const OutputView* output, bool poisoned);
};

const Checker& host_checker();
#ifdef TILEWRIGHT_HAS_CUDA
const Checker& cuda_checker();
#endif

}  // namespace tilewright::tune
