#include "commands/tuning/keep_shard.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace tilewright::tune {

void keep_shard(Run& run, std::vector<AskedOp>& asked) {
  using Json = nlohmann::ordered_json;
  Shard shard = run.options.shard;
  if (shard.is_all()) return;
  const ProblemUnits all = problem_units(run, asked);
  // Nobody has to look for the journals of those that get nothing.
  shard.count = std::min(shard.count, std::max(1, static_cast<int>(all.units.size())));
  run.shard = shard;
  const std::vector<int> owners = deal_out(all.units, shard.count);
  std::vector<AskedOp> kept;
  for (std::size_t op = 0; op < asked.size(); ++op) {
    const Json requests = Json::parse(asked[op].requests.json);
    Json own = Json::array();
    for (std::size_t i = 0; i < requests.size(); ++i) {
      if (owners[all.unit_of[op][i]] == shard.index) own.push_back(requests[i]);
    }
    if (own.empty()) continue;
    kept.push_back({.op = asked[op].op,
                    .requests = {.json = own.dump(),
                                 .count = own.size(),
                                 .description = fmt::format("{}, shard {} of {} problems", asked[op].requests.description,
                                                            to_string(run.options.shard), requests.size())}});
  }
  asked = std::move(kept);
}

}  // namespace tilewright::tune
