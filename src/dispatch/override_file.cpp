#include "dispatch/override_file.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <functional>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string_view>

#include "files/line_reader.h"
#include "files/nearest_names.h"
#include "files/regular_file.h"
#include "files/strict_json.h"
#include "launch/launch.h"
#include "table/problem_by_name.h"
#include "tilewright/error.h"

namespace tilewright {
namespace {

using nlohmann::json;

constexpr const char* kFields = "op, target, device, attributes, sizes, threads, kernel, config";

std::string in_quotes(std::string_view text) { return '"' + printable(text) + '"'; }

std::string text_of(const json& line, const char* name) {
  if (!line.contains(name)) return "";
  const json& value = line.at(name);
  if (!value.is_string() || value.get_ref<const std::string&>().empty())
    throw InvalidArgument(std::string(name) + " is " + printable(value.dump()) + ", valid: a name");
  return value.get<std::string>();
}

// An object's; nothing where it is absent.
json object_of(const json& line, const char* name) {
  if (!line.contains(name)) return json::object();
  if (!line.at(name).is_object())
    throw InvalidArgument(std::string(name) + " is " + printable(line.at(name).dump()) + ", valid: an object");
  return line.at(name);
}

std::int64_t number_of(const std::string& name, const json& value, std::int64_t most) {
  const bool is_whole = value.is_number_unsigned() && value.get<std::uint64_t>() <= static_cast<std::uint64_t>(most);
  if (!is_whole)
    throw InvalidArgument(name + " is " + printable(value.dump()) + ", valid: a whole number from 0 to " +
                          std::to_string(most));
  return value.get<std::int64_t>();
}

template <class Range>
std::size_t place_in(const Range& names, const std::string& name, const std::string& what) {
  std::vector<std::string_view> all(names.begin(), names.end());
  const auto found = std::ranges::find(all, name);
  if (found == all.end())
    throw InvalidArgument("unknown " + what + " " + in_quotes(name) + "; the nearest are " + nearest_names(name, all));
  return static_cast<std::size_t>(found - all.begin());
}

// As problems are: an attribute that makes no difference beside the others has its default.
void settle(const OpEntry& op, OverrideLine& line) {
  const std::span<std::uint8_t> said(line.attributes.data(), op.attributes.size());
  if (op.lay_out == nullptr || std::ranges::find(said, kAnyAttribute) != said.end()) return;
  Problem problem{};
  std::ranges::copy(said, problem.attributes.begin());
  op.lay_out(problem);
  std::ranges::copy_n(problem.attributes.begin(), static_cast<std::ptrdiff_t>(said.size()), said.begin());
}

void read_problem(const json& line, const OpEntry& op, OverrideLine& result) {
  const std::string target = text_of(line, "target");
  if (!target.empty() && target != "cuda" && target != "cpu")
    throw InvalidArgument("target is " + in_quotes(target) + ", valid: cuda, cpu");
  if (!target.empty()) result.target = target == "cuda" ? TargetKind::cuda : TargetKind::cpu;
  result.device = text_of(line, "device");
  std::vector<const char*> names;
  for (const NamedValues& attribute : op.attributes) names.push_back(attribute.name);
  result.attributes.fill(kAnyAttribute);
  const json attributes = object_of(line, "attributes"), sizes = object_of(line, "sizes");
  for (const auto& [name, value] : attributes.items()) {
    const std::size_t place = place_in(names, name, std::string("attribute of ") + op.name);
    if (!value.is_string()) throw InvalidArgument(name + " is " + printable(value.dump()) + ", valid: a text");
    result.attributes[place] =
        static_cast<std::uint8_t>(place_in(op.attributes[place].values, value.get<std::string>(), name + " of " + op.name));
  }
  settle(op, result);
  for (const auto& [name, value] : sizes.items())
    result.sizes[place_in(op.sizes, name, std::string("size of ") + op.name)] = number_of(name, value, kMaxSize);
  if (line.contains("threads"))
    result.threads = static_cast<std::uint16_t>(number_of("threads", line.at("threads"), UINT16_MAX));
}

// "BM=128 MATH=mma": whether this is said there.
bool says(const char* config, const std::string& name, const std::string& value) {
  std::istringstream words(config);
  for (std::string word; words >> word;) {
    if (word == name + "=" + value) return true;
  }
  return false;
}

// Keeps those that have the value, compiled in or given at launch.
void choose(const std::string& name, const json& value, const OpEntry& op, ForcedKernels& kernels) {
  const std::string text = value.is_string() ? value.get<std::string>() : value.is_boolean() ? value ? "1" : "0" : value.dump();
  const auto takes_at_launch = [&](const KernelEntry* kernel) {
    return std::ranges::any_of(kernel->runtime_names, [&](const char* each) { return name == each; });
  };
  std::vector<const KernelEntry*> kept;
  bool is_runtime = false;
  for (const KernelEntry* kernel : kernels.allowed) {
    if (says(kernel->config, name, text)) kept.push_back(kernel);
  }
  if (kept.empty()) {
    std::ranges::copy_if(kernels.allowed, std::back_inserter(kept), takes_at_launch);
    is_runtime = !kept.empty();
  }
  if (kept.empty())
    throw InvalidArgument("no linked kernel of " + std::string(op.name) + " that the line means has " + printable(name) + "=" +
                          printable(text));
  if (is_runtime) kernels.runtime.emplace_back(name, static_cast<std::int32_t>(number_of(name, value, std::int64_t{1} << 20)));
  kernels.allowed = std::move(kept);
}

ForcedKernels kernels_of(const json& line, const KernelTable& table, std::uint16_t op) {
  const std::string name = text_of(line, "kernel");
  const json config = object_of(line, "config");
  if (name.empty() && config.empty()) throw InvalidArgument("it names neither a kernel nor a config");
  ForcedKernels kernels;
  if (!name.empty()) {
    kernels = kernels_by_name(table, op, name);
  } else {
    for (const KernelEntry& kernel : table.kernels) {
      if (kernel.op == op) kernels.allowed.push_back(&kernel);
    }
  }
  for (const auto& [parameter, value] : config.items()) choose(parameter, value, table.ops[op], kernels);
  return kernels;
}

// Of a line that says all of its problem: whether any of its kernels computes that.
void require_legal(const OverrideLine& line, const KernelTable& table) {
  const OpEntry& op = table.ops[line.op];
  Problem problem{};
  problem.op = line.op;
  problem.attributes = line.attributes;
  problem.sizes.fill(kDense);
  for (std::size_t i = 0; i < op.attributes.size(); ++i) {
    if (line.attributes[i] == kAnyAttribute) return;
  }
  for (std::size_t i = 0; i < op.sizes.size(); ++i) {
    if (!line.sizes[i] && i < op.key_sizes) return;
    problem.sizes[i] = line.sizes[i].value_or(kDense);
  }
  std::fill(problem.attributes.begin() + static_cast<std::ptrdiff_t>(op.attributes.size()), problem.attributes.end(), 0);
  if (op.lay_out != nullptr) op.lay_out(problem);
  std::string reason;
  for (const KernelEntry* kernel : line.kernels.allowed) {
    reason = why_illegal(*kernel, op, problem);
    if (reason.empty()) return;
  }
  throw InvalidArgument(reason);
}

OverrideLine parse_line(const std::string& text, const KernelTable& table) {
  const auto line = parse_strictly<json>(text);
  if (!line.is_object()) throw InvalidArgument("it is no JSON object");
  for (const auto& [name, value] : line.items()) {
    const std::string fields = std::string(", ") + kFields + ",";
    if (fields.find(", " + name + ",") == std::string::npos)
      throw InvalidArgument("unknown field " + in_quotes(name) + ", valid: " + kFields);
  }
  OverrideLine result;
  const OpEntry& op = op_by_name(table, text_of(line, "op"));
  result.op = static_cast<std::uint16_t>(&op - table.ops.data());
  read_problem(line, op, result);
  result.kernels = kernels_of(line, table, result.op);
  require_legal(result, table);
  return result;
}

}  // namespace

bool OverrideLine::matches(const Problem& problem, const Device& on) const {
  if (problem.op != op || (target && *target != on.kind) || (!device.empty() && device != on.key)) return false;
  if (threads && on.kind == TargetKind::cpu && *threads != problem.threads) return false;
  for (std::size_t i = 0; i < attributes.size(); ++i) {
    if (attributes[i] != kAnyAttribute && attributes[i] != problem.attributes[i]) return false;
  }
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    if (sizes[i] && *sizes[i] != problem.sizes[i]) return false;
  }
  return true;
}

