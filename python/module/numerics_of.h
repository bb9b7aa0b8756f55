// The keyword `numerics` of all functions that compute.
#pragma once

#include "module/text_of.h"
#include "tilewright/problem.h"

namespace tilewright::module {

// None: the fastest kernel. Throws InvalidArgument and TypeMismatch.
inline Numerics numerics_of(nanobind::handle value) {
  return value.is_none() ? Numerics::tuned : numerics_by_name(std::string(text_of("numerics", value)));
}

}  // namespace tilewright::module
