// What a problem takes at least, as a journal keeps it beside its decision, for `report`.
#pragma once

namespace tilewright::tune {

struct ProblemWork {
  double flops = 0;
  double bytes = 0;        // each operand once
  double roofline_us = 0;  // the device's bound; 0: unknown
};

}  // namespace tilewright::tune
