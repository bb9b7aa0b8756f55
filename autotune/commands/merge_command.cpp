#include "commands/merge_command.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <map>
#include <utility>

#include "commands/settings.h"
#include "journal/journal.h"
#include "manifest/codegen_client.h"

namespace tilewright::tune {
namespace {

namespace fs = std::filesystem;

// Those that are named twice, by other paths even, count once.
std::vector<fs::path> each_once(const std::vector<fs::path>& journals) {
  std::vector<fs::path> kept;
  for (const fs::path& journal : journals) {
    std::error_code missing;
    const auto is_it = [&](const fs::path& other) { return fs::equivalent(journal, other, missing); };
    if (std::ranges::none_of(kept, is_it)) kept.push_back(journal);
  }
  return kept;
}

}  // namespace

MergedJournal merge_and_publish(const std::vector<fs::path>& journals, const fs::path& folder, const Database& database) {
  MergedJournal merged = merge_journals(journals, folder);
  std::map<std::pair<std::string, std::string>, std::vector<TuningRecord>> files;
  for (const MergedDecision& decision : merged.decisions)
    files[{decision.record.device.key, decision.record.op}].push_back(decision.record);
  for (const auto& [file, records] : files) {
    const std::vector<std::string> lines = database.publish(records).all();
    merged.warnings.insert(merged.warnings.end(), lines.begin(), lines.end());
  }
  Journal journal(merged.path);
  for (const MergedDecision& decision : merged.decisions) journal.published(decision.identity);
  if (merged.is_finished) journal.end();
  return merged;
}

int run_merge(const Options& options) {
  const Database database(options.db);
  const std::vector<fs::path> journals = each_once(options.merged_journals);
  const MergedJournal merged = merge_and_publish(journals, options.work / "journal", database);
  for (const std::string& warning : merged.warnings) std::fprintf(stderr, "warning: %s\n", warning.c_str());
  for (const std::string& note : merged.notes) std::fprintf(stderr, "note: %s\n", note.c_str());
  std::printf("%s\n",
              fmt::format("{} journals, {} outcomes, {} problems decided; all of it is in {}, the records are in {}",
                          journals.size(), merged.outcomes, merged.decisions.size(), merged.path.string(), options.db.string())
                  .c_str());
  if (!merged.decisions.empty() && options.emit && !options.generated.empty())
    CodegenClient(codegen_settings(options)).emit({});
  return merged.is_whole && merged.is_finished ? 0 : 1;
}

}  // namespace tilewright::tune
