// Problems from text: op and attribute values by name. Called by the C ABI and by tilewright-explain.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "table/kernel_table.h"
#include "tilewright/error.h"

namespace tilewright {

// Throw InvalidArgument where the table does not know a name or number; the message lists what it knows.
const OpEntry& op_by_name(const KernelTable& table, const std::string& name);

// `attributes` holds one value for each of the op's attributes, in its order; `sizes` at least its key sizes, in its order:
// what is absent or kDense is as of dense operands.
Problem problem_by_name(const KernelTable& table, const std::string& op, std::span<const char* const> attributes,
                        std::span<const std::int64_t> sizes, int threads);

}  // namespace tilewright
