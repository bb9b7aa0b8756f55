#include "compile/image_difference.h"

#include <elf.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <map>
#include <optional>
#include <regex>
#include <set>
#include <stdexcept>
#include <vector>

namespace tilewright::tune {
namespace {

constexpr std::uint16_t kCudaMachine = 190;  // EM_CUDA, which older elf.h lack

struct Malformed : std::runtime_error {
  using std::runtime_error::runtime_error;
};

template <typename T>
T read(std::string_view bytes, std::uint64_t offset) {
  if (offset > bytes.size() || sizeof(T) > bytes.size() - offset) throw Malformed("it ends too early");
  T value;
  std::memcpy(&value, bytes.data() + offset, sizeof(T));
  return value;
}

std::string text_at(std::string_view bytes, std::uint64_t offset) {
  if (offset >= bytes.size()) throw Malformed("a name lies outside");
  const std::string_view rest = bytes.substr(offset);
  return std::string(rest.substr(0, rest.find('\0')));
}

// What compilers make of the path and the text of a file, to tell its internal names from those of other files.
std::string without_hashes(const std::string& name) {
  static const std::regex hashed(R"(\d*(_INTERNAL_|_GLOBAL__N__)[0-9a-f]{8}_\d+_\w*?_[0-9a-f]{8}(_\d+)?)");
  return std::regex_replace(name, hashed, "$1");
}

struct Section {
  std::string name;
  Elf64_Shdr header;
  std::string_view bytes;  // empty where the file holds none
};

class Image {
 public:
  explicit Image(std::string_view bytes) : bytes_(bytes), header_(read<Elf64_Ehdr>(bytes, 0)) {
    if (std::memcmp(header_.e_ident, ELFMAG, SELFMAG) != 0 || header_.e_ident[EI_CLASS] != ELFCLASS64)
      throw Malformed("it is no ELF64 file");
    for (std::uint64_t i = 0; i < header_.e_shnum; ++i) {
      Section section{.name = {}, .header = read<Elf64_Shdr>(bytes_, header_.e_shoff + i * header_.e_shentsize), .bytes = {}};
      if (section.header.sh_type != SHT_NOBITS && section.header.sh_type != SHT_NULL) section.bytes = bytes_of(section.header);
      sections_.push_back(section);
    }
    const std::string_view names = at(header_.e_shstrndx).bytes;
    for (Section& section : sections_) section.name = without_hashes(text_at(names, section.header.sh_name));
    for (const Section& section : sections_) {
      if (section.header.sh_type == SHT_SYMTAB) read_symbols(section);
    }
  }

  // What counts, by name. A section that is there twice counts twice.
  std::multimap<std::string, std::string> parts() const {
    std::multimap<std::string, std::string> parts{
        {"header", fmt::format("{} {} {:x}", header_.e_type, header_.e_machine, header_.e_flags)}};
    for (const Section& section : sections_) {
      if (counts(section)) parts.emplace(section.name, is_cuda() ? cuda_contents(section) : contents(section));
    }
    if (is_cuda()) parts.emplace("entry points", fmt::format("{}", fmt::join(entry_points_, "\n")));
    return parts;
  }

 private:
  bool is_cuda() const { return header_.e_machine == kCudaMachine; }

  std::string_view bytes_of(const Elf64_Shdr& section) const {
    if (section.sh_offset > bytes_.size() || section.sh_size > bytes_.size() - section.sh_offset)
      throw Malformed("a section ends too early");
    return bytes_.substr(section.sh_offset, section.sh_size);
  }

  const Section& at(std::size_t index) const {
    if (index >= sections_.size()) throw Malformed("it names a section that it has not");
    return sections_[index];
  }

