// JSON from files that anyone may have written: what parsers would shrug off (a key twice, values nested without end, control
// characters, a byte order mark) is a fault here. The readers of records, journals and manifests parse with it; it knows
// nothing about what they hold.
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "tilewright/error.h"

namespace tilewright {

// Deeper than anything that we write, and far less than what would exhaust a stack.
inline constexpr std::size_t kMaxJsonDepth = 32;

// C0, DEL and, in UTF-8, C1: what moves a terminal's cursor, ends a line of a log, or a literal in emitted source.
inline bool has_control_character(std::string_view text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    const auto next = i + 1 < text.size() ? static_cast<unsigned char>(text[i + 1]) : 0;
    if (byte < 0x20 || byte == 0x7f || (byte == 0xc2 && next >= 0x80 && next < 0xa0)) return true;
  }
  return false;
}

// For messages that quote what was read: without control characters and bytes that are no ASCII, and not longer than a line.
inline std::string printable(std::string_view text) {
  constexpr std::size_t kLongest = 240;
  std::string result;
  for (const char c : text.substr(0, kLongest)) result += c >= 0x20 && c < 0x7f ? c : '?';
  return text.size() > kLongest ? result + "..." : result;
}

// Throws Error. `Json` is nlohmann's json or ordered_json.
template <typename Json = nlohmann::json>
Json parse_strictly(std::string_view text) {
  if (text.starts_with("\xef\xbb\xbf")) throw Error("it starts with a byte order mark");
  if (text.find('\0') != std::string_view::npos) throw Error("a zero byte is in it");  // where the parser would stop reading
  using Event = typename Json::parse_event_t;
  std::vector<std::unordered_set<std::string>> keys;  // of the objects and arrays around the value at hand
  const auto inspect = [&](int, Event event, const Json& value) {
    if (event == Event::object_start || event == Event::array_start) {
      if (keys.size() == kMaxJsonDepth) throw Error("its values are nested too deeply");
      keys.emplace_back();
    } else if (event == Event::object_end || event == Event::array_end) {
      keys.pop_back();
    } else if (value.is_string()) {
      const auto& string = value.template get_ref<const std::string&>();
      if (has_control_character(string)) throw Error("a control character is in \"" + printable(string) + "\"");
      if (event == Event::key && !keys.back().insert(string).second)
        throw Error("key \"" + printable(string) + "\" is there twice");
    }
    return true;
  };
  try {
    return Json::parse(text, inspect);
  } catch (const nlohmann::json::exception& fault) {
    throw Error(printable(fault.what()));
  }
}

}  // namespace tilewright
