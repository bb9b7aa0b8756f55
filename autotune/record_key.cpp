#include "record_key.h"

#include <fmt/format.h>

namespace tilewright::tune {

std::string to_string(const ProblemKey& key) {
  std::string text;
  for (const auto& [name, value] : key.attributes) text += (text.empty() ? "" : ".") + value;
  for (const auto& [name, value] : key.shape) text += fmt::format("{}{}={}", text.empty() ? "" : " ", name, value);
  if (key.threads > 0) text += fmt::format(" threads={}", key.threads);
  return text + " " + key.arch;
}

}  // namespace tilewright::tune
