// The words of a launch: what the library's table holds of each, and how they are read. Emitted by codegen from
// codegen/launch_words.py, which says how one is added; do not edit: run `python3 -m codegen words`.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "data_types.h"
#include "tilewright/problem.h"

namespace tilewright {

// A value that a launch reads: 0..kMaxSizes-1 is Problem::sizes[i]; kRuntimeValue + i is run-time parameter i; kComputedValue +
// i is computed value i; kAttributeValue + i is the code of attribute i.
using ValueIndex = std::uint8_t;
inline constexpr ValueIndex kRuntimeValue = 32;
inline constexpr ValueIndex kComputedValue = 64;
inline constexpr ValueIndex kAttributeValue = 128;
inline constexpr ValueIndex kComputeUnits = 254;  // a GPU's multiprocessors; on a CPU the problem's threads
inline constexpr const char* kComputeUnitsName = "compute_units";
inline constexpr ValueIndex kNoValue = 255;  // "none" below

inline constexpr std::uint8_t kWorkspaceTensor = 255;  // in the place of a tensor's index

// What a formula is made of. An operator takes the two results before it.
enum class FormulaWord : std::uint8_t {
  end,
  number,
  value,
  // a + b
  add,
  // a - b
  subtract,
  // a * b
  multiply,
  // a / b, rounded down
  divide,
  // a - b * (a // b)
  remain,
  // a / b, rounded up
  ceil_divide,
  // the smaller one
  least,
  // the larger one
  greatest,
};
// As manifests have them.
inline constexpr const char* kFormulaWords[] = {"", "", "", "+", "-", "*", "//", "%", "ceil", "min", "max"};
struct Token {
  FormulaWord word = FormulaWord::end;
  std::int64_t number = 0;  // of a value its ValueIndex
};
inline constexpr int kMaxTokens = 32;
using Formula = std::array<Token, kMaxTokens>;  // in postfix order; those that are not needed are as here

// terms of a product
inline constexpr int kMaxTerms = 6;
// parts of a workspace
inline constexpr int kMaxRegions = 4;
// bytes: where a part of a workspace begins
inline constexpr int kRegionAlignment = 256;
// axes of a tensor map
inline constexpr int kMaxTensorMapRank = 5;

// sets * ceil(ceil(value / sets) / divisor): the parts into which a length is cut, or so many sets that share it.
struct Term {
  // a size, a run-time parameter, a computed value, or the compute units; none is 1
  ValueIndex value = kNoValue;
  // what a part is long
  std::int64_t divisor = 1;
  // they share the parts
  std::int64_t sets = 1;
};
using Product = std::array<Term, kMaxTerms>;  // those that are not needed are as here

// factor * product(terms)
struct ScaledProduct {
  // a number
  std::int64_t factor = 1;
  // what it is multiplied by
  Product terms{};
};

// bytes_per * product(terms) bytes, and none unless value `when` > 1.
struct WorkspaceRegion {
  // 0: there is no region
  std::int64_t bytes_per = 0;
  // how many of them
  Product terms{};
  // none: always
  ValueIndex when = kNoValue;
};

// Workspace in bytes: fixed_bytes, then region 0 (bytes_per, terms, when) and those of `more`, each beginning at the next
// multiple of 256: begin[0] = up(fixed_bytes), begin[i + 1] = up(begin[i] + bytes[i]), and a region whose condition does not
// hold has 0 bytes. Nothing at all, fixed bytes included, where no region's condition holds. Contract for GPU workspace: its
// first fixed_bytes must be zero before the first launch that uses it; every kernel leaves them zero. The rest may hold
// anything.
struct WorkspaceRule {
  // zero before and after each launch
  std::int64_t fixed_bytes = 0;
  // of region 0
  std::int64_t bytes_per = 0;
  // of region 0
  Product terms{};
  // of region 0; none: always
  ValueIndex when = kNoValue;
  // regions 1, 2, ...
  std::array<WorkspaceRegion, kMaxRegions - 1> more{};
};

// A CUtensorMap, made from the run's pointer: by it the tensor memory accelerator (TMA) moves boxes of a tensor. It is member
// `name` of a kernel's Params, behind the run-time parameters; its template includes "common/tensor_map.h". Maps of one name
// follow each other and are an array in Params.
//
// Axes are listed innermost first; the innermost stride is 1 and not listed. An extent of 0 counts as 1, and so does that of an
// axis whose stride is 0. What lies outside of the extents is read as zeros.
//
// The hardware wants addresses and strides that are multiples of 16 bytes. Where a problem or a pointer does not obey, the
// launch is an error, or, of an `optional` map, the map is all zeros: its kernel tests the same condition and takes another
// path. A map of an absent tensor or of an empty workspace region is all zeros, too.
//
// With `sets` > 1 the map has every sets-th index of axis 1, from number `set` on (which must exist). Where the first of these
// does not begin at a multiple of 16 bytes the map begins at the one before it: axis 0 is so much longer, and its index 0 so
// many elements in front of the row. With 16 bytes / sizeof(element) sets, rows may begin anywhere.
struct TensorMapSpec {
  // index among the op's tensors, or kWorkspaceTensor ("workspace")
  std::uint8_t tensor = 0;
  // of the workspace: where it begins
  std::uint8_t region = 0;
  // tf32 is moved as f32: no bit changes
  ElementType type = ElementType::f32;
  // 2 to 5 axes
  std::uint8_t rank = 0;
  // elements
  std::array<ScaledProduct, kMaxTensorMapRank> extents{};
  // elements from one index of axis i + 1 to the next
  std::array<ScaledProduct, kMaxTensorMapRank - 1> strides{};
  // elements along each axis, at most 256
  std::array<std::uint32_t, kMaxTensorMapRank> box{};
  // bytes: 0, 32, 64, 128
  std::uint32_t swizzle_bytes = 0;
  // all zeros where the hardware does not take it
  bool optional = false;
  // 1: every index of axis 1
  std::uint8_t sets = 1;
  // below `sets`
  std::uint8_t set = 0;
};

// A value that the host computes from a problem's sizes, the run-time parameters, the compute units and the computed values
// before it. Every word that names a value may name it, and kernels have it in their Params, a `long long` behind the run-time
// parameters.
//
// It is computed in 64 bits. What does not fit in them, a division by 0, and a result below 0 are errors where a plan is made,
// and dispatch chooses another kernel.
struct ComputedValue {
  // in Params
  const char* name = "";
  // in postfix order: codegen/formula.py makes it of an expression
  Formula formula{};
};

// A further kernel of the unit: `<symbol>_2`, `<symbol>_3`, ... in this order, with the same parameters. It begins when the one
// before it has ended, and sees all that it wrote.
struct FollowingKernel {
  // threads
  std::array<std::uint32_t, 3> block{1, 1, 1};
  // CTAs
  std::array<std::uint32_t, 3> cluster{1, 1, 1};
  // dynamic shared memory of a CTA
  std::uint32_t smem_bytes = 0;
  // as that of the first kernel: a product of 0 skips this kernel alone
  std::array<Product, 3> grid{};
  // all CTAs run at once, and may wait for each other (cooperative launch). A grid that is larger than what the device holds at
  // once is an error where a plan is made
  bool cooperative = false;
};

// A second kernel of the unit, `<symbol>_prologue`, that runs before with the same parameters: as many CTAs along x as the
// product of `terms`, but no more than ctas_per_unit on each compute unit: they loop over the rest.
struct Prologue {
  // of a CTA; 0: there is no prologue
  std::uint32_t threads = 0;
  // pieces of work, each a CTA's
  Product terms{};
  // that run at once
  std::uint32_t ctas_per_unit = 0;
};

// How a kernel is launched.
struct LaunchSpec {
  // what the host computes
  std::span<const ComputedValue> computed{};
  // threads
  std::array<std::uint32_t, 3> block{1, 1, 1};
  // CTAs
  std::array<std::uint32_t, 3> cluster{1, 1, 1};
  // dynamic shared memory of a CTA
  std::uint32_t smem_bytes = 0;
  // CTAs (CUDA), or calls of the kernel (CPU without a driver). A product of 0 launches nothing; what CUDA can't launch (2^31
  // along x, 2^16 along y or z) is refused where a plan is made, and another kernel chosen
  std::array<Product, 3> grid{};
  // the kernel strides along z by the grid's length, so that a grid cut to what CUDA launches does all of it
  bool loops_z = false;
  // what it needs beside its tensors
  WorkspaceRule workspace{};
  // n > 0: a persistent kernel. The x product counts pieces of work of which a cluster takes one; min(product, max(1, n *
  // compute units / cluster x)) clusters are launched along x, and they loop over the rest
  std::uint32_t ctas_per_unit = 0;
  // while this value is not 0 the kernel may begin before the one ahead of it in its stream has ended, for which it waits
  // itself (programmatic dependent launch, templates/common/dependent_launch.h). Where there is a prologue that is said of it,
  // and the kernel may always begin once all CTAs of its prologue have let it, and waits for what they do
  ValueIndex overlap = kNoValue;
  // bit i: where `overlap` is 3 the kernel reads tensor i before it has waited. A plan makes that of a 2, for runs whose
  // Arguments::constants have all these bits, and the tuner to tell kernels apart that tie
  std::uint32_t constants = 0;
  // what runs before
  Prologue prologue{};
  // all CTAs run at once, and may wait for each other (cooperative launch). A grid that is larger than what the device holds at
  // once is an error where a plan is made
  bool cooperative = false;
  // what runs behind it
  std::span<const FollowingKernel> then{};
  // bit i: while run-time parameter i is not 1, where the parts of a row's sums begin, or whether there may be parts, depends
  // on the sizes of the batch: such an instance is none of Numerics::batch_invariant
  std::uint32_t cut_by_batch = 0;
  // bit i: while run-time parameter i is not 1, where the parts of a row's sums begin depends on how many threads are free when
  // a run begins: such an instance is none of Numerics::deterministic, nor batch_invariant
  std::uint32_t cut_by_team = 0;
};

// What is read into them: for each word, in this order, the reader's method of its kind, by which the word is named. Those that
// a reader need not have are asked for first.
template <typename Reader>
void read_words(Reader& reader, Term& words) {
  reader.value("value", words.value);
  reader.positive("divisor", words.divisor);
  if (reader.has("sets")) reader.positive("sets", words.sets);
}
template <typename Reader>
void read_words(Reader& reader, ScaledProduct& words) {
  reader.size("factor", words.factor);
  reader.list("terms", words.terms);
}
template <typename Reader>
void read_words(Reader& reader, WorkspaceRegion& words) {
  reader.size("bytes_per", words.bytes_per);
  reader.list("terms", words.terms);
  reader.value("when", words.when);
}
template <typename Reader>
void read_words(Reader& reader, WorkspaceRule& words) {
  reader.size("fixed_bytes", words.fixed_bytes);
  reader.size("bytes_per", words.bytes_per);
  reader.list("terms", words.terms);
  reader.value("when", words.when);
  if (reader.has("more")) reader.list("more", words.more);
}
template <typename Reader>
void read_words(Reader& reader, TensorMapSpec& words) {
  reader.tensor("tensor", words.tensor);
  reader.count("region", words.region);
  reader.type("dtype", words.type);
  reader.list("extents", words.extents);
  reader.list("strides", words.strides);
  reader.counts("box", words.box);
  reader.count("swizzle", words.swizzle_bytes);
  reader.flag("optional", words.optional);
  if (reader.has("sets")) reader.positive("sets", words.sets);
  if (reader.has("set")) reader.count("set", words.set);
}
template <typename Reader>
void read_words(Reader& reader, ComputedValue& words) {
  reader.name("name", words.name);
  reader.formula("formula", words.formula);
}
template <typename Reader>
void read_words(Reader& reader, FollowingKernel& words) {
  reader.counts("block", words.block);
  reader.counts("cluster", words.cluster);
  reader.count("smem_bytes", words.smem_bytes);
  reader.lists("grid", words.grid);
  if (reader.has("cooperative")) reader.flag("cooperative", words.cooperative);
}
template <typename Reader>
void read_words(Reader& reader, Prologue& words) {
  reader.positive("threads", words.threads);
  reader.list("terms", words.terms);
  reader.positive("ctas_per_unit", words.ctas_per_unit);
}
template <typename Reader>
void read_words(Reader& reader, LaunchSpec& words) {
  if (reader.has("computed")) reader.shared("computed", words.computed);
  reader.counts("block", words.block);
  reader.counts("cluster", words.cluster);
  reader.count("smem_bytes", words.smem_bytes);
  reader.lists("grid", words.grid);
  if (reader.has("loops_z")) reader.flag("loops_z", words.loops_z);
  reader.words("workspace", words.workspace);
  if (reader.has("ctas_per_unit")) reader.count("ctas_per_unit", words.ctas_per_unit);
  if (reader.has("overlap")) reader.value("overlap", words.overlap);
  if (reader.has("constants")) reader.tensors("constants", words.constants);
  if (reader.has("prologue")) reader.words("prologue", words.prologue);
  if (reader.has("cooperative")) reader.flag("cooperative", words.cooperative);
  if (reader.has("then")) reader.shared("then", words.then);
  if (reader.has("cut_by_batch")) reader.runtime("cut_by_batch", words.cut_by_batch);
  if (reader.has("cut_by_team")) reader.runtime("cut_by_team", words.cut_by_team);
}

}  // namespace tilewright
