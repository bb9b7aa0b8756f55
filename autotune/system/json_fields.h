// One JSON object of a file that anyone may have written, read field by field: a value is of the type and in the range asked
// for, or the fault names it by its path. The parsers of records and journals use it; it converts nothing.
#pragma once

#include <fmt/format.h>

#include <cmath>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "files/strict_json.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {

class JsonFields {
 public:
  using Json = nlohmann::ordered_json;

  // Both must outlive this. Throws Error, like everything here.
  JsonFields(const Json& object, std::string path) : object_(object), path_(std::move(path)) {
    if (!object.is_object()) throw Error(fmt::format("{} is no object", path_.empty() ? "it" : path_));
  }

  bool has(const char* name) const { return object_.contains(name) && !object_.at(name).is_null(); }

  const std::string& text(const char* name) const { return text_of(at(name), path_to(name)); }

  std::int64_t integer(const char* name, std::int64_t least, std::int64_t most) const {
    return integer_of(at(name), path_to(name), least, most);
  }

  // Finite.
  double number(const char* name, double least) const {
    const Json& value = at(name);
    const double number = value.is_number() ? value.get<double>() : std::nan("");
    if (std::isfinite(number) && number >= least) return number;
    throw refusal(path_to(name), value, fmt::format("valid: numbers from {}", least));
  }
  double positive(const char* name) const {
    const double number = this->number(name, 0);
    if (number > 0) return number;
    throw refusal(path_to(name), at(name), "valid: numbers above 0");
  }

  JsonFields object(const char* name) const { return {at(name), path_to(name)}; }
  const Json& array(const char* name) const {
    const Json& value = at(name);
    if (!value.is_array()) throw Error(path_to(name) + " is no array");
    return value;
  }

  std::vector<std::string> texts(const char* name) const {
    std::vector<std::string> texts;
    for (const Json& value : array(name)) texts.push_back(text_of(value, path_to(name)));
    return texts;
  }
  std::vector<std::pair<std::string, std::string>> named_texts(const char* name) const {
    std::vector<std::pair<std::string, std::string>> named;
    for (const auto& [key, value] : object(name).object_.items()) named.emplace_back(key, text_of(value, path_to(name)));
    return named;
  }
  std::vector<std::pair<std::string, std::int64_t>> named_integers(const char* name, std::int64_t least,
                                                                   std::int64_t most) const {
    std::vector<std::pair<std::string, std::int64_t>> named;
    for (const auto& [key, value] : object(name).object_.items())
      named.emplace_back(key, integer_of(value, path_to(name) + "." + key, least, most));
    return named;
  }

  const Json& at(const char* name) const {
    const auto found = object_.find(name);
    if (found == object_.end()) throw Error(path_to(name) + " is missing");
    return *found;
  }

 private:
  std::string path_to(const char* name) const { return path_.empty() ? name : path_ + "." + name; }

  static const std::string& text_of(const Json& value, const std::string& path) {
    if (!value.is_string()) throw refusal(path, value, "valid: a string");
    return value.get_ref<const std::string&>();
  }

  static std::int64_t integer_of(const Json& value, const std::string& path, std::int64_t least, std::int64_t most) {
    const bool fits = value.is_number_integer() && (!value.is_number_unsigned() || value.get<std::uint64_t>() <= INT64_MAX);
    if (fits && value.get<std::int64_t>() >= least && value.get<std::int64_t>() <= most) return value.get<std::int64_t>();
    throw refusal(path, value, fmt::format("valid: integers from {} to {}", least, most));
  }

  static Error refusal(const std::string& path, const Json& value, const std::string& valid) {
    return Error(fmt::format("{} is {}; {}", path, value.is_structured() ? value.type_name() : printable(value.dump()), valid));
  }

  const Json& object_;
  std::string path_;
};

}  // namespace tilewright::tune
