// What another program's strategies found, as lines of the table of `replay`, which replay_table.cpp puts together, and as
// JSON. It compares nothing: the figures are somebody else's, of other seeds.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "replay/replay_table.h"

namespace tilewright::tune {

// Of one space; "" where nothing is known of it.
std::string peer_lines(const ReplayTable& table, const ReplayTable::Space& space);
// Of all spaces together; "" unless each of them has figures, for the mean of some is none of all.
std::string peer_means(const ReplayTable& table);
// null: nobody's figures are at hand.
nlohmann::ordered_json peers_json(const ReplayTable& table);

}  // namespace tilewright::tune
