// What the linked ops' attributes, sizes, tensors and scalars mean, for people (and, as JSON, for their programs). Printed by
// tilewright-explain; dispatch does not need it.
#pragma once

#include <span>

namespace tilewright {

struct OpText {
  const char* name;
  const char* text;  // lines
  const char* json;  // the same as an object
};

// Of the library's own. Defined by generated/op_texts.cpp, in the order of its KernelTable::ops.
std::span<const OpText> linked_op_texts();

}  // namespace tilewright
