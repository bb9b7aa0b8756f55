// Configurations as people write them, {"BLOCK": 128, "layout": "nt"}, and how they become parameters and choices of a search.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "search/search_strategy.h"

namespace tilewright::tune {

using NamedValues = std::vector<std::pair<std::string, std::variant<double, std::string>>>;

// Of a JSON object. Truth values are 0 and 1; what is neither number nor text counts as its text.
NamedValues named_values(const nlohmann::ordered_json& configuration);

// Sets the task's parameters, and the choices of its points from `configurations`, one each, which need not have the same
// names. A parameter that is the same everywhere is left out.
void set_parameters(SearchTask& task, std::span<const NamedValues> configurations);

}  // namespace tilewright::tune
