#include "tuner.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <map>
#include <numeric>

#include "build_stage.h"
#include "codegen_client.h"
#include "database.h"
#include "host_peak.h"
#include "local_measurer.h"
#include "problem_request.h"
#include "problem_tuner.h"
#include "progress.h"
#include "record_maker.h"
#include "report.h"
#include "usage_error.h"

namespace tilewright::tune {
namespace {

using Clock = std::chrono::steady_clock;
namespace fs = std::filesystem;

constexpr double kCpuBudget_s = 210, kGpuBudget_s = 360;
constexpr int kCpuLimit = 40, kGpuLimit = 96, kPredictedLimit = 24;

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

std::string duration_text(double seconds) {
  const int whole = static_cast<int>(std::ceil(std::max(0.0, seconds)));
  return whole >= 60 ? fmt::format("{}m{:02}s", whole / 60, whole % 60) : fmt::format("{}s", whole);
}

// One run: what was asked for, resolved, and what it has come to so far.
struct Run {
  const Options& options;
  StopSignal& stop;
  Progress progress{};
  CodegenClient codegen;
  Target target{};
  Database database;
  std::string stamp;  // names the run's files
  Report report{};
  double budget_s = 0;
  int limit = 0;
};

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

std::string headline(const Run& run, const std::string& op, const ProblemRequests& requests) {
  const Device& device = run.target.device;
  const std::string what = fmt::format("{} ({}, {} problem{}) for {}", op, requests.description, requests.count,
                                       requests.count == 1 ? "" : "s", run.target.arch.name);
  if (!run.target.present) {
    return fmt::format(
        "predicting {}: {}, so nothing will be measured; kernels are compiled, their resources read, and results predicted for "
        "{}",
        what, run.target.why_not, device.name);
  }
  return fmt::format("tuning {} on {} ({}): strategy {}, {} candidates a problem at most, budget {}, seed {}", what,
                     device.name, device.key, run.options.strategy, run.limit, duration_text(run.budget_s), run.options.seed);
}

// Time of the roofline: what the manifest says of the arch's nominal device, else the measured peak of this CPU.
class Roofline {
 public:
  explicit Roofline(const Target& target) : target_(target) {}

  double us(const ProblemSpec& problem) {
    if (target_.device.kind == TargetKind::cuda || !target_.present) return problem.roofline_us;
    // Measured again for each problem, keeping the best: a neighbour on a shared machine must not lower the roof.
    const int threads = std::max<int>(1, problem.problem.threads);
    HostPeak& peak = peaks_[threads];
    const HostPeak now = measure_host_peak(threads);
    peak = {.flops_per_s = std::max(peak.flops_per_s, now.flops_per_s),
            .bytes_per_s = std::max(peak.bytes_per_s, now.bytes_per_s)};
    const bool from_memory = problem.bytes > static_cast<double>(target_.device.last_level_cache_bytes);
    return 1e6 * std::max(problem.flops / peak.flops_per_s, from_memory ? problem.bytes / peak.bytes_per_s : 0);
  }

