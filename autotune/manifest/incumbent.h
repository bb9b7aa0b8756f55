// What the library that is there launches for a problem, in codegen's words. A search that left it out could record something
// slower; so it is a candidate, whatever the limit and the strategy say.
#pragma once

#include <string>

namespace tilewright::tune {

struct Incumbent {
  std::string kernel;   // id
  std::string runtime;  // "split_k=4 raster_group=8"
};

}  // namespace tilewright::tune
