#include "manifest/emit_units.h"

#include <fmt/format.h>

#include "manifest/codegen_client.h"
#include "system/disk_fault.h"
#include "system/replace_file.h"

namespace tilewright::tune {
namespace {

namespace fs = std::filesystem;

// Of several records for one problem emission ships the strongest alone: so each policy has a database of its own.
std::map<std::string, std::map<std::pair<std::string, std::string>, std::string>> databases_of(
    const std::vector<PlacedLine>& lines) {
  std::map<std::string, std::map<std::pair<std::string, std::string>, std::string>> databases;
  for (const PlacedLine& line : lines) databases[line.policy][{line.device_key, line.op}] += line.text + "\n";
  return databases;
}

}  // namespace

std::map<std::string, EmittedUnit> emit_units(const CodegenSettings& tree, const std::vector<PlacedLine>& lines,
                                              const fs::path& folder) {
  std::map<std::string, EmittedUnit> units;
  int count = 0;
  for (const auto& database : databases_of(lines)) {
    const fs::path place = folder / std::to_string(count++);
    for (const auto& [file, text] : database.second) {
      const fs::path path = place / "db" / file.first / (file.second + ".jsonl");
      std::error_code fault;
      fs::create_directories(path.parent_path(), fault);
      if (!fault) fault = replace_file(path, text);
      if (fault) throw disk_fault(path, fault);
    }
    CodegenSettings emission = tree;
    emission.db = place / "db";
    emission.generated = place / "generated";
    CodegenClient(emission).emit();
    units.merge(read_emitted_units(emission.generated, tree.root / "templates"));
  }
  return units;
}

}  // namespace tilewright::tune
