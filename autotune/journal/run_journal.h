// The memory of a run: its journal, begun or gone on with (--resume), and what that knew already. Opened when measuring begins.
// The measuring stage looks here before it turns to the device.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "journal/journal.h"
#include "journal/journal_reader.h"
#include "manifest/manifest.h"

namespace tilewright::tune {

struct RunJournal {
  std::unique_ptr<Journal> journal;
  JournalContents past{};
  std::string why_new{};  // --resume asked for an old one, and there was none

  bool resumed() const { return !past.header.facts.empty(); }
};

// In `folder`. `resume`: goes on with `named`, or, when that is empty, with the newest unfinished one. Throws UsageError when
// `named` is a journal of another run, and JournalFault.
RunJournal open_run_journal(const std::filesystem::path& folder, const JournalHeader& header, bool resume,
                            const std::filesystem::path& named = {});
// What was decided of a problem; nullptr when nothing was, or when its kernel has changed since.
const JournalDecision* find_decision(const JournalContents& past, const Manifest& manifest, const ProblemSpec& problem);
// What measuring a problem took; not what its winner's edge cases took, which problems share.
double device_s_of(const JournalContents& past, const ProblemSpec& problem);
// "resuming FILE: 1234 measurements (5.6 s of the device), 17 of 38 problems decided", of this manifest's; empty when nothing
// was to be resumed.
std::string origin_text(const RunJournal& run, const Manifest& manifest);

}  // namespace tilewright::tune
