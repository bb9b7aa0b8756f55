// Runs a call on the stream that the arrays' library works on, with the workspace of that stream.
#pragma once

#include "calls/call.h"
#include "tilewright/plan.h"

namespace tilewright::calls {

// Takes the plan from the memo of cached_plan, which makes it on the first call for a problem: not legal while a stream is
// captured. Throws what cached_plan and Plan::run throw.
void run_call(const Call& call, Stream stream);

// Throws what run_call would throw, and runs nothing; of values, such as lengths of sequences, nothing is known.
void check_call(const Call& call);
// Of arrays that are on no device: what no kernel computes, whatever the device, without looking for one.
void check_problem_of(const Call& call);

// As run_call, with a plan that is there already.
void run_plan(const Plan& plan, const Call& call, Stream stream);

}  // namespace tilewright::calls
