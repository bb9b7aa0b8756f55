// Whether a name from a file may name a folder or a file of ours: device keys and ops do, under tuning_db/. What is not safe is
// refused, never repaired.
#pragma once

#include <algorithm>
#include <string_view>

namespace tilewright::tune {

inline constexpr std::size_t kMaxNameBytes = 100;  // leaves room for suffixes within the 255 of file systems

// a-z 0-9 . _ - and first a letter or digit: so neither hidden, nor an option, nor . or .. and never with a separator.
inline bool is_safe_name(std::string_view name) {
  const auto is_alphanumeric = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
  return !name.empty() && name.size() <= kMaxNameBytes && is_alphanumeric(name.front()) &&
         std::ranges::all_of(name, [&](char c) { return is_alphanumeric(c) || c == '.' || c == '_' || c == '-'; });
}

inline constexpr const char* kSafeNameRule = "valid: a-z, 0-9, '.', '_' and '-', first a letter or digit";

}  // namespace tilewright::tune
