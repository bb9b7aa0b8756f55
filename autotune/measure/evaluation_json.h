// An Evaluation as JSON and back: what crosses to a worker process is what lies in the journal. Numbers come back to the last
// bit, the reason without control characters, which compilers and kernels print. Whoever adds a field to Evaluation adds it
// here.
#pragma once

#include <nlohmann/json.hpp>

#include "measure/evaluation.h"

namespace tilewright::tune {

// Fields that say nothing (no reason, no samples) are left out.
nlohmann::ordered_json to_json(const Evaluation& evaluation);
// Throws Error on anything that is not an Evaluation.
Evaluation parse_evaluation(const nlohmann::ordered_json& json);

}  // namespace tilewright::tune
