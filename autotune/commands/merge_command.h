// The command `merge`: the journals of a run's shards become one, and what they decided is published, as at the end of a run.
#pragma once

#include <filesystem>
#include <vector>

#include "commands/options.h"
#include "journal/journal_merge.h"
#include "records/database.h"

namespace tilewright::tune {

// 0; 1 when something is missing: a shard, or the end of one. Throws UsageError and Error.
int run_merge(const Options& options);

// Puts them together, publishes what was decided, and ends the new journal if they have an end. Also the end of a run on
// several GPUs. The warnings of the database are among its own.
MergedJournal merge_and_publish(const std::vector<std::filesystem::path>& journals, const std::filesystem::path& folder,
                                const Database& database);

}  // namespace tilewright::tune
