// Why no linked kernel computes a problem, and what is valid instead: for the error that says so. Asked where a plan is
// refused, so nothing here need be fast.
#pragma once

#include <string>

#include "table/kernel_table.h"

namespace tilewright {

// Begins with "no linked kernel for ...", and names the first of these that is so: the CPU lacks what code was compiled for,
// the operator has kernels here but none with these values of its attributes (which has), or none takes these sizes. The archs
// are those that kernels are embedded of. What a workspace allows is not looked at.
std::string why_no_kernel(const KernelTable& table, const Problem& problem, const Device& device);

}  // namespace tilewright
