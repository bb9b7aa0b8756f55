// What is known of a kernel's image before anything is measured. Made after the compile stage (commands/tuning/known_images.h);
// the search tells its strategy of it.
#pragma once

#include <optional>
#include <string>

#include "measure/evaluation.h"

namespace tilewright::tune {

struct KnownImage {
  std::string identity{};             // kernels with the same one run the same code, launched alike; empty: nobody compared
  double compile_s = 0;               // that its compiler needed in this run; 0: it was there
  std::optional<Evaluation> fault{};  // why there is none that may be tried
};

}  // namespace tilewright::tune
