#include "commands/tuning/search_space.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>
#include <vector>

#include "files/strict_json.h"
#include "manifest/configuration.h"

namespace tilewright::tune {
namespace {

using Json = SearchSpace::Json;

constexpr const char* kFamily = "family";  // told like a parameter where there are several

std::set<std::string> families_of(const Manifest& manifest, const ProblemSpec& problem) {
  std::set<std::string> families;
  for (const Candidate& candidate : problem.candidates) families.insert(manifest.kernels[candidate.kernel].family);
  return families;
}

Json values_of(const std::vector<Json>& configs) {
  Json values = Json::object();
  for (const Json& config : configs) {
    for (const auto& [name, value] : config.items()) {
      Json& known = values[name];
      if (std::find(known.begin(), known.end(), value) == known.end()) known.push_back(value);
    }
  }
  for (Json& each : values) std::sort(each.begin(), each.end());
  return values;
}

std::string listed(const Json& values) {
  std::vector<std::string> texts;
  for (const Json& value : values) texts.push_back(value.is_string() ? value.get<std::string>() : value.dump());
  return fmt::format("{}", fmt::join(texts, ", "));
}

}  // namespace

SearchSpace::SearchSpace(const Manifest& manifest, std::size_t problem)
    : manifest_(manifest), problem_(manifest.problems.at(problem)) {
  const bool has_several = families_of(manifest, problem_).size() > 1;
  for (const Candidate& candidate : problem_.candidates) {
    const KernelSpec& kernel = manifest.kernels[candidate.kernel];
    Json config = has_several ? Json{{kFamily, kernel.family}} : Json::object();
    config.update(configuration_of(kernel, candidate));
    configs_.push_back(std::move(config));
  }
  parameters_ = values_of(configs_);
}

Json SearchSpace::to_json() const {
  const OpSpec& op = manifest_.op;
  Json attributes = Json::object(), sizes = Json::object(), candidates = Json::array();
  for (std::size_t i = 0; i < op.attributes.size(); ++i)
    attributes[op.attributes[i].name] = op.attributes[i].values[problem_.problem.attributes[i]];
  for (std::size_t i = 0; i < op.key_sizes; ++i) sizes[op.sizes[i]] = problem_.problem.sizes[i];
  Json incumbent = nullptr;
  for (std::size_t i = 0; i < problem_.candidates.size(); ++i) {
    const Candidate& candidate = problem_.candidates[i];
    candidates.push_back({{"index", i},
                          {"kernel", manifest_.kernels[candidate.kernel].id},
                          {"config", configs_[i]},
                          {"predicted_us", candidate.predicted_us}});
    if (candidate.recorded) candidates.back()["recorded"] = true;
    if (candidate.incumbent) incumbent = i;
  }
  return {{"op", op.name},
          {"problem", problem_text(op, problem_)},
          {"attributes", std::move(attributes)},
          {"sizes", std::move(sizes)},
          {"threads", problem_.problem.threads},
          {"arch", manifest_.arch.name},
          {"parameters", parameters_},
          {"candidates", std::move(candidates)},
          {"default", problem_.default_candidate},
          {"incumbent", std::move(incumbent)},
          {"rejected", manifest_.rejected}};
}

SearchSpace::Found SearchSpace::find(const Json& wanted) const {
  if (!wanted.is_object()) return find_index(wanted);
  const auto has_all = [&](const Json& config) {
    return std::ranges::all_of(wanted.items(), [&](const auto& each) {
      const auto found = config.find(each.key());
      return found != config.end() && *found == each.value();
    });
  };
  const auto config = std::ranges::find_if(configs_, has_all);
  if (config == configs_.end()) return {.reason = why_none(wanted)};
  return {.point = static_cast<std::size_t>(config - configs_.begin())};
}

SearchSpace::Found SearchSpace::find_index(const Json& index) const {
  const bool is_listed = index.is_number_integer() && index >= 0 && index < configs_.size();
  if (is_listed) return {.point = index.get<std::size_t>()};
  return {.reason = fmt::format("{} is no candidate's index; valid are 0 to {}", printable(index.dump()), configs_.size() - 1)};
}

std::string SearchSpace::why_none(const Json& wanted) const {
  for (const auto& [name, value] : wanted.items()) {
    const auto parameter = parameters_.find(name);
    if (parameter == parameters_.end()) {
      std::vector<std::string> names;
      for (const auto& each : parameters_.items()) names.push_back(each.key());
      return fmt::format("there is no parameter {}; valid are {}", printable(name), fmt::join(names, ", "));
    }
    if (std::find(parameter->begin(), parameter->end(), value) == parameter->end())
      return fmt::format("{} is {}; valid are {}", name, printable(value.dump()), listed(*parameter));
  }
  return fmt::format(
      "no candidate has {}: a rule rejects it (`rejected` of the space lists them), or it is not among the {} that --limit "
      "lists",
      printable(wanted.dump()), configs_.size());
}

}  // namespace tilewright::tune
