// Whether a call is right, by the documentation alone: what is wrong with sizes, tensors and their places in any op.
#pragma once

#include "finding.h"
#include "op_calls.h"

namespace tilewright::calls {

struct Judgement {
  Findings findings;
  bool is_empty = false;    // no element of a result exists
  bool is_runnable = true;  // the tensors are of a size to be laid out and gone through
  bool is_defined = true;   // no result overlaps itself where only the caller can see it: its elements could be either

  bool is_refused(Finding::At at) const;
  bool may_be_refused(Finding::At at) const;
  // The error names an argument that is wrong.
  bool is_named(Finding::At at, const std::string& error) const;
};

Judgement judge_call(const OpCalls& calls, const Call& call, std::size_t capacity);

}  // namespace tilewright::calls
