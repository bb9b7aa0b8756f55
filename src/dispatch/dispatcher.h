// The dispatch ladder over one kernel table: from a problem and a device to a kernel, with the reason. The functions of
// tilewright/dispatch.h call one process-wide Dispatcher over the linked table; tests make their own over tables of theirs.
// It launches nothing. All functions are thread-safe; cached_plan takes no lock once it has seen a problem.
#pragma once

#include <array>
#include <atomic>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "dispatch/dispatch_index.h"
#include "dispatch/override_file.h"
#include "files/problem_log.h"
#include "files/record_layer.h"
#include "launch/call_memo.h"
#include "launch/launch.h"
#include "launch/plan_cache.h"
#include "providers/provided_kernel.h"
#include "providers/providers.h"
#include "tilewright/dispatch.h"

namespace tilewright {

// A kernel chosen. Cheap: nothing in it is text of its own; what it points to lives as long as the Dispatcher and its table.
struct Selection {
  const KernelEntry* kernel = nullptr;
  Runtime runtime{};
  Match match = Match::default_;
  const char* layer = "built-in";
  const TunedDevice* device = nullptr;     // whose record answered
  const TunedEntry* entry = nullptr;       // that record
  double distance = 0;                     // in log2 units
  double expected_us = 0;                  // 0: unknown
  bool is_record_time = false;             // expected_us is the record's, not the cost model's
  bool is_ranked_by_model = false;         // near: the cost model preferred it to a nearer record
  const KernelEntry* runner_up = nullptr;  // near, model: of the other kernels the one that is predicted to be the fastest
  double behind = 0;                       // by how much its prediction is larger, relatively
  const OverrideLine* line = nullptr;      // override: of the file that says so; nullptr: a call did
};

// Another library's algorithm, where a record of this very shape and device says that it was the fastest.
struct ProvidedSelection {
  const ProvidedEntry* entry = nullptr;  // nullptr: no record says so
  const char* layer = "";
  std::shared_ptr<const ProvidedAlgorithm> algorithm{};  // nullptr: it can't be had
  std::string why_not{};                                 // one sentence, when there is an entry and no algorithm
};

class Dispatcher {
 public:
  // `table` must outlive this. `warn` may be called from any thread that loads a layer. Records of other providers than those
  // in `providers` count for their own kernels only. `problems`, if there is one, is told of every problem that gets a plan.
  explicit Dispatcher(const KernelTable& table, Warn warn, Providers providers = {},
                      std::unique_ptr<ProblemLog> problems = nullptr);
  ~Dispatcher();

  // Throws Error when no linked kernel is legal.
  Selection select(const Problem& problem, const Device& device, std::size_t workspace_limit) const;
  Explanation explain(const Problem& problem, const Device& device) const;
  std::shared_ptr<const Plan> make_plan(const Problem& problem, const Device& device, std::size_t workspace_limit) const;
  const Plan& cached_plan(const Problem& problem, const Device& device, std::size_t workspace_limit) const;
  const Plan* found_plan(const PlanFinding& finding) const;
  PlanCacheStatistics plan_cache_statistics() const;

  void set_numerics(Numerics least);
  void override_kernel(const std::string& op, const std::string& kernel_id);
  int load_overrides(const std::filesystem::path& file);
  // Kernels for operators of the table, which must outlive this; records that name them count then. How many are new.
  int add_kernels(const KernelTable& more);
  int load_layer(Layer layer, const std::filesystem::path& folder, std::vector<std::string>* misses = nullptr);
  std::uint64_t begin_recording(const std::filesystem::path& file);
  void end_recording(std::uint64_t recording);

  // With all kernels that came so far.
  const KernelTable& table() const;

 private:
  struct Records;
  struct DeviceView;
  struct Snapshot;
  class Ladder;

  void check(const Problem& problem) const;
  [[gnu::noinline]] const Plan& find_plan(const Problem& problem, const Device& device, std::size_t workspace_limit) const;
  const Snapshot& snapshot() const { return *snapshot_.load(std::memory_order_acquire); }
  std::unique_ptr<Snapshot> next_snapshot() const;
  void publish(std::unique_ptr<Snapshot> next);
  Selection select(const Snapshot& snapshot, const Problem& problem, const Device& device, std::size_t workspace_limit) const;
  Problem settle_threads(const Snapshot& snapshot, const Problem& asked, const Device& device, std::size_t workspace_limit,
                         Selection& selection) const;
  std::optional<Selection> climb(const Snapshot& snapshot, const Problem& problem, const Device& device,
                                 std::size_t workspace_limit) const;
  void expect_of(const Problem& problem, const Device& device, std::size_t workspace_limit, Selection& selection) const;
  std::string none_text(const Snapshot& snapshot, const Problem& problem, const Device& device,
                        std::size_t workspace_limit) const;
  void note(const Snapshot& snapshot, const Problem& asked, const Device& device) const;
  Explanation explain(const Snapshot& snapshot, const Selection& selection, const Problem& problem, const Device& device) const;
  void explain_numerics(const Snapshot& snapshot, const Selection& selection, const Problem& problem, const Device& device,
                        Explanation& explanation) const;
  ProvidedSelection select_provided(const Snapshot& snapshot, const Problem& problem, const Device& device) const;
  Explanation explain(const ProvidedSelection& provided, const Problem& problem, const Device& device) const;
  Explanation explain_own(const Snapshot& snapshot, const Selection& selection, const ProvidedSelection& provided,
                          const Problem& problem, const Device& device) const;
  std::shared_ptr<const LoadedKernel> loaded(const KernelEntry& kernel, const Device& device) const;
  std::shared_ptr<const Plan> make_own_plan(const Snapshot& snapshot, const Selection& selection, Explanation explanation,
                                            const Problem& problem, const Device& device, std::size_t workspace_limit) const;
  std::shared_ptr<const Plan> make_plan(const Snapshot& snapshot, const Problem& problem, const Device& device,
                                        std::size_t workspace_limit) const;

  const KernelTable& table_;  // as it was at first: operators and archs stay
  const Warn warn_;
  const Providers providers_;
  const std::unique_ptr<ProblemLog> problems_;
  std::uint64_t begun_recordings_ = 0;
  mutable PlanCache plans_;
  std::atomic<const Snapshot*> snapshot_;
  std::vector<std::unique_ptr<Snapshot>> snapshots_;  // the current one and its predecessors, whose plans callers may hold
  mutable std::map<std::pair<const void*, int>, std::shared_ptr<const LoadedKernel>>
      loaded_;  // by where its code is, and ordinal
};

}  // namespace tilewright
