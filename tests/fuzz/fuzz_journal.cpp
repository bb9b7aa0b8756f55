// The reader of journals: no bytes make it throw, and what it takes is what a resumed run may rest on: outcomes under a header,
// and decisions whose record the database would take.
#include <cstdlib>
#include <sstream>

#include "journal/journal_reader.h"
#include "json_mutator.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace tilewright::tune;
  const auto require = [](bool condition) {
    if (!condition) std::abort();
  };
  std::istringstream stream(std::string(reinterpret_cast<const char*>(data), size));
  const JournalContents contents = read_journal(stream, "fuzzed");
  require(!contents.header.facts.empty() || (contents.outcomes.empty() && contents.decisions.empty() && !contents.ended));
  for (const auto& [problem, decision] : contents.decisions) require(!to_line(decision.record).empty());
  return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t max_size, unsigned seed) {
  return tilewright::test::mutate_json_lines(data, size, max_size, seed);
}
