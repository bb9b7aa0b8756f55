#include "manifest/configuration.h"

#include <nlohmann/json.hpp>

namespace tilewright::tune {

nlohmann::ordered_json configuration_of(const KernelSpec& kernel, const Candidate& candidate) {
  // A kernel that has no parameters need not say so.
  auto configuration = nlohmann::ordered_json::parse(kernel.config_json.empty() ? "{}" : kernel.config_json);
  for (std::size_t i = 0; i < kernel.runtime_names.size(); ++i) configuration[kernel.runtime_names[i]] = candidate.runtime[i];
  return configuration;
}

}  // namespace tilewright::tune
