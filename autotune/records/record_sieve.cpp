#include "records/record_sieve.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "system/flag_name.h"
#include "system/usage_error.h"

namespace tilewright::tune {

void RecordSieve::require_known() const {
  for (const auto& [name, values] : filter_.attributes) {
    if (!names_.empty() && !names_.contains(name))
      throw UsageError(fmt::format("unknown option {}: no record has an attribute {}, valid: --{}; see --help", flag_of(name),
                                   name, fmt::join(names_, ", --")));
  }
}

}  // namespace tilewright::tune
