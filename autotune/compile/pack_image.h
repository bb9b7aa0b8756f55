#pragma once

#include <filesystem>

namespace tilewright::tune {

// Puts an image into a gzip stream, as the library links it (src/table/packed_image.h). Throws DiskFault.
void pack_image(const std::filesystem::path& image);

}  // namespace tilewright::tune
