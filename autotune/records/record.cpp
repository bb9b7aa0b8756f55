#include "records/record.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <chrono>
#include <cstring>
#include <nlohmann/json.hpp>

#include "saturate.h"
#include "system/json_fields.h"
#include "system/safe_name.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kRecordSchema = "tilewright.record/1";
constexpr const char *kReference = "f64", *kFirst = "first";  // what a winner was held against

// Decimals beyond these are noise: without them lines are short and diffs quiet.
double rounded(double value, int decimals = 3) { return std::stod(fmt::format("{:.{}f}", value, decimals)); }

template <typename Value>
Json object_of(const std::vector<std::pair<std::string, Value>>& named) {
  Json object = Json::object();
  for (const auto& [name, value] : named) object[name] = value;
  return object;
}

Json instance_json(const TimedInstance& instance) {
  return {{"kernel", instance.kernel},
          {"runtime", object_of(instance.runtime)},
          {"median_us", rounded(instance.time.median)},
          {"mad_us", rounded(instance.time.mad)},
          {"n", instance.time.n}};
}

// Lines of 0.1 say no MAD of finalists.
Json finalist_json(const TimedInstance& finalist) {
  Json json = instance_json(finalist);
  if (json.at("mad_us") == 0) json.erase("mad_us");
  return json;
}

Json conditions_json(const Conditions& conditions) {
  return {{"clock_mhz", rounded(conditions.clock_mhz, 0)},
          {"temperature_c", rounded(conditions.temperature_c, 0)},
          {"power_w", rounded(conditions.power_w, 0)},
          {"discarded", conditions.discarded},
          {"throttle", conditions.throttle}};
}

Json provider_json(const RecordProvider& provider) {
  return {{"name", provider.name.provider},
          {"version", provider.name.version},
          {"algorithm", provider.name.algorithm},
          {"median_us", rounded(provider.time.median)},
          {"mad_us", rounded(provider.time.mad)},
          {"n", provider.time.n},
          {"min_us", rounded(provider.time.min)},
          {"margin", rounded(provider.margin, 4)},
          {"max_error", rounded(provider.max_error, 4)}};
}

// ---- from text ------------------------------------------------------------------------------------------------------------

std::string name_of(const JsonFields& fields, const char* field) {
  const std::string& name = fields.text(field);
  if (is_safe_name(name)) return name;
  throw Error(fmt::format("{} is '{}'; {}", field, printable(name), kSafeNameRule));
}

// What becomes the name of a source file: of the words of an id, none may lead elsewhere.
std::string kernel_id_of(const JsonFields& fields, const char* field) {
  const std::string& id = fields.text(field);
  const auto fits = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '.' || c == '_' || c == '-'; };
  if (!id.empty() && id.front() != '.' && id.front() != '-' && std::ranges::all_of(id, fits)) return id;
  throw Error(fmt::format("{} is '{}'; valid: an id of letters, digits, '.', '_' and '-'", field, printable(id)));
}

std::string text_like(const JsonFields& fields, const char* field, const char* pattern) {
  const std::string& text = fields.text(field);
  bool fits = text.size() == std::strlen(pattern);
  for (std::size_t i = 0; fits && i < text.size(); ++i) {
    const bool is_digit = text[i] >= '0' && text[i] <= '9';
    fits = pattern[i] == '0'   ? is_digit
           : pattern[i] == 'x' ? is_digit || (text[i] >= 'a' && text[i] <= 'f')
                               : text[i] == pattern[i];
  }
  if (fits) return text;
  throw Error(fmt::format("{} is '{}'; valid: as {}", field, printable(text), pattern));
}

TimedInstance parse_instance(const JsonFields& fields) {
  return {.kernel = kernel_id_of(fields, "kernel"),
          .runtime = fields.named_integers("runtime", 0, INT32_MAX),
          .time = {.median = fields.positive("median_us"),
                   .mad = fields.has("mad_us") ? fields.number("mad_us", 0) : 0,
                   .min = 0,
                   .n = static_cast<int>(fields.integer("n", 0, INT32_MAX))}};
}

Summary parse_time(const JsonFields& fields) {
  return {.median = fields.positive("median_us"),
          .mad = fields.number("mad_us", 0),
          .min = fields.number("min_us", 0),
          .n = static_cast<int>(fields.integer("n", 0, INT32_MAX))};
}

Conditions parse_conditions(const JsonFields& fields) {
  return {.clock_mhz = fields.number("clock_mhz", 0),
          .temperature_c = fields.number("temperature_c", -273),
          .power_w = fields.number("power_w", 0),
          .discarded = static_cast<int>(fields.integer("discarded", 0, INT32_MAX)),
          .throttle = fields.text("throttle")};
}

RecordDevice parse_device(const JsonFields& fields) {
  return {.key = name_of(fields, "key"),
          .name = fields.text("name"),
          .arch = fields.text("arch"),
          .compute_units = static_cast<std::uint32_t>(fields.integer("compute_units", 1, INT32_MAX)),
          .clock_mhz = fields.number("clock_mhz", 0),
          .memory_gb_per_s = fields.number("memory_gb_per_s", 0),
          .driver = static_cast<int>(fields.integer("driver", 0, INT32_MAX))};
}

// One line of printable text, of bounded length: it is shown, and given to a library.
std::string line_of(const JsonFields& fields, const char* field) {
  constexpr std::size_t kMostBytes = 1000;
  const std::string& text = fields.text(field);
  if (!text.empty() && text.size() <= kMostBytes && printable(text) == text) return text;
  throw Error(fmt::format("provider.{} is '{}'; valid: a line of at most {} printable characters", field,
                          printable(text.substr(0, 100)), kMostBytes));
}

