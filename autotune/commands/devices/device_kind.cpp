#include "commands/devices/device_kind.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <utility>

#include "commands/devices/chosen_devices.h"
#include "commands/doctor_command.h"
#include "commands/merge_command.h"
#include "commands/settings.h"
#include "commands/tuning/left_out.h"
#include "commands/tuning/measuring_stage.h"
#include "commands/tuning/run_journaling.h"
#include "device/roofline.h"
#include "journal/journal_folder.h"
#include "search/shard.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

// Of a device's time, in calls of which samples were thrown away because something held it back: more is worth a word. Samples
// say little: one that is thrown away costs a pause of a hundred times its own length.
constexpr double kMuchHeldBack = 0.05;

Run run_of(const Run& kind, const Target& target) {
  Run run{.options = kind.options,
          .stop = kind.stop,
          .progress = kind.progress,
          .codegen = kind.codegen,
          .target = target,
          .database = kind.database,
          .stamp = kind.stamp};
  run.label = label_of(target.device);
  run.limit = kind.limit;
  run.shard = kind.shard;
  run.problems = kind.problems;
  run.why_only_linked = kind.why_only_linked;
  return run;
}

}  // namespace

DeviceKind::DeviceKind(Run run, std::vector<Target> targets)
    : run_(std::move(run)), targets_(std::move(targets)), pool_(std::make_unique<ProblemPool>(run_.budget.total_s())) {}

void DeviceKind::ask(const std::vector<OpListing>& ops) {
  for (AskedOp& asked : ask_for(run_, ops)) {
    if (run_.stop.requested()) return;
    stages_.push_back(std::make_unique<DeviceStage>(make_task(run_, std::move(asked))));
  }
  run_.ops = run_.ops_left = static_cast<int>(stages_.size());
  for (const std::unique_ptr<DeviceStage>& stage : stages_) {
    const Manifest& manifest = stage->manifest();
    std::string line = headline(run_, manifest.op.name, stage->task().requests);
    if (targets_.size() > 1) line += fmt::format(", on {} devices", targets_.size());
    run_.report.headline += (run_.report.headline.empty() ? "" : "; ") + line;
    say(run_, line);
    say_left_out(manifest, run_.options.kernels, run_.progress);
    run_.report.left_out.insert(run_.report.left_out.end(), manifest.left_out.begin(), manifest.left_out.end());
  }
}

void DeviceKind::plan() {
  for (const std::unique_ptr<DeviceStage>& stage : stages_) say_plan(run_, stage->manifest());
}

std::size_t DeviceKind::problem_count() const {
  std::size_t count = 0;
  for (const std::unique_ptr<DeviceStage>& stage : stages_) count += stage->manifest().problems.size();
  return count;
}

std::vector<std::string> DeviceKind::labels() const {
  std::vector<std::string> labels;
  for (const Target& target : targets_) labels.push_back(fmt::format("{} {}", label_of(target.device), target.device.name));
  return labels;
}

void DeviceKind::prepare(DeviceBoard& board, std::size_t first_lane) {
  if (run_.options.doctor) {
    for (const Target& target : targets_) examine_before_tuning(run_.options, target, run_.progress);
  }
  run_.database.require_writable(run_.target.device.key);
  for (std::size_t i = 0; i < stages_.size(); ++i) {
    add_candidates_of_providers(run_, stages_[i]->task().manifest);
    pool_->add_stage(stages_[i]->manifest().problems.size());
    split(i);
  }
  for (std::size_t i = 0; i < targets_.size(); ++i) {
    Run run = run_of(run_, targets_[i]);
    run.board = &board;
    run.lane = first_lane + i;
    lanes_.push_back(std::make_unique<DeviceLane>(std::move(run), *pool_, i, stages_));
  }
}

// The dearest problems first; a part is for as many as there are devices, then for twice as many, and so on: soon nobody waits,
// and the cores are not idle at the end of each.
void DeviceKind::split(std::size_t stage) {
  const Manifest& manifest = stages_[stage]->manifest();
  std::vector<double> costs_s;
  for (const ProblemSpec& problem : manifest.problems) costs_s.push_back(expected_cost_s(problem, manifest.arch.kind));
  std::vector<std::size_t> order(manifest.problems.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return costs_s[a] > costs_s[b]; });
  std::size_t size = targets_.size();
  for (std::size_t first = 0; first < order.size(); first += std::exchange(size, 2 * size)) {
    const auto begin = order.begin() + static_cast<std::ptrdiff_t>(first);
    const auto count = static_cast<std::ptrdiff_t>(std::min(size, order.size() - first));
    parts_.push_back({.stage = stage, .problems = {begin, begin + count}, .is_first = first == 0});
  }
}

