// What a manifest's values may be, whichever part of it they stand in: names that exist, numbers in their type's range. Used by
// the readers of its parts.
#pragma once

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "data_types.h"
#include "files/strict_json.h"
#include "saturate.h"
#include "tilewright/error.h"

namespace tilewright::tune {

using Json = nlohmann::ordered_json;

// A code or an index, by name; Error lists the valid names.
template <typename Names>
std::size_t index_of(const Names& names, const std::string& name, const char* what) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) throw Error(fmt::format("unknown {} '{}', valid: {}", what, name, fmt::join(names, ", ")));
  return static_cast<std::size_t>(found - names.begin());
}

template <typename Items>
std::vector<std::string> names_of(const Items& items) {
  std::vector<std::string> names;
  for (const auto& item : items) names.push_back(item.name);
  return names;
}

inline void require_at_most(std::size_t count, std::size_t limit, const std::string& what) {
  if (count > limit) throw Error(fmt::format("{} {}, at most {} are supported", count, what, limit));
}

// A number of its type's range without a fraction: the parser's own conversions would cut and wrap.
template <typename Integer>
Integer integer(const Json& json) {
  const bool is_large = json.is_number_unsigned() && !std::in_range<Integer>(json.get<std::uint64_t>());
  if (json.is_number_integer() && !is_large && std::in_range<Integer>(json.get<std::int64_t>())) return json.get<Integer>();
  throw Error(fmt::format("{} where an integer should be", json.is_structured() ? json.type_name() : printable(json.dump())));
}

// What has a size in elements: 0 to kMaxSize.
inline std::int64_t extent(const Json& json) {
  const auto value = integer<std::int64_t>(json);
  if (value < 0 || value > kMaxSize) throw Error(fmt::format("{} where a size should be, valid: 0 to {}", value, kMaxSize));
  return value;
}

template <typename Value>
Value value_or(const Json& json, const char* key, Value otherwise) {
  const auto found = json.find(key);
  if (found == json.end() || found->is_null()) return otherwise;
  if constexpr (std::is_integral_v<Value> && !std::is_same_v<Value, bool>) return integer<Value>(*found);
  return found->get<Value>();
}

// As it is stored.
inline DataType parse_type(const std::string& text) {
  std::vector<std::string> names;
  for (const DataTypeName& each : kDataTypeNames) names.emplace_back(each.name);
  return kDataTypeNames[index_of(names, text, "dtype")].type;
}

inline std::array<std::int32_t, kMaxRuntime> parse_runtime(const Json& json) {
  require_at_most(json.size(), kMaxRuntime, "run-time parameters");
  std::array<std::int32_t, kMaxRuntime> runtime{};
  for (std::size_t i = 0; i < json.size(); ++i) runtime[i] = integer<std::int32_t>(json[i]);
  return runtime;
}

}  // namespace tilewright::tune
