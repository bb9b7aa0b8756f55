#include "manifest/problem_request.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>

#include "saturate.h"
#include "system/flag_name.h"
#include "system/usage_error.h"

namespace tilewright::tune {
namespace {

using Json = nlohmann::ordered_json;

std::int64_t parse_size(const std::string& text, const std::string& shape) {
  std::int64_t value = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (fault != std::errc() || end != text.data() + text.size() || value < 0) {
    throw UsageError(
        fmt::format("shape '{}': '{}' is not a size; valid: whole numbers from 1, such as 512,512,512", shape, text));
  }
  return value;
}

// "512,512,512" in the op's order, or "M=1,N=4096,K=4096"; blanks separate too.
Json parse_sizes(const std::string& shape, const OpSpec& op) {
  Json sizes = Json::object();
  std::string spaced = shape;
  std::replace(spaced.begin(), spaced.end(), ',', ' ');
  std::istringstream words(spaced);
  std::size_t position = 0;
  for (std::string word; words >> word; ++position) {
    const auto equals = word.find('=');
    if (equals == std::string::npos && position >= op.sizes.size()) {
      throw UsageError(fmt::format("shape '{}' has more than the {} sizes of {}: {}", shape, op.sizes.size(), op.name,
                                   fmt::join(op.sizes, ", ")));
    }
    const std::string name = equals == std::string::npos ? op.sizes[position] : word.substr(0, equals);
    if (std::find(op.sizes.begin(), op.sizes.end(), name) == op.sizes.end()) {
      throw UsageError(fmt::format("shape '{}': unknown size '{}', valid: {}", shape, name, fmt::join(op.sizes, ", ")));
    }
    if (sizes.contains(name)) throw UsageError(fmt::format("shape '{}' says {} twice", shape, name));
    sizes[name] = parse_size(word.substr(equals == std::string::npos ? 0 : equals + 1), shape);
  }
  return sizes;
}

Json parse_file(const std::string& path, const OpSpec& op) {
  std::ifstream stream(path);
  std::ostringstream text;
  text << stream.rdbuf();
  if (!stream) throw UsageError(fmt::format("cannot read the shapes file '{}'", path));
  const std::string content = text.str();
  if (const auto first = content.find_first_not_of(" \t\r\n"); first != std::string::npos && content[first] == '[') {
    try {
      Json problems = Json::parse(content);
      if (problems.empty()) throw UsageError(fmt::format("the shapes file '{}' holds no shapes", path));
      return problems;
    } catch (const nlohmann::json::exception& fault) {
      throw UsageError(fmt::format("shapes file '{}' is not JSON: {}", path, fault.what()));
    }
  }
  Json problems = Json::array();
  std::istringstream lines(content);
  for (std::string line; std::getline(lines, line);) {
    line.erase(std::min(line.find('#'), line.size()));
    if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
    problems.push_back({{"sizes", parse_sizes(line, op)}});
  }
  if (problems.empty()) throw UsageError(fmt::format("the shapes file '{}' holds no shapes", path));
  return problems;
}

// Records say only the key sizes, so nothing else may differ from what those imply.
void require_dense(const Json& problem, const OpSpec& op, const std::string& shape) {
  for (std::size_t i = op.key_sizes; i < op.sizes.size(); ++i) {
    if (problem["sizes"].contains(op.sizes[i])) {
      throw UsageError(fmt::format(
          "shapes '{}': tuning is for dense operands: leave {} out; leading dimensions and strides are checked as edges", shape,
          op.sizes[i]));
    }
  }
}

// What codegen does not check, or would say only after the first line.
void require_valid(const Json& problem, const OpListing& op, const std::string& shape) {
  if (!problem.is_object() || !problem.contains("sizes") || !problem["sizes"].is_object())
    throw UsageError(fmt::format("shapes '{}': a problem is an object with sizes, not {}", shape, problem.dump()));
  for (std::size_t i = 0; i < op.op.key_sizes; ++i) {
    const std::string& name = op.op.sizes[i];
    if (!problem["sizes"].contains(name)) continue;
    const Json& value = problem["sizes"][name];
    const bool may_be_zero = op.zero_by_default.contains(name);  // padding
    if (!value.is_number_integer() || value < (may_be_zero ? 0 : 1) || value > kMaxSize) {
      throw UsageError(fmt::format("shapes '{}': {} is {}, valid: whole numbers from {} to {}", shape, name, value.dump(),
                                   may_be_zero ? 0 : 1, kMaxSize));
    }
  }
  const auto attributes = problem.find("attributes");
  if (attributes == problem.end()) return;
  if (!attributes->is_object())
    throw UsageError(fmt::format("shapes '{}': attributes is {}, valid: an object of names", shape, attributes->dump()));
  for (const AttributeSpec& spec : op.op.attributes) {
    if (!attributes->contains(spec.name)) continue;
    const Json& value = attributes->at(spec.name);
    if (!value.is_string() ||
        std::find(spec.values.begin(), spec.values.end(), value.get_ref<const std::string&>()) == spec.values.end()) {
      throw UsageError(
          fmt::format("shapes '{}': {} is {}, valid: {}", shape, spec.name, value.dump(), fmt::join(spec.values, ", ")));
    }
  }
}

bool looks_like_sizes(const std::string& shape) {
  return shape.find('=') != std::string::npos ||
         (!shape.empty() && std::all_of(shape.begin(), shape.end(), [](char c) { return c == ',' || (c >= '0' && c <= '9'); }));
}

std::vector<std::string> preset_names(const OpListing& op) {
  std::vector<std::string> names;
  for (const PresetSpec& preset : op.presets) names.push_back(preset.name);
  return names;
}

Json problems_of(const std::string& shape, const OpListing& op) {
  for (const PresetSpec& preset : op.presets) {
    if (preset.name == shape) return Json::parse(preset.problems_json);
  }
  if (looks_like_sizes(shape)) return Json::array({{{"sizes", parse_sizes(shape, op.op)}}});
  if (std::filesystem::is_regular_file(shape)) return parse_file(shape, op.op);
  throw UsageError(fmt::format("unknown shapes '{}', valid: a file, sizes such as {}, or a preset of {}: {}", shape,
                               "512,512,512", op.op.name, fmt::join(preset_names(op), ", ")));
}

std::vector<std::string> default_shapes(const OpListing& op, TargetKind kind) {
  const char* const name = kind == TargetKind::cuda ? "cuda" : "cpu";
  for (const PresetSpec& preset : op.presets) {
    if (std::ranges::find(preset.default_for, name) != preset.default_for.end()) return {preset.name};
  }
  if (!op.presets.empty()) return {op.presets.front().name};
  throw UsageError(
      fmt::format("{} has no presets: name its sizes with --shapes, in the order {}", op.op.name, fmt::join(op.op.sizes, ",")));
}

bool has_feature(const ArchSpec& arch, const std::string& feature) {
  return std::ranges::find(arch.features, feature) != arch.features.end();
}

// What is tuned on the arch if nobody says otherwise.
std::string default_value(const AttributeUse& attribute, const ArchSpec& arch) {
  for (const auto& [feature, value] : attribute.by_feature) {
    if (has_feature(arch, feature)) return value;
  }
  return attribute.default_value;
}

// A preset that nobody asked for may name what the arch has not.
bool is_beyond(const AttributeUse& attribute, const std::string& value, const ArchSpec& arch) {
  return std::ranges::any_of(attribute.by_feature,
                             [&](const auto& each) { return each.second == value && !has_feature(arch, each.first); });
}

// Values for one attribute: what the command line says, else what the problem says, else the default of arch and op.
std::vector<std::string> values_of(const OpListing& op, std::size_t attribute, const Json& problem, const ProblemQuery& query,
                                   const ArchSpec& arch) {
  const AttributeSpec& spec = op.op.attributes[attribute];
  const AttributeUse& use = op.attributes[attribute];
  const auto asked = query.attributes.find(spec.name);
  if (asked != query.attributes.end() && !asked->second.empty()) return asked->second;
  if (const auto given = problem.find("attributes"); given != problem.end() && given->contains(spec.name)) {
    const std::string value = given->at(spec.name);
    if (!query.shapes.empty() || arch.kind == TargetKind::cpu || !is_beyond(use, value, arch)) return {value};
  }
  return {default_value(use, arch)};
}

std::vector<Json> with_attributes(const OpListing& op, const Json& problem, const ProblemQuery& query, const ArchSpec& arch) {
  std::vector<Json> variants{problem};
  for (std::size_t i = 0; i < op.op.attributes.size(); ++i) {
    std::vector<Json> next;
    for (const Json& variant : variants) {
      for (const std::string& value : values_of(op, i, problem, query, arch)) {
        next.push_back(variant);
        next.back()["attributes"][op.op.attributes[i].name] = value;
      }
    }
    variants = std::move(next);
  }
  return variants;
}

std::vector<int> thread_counts(const Json& problem, const std::string& shape, const ProblemQuery& query, TargetKind kind,
                               int cores) {
  if (kind == TargetKind::cuda) return {0};
  std::vector<int> counts;
  for (const int threads : query.threads) {
    if (threads > cores) throw UsageError(fmt::format("--threads is {}, valid: 1 to {} on this machine", threads, cores));
    counts.push_back(threads == 0 ? cores : threads);
  }
  if (const auto given = problem.find("threads"); counts.empty() && given != problem.end() && *given != 0) {
    if (!given->is_number_integer() || *given < 1 || *given > cores) {
      throw UsageError(fmt::format("shapes '{}': threads is {}, valid: 1 to {} on this machine", shape, given->dump(), cores));
    }
    counts.push_back(*given);
  }
  if (counts.empty()) counts = {1, cores};
  std::sort(counts.begin(), counts.end());
  counts.erase(std::unique(counts.begin(), counts.end()), counts.end());
  return counts;
}

}  // namespace

void require_attributes(const OpListing& op, const std::map<std::string, std::vector<std::string>>& asked) {
  std::vector<std::string> flags;
  for (const AttributeSpec& attribute : op.op.attributes) flags.push_back(flag_of(attribute.name));
  for (const auto& [name, values] : asked) {
    const auto spec = std::ranges::find(op.op.attributes, name, &AttributeSpec::name);
    if (spec == op.op.attributes.end()) {
      throw UsageError(fmt::format("unknown option {}: {} has no attribute {}, valid: {}; see --op {} --help for all options",
                                   flag_of(name), op.op.name, name, fmt::join(flags, ", "), op.op.name));
    }
    for (const std::string& value : values) {
      if (std::ranges::find(spec->values, value) == spec->values.end()) {
        throw UsageError(
            fmt::format("unknown {} '{}' ({}), valid: {}", name, value, flag_of(name), fmt::join(spec->values, ", ")));
      }
    }
  }
}

ProblemRequests make_requests(const OpListing& op, const ProblemQuery& query, const ArchSpec& arch, int cores) {
  const TargetKind kind = arch.kind;
  require_attributes(op, query.attributes);
  const std::vector<std::string> shapes = query.shapes.empty() ? default_shapes(op, kind) : query.shapes;
  Json requests = Json::array();
  for (const std::string& shape : shapes) {
    for (const Json& problem : problems_of(shape, op)) {
      require_valid(problem, op, shape);
      if (query.only_dense) require_dense(problem, op.op, shape);
      for (Json& variant : with_attributes(op, problem, query, arch)) {
        for (const int threads : thread_counts(problem, shape, query, kind, cores)) {
          variant["threads"] = threads;
          if (std::find(requests.begin(), requests.end(), variant) == requests.end()) requests.push_back(variant);
        }
      }
    }
  }
  return {.json = requests.dump(), .count = requests.size(), .description = fmt::format("{}", fmt::join(shapes, " "))};
}

std::vector<const OpListing*> choose_ops(const std::vector<OpListing>& ops, const std::vector<std::string>& names) {
  std::vector<std::string> valid;
  for (const OpListing& op : ops) valid.push_back(op.op.name);
  std::vector<const OpListing*> chosen;
  for (const OpListing& op : ops) {
    if (names.empty() && op.is_default) chosen.push_back(&op);
  }
  if (names.empty() && chosen.empty())
    throw UsageError(fmt::format("none of the ops is the default one: name one with --op, valid: {}", fmt::join(valid, ", ")));
  for (const std::string& name : names) {
    const auto found = std::find(valid.begin(), valid.end(), name);
    if (found == valid.end()) {
      throw UsageError(
          fmt::format("unknown op '{}', valid: {}; add a folder of ops with --templates", name, fmt::join(valid, ", ")));
    }
    chosen.push_back(&ops[static_cast<std::size_t>(found - valid.begin())]);
  }
  return chosen;
}

}  // namespace tilewright::tune
