// What a run of the tuner found, launched as the library would if it were linked: kernels of the run's manifest, images from
// its cache, winners of its database; and what a provider won as a program has it, by loading the database as the user's layer.
// For benchmarks that set tuned against dispatched in one process.
#pragma once

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "dispatch/dispatcher.h"
#include "journal/journal_reader.h"
#include "journal/run_journal.h"
#include "manifest_gemm.h"
#include "measure/kernel_set.h"
#include "providers/providers.h"
#include "records/database.h"
#include "tilewright/ops.h"
#include "tuning.h"

namespace tilewright::bench {

class TunedGemms {
 public:
  // `providers` as TILEWRIGHT_PROVIDERS names them.
  TunedGemms(const Tuning& run, const Device& device, const std::string& providers = {})
      : device_(device),
        dispatcher_(
            linked_table(), [](const std::string&) {},
            Providers(providers)),  // few of the run's kernels are linked: no warnings
        manifest_(tune::read_manifest(run.manifest)),
        kernels_(manifest_, device),
        journal_(tune::read_journal_file(run.journal)) {
    std::vector<std::string> warnings;
    for (tune::TuningRecord& record : tune::Database(run.database).read("gemm", manifest_.arch.name, warnings)) {
      tune::ProblemKey key = tune::key_of(record).problem;
      records_.emplace(std::move(key), std::move(record));
    }
    attach_winners(run.build);
    dispatcher_.load_layer(Layer::user, run.database);
  }

  // The winner for a shape, a provider's where it was faster; nullptr where the run decided nothing.
  std::shared_ptr<const Plan> plan(const GemmShape& shape) {
    const tune::ProblemSpec* problem = find(shape);
    const tune::TuningRecord* record = problem == nullptr ? nullptr : record_of(*problem);
    if (record == nullptr) return nullptr;
    if (record->provider) {
      auto provided = dispatcher_.make_plan(linked_problem(shape, problem->problem.threads), device_, SIZE_MAX);
      if (!provided->explain().provider.empty()) return provided;
    }
    const std::size_t kernel = kernel_of(*record);
    return std::make_shared<const Plan>(
        kernels_.plan(kernel, runtime_of(manifest_.kernels[kernel], record->winner), problem->problem));
  }

  // Device seconds that the search and the final of the shape took.
  double device_s(const GemmShape& shape) const {
    const tune::ProblemSpec* problem = find(shape);
    return problem == nullptr ? 0 : tune::device_s_of(journal_, *problem);
  }

 private:
  Problem linked_problem(const GemmShape& shape, std::uint16_t threads) const {
    Problem problem = to_problem({.dtype = dtype_of(shape.dtype),
                                  .layout = layout_of(shape.layout),
                                  .M = shape.m,
                                  .N = shape.n,
                                  .K = shape.k,
                                  .batch = shape.batch},
                                 device_);
    problem.threads = threads;
    return problem;
  }

  const tune::ProblemSpec* find(const GemmShape& shape) const {
    const auto found = std::ranges::find_if(
        manifest_.problems, [&](const tune::ProblemSpec& each) { return shape_of(manifest_, each.problem) == shape; });
    return found == manifest_.problems.end() ? nullptr : &*found;
  }

  const tune::TuningRecord* record_of(const tune::ProblemSpec& problem) const {
    const auto found = records_.find(tune::key_of(manifest_, problem));
    return found == records_.end() ? nullptr : &found->second;
  }

  std::size_t kernel_of(const tune::TuningRecord& record) const {
    const auto found = std::ranges::find(manifest_.kernels, record.winner.kernel, &tune::KernelSpec::id);
    if (found == manifest_.kernels.end()) {
      throw std::runtime_error("the tuner's manifest " + manifest_.path.string() + " has no kernel " + record.winner.kernel);
    }
    return static_cast<std::size_t>(found - manifest_.kernels.begin());
  }

  static Runtime runtime_of(const tune::KernelSpec& kernel, const tune::TimedInstance& winner) {
    Runtime runtime = kernel.runtime_defaults;
    for (const auto& [name, value] : winner.runtime) {
      const auto found = std::ranges::find(kernel.runtime_names, name);
      if (found == kernel.runtime_names.end()) throw std::runtime_error(kernel.id + " has no run-time parameter " + name);
      runtime[static_cast<std::size_t>(found - kernel.runtime_names.begin())] = static_cast<std::int32_t>(value);
    }
    return runtime;
  }

  void attach_winners(const tune::BuildSettings& settings) {
    std::vector<bool> wanted(manifest_.kernels.size(), false);
    for (const auto& [key, record] : records_) wanted[kernel_of(record)] = true;
    tune::StopSignal stop;
    tune::Progress progress;
    const tune::BuildResult build =
        tune::build_units(manifest_, wanted, manifest_.arch.real_name, false, settings, stop, progress);
    for (std::size_t kernel = 0; kernel < wanted.size(); ++kernel) {
      if (build.usable[kernel]) kernels_.attach(kernel, build.kernels[kernel].files.image);
    }
  }

  const Device device_;
  Dispatcher dispatcher_;
  const tune::Manifest manifest_;
  tune::KernelSet kernels_;
  const tune::JournalContents journal_;
  std::map<tune::ProblemKey, tune::TuningRecord> records_{};
};

}  // namespace tilewright::bench
