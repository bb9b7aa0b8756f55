#include "records/record_key.h"

#include <fmt/format.h>

#include "manifest/manifest.h"

namespace tilewright::tune {

ProblemKey key_of(const Manifest& manifest, const ProblemSpec& problem) {
  ProblemKey key{.attributes = {}, .threads = problem.problem.threads, .shape = {}, .arch = manifest.arch.name};
  for (std::size_t i = 0; i < manifest.op.attributes.size(); ++i) {
    const AttributeSpec& attribute = manifest.op.attributes[i];
    key.attributes.emplace_back(attribute.name, attribute.values.at(problem.problem.attributes[i]));
  }
  for (std::size_t i = 0; i < manifest.op.key_sizes; ++i)
    key.shape.emplace_back(manifest.op.sizes[i], problem.problem.sizes[i]);
  return key;
}

std::string to_string(const ProblemKey& key) {
  std::string text;
  for (const auto& [name, value] : key.attributes) text += (text.empty() ? "" : ".") + value;
  for (const auto& [name, value] : key.shape) text += fmt::format("{}{}={}", text.empty() ? "" : " ", name, value);
  if (key.threads > 0) text += fmt::format(" threads={}", key.threads);
  return text + " " + key.arch;
}

}  // namespace tilewright::tune
