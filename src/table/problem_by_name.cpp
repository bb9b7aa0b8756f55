// Names looked up in the kernel table.
#include "table/problem_by_name.h"

#include <algorithm>

namespace tilewright {
namespace {

std::string join(std::span<const char* const> words) {
  std::string text;
  for (const char* word : words) text += (text.empty() ? "" : ", ") + std::string(word);
  return text;
}

std::uint8_t code_of(const OpEntry& op, const NamedValues& attribute, const std::string& value) {
  const auto found = std::ranges::find_if(attribute.values, [&](const char* each) { return value == each; });
  if (found == attribute.values.end()) {
    throw InvalidArgument(std::string("unknown ") + attribute.name + " \"" + value + "\" of " + op.name +
                          " (valid: " + join(attribute.values) + ")");
  }
  return static_cast<std::uint8_t>(found - attribute.values.begin());
}

}  // namespace

const OpEntry& op_by_name(const KernelTable& table, const std::string& name) {
  const auto found = std::ranges::find_if(table.ops, [&](const OpEntry& each) { return name == each.name; });
  if (found != table.ops.end()) return *found;
  std::string names;
  for (const OpEntry& op : table.ops) names += (names.empty() ? "" : ", ") + std::string(op.name);
  throw InvalidArgument("unknown op \"" + name + "\" (linked: " + names + ")");
}

Problem problem_by_name(const KernelTable& table, const std::string& op_name, std::span<const char* const> attributes,
                        std::span<const std::int64_t> sizes, int threads) {
  const OpEntry& op = op_by_name(table, op_name);
  if (attributes.size() != op.attributes.size()) {
    std::string names;
    for (const NamedValues& attribute : op.attributes) names += (names.empty() ? "" : ", ") + std::string(attribute.name);
    throw InvalidArgument(op_name + " takes " + std::to_string(op.attributes.size()) + " attributes (" + names + "), not " +
                          std::to_string(attributes.size()));
  }
  if (sizes.size() < op.key_sizes || sizes.size() > op.sizes.size()) {
    throw InvalidArgument(op_name + " takes " + std::to_string(op.key_sizes) + " to " + std::to_string(op.sizes.size()) +
                          " sizes (" + join(op.sizes) + "), not " + std::to_string(sizes.size()));
  }
  if (threads < 0 || threads > UINT16_MAX) {
    throw InvalidArgument(op_name + ": threads is " + std::to_string(threads) + "; valid are 0 to " +
                          std::to_string(UINT16_MAX));
  }
  Problem problem;
  problem.op = static_cast<std::uint16_t>(&op - table.ops.data());
  problem.threads = static_cast<std::uint16_t>(threads);
  for (std::size_t i = 0; i < attributes.size(); ++i) problem.attributes[i] = code_of(op, op.attributes[i], attributes[i]);
  std::fill_n(std::ranges::copy(sizes, problem.sizes.begin()).out, op.sizes.size() - sizes.size(), kDense);
  if (op.lay_out != nullptr) op.lay_out(problem);
  return problem;
}

}  // namespace tilewright
