#include "journal/run_journal.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "journal/journal_folder.h"
#include "system/usage_error.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

namespace fs = std::filesystem;

void require_same_run(const fs::path& path, const JournalHeader& header) {
  try {
    if (const std::string differs = difference(read_journal_header(path), header); !differs.empty())
      throw UsageError(fmt::format("cannot resume {}: it is of another run: {}", path.string(), differs));
  } catch (const Error& fault) {
    throw UsageError(fmt::format("cannot resume {}: {}", path.string(), fault.what()));
  }
}

}  // namespace

RunJournal open_run_journal(const fs::path& folder, const JournalHeader& header, bool resume, const fs::path& named) {
  JournalChoice choice{.path = named, .why_none = {}};
  if (!named.empty()) {
    require_same_run(named, header);
  } else if (resume) {
    choice = find_unfinished_journal(folder, header);
  }
  if (choice.path.empty()) return {.journal = std::make_unique<Journal>(folder, header), .why_new = choice.why_none};
  // Opened first: from then on nobody else writes it.
  RunJournal run{.journal = std::make_unique<Journal>(choice.path)};
  run.past = read_journal_file(choice.path);
  return run;
}

const JournalDecision* find_decision(const JournalContents& past, const Manifest& manifest, const ProblemSpec& problem) {
  const auto found = past.decisions.find(problem.identity);
  if (found == past.decisions.end()) return nullptr;
  const TuningRecord& record = found->second.record;
  const bool is_current = std::any_of(manifest.kernels.begin(), manifest.kernels.end(), [&](const KernelSpec& kernel) {
    return kernel.id == record.winner.kernel && kernel.unit.hash == record.hash;
  });
  return is_current ? &found->second : nullptr;
}

double device_s_of(const JournalContents& past, const ProblemSpec& problem) {
  double device_s = 0;
  for (const JournalEntry& entry : past.outcomes)
    device_s += entry.identity == problem.identity ? entry.evaluation.device_s : 0;
  return device_s;
}

std::string origin_text(const RunJournal& run, const Manifest& manifest) {
  if (!run.why_new.empty()) return fmt::format("nothing to resume ({}): starting afresh", run.why_new);
  if (!run.resumed()) return "";
  std::set<std::string> cases;
  for (const auto* specs : {&manifest.problems, &manifest.edges}) {
    for (const ProblemSpec& problem : *specs) cases.insert(problem.identity);
  }
  std::size_t measurements = 0;
  double device_s = 0;
  for (const JournalEntry& entry : run.past.outcomes) {
    if (!cases.contains(entry.identity)) continue;
    ++measurements;
    device_s += entry.evaluation.device_s;
  }
  const auto decided = std::count_if(manifest.problems.begin(), manifest.problems.end(), [&](const ProblemSpec& problem) {
    return find_decision(run.past, manifest, problem) != nullptr;
  });
  return fmt::format("resuming {}: {} measurements ({:.1f} s of the device), {} of {} problems decided",
                     run.journal->path().string(), measurements, device_s, decided, manifest.problems.size());
}

}  // namespace tilewright::tune
