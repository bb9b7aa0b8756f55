// An op as its documentation declares it to callers from C: what it takes, in which order.
#pragma once

#include <vector>

namespace tilewright::calls {

struct Op {
  struct Attribute {
    const char* name;
    std::vector<const char*> values;
  };
  struct Scalar {
    const char* name;
    bool is_float;
  };
  const char* name;
  std::vector<Attribute> attributes;
  std::vector<const char*> sizes;
  int key_sizes;
  std::vector<const char*> tensors;
  std::vector<Scalar> scalars;
};

}  // namespace tilewright::calls