 private:
  const Target& target_;
  std::map<int, HostPeak> peaks_;
};

void count_rejections(Run& run, const Manifest& manifest, const BuildResult& build, const std::vector<bool>& wanted) {
  ReportTotals& totals = run.report.totals;
  int shown = 0;
  for (std::size_t k = 0; k < manifest.kernels.size(); ++k) {
    if (!wanted[k] || build.usable[k]) continue;
    const CompiledUnit& unit = build.kernels[k];
    if (unit.cancelled) continue;
    if (unit.invalidity == Invalidity::none) {
      ++totals.rejected["spills registers"];
      continue;
    }
    ++totals.rejected[unit.invalidity == Invalidity::timeout ? "the compiler took too long" : "does not compile"];
    if (++shown <= 3) run.progress.line(fmt::format("warning: {}: {}", manifest.kernels[k].id, unit.message));
  }
  totals.kernels += build.count;
  totals.from_cache += build.from_cache;
  totals.compile_s += build.seconds;
}

void publish(Run& run, const TuningRecord& record) {
  for (const std::string& warning : run.database.publish({&record, 1})) run.progress.line("warning: " + warning);
}

ReportRow row_of(const Manifest& manifest, const ProblemSpec& problem, double roofline_us) {
  return {.problem = problem_text(manifest.op, problem),
          .failure = {},
          .record = {},
          .flops = problem.flops,
          .roofline_us = roofline_us};
}

void predict_all(Run& run, const Manifest& manifest, const RecordContext& context) {
  for (const ProblemSpec& problem : manifest.problems) {
    ReportRow row = row_of(manifest, problem, problem.roofline_us);
    try {
      row.record = make_predicted_record(context, problem);
      publish(run, row.record);
    } catch (const Error& fault) {
      row.failure = fault.what();
    }
    run.report.rows.push_back(std::move(row));
  }
}

// Seconds that a problem would use if time were no matter: each candidate a check and some samples of about the roofline's
// time.
double appetite_s(const ProblemSpec& problem, double roofline_us) {
  const double run_s = std::max(roofline_us, 1.0) * 1e-6;
  return static_cast<double>(problem.candidates.size()) * (0.012 + 2 * run_s) + 0.3 + 30 * run_s;
}

void measure_all(Run& run, const Manifest& manifest, RecordContext& context, const std::vector<bool>& usable) {
  const Device& device = run.target.device;
  const auto backend = make_backend(device);
  KernelSet kernels(manifest, device);
  for (std::size_t k = 0; k < manifest.kernels.size(); ++k) {
    if (usable[k]) kernels.attach(k, context.build.kernels[k].files.image);
  }
  for (std::size_t i = 0; i < manifest.references.size(); ++i)
    kernels.attach_reference(i, context.build.references[i].files.image);
  LocalMeasurer measurer(manifest, kernels, *backend, sampling_rules(device.kind), run.options.seed);
  context.policy = measurer.policy();
  Journal journal(run.options.work / "journal" / (run.stamp + ".jsonl"));
  run.report.journal = journal.path().string();
  ProblemTuner tuner(manifest, usable, measurer, journal, run.stop, tuning_rules(run.options, device.kind));

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

const OpListing& find_op(const std::vector<OpListing>& ops, const std::string& name) {
  std::string valid;
  for (const OpListing& op : ops) {
    if (op.op.name == name) return op;
    valid += (valid.empty() ? "" : ", ") + op.op.name;
  }
  throw UsageError(fmt::format("unknown op '{}', valid: {}; add a folder of ops with --templates", name, valid));
}

void say(const Run& run, const std::string& text) {
  std::FILE* stream = run.options.json ? stderr : stdout;
  std::fprintf(stream, "%s\n", text.c_str());
  std::fflush(stream);
}

void tune_op(Run& run, const OpListing& op) {
  const Options& options = run.options;
  const ProblemRequests requests =
      make_requests(op, options, run.target.arch, static_cast<int>(run.target.device.compute_units));
  // Before the first line: what codegen cannot do is wrong usage.
  const Manifest manifest = run.codegen.manifest(op.op.name, run.target.arch.name, requests.json,
                                                 options.work / "runs" / run.stamp / op.op.name, run.limit);
  const std::string line = headline(run, op.op.name, requests);
  run.report.headline += (run.report.headline.empty() ? "" : "; ") + line;
  say(run, line);
  if (options.dry_run) {
    for (const ProblemSpec& problem : manifest.problems) {
      say(run, fmt::format("{}: {} candidates", problem_text(manifest.op, problem), problem.candidates.size()));
    }
    say(run, fmt::format("{} kernels would be compiled; nothing was", manifest.kernels.size()));
    return;
  }
  run.database.require_writable(run.target.device.key);
  const std::vector<bool> wanted(manifest.kernels.size(), true);  // codegen lists only kernels that some problem may use
  const BuildResult build =
      build_units(manifest, wanted, manifest.arch.real_name, run.target.present, options, run.stop, run.progress);
  count_rejections(run, manifest, build, wanted);
  if (build.stopped) {
    run.report.totals.stopped = true;
    return;
  }
  RecordContext context{.manifest = manifest, .build = build, .target = run.target, .policy = {}, .seed = options.seed};
  if (run.target.present) {
    measure_all(run, manifest, context, build.usable);
  } else {
    predict_all(run, manifest, context);
  }
}

std::string make_stamp() {
  std::string stamp = utc_now();
  std::erase_if(stamp, [](char c) { return c == ':' || c == '-'; });
  return fmt::format("{}-{}", stamp, ::getpid());
}

}  // namespace

int run_autotune(const Options& options, StopSignal& stop) {
  make_strategy(options.strategy, {});  // an unknown one is a usage error before anything is done
  Run run{.options = options,
          .stop = stop,
          .codegen = CodegenClient(options),
          .database = Database(options.db),
          .stamp = make_stamp()};
  run.target = choose_target(run.codegen.archs(), options.arch);
  const bool is_cuda = run.target.arch.kind == TargetKind::cuda;
  run.budget_s = options.budget_s > 0 ? options.budget_s : is_cuda ? kGpuBudget_s : kCpuBudget_s;
  run.limit = options.limit > 0 ? options.limit : !run.target.present ? kPredictedLimit : is_cuda ? kGpuLimit : kCpuLimit;
  run.report.device = run.target.device.name;
  run.report.predicted = !run.target.present;
  run.report.database = (options.db / run.target.device.key).string();

  const std::vector<OpListing> ops = run.codegen.ops();
  std::vector<const OpListing*> chosen;
  for (const std::string& name : options.ops.empty() ? std::vector<std::string>{"gemm"} : options.ops)
    chosen.push_back(&find_op(ops, name));
  for (const OpListing* op : chosen) {
    if (!run.report.totals.stopped) tune_op(run, *op);
  }
  if (options.dry_run) return 0;

  const bool stopped = run.report.totals.stopped;
  const bool decided =
      std::any_of(run.report.rows.begin(), run.report.rows.end(), [](const ReportRow& row) { return row.failure.empty(); });
  if (decided && options.emit && !options.generated.empty()) run.codegen.emit();
  if (options.json) {
    std::puts(to_json(run.report).c_str());
  } else {
    std::fputs(("\n" + to_table(run.report)).c_str(), stdout);
  }
  if (stopped) {
    say(run, fmt::format("stopped: {} problems were decided and are published, the others are as they were",
                         run.report.rows.size()));
    return 130;
  }
  const bool all =
      std::all_of(run.report.rows.begin(), run.report.rows.end(), [](const ReportRow& row) { return row.failure.empty(); });
  return all ? 0 : 1;
}

}  // namespace tilewright::tune
