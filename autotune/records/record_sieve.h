// Lets the records of a filter pass, one after the other, and says in the end whether an attribute, an op, an arch or a device
// was asked for that none of them all has: a slip of the pen would otherwise let nothing pass, which looks like an answer. Used
// by the `db` commands.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "records/record_filter.h"

namespace tilewright::tune {

// Throws UsageError where an op was asked for that is neither among `recorded` nor linked.
void require_known_ops(const std::vector<std::string>& asked, const std::set<std::string>& recorded);

class RecordSieve {
 public:
  // `filter` must outlive this.
  explicit RecordSieve(const RecordFilter& filter) : filter_(filter) {}

  bool passes(const TuningRecord& record) {
    for (const auto& attribute : record.attributes) names_.insert(attribute.first);
    ops_.insert(record.op);
    archs_.insert(record.arch);
    devices_.insert(record.device.key);
    return matches(filter_, record);
  }
  // Of nothing at all nothing is known. Throws UsageError.
  void require_known() const;

 private:
  const RecordFilter& filter_;
  std::set<std::string> names_{};  // of attributes
  std::set<std::string> ops_{}, archs_{}, devices_{};
};

}  // namespace tilewright::tune
