#include "compile/resources.h"

#include <elf.h>

#include <algorithm>
#include <cstring>
#include <fstream>
#include <iterator>
#include <regex>

namespace tilewright::tune {

Resources parse_ptxas_log(const std::string& log) {
  Resources resources;
  // "0 bytes stack frame, 8 bytes spill stores, 12 bytes spill loads" and "Used 40 registers, used 1 barriers, 512 bytes smem"
  static const std::regex spills(R"((\d+) bytes spill stores, (\d+) bytes spill loads)");
  static const std::regex used(R"(entry function '(\w+)'|Used (\d+) registers(?:[^\n]*?(\d+) bytes smem)?)");
  for (std::sregex_iterator match(log.begin(), log.end(), spills), end; match != end; ++match) {
    resources.spill_bytes += std::stoll((*match)[1]) + std::stoll((*match)[2]);
  }
  bool is_prologue = false;  // what follows, up to the next function
  for (std::sregex_iterator match(log.begin(), log.end(), used), end; match != end; ++match) {
    if ((*match)[1].matched) is_prologue = (*match)[1].str().ends_with("_prologue");
    if (is_prologue || !(*match)[2].matched) continue;
    resources.registers = std::max(resources.registers, std::stoi((*match)[2]));
    if ((*match)[3].matched) resources.smem_bytes = std::max<std::int64_t>(resources.smem_bytes, std::stoll((*match)[3]));
  }
  return resources;
}

std::int64_t code_bytes_of(const std::filesystem::path& image) {
  std::ifstream stream(image, std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(stream), {}};
  const auto read = [&]<typename T>(std::size_t offset, T& into) {
    if (offset + sizeof(T) > bytes.size()) return false;
    std::memcpy(&into, bytes.data() + offset, sizeof(T));
    return true;
  };
  Elf64_Ehdr header;
  if (!read(0, header) || std::memcmp(header.e_ident, ELFMAG, SELFMAG) != 0) return 0;
  Elf64_Shdr names;
  if (!read(header.e_shoff + std::size_t{header.e_shstrndx} * header.e_shentsize, names)) return 0;
  std::int64_t total = 0;
  for (std::size_t i = 0; i < header.e_shnum; ++i) {
    Elf64_Shdr section;
    if (!read(header.e_shoff + i * header.e_shentsize, section)) return 0;
    const std::size_t name = names.sh_offset + section.sh_name;
    if (name < bytes.size() && std::strncmp(bytes.c_str() + name, ".text", 5) == 0)
      total += static_cast<std::int64_t>(section.sh_size);
  }
  return total;
}

}  // namespace tilewright::tune
