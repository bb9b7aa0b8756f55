#include "journal/journal_header.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kJournalSchema = "tilewright.journal/1";
constexpr const char* kShapesFact = "shapes";  // as --shapes names them

std::string shown(const std::string& value) { return value.empty() ? "none" : value; }

}  // namespace

std::string fact(const JournalHeader& header, const std::string& name) {
  const auto found =
      std::find_if(header.facts.begin(), header.facts.end(), [&](const auto& entry) { return entry.first == name; });
  return found == header.facts.end() ? "" : found->second;
}

JournalHeader without(const JournalHeader& header, std::span<const char* const> names) {
  JournalHeader rest = header;
  std::erase_if(rest.facts, [&](const auto& entry) { return std::ranges::count(names, entry.first) > 0; });
  return rest;
}

nlohmann::ordered_json to_json(const JournalHeader& header) {
  Json json{{"schema", kJournalSchema}};
  for (const auto& [name, value] : header.facts) json["run"][name] = value;
  json["when"] = header.when;
  return json;
}

JournalHeader parse_header(const nlohmann::ordered_json& json) {
  try {
    if (const auto schema = json.value("schema", std::string("none")); schema != kJournalSchema) {
      throw Error(fmt::format("schema is '{}', this tuner writes {}", schema, kJournalSchema));
    }
    JournalHeader header{.facts = {}, .when = json.at("when")};
    for (const auto& [name, value] : json.at("run").items()) header.facts.emplace_back(name, value.get<std::string>());
    if (header.facts.empty()) throw Error("it does not say what was measured");
    return header;
  } catch (const nlohmann::json::exception& fault) {
    throw Error(fault.what());
  }
}

std::string difference(const JournalHeader& journal, const JournalHeader& run) {
  const bool have_sums = !fact(journal, kProblemsFact).empty() && !fact(run, kProblemsFact).empty();
  const char* const passed_over = have_sums ? kShapesFact : kProblemsFact;
  for (const NamedText* facts : {&run.facts, &journal.facts}) {
    for (const auto& [name, value] : *facts) {
      const std::string theirs = fact(journal, name), ours = fact(run, name);
      if (theirs == ours || name == passed_over) continue;
      if (name == kProblemsFact)
        return fmt::format("its problems are others: what {} is there is not what {} is here",
                           shown(fact(journal, kShapesFact)), shown(fact(run, kShapesFact)));
      return fmt::format("its {} is {}, not {}", name, shown(theirs), shown(ours));
    }
  }
  return "";
}

}  // namespace tilewright::tune
