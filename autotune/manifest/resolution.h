// What codegen says of a record: whether it names a legal candidate of today's templates.
#pragma once

#include <cstdint>
#include <string>

namespace tilewright::tune {

enum class Standing : std::uint8_t {
  ok,
  corrupt,  // no record
  unknown,  // its op or arch is not here: --templates or --archs may bring it
  stale     // the templates have gone on
};

struct Resolution {
  Standing standing = Standing::ok;
  std::string problem{};  // one sentence
  std::string hash{};     // of the kernel's source today; empty when the record is stale for another reason than its hash
};

}  // namespace tilewright::tune
