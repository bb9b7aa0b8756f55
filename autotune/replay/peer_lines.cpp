#include "replay/peer_lines.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>

namespace tilewright::tune {
namespace {

using Json = nlohmann::ordered_json;

// What of another program's strategies a table has room for: its random search, which is the first, the one that is the best in
// the mean, and of all that which is the best on a space at a budget, as if somebody had known beforehand.
struct PeerRow {
  std::string name;
  std::function<std::optional<PeerFigures::Score>(const PeerFigures::Space&, std::size_t)> score;
};

std::optional<PeerFigures::Score> score_of(const PeerFigures::Space& space, const std::string& strategy, std::size_t budget) {
  for (const PeerFigures::Strategy& each : space.strategies) {
    const auto found = each.scores.find(budget);
    if (each.name == strategy && found != each.scores.end()) return found->second;
  }
  return std::nullopt;
}

std::optional<PeerFigures::Score> best_score(const PeerFigures::Space& space, std::size_t budget) {
  std::optional<PeerFigures::Score> best;
  for (const PeerFigures::Strategy& each : space.strategies) {
    const auto found = each.scores.find(budget);
    if (found != each.scores.end() && (!best || found->second.mean > best->mean)) best = found->second;
  }
  return best;
}

std::vector<PeerRow> peer_rows(const ReplayTable& table) {
  std::map<std::string, double> sums;
  const PeerFigures::Space* first = nullptr;
  for (const ReplayTable::Space& space : table.spaces) {
    if (!space.peers) continue;
    if (first == nullptr) first = &*space.peers;
    for (const PeerFigures::Strategy& strategy : space.peers->strategies) {
      for (const auto& [budget, score] : strategy.scores) sums[strategy.name] += score.mean;
    }
  }
  if (first == nullptr) return {};
  const auto by_name = [](const std::string& name) {
    return PeerRow{.name = name, .score = [name](const PeerFigures::Space& space, std::size_t budget) {
                     return score_of(space, name, budget);
                   }};
  };
  const std::string best = std::ranges::max_element(sums, {}, [](const auto& sum) { return sum.second; })->first;
  std::vector<PeerRow> rows{by_name(first->strategies.front().name)};
  if (best != rows.front().name) rows.push_back(by_name(best));
  if (first->strategies.size() > rows.size())
    rows.push_back({.name = fmt::format("the best of {}, there", first->strategies.size()), .score = best_score});
  return rows;
}

std::string peers_heading(const ReplayTable& table) {
  return fmt::format("\n  {} {}, {} seeds", table.peers->program, table.peers->version, table.peers->seeds);
}

}  // namespace

std::string peer_lines(const ReplayTable& table, const ReplayTable::Space& space) {
  if (!table.peers || !space.peers) return "";
  std::string text = peers_heading(table);
  for (const PeerRow& row : peer_rows(table)) {
    text += fmt::format("\n    {:<30}", row.name);
    for (const std::size_t budget : table.budgets) {
      const std::optional<PeerFigures::Score> score = row.score(*space.peers, budget);
      text += score ? fmt::format("{:>9.3f} ~{:.2f}", score->mean, score->spread) : fmt::format("{:>9}      ", "-");
    }
  }
  return text;
}

std::string peer_means(const ReplayTable& table) {
  if (!table.peers || !std::ranges::all_of(table.spaces, [](const auto& space) { return space.peers.has_value(); })) return "";
  std::string text = peers_heading(table);
  for (const PeerRow& row : peer_rows(table)) {
    text += fmt::format("\n    {:<30}", row.name);
    for (const std::size_t budget : table.budgets) {
      double sum = 0, variance = 0;
      bool is_known = true;
      for (const ReplayTable::Space& space : table.spaces) {
        const std::optional<PeerFigures::Score> score = row.score(*space.peers, budget);
        is_known = is_known && score;
        sum += score ? score->mean : 0;
        variance += score ? score->spread * score->spread : 0;
      }
      const auto count = static_cast<double>(table.spaces.size());
      const double error = std::sqrt(variance / table.peers->seeds) / count;
      text += is_known ? fmt::format("{:>8.3f} +{:.3f}", sum / count, error) : fmt::format("{:>8}       ", "-");
    }
  }
  return text;
}

nlohmann::ordered_json peers_json(const ReplayTable& table) {
  if (!table.peers) return {};
  Json peers{{"program", table.peers->program},
             {"version", table.peers->version},
             {"source", table.peers->source},
             {"seeds", table.peers->seeds},
             {"spaces", Json::array()}};
  for (const ReplayTable::Space& space : table.spaces) {
    if (!space.peers) continue;
    Json strategies;
    for (const PeerFigures::Strategy& strategy : space.peers->strategies) {
      Json figures{{"budgets", {}}, {"mean", {}}, {"spread", {}}};
      for (const auto& [budget, score] : strategy.scores) {
        figures["budgets"].push_back(budget);
        figures["mean"].push_back(score.mean);
        figures["spread"].push_back(score.spread);
      }
      strategies[strategy.name] = std::move(figures);
    }
    peers["spaces"].push_back({{"space", space.name}, {"known_as", space.peers->name}, {"strategies", std::move(strategies)}});
  }
  return peers;
}

}  // namespace tilewright::tune
