#include "commands/tuning/serve_request.h"

#include <fmt/format.h>

#include "files/strict_json.h"
#include "system/json_fields.h"

namespace tilewright::tune {
namespace {

using Json = nlohmann::ordered_json;

ServeRequest::Command parse_command(const std::string& word) {
  if (word == "measure") return ServeRequest::Command::measure;
  if (word == "finish") return ServeRequest::Command::finish;
  if (word == "abort") return ServeRequest::Command::abort;
  throw Error(fmt::format("command is '{}'; valid are measure, finish, abort", printable(word)));
}

std::vector<Json> parse_configs(const Json& list) {
  std::vector<Json> configs;
  for (const Json& each : list) {
    if (!each.is_object() && !each.is_number_integer())
      throw Error(fmt::format("configs holds {}; valid are objects of parameters' values, and numbers of candidates",
                              printable(each.dump())));
    configs.push_back(each);
  }
  if (configs.empty()) throw Error("configs is empty");
  return configs;
}

}  // namespace

ServeRequest parse_serve_request(const std::string& line) {
  const Json json = parse_strictly<Json>(line);
  const JsonFields fields(json, "");
  ServeRequest request{.command = parse_command(fields.text("command"))};
  const bool measures = request.command == ServeRequest::Command::measure;
  for (const auto& each : json.items()) {
    const bool is_known = each.key() == "command" || each.key() == "number" || (measures && each.key() == "configs");
    if (!is_known) throw Error(fmt::format("there is no {} in a command {}", printable(each.key()), fields.text("command")));
  }
  if (fields.has("number")) request.number = fields.integer("number", 0, INT32_MAX);
  if (measures) request.configs = parse_configs(fields.array("configs"));
  return request;
}

}  // namespace tilewright::tune
