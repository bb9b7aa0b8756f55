#include "measure/evaluation_json.h"

#include <fmt/format.h>

#include <cmath>
#include <limits>
#include <utility>

#include "files/strict_json.h"
#include "system/json_fields.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::pair<const char*, double CallParts::*> kParts[] = {
    {"start", &CallParts::start_s},
    {"lay_out", &CallParts::lay_out_s},
    {"reference", &CallParts::reference_s},
    {"load", &CallParts::load_s},
    {"first_launch", &CallParts::first_launch_s},
    {"check", &CallParts::check_s},
    {"record", &CallParts::record_s},
    {"warm_up", &CallParts::warm_up_s},
    {"reading", &CallParts::reading_s},
    {"pause", &CallParts::pause_s},
    {"cpu", &CallParts::cpu_s},
    {"system", &CallParts::system_s},
};

// JSON has no word for these, and an error of a wrong kernel is infinite as often as not.
Json number_json(double value) {
  if (std::isnan(value)) return "nan";
  if (std::isinf(value)) return value > 0 ? "inf" : "-inf";
  return value;
}

double parse_number(const Json& json) {
  if (!json.is_string()) return json.get<double>();
  const auto& text = json.get_ref<const std::string&>();
  if (text == "inf") return std::numeric_limits<double>::infinity();
  if (text == "-inf") return -std::numeric_limits<double>::infinity();
  if (text == "nan") return std::numeric_limits<double>::quiet_NaN();
  throw Error(fmt::format("'{}' is not a number", text));
}

Invalidity parse_invalidity(const std::string& word) {
  for (const Invalidity invalidity : kInvalidities) {
    if (word == to_string(invalidity)) return invalidity;
  }
  throw Error(fmt::format("'{}' is not a T4 invalidity", word));
}

}  // namespace

nlohmann::ordered_json to_json(const Evaluation& evaluation) {
  Json json = Json::object();
  if (evaluation.invalidity != Invalidity::none) json["invalidity"] = to_string(evaluation.invalidity);
  if (!evaluation.reason.empty()) json["reason"] = printable(evaluation.reason);
  if (evaluation.max_error != 0) json["max_error"] = number_json(evaluation.max_error);
  if (!evaluation.samples_us.empty()) {
    for (const double us : evaluation.samples_us) json["us"].push_back(number_json(us));
  }
  if (evaluation.stopped_early) json["stopped_early"] = true;
  if (evaluation.fatal) json["fatal"] = true;
  if (evaluation.energy_mj != 0) json["energy_mj"] = number_json(evaluation.energy_mj);
  if (evaluation.conditions != Conditions{}) {
    const Conditions& conditions = evaluation.conditions;
    json["conditions"] = {{"clock_mhz", number_json(conditions.clock_mhz)},
                          {"temperature_c", number_json(conditions.temperature_c)},
                          {"power_w", number_json(conditions.power_w)},
                          {"discarded", conditions.discarded},
                          {"throttle", printable(conditions.throttle)}};
  }
  json["device_s"] = number_json(evaluation.device_s);
  for (const auto& [name, part] : kParts) {
    const double milliseconds = std::round(1e6 * (evaluation.parts.*part)) / 1e3;
    if (milliseconds > 0) json["parts_ms"][name] = milliseconds;
  }
  return json;
}

Evaluation parse_evaluation(const nlohmann::ordered_json& json) {
  try {
    Evaluation evaluation;
    evaluation.invalidity = parse_invalidity(json.value("invalidity", std::string(to_string(Invalidity::none))));
    evaluation.reason = json.value("reason", std::string());
    if (const auto error = json.find("max_error"); error != json.end()) evaluation.max_error = parse_number(*error);
    if (const auto samples = json.find("us"); samples != json.end()) {
      if (!samples->is_array()) throw Error("'us' is not a list");
      for (const Json& us : *samples) evaluation.samples_us.push_back(parse_number(us));
    }
    evaluation.stopped_early = json.value("stopped_early", false);
    evaluation.fatal = json.value("fatal", false);
    if (const auto energy = json.find("energy_mj"); energy != json.end()) evaluation.energy_mj = parse_number(*energy);
    if (const auto found = json.find("conditions"); found != json.end()) {
      evaluation.conditions = {
          .clock_mhz = parse_number(found->at("clock_mhz")),
          .temperature_c = parse_number(found->at("temperature_c")),
          .power_w = parse_number(found->at("power_w")),
          .discarded = static_cast<int>(JsonFields(*found, "conditions").integer("discarded", 0, INT32_MAX)),
          .throttle = found->at("throttle")};
    }
    evaluation.device_s = parse_number(json.at("device_s"));
    if (const auto found = json.find("parts_ms"); found != json.end()) {
      for (const auto& [name, part] : kParts) evaluation.parts.*part = 1e-3 * found->value(name, 0.0);
    }
    return evaluation;
  } catch (const nlohmann::json::exception& fault) {
    throw Error(fault.what());
  }
}

}  // namespace tilewright::tune
