#include "commands/tuning/run_journaling.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <set>

#include "commands/settings.h"

namespace tilewright::tune {
namespace {

std::string joined(const std::vector<std::string>& words) { return fmt::format("{}", fmt::join(words, " ")); }

// The device may have been lost then, by no fault of the candidate's. Another device asks again, and so does this one.
void forget_last_if_fatal(JournalContents& past) {
  const auto is_measured = [](const JournalEntry& entry) { return entry.phase != JournalPhase::compile; };
  const auto last = std::find_if(past.outcomes.rbegin(), past.outcomes.rend(), is_measured);
  if (last != past.outcomes.rend() && last->evaluation.fatal) past.outcomes.erase(std::next(last).base());
}

}  // namespace

JournalHeader header_of(const Run& run, const RecordContext& context) {
  const Options& options = run.options;
  const JournalHeader asked{.facts = run.task ? run.task->run : asked_facts(options), .when = {}};  // a task is a part of it
  JournalHeader header{.facts = {{"op", fact(asked, "op")},
                                 {"arch", run.target.arch.name},
                                 {"attributes", fact(asked, "attributes")},
                                 {"shapes", fact(asked, "shapes")},
                                 {"threads", fact(asked, "threads")},
                                 {"strategy", options.strategy},
                                 {"limit", std::to_string(run.limit)},
                                 {"kernels", joined(options.kernels)},
                                 {"seed", std::to_string(options.seed)},
                                 {"device", run.target.device.key},
                                 {"driver", std::to_string(run.target.device.driver_version)},
                                 {"policy", context.policy},
                                 {"compiler", context.build.compiler},
                                 {"generator", context.manifest.generator}},
                       .when = utc_now()};
  const std::string problems = run.task ? fact(asked, kProblemsFact) : run.problems;
  if (!problems.empty()) header.facts.emplace_back(kProblemsFact, problems);
  const std::string providers = providers_to_ask(options, run.target.device.kind);
  if (!providers.empty()) header.facts.emplace_back("providers", providers);
  if (!options.devices.empty()) header.facts.emplace_back(kGpuFact, run.target.device.uuid);
  const Shard& shard = run.task ? run.task->shard : run.shard;
  if (!shard.is_all()) header.facts.emplace_back(kShardFact, to_string(shard));
  return header;
}

void open_journal(Run& run, const RecordContext& context) {
  if (run.journal.journal == nullptr) {
    run.journal =
        open_run_journal(run.options.work / "journal", header_of(run, context), run.options.resume, run.options.resume_journal);
    for (const std::string& warning : run.journal.past.warnings) run.progress.line("warning: " + warning);
    run.report.journal = run.journal.journal->path().string();
  }
  if (run.board != nullptr) {  // what all devices go on with is said once
    forget_last_if_fatal(run.journal.past);
    return;
  }
  if (const std::string origin = origin_text(run.journal, context.manifest); !origin.empty()) say(run, origin);
}

void keep_compilations(Run& run, const RecordContext& context) {
  std::set<std::string> known;
  for (const JournalEntry& entry : run.journal.past.outcomes) known.insert(entry.question());
  for (std::size_t k = 0; k < context.build.kernels.size(); ++k) {  // other libraries' are not compiled
    const CompiledUnit& unit = context.build.kernels[k];
    if ((unit.invalidity == Invalidity::none && !unit.compiled && !unit.handed) || unit.cancelled) continue;
    const JournalEntry entry{.phase = JournalPhase::compile,
                             .kernel = context.manifest.kernels[k].id,
                             .hash = context.manifest.kernels[k].unit.hash,
                             .evaluation = {.invalidity = unit.invalidity, .reason = unit.message},
                             .at_s = unit.ended_s,
                             .compile_s = unit.seconds,
                             .worker = unit.worker};
    if (!known.contains(entry.question())) run.journal.journal->outcome(entry);
  }
}

}  // namespace tilewright::tune
