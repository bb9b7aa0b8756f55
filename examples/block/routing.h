// Which experts a token has, by its router's logits: computed here once more, for the check and for what a step has to read.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "model.h"

namespace block {

// What experts are weighted by, before weights are made to sum to 1.
std::vector<double> scores_of(const Model& model, std::span<const double> logits);

// In no order. `correction`: of each expert, added to scores where experts are chosen; empty: they are chosen by their logits.
std::vector<std::int64_t> chosen_experts(const Model& model, std::span<const float> logits, std::span<const float> correction);

}  // namespace block
