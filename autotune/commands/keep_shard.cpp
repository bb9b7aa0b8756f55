#include "commands/keep_shard.h"

#include <fmt/format.h>

#include <map>
#include <nlohmann/json.hpp>

#include "commands/settings.h"

namespace tilewright::tune {
namespace {

using Json = nlohmann::ordered_json;

// What the requests of a shape have in common.
std::string unit_key(const OpListing& op, Json request) {
  request.erase("threads");
  request.erase("where");
  return op.op.name + " " + request.dump();
}

// Of all problems, whatever --kernel says, so that they are those of the requests, one for one.
Manifest outline_of(const Run& run, const AskedOp& asked) {
  CodegenSettings settings = codegen_settings(run.options);
  settings.kernels.clear();
  const std::filesystem::path folder = run.options.work / "runs" / run.stamp / (asked.op->op.name + "-outline");
  Manifest outline = CodegenClient(settings).manifest(asked.op->op.name, run.target.arch.name, asked.requests.json, folder, 0,
                                                      run.target.spec);
  if (outline.problems.size() == asked.requests.count) return outline;
  throw Error(fmt::format("codegen lists {} problems of {}, where {} were asked for: --shard cannot tell them apart",
                          outline.problems.size(), asked.op->op.name, asked.requests.count));
}

}  // namespace

void keep_shard(const Run& run, std::vector<AskedOp>& asked) {
  const Shard& shard = run.options.shard;
  if (shard.is_all()) return;
  std::vector<ShardUnit> units;
  std::map<std::string, std::size_t> known;        // by key
  std::vector<std::vector<std::size_t>> units_of;  // by op, by request
  for (const AskedOp& each : asked) {
    const Json requests = Json::parse(each.requests.json);
    const Manifest outline = outline_of(run, each);
    std::vector<std::size_t>& places = units_of.emplace_back();
    for (std::size_t i = 0; i < requests.size(); ++i) {
      const std::string key = unit_key(*each.op, requests[i]);
      const auto [unit, is_new] = known.emplace(key, units.size());
      if (is_new) units.push_back({.key = key});
      units[unit->second].cost_s += expected_cost_s(outline.problems[i], run.target.arch.kind);
      places.push_back(unit->second);
    }
  }
  const std::vector<int> owners = deal_out(units, shard.count);
  std::vector<AskedOp> kept;
  for (std::size_t op = 0; op < asked.size(); ++op) {
    const Json requests = Json::parse(asked[op].requests.json);
    Json own = Json::array();
    for (std::size_t i = 0; i < requests.size(); ++i) {
      if (owners[units_of[op][i]] == shard.index) own.push_back(requests[i]);
    }
    if (own.empty()) continue;
    kept.push_back({.op = asked[op].op,
                    .requests = {.json = own.dump(),
                                 .count = own.size(),
                                 .description = fmt::format("{}, shard {} of {} problems", asked[op].requests.description,
                                                            to_string(shard), requests.size())}});
  }
  asked = std::move(kept);
}

}  // namespace tilewright::tune
