// A name for some bytes: 128 bits in hexadecimal, equal only for equal bytes as far as accidents go (not against attackers).
// Keys of the compile cache and of cases in journals.
#pragma once

#include <string>
#include <string_view>

namespace tilewright::tune {

std::string content_hash(std::string_view bytes);

}  // namespace tilewright::tune
