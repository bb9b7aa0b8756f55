#include "measuring_stage.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <numeric>

#include "make_measurer.h"
#include "problem_tuner.h"
#include "roofline.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

SamplingRules sampling_rules(TargetKind kind) {
  // A GPU sample costs microseconds, and the checked run is no sample: it also loads the code.
  if (kind == TargetKind::cuda) return {.first_samples = 3, .samples = 12, .search_us = 100'000, .long_run_us = 1e12};
  return {};
}

TuningRules tuning_rules(const Options& options, TargetKind kind) {
  TuningRules rules{.strategy = options.strategy, .seed = options.seed};
  if (kind == TargetKind::cuda) {
    rules.min_candidates = 8;
    rules.min_rounds = 11;
    rules.max_rounds = 41;
  }
  return rules;
}

// Seconds that a problem would use if time were no matter: each candidate a check and some samples of about the roofline's
// time.
double appetite_s(const ProblemSpec& problem, double roofline_us) {
  const double run_s = std::max(roofline_us, 1.0) * 1e-6;
  return static_cast<double>(problem.candidates.size()) * (0.012 + 2 * run_s) + 0.3 + 30 * run_s;
}

}  // namespace

void measure_all(Run& run, const Manifest& manifest, RecordContext& context, const std::vector<bool>& usable) {
  const Device& device = run.target.device;
  const std::unique_ptr<Measurer> measurer =
      make_measurer(manifest, context.build, device, sampling_rules(device.kind), run.options);
  context.policy = measurer->policy();
  Journal journal(run.options.work / "journal" / (run.stamp + ".jsonl"));
  run.report.journal = journal.path().string();
  ProblemTuner tuner(manifest, usable, *measurer, journal, run.stop, tuning_rules(run.options, device.kind));

  Roofline roofline(run.target);
  std::vector<double> roofline_us, appetites;
  for (const ProblemSpec& problem : manifest.problems) {
    roofline_us.push_back(roofline.us(problem));
    appetites.push_back(appetite_s(problem, roofline_us.back()));
  }
  // Small problems first: what they leave of their share goes to the large ones. Thread counts of one shape share a reference.
  std::vector<std::size_t> order(manifest.problems.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return manifest.problems[a].flops < manifest.problems[b].flops; });

  std::map<std::size_t, ReportRow> rows;
  const auto start = Clock::now();
  double hungry = std::accumulate(appetites.begin(), appetites.end(), 0.0);
  std::size_t done = 0;
  std::string lost;
  for (const std::size_t i : order) {
    const ProblemSpec& problem = manifest.problems[i];
    const double left_s = std::max(0.0, run.budget_s - run.report.totals.measure_s - seconds_since(start));
    const double share_s = left_s * appetites[i] / hungry;
    hungry -= appetites[i];
    ReportRow row = row_of(manifest, problem, roofline_us[i]);
    const auto show = [&](const SearchState& state) {
      const double eta_s = std::min(left_s, share_s + hungry);
      const double percent = state.best_us > 0 ? 100 * roofline_us[i] / state.best_us : 0;
      run.progress.update(fmt::format("[{}/{}] {}/{} tried, best {} ({:.0f}% of the roofline), ETA {}: {}", done + 1,
                                      order.size(), state.done, state.total, rate_text(problem.flops, state.best_us), percent,
                                      duration_text(eta_s), row.problem));
    };
    ProblemResult result;
    try {
      result = tuner.tune(i, share_s, show);
    } catch (const DeviceLost& fault) {
      lost = fault.what();
      break;
    }
    run.report.totals.tried += result.tried;
    for (const auto& [invalidity, count] : result.invalid) {
      run.report.totals.rejected[fmt::format("wrong or refused when run ({})", to_string(invalidity))] += count;
    }
    for (const std::string& fault : result.faults) run.progress.line("warning: " + fault);
    if (result.stopped) {
      run.report.totals.stopped = true;
      break;
    }
    ++done;
    row.roofline_us = roofline.us(problem);
    if (result.failure.empty()) {
      row.record = make_measured_record(context, problem, result);
      publish(run, row.record);
      run.progress.line(fmt::format("[{}/{}] {}: {} {:.2f} us, {}, {:.3f}x of the default", done, order.size(), row.problem,
                                    row.record.winner.kernel, row.record.winner.time.median,
                                    rate_text(problem.flops, row.record.winner.time.median), 1 + row.record.margin));
    } else {
      row.failure = result.failure;
    }
    rows[i] = std::move(row);
  }
  for (auto& [index, row] : rows) run.report.rows.push_back(std::move(row));
  run.report.totals.measure_s += seconds_since(start);
  if (!lost.empty()) {
    throw Error(fmt::format(
        "{}; the {} problems decided before it are published. Leave that candidate out with a smaller --limit or fix its "
        "template, and run again",
        lost, done));
  }
}

}  // namespace tilewright::tune
