// What becomes of a call whose arguments are read: it is run, or a plan is made of it, or explained, or it is run by a plan
// that is there already. All functions that compute end in `complete`, so each of them can be planned and explained.
#pragma once

#include <nanobind/nanobind.h>

#include <memory>

#include "calls/call.h"
#include "tilewright/plan.h"

namespace tilewright::module {

struct Intent {
  enum class Kind : std::uint8_t { run, plan, explain, run_plan, time_plan };

  Kind kind = Kind::run;
  std::shared_ptr<const Plan> plan{};  // what is made, or is to be run
  const Device* device = nullptr;      // what it is made for
  std::string explanation{};
  int repeats = 0;     // of time_plan
  double seconds = 0;  // that they took the host
};

// For its lifetime calls of this thread have this intent.
class ScopedIntent {
 public:
  explicit ScopedIntent(Intent& intent);
  ~ScopedIntent();
  ScopedIntent(const ScopedIntent&) = delete;
  ScopedIntent& operator=(const ScopedIntent&) = delete;

 private:
  Intent* outer_;
};

// Whether anything was computed. Throws InvalidArgument where the plan that is to be run is another problem's.
bool complete(const calls::Call& call, void* stream);

}  // namespace tilewright::module
