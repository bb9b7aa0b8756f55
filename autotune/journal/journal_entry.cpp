#include "journal/journal_entry.h"

#include <fmt/format.h>

#include "measure/evaluation_json.h"
#include "system/json_fields.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

JournalPhase parse_phase(const std::string& word) {
  for (const JournalPhase phase : kJournalPhases) {
    if (word == to_string(phase)) return phase;
  }
  throw Error(fmt::format("'{}' is not a phase", word));
}

}  // namespace

const char* to_string(JournalPhase phase) {
  constexpr const char* kWords[] = {"compile", "search", "verify", "final", "energy"};
  return kWords[static_cast<int>(phase)];
}

std::string JournalEntry::question() const {
  return fmt::format("{}\n{}\n{}\n{}\n{}\n{}", to_string(phase), identity, kernel, hash, runtime, round);
}

nlohmann::ordered_json to_json(const JournalEntry& entry) {
  nlohmann::ordered_json json{{"phase", to_string(entry.phase)}, {"problem", entry.problem}, {"case", entry.identity},
                              {"kernel", entry.kernel},          {"hash", entry.hash},       {"runtime", entry.runtime}};
  if (entry.phase == JournalPhase::final) json["round"] = entry.round;
  json.update(to_json(entry.evaluation));
  if (!entry.config_json.empty()) json["config"] = nlohmann::ordered_json::parse(entry.config_json);
  if (entry.compile_s > 0) json.update({{"compile_s", entry.compile_s}, {"worker", entry.worker}});
  if (entry.at_s > 0) json["at_s"] = entry.at_s;
  return json;
}

JournalEntry parse_entry(const nlohmann::ordered_json& json) {
  try {
    JournalEntry entry{.phase = parse_phase(json.at("phase")),
                       .problem = json.at("problem"),
                       .identity = json.at("case"),
                       .kernel = json.at("kernel"),
                       .hash = json.at("hash"),
                       .runtime = json.at("runtime")};
    if (entry.phase == JournalPhase::final) {
      entry.round = static_cast<int>(JsonFields(json, "").integer("round", 0, INT32_MAX));
    }
    entry.evaluation = parse_evaluation(json);
    entry.compile_s = json.value("compile_s", 0.0);
    return entry;
  } catch (const nlohmann::json::exception& fault) {
    throw Error(fault.what());
  }
}

}  // namespace tilewright::tune
