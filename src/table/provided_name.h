// What a record says to find an algorithm of another library again: whose, of which version, and what that library calls it.
#pragma once

#include <string>

namespace tilewright {

struct ProvidedName {
  std::string provider{};
  std::string version{};
  std::string algorithm{};  // what Provider::algorithms said

  friend bool operator==(const ProvidedName&, const ProvidedName&) = default;
};

}  // namespace tilewright
