#include "compile/pack_image.h"

#include <zlib.h>

#include <stdexcept>
#include <string>
#include <system_error>

#include "system/disk_fault.h"
#include "system/read_bytes.h"
#include "system/replace_file.h"

namespace tilewright::tune {

namespace {

constexpr int kGzipWindow = 15 + 16;  // the largest; in a gzip stream
constexpr int kMemory = 9;            // the most that zlib takes

std::string packed(std::string image) {
  z_stream stream{};
  if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, kGzipWindow, kMemory, Z_DEFAULT_STRATEGY) != Z_OK) {
    throw std::runtime_error("zlib cannot begin to pack an image");
  }
  std::string found(deflateBound(&stream, image.size()), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(image.data());
  stream.avail_in = static_cast<uInt>(image.size());
  stream.next_out = reinterpret_cast<Bytef*>(found.data());
  stream.avail_out = static_cast<uInt>(found.size());
  const int result = deflate(&stream, Z_FINISH);
  found.resize(stream.total_out);
  deflateEnd(&stream);
  if (result != Z_STREAM_END) throw std::runtime_error("zlib cannot pack an image");
  return found;
}

}  // namespace

void pack_image(const std::filesystem::path& image) {
  const std::error_code fault = replace_file(image, packed(read_bytes(image)));
  if (fault) throw disk_fault(image, fault);
}

}  // namespace tilewright::tune