bool DeviceKind::compile_some() {
  if (parts_.empty()) return false;
  const Part part = std::move(parts_.front());
  parts_.pop_front();
  DeviceStage& stage = *stages_[part.stage];
  const Manifest& manifest = stage.manifest();
  std::vector<bool> wanted(manifest.kernels.size(), false);
  for (const std::size_t problem : part.problems) {
    for (const Candidate& candidate : manifest.problems[problem].candidates)
      wanted[candidate.kernel] = !stage.has(candidate.kernel);
  }
  const BuildResult build =
      build_units(manifest, wanted, manifest.arch.real_name, part.is_first, build_settings_of(run_), run_.stop, run_.progress);
  count_build(run_, manifest, build, wanted);
  if (build.stopped) return false;
  stage.add(build);
  if (part.is_first) {
    stage.set_places(run_.why_only_linked.empty()
                         ? places_of(manifest, manifest.arch.real_name, run_.options.cache, build.compiler)
                         : linked_places(manifest));
    if (run_.options.resume) go_on_from_before(part.stage, build.compiler);
  }
  pool_->make_ready(part.stage, part.problems);
  return true;
}

// What the devices' journals of an unfinished run have decided is taken from them, whichever of the devices are here now.
void DeviceKind::go_on_from_before(std::size_t number, const std::string& compiler) {
  DeviceStage& stage = *stages_[number];
  const Manifest& manifest = stage.manifest();
  if (!std::exchange(looked_back_, true)) {
    const BuildResult build{.kernels = {}, .references = {}, .usable = {}, .compiler = compiler};
    const RecordContext context{.manifest = manifest,
                                .build = build,
                                .target = run_.target,
                                .policy = policy_name(run_.target.device.kind, run_.options.policy),
                                .seed = run_.options.seed};
    journals_ = find_unfinished_parts(run_.options.work / "journal", header_of(run_, context));
    for (const std::filesystem::path& journal : journals_) before_.push_back(read_journal_file(journal));
  }
  std::map<std::size_t, ReportRow> rows;
  for (std::size_t i = 0; i < manifest.problems.size(); ++i) {
    const ProblemSpec& problem = manifest.problems[i];
    for (const JournalContents& past : before_) {
      const JournalDecision* decision = find_decision(past, manifest, problem);
      if (decision == nullptr || rows.contains(i)) continue;
      if (!run_.database.holds(decision->record)) publish(run_, decision->record);
      rows[i] = row_of(manifest, problem, problem.roofline_us);
      rows[i].record = decision->record;
      const double spent_s = device_s_of(past, problem);
      run_.report.totals.device_s += spent_s;
      run_.report.totals.resumed_s += spent_s;
      pool_->decided_before(number, i, spent_s);
    }
    if (rows.contains(i)) continue;
    for (const JournalContents& past : before_) {
      const auto is_its = [&](const JournalEntry& entry) { return entry.identity == problem.identity; };
      const auto lane = std::ranges::find_if(
          targets_, [&](const Target& target) { return target.device.uuid == fact(past.header, kGpuFact); });
      if (lane != targets_.end() && std::ranges::any_of(past.outcomes, is_its))
        pool_->begun_before(number, i, static_cast<std::size_t>(lane - targets_.begin()));
    }
  }
  if (journals_.empty() && number == 0) say(run_, "nothing to resume: starting afresh");
  if (journals_.empty()) return;
  say(run_, fmt::format("resuming {} journals: {} of {} problems of {} decided", journals_.size(), rows.size(),
                        manifest.problems.size(), manifest.op.name));
  stage.put_rows(std::move(rows));
}

void DeviceKind::conclude(bool stopped) {
  add_rows(stopped);
  add_totals();
  merge_parts();
}

