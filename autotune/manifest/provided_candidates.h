// Other libraries' algorithms as candidates beside those of codegen: each a kernel of the manifest, behind all others, without
// a unit to compile. The tuner and its worker add the same ones in the same order, so that both mean the same by a number.
#pragma once

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "manifest/manifest.h"

namespace tilewright::tune {

struct ProvidedCandidate {
  std::size_t problem = 0;  // in the manifest
  ProvidedName name{};
};

void add_provided(Manifest& manifest, const std::vector<ProvidedCandidate>& candidates);
// What was added.
std::vector<ProvidedCandidate> provided_of(const Manifest& manifest);

// Between processes.
nlohmann::ordered_json to_json(const std::vector<ProvidedCandidate>& candidates);
std::vector<ProvidedCandidate> parse_provided(const nlohmann::ordered_json& json);

}  // namespace tilewright::tune
