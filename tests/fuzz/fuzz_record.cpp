// The tuner's reader of records, and the database that records of others are put into: a record that is taken has a text that
// is read back as the same, lands in the file that its key and op name, and nothing else appears anywhere.
#include <cstdlib>
#include <sstream>

#include "json_mutator.h"
#include "records/database.h"
#include "records/record_lines.h"
#include "system/safe_name.h"
#include "system/scratch_folder.h"
#include "tilewright/dispatch.h"

namespace {

using namespace tilewright;
using namespace tilewright::tune;
namespace fs = std::filesystem;

void require(bool condition) {
  if (!condition) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const ScratchFolder folder("/dev/shm");
  const fs::path root = folder.path() / "outer" / "db";
  fs::remove_all(folder.path() / "outer");
  std::istringstream stream(std::string(reinterpret_cast<const char*>(data), size));
  std::vector<TuningRecord> records;
  for (const RecordLine& line : read_record_lines(stream)) {
    require(line.record.has_value() == line.fault.empty());
    if (!line.record) continue;
    const std::string text = to_line(*line.record);
    records.push_back(*line.record);
    try {
      require(to_line(parse_record(text)) == text);
    } catch (const Error&) {
      records.pop_back();  // a time that is rounded to nothing: publishing refuses it too
    }
  }
  if (records.empty()) return 0;
  require(Database(root).publish(records).all().empty());
  for (const fs::directory_entry& outer : fs::directory_iterator(root.parent_path())) require(outer.path() == root);
  std::size_t kept = 0;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(root)) {
    const std::string name = entry.path().filename();
    require(is_safe_name(name) && (entry.is_directory() || name.ends_with(".jsonl")));
    if (!entry.is_directory()) kept += read_record_lines(entry.path()).size();
  }
  require(kept > 0 && kept <= records.size());
  return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t max_size, unsigned seed) {
  return tilewright::test::mutate_json_lines(data, size, max_size, seed);
}
