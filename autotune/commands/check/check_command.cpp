#include "commands/check/check_command.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>

#include "commands/check/candidate_check.h"
#include "commands/check/check_place.h"
#include "commands/check/kernel_check.h"
#include "commands/check/look_again.h"
#include "commands/check/time_check.h"
#include "commands/report.h"
#include "commands/settings.h"
#include "compile/build_stage.h"
#include "device/statistics.h"
#include "device/target.h"
#include "manifest/codegen_client.h"
#include "manifest/problem_request.h"
#include "manifest/provided_candidates.h"
#include "measure/make_measurer.h"
#include "measure/provider_list.h"
#include "records/database.h"
#include "records/record_key.h"
#include "system/temporary_folder.h"
#include "system/usage_error.h"

namespace tilewright::tune {
namespace {

bool is_wanted(const TuningRecord& record, const Options& options) {
  return std::all_of(options.attributes.begin(), options.attributes.end(), [&](const auto& asked) {
    const auto& [name, values] = asked;
    if (values.empty()) return true;
    return std::any_of(record.attributes.begin(), record.attributes.end(), [&](const auto& attribute) {
      return attribute.first == name && std::count(values.begin(), values.end(), attribute.second) > 0;
    });
  });
}

std::string requests_for(const std::vector<TuningRecord>& records) {
  nlohmann::ordered_json requests = nlohmann::ordered_json::array();
  for (const TuningRecord& record : records) {
    nlohmann::ordered_json request{{"attributes", nlohmann::ordered_json::object()},
                                   {"sizes", nlohmann::ordered_json::object()},
                                   {"threads", record.threads}};
    for (const auto& [name, value] : record.attributes) request["attributes"][name] = value;
    for (const auto& [name, value] : record.shape) request["sizes"][name] = value;
    requests.push_back(std::move(request));
  }
  return requests.dump();
}

// The record's instance in the manifest; a sentence when there is no such thing any more.
std::string find_candidate(const Manifest& manifest, const ProblemSpec& problem, const TuningRecord& record,
                           Candidate& candidate) {
  const auto kernel = std::find_if(manifest.kernels.begin(), manifest.kernels.end(),
                                   [&](const KernelSpec& spec) { return spec.id == record.winner.kernel; });
  if (kernel == manifest.kernels.end()) return "codegen no longer offers this kernel for this problem: tune again";
  if (kernel->unit.hash != record.hash)
    return fmt::format("the record is stale: its hash is {}, the kernel's is {}: tune again", record.hash, kernel->unit.hash);
  candidate.kernel = static_cast<std::size_t>(kernel - manifest.kernels.begin());
  candidate.runtime = kernel->runtime_defaults;
  for (std::size_t i = 0; i < kernel->runtime_names.size(); ++i) {
    for (const auto& [name, value] : record.winner.runtime) {
      if (name == kernel->runtime_names[i]) candidate.runtime[i] = static_cast<std::int32_t>(value);
    }
  }
  // Values that a search would not try here may still stand in a record, and must be right. Where the kernel's blocks begin,
  // its other instances know.
  const Candidate* alike = nullptr;
  for (const Candidate& other : problem.candidates) {
    if (other.kernel != candidate.kernel) continue;
    if (alike == nullptr || other.runtime == candidate.runtime) alike = &other;
  }
  if (alike == nullptr) return "codegen no longer offers this kernel for this problem: tune again";
  candidate.edges = alike->edges;
  candidate.predicted_us = record.winner.time.median;
  return "";
}

// A record on its way through the check.
struct Subject {
  const TuningRecord& record;
  std::size_t problem = 0;  // in the manifest
  Candidate candidate{};
  std::string text{};                   // the problem, for people
  std::string fault{};                  // what is wrong with it; empty as long as nothing is
  std::optional<Candidate> provided{};  // the other library's algorithm that the record names, where it can run
};

// Devices of one arch have records of the same problems, which the manifest holds once.
std::vector<Subject> find_subjects(const Manifest& manifest, const std::vector<TuningRecord>& records) {
  std::map<ProblemKey, std::size_t> problems;
  for (std::size_t i = 0; i < manifest.problems.size(); ++i) problems.emplace(key_of(manifest, manifest.problems[i]), i);
  std::vector<Subject> subjects;
  for (const TuningRecord& record : records) {
    Subject& subject = subjects.emplace_back(Subject{.record = record});
    if (const auto found = problems.find(key_of(record).problem); found != problems.end()) {
      subject.problem = found->second;
      const ProblemSpec& problem = manifest.problems[subject.problem];
      subject.text = record.op + " " + problem_text(manifest.op, problem);
      subject.fault = find_candidate(manifest, problem, record, subject.candidate);
    } else {
      subject.text = record.op + " " + to_string(key_of(record).problem);
      subject.fault = "codegen takes its problem for another one: tune again";
    }
  }
  return subjects;
}

struct Tally {
  int right = 0, wrong = 0, shapes = 0;
  int compared = 0;        // of the right ones, with the first candidate alone
  int other_devices = 0;   // records whose times are another device's
  int other_policies = 0;  // records whose times cannot be taken again
  std::vector<TimeCheck> times{};
  int algorithms = 0;                            // of other libraries, that were run
  std::map<std::string, int> algorithms_left{};  // by why they were not
};

// Why the other library's algorithm that a record names is not run here; empty where it is.
std::string why_not_run(const TuningRecord& record, const Device& device, const std::vector<ListedProvider>& providers) {
  const ProvidedName& name = record.provider->name;
  const auto found = std::ranges::find_if(
      providers, [&](const ListedProvider& each) { return each.name == name.provider && each.op == record.op; });
  if (record.device.key != device.key) return fmt::format("{} on another device", name.provider);
  if (found == providers.end()) return fmt::format("TILEWRIGHT_PROVIDERS={} has them checked", name.provider);
  if (found->version.empty()) return fmt::format("{} is not here: {}", name.provider, found->why_none);
  if (found->version != name.version)
    return fmt::format("{} was {} and is {} here: tune again", name.provider, name.version, found->version);
  return "";
}

// Adds to the manifest what records name of other libraries.
void add_algorithms(Manifest& manifest, std::vector<Subject>& subjects, const Device& device,
                    const std::vector<ListedProvider>& providers, Tally& tally) {
  for (Subject& subject : subjects) {
    if (!subject.record.provider || !subject.fault.empty()) continue;
    if (const std::string why = why_not_run(subject.record, device, providers); !why.empty()) {
      ++tally.algorithms_left[why];
      continue;
    }
    add_provided(manifest, {{.problem = subject.problem, .name = subject.record.provider->name}});
    subject.provided = manifest.problems[subject.problem].provided.back();
  }
}

constexpr int kTimedRounds = 21;

// The record's winner timed again, as it was in its final: one sample after the other. Nothing when it fails.
std::optional<double> time_again(Measurer& measurer, const Case& which, const Candidate& candidate) {
  const Evaluation first = measurer.evaluate(which, candidate, 0);
  if (first.invalidity != Invalidity::none) return std::nullopt;
  const double expected_us = summarize(first.samples_us).median;
  std::vector<double> samples_us;
  for (int round = 0; round < kTimedRounds; ++round) {
    const Evaluation sample = measurer.sample(which, candidate, round, expected_us);
    samples_us.insert(samples_us.end(), sample.samples_us.begin(), sample.samples_us.end());
  }
  return summarize(samples_us).median;
}

void check_op(const Options& options, const CodegenClient& codegen, const Target& target, const CheckPlace& place,
              const std::string& op, const std::vector<TuningRecord>& records, const std::vector<ListedProvider>& providers,
              const CheckedRecords& checked, StopSignal& stop, Progress& progress, Tally& tally) {
  TemporaryFolder folder(options.work / "check");
  Manifest manifest = codegen.manifest(op, target.arch.name, requests_for(records), folder.path(), std::nullopt);
  std::vector<Subject> subjects = find_subjects(manifest, records);
  std::vector<bool> wanted(manifest.kernels.size(), false);
  for (const Subject& subject : subjects) {
    if (subject.fault.empty()) wanted[subject.candidate.kernel] = true;
  }
  const BuildResult build = build_units(manifest, wanted, place.arch, true, build_settings(options), stop, progress);
  if (stop.requested()) return;
  add_algorithms(manifest, subjects, place.device, providers, tally);
  // By what a record calls its policy: each kind of times by a measurer of its own, made when it is wanted.
  std::map<std::string, std::unique_ptr<Measurer>> measurers;
  for (const CachePolicy policy : {CachePolicy::cold, CachePolicy::warm}) {
    measurers[policy_name(place.device.kind, policy)] =
        make_measurer(manifest, places_of(build), place.device, sampling_rules(policy, place.device.kind), options.seed, stop,
                      codegen, worker_limits(options), options.providers);
  }
  Measurer* const measurer = measurers.begin()->second.get();
  const auto take_time = [&](const TuningRecord& record, const Case& which, const Candidate& candidate) {
    const auto timer = measurers.find(record.policy);
    return timer == measurers.end() ? std::nullopt : time_again(*timer->second, which, candidate);
  };
  for (std::size_t i = 0; i < subjects.size() && !stop.requested(); ++i) {
    auto& [record, problem, candidate, text, fault, provided] = subjects[i];
    if (fault.empty() && !build.kernels[candidate.kernel].message.empty()) {
      fault = build.kernels[candidate.kernel].message;
      folder.keep();  // which the message names
    }
    progress.update(fmt::format("checking {}/{}: {}", i + 1, subjects.size(), text));
    if (fault.empty()) {
      const CandidateCheck check = check_candidate(*measurer, manifest, problem, candidate);
      tally.shapes += check.shapes;
      fault = check.fault;
      for (const std::string& command : look_again(options, manifest, problem, check.where, candidate, check.invalidity))
        fault += "\n  " + command;
    }
    if (fault.empty() && provided) {
      const CandidateCheck check = check_candidate(*measurer, manifest, problem, *provided);
      tally.shapes += check.shapes;
      if (!check.fault.empty())
        fault = fmt::format("{} ({}): {}", record.provider->name.provider, record.provider->name.version, check.fault);
      ++tally.algorithms;
    }
    if (options.time && fault.empty() && !record.predicted) {
      if (record.device.key != place.device.key) {
        ++tally.other_devices;
      } else if (const std::optional<double> us = take_time(record, {.index = problem}, candidate)) {
        const TimeCheck& check = tally.times.emplace_back(TimeCheck{.problem = text,
                                                                    .kernel = record.winner.kernel,
                                                                    .policy = record.policy,
                                                                    .stored_us = record.winner.time.median,
                                                                    .measured_us = *us});
        progress.line(fmt::format("{:.3f} of the stored {:.2f} us: {} ({})", check.ratio(), check.stored_us, check.problem,
                                  check.kernel));
      } else {
        ++tally.other_policies;
      }
    }
    ++(fault.empty() ? tally.right : tally.wrong);
    if (checked.judged) checked.judged(record, fault);
    if (fault.empty() && !has_reference(manifest, manifest.problems[problem])) ++tally.compared;
    if (!fault.empty())
      progress.line(fmt::format("FAIL {} ({}, of {}): {}", text, record.winner.kernel, record.device.key, fault));
  }
}

// `check --kernel`. Of the op that is named, for kernels have its name in theirs.
int run_kernel_check(const Options& options, const CodegenClient& codegen, const Target& target, const CheckPlace& place,
                     const std::vector<OpListing>& ops, StopSignal& stop) {
  Progress progress;
  KernelCheck check;
  for (const OpListing* op : choose_ops(ops, options.ops)) {
    require_attributes(*op, options.attributes);
    check_kernels(options, codegen, target, place, *op, stop, progress, check);
  }
  if (options.json) {
    const nlohmann::ordered_json json{{"schema", "tilewright.check/1"}, {"right", check.right},   {"wrong", check.wrong},
                                      {"compared", check.compared},     {"shapes", check.shapes}, {"failures", check.failures}};
    std::puts(json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace).c_str());
  } else {
    std::printf("%d candidates right, %d wrong; %d shapes run\n", check.right, check.wrong, check.shapes);
    if (check.compared > 0)
      std::printf("of %d it is only known that the result %s: nothing says what is right\n", check.compared, kAgreesWithFirst);
  }
  return stop.requested() ? 130 : check.wrong > 0 ? 1 : 0;
}

std::string to_json(const Tally& tally) {
  nlohmann::ordered_json json{{"schema", "tilewright.check/1"},
                              {"right", tally.right},
                              {"wrong", tally.wrong},
                              {"compared", tally.compared},
                              {"shapes", tally.shapes},
                              {"algorithms", {{"checked", tally.algorithms}, {"left", tally.algorithms_left}}},
                              {"times", nlohmann::ordered_json::array()}};
  for (const TimeCheck& check : tally.times) {
    json["times"].push_back({{"problem", check.problem},
                             {"kernel", check.kernel},
                             {"policy", check.policy},
                             {"stored_us", check.stored_us},
                             {"measured_us", check.measured_us},
                             {"ratio", check.ratio()}});
  }
  const TimeAgreement agreement = time_agreement(tally.times);
  json["agreement"] = {{"n", tally.times.size()}, {"median", agreement.median}, {"p90", agreement.p90}};
  return json.dump();
}

void print(const Tally& tally) {
  std::printf("%d records right, %d wrong; %d shapes run\n", tally.right, tally.wrong, tally.shapes);
  if (tally.compared > 0)
    std::printf("of %d it is only known that the result %s: nothing says what is right\n", tally.compared, kAgreesWithFirst);
  if (!tally.times.empty()) {
    const TimeAgreement agreement = time_agreement(tally.times);
    std::printf("%zu times taken again: half of them within %.2f %% of what is stored, nine of ten within %.2f %%\n",
                tally.times.size(), 100 * agreement.median, 100 * agreement.p90);
  }
  if (tally.algorithms > 0) std::printf("%d algorithms of other libraries checked, too\n", tally.algorithms);
  for (const auto& [why, count] : tally.algorithms_left)
    std::printf("%d algorithms of other libraries were not checked: %s\n", count, why.c_str());
  if (tally.other_devices > 0) {
    std::printf("%d records were timed on another device: their times were left alone\n", tally.other_devices);
  }
  if (tally.other_policies > 0) {
    std::printf("%d records were timed in a way that this version does not offer: tune again to compare\n",
                tally.other_policies);
  }
}

}  // namespace

