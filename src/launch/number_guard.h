// What TILEWRIGHT_GROUP_CHECKS asks for: runs of an op look at its lists of numbers of which any are defined, ends of groups
// and indices (OpEntry::guarded), and wrong ones are reported. On CPUs a run throws before it computes. On GPUs ops that find
// them are enqueued before the run's own kernel, and what they find is kept in host memory that they write, until somebody
// asks: nothing is read back, and a captured graph has them in it. Made by plans; without the variable there is none.
#pragma once

#include <memory>
#include <vector>

#include "table/kernel_table.h"
#include "tilewright/plan.h"

namespace tilewright {

class NumberGuard {
 public:
  // Throws what make_plan throws where the GPU's ops can't be planned. `op` must outlive it.
  NumberGuard(const OpEntry& op, const Problem& problem, const Device& device);

  // Of arguments that have been found right otherwise. Throws InvalidArgument (CPUs).
  void look(const Arguments& arguments, Stream stream) const;

 private:
  struct List {
    std::uint8_t tensor;
    bool are_ends;
    std::int32_t bound;
    const char* bound_name;
    std::int64_t rows, cols, stride;     // ends have one row
    std::shared_ptr<const Plan> plan{};  // GPUs
    std::int32_t* status = nullptr;
  };

  const OpEntry* op_;
  std::vector<List> lists_;
};

// nullptr unless the environment, read once, asks for it and the op has such lists.
std::unique_ptr<const NumberGuard> wanted_guard(const OpEntry& op, const Problem& problem, const Device& device);

}  // namespace tilewright