  void read_symbols(const Section& table) {
    const std::string_view names = at(table.header.sh_link).bytes;
    for (std::uint64_t offset = 0; offset < table.bytes.size(); offset += sizeof(Elf64_Sym)) {
      const auto symbol = read<Elf64_Sym>(table.bytes, offset);
      const bool has_section = symbol.st_shndx != SHN_UNDEF && symbol.st_shndx < SHN_LORESERVE;
      // Where a local symbol is says all: its name is for debuggers.
      const bool is_named = ELF64_ST_BIND(symbol.st_info) != STB_LOCAL || !has_section;
      symbols_.push_back(fmt::format("{}@{}+{}:{}", is_named ? without_hashes(text_at(names, symbol.st_name)) : "",
                                     has_section ? at(symbol.st_shndx).name : fmt::format("{}", symbol.st_shndx),
                                     symbol.st_value, symbol.st_size));
      if (is_named && ELF64_ST_TYPE(symbol.st_info) == STT_FUNC)
        entry_points_.insert(fmt::format("{} {}", symbols_.back(), symbol.st_other));
    }
  }

  // A symbol by what it is rather than by its place in the table.
  std::string symbol(std::uint64_t index) const {
    return index < symbols_.size() ? symbols_[index] : fmt::format("#{}", index);
  }

  bool counts(const Section& section) const {
    if (!is_cuda()) return (section.header.sh_flags & SHF_ALLOC) != 0 && section.name != ".note.gnu.build-id";
    const auto is_debug = [&](std::string_view name) {
      return name.find(".debug_") != name.npos || name.starts_with(".nv_debug");
    };
    return section.header.sh_type != SHT_NULL && section.header.sh_type != SHT_STRTAB && section.header.sh_type != SHT_SYMTAB &&
           section.name != ".note.nv.tkinfo" && section.name != ".symtab_shndx" && !is_debug(section.name);
  }

  static std::string contents(const Section& section) {
    const Elf64_Shdr& header = section.header;
    return fmt::format("{} {:x} {:x} {} {}\n", header.sh_type, header.sh_flags, header.sh_addr, header.sh_size,
                       header.sh_addralign) +
           std::string(section.bytes);
  }

  std::string cuda_contents(const Section& section) const {
    const Elf64_Shdr& header = section.header;
    std::string text = fmt::format("{} {:x} {} ", header.sh_type, header.sh_flags, header.sh_addralign);
    if (section.name.starts_with(".text")) {
      // The number of registers, and the function's symbol.
      text += fmt::format("{} {} {}\n", header.sh_info >> 24, symbol(header.sh_info & 0xffffff), header.sh_size);
    } else if (header.sh_info != 0 && (header.sh_flags & SHF_INFO_LINK) != 0) {
      text += fmt::format("{} {}\n", at(header.sh_info).name, header.sh_size);
    } else {
      text += fmt::format("{}\n", header.sh_size);
    }
    if (header.sh_type == SHT_REL || header.sh_type == SHT_RELA) return text + relocations(section);
    if (section.name.starts_with(".nv.info")) return text + attributes(section.bytes).value_or(std::string(section.bytes));
    if (section.name.starts_with(".nv.callgraph")) return text + calls(section.bytes);
    return text + std::string(section.bytes);
  }

  std::string relocations(const Section& section) const {
    const bool has_addend = section.header.sh_type == SHT_RELA;
    const std::size_t size = has_addend ? sizeof(Elf64_Rela) : sizeof(Elf64_Rel);
    std::multimap<std::uint64_t, std::string> lines;  // by place
    for (std::uint64_t offset = 0; offset < section.bytes.size(); offset += size) {
      const auto entry = read<Elf64_Rel>(section.bytes, offset);
      const auto addend = has_addend ? read<Elf64_Rela>(section.bytes, offset).r_addend : 0;
      lines.emplace(entry.r_offset, fmt::format("{} {} {} {}\n", entry.r_offset, ELF64_R_TYPE(entry.r_info),
                                                symbol(ELF64_R_SYM(entry.r_info)), addend));
    }
    std::string text;
    for (const auto& line : lines) text += line.second;
    return text;
  }

