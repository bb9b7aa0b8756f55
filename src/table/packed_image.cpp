#include "table/packed_image.h"

#include <zlib.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>

#include "tilewright/error.h"

namespace tilewright {

namespace {

constexpr int kGzipWindow = 15 + 16;  // the largest; in a gzip stream
constexpr std::size_t kTrailer = 8;   // checksum and length, the latter in 4 bytes, the least first

std::size_t length_of(std::span<const unsigned char> image) {
  const auto last = image.last(4);
  return last[0] | std::size_t{last[1]} << 8 | std::size_t{last[2]} << 16 | std::size_t{last[3]} << 24;
}

}  // namespace

bool is_packed(std::span<const unsigned char> image) {
  return image.size() > std::size(kGzipMagic) + kTrailer &&
         std::equal(std::begin(kGzipMagic), std::end(kGzipMagic), image.begin());
}

std::vector<unsigned char> unpacked(std::span<const unsigned char> image) {
  const std::size_t length = length_of(image);
  std::vector<unsigned char> found(length + 1);
  z_stream stream{};
  stream.next_in = const_cast<unsigned char*>(image.data());  // NOLINT(cppcoreguidelines-pro-type-const-cast): it only reads
  stream.avail_in = static_cast<uInt>(image.size());
  stream.next_out = found.data();
  stream.avail_out = static_cast<uInt>(length);
  if (inflateInit2(&stream, kGzipWindow) != Z_OK) throw Error("zlib cannot begin to unpack a kernel's image");
  const int result = inflate(&stream, Z_FINISH);
  inflateEnd(&stream);
  if (result != Z_STREAM_END || stream.total_out != length)
    throw Error("a kernel's linked image is damaged: zlib cannot unpack it");
  return found;
}

}  // namespace tilewright
