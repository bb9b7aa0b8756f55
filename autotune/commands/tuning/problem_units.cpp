#include "commands/tuning/problem_units.h"

#include <fmt/format.h>

#include <map>
#include <nlohmann/json.hpp>
#include <utility>

#include "commands/settings.h"
#include "system/content_hash.h"

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
  throw Error(fmt::format("codegen lists {} problems of {}, where {} were asked for: they cannot be dealt out",
                          outline.problems.size(), asked.op->op.name, asked.requests.count));
}

}  // namespace

std::string problems_hash(const std::vector<AskedOp>& asked) {
  std::string text;
  for (const AskedOp& each : asked) {
    for (Json request : Json::parse(each.requests.json)) {
      request.erase("where");
      text += each.op->op.name + " " + request.dump() + "\n";
    }
  }
  return content_hash(text);
}

ProblemUnits problem_units(const Run& run, const std::vector<AskedOp>& asked) {
  ProblemUnits all;
  std::map<std::string, std::size_t> known;  // by key
  for (const AskedOp& each : asked) {
    const Json requests = Json::parse(each.requests.json);
    const Manifest& outline = all.outlines.emplace_back(outline_of(run, each));
    std::vector<std::size_t>& places = all.unit_of.emplace_back();
    for (std::size_t i = 0; i < requests.size(); ++i) {
      const std::string key = unit_key(*each.op, requests[i]);
      const auto [unit, is_new] = known.emplace(key, all.units.size());
      if (is_new) all.units.push_back({.key = key});
      all.units[unit->second].cost_s += expected_cost_s(outline.problems[i], run.target.arch.kind);
      places.push_back(unit->second);
    }
  }
  return all;
}

}  // namespace tilewright::tune