RecordProvider parse_provider(const JsonFields& fields) {
  return {.name = {.provider = name_of(fields, "name"),
                   .version = line_of(fields, "version"),
                   .algorithm = line_of(fields, "algorithm")},
          .time = parse_time(fields),
          .margin = fields.number("margin", -1),
          .max_error = fields.number("max_error", 0)};
}

bool parse_predicted(const JsonFields& fields, int samples) {
  const std::string& status = fields.text("status");
  if (status != "measured" && status != "predicted")
    throw Error(fmt::format("status is '{}'; valid: measured, predicted", printable(status)));
  if ((status == "measured") != (samples > 0)) throw Error(fmt::format("status is {}, but time.n is {}", status, samples));
  return status == "predicted";
}

TuningRecord parse(const JsonFields& fields) {
  TuningRecord record;
  record.op = name_of(fields, "op");
  record.attributes = fields.named_texts("attributes");
  record.shape = fields.named_integers("shape", 0, kMaxSize);
  record.threads = static_cast<int>(fields.integer("threads", 0, UINT16_MAX));
  record.arch = fields.text("arch");
  record.family = fields.text("family");
  fields.object("config");
  record.config_json = fields.at("config").dump();
  record.hash = text_like(fields, "hash", "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx");
  record.winner = {.kernel = kernel_id_of(fields, "kernel"),
                   .runtime = fields.named_integers("runtime", 0, INT32_MAX),
                   .time = parse_time(fields.object("time"))};
  record.predicted = parse_predicted(fields, record.winner.time.n);
  record.default_instance = parse_instance(fields.object("default"));
  record.margin = fields.number("margin", -1);
  if (fields.has("noise")) record.noise = fields.number("noise", 0);
  if (fields.has("energy_mj")) record.energy_mj = fields.number("energy_mj", 0);
  if (fields.has("conditions")) record.conditions = parse_conditions(fields.object("conditions"));
  record.tie = fields.texts("tie");
  for (const Json& finalist : fields.array("finalists"))
    record.finalists.push_back(parse_instance(JsonFields(finalist, "finalists")));
  const JsonFields verification = fields.object("verification");
  record.verified_shapes = static_cast<int>(verification.integer("shapes", 0, INT32_MAX));
  record.max_error = verification.number("max_error", 0);
  record.is_verified = !verification.has("reference") || verification.text("reference") != kFirst;
  const JsonFields resources = fields.object("resources");
  record.resources = {.registers = static_cast<int>(resources.integer("registers", 0, INT32_MAX)),
                      .spill_bytes = resources.integer("spill_bytes", 0, INT64_MAX),
                      .smem_bytes = resources.integer("smem_bytes", 0, INT64_MAX),
                      .code_bytes = resources.integer("code_bytes", 0, INT64_MAX)};
  record.device = parse_device(fields.object("device"));
  const JsonFields toolchain = fields.object("toolchain");
  record.generator = toolchain.text("generator");
  record.compiler = toolchain.text("compiler");
  record.flags = toolchain.texts("flags");
  record.policy = fields.text("policy");
  record.seed = static_cast<std::uint64_t>(fields.integer("seed", 0, INT64_MAX));
  record.when = text_like(fields, "when", "0000-00-00T00:00:00Z");
  if (fields.has("via")) record.via = fields.text("via");
  if (fields.has("provider")) record.provider = parse_provider(fields.object("provider"));
  return record;
}

// What `line` has and `known` has not, at any depth.
void add_unknown(Json& known, const Json& line) {
  for (const auto& [name, value] : line.items()) {
    if (!known.contains(name)) {
      known[name] = value;
    } else if (known[name].is_object() && value.is_object()) {
      add_unknown(known[name], value);
    }
  }
}

}  // namespace

std::string to_line(const TuningRecord& record) {
  Json json;
  json["schema"] = kRecordSchema;
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
  json["default"] = instance_json(record.default_instance);
  json["margin"] = rounded(record.margin, 4);
  if (record.noise) json["noise"] = rounded(*record.noise, 4);
  if (record.energy_mj) json["energy_mj"] = rounded(*record.energy_mj);
  if (record.conditions) json["conditions"] = conditions_json(*record.conditions);
  json["tie"] = record.tie;
  json["finalists"] = Json::array();
  for (const TimedInstance& finalist : record.finalists) json["finalists"].push_back(finalist_json(finalist));
  json["verification"] = {{"shapes", record.verified_shapes},
                          {"max_error", rounded(record.max_error, 4)},
                          {"reference", record.is_verified ? kReference : kFirst}};
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
  if (record.provider) json["provider"] = provider_json(*record.provider);
  return json.dump();
}

std::string to_line(const TuningRecord& record, const std::string& line) {
  Json json = Json::parse(to_line(record));
  add_unknown(json, parse_strictly<Json>(line));
  return json.dump();
}

TuningRecord parse_record(const std::string& line) {
  const Json json = parse_strictly<Json>(line);
  const JsonFields fields(json, "");
  if (const std::string& schema = fields.text("schema"); schema != kRecordSchema) {
    throw OtherSchema(fmt::format("its schema is '{}'; this tilewright reads {}", printable(schema), kRecordSchema));
  }
  return parse(fields);
}

std::string utc_now() {
  return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}",
                     fmt::gmtime(std::chrono::system_clock::to_time_t(std::chrono::system_clock::now())));
}

}  // namespace tilewright::tune
