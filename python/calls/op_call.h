// Any operator on arrays, by its declaration.
#pragma once

#include "calls/call.h"
#include "calls/op_arguments.h"
#include "calls/op_shapes.h"

namespace tilewright::calls {

// `arguments` with the results in place; `shapes` are of what was given before. Throws InvalidArgument, which names the array,
// what came and what is allowed.
Call op_call(const OpArguments& arguments, const OpShapes& shapes);

}  // namespace tilewright::calls
