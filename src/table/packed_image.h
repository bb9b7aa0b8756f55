// Linked images are gzip streams (RFC 1952), which `tilewright-compile --gzip` makes: a cubin becomes a quarter of its size.
#pragma once

#include <span>
#include <vector>

namespace tilewright {

inline constexpr unsigned char kGzipMagic[] = {0x1f, 0x8b};  // no ELF file and no PTX begins so

bool is_packed(std::span<const unsigned char> image);

// The image in a gzip stream, and a 0 behind it, which ends PTX. Throws Error where the stream is damaged.
std::vector<unsigned char> unpacked(std::span<const unsigned char> image);

}  // namespace tilewright
