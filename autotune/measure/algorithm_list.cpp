#include "measure/algorithm_list.h"

#include <fmt/format.h>

#include <cstdio>
#include <iostream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "measure/ask_program.h"
#include "measure/kernel_set.h"
#include "measure/worker_protocol.h"
#include "providers/providers.h"
#include "tilewright/error.h"

namespace tilewright::tune {
namespace {

// As many as cuBLASLt's users ask for who want the best: beyond them heuristics offer little that is fast.
constexpr std::size_t kMostAlgorithms = 32;

using Json = nlohmann::ordered_json;

std::string to_line(const AlgorithmList& list) {
  return Json{{"libraries", list.libraries}, {"candidates", to_json(list.candidates)}}.dump(-1, ' ', false,
                                                                                            Json::error_handler_t::replace);
}

AlgorithmList parse_list(const std::string& line) {
  try {
    const Json json = Json::parse(line);
    return {.libraries = json.at("libraries"), .candidates = parse_provided(json.at("candidates"))};
  } catch (const nlohmann::json::exception& fault) {
    throw Error(fmt::format("'{}' is no list of algorithms: {}", line.substr(0, 200), fault.what()));
  }
}

AlgorithmList list_algorithms(const MeasuringSetup& setup) {
  const Manifest manifest = read_manifest(setup.manifest);
  const Providers providers(setup.providers);
  const Device& device = device_of(setup);
  const KernelSet kernels(manifest, device);
  const OpEntry& op = kernels.table().ops[0];
  AlgorithmList list;
  for (const Providers::Found& found : providers.found()) {
    if (found.kind->op != manifest.op.name || found.kind->target != device.kind) continue;
    if (found.provider == nullptr) {
      list.libraries.push_back(fmt::format("{} is not here: {}", found.kind->name, found.why_none));
      continue;
    }
    const std::size_t before = list.candidates.size();
    for (std::size_t i = 0; i < manifest.problems.size(); ++i) {
      for (std::string& algorithm : found.provider->algorithms(op, manifest.problems[i].problem, device, kMostAlgorithms)) {
        list.candidates.push_back(
            {.problem = i,
             .name = {.provider = found.kind->name, .version = found.version, .algorithm = std::move(algorithm)}});
      }
    }
    list.libraries.push_back(
        fmt::format("{} ({}): {} candidates", found.kind->name, found.version, list.candidates.size() - before));
  }
  return list;
}

}  // namespace

AlgorithmList ask_for_algorithms(const Manifest& manifest, const Device& device, const std::string& providers,
                                 const std::string& program) {
  const MeasuringSetup setup{.manifest = manifest.path, .kind = device.kind, .ordinal = device.ordinal, .providers = providers};
  return parse_list(ask_program(program, "algorithms", to_line(setup), fmt::format("asking {} for algorithms", providers)));
}

int answer_for_algorithms() {
  try {
    const std::string question(std::istreambuf_iterator<char>(std::cin), {});
    std::puts(to_line(list_algorithms(parse_setup(question))).c_str());
    return 0;
  } catch (const std::exception& fault) {
    std::fprintf(stderr, "%s\n", fault.what());
    return 1;
  }
}

}  // namespace tilewright::tune
