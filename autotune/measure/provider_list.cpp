#include "measure/provider_list.h"

#include <fmt/format.h>

#include <cstdio>
#include <iostream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "measure/ask_program.h"
#include "providers/providers.h"
#include "system/usage_error.h"
#include "tilewright/error.h"

namespace tilewright::tune {

using Json = nlohmann::ordered_json;

void require_known_providers(const std::string& providers) {
  try {
    Providers::require_known(providers);
  } catch (const InvalidArgument& fault) {
    throw UsageError(fault.what());
  }
}

std::vector<ListedProvider> ask_for_providers(const std::string& providers, const std::string& program) {
  require_known_providers(providers);
  if (providers.empty()) return {};
  const std::string line = ask_program(program, "providers", providers, "looking for " + providers);
  std::vector<ListedProvider> found;
  try {
    for (const Json& each : Json::parse(line)) found.push_back({each.at(0), each.at(1), each.at(2), each.at(3), each.at(4)});
  } catch (const nlohmann::json::exception& fault) {
    throw Error(fmt::format("'{}' is no list of providers: {}", line.substr(0, 200), fault.what()));
  }
  return found;
}

int answer_for_providers() {
  try {
    Json list = Json::array();
    const Providers providers(std::string(std::istreambuf_iterator<char>(std::cin), {}));
    for (const Providers::Found& each : providers.found())
      list.push_back({each.kind->name, each.kind->op, each.library, each.version, each.why_none});
    std::puts(list.dump(-1, ' ', false, Json::error_handler_t::replace).c_str());
    return 0;
  } catch (const std::exception& fault) {
    std::fprintf(stderr, "%s\n", fault.what());
    return 1;
  }
}

}  // namespace tilewright::tune
