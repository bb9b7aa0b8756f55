#include "system/read_unpacked.h"

#include <fmt/format.h>
#include <zlib.h>

#include <array>
#include <filesystem>
#include <memory>
#include <string_view>

#include "files/regular_file.h"
#include "tilewright/error.h"

namespace tilewright::tune {

std::string read_unpacked(const std::filesystem::path& path) {
  struct Close {
    void operator()(gzFile file) const { gzclose_r(file); }
  };
  if (const std::string_view why = why_no_file(path); !why.empty())
    throw Error(fmt::format("{} cannot be read: {}", path.string(), why));
  // zlib reads what is no gzip stream as it is.
  const std::unique_ptr<gzFile_s, Close> file(gzopen(path.c_str(), "rb"));
  if (!file) throw Error(fmt::format("{} cannot be read: is it a file that you may read?", path.string()));
  std::string text;
  std::array<char, 1 << 16> chunk{};
  while (true) {
    const int length = gzread(file.get(), chunk.data(), static_cast<unsigned>(chunk.size()));
    if (length > 0) text.append(chunk.data(), static_cast<std::size_t>(length));
    if (length <= 0) break;
  }
  int fault = Z_OK;
  gzerror(file.get(), &fault);
  if (fault != Z_OK && fault != Z_STREAM_END)
    throw Error(fmt::format("{} is damaged: zlib cannot unpack it; copy it again", path.string()));
  return text;
}

}  // namespace tilewright::tune
