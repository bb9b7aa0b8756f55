// The candidates of a problem as an optimiser of the user's sees them: parameters with their values, and each candidate with
// its index. Finds the one that it means. Pure: Dialogue does the talking.
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "manifest/manifest.h"

namespace tilewright::tune {

class SearchSpace {
 public:
  using Json = nlohmann::ordered_json;

  // `manifest` must outlive this.
  SearchSpace(const Manifest& manifest, std::size_t problem);

  // {"op", "problem", "attributes", "sizes", "threads", "arch", "parameters", "candidates", "default", "incumbent", "rejected"}
  Json to_json() const;

  // A candidate that is listed, or why there is none.
  struct Found {
    std::optional<std::size_t> point{};
    std::string reason{};
  };
  // By its index, or by values of parameters (and "family"): of several that have them the best predicted.
  Found find(const Json& wanted) const;

  // Family and configuration, for one who is told of the candidate.
  const Json& config(std::size_t point) const { return configs_[point]; }

 private:
  Found find_index(const Json& index) const;
  std::string why_none(const Json& wanted) const;

  const Manifest& manifest_;
  const ProblemSpec& problem_;
  std::vector<Json> configs_;  // by candidate
  Json parameters_;            // name -> the values that some candidate has, in ascending order
};

}  // namespace tilewright::tune
