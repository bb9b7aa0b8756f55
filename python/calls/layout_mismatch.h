// No kernel takes an array as it lies. Whoever can makes a dense copy of it and calls again (dense_copies.h); for everybody
// else it is the caller's fault, in a sentence that says how to mend it.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "calls/dlpack.h"
#include "tilewright/error.h"

namespace tilewright::calls {

// What of a dense copy's last two axes is dense.
enum class DenseAlong : bool { rows, columns };

struct LayoutMismatch : InvalidArgument {
  LayoutMismatch(const DLTensor& array, const std::string& text, DenseAlong how = DenseAlong::rows)
      : LayoutMismatch(std::vector{&array}, text) {
    along = how;
  }
  // Of several that would have to lie alike.
  LayoutMismatch(std::vector<const DLTensor*> of, const std::string& text) : InvalidArgument(text), arrays(std::move(of)) {}

  std::vector<const DLTensor*> arrays;
  DenseAlong along = DenseAlong::rows;
};

}  // namespace tilewright::calls
