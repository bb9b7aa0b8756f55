// A search space of which all that was measured is known: whoever searches it again needs no device.
#pragma once

#include <string>
#include <vector>

#include "search/named_values.h"

namespace tilewright::tune {

struct RecordedSpace {
  struct Entry {
    NamedValues configuration;  // no two have the same
    double us = 0;              // 0: it failed
    double predicted_us = 0;    // by a cost model; 0: nobody did
    double compile_s = 0;       // that its compiler needed
    double run_s = 0;           // that it was checked and timed for
  };

  std::string name;
  std::vector<Entry> entries;

  // The shortest time; 0 where everything failed.
  double best_us() const;
  std::size_t failed() const;
};

}  // namespace tilewright::tune
