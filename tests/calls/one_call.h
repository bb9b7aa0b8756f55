// The typed functions of C++, which plan and run in one call: what the C interface has not.
#pragma once

#include <cstddef>

#include "call.h"

namespace tilewright::calls {

// Whether the call can be said in types: sizes and attributes that exist.
bool has_types(const Call& call);
// What a workspace for any kernel that the plan may run needs. Throws what the library throws.
std::size_t needed_workspace_bytes(const Call& call);
void run_in_one_call(const Call& call, void* const* tensors, void* workspace, std::size_t workspace_bytes);

}  // namespace tilewright::calls
