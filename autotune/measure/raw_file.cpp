#include "measure/raw_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <vector>

#include "tilewright/error.h"

namespace tilewright::tune {
namespace {

constexpr std::size_t kChunkBytes = 16 << 20;

// `move(chunk, offset, bytes)` for all of `bytes`.
template <typename Move>
void in_chunks(std::size_t bytes, const Move& move) {
  std::vector<char> chunk(std::min(bytes, kChunkBytes));
  for (std::size_t offset = 0; offset < bytes; offset += chunk.size())
    move(chunk.data(), offset, std::min(chunk.size(), bytes - offset));
}

}  // namespace

void write_raw(const std::filesystem::path& file, const void* memory, std::size_t bytes, DeviceBackend& backend) {
  std::ofstream stream(file, std::ios::binary);
  in_chunks(bytes, [&](char* chunk, std::size_t offset, std::size_t count) {
    backend.read(chunk, static_cast<const char*>(memory) + offset, count);
    stream.write(chunk, static_cast<std::streamsize>(count));
  });
  stream.close();
  if (!stream) throw Error(fmt::format("cannot write {}: is the disk full? choose another --work", file.string()));
}

void read_raw(const std::filesystem::path& file, const DeviceMemory& memory, DeviceBackend& backend) {
  std::ifstream stream(file, std::ios::binary);
  in_chunks(memory.bytes(), [&](char* chunk, std::size_t offset, std::size_t count) {
    stream.read(chunk, static_cast<std::streamsize>(count));
    if (!stream) throw Error(fmt::format("{} does not hold the {} bytes that it should", file.string(), memory.bytes()));
    backend.write(static_cast<char*>(memory.get()) + offset, chunk, count);
  });
}

}  // namespace tilewright::tune
