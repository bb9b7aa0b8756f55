// Dispatch: from a problem to the kernel that should run it. Typed functions for each op (tilewright/ops.h) call these.
// All functions are thread-safe.
#pragma once

#include "tilewright/cxx20.h"
#if TILEWRIGHT_HAS_CXX20

#include <filesystem>
#include <memory>
#include <string>

#include "tilewright/error.h"
#include "tilewright/plan.h"

namespace tilewright {

// Where records come from besides the linked table, the first wins; all win over it. Shared: what `db pull` fetched, the
// measurements of others.
enum class Layer : std::uint8_t { user, site, shared };

// Selects, loads and resolves. Order: override file; process override; exact entry (user, site, shared layer, linked table);
// what the cost models predict to be the fastest among the entries near in log2 space, which count as up to 10 % faster, and
// the linked kernels of the best arch that has models, each with its default run-time values and those that won with its
// family; without predictions the nearest entry; the default kernel. An exact entry that was only predicted for another device
// comes after what is near on the device itself. An entry is skipped when its kernel is not linked, its hash differs, or its
// kernel is not legal for the problem; one whose rows or batches are less aligned than the problem's is never exact.
// `workspace_limit` in bytes excludes kernels that need more (GPUs; on CPUs a plan has its own scratch memory). On CPUs threads
// == 0 means default_threads() (tilewright/threads.h). Throws InvalidArgument when a size is below 0, above 2^48 or beyond what
// the op says, when a tensor would reach over more than 2^48 elements, and when elements of a result would overlap; Error when
// no linked kernel is legal on the device, and when the chosen one can't be loaded. Where an exact entry of the user or site
// layer names another library's kernel, and TILEWRIGHT_PROVIDERS (read at first use) that library, it runs if it is of the
// entry's version and takes the problem (docs/how/providers.md).
std::shared_ptr<const Plan> make_plan(const Problem& problem, const Device& device = current_device(),
                                      std::size_t workspace_limit = SIZE_MAX);

// make_plan behind a thread-local memo of the last problem and a lock-free table of earlier ones. The first call for a
// problem selects and loads (not legal under stream capture: make that call before); later calls only look up. Plans
// that nobody asked for lately are dropped where they would be more than 4 MiB in all. The plan stays valid until this thread
// asks for another one, also by a function of one call such as gemm; make_plan's is the caller's own. Throws what make_plan
// throws.
const Plan& cached_plan(const Problem& problem, const Device& device = current_device(),
                        std::size_t workspace_limit = SIZE_MAX);

// What cached_plan remembers, in this process.
struct PlanCacheStatistics {
  std::size_t plans = 0;
  std::size_t bytes = 0;       // of the plans, and of what finds them
  std::size_t most_bytes = 0;  // the bound
  std::uint64_t made = 0;      // plans since the process began
  std::uint64_t dropped = 0;   // those of them that are no longer here
};
PlanCacheStatistics plan_cache_statistics();

// Selection only: no kernel of ours is loaded. Costs one table look-up for an exact match. Throws what make_plan throws, but
// for loading.
Explanation explain(const Problem& problem, const Device& device = current_device());
// As a paragraph for people.
std::string to_string(const Explanation& explanation);

// What every problem of this process asks for at least from now on, whatever its own numerics; tuned lifts it. Calls of one
// function plan anew. At first use the library takes it from the environment's TILEWRIGHT_NUMERICS. Throws nothing.
void set_numerics(Numerics least);

// Where TILEWRIGHT_GROUP_CHECKS is set when the first plan is made, runs look at ends of groups and at indices, of which any
// are defined, and report wrong ones (docs/how/moe.md): on CPUs a run throws InvalidArgument before it computes; on GPUs it
// enqueues the check, and this throws InvalidArgument with the first fault of an operator's list that the GPUs have found since
// it was asked last. It waits for nothing: synchronise before. Does nothing where there is none.
void check_groups();

// Forces one kernel (by id, or "family:NAME") for one op in this process, where it is legal; an empty id lifts it. For A/B
// comparison. Throws InvalidArgument, which names the nearest ones, when no such kernel is linked.
void override_kernel(const std::string& op, const std::string& kernel_id);

// From now on kernels that `file` names run for the problems that it names, whatever records, models and override_kernel say,
// where they are legal: a JSON object a line, as TILEWRIGHT_RECORD writes problems, with "kernel" (as for override_kernel) or
// "config" (values of its parameters) besides; what of a problem a line leaves out holds for any, and of several lines the
// first counts (docs/how/link.md). Takes the place of the file before; an empty name lifts it. Returns the number of lines. At
// first use the library itself loads $TILEWRIGHT_OVERRIDES. Throws Error when it can't be read, InvalidArgument, with the line,
// when that names what is not there or can't run: then nothing is changed.
int load_overrides(const std::filesystem::path& file);

// Reads records (JSON lines, as in tuning_db/) as one of these layers. Lines that are corrupt, of a newer schema, for
// another device than their folder's or with a hash that no linked kernel has are misses, with one warning each on stderr.
// Returns the number of entries taken. Throws Error when `folder` is no folder. At first use the library itself loads user =
// $TILEWRIGHT_DB, else $XDG_DATA_HOME/tilewright, else ~/.local/share/tilewright, site = <prefix>/share/tilewright, and
// shared = $XDG_DATA_HOME/tilewright/shared, else ~/.local/share/tilewright/shared, each if it exists.
int load_layer(Layer layer, const std::filesystem::path& folder);

}  // namespace tilewright

#endif
