#include "record.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <chrono>
#include <nlohmann/json.hpp>

#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kSchema = "tilewright.record/1";

// Decimals beyond these are noise: without them lines are short and diffs quiet.
double rounded(double value, int decimals = 3) { return std::stod(fmt::format("{:.{}f}", value, decimals)); }

template <typename Value>
Json object_of(const std::vector<std::pair<std::string, Value>>& named) {
  Json object = Json::object();
  for (const auto& [name, value] : named) object[name] = value;
  return object;
}

template <typename Value>
std::vector<std::pair<std::string, Value>> named_of(const Json& object) {
  std::vector<std::pair<std::string, Value>> named;
  for (const auto& [name, value] : object.items()) named.emplace_back(name, value.template get<Value>());
  return named;
}

Json instance_json(const TimedInstance& instance, bool with_mad) {
  Json json{
      {"kernel", instance.kernel}, {"runtime", object_of(instance.runtime)}, {"median_us", rounded(instance.time.median)}};
  if (with_mad) json["mad_us"] = rounded(instance.time.mad);
  json["n"] = instance.time.n;
  return json;
}

TimedInstance parse_instance(const Json& json) {
  return {.kernel = json.at("kernel"),
          .runtime = named_of<std::int64_t>(json.at("runtime")),
          .time = {.median = json.at("median_us"), .mad = json.value("mad_us", 0.0), .min = 0, .n = json.at("n")}};
}

TuningRecord parse(const Json& json) {
  TuningRecord record;
  record.op = json.at("op");
  record.attributes = named_of<std::string>(json.at("attributes"));
  record.shape = named_of<std::int64_t>(json.at("shape"));
  record.threads = json.at("threads");
  record.arch = json.at("arch");
  record.predicted = json.at("status") == "predicted";
  record.family = json.at("family");
  record.config_json = json.at("config").dump();
  record.hash = json.at("hash");
  const Json& time = json.at("time");
  record.winner = {
      .kernel = json.at("kernel"),
      .runtime = named_of<std::int64_t>(json.at("runtime")),
      .time = {.median = time.at("median_us"), .mad = time.at("mad_us"), .min = time.at("min_us"), .n = time.at("n")}};
  record.default_instance = parse_instance(json.at("default"));
  record.margin = json.at("margin");
  record.tie = json.at("tie");
  for (const Json& finalist : json.at("finalists")) record.finalists.push_back(parse_instance(finalist));
  record.verified_shapes = json.at("verification").at("shapes");
  record.max_error = json.at("verification").at("max_error");
  const Json& resources = json.at("resources");
  record.resources = {.registers = resources.at("registers"),
                      .spill_bytes = resources.at("spill_bytes"),
                      .smem_bytes = resources.at("smem_bytes"),
                      .code_bytes = resources.at("code_bytes")};
  const Json& device = json.at("device");
  record.device = {.key = device.at("key"),
                   .name = device.at("name"),
                   .arch = device.at("arch"),
                   .compute_units = device.at("compute_units"),
                   .clock_mhz = device.at("clock_mhz"),
                   .memory_gb_per_s = device.at("memory_gb_per_s"),
                   .driver = device.at("driver")};
  record.generator = json.at("toolchain").at("generator");
  record.compiler = json.at("toolchain").at("compiler");
  record.flags = json.at("toolchain").at("flags");
  record.policy = json.at("policy");
  record.seed = json.at("seed");
  record.when = json.at("when");
  record.via = json.at("via").is_null() ? "" : json.at("via").get<std::string>();
  return record;
}

}  // namespace

std::string to_line(const TuningRecord& record) {
  Json json;
  json["schema"] = kSchema;
  json["op"] = record.op;
  json["attributes"] = object_of(record.attributes);
  json["shape"] = object_of(record.shape);
  json["threads"] = record.threads;
  json["arch"] = record.arch;
  json["status"] = record.predicted ? "predicted" : "measured";
  json["kernel"] = record.winner.kernel;
  json["family"] = record.family;
  json["config"] = Json::parse(record.config_json);
  json["runtime"] = object_of(record.winner.runtime);
  json["hash"] = record.hash;
  json["time"] = {{"median_us", rounded(record.winner.time.median)},
                  {"mad_us", rounded(record.winner.time.mad)},
                  {"n", record.winner.time.n},
                  {"min_us", rounded(record.winner.time.min)}};
  json["default"] = instance_json(record.default_instance, true);
  json["margin"] = rounded(record.margin, 4);
  json["tie"] = record.tie;
  json["finalists"] = Json::array();
  for (const TimedInstance& finalist : record.finalists) json["finalists"].push_back(instance_json(finalist, false));
  json["verification"] = {
      {"shapes", record.verified_shapes}, {"max_error", rounded(record.max_error, 4)}, {"reference", "f64"}};
  json["resources"] = {{"registers", record.resources.registers},
                       {"spill_bytes", record.resources.spill_bytes},
                       {"smem_bytes", record.resources.smem_bytes},
                       {"code_bytes", record.resources.code_bytes}};
  json["device"] = {{"key", record.device.key},
                    {"name", record.device.name},
                    {"arch", record.device.arch},
                    {"compute_units", record.device.compute_units},
                    {"clock_mhz", rounded(record.device.clock_mhz)},
                    {"memory_gb_per_s", rounded(record.device.memory_gb_per_s)},
                    {"driver", record.device.driver}};
  json["toolchain"] = {{"generator", record.generator}, {"compiler", record.compiler}, {"flags", record.flags}};
  json["policy"] = record.policy;
  json["seed"] = record.seed;
  json["when"] = record.when;
  json["via"] = record.via.empty() ? Json(nullptr) : Json(record.via);
  return json.dump();
}

TuningRecord parse_record(const std::string& line) {
  try {
    const Json json = Json::parse(line);
    if (const auto schema = json.value("schema", std::string("none")); schema != kSchema) {
      throw Error(fmt::format("schema is '{}', this tuner writes {}", schema, kSchema));
    }
    return parse(json);
  } catch (const nlohmann::json::exception& fault) {
    throw Error(fault.what());
  }
}

std::string utc_now() {
  return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}",
                     fmt::gmtime(std::chrono::system_clock::to_time_t(std::chrono::system_clock::now())));
}

}  // namespace tilewright::tune
