// What distinguishes a candidate from the others of its family, as one JSON object: values of what is compiled in, then those
// that are given at launch. Programs are told of candidates so.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "manifest/manifest.h"

namespace tilewright::tune {

nlohmann::ordered_json configuration_of(const KernelSpec& kernel, const Candidate& candidate);

}  // namespace tilewright::tune
