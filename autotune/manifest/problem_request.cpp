#include "manifest/problem_request.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <sstream>
#include <string_view>
#include <utility>

#include "files/strict_json.h"
#include "saturate.h"
#include "system/flag_name.h"
#include "system/usage_error.h"

namespace tilewright::tune {
namespace {

using Json = nlohmann::ordered_json;

// In one line, whatever bytes a file holds.
std::string text_of(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

// A problem, and where it was asked for: "shapes '512,512,512'", "shapes 'file.txt', line 3".
struct PlacedProblem {
  Json problem;
  std::string where;
};

// More than a run could compile for, and what codegen lists in a minute or two.
constexpr std::size_t kMostProblems = 10'000;

[[noreturn]] void refuse(const std::string& where, const std::string& what) {
  throw UsageError(fmt::format("{}: {}", where, what));
}

void require_few(std::size_t count, const std::string& where) {
  if (count > kMostProblems) refuse(where, fmt::format("more than {} problems at once; tune them in parts", kMostProblems));
}

std::int64_t parse_size(const std::string& text, const std::string& where) {
  std::int64_t value = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool is_too_large = fault == std::errc::result_out_of_range && !text.starts_with('-');
  if ((fault != std::errc() && !is_too_large) || end != text.data() + text.size() || value < 0)
    refuse(where, fmt::format("'{}' is not a size; valid: whole numbers from 1, such as 512,512,512", text));
  if (is_too_large) refuse(where, fmt::format("'{}' is too large a size; valid: whole numbers from 1 to {}", text, kMaxSize));
  return value;
}

// Between commas; blanks separate too. What is missing between two commas is an empty word.
std::vector<std::string> shape_words(const std::string& shape) {
  std::vector<std::string> words;
  std::istringstream parts(shape + ",");  // an empty last one is one, too
  for (std::string part; std::getline(parts, part, ',');) {
    std::istringstream blanks(part);
    const std::size_t before = words.size();
    for (std::string word; blanks >> word;) words.push_back(word);
    if (words.size() == before) words.emplace_back();
  }
  return words;
}

// "512,512,512" in the op's order, or "M=1,N=4096,K=4096".
Json parse_sizes(const std::string& shape, const OpSpec& op, const std::string& where) {
  Json sizes = Json::object();
  std::size_t position = 0;
  for (const std::string& word : shape_words(shape)) {
    const auto equals = word.find('=');
    if (equals == std::string::npos && position >= op.sizes.size())
      refuse(where,
             fmt::format("it has more than the {} sizes of {}: {}", op.sizes.size(), op.name, fmt::join(op.sizes, ", ")));
    const std::string name = equals == std::string::npos ? op.sizes[position] : word.substr(0, equals);
    if (std::find(op.sizes.begin(), op.sizes.end(), name) == op.sizes.end())
      refuse(where, fmt::format("unknown size '{}', valid: {}", printable(name), fmt::join(op.sizes, ", ")));
    if (sizes.contains(name)) refuse(where, fmt::format("it says {} twice", name));
    const std::string value = word.substr(equals == std::string::npos ? 0 : equals + 1);
    if (value.empty()) refuse(where, fmt::format("{} has no value", name));
    sizes[name] = parse_size(printable(value), where);
    ++position;
  }
  return sizes;
}

std::string read_shapes_file(const std::string& path) {
  errno = 0;
  std::ifstream stream(path, std::ios::binary);
  std::ostringstream text;
  text << stream.rdbuf();
  std::string content = text.str();
  // Of an empty file there is nothing to read, which counts as a fault of the stream.
  if (!stream.is_open() || (content.empty() && errno != 0))
    throw UsageError(fmt::format("cannot read the shapes file '{}': {}", path, std::strerror(errno)));
  if (content.starts_with("\xef\xbb\xbf")) content.erase(0, 3);  // the byte order mark of UTF-8, which some editors add
  const std::size_t odd = content.find('\0');
  if (odd != std::string::npos || content.starts_with("\xff\xfe") || content.starts_with("\xfe\xff")) {
    const auto line =
        1 + std::count(content.begin(), content.begin() + static_cast<std::ptrdiff_t>(std::min(odd, content.size())), '\n');
    throw UsageError(
        fmt::format("shapes file '{}', line {}: it is no text of ASCII or UTF-8", path, odd == std::string::npos ? 1 : line));
  }
  return content;
}

Json parse_json(const std::string& content, const std::string& where) {
  try {
    return parse_strictly<Json>(content);
  } catch (const Error& fault) {
    throw UsageError(fmt::format("{} is not JSON: {}", where, fault.what()));
  }
}

// The lines that hold anything, each with its number.
std::vector<std::pair<int, std::string>> lines_of(const std::string& content) {
  std::vector<std::pair<int, std::string>> lines;
  std::istringstream stream(content);
  int number = 0;
  for (std::string line; std::getline(stream, line);) {
    ++number;
    line.erase(std::min(line.find('#'), line.size()));
    if (line.find_first_not_of(" \t\r") != std::string::npos) lines.emplace_back(number, std::move(line));
  }
  return lines;
}

// What a file's first word says of all of it.
char first_of(const std::string& content) {
  const auto first = content.find_first_not_of(" \t\r\n");
  return first == std::string::npos ? '\0' : content[first];
}

// Of a JSON array, or of lines of which each is an object.
std::vector<PlacedProblem> json_problems(const std::string& content, const std::string& path) {
  std::vector<PlacedProblem> problems;
  if (first_of(content) == '[') {
    for (Json& problem : parse_json(content, fmt::format("shapes file '{}'", path))) {
      problems.push_back({std::move(problem), fmt::format("shapes '{}', problem {}", path, problems.size() + 1)});
    }
  } else {
    for (const auto& [number, line] : lines_of(content)) {
      std::string where = fmt::format("shapes '{}', line {}", path, number);
      Json problem = parse_json(line, where);
      problems.push_back({std::move(problem), std::move(where)});
    }
  }
  return problems;
}

bool is_json(const std::string& content) { return first_of(content) == '[' || first_of(content) == '{'; }

std::string text_in(const Json& problem, const std::string& field) {
  if (!problem.is_object()) return "";
  const auto found = problem.find(field);
  return found != problem.end() && found->is_string() ? found->get<std::string>() : "";
}

bool is_for(const Json& problem, const std::string& field, std::string_view wanted) {
  const std::string value = text_in(problem, field);
  return value.empty() || value == wanted;
}

const char* name_of(TargetKind kind) { return kind == TargetKind::cuda ? "cuda" : "cpu"; }

// Of what was recorded: a program may well have had nothing to do.
bool computes_nothing(const Json& problem, const OpListing& op) {
  if (!problem.is_object() || !problem.contains("target")) return false;
  if (!problem.contains("sizes") || !problem["sizes"].is_object()) return false;
  return std::ranges::any_of(op.op.sizes, [&](const std::string& size) {
    return !op.zero_by_default.contains(size) && problem["sizes"].contains(size) && problem["sizes"][size] == 0;
  });
}

// Those of the op and of the target. What a program recorded (TILEWRIGHT_RECORD) says both, and may hold others.
std::vector<PlacedProblem> parse_file(const std::string& path, const OpListing& op, TargetKind kind) {
  const std::string content = read_shapes_file(path);
  std::vector<PlacedProblem> problems;
  std::set<std::string> others;
  bool is_nothing = false;
  if (is_json(content)) {
    for (PlacedProblem& each : json_problems(content, path)) {
      Json& problem = each.problem;
      if (!is_for(problem, "op", op.op.name) || !is_for(problem, "target", name_of(kind))) {
        others.insert(fmt::format("{} on {}", text_in(problem, "op"), text_in(problem, "target")));
        continue;
      }
      if (computes_nothing(problem, op)) {
        is_nothing = true;
        continue;
      }
      if (problem.is_object()) {
        problem.erase("target");
        problem.erase("op");
      }
      problems.push_back(std::move(each));
    }
  } else {
    for (const auto& [number, line] : lines_of(content)) {
      std::string where = fmt::format("shapes '{}', line {}", path, number);
      Json sizes = parse_sizes(line, op.op, where);
      problems.push_back({{{"sizes", std::move(sizes)}}, std::move(where)});
    }
  }
  if (problems.empty() && is_nothing)
    throw UsageError(fmt::format("the shapes file '{}' holds only problems of {} that compute nothing", path, op.op.name));
  if (problems.empty() && !others.empty())
    throw UsageError(fmt::format("the shapes file '{}' holds none of {} on {}, only {}", path, op.op.name, name_of(kind),
                                 fmt::join(others, ", ")));
  if (problems.empty()) throw UsageError(fmt::format("the shapes file '{}' holds no shapes", path));
  return problems;
}

// Records say only the key sizes, so nothing else may differ from what those imply.
void require_dense(const Json& problem, const OpSpec& op, const std::string& where) {
  for (std::size_t i = op.key_sizes; i < op.sizes.size(); ++i) {
    if (problem["sizes"].contains(op.sizes[i])) {
      refuse(where,
             fmt::format("tuning is for dense operands: leave {} out; leading dimensions and strides are checked as edges",
                         op.sizes[i]));
    }
  }
}

// What codegen does not check, or would say only after the first line.
void require_valid(const Json& problem, const OpListing& op, const std::string& where) {
  if (!problem.is_object() || !problem.contains("sizes") || !problem["sizes"].is_object())
    refuse(where, fmt::format("a problem is an object with sizes, not {}", text_of(problem)));
  for (std::size_t i = 0; i < op.op.key_sizes; ++i) {
    const std::string& name = op.op.sizes[i];
    if (!problem["sizes"].contains(name)) continue;
    const Json& value = problem["sizes"][name];
    const bool may_be_zero = op.zero_by_default.contains(name);  // padding
    if (!value.is_number_integer() || value < (may_be_zero ? 0 : 1) || value > kMaxSize) {
      refuse(where,
             fmt::format("{} is {}, valid: whole numbers from {} to {}", name, text_of(value), may_be_zero ? 0 : 1, kMaxSize));
    }
  }
  const auto attributes = problem.find("attributes");
  if (attributes == problem.end()) return;
  if (!attributes->is_object()) refuse(where, fmt::format("attributes is {}, valid: an object of names", text_of(*attributes)));
  for (const AttributeSpec& spec : op.op.attributes) {
    if (!attributes->contains(spec.name)) continue;
    const Json& value = attributes->at(spec.name);
    if (!value.is_string() ||
        std::find(spec.values.begin(), spec.values.end(), value.get_ref<const std::string&>()) == spec.values.end()) {
      refuse(where, fmt::format("{} is {}, valid: {}", spec.name, text_of(value), fmt::join(spec.values, ", ")));
    }
  }
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool are_sizes(const std::string& shape) {
  return std::ranges::any_of(shape, is_digit) && std::ranges::all_of(shape, [](char c) { return c == ',' || is_digit(c); });
}

// What was meant as sizes, right or wrong, where there is no file of this name.
bool look_like_sizes(const std::string& shape) {
  const auto may_be_in_sizes = [](char c) { return is_digit(c) || std::string_view(",.+-eE ").find(c) != std::string::npos; };
  return shape.find('=') != std::string::npos ||
         (std::ranges::any_of(shape, is_digit) && std::ranges::all_of(shape, may_be_in_sizes));
}

std::vector<std::string> preset_names(const OpListing& op) {
  std::vector<std::string> names;
  for (const PresetSpec& preset : op.presets) names.push_back(preset.name);
  return names;
}

bool is_file(const std::string& shape) {
  std::error_code none;
  return !are_sizes(shape) && std::filesystem::is_regular_file(shape, none);
}

std::vector<PlacedProblem> problems_of(const std::string& shape, const OpListing& op, TargetKind kind) {
  const std::string where = fmt::format("shapes '{}'", shape);
  for (const PresetSpec& preset : op.presets) {
    if (preset.name != shape) continue;
    std::vector<PlacedProblem> problems;
    for (Json& problem : parse_strictly<Json>(preset.problems_json)) problems.push_back({std::move(problem), where});
    return problems;
  }
  if (is_file(shape)) return parse_file(shape, op, kind);
  if (look_like_sizes(shape)) return {{{{"sizes", parse_sizes(shape, op.op, where)}}, where}};
  if (std::error_code none; std::filesystem::exists(shape, none))
    refuse(where, "it is a folder or a device; valid: a file of shapes, one a line");
  throw UsageError(fmt::format("unknown {}, valid: a file, sizes such as {}, or a preset of {}: {}", where, "512,512,512",
                               op.op.name, fmt::join(preset_names(op), ", ")));
}

std::vector<std::string> default_shapes(const OpListing& op, TargetKind kind) {
  const char* const name = name_of(kind);
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

std::vector<int> thread_counts(const Json& problem, const std::string& where, const ProblemQuery& query, TargetKind kind,
                               int cores) {
  if (kind == TargetKind::cuda) return {0};
  std::vector<int> counts;
  for (const int threads : query.threads) {
    if (threads > cores) throw UsageError(fmt::format("--threads is {}, valid: 1 to {} on this machine", threads, cores));
    counts.push_back(threads == 0 ? cores : threads);
  }
  if (const auto given = problem.find("threads"); counts.empty() && given != problem.end() && *given != 0) {
    if (!given->is_number_integer() || *given < 1 || *given > cores) {
      refuse(where, fmt::format("threads is {}, valid: 1 to {} on this machine", text_of(*given), cores));
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

void require_no_attributes(const std::map<std::string, std::vector<std::string>>& asked) {
  if (!asked.empty()) throw UsageError(fmt::format("unknown option {}: see --help", flag_of(asked.begin()->first)));
}

void require_attributes_of_any(std::span<const OpListing> ops, const std::map<std::string, std::vector<std::string>>& asked) {
  for (const auto& [name, values] : asked) {
    const auto has_it = [&](const OpListing& op) {
      return std::ranges::find(op.op.attributes, name, &AttributeSpec::name) != op.op.attributes.end();
    };
    if (std::ranges::none_of(ops, has_it))
      throw UsageError(fmt::format("unknown option {}: no op has an attribute {}; see --help", flag_of(name), name));
  }
}

ProblemRequests make_requests(const OpListing& op, const ProblemQuery& query, const ArchSpec& arch, int cores) {
  const TargetKind kind = arch.kind;
  require_attributes(op, query.attributes);
  const std::vector<std::string> shapes = query.shapes.empty() ? default_shapes(op, kind) : query.shapes;
  Json requests = Json::array();
  std::set<std::string> known;
  for (const std::string& shape : shapes) {
    for (const auto& [problem, where] : problems_of(shape, op, kind)) {
      require_valid(problem, op, where);
      if (query.only_dense) require_dense(problem, op.op, where);
      for (Json& variant : with_attributes(op, problem, query, arch)) {
        for (const int threads : thread_counts(problem, where, query, kind, cores)) {
          variant["threads"] = threads;
          if (!known.insert(text_of(variant)).second) continue;
          requests.push_back(variant);
          requests.back()["where"] = where;  // for what codegen alone can refuse
          require_few(requests.size(), where);
        }
      }
    }
  }
  return {.json = requests.dump(), .count = requests.size(), .description = fmt::format("{}", fmt::join(shapes, " "))};
}

std::vector<std::string> recorded_ops(const std::vector<std::string>& shapes, TargetKind kind,
                                      const std::vector<OpListing>& listings) {
  std::vector<std::string> ops;
  bool is_nothing = false;
  for (const std::string& shape : shapes) {
    if (!is_file(shape)) continue;
    const std::string content = read_shapes_file(shape);
    if (!is_json(content)) continue;
    for (const PlacedProblem& each : json_problems(content, shape)) {
      std::string op = text_in(each.problem, "op");
      if (op.empty() || !is_for(each.problem, "target", name_of(kind))) continue;
      const auto listing = std::ranges::find(listings, op, [](const OpListing& listed) { return listed.op.name; });
      if (listing != listings.end() && computes_nothing(each.problem, *listing)) {
        is_nothing = true;
      } else if (std::ranges::find(ops, op) == ops.end()) {
        ops.push_back(std::move(op));
      }
    }
  }
  if (ops.empty() && is_nothing)
    throw UsageError(fmt::format("'{}' holds only problems that compute nothing", fmt::join(shapes, "', '")));
  return ops;
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