void DeviceKind::add_rows(bool stopped) {
  for (std::size_t s = 0; s < stages_.size(); ++s) {
    const Manifest& manifest = stages_[s]->manifest();
    std::map<std::size_t, ReportRow> rows = stages_[s]->take_rows();
    for (std::size_t i = 0; i < manifest.problems.size(); ++i) {
      const PoolState state = pool_->state(s, i);
      const bool is_open = state == PoolState::waiting || state == PoolState::running;
      const bool has_answer = rows.contains(i) && !rows[i].unaffordable && state != PoolState::given_up;
      if (!has_answer && is_open && stopped) continue;  // as it was
      if (!has_answer) {
        rows[i] = row_of(manifest, manifest.problems[i], manifest.problems[i].roofline_us);
        rows[i].unaffordable = state == PoolState::left_out;
        rows[i].failure = rows[i].unaffordable           ? "not tuned: the budget ran out"
                          : state == PoolState::given_up ? "two devices were lost while it was tuned"
                                                         : "no device was left to tune it";
      }
      run_.report.rows.push_back(std::move(rows[i]));
    }
  }
  run_.report.totals.stopped = stopped;
}

void DeviceKind::add_totals() {
  ReportTotals& totals = run_.report.totals;
  for (const std::unique_ptr<DeviceLane>& lane : lanes_) {
    Run& run = lane->run();
    const ReportTotals& own = run.report.totals;
    totals.device_s += own.device_s;
    totals.resumed_s += own.resumed_s;
    totals.measurements += own.measurements;
    totals.discarded += own.discarded;
    totals.survived += own.survived;
    for (const auto& [invalidity, count] : own.outcomes) totals.outcomes[invalidity] += count;
    totals.failures.insert(totals.failures.end(), own.failures.begin(), own.failures.end());
    const DeviceTable table = run.board->table();
    DeviceUse use{.name = run.label,
                  .uuid = run.target.device.uuid,
                  .problems = table.devices[run.lane].decided,
                  .device_s = own.device_s - own.resumed_s,
                  .wall_s = lane->ended_s() > 0 ? lane->ended_s() - run.began_s : 0,
                  .began_s = run.began_s,
                  .waited_s = pool_->waited_s(lane->number()),
                  .locked_out_s = lane->locked_out_s(),
                  .measurements = own.measurements,
                  .discarded = own.discarded,
                  .lost = lane->lost(),
                  .journal = run.report.journal};
    const double all = static_cast<double>(use.measurements + use.discarded);
    if (lane->held_back_s() > kMuchHeldBack * use.device_s)
      run_.progress.line(fmt::format(
          "warning: {}: {:.0f}% of its time went into measurements that power, heat or clocks held back, and {:.1f}% "
          "of its samples were thrown away: fewer devices at once may be steadier",
          use.name, 100 * lane->held_back_s() / use.device_s, 100 * static_cast<double>(use.discarded) / all));
    run_.report.devices.push_back(std::move(use));
  }
}

// Into one, beside them. While something is left to go on with they stay unfinished.
void DeviceKind::merge_parts() {
  const bool is_finished = !run_.report.totals.stopped &&
                           std::ranges::none_of(run_.report.rows, [](const ReportRow& row) { return row.unaffordable; }) &&
                           pool_->open_count() == 0;
  std::vector<std::filesystem::path> journals = journals_;
  for (const std::unique_ptr<DeviceLane>& lane : lanes_) {
    RunJournal& own = lane->run().journal;
    if (own.journal == nullptr) continue;
    const std::filesystem::path path = own.journal->path();
    if (std::ranges::find(journals, path) == journals.end()) journals.push_back(path);
    own.journal.reset();  // no other journal may be open where it is read
  }
  if (journals.empty()) return;
  for (const std::filesystem::path& journal : journals) {
    if (is_finished) Journal(journal).end();
  }
  if (run_.report.totals.stopped) {
    say(run_, fmt::format("{} journals in {}: --resume goes on from there", journals.size(),
                          (run_.options.work / "journal").string()));
    return;
  }
  const MergedJournal merged = merge_and_publish(journals, run_.options.work / "journal", run_.database);
  for (const std::string& warning : merged.warnings) run_.progress.line("warning: " + warning);
  run_.report.journal = merged.path.string();
}

}  // namespace tilewright::tune
