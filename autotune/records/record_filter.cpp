#include "records/record_filter.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>
#include <sstream>

#include "system/usage_error.h"

namespace tilewright::tune {
namespace {

struct SizeFilter {
  std::string name;  // empty: by position
  std::int64_t value = 0;
};

// Nothing when `shape` is not a list of sizes.
std::optional<std::vector<SizeFilter>> parse_sizes(const std::string& shape) {
  std::vector<SizeFilter> sizes;
  std::istringstream words(shape);
  for (std::string word; std::getline(words, word, ',');) {
    const auto equals = word.find('=');
    SizeFilter size{.name = equals == std::string::npos ? "" : word.substr(0, equals)};
    const std::string digits = equals == std::string::npos ? word : word.substr(equals + 1);
    const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), size.value);
    if (fault != std::errc() || end != digits.data() + digits.size() || digits.empty()) return std::nullopt;
    sizes.push_back(std::move(size));
  }
  return sizes.empty() ? std::nullopt : std::optional(sizes);
}

bool has_sizes(const TuningRecord& record, const std::vector<SizeFilter>& sizes) {
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    const auto fits = [&](const auto& size) { return size.first == sizes[i].name && size.second == sizes[i].value; };
    const bool found = sizes[i].name.empty() ? i < record.shape.size() && record.shape[i].second == sizes[i].value
                                             : std::ranges::any_of(record.shape, fits);
    if (!found) return false;
  }
  return true;
}

bool is_asked(const std::vector<std::string>& asked, const std::string& value) {
  return asked.empty() || std::ranges::find(asked, value) != asked.end();
}

}  // namespace

void require_valid(const RecordFilter& filter) {
  for (const std::string& shape : filter.shapes) {
    if (!parse_sizes(shape))
      throw UsageError(fmt::format("--shapes is '{}', valid: sizes of records, such as 16,4096,4096 or n=16", shape));
  }
}

bool matches(const RecordFilter& filter, const TuningRecord& record) {
  const auto has_attribute = [&](const auto& asked) {
    return std::ranges::any_of(record.attributes, [&](const auto& attribute) {
      return attribute.first == asked.first && is_asked(asked.second, attribute.second);
    });
  };
  const auto in_key = [&](const std::string& part) { return record.device.key.find(part) != std::string::npos; };
  const auto has_shape = [&](const std::string& shape) {
    const auto sizes = parse_sizes(shape);
    return sizes && has_sizes(record, *sizes);
  };
  return is_asked(filter.ops, record.op) && is_asked(filter.archs, record.arch) &&
         std::ranges::all_of(filter.attributes, has_attribute) &&
         (filter.devices.empty() || std::ranges::any_of(filter.devices, in_key)) &&
         (filter.shapes.empty() || std::ranges::any_of(filter.shapes, has_shape));
}

}  // namespace tilewright::tune
