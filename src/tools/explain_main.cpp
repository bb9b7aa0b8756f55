// tilewright-explain: prints which linked kernel a problem gets, from which record, and why; or what the members of an op mean.
// It runs nothing. tilewright_add_ops compiles it once more, with a user's operators (TARGET_explain).
#include <algorithm>
#include <charconv>
#include <cstdio>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "table/op_text.h"
#include "table/problem_by_name.h"
#include "tilewright/dispatch.h"

namespace tilewright {
namespace {

constexpr const char* kUsage =
    "usage: tilewright-explain --op OP [--json]\n"
    "       tilewright-explain --op OP [--ATTRIBUTE VALUE]... --shape SIZE,SIZE,... [--threads N] [--device cpu|N|UUID] "
    "[--numerics NUMERICS]\n"
    "                           [--json]\n"
    "\n"
    "Without a shape: says what the op's attributes, sizes, tensors and scalars are, in the order in which C callers give "
    "them.\n"
    "With one: says which kernel a problem gets, from which record, and why. Attributes default to their first value, a batch "
    "that is\n"
    "left out to 1, strides to dense operands, --device to the current GPU or, without one, the CPU. --numerics is tuned,\n"
    "deterministic or batch_invariant (docs/how/numerics.md).\n"
    "\n"
    "  tilewright-explain --op my_op --my_attribute value --shape 512,512,512 --threads 1\n";

using Options = std::map<std::string, std::string>;

// --name value pairs; --json stands alone.
Options parse(int count, char** words) {
  Options options;
  for (int i = 1; i < count; ++i) {
    const std::string word = words[i];
    if (!word.starts_with("--")) throw InvalidArgument("unexpected argument \"" + word + "\"");
    if (word == "--json" || word == "--help") {
      options[word.substr(2)] = "";
    } else if (i + 1 == count) {
      throw InvalidArgument(word + " needs a value");
    } else {
      options[word.substr(2)] = words[++i];
    }
  }
  return options;
}

std::string take(Options& options, const std::string& name, const std::string& if_absent) {
  const auto node = options.extract(name);
  return node.empty() ? if_absent : node.mapped();
}

std::int64_t number(const std::string& text, const std::string& what) {
  std::int64_t value = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, problem] = std::from_chars(text.data(), end, value);
  if (problem == std::errc::result_out_of_range) throw InvalidArgument(what + " \"" + text + "\" is too large");
  if (problem != std::errc{} || stop != end || value < 0)
    throw InvalidArgument(what + " \"" + text + "\" is not a whole number");
  return value;
}

std::vector<std::int64_t> shape_of(const std::string& text, const OpEntry& op) {
  std::vector<std::int64_t> sizes;
  if (text.empty()) throw InvalidArgument("--shape is missing");
  std::istringstream parts(text + ",");  // an empty last size is one, too
  for (std::string part; std::getline(parts, part, ',');) sizes.push_back(number(part, "size"));
  for (std::size_t i = sizes.size(); i < op.key_sizes; ++i) {
    if (std::string_view(op.sizes[i]) != "batch") throw InvalidArgument(std::string("--shape lacks ") + op.sizes[i]);
    sizes.push_back(1);
  }
  return sizes;
}

const Device& device_of(const std::string& text) {
  if (text.empty()) return current_device();
  return find_device(text);
}

void print(const Problem& problem, const Device& device, bool as_json) {
  const Explanation explanation = explain(problem, device);
  if (!as_json) {
    std::cout << to_string(explanation);
    return;
  }
  const auto& kernels = linked_table().kernels;
  const auto kernel =
      std::find_if(kernels.begin(), kernels.end(), [&](const KernelEntry& entry) { return entry.id == explanation.kernel; });
  const bool is_own = explanation.provider.empty();
  const nlohmann::ordered_json json{
      {"kernel", explanation.kernel},           {"provider", explanation.provider},   {"family", is_own ? kernel->family : ""},
      {"config", is_own ? kernel->config : ""}, {"hash", is_own ? kernel->hash : ""}, {"runtime", explanation.runtime},
      {"match", to_string(explanation.match)},  {"layer", explanation.layer},         {"device", device.key},
      {"record_device", explanation.device},    {"record", explanation.record},       {"distance", explanation.distance},
      {"expected_us", explanation.expected_us}, {"basis", explanation.basis},         {"predicted", explanation.predicted},
      {"reason", explanation.reason},           {"numerics", explanation.numerics},   {"times_tuned", explanation.times_tuned}};
  std::cout << json.dump(2) << "\n";
}

void print_op(const std::string& name, bool as_json) {
  for (const OpText& op : linked_op_texts()) {
    if (name != op.name) continue;
    std::cout << (as_json ? op.json : op.text);
    return;
  }
  throw Error("what the members of " + name + " are says its header, tilewright/" + name + ".h");
}

void run(Options options) {
  const KernelTable& table = linked_table();
  const std::string op_name = take(options, "op", "");
  const OpEntry& op = op_by_name(table, op_name);
  if (options.size() == options.count("json")) return print_op(op_name, options.contains("json"));
  std::vector<std::string> values;
  for (const NamedValues& attribute : op.attributes) values.push_back(take(options, attribute.name, attribute.values.front()));
  std::vector<const char*> attributes;
  for (const std::string& value : values) attributes.push_back(value.c_str());
  const std::vector<std::int64_t> sizes = shape_of(take(options, "shape", ""), op);
  const std::string device_name = take(options, "device", "");
  const Device& device = device_of(device_name);
  const auto threads = static_cast<int>(number(take(options, "threads", "0"), "threads"));
  Problem problem = problem_by_name(table, op_name, attributes, sizes, threads);
  problem.numerics = numerics_by_name(take(options, "numerics", to_string(Numerics::tuned)));
  const bool as_json = !options.extract("json").empty();
  if (!options.empty()) throw InvalidArgument("unknown option --" + options.begin()->first);
  print(problem, device, as_json);
}

}  // namespace
}  // namespace tilewright

int main(int count, char** words) {
  try {
    tilewright::Options options = tilewright::parse(count, words);
    if (count == 1 || options.contains("help")) {
      std::cout << tilewright::kUsage;
    } else {
      tilewright::run(std::move(options));
    }
    if (!std::cout.flush()) throw tilewright::Error("the output could not be written to stdout: is the disk full?");
    return 0;
  } catch (const tilewright::InvalidArgument& error) {
    std::fprintf(stderr, "tilewright-explain: error: %s\n", error.what());
    return 2;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "tilewright-explain: error: %s\n", error.what());
    return 1;
  }
}
