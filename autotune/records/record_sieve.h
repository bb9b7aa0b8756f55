// Lets the records of a filter pass, one after the other, and says in the end whether an attribute was asked for that none of
// them all has: a slip of the pen would otherwise let nothing pass, which looks like an answer. Used by the `db` commands.
#pragma once

#include <set>
#include <string>

#include "records/record_filter.h"

namespace tilewright::tune {

class RecordSieve {
 public:
  // `filter` must outlive this.
  explicit RecordSieve(const RecordFilter& filter) : filter_(filter) {}

  bool passes(const TuningRecord& record) {
    for (const auto& attribute : record.attributes) names_.insert(attribute.first);
    return matches(filter_, record);
  }
  // Of nothing at all nothing is known. Throws UsageError.
  void require_known() const;

 private:
  const RecordFilter& filter_;
  std::set<std::string> names_{};  // of attributes
};

}  // namespace tilewright::tune
