// How images are linked: packed by the compile module, unpacked by the library.
#include <gtest/gtest.h>

#include <cstddef>
#include <random>
#include <span>
#include <string>

#include "compile/pack_image.h"
#include "system/scratch_folder.h"
#include "table/packed_image.h"
#include "tilewright/error.h"

namespace tilewright::tune {
namespace {

std::span<const unsigned char> bytes_of(const std::string& text) {
  return {reinterpret_cast<const unsigned char*>(text.data()), text.size()};
}

class PackedImage : public testing::Test {
 protected:
  std::string packed(const std::string& image) {
    const auto path = scratch_.write("image", image);
    pack_image(path);
    return ScratchFolder::read(path);
  }

  ScratchFolder scratch_;
};

TEST_F(PackedImage, IsUnpackedToWhatItWasAndA0) {
  std::mt19937 random(7);
  std::string noise(100'003, ' ');
  for (char& each : noise) each = static_cast<char>(random());
  for (const std::string& image : {std::string("\177ELF"), std::string(50'000, 'x'), noise, std::string(".version 8.0")}) {
    const std::string stream = packed(image);
    ASSERT_TRUE(is_packed(bytes_of(stream)));
    EXPECT_FALSE(is_packed(bytes_of(image)));
    const auto found = unpacked(bytes_of(stream));
    EXPECT_EQ(std::string(found.begin(), found.end() - 1), image);
    EXPECT_EQ(found.back(), 0);
  }
  EXPECT_LT(packed(std::string(50'000, 'x')).size(), 500);
}

TEST_F(PackedImage, OfWhichSomethingChangedIsRefused) {
  const std::string stream = packed("a kernel's image, long enough to be worth packing, packing, packing");
  for (const std::size_t at : {std::size_t{12}, stream.size() / 2, stream.size() - 6, stream.size() - 2}) {
    std::string damaged = stream;
    damaged[at] = static_cast<char>(damaged[at] ^ 4);
    EXPECT_THROW(unpacked(bytes_of(damaged)), Error) << at;
  }
  EXPECT_THROW(unpacked(bytes_of(stream.substr(0, stream.size() - 9))), Error);
}

}  // namespace
}  // namespace tilewright::tune
