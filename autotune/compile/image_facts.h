// What is known of a compiled image, written beside it in the cache: by its size and hash a damaged image is noticed, and its
// resources are there without a compiler's log. Read and written by the compile cache; it never opens the image.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "compile/resources.h"

namespace tilewright::tune {

struct ImageFacts {
  std::string compiler;  // its identity
  std::uint64_t bytes = 0;
  std::string hash;  // XXH3, 128 bits, of the image
  Resources resources;
};

std::string to_json(const ImageFacts& facts);
// Nothing when `text` is not the whole of what to_json makes.
std::optional<ImageFacts> parse_image_facts(const std::string& text);

}  // namespace tilewright::tune