const OverrideLine* OverrideFile::find(const Problem& problem, const Device& device) const {
  const auto found = std::ranges::find_if(lines, [&](const OverrideLine& line) { return line.matches(problem, device); });
  return found == lines.end() ? nullptr : &*found;
}

OverrideFile read_override_file(const std::filesystem::path& file, const KernelTable& table) {
  if (const std::string_view why = why_no_file(file); !why.empty())
    throw Error("overrides can't be read from " + file.string() + ": " + std::string(why));
  errno = 0;
  std::ifstream stream(file, std::ios::binary);
  const auto unreadable = [&] {
    return Error("overrides can't be read from " + file.string() + ": " + std::strerror(errno != 0 ? errno : EIO));
  };
  if (!stream) throw unreadable();
  OverrideFile result;
  LineReader lines(stream);
  try {
    while (lines.next()) {
      const std::size_t first = lines.text().find_first_not_of(" \t\r");
      if (!lines.is_too_long() && (first == std::string::npos || lines.text()[first] == '#')) continue;
      const std::string place = file.string() + ":" + std::to_string(lines.number());
      try {
        if (lines.is_too_long()) throw InvalidArgument("the line is too long");
        result.lines.push_back(parse_line(lines.text(), table));
        result.lines.back().place = place;
      } catch (const Error& fault) {
        throw InvalidArgument(place + ": " + fault.what());
      }
    }
  } catch (const std::ios_base::failure&) {
    throw unreadable();
  }
  return result;
}

}  // namespace tilewright
