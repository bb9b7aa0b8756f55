// From a decision to the record that says it. Pure: what it needs is handed in.
#pragma once

#include <string>

#include "compile/build_stage.h"
#include "device/target.h"
#include "manifest/manifest.h"
#include "records/record.h"
#include "search/problem_result.h"

namespace tilewright::tune {

struct RecordContext {
  const Manifest& manifest;
  const BuildResult& build;
  const Target& target;
  std::string policy;
  std::uint64_t seed = 1;
};

TuningRecord make_measured_record(const RecordContext& context, const ProblemSpec& problem, const ProblemResult& result);
// Of the best predicted candidate that is usable. Throws Error when there is none.
TuningRecord make_predicted_record(const RecordContext& context, const ProblemSpec& problem);

}  // namespace tilewright::tune