  // .nv.info: a format, an attribute and 16 bits each; format 4 is followed by as many bytes, whose first word is a symbol in
  // those below. Nothing when it is not laid out so.
  std::optional<std::string> attributes(std::string_view bytes) const {
    constexpr std::uint8_t kSized = 4;
    // EIATTR_PARAM_CBANK, EXTERNS, FRAME_SIZE, MIN_STACK_SIZE, MAX_STACK_SIZE, REGCOUNT, as cuobjdump names them.
    constexpr std::uint8_t kParamCbank = 0x0a, kExterns = 0x0f, kFrameSize = 0x11, kMinStackSize = 0x12, kMaxStackSize = 0x23,
                           kRegcount = 0x2f;
    std::string text;
    for (std::uint64_t offset = 0; offset < bytes.size();) {
      if (bytes.size() - offset < 4) return std::nullopt;
      const auto format = read<std::uint8_t>(bytes, offset), attribute = read<std::uint8_t>(bytes, offset + 1);
      const auto value = read<std::uint16_t>(bytes, offset + 2);
      text += fmt::format("{:x} {:x} {:x}", format, attribute, value);
      offset += 4;
      if (format != kSized) continue;
      if (bytes.size() - offset < value) return std::nullopt;
      const std::string_view payload = bytes.substr(offset, value);
      offset += value;
      const bool has_symbol = attribute == kParamCbank || attribute == kFrameSize || attribute == kMinStackSize ||
                              attribute == kMaxStackSize || attribute == kRegcount;
      const std::uint64_t symbols = attribute == kExterns ? value / 4 : has_symbol && value >= 4 ? 1 : 0;
      for (std::uint64_t i = 0; i < symbols; ++i) text += " " + symbol(read<std::uint32_t>(payload, 4 * i));
      text += payload.substr(4 * symbols);
    }
    return text;
  }

  // Pairs of symbols; below 0 are what is called by pointer, and the like.
  std::string calls(std::string_view bytes) const {
    std::string text;
    for (std::uint64_t offset = 0; offset + 4 <= bytes.size(); offset += 4) {
      const auto index = read<std::int32_t>(bytes, offset);
      text += (index > 0 ? symbol(static_cast<std::uint64_t>(index)) : fmt::format("{}", index)) + "\n";
    }
    return text;
  }

  std::string_view bytes_;
  Elf64_Ehdr header_;
  std::vector<Section> sections_;
  std::vector<std::string> symbols_;
  std::multiset<std::string> entry_points_;
};

std::string listed(const std::vector<std::string>& names) {
  constexpr std::size_t kMost = 3;
  const std::vector<std::string> first(names.begin(),
                                       names.begin() + static_cast<std::ptrdiff_t>(std::min(kMost, names.size())));
  return fmt::format("{}{}", fmt::join(first, ", "), names.size() > kMost ? ", ..." : "");
}

}  // namespace

std::string image_difference(std::string_view a, std::string_view b) {
  if (a == b) return "";
  try {
    const auto ours = Image(a).parts(), theirs = Image(b).parts();
    std::vector<std::string> code, other;
    const auto compare = [&](const std::string& name) {
      const auto [first, last] = ours.equal_range(name);
      const auto [other_first, other_last] = theirs.equal_range(name);
      if (std::equal(first, last, other_first, other_last)) return;
      (name.starts_with(".text") ? code : other).push_back(name);
    };
    std::set<std::string> names;
    for (const auto* parts : {&ours, &theirs}) {
      for (const auto& part : *parts) names.insert(part.first);
    }
    for (const std::string& name : names) compare(name);
    if (!code.empty()) return fmt::format("the machine code differs ({})", listed(code));
    if (!other.empty()) return fmt::format("the machine code is the same, but not what goes with it ({})", listed(other));
    return "";
  } catch (const Malformed& fault) {
    return fmt::format("the images differ, and one cannot be read: {}", fault.what());
  }
}

std::string image_contents(std::string_view image, const std::string& symbol) {
  const auto without_name = [&](std::string text) {
    for (std::size_t at = text.find(symbol); at != std::string::npos; at = text.find(symbol, at + 1))
      text.replace(at, symbol.size(), "@");
    return text;
  };
  try {
    std::string contents;
    for (const auto& [name, part] : Image(image).parts()) {
      const std::string text = without_name(part);
      contents += fmt::format("{} {}\n", without_name(name), text.size()) + text;
    }
    return contents;
  } catch (const Malformed&) {
    return "";
  }
}

}  // namespace tilewright::tune
