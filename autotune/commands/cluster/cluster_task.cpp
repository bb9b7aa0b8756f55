#include "commands/cluster/cluster_task.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "files/regular_file.h"
#include "files/strict_json.h"
#include "system/json_fields.h"
#include "system/usage_error.h"

namespace tilewright::tune {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kTaskSchema = "tilewright.task/1";

std::string joined(const std::vector<std::string>& words) { return fmt::format("{}", fmt::join(words, " ")); }

}  // namespace

nlohmann::ordered_json to_json(const ClusterTask& task) {
  Json json{{"schema", kTaskSchema}, {"shard", to_string(task.shard)},
            {"op", task.op},         {"problems", Json::parse(task.problems_json)},
            {"run", Json::object()}, {"device_spec", task.device_spec}};
  for (const auto& [name, value] : task.run) json["run"][name] = value;
  return json;
}

ClusterTask read_cluster_task(const std::filesystem::path& file) {
  try {
    if (const std::string why = why_no_file(file); !why.empty()) throw Error(why);
    std::ifstream stream(file, std::ios::binary);
    std::ostringstream text;
    if (!stream.is_open() || !(text << stream.rdbuf())) throw Error("it cannot be read");
    const Json json = parse_strictly<Json>(text.str());
    const JsonFields fields(json, "");
    if (fields.text("schema") != kTaskSchema)
      throw Error(fmt::format("its schema is '{}', this tuner reads {}", fields.text("schema"), kTaskSchema));
    const std::string& shard = fields.text("shard");
    if (!parse_shard(shard)) throw Error(fmt::format("shard is '{}', valid: I/N", shard));
    if (fields.array("problems").empty()) throw Error("problems is empty");
    return {.shard = *parse_shard(shard),
            .op = fields.text("op"),
            .problems_json = fields.array("problems").dump(),
            .run = fields.named_texts("run"),
            .device_spec = fields.text("device_spec")};
  } catch (const Error& fault) {
    throw UsageError(fmt::format("task {}: {}", file.string(), fault.what()));
  }
}

NamedText asked_facts(const Options& options) {
  std::vector<std::string> attributes, threads;
  for (const auto& [name, values] : options.attributes) {
    if (!values.empty()) attributes.push_back(fmt::format("{}={}", name, fmt::join(values, ",")));
  }
  for (const int count : options.threads) threads.push_back(count == 0 ? "all" : std::to_string(count));
  return {{"op", joined(options.ops)},
          {"attributes", joined(attributes)},
          {"shapes", joined(options.shapes)},
          {"threads", joined(threads)}};
}

}  // namespace tilewright::tune
