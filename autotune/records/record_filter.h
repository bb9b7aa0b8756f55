// Which records a command is about, as its --op, --arch, --shapes, --device and the flags of attributes say. Plain values; an
// empty one lets everything pass.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "records/record.h"

namespace tilewright::tune {

struct RecordFilter {
  std::vector<std::string> ops{};
  std::vector<std::string> archs{};
  std::map<std::string, std::vector<std::string>> attributes{};
  std::vector<std::string> devices{};  // parts of device keys, such as h200
  std::vector<std::string> shapes{};   // key sizes, the first or all of them: 16,4096,4096 or n=16
};

// Throws UsageError when a shape is none.
void require_valid(const RecordFilter& filter);
bool matches(const RecordFilter& filter, const TuningRecord& record);

}  // namespace tilewright::tune
