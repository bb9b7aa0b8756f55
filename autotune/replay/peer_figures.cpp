#include "replay/peer_figures.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <set>
#include <vector>

#include "files/strict_json.h"
#include "system/json_fields.h"
#include "system/read_unpacked.h"

namespace tilewright::tune {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::int64_t kMost = 1'000'000'000;

std::vector<double> shares_of(const JsonFields& fields, const char* name, std::size_t count) {
  std::vector<double> shares;
  for (const Json& value : fields.array(name)) {
    const double share = value.is_number() ? value.get<double>() : -1;
    if (!(share >= 0 && share <= 1)) throw Error(fmt::format("{} holds {}; valid: 0 to 1", name, printable(value.dump())));
    shares.push_back(share);
  }
  if (shares.size() != count) throw Error(fmt::format("{} has {} values, and budgets has {}", name, shares.size(), count));
  return shares;
}

std::vector<std::size_t> budgets_of(const JsonFields& fields) {
  std::set<std::size_t> budgets;
  for (const Json& value : fields.array("budgets")) {
    const std::int64_t budget = value.is_number_integer() ? value.get<std::int64_t>() : 0;
    if (budget < 1 || budget > kMost || !budgets.insert(static_cast<std::size_t>(budget)).second)
      throw Error(fmt::format("budgets holds {}; valid: integers from 1, each once", printable(value.dump())));
  }
  if (budgets.size() != fields.array("budgets").size() || budgets.empty()) throw Error("budgets is empty");
  return {fields.array("budgets").begin(), fields.array("budgets").end()};
}

PeerFigures::Space parse_space(const Json& json, const std::vector<std::size_t>& budgets) {
  const JsonFields fields(json, "spaces");
  PeerFigures::Space space{.name = fields.text("name"),
                           .candidates = static_cast<std::size_t>(fields.integer("candidates", 1, kMost)),
                           .failed = static_cast<std::size_t>(fields.integer("failed", 0, kMost)),
                           .best_us = fields.positive("best_ms") * 1e3};
  for (const auto& [name, figures] : fields.at("strategies").items()) {
    const JsonFields of(figures, "strategies." + name);
    const std::vector<double> means = shares_of(of, "mean", budgets.size());
    const std::vector<double> spreads = shares_of(of, "spread", budgets.size());
    PeerFigures::Strategy strategy{.name = name};
    for (std::size_t i = 0; i < budgets.size(); ++i) strategy.scores[budgets[i]] = {.mean = means[i], .spread = spreads[i]};
    space.strategies.push_back(std::move(strategy));
  }
  if (space.strategies.empty()) throw Error(fmt::format("{} has no strategies", space.name));
  return space;
}

PeerFigures parse(std::string_view text) {
  const Json json = parse_strictly<Json>(text);
  const JsonFields fields(json, "");
  if (fields.text("schema") != "tilewright.peers/1") throw Error("its schema is not tilewright.peers/1");
  PeerFigures figures{.program = fields.text("program"),
                      .version = fields.text("version"),
                      .source = fields.text("source"),
                      .seeds = static_cast<int>(fields.integer("seeds", 1, kMost))};
  const std::vector<std::size_t> budgets = budgets_of(fields);
  for (const Json& space : fields.array("spaces")) figures.spaces.push_back(parse_space(space, budgets));
  return figures;
}

}  // namespace

const PeerFigures::Space* PeerFigures::find(const RecordedSpace& space) const {
  constexpr double kRounding = 2e-4;  // of the best time, which is written down with five digits or more
  const auto found = std::ranges::find_if(spaces, [&](const Space& each) {
    return each.candidates == space.entries.size() && each.failed == space.failed() &&
           std::abs(space.best_us() / each.best_us - 1) < kRounding;
  });
  return found == spaces.end() ? nullptr : &*found;
}

PeerFigures parse_peer_figures(std::string_view text, const std::string& name) {
  try {
    return parse(text);
  } catch (const nlohmann::json::exception& fault) {
    throw Error(fmt::format("{} holds no other program's figures: {}", name, printable(fault.what())));
  } catch (const Error& fault) {
    throw Error(fmt::format("{} holds no other program's figures: {}", name, fault.what()));
  }
}

PeerFigures read_peer_figures(const std::filesystem::path& path) {
  return parse_peer_figures(read_unpacked(path), path.string());
}

}  // namespace tilewright::tune
