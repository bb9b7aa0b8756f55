#include "compile/image_facts.h"

#include <nlohmann/json.hpp>

namespace tilewright::tune {

constexpr const char* kImageSchema = "tilewright.image/1";

std::string to_json(const ImageFacts& facts) {
  const nlohmann::ordered_json json{{"schema", kImageSchema},
                                    {"compiler", facts.compiler},
                                    {"bytes", facts.bytes},
                                    {"hash", facts.hash},
                                    {"registers", facts.resources.registers},
                                    {"spill_bytes", facts.resources.spill_bytes},
                                    {"smem_bytes", facts.resources.smem_bytes},
                                    {"code_bytes", facts.resources.code_bytes}};
  return json.dump() + "\n";
}

std::optional<ImageFacts> parse_image_facts(const std::string& text) {
  try {
    const auto json = nlohmann::json::parse(text);
    if (json.at("schema") != kImageSchema) return std::nullopt;
    return ImageFacts{.compiler = json.at("compiler"),
                      .bytes = json.at("bytes"),
                      .hash = json.at("hash"),
                      .resources = {.registers = json.at("registers"),
                                    .spill_bytes = json.at("spill_bytes"),
                                    .smem_bytes = json.at("smem_bytes"),
                                    .code_bytes = json.at("code_bytes")}};
  } catch (const nlohmann::json::exception&) {
    return std::nullopt;
  }
}

}  // namespace tilewright::tune