int run_check(const Options& options, StopSignal& stop) { return run_check(options, stop, {}); }

int run_check(const Options& options, StopSignal& stop, const CheckedRecords& checked) {
  const CodegenClient codegen(codegen_settings(options));
  const Target target = choose_target(codegen.archs(), options.arch, options.device);
  const CheckPlace place = find_check_place(target);
  std::FILE* const told = options.json ? stderr : stdout;
  const std::string what =
      options.kernels.empty() ? "the published kernels" : fmt::format("kernels {}", fmt::join(options.kernels, ", "));
  if (checked.says_what_comes_out)
    std::fprintf(told, "checking %s of %s on %s%s\n", what.c_str(), target.arch.name.c_str(), place.device.name.c_str(),
                 target.present ? "" : fmt::format(" as cross code ({})", place.arch).c_str());
  std::fflush(told);
  const std::vector<OpListing> ops =
      options.kernels.empty() && options.ops.empty() ? codegen.ops() : list_asked(codegen, options);
  if (!options.kernels.empty()) return run_kernel_check(options, codegen, target, place, ops, stop);
  if (!options.shapes.empty() || !options.threads.empty())
    throw UsageError("--shapes and --threads are for --kernel: records say their own");
  std::vector<std::string> names = options.ops, valid;
  for (const OpListing& op : ops) {
    valid.push_back(op.op.name);
    if (std::find(names.begin(), names.end(), op.op.name) != names.end()) require_attributes(op, options.attributes);
  }
  for (const std::string& name : names) {
    if (std::find(valid.begin(), valid.end(), name) == valid.end()) throw UsageError(fmt::format("unknown op '{}'", name));
  }
  if (names.empty()) {
    require_attributes_of_any(ops, options.attributes);
    names = valid;
  }

  const std::vector<ListedProvider> providers = ask_for_providers(options.providers, "/proc/self/exe");
  Progress progress;
  Tally tally;
  std::size_t left_out = 0;
  std::vector<std::string> without;  // of the ops that are asked for
  const Database database(options.db);
  for (const std::string& op : names) {
    std::vector<std::string> warnings;
    std::vector<TuningRecord> records = database.read(op, target.arch.name, warnings);
    left_out += std::erase_if(records, [&](const TuningRecord& record) {
      return !is_wanted(record, options) || (checked.is_wanted && !checked.is_wanted(record));
    });
    for (const std::string& warning : warnings) progress.line("warning: " + warning);
    if (records.empty() && !options.ops.empty()) without.push_back(op);
    if (records.empty() || stop.requested()) continue;
    try {
      check_op(options, codegen, target, place, op, records, providers, checked, stop, progress, tally);
    } catch (const Stopped&) {
    }
  }
  if (tally.right + tally.wrong == 0 && !stop.requested()) {
    throw Error(fmt::format("{} holds no records of {}{}{}: tune first, or name another --db", options.db.string(),
                            options.ops.empty() ? "" : fmt::format("{} for ", fmt::join(options.ops, ", ")), target.arch.name,
                            left_out > 0 ? fmt::format(" that are asked for ({} others)", left_out) : ""));
  }
  for (const std::string& op : without)
    progress.line(fmt::format("warning: {} holds no records of {} for {} that are asked for: nothing of it was checked",
                              options.db.string(), op, target.arch.name));
  if (options.json && checked.says_what_comes_out) {
    std::puts(to_json(tally).c_str());
  } else if (checked.says_what_comes_out) {
    print(tally);
  }
  if (stop.requested()) return 130;
  return tally.wrong == 0 ? 0 : 1;
}

}  // namespace tilewright::tune
