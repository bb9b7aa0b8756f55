// What `db` was asked for. Plain values, as read from the command line.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "records/record_filter.h"
#include "records/record_merge.h"

namespace tilewright::tune {

enum class DbCommand : std::uint8_t { lint, show, diff, merge, compact, export_, import, restamp, pull, push, verify };

struct DbOptions {
  DbCommand command = DbCommand::lint;
  std::vector<std::filesystem::path> sources{};  // diff: two databases; merge: databases; import and export: the file; restamp:
                                                 // the old tree; pull and push: a URL
  Preference prefer = Preference::none;
  RecordFilter filter{};
  std::vector<std::filesystem::path> old_templates{};  // restamp: where --templates was then; empty: the same
  std::string format = "records";                      // export: as databases have them, or of another program
  std::vector<std::filesystem::path> journals{};       // export: instead of records, what these runs measured
  bool unlinked = false;                               // pull: records of kernels that are not linked here, too
  bool images = false;                                 // restamp: compare what all kernels compile to, and change nothing
};

}  // namespace tilewright::tune
