// A mutator for files of JSON lines: half of the time it changes the value, the key or the order of something inside one line,
// and leaves JSON. Bytes changed at random (the other half) rarely get past the parser.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <nlohmann/json.hpp>
#include <random>
#include <string>
#include <string_view>
#include <vector>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t max_size);

namespace tilewright::test {

class JsonMutator {
 public:
  using Json = nlohmann::ordered_json;

  explicit JsonMutator(unsigned seed) : random_(seed) {}

  // The text with one change inside one of its lines; unchanged when that line is no JSON.
  std::string mutate(const std::string& text) {
    const std::size_t at = text.empty() ? 0 : random_() % text.size();
    const std::size_t start = at == 0 ? 0 : text.rfind('\n', at - 1) + 1;  // npos + 1 is 0
    const std::size_t end = std::min(text.find('\n', at), text.size());
    Json json = Json::parse(text.begin() + static_cast<std::ptrdiff_t>(std::min(start, end)),
                            text.begin() + static_cast<std::ptrdiff_t>(end), nullptr, false);
    if (json.is_discarded()) return text;
    change(json);
    const std::string line = json.dump(-1, ' ', false, Json::error_handler_t::replace);
    const std::string again = random_() % 8 == 0 ? line + "\n" + line : line;
    return text.substr(0, std::min(start, end)) + again + text.substr(end);
  }

 private:
  // Of any value in it, the deep ones as likely as the others.
  void change(Json& root) {
    std::vector<Json*> values;
    collect(root, values);
    Json& value = *values[random_() % values.size()];
    switch (random_() % 6) {
      case 0:
        value = *values[random_() % values.size()];  // of another type, or the right type with a wrong meaning
        break;
      case 1:
        if (value.is_structured() && !value.empty()) value.erase(std::next(value.begin(), random_() % value.size()));
        break;
      case 2:
        if (value.is_object()) value[interesting_text()] = interesting();
        if (value.is_array()) value.push_back(interesting());
        break;
      case 3:
        if (value.is_number_integer()) value = value.get<std::uint64_t>() + random_() % 3 - 1;  // wraps, as it should
        break;
      default:
        value = interesting();
    }
  }

  static void collect(Json& value, std::vector<Json*>& values) {
    values.push_back(&value);
    if (!value.is_structured()) return;
    for (Json& child : value) collect(child, values);
  }

  std::string interesting_text() {
    constexpr std::string_view kTexts[] = {"",
                                           "..",
                                           "../../x",
                                           "a/b",
                                           "\n",
                                           "schema",
                                           "tilewright.record/1",
                                           "tilewright.record/2",
                                           "measured",
                                           "predicted",
                                           "cold",
                                           "warm",
                                           "f32",
                                           "median_us",
                                           "0123",
                                           "\x1b[2J"};
    if (random_() % 16 == 0) return std::string(random_() % 5000, 'x');
    return std::string(kTexts[random_() % std::size(kTexts)]);
  }

  Json interesting() {
    constexpr std::int64_t kNumbers[] = {0, 1, -1, 2, 255, 256, 65535, 65536, INT32_MAX, INT32_MIN, INT64_MAX, INT64_MIN};
    switch (random_() % 8) {
      case 0:
        return nullptr;
      case 1:
        return Json::array();
      case 2:
        return Json::object();
      case 3:
        return random_() % 2 == 0;
      case 4:
        return random_() % 2 == 0 ? 1e300 : -0.5;
      case 5:
        return UINT64_MAX;
      case 6:
        return kNumbers[random_() % std::size(kNumbers)];
      default:
        return interesting_text();
    }
  }

  std::minstd_rand random_;
};

// What LLVMFuzzerCustomMutator of a target returns.
inline std::size_t mutate_json_lines(std::uint8_t* data, std::size_t size, std::size_t max_size, unsigned seed) {
  if (seed % 2 == 0) return LLVMFuzzerMutate(data, size, max_size);
  const std::string mutated = JsonMutator(seed).mutate(std::string(reinterpret_cast<const char*>(data), size));
  if (mutated.size() > max_size) return LLVMFuzzerMutate(data, size, max_size);
  std::memcpy(data, mutated.data(), mutated.size());
  return mutated.size();
}

}  // namespace tilewright::test
