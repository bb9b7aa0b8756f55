#include "replay/replay_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <nlohmann/json.hpp>

#include "replay/peer_lines.h"

namespace tilewright::tune {
namespace {

using Json = nlohmann::ordered_json;

// Of row.spaces' `figure` after `evaluations`.
template <typename Range, typename Figure>
double mean_over(const Range& spaces, std::size_t evaluations, const Figure& figure) {
  double sum = 0;
  for (const auto& space : spaces) sum += std::invoke(figure, space)[evaluations - 1];
  return sum / static_cast<double>(spaces.size());
}

double own_ms(const ReplayTable::Row& row) {
  double sum = 0;
  for (const ReplayFigures& figures : row.spaces) sum += figures.own_ms;
  return sum / static_cast<double>(row.spaces.size());
}

// Evaluations until half of the runs on a space are within 2 % of its optimum, in the mean over spaces. Of a space where they
// never are, all that were made count.
std::string mean_to_98(const ReplayTable& table, const ReplayTable::Row& row) {
  double sum = 0;
  bool is_at_least = false;
  for (const ReplayFigures& figures : row.spaces) {
    is_at_least = is_at_least || !figures.to_98;
    sum += static_cast<double>(figures.to_98.value_or(table.budgets.back()));
  }
  return fmt::format("{}{:.1f}", is_at_least ? ">= " : "", sum / static_cast<double>(row.spaces.size()));
}

// Spaces are drawn by nobody, so it is seeds alone that make the mean uncertain.
double standard_error(const ReplayTable& table, const ReplayTable::Row& row, std::size_t evaluations) {
  double variance = 0;
  for (const ReplayFigures& figures : row.spaces) variance += figures.spread[evaluations - 1] * figures.spread[evaluations - 1];
  return std::sqrt(variance / table.seeds) / static_cast<double>(row.spaces.size());
}

std::string heading(const ReplayTable& table, const std::string& what) {
  std::string text = fmt::format("{:<34}", what);
  for (const std::size_t budget : table.budgets) text += fmt::format("{:>15}", budget);
  return text + "\n";
}

std::string space_lines(const ReplayTable& table, std::size_t index) {
  const ReplayTable::Space& space = table.spaces[index];
  std::string text =
      "\n" + heading(table, fmt::format("{} ({}, {} fail)", space.name.substr(0, 60), space.candidates, space.failed));
  text.insert(text.size() - 1, fmt::format("{:>17}{:>19}{:>11}", "half at 0.98", "would end after", "5 alike"));
  text += fmt::format("  {:<32}", "random, expected");
  for (const std::size_t budget : table.budgets) text += fmt::format("{:>9.3f}      ", space.random[budget - 1]);
  for (const ReplayTable::Row& row : table.rows) {
    text += fmt::format("\n  {:<32}", row.strategy);
    for (const std::size_t budget : table.budgets)
      text += fmt::format("{:>9.3f} ~{:.2f}", row.spaces[index].mean[budget - 1], row.spaces[index].spread[budget - 1]);
    const std::optional<std::size_t> to_98 = row.spaces[index].to_98;
    text += fmt::format("{:>15}", to_98 ? fmt::format("{}", *to_98) : "-");
    const ReplayFigures::Ends& ends = row.spaces[index].ends;
    text += ends.share > 0 ? fmt::format("{:>11.0f} at {:.3f}", ends.evaluations, ends.score) : fmt::format("{:>19}", "-");
    const std::vector<double>& stable = row.spaces[index].stable;
    text += stable.empty() ? fmt::format("{:>11}", "-") : fmt::format("{:>9.0f} %", 100 * stable[table.budgets.back() - 1]);
  }
  return text + peer_lines(table, space) + "\n";
}

std::string mean_lines(const ReplayTable& table) {
  std::string text = heading(table, fmt::format("mean of {} spaces, {} seeds", table.spaces.size(), table.seeds));
  text.insert(text.size() - 1, fmt::format("{:>17}{:>15}", "own ms", "half at 0.98"));
  text += fmt::format("  {:<32}", "random, expected");
  for (const std::size_t budget : table.budgets)
    text += fmt::format("{:>8.3f}       ", mean_over(table.spaces, budget, &ReplayTable::Space::random));
  for (const ReplayTable::Row& row : table.rows) {
    text += fmt::format("\n  {:<32}", row.strategy);
    for (const std::size_t budget : table.budgets) {
      text += fmt::format("{:>8.3f} +{:.3f}", mean_over(row.spaces, budget, &ReplayFigures::mean),
                          standard_error(table, row, budget));
    }
    text += fmt::format("{:>15.3f}{:>15}", own_ms(row), mean_to_98(table, row));
  }
  return text + peer_means(table) + "\n";
}

std::string footnotes(const ReplayTable& table) {
  std::string text =
      "\n+ standard error of the mean, ~ standard deviation over seeds; would end: where the tuner would, by what the strategy "
      "expects\n";
  const std::size_t fives = static_cast<std::size_t>(table.seeds) / kAlikeRuns;
  text += fmt::format("{} alike: of so many seeds the slowest winner is within {:.0f} % of the fastest; ", kAlikeRuns,
                      100 * kAlike);
  text += fives == 0 ? fmt::format("--seeds {} and more say it\n", kAlikeRuns)
                     : fmt::format("{} such {}\n", fives, fives == 1 ? "five" : "fives");
  const bool has_peers = std::ranges::any_of(table.spaces, [](const auto& space) { return space.peers.has_value(); });
  if (table.peers && has_peers)
    text += fmt::format("{} {}: {}\n", table.peers->program, table.peers->version, table.peers->source);
  return text;
}

Json to_json(const ReplayFigures& figures) {
  return {{"space", figures.space},
          {"mean", figures.mean},
          {"spread", figures.spread},
          {"low", figures.low},
          {"high", figures.high},
          {"own_ms", figures.own_ms},
          {"spent_s", figures.spent_s},
          {"stable", figures.stable.empty() ? Json() : Json(figures.stable)},
          {"ends", {{"share", figures.ends.share}, {"evaluations", figures.ends.evaluations}, {"score", figures.ends.score}}},
          {"half_at_98", figures.to_98 ? Json(*figures.to_98) : Json()}};
}

}  // namespace

std::string to_text(const ReplayTable& table) {
  std::string text = "optimum / best found, after so many evaluations (1 is the optimum; failures count";
  text += table.permuted ? "; times permuted: nothing can be learned)\n\n" : ")\n\n";
  text += mean_lines(table);
  for (std::size_t i = 0; i < table.spaces.size(); ++i) text += space_lines(table, i);
  return text + footnotes(table);
}

Json to_json(const ReplayTable& table) {
  Json json{{"schema", "tilewright.replay/1"}, {"seeds", table.seeds}, {"permuted", table.permuted},
            {"budgets", table.budgets},        {"spaces", {}},         {"strategies", {}}};
  for (const ReplayTable::Space& space : table.spaces) {
    json["spaces"].push_back(
        {{"name", space.name}, {"candidates", space.candidates}, {"failed", space.failed}, {"random", space.random}});
  }
  for (const ReplayTable::Row& row : table.rows) {
    Json entry{{"strategy", row.strategy}, {"own_ms", own_ms(row)}, {"mean", {}}, {"spaces", {}}};
    for (const std::size_t budget : table.budgets) entry["mean"].push_back(mean_over(row.spaces, budget, &ReplayFigures::mean));
    for (const ReplayFigures& figures : row.spaces) entry["spaces"].push_back(to_json(figures));
    json["strategies"].push_back(std::move(entry));
  }
  json["peers"] = peers_json(table);
  return json;
}

}  // namespace tilewright::tune
