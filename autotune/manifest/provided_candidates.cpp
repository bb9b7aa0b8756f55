#include "manifest/provided_candidates.h"

#include <fmt/format.h>

#include <map>
#include <nlohmann/json.hpp>
#include <utility>

#include "system/content_hash.h"

namespace tilewright::tune {

using Json = nlohmann::ordered_json;

void add_provided(Manifest& manifest, const std::vector<ProvidedCandidate>& candidates) {
  for (const auto& [problem, name] : candidates) {
    // What a journal knows a measurement by: an algorithm of another version is another one.
    const std::string hash = content_hash(name.provider + '\n' + name.version + '\n' + name.algorithm);
    KernelSpec kernel;
    kernel.id = fmt::format("{}.{}.{}", manifest.op.name, name.provider, hash.substr(0, 8));
    kernel.family = name.provider;
    kernel.attributes.fill(kAnyAttribute);
    kernel.config_json = nlohmann::json{{"algorithm", name.algorithm}}.dump();
    kernel.config_line = "algorithm=" + name.algorithm;
    kernel.unit.hash = hash;
    kernel.provided = name;
    ProblemSpec& of = manifest.problems.at(problem);
    const double like_us = of.candidates.empty() ? 0 : of.candidates[of.default_candidate].predicted_us;
    of.provided.push_back({.kernel = manifest.kernels.size(), .predicted_us = like_us});
    manifest.kernels.push_back(std::move(kernel));
  }
}

std::vector<ProvidedCandidate> provided_of(const Manifest& manifest) {
  std::map<std::size_t, ProvidedCandidate> by_kernel;  // as they were added
  for (std::size_t i = 0; i < manifest.problems.size(); ++i) {
    for (const Candidate& candidate : manifest.problems[i].provided)
      by_kernel[candidate.kernel] = {.problem = i, .name = manifest.kernels[candidate.kernel].provided};
  }
  std::vector<ProvidedCandidate> candidates;
  for (auto& [kernel, candidate] : by_kernel) candidates.push_back(std::move(candidate));
  return candidates;
}

Json to_json(const std::vector<ProvidedCandidate>& candidates) {
  Json json = Json::array();
  for (const auto& [problem, name] : candidates) json.push_back({problem, name.provider, name.version, name.algorithm});
  return json;
}

std::vector<ProvidedCandidate> parse_provided(const Json& json) {
  std::vector<ProvidedCandidate> candidates;
  for (const Json& each : json)
    candidates.push_back({each.at(0), {.provider = each.at(1), .version = each.at(2), .algorithm = each.at(3)}});
  return candidates;
}

}  // namespace tilewright::tune
