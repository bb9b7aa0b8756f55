// One call, ready to be run: what the functions of python/calls turn arrays into. It points into the arrays, which must outlive
// it.
#pragma once

#include <cstdint>
#include <vector>

#include "tilewright/device.h"
#include "tilewright/problem.h"

namespace tilewright::calls {

struct Call {
  Problem problem;
  Arguments arguments;
  const Device* device;
  std::vector<Arguments> repeated{};  // the same with each of these: what no stride of one problem steps through
};

// A call that is made `repetitions` times; arguments_of says of what at each.
template <typename ArgumentsOf>
Call repeated(const Problem& problem, const Device& device, std::int64_t repetitions, const ArgumentsOf& arguments_of) {
  Call call{.problem = problem, .arguments = arguments_of(0), .device = &device};
  for (std::int64_t i = 1; i < repetitions; ++i) call.repeated.push_back(arguments_of(i));
  return call;
}

}  // namespace tilewright::calls
