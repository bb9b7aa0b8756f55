// From launch rules (data) and a problem to numbers: grid, workspace, parameter block, and whether a kernel is legal at all.
// Called when plans are made and when kernels are chosen. Pure functions; nothing here touches a device.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "saturate.h"
#include "table/kernel_table.h"
#include "tilewright/problem.h"

namespace tilewright {

// Values of LaunchSpec::overlap that the library knows (templates/common/dependent_launch.h). The second one is not tuned.
inline constexpr std::int32_t kLetsNextBegin = 2, kReadsConstants = 3;

// The run-time values with which a kernel reads what a run says is constant before the one ahead of it has ended; none where it
// can't, or waits for that one in any case.
std::optional<Runtime> reading_constants(const LaunchSpec& spec, Runtime runtime);

// CUDA C++ Programming Guide, technical specifications per compute capability: the same for all since 3.0.
inline constexpr std::array<std::int64_t, 3> kMostCtas{2147483647, 65535, 65535};

// Part of a workspace, in bytes.
struct ResolvedRegion {
  std::size_t begin = 0;
  std::size_t bytes = 0;  // 0: nobody needs it
};

// What a launch's words can name besides sizes and run-time parameters.
struct HostValues {
  std::uint32_t compute_units = 0;
  std::array<std::int64_t, kMaxComputed> computed{};
  bool are_there = true;  // false: one of them can't be computed (why_not_computed), and it and those behind it are 0
};

// One kernel of a unit.
struct ResolvedKernel {
  std::array<std::uint32_t, 3> block{1, 1, 1};
  std::array<std::uint32_t, 3> cluster{1, 1, 1};
  std::uint32_t smem_bytes = 0;
  std::array<std::int64_t, 3> grid{1, 1, 1};  // before any limit of a device; a zero means that there is nothing to do
  bool cooperative = false;

  // INT64_MAX where there are more.
  std::int64_t points() const {
    if (grid[0] == 0 || grid[1] == 0 || grid[2] == 0) return 0;
    return saturating_product(saturating_product(grid[0], grid[1]), grid[2]);
  }
};

struct ResolvedLaunch : ResolvedKernel {
  bool overlaps = false;               // may begin before the kernel ahead of it has ended
  std::uint32_t prologue_threads = 0;  // 0: there is no prologue
  std::int64_t prologue_ctas = 0;
  std::vector<ResolvedKernel> then{};
  std::size_t workspace_bytes = 0;
  std::size_t zeroed_workspace_bytes = 0;
  std::array<ResolvedRegion, kMaxRegions> regions{};
  HostValues host{};

  // Of the kernel that has the most.
  std::int64_t most_points() const;
};

// What stands behind the key sizes becomes that of dense operands.
void make_dense(const OpEntry& op, Problem& problem);

// What `compute_units` is below and in formulas: multiprocessors, and on a CPU the threads that run the problem.
std::uint32_t compute_units_of(const Device& device, const Problem& problem);
HostValues host_values(const LaunchSpec& spec, const Problem& problem, const Runtime& runtime, std::uint32_t compute_units);
// Of a launch whose host values are not there, as a sentence.
std::string why_not_computed(const KernelEntry& kernel, const OpEntry& op, const Problem& problem, const Runtime& runtime,
                             std::uint32_t compute_units);

std::int64_t value_of(ValueIndex index, const Problem& problem, const Runtime& runtime, const HostValues& host);
// INT64_MAX where the product is more.
std::int64_t value_of(const Product& product, const Problem& problem, const Runtime& runtime, const HostValues& host);
std::int64_t value_of(const ScaledProduct& extent, const Problem& problem, const Runtime& runtime, const HostValues& host);
// A persistent kernel's grid is cut for a device of `compute_units`; 0: it is as large as the work.
ResolvedLaunch resolve_launch(const LaunchSpec& spec, const Problem& problem, const Runtime& runtime,
                              std::uint32_t compute_units = 0);

// Why `kernel` must not run `problem`, as a sentence; empty when it may.
std::string why_illegal(const KernelEntry& kernel, const OpEntry& op, const Problem& problem);
// The same without the sentence.
bool is_legal(const KernelEntry& kernel, const Problem& problem);
// The same of a kernel that has no entry yet: its attribute codes and size rules.
bool is_legal(const std::array<std::uint8_t, kMaxAttributes>& attributes, std::span<const SizeRule> rules,
              const Problem& problem);

// Whether a device of `compute_units` can launch the kernel's grids, whole or, where it loops, cut.
bool fits_grid(const KernelEntry& kernel, const Problem& problem, const Runtime& runtime, std::uint32_t compute_units);

// Dynamic shared memory of a CTA of the kernel that has the most.
std::uint32_t most_smem_bytes(const LaunchSpec& spec);

// What the unit's further kernels are called: number 0 of `then` is <symbol>_2 (codegen/launch.py: further_symbols).
std::string further_symbol(const char* symbol, std::size_t number);

// Where everything lies in the parameter block (see kMaxParameterBytes), in bytes.
struct ParameterLayout {
  std::size_t workspace = 0;
  std::size_t sizes = 0;
  std::size_t scalars = 0;
  std::size_t runtime = 0;
  std::size_t computed = 0;
  std::size_t computed_bytes = 0;
  std::size_t tensor_maps = 0;
  std::size_t bytes = 0;  // as sizeof() of the C struct
};
ParameterLayout parameter_layout(const OpEntry& op, const KernelEntry& kernel);

struct alignas(kTensorMapAlignment) ParameterBlock {
  std::array<unsigned char, kMaxParameterBytes> bytes;
};
// All but the tensor maps, which the back end adds. Each part is copied whole, at a size known when this is compiled: what is
// in excess is overwritten by the part behind it.
inline void pack_parameters(const ParameterLayout& layout, const Problem& problem, const Runtime& runtime,
                            const Arguments& arguments, void* workspace, ParameterBlock& block, const HostValues& host = {}) {
  unsigned char* bytes = block.bytes.data();
  std::memcpy(bytes, arguments.tensors.data(), sizeof(arguments.tensors));
  std::memcpy(bytes + layout.workspace, &workspace, sizeof(workspace));
  std::memcpy(bytes + layout.sizes, problem.sizes.data(), sizeof(problem.sizes));
  std::memcpy(bytes + layout.scalars, arguments.scalars.data(), sizeof(arguments.scalars));
  std::memcpy(bytes + layout.runtime, runtime.data(), sizeof(runtime));
  if (layout.computed_bytes != 0) std::memcpy(bytes + layout.computed, host.computed.data(), sizeof(host.computed));
}

// What the problem alone tells: pointers and scalars zero.
inline ParameterBlock pack_parameters(const ParameterLayout& layout, const Problem& problem, const Runtime& runtime,
                                      const HostValues& host = {}) {
  ParameterBlock block;
  pack_parameters(layout, problem, runtime, {}, nullptr, block, host);
  return block;
}

// Runtime values as text: split_k=4 raster_group=8
std::string to_string(const KernelEntry& kernel, const Runtime& runtime);
// The key sizes of a problem as text: M=4096 N=4096 K=4096 batch=1
std::string shape_text(const OpEntry& op, const Problem& problem);
// The semantic key as text: gemm dtype=bf16 layout=nt
std::string semantic_text(const OpEntry& op, const Problem& problem);

}  // namespace tilewright
