#include "system/available_memory.h"

#include <fstream>
#include <string>

namespace tilewright::tune {

std::optional<std::uint64_t> available_memory_bytes() {
  std::ifstream stream("/proc/meminfo");
  std::string name, unit;
  for (std::uint64_t kibibytes = 0; stream >> name >> kibibytes; std::getline(stream, unit)) {
    if (name == "MemAvailable:") return kibibytes * 1024;
  }
  return std::nullopt;
}

}  // namespace tilewright::tune
