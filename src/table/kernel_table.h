// The contract between generated code and the runtime: plain, constant data that says which kernels are linked, how each is
// launched (launch_words.h), where it is legal, and which one was measured best where. generated/table.cpp defines one
// KernelTable (emitted_table.h); the tuner builds the same KernelEntry from a manifest, so that what is tuned and what is
// shipped take one launch path.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "table/launch_words.h"
#include "tilewright/device.h"
#include "tilewright/problem.h"

namespace tilewright {

class ThreadPool;
struct OpSchema;
struct TensorLayout;

inline constexpr std::uint8_t kNoTensor = 255;

// Legal iff min <= size <= max and size % multiple == 0.
struct SizeRule {
  ValueIndex value = 0;
  std::int64_t multiple = 1;
  std::int64_t min = 0;
  std::int64_t max = INT64_MAX;
};

using Runtime = std::array<std::int32_t, kMaxRuntime>;  // run-time parameters, in the order of KernelEntry::runtime_names

// The family's cost model of a kernel: microseconds on the arch's nominal device for each of some run-time values, infinite
// where a search would not try them. Good for ranking kernels.
struct CostModel {
  using Function = void (*)(const Problem& problem, std::span<const Runtime> runtimes, const double* coefficients, double* us);
  Function function = nullptr;  // nullptr: none
  const double* coefficients = nullptr;
};

// Host code of a CPU family (packing, loops, threads), compiled once into the library from the op's own folder.
// `kernel` is the address of the generated unit's `extern "C"` symbol; `params` is the parameter block.
struct CpuDriver {
  const char* name;
  void (*run)(const void* kernel, const void* params, void* workspace, ThreadPool& pool);
  std::size_t (*workspace_bytes)(const void* kernel, const void* params, int threads);
};

// A CPU kernel without a driver: called once for each point of the grid, spread over the pool.
using CpuGridKernel = void (*)(const void* params, std::int64_t x, std::int64_t y, std::int64_t z);

// Not a span, which would be no constant: only the linker knows how far apart the two are.
struct ImageBytes {
  const unsigned char* first = nullptr;
  const unsigned char* last = nullptr;  // behind the last byte

  bool empty() const { return first == last; }
  operator std::span<const unsigned char>() const { return {first, last}; }
};

struct KernelEntry {
  const char* id;      // unique, readable: gemm.sm90a.mma.bf16.nt.128x128x32.64x64.s4
  const char* family;  // mma, simt, cpu_blocked, ...
  const char* config;  // the compile-time parameters on one line: BM=128 BN=128 ...
  const char* hash;    // hex digest of source, the headers it includes, and compile flags
  const char* symbol;  // extern "C" name
  TargetKind kind;
  std::uint16_t op;
  std::uint16_t arch;                                   // index in KernelTable::archs
  std::array<std::uint8_t, kMaxAttributes> attributes;  // codes, or kAnyAttribute
  LaunchSpec launch;
  std::span<const SizeRule> rules;
  std::uint32_t pointer_alignment;             // bytes, for every tensor that is not nullptr
  std::span<const char* const> runtime_names;  // run-time parameters of the family
  Runtime runtime_defaults;
  bool is_default;  // part of the fallback chain of its (op, arch, attributes), tried in table
                    // order; the last one is legal for every problem
  CostModel model;
  ImageBytes image;                              // CUDA: in a gzip stream. Empty where the arch is not embedded: never selected
  const void* cpu_symbol;                        // CPU: address of the unit's symbol; nullptr where its arch is left out
  const CpuDriver* cpu_driver;                   // CPU: nullptr = grid kernel
  std::span<const TensorMapSpec> tensor_maps{};  // CUDA: at the end of the parameter block, in this order
  std::span<const void* const> cpu_then{};       // CPU: addresses of the further kernels of a launch
  // So many of the op's tensors and sizes, the last ones, its parameter block has not: those that came with values of an
  // attribute that it does not serve.
  std::uint8_t tensors_left_out = 0;
  std::uint8_t sizes_left_out = 0;
  std::uint8_t scalars_left_out = 0;

