// The contract between generated code and the runtime: plain, constant data that says which kernels are linked, how each is
// launched, where it is legal, and which one was measured best where. generated/table.cpp defines one KernelTable; the
// tuner builds the same KernelEntry from a manifest, so that what is tuned and what is shipped take one launch path.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "tilewright/problem.h"

namespace tilewright {

class ThreadPool;

enum class TargetKind : std::uint8_t { cpu, cuda };

// A value that a launch rule reads: 0..kMaxSizes-1 is Problem::sizes[i]; kRuntimeValue + i is runtime parameter i.
using ValueIndex = std::uint8_t;
inline constexpr ValueIndex kRuntimeValue = 32;
inline constexpr ValueIndex kNoValue = 255;

// sets * ceil(ceil(value / sets) / divisor); index kNoValue stands for the constant 1.
struct Term {
  ValueIndex value = kNoValue;
  std::int64_t divisor = 1;
  std::int64_t sets = 1;
};
inline constexpr int kMaxTerms = 6;
using Product = std::array<Term, kMaxTerms>;  // the product of its terms; unused terms are kNoValue

// factor * product(terms)
struct ScaledProduct {
  std::int64_t factor = 1;
  Product terms{};
};

// bytes_per * product(terms), and nothing unless value[when] > 1 (kNoValue: always).
struct WorkspaceRegion {
  std::int64_t bytes_per = 0;
  Product terms{};
  ValueIndex when = kNoValue;
};
inline constexpr int kMaxRegions = 4;
inline constexpr std::int64_t kRegionAlignment = 256;  // bytes

// Workspace in bytes: fixed_bytes, then region 0 (bytes_per, terms, when) and those of `more`, each beginning at the next
// multiple of kRegionAlignment: begin[0] = up(fixed_bytes), begin[i + 1] = up(begin[i] + bytes[i]), and a region whose
// condition does not hold has 0 bytes. Nothing at all, fixed bytes included, where no region's condition holds. Contract for
// GPU workspace: its first fixed_bytes must be zero before the first launch that uses it; every kernel leaves them zero. The
// rest may hold anything.
struct WorkspaceRule {
  std::int64_t fixed_bytes = 0;
  std::int64_t bytes_per = 0;
  Product terms{};
  ValueIndex when = kNoValue;
  std::array<WorkspaceRegion, kMaxRegions - 1> more{};  // bytes_per == 0: there is none
};

// A second kernel of the image, `<symbol>_prologue`, that runs before with the same parameters (CUDA, sm90 and up): `terms`
// CTAs along x, cut at ctas_per_unit * compute units, and they loop over the rest.
struct Prologue {
  std::uint32_t threads = 0;  // of a CTA; 0: there is none
  Product terms{};
  std::uint32_t ctas_per_unit = 0;
};

struct LaunchSpec {
  std::array<std::uint32_t, 3> block{1, 1, 1};    // threads
  std::array<std::uint32_t, 3> cluster{1, 1, 1};  // CTAs
  std::uint32_t smem_bytes = 0;                   // dynamic shared memory per CTA
  std::array<Product, 3> grid{};                  // CTAs (CUDA), or calls of the kernel (CPU without a driver). A product of 0
                                                  // launches nothing; CUDA kernels loop where the device's limit cuts an axis
  WorkspaceRule workspace{};
  // n > 0: a persistent CUDA kernel. The x product counts pieces of work of which a cluster takes one; min(product,
  // max(1, n * compute units / cluster x)) clusters are launched along x, and they loop over the rest.
  std::uint32_t ctas_per_unit = 0;
  // CUDA, sm90 and up: while this value is not 0 the kernel may begin before the one ahead of it in its stream has ended, for
  // which it waits itself (programmatic dependent launch). Where there is a prologue that is said of it, and the kernel may
  // always begin before it has ended.
  ValueIndex overlap = kNoValue;
  // Bit i: where `overlap` is 3 the kernel reads tensor i before it has waited. A plan makes that of a 2, for runs whose
  // Arguments::constants have all these bits.
  std::uint32_t constants = 0;
  Prologue prologue{};
};

enum class ElementType : std::uint8_t { f32, f16, bf16 };

// A CUtensorMap of the parameter block, made from the run's pointer: by it the tensor memory accelerator moves boxes of the
// tensor. Axes are listed innermost first; the innermost stride is 1. An extent of 0 counts as 1, and so does that of an axis
// whose stride is 0. It is all zeros where the tensor is absent or its region is empty, and, of an `optional` one, where the
// hardware does not take the address, a stride or an extent; any other is an error there.
//
// With sets > 1 it has every sets-th index of axis 1, from number `set` on. Where the first of these does not begin at a
// multiple of 16 bytes the map begins at the one before it, and axis 0 is so much longer.
inline constexpr int kMaxTensorMapRank = 5;
inline constexpr std::uint8_t kWorkspaceTensor = 255;
struct TensorMapSpec {
  std::uint8_t tensor = 0;  // index in OpEntry::tensors, or kWorkspaceTensor
  std::uint8_t region = 0;  // of the workspace: where it begins
  ElementType type = ElementType::f32;
  std::uint8_t rank = 0;                                       // 2 to 5 axes
  std::array<ScaledProduct, kMaxTensorMapRank> extents{};      // elements
  std::array<ScaledProduct, kMaxTensorMapRank - 1> strides{};  // elements from one index of axis i + 1 to the next
  std::array<std::uint32_t, kMaxTensorMapRank> box{};          // elements
  std::uint32_t swizzle_bytes = 0;                             // 0, 32, 64, 128
  bool optional = false;
  std::uint8_t sets = 1;
  std::uint8_t set = 0;
};

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
  ImageBytes image;                              // CUDA: cubin. Empty when built without a CUDA toolkit: never selected
  const void* cpu_symbol;                        // CPU: address of the unit's symbol
  const CpuDriver* cpu_driver;                   // CPU: nullptr = grid kernel
  std::span<const TensorMapSpec> tensor_maps{};  // CUDA: at the end of the parameter block, in this order
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
struct ScalarDeclaration {
  const char* name;
  bool is_float;
};
struct OpEntry {
  const char* name;
  std::span<const NamedValues> attributes;
  std::span<const char* const> sizes;
  std::uint8_t key_sizes;
  std::span<const ScalarDeclaration> scalars;
  std::span<const char* const> tensors;
  // Replaces the zeros among the sizes behind the key sizes by what dense, unpadded operands have. Throws Error
  // when a leading dimension is less than that. nullptr: nothing to do.
  void (*fill_dense)(Problem& problem) = nullptr;
  // Throws Error when an argument is given that the problem's attributes do not read, or one is missing that they do.
  // nullptr: nothing to do.
  void (*check)(const Problem& problem, const Arguments& arguments) = nullptr;
  // Bit i: tensor i is taken by single elements, and aligned to one of them is enough.
  std::uint32_t narrow_tensors = 0;
};

// A target architecture. CUDA: cubins of compute capability major.minor run on devices with the same major and at least
// that minor; with `exact` (sm90a, sm100a, sm120a) only on that very one. CPU: `cpu_flags` as /proc/cpuinfo spells them.
struct ArchEntry {
  const char* name;
  TargetKind kind;
  std::uint8_t major;
  std::uint8_t minor;
  bool exact;
  std::uint16_t rank;  // of two compatible archs the higher wins
  std::span<const char* const> cpu_flags;
};

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

// Defined by generated/table.cpp.
const KernelTable& linked_table();

}  // namespace tilewright
