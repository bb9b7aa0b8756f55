// What an optimiser may ask of `serve`, a JSON object a line.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace tilewright::tune {

struct ServeRequest {
  enum class Command : std::uint8_t {
    measure,
    finish,  // enough was measured: the final of this problem
    abort    // of the whole run: nothing more is recorded
  } command = Command::finish;
  std::vector<nlohmann::ordered_json> configs{};  // measure: objects or indices, as SearchSpace::find takes them
  std::optional<std::int64_t> number{};           // of the problem that is meant; none: whichever it is
};

// Throws Error, in one sentence, on anything else.
ServeRequest parse_serve_request(const std::string& line);

}  // namespace tilewright::tune
