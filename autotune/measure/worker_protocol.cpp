#include "measure/worker_protocol.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string_view>

#include "measure/evaluation_json.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<std::string_view, 5> kVerbs{"evaluate", "verify", "sample", "energy", "capture"};
constexpr std::array<std::string_view, 7> kReplies{"ready",      "laying_out", "laid_out", "question",
                                                   "evaluation", "error",      "lost"};

template <typename Code, std::size_t n>
std::string word_of(const std::array<std::string_view, n>& words, Code code) {
  return std::string(words[static_cast<std::size_t>(code)]);
}

template <typename Code, std::size_t n>
Code code_of(const std::array<std::string_view, n>& words, const std::string& word) {
  const auto found = std::find(words.begin(), words.end(), word);
  if (found == words.end()) throw Error(fmt::format("unknown word '{}'", word));
  return static_cast<Code>(found - words.begin());
}

// One line whatever the strings hold: what is not UTF-8 is replaced.
std::string dump(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

template <typename Parse>
auto parse(const std::string& line, const Parse& parse_json) {
  try {
    return parse_json(Json::parse(line));
  } catch (const nlohmann::json::exception& fault) {
    throw Error(fmt::format("'{}' is no message: {}", line.substr(0, 200), fault.what()));
  }
}

Json to_json(const std::vector<std::filesystem::path>& paths) {
  Json json = Json::array();
  for (const auto& path : paths) json.push_back(path.string());
  return json;
}

std::vector<std::filesystem::path> parse_paths(const Json& json) {
  std::vector<std::filesystem::path> paths;
  for (const Json& path : json) paths.emplace_back(path.get<std::string>());
  return paths;
}

// The bindings are all of SamplingRules' members, so one that is added there and forgotten here does not compile.
Json to_json(const SamplingRules& rules) {
  const auto& [first_samples, samples, race_margin, search_us, long_run_us, pilot_us, cache, verified_runs, edge_runs,
               verify_us] = rules;
  return Json::array({first_samples, samples, race_margin, search_us, long_run_us, pilot_us, static_cast<int>(cache),
                      verified_runs, edge_runs, verify_us});
}

SamplingRules parse_rules(const Json& json) {
  SamplingRules rules;
  auto& [first_samples, samples, race_margin, search_us, long_run_us, pilot_us, cache, verified_runs, edge_runs, verify_us] =
      rules;
  json.at(0).get_to(first_samples);
  json.at(1).get_to(samples);
  json.at(2).get_to(race_margin);
  json.at(3).get_to(search_us);
  json.at(4).get_to(long_run_us);
  json.at(5).get_to(pilot_us);
  cache = json.at(6).get<int>() == 0 ? CachePolicy::cold : CachePolicy::warm;
  json.at(7).get_to(verified_runs);
  json.at(8).get_to(edge_runs);
  json.at(9).get_to(verify_us);
  return rules;
}

}  // namespace

std::string to_line(const MeasuringSetup& setup) {
  return dump({{"manifest", setup.manifest.string()},
               {"kind", setup.kind == TargetKind::cuda ? "cuda" : "cpu"},
               {"ordinal", setup.ordinal},
               {"kernel_images", to_json(setup.kernel_images)},
               {"reference_images", to_json(setup.reference_images)},
               {"external", setup.external.string()},
               {"providers", setup.providers},
               {"provided", tune::to_json(setup.provided)},
               {"rules", to_json(setup.rules)},
               {"seed", setup.seed}});
}

MeasuringSetup parse_setup(const std::string& line) {
  return parse(line, [](const Json& json) {
    return MeasuringSetup{.manifest = json.at("manifest").get<std::string>(),
                          .kind = json.at("kind") == "cuda" ? TargetKind::cuda : TargetKind::cpu,
                          .ordinal = json.at("ordinal"),
                          .kernel_images = parse_paths(json.at("kernel_images")),
                          .reference_images = parse_paths(json.at("reference_images")),
                          .external = json.at("external").get<std::string>(),
                          .providers = json.at("providers"),
                          .provided = parse_provided(json.at("provided")),
                          .rules = parse_rules(json.at("rules")),
                          .seed = json.at("seed")};
  });
}

std::string to_line(const WorkerRequest& request) {
  return dump({{"verb", word_of(kVerbs, request.verb)},
               {"case", request.which.index},
               {"edge", request.which.is_edge},
               {"kernel", request.candidate.kernel},
               {"runtime", request.candidate.runtime},
               {"us", request.us},
               {"round", request.round},
               {"folder", request.folder.string()}});
}

WorkerRequest parse_request(const std::string& line) {
  return parse(line, [](const Json& json) {
    return WorkerRequest{.verb = code_of<WorkerRequest::Verb>(kVerbs, json.at("verb")),
                         .which = {.index = json.at("case"), .is_edge = json.at("edge")},
                         .candidate = {.kernel = json.at("kernel"), .runtime = json.at("runtime")},
                         .us = json.at("us"),
                         .round = json.at("round"),
                         .folder = json.at("folder").get<std::string>()};
  });
}

std::string to_line(const WorkerReply& reply) {
  Json json{{"reply", word_of(kReplies, reply.kind)}};
  if (!reply.text.empty()) json["text"] = reply.text;
  if (reply.kind == WorkerReply::Kind::evaluation) json["evaluation"] = tune::to_json(reply.evaluation);
  return dump(json);
}

std::string to_line(const ExternalAnswer& answer) { return dump({{"fault", answer.fault}}); }

ExternalAnswer parse_external_answer(const std::string& line) {
  return parse(line, [](const Json& json) { return ExternalAnswer{.fault = json.at("fault")}; });
}

WorkerReply parse_reply(const std::string& line) {
  return parse(line, [](const Json& json) {
    WorkerReply reply{.kind = code_of<WorkerReply::Kind>(kReplies, json.at("reply")), .text = json.value("text", "")};
    if (reply.kind == WorkerReply::Kind::evaluation) reply.evaluation = parse_evaluation(json.at("evaluation"));
    return reply;
  });
}

}  // namespace tilewright::tune