  // Whether the build has its code: it may leave out archs.
  bool is_linked() const { return kind == TargetKind::cpu ? cpu_symbol != nullptr : !image.empty(); }
};

// One published record, reduced to what dispatch needs. A record whose hash differs from its kernel's never gets here: it is
// dropped when the table is emitted, or when a layer is read.
struct TunedEntry {
  std::uint16_t device;  // index in KernelTable::devices
  std::uint16_t kernel;  // index in KernelTable::kernels
  Problem problem;
  Runtime runtime;
  float median_us;
  float default_us;
  bool predicted;  // from the model, never measured
};

struct NamedValues {
  const char* name;
  std::span<const char* const> values;
};
// Beyond the least: no more than `most`, and a divisor of the size `divides`, if that is one.
struct SizeLimit {
  std::int64_t most = INT64_MAX;
  ValueIndex divides = kNoValue;
};
// An output that may lie in the place of an input: at its address, with its extents and strides.
struct InPlace {
  std::uint8_t output, input;  // of the op's tensors
};
// A size of the batch: it counts what is computed side by side. `usual`: what it is in a small, a middling and a large batch,
// for which together Numerics::batch_invariant chooses a kernel.
inline constexpr std::size_t kUsualBatches = 3;
struct BatchSize {
  std::uint8_t size;
  std::array<std::int64_t, kUsualBatches> usual;
};
// A dense list of 32-bit numbers, from 0 to what a size is: what lies beyond would be read as an address.
struct NumberList {
  std::uint8_t tensor;
  ValueIndex count, most;  // sizes: how many there are, and what none is above
};
// A list of 32-bit numbers of which any are defined, and wrong ones reported where that is asked for (number_guard.h): where
// groups end in `bound` rows, or which of so many each number names, -1 none. On GPUs the op `looked_at_by` finds them: its
// tensors are the list and a status of four numbers, and its last scalar is the bound; of names the one before is the least.
struct GuardedList {
  std::uint8_t tensor;
  ValueIndex bound;  // a size
  bool are_ends;
  const char* looked_at_by;
};
// Rows that an optional index of `count` numbers names. Where the index is not given they are taken in order, so that there
// must be as many; where it is there must be one, unless it has no number.
struct IndexedRows {
  ValueIndex rows, count;  // sizes
  std::uint8_t index;      // of the op's tensors
};
struct ScalarDeclaration {
  const char* name;
  bool is_float;
  // An f64 for some of the op's types (wide_scalar.h): where the low half of what it has beyond the f32 stands, the high one
  // behind it. These stand behind all other scalars, and nobody gives them by name.
  ValueIndex halves = kNoValue;
  bool is_half = false;
};
struct OpEntry {
  const char* name;
  std::span<const NamedValues> attributes;
  std::span<const char* const> sizes;
  std::uint8_t key_sizes;
  std::span<const ScalarDeclaration> scalars;
  std::span<const char* const> tensors;
  // Replaces each kDense behind the key sizes by what dense, unpadded operands have. nullptr: nothing to do.
  void (*lay_out)(Problem& problem) = nullptr;
  // Writes what each size is at least; a stride may be 0 nonetheless. nullptr: 0.
  void (*least)(const Problem& problem, std::span<std::int64_t> least) = nullptr;
  std::span<const SizeLimit> limits{};  // of each size; empty: none
  // Writes how each tensor lies; `is_packed`: where tensor `packed_with` is given. Returns whether the problem's attributes
  // read that one. nullptr: nobody knows.
  bool (*tensors_of)(const Problem& problem, bool is_packed, std::span<TensorLayout> tensors) = nullptr;
  std::uint8_t packed_with = kNoTensor;
  // Throws InvalidArgument when an argument is given that the problem's attributes do not read, or one is missing that they
  // do. nullptr: nothing to do.
  void (*check)(const Problem& problem, const Arguments& arguments) = nullptr;
  // Bit i: of tensor i. Narrow: it is taken by single elements, and aligned to one of them is enough.
  std::uint32_t narrow_tensors = 0;
  std::uint32_t written_tensors = 0;
  std::uint32_t required_tensors = 0;  // where they have elements
  // Of each tensor the scalar that multiplies it, or kNoValue: an input of which it is 0 is not read. Empty: none.
  std::span<const ValueIndex> scales{};
  std::span<const InPlace> in_place{};
  // How a problem follows from arrays (op_schema.h). nullptr: nobody knows.
  const OpSchema& (*schema)() = nullptr;
  std::span<const BatchSize> batch{};  // empty: nobody knows
  std::span<const NumberList> lists{};
  std::span<const GuardedList> guarded{};
  std::span<const IndexedRows> indexed{};
};

// A target architecture. CUDA: cubins run on devices of compute capability `major` with one of the `minors`; without any the
// images are PTX, which the driver compiles for devices of major.minor and all later ones. CPU: `cpu_flags` as /proc/cpuinfo
// spells them; where one stands behind a "!" the CPU must not have it.
struct ArchEntry {
  const char* name;
  TargetKind kind;
  std::uint8_t major;
  std::uint8_t minor;
  std::span<const std::uint8_t> minors;
  std::uint16_t rank;  // of two compatible archs the higher wins
  std::span<const char* const> cpu_flags;
  const char* note = "";  // what explanations add to an answer that is of this arch
};

// Whether code of `arch` runs on `device`.
bool compatible(const ArchEntry& arch, const Device& device);

// A device that records were measured on (or, for predicted records, the arch's nominal device).
struct TunedDevice {
  const char* key;  // as in tuning_db/<key>/
  const char* name;
  std::uint16_t arch;
  std::uint32_t compute_units;  // SMs, or CPU cores
};

struct KernelTable {
  const char* generator;
  std::span<const OpEntry> ops;
  std::span<const ArchEntry> archs;
  std::span<const TunedDevice> devices;
  std::span<const KernelEntry> kernels;
  std::span<const TunedEntry> tuned;
};

// The process's: the library's own, and behind them what programs add (added_table.h).
const KernelTable& linked_table();

}  // namespace tilewright
