#include "records/record_sieve.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string_view>

#include "files/nearest_names.h"
#include "system/flag_name.h"
#include "system/usage_error.h"
#include "table/kernel_table.h"

namespace tilewright::tune {
namespace {

// `recorded` and the names of `linked` are valid.
template <class Entries>
void require_known_names(const char* flag, const std::vector<std::string>& asked, const std::set<std::string>& recorded,
                         const Entries& linked) {
  std::set<std::string_view> known(recorded.begin(), recorded.end());
  for (const auto& entry : linked) known.insert(entry.name);
  for (const std::string& name : asked) {
    if (!known.contains(name))
      throw UsageError(fmt::format("{} is '{}', which no record has and nothing that is linked; nearest: {}", flag, name,
                                   nearest_names(name, {known.begin(), known.end()})));
  }
}

}  // namespace

void require_known_ops(const std::vector<std::string>& asked, const std::set<std::string>& recorded) {
  require_known_names("--op", asked, recorded, linked_table().ops);
}

void RecordSieve::require_known() const {
  if (ops_.empty()) return;
  require_known_ops(filter_.ops, ops_);
  require_known_names("--arch", filter_.archs, archs_, linked_table().archs);
  for (const std::string& part : filter_.devices) {
    if (std::ranges::none_of(devices_, [&](const std::string& key) { return key.find(part) != std::string::npos; }))
      throw UsageError(fmt::format("--device is '{}', which no record's device has in its key; there are {}", part,
                                   fmt::join(devices_, ", ")));
  }
  for (const auto& [name, values] : filter_.attributes) {
    if (!names_.empty() && !names_.contains(name))
      throw UsageError(fmt::format("unknown option {}: no record has an attribute {}, valid: --{}; see --help", flag_of(name),
                                   name, fmt::join(names_, ", --")));
  }
}

}  // namespace tilewright::tune
