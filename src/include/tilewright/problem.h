// What is to be computed, as plain data: the two dispatch keys of a call, and the pointers and scalars of one run.
// Typed structs for each op (generated/include/tilewright/ops.h) are turned into these; nothing here knows any op.
#pragma once

#include "tilewright/cxx20.h"
#if TILEWRIGHT_HAS_CXX20

#include <array>
#include <cstdint>
#include <string>

namespace tilewright {

inline constexpr int kMaxAttributes = 12;  // so that op, threads and these are two sizes long: keys have no padding
inline constexpr int kMaxSizes = 24;
inline constexpr int kMaxTensors = 12;
inline constexpr int kMaxScalars = 8;
inline constexpr int kMaxRuntime = 8;
inline constexpr int kMaxComputed = 16;
inline constexpr int kMaxTensorMaps = 24;
// A leading dimension or stride that stands for that of dense, unpadded operands; no size can be it. A stride of 0 is a
// broadcast: all indices of its axis are the same place in memory.
inline constexpr std::int64_t kDense = INT64_MIN;
// Among the codes of what a kernel serves: every value of this attribute. No problem has it.
inline constexpr std::uint8_t kAnyAttribute = 255;

// What a result's bits may depend on, besides what it is computed from; each promises what those before it do, and more.
// `tuned`: the fastest kernel runs. `deterministic`: a run again gives the same bits, on the same device, with arrays that lie
// alike. `batch_invariant`: a row, or a sequence, has the same bits whatever else is in the batch and however many there are
// (docs/how/numerics.md). As wide as a size, so that keys have no padding.
enum class Numerics : std::uint64_t { tuned, deterministic, batch_invariant };
const char* to_string(Numerics numerics);
// Throws InvalidArgument.
Numerics numerics_by_name(const std::string& name);

// One problem. `attributes` (codes in the order of the op's declaration) and `threads` are the semantic key: matched exactly.
// The key sizes, which come first among `sizes`, are the preference key: may be approximated. The remaining sizes (leading
// dimensions and strides, in elements; none is kDense any more) only decide which kernels are legal. Unused slots are zero.
// `numerics` is asked of the choice: no record names it.
struct Problem {
  std::uint16_t op = 0;       // index among the linked ops
  std::uint16_t threads = 0;  // CPU worker threads; 0 on GPUs
  std::array<std::uint8_t, kMaxAttributes> attributes{};
  Numerics numerics = Numerics::tuned;
  std::array<std::int64_t, kMaxSizes> sizes{};

  friend bool operator==(const Problem&, const Problem&) = default;
};

// One scalar argument, 4 bytes in the parameter block; its type is that of the op's declaration.
union Scalar {
  float f32;
  std::int32_t i32;
};

// One run's pointers (device pointers on GPUs) and scalars, in the order of the op's declaration.
// An absent optional tensor is nullptr.
struct Arguments {
  std::array<void*, kMaxTensors> tensors{};
  std::array<Scalar, kMaxScalars> scalars{};
  // Bit i is a promise: nothing that may still be under way when the run begins, such as what is ahead of it in its stream or
  // graph, writes tensor i. On CUDA a kernel may then read it before the one ahead has ended.
  std::uint32_t constants = 0;
};

// Every kernel of an op, on any target, and its reference receive one parameter block by value (CUDA) or by address (CPU):
//   void* tensor[T]; void* workspace; int64_t size[S]; {float|int32_t} scalar[C]; int32_t runtime[R];
//   alignas(8) int64_t computed[H]; alignas(128) CUtensorMap map[D];
// with T, S, C from the op (less what the kernel lacks: KernelEntry::tensors_left_out) and R, H, D from the kernel's family.
// codegen emits the same layout as a C struct with named members
// (`struct Params`) at the top of every generated unit.
inline constexpr int kTensorMapBytes = 128;
inline constexpr int kTensorMapAlignment = 128;  // as cuda.h aligns the type since CUDA 13
inline constexpr int kMaxParameterBytes =
    (8 * kMaxTensors + 8 + 8 * kMaxSizes + 4 * kMaxScalars + 4 * kMaxRuntime + 8 * kMaxComputed + kTensorMapAlignment - 1) /
        kTensorMapAlignment * kTensorMapAlignment +
    kMaxTensorMaps * kTensorMapBytes;

}  // namespace tilewright

#endif
