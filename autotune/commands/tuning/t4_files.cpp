#include "commands/tuning/t4_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "journal/journal_reader.h"
#include "journal/t4_results.h"
#include "system/disk_fault.h"
#include "system/replace_file.h"

namespace tilewright::tune {
namespace {

namespace fs = std::filesystem;

// results.json -> results.vector_add.f32.n=1000.json
fs::path file_of(const fs::path& file, const Manifest& manifest, const ProblemSpec& problem) {
  std::string label = fmt::format("{}.{}", manifest.op.name, problem_text(manifest.op, problem));
  std::ranges::replace(label, ' ', '.');
  std::ranges::replace(label, '/', '-');
  return file.parent_path() / fmt::format("{}.{}{}", file.stem().string(), label, file.extension().string());
}

}  // namespace

void gather_t4(Run& run, const Manifest& manifest, const BuildResult& build) {
  const fs::path& file = run.options.t4;
  const JournalContents journal = read_journal_file(run.journal.journal->path());
  const bool is_only = manifest.problems.size() == 1 && run.ops == 1;
  for (std::size_t i = 0; i < manifest.problems.size(); ++i) {
    const fs::path path = is_only ? file : file_of(file, manifest, manifest.problems[i]);
    run.t4_files[path] = t4_results(manifest, i, build, journal.outcomes, run.target.device.name, utc_now()).dump(1) + "\n";
  }
}

void write_t4(const Run& run) {
  for (const auto& [path, text] : run.t4_files) {
    if (const std::error_code fault = replace_file(path, text)) throw disk_fault(path, fault);
    say(run, fmt::format("T4 results: {}", path.string()));
  }
}

}  // namespace tilewright::tune
