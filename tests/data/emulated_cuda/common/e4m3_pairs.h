// Stands in for templates/common/e4m3_pairs.h.
#pragma once

#include "common/fp8.h"
#include "common/pack.h"

namespace tw {

template <typename Element>
void unpack_e4m3(unsigned four, unsigned& low, unsigned& high) {
  const auto number = [four](int i) { return to_float(e4m3{static_cast<unsigned char>(four >> i * 8)}); };
  low = pack_pair<Element>(number(0), number(1));
  high = pack_pair<Element>(number(2), number(3));
}

}  // namespace tw
