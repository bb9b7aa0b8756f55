// What the program prints: a table for people, or JSON.
#pragma once

#include <string>
#include <vector>

#include "machine.h"
#include "model.h"
#include "numbers.h"
#include "options.h"
#include "phase_result.h"

namespace block {

struct Report {
  Model model;
  Options options;
  tilewright::Device device;
  Element element;
  double copy_bytes_per_s;
  double peak_flops;  // 0: not known
  double most_error;  // of results that are right
  std::vector<PhaseResult> phases;

  bool is_right() const;
  std::string text() const;
  std::string json() const;
};

}  // namespace block
