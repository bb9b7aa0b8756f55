#include "commands/devices/device_lane.h"

#include <fmt/format.h>

#include <utility>

#include "commands/settings.h"
#include "commands/tuning/known_images.h"
#include "commands/tuning/measuring_stage.h"
#include "commands/tuning/run_journaling.h"
#include "commands/tuning/tuning_rows.h"
#include "device/device_lock.h"
#include "journal/journaled_measurer.h"
#include "measure/make_measurer.h"
#include "measure/observed_measurer.h"
#include "search/budgeted_tuning.h"
#include "system/unix_seconds.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {

void DeviceLane::set_state(LiveDevice::State state, const std::string& problem) {
  run_.board->change(run_.lane, [&](LiveDevice& device) {
    device.state = state;
    device.problem = problem;
  });
}

void DeviceLane::work() {
  const double asked_s = unix_seconds();
  const DeviceLock lock(
      run_.options.locks, run_.target.device, run_.stop,
      [&](const std::string& text) { run_.progress.line(fmt::format("{}: {}", run_.label, text)); },
      [&] { return pool_.is_over(); });
  if (!lock.held()) return;
  run_.began_s = unix_seconds();
  locked_out_s_ = run_.began_s - asked_s;
  try {
    while (const std::optional<std::size_t> stage = pool_.enter(number_)) {
      measure(*stage);
      set_state(LiveDevice::State::idle);
    }
  } catch (const DeviceLost& fault) {
    lost_ = fault.what();
    pool_.lose(number_);
    set_state(LiveDevice::State::lost, lost_);
    run_.progress.line(fmt::format("warning: {} ({}) is lost: {}; what it had goes to the others", run_.label,
                                   run_.target.device.uuid, lost_));
  } catch (const Stopped&) {
    run_.report.totals.stopped = true;
  }
}

void DeviceLane::measure(std::size_t number) {
  DeviceStage& stage = *stages_[number];
  const Manifest& manifest = stage.manifest();
  const Device& device = run_.target.device;
  BuildResult build;
  std::size_t version = 0;
  stage.refresh(build, version);
  const std::unique_ptr<Measurer> device_measurer =
      make_measurer(manifest, stage.places(), device, sampling_rules(run_.options.policy, device.kind), run_.options.seed,
                    run_.stop, run_.codegen, worker_limits(run_.options), run_.options.providers);
  const RecordContext context{.manifest = manifest,
                              .build = build,
                              .target = run_.target,
                              .policy = device_measurer->policy(),
                              .seed = run_.options.seed};
  open_journal(run_, context);
  Budget budget(0);
  JournaledMeasurer measurer(manifest, *device_measurer, *run_.journal.journal, run_.journal.past.outcomes);
  TuningRows rows(run_, manifest, context, budget);
  ObservedMeasurer observed(measurer, [&](const Case& which, const Candidate& candidate, const Evaluation& evaluation,
                                          double best_us) { rows.note(which, candidate, evaluation, best_us); });
  MeteredMeasurer metered(manifest, observed, budget, stage.costs());
  TuningRules rules = tuning_rules(run_.options, device.kind);
  rules.device = device;
  rules.images = known_images(manifest, build);
  ProblemTuner tuner(manifest, build.usable, metered, run_.stop, std::move(rules));
  double told_s = 0;
  const TuningObserver observer{.taken =
                                    [&](std::size_t) {
                                      if (stage.refresh(build, version)) tuner.know(known_images(manifest, build));
                                    },
                                .searching = [&](std::size_t problem, const SearchState& state) { rows.show(problem, state); },
                                .done =
                                    [&](std::size_t problem, const ProblemResult& result) {
                                      rows.take(problem, result);
                                      run_.board->spent(budget.spent_s() - std::exchange(told_s, budget.spent_s()));
                                    }};
  const auto take_stock = [&] {
    ended_s_ = unix_seconds();
    run_.board->spent(budget.spent_s() - told_s);
    stage.put_rows(rows.take_rows());
    add_up(run_, manifest, budget, metered.reading());
    held_back_s_ += metered.reading().held_back_s;
    // One of them tells, for all of them.
    if (number_ == 0 && told_.insert(number).second) keep_compilations(run_, context);
  };
  try {
    const PoolPlace place{.pool = pool_, .stage = number, .lane = number_, .budget = budget};
    const TuningOutcome outcome = tune_from_pool(manifest, place, tuner, metered, observer);
    run_.report.totals.stopped = run_.report.totals.stopped || outcome.interrupted;
  } catch (...) {
    take_stock();
    throw;
  }
  stage.refresh(build, version);  // for what is told of compiling
  take_stock();
}

}  // namespace tilewright::tune
