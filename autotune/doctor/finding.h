// One line of the doctor: a thing that was looked at, how it is, and what to do about it when it is not as it should be.
#pragma once

#include <cstdint>
#include <string>

namespace tilewright::tune {

enum class Severity : std::uint8_t { ok, warning, problem };  // a problem makes tuning fail, or worthless

struct Finding {
  Severity severity = Severity::ok;
  std::string subject;  // "driver", "GPU 0", "cache"
  std::string text;
  std::string remedy{};  // what to do; empty when ok
};

constexpr const char* to_string(Severity severity) {
  return severity == Severity::ok ? "ok" : severity == Severity::warning ? "warning" : "problem";
}

}  // namespace tilewright::tune
