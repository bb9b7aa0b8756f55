// Every pattern of the 16-bit types against IEEE 754's definition, and rounding against a search for the nearest number.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <vector>

#include "number_format.h"

namespace tilewright::tune {
namespace {

// Fields of a binary interchange format (IEEE 754-2019, 3.4): 1 sign bit, `exponent_bits`, `fraction_bits`.
struct Format {
  DataType type;
  int exponent_bits;
  int fraction_bits;

  int bias() const { return (1 << (exponent_bits - 1)) - 1; }
  std::uint32_t infinity() const { return ((1u << exponent_bits) - 1) << fraction_bits; }
  double value(std::uint32_t bits) const {
    const int fraction = static_cast<int>(bits & ((1u << fraction_bits) - 1));
    const int exponent = static_cast<int>(bits >> fraction_bits) & ((1 << exponent_bits) - 1);
    const double sign = bits >> (exponent_bits + fraction_bits) != 0 ? -1 : 1;
    if (exponent == (1 << exponent_bits) - 1) {
      return fraction != 0 ? std::numeric_limits<double>::quiet_NaN() : sign * std::numeric_limits<double>::infinity();
    }
    if (exponent == 0) return sign * std::ldexp(fraction, 1 - bias() - fraction_bits);
    return sign * std::ldexp((1 << fraction_bits) + fraction, exponent - bias() - fraction_bits);
  }
};

class NumberFormatTest : public testing::TestWithParam<Format> {
 protected:
  // The nearest pattern, the even one of two; what lies beyond the largest number by half a step or more is infinite.
  std::uint32_t nearest(float value) const {
    const Format& format = GetParam();
    const std::uint32_t sign = std::signbit(value) ? 1u << (format.exponent_bits + format.fraction_bits) : 0;
    const double magnitude = std::abs(static_cast<double>(value));
    std::uint32_t low = 0, high = format.infinity();  // patterns of one sign are ordered as their values are
    while (high - low > 1) {
      const std::uint32_t middle = (low + high) / 2;
      (format.value(middle) <= magnitude ? low : high) = middle;
    }
    // Infinity stands where the next number would be.
    const double above = high == format.infinity() ? 2 * format.value(high - 1) - format.value(high - 2) : format.value(high);
    const double down = magnitude - format.value(low), up = above - magnitude;
    return sign | (down < up || (down == up && low % 2 == 0) ? low : high);
  }
};

TEST_P(NumberFormatTest, EveryPatternIsWorthWhatTheStandardSays) {
  for (std::uint32_t bits = 0; bits < 1u << 16; ++bits) {
    const double value = GetParam().value(bits), decoded = decode(GetParam().type, bits);
    if (std::isnan(value)) {
      EXPECT_TRUE(std::isnan(decoded)) << bits;
    } else {
      EXPECT_EQ(decoded, value) << bits;
      EXPECT_EQ(std::signbit(decoded), std::signbit(value)) << bits;
    }
  }
}

TEST_P(NumberFormatTest, EveryNumberComesBackAsItself) {
  for (std::uint32_t bits = 0; bits < 1u << 16; ++bits) {
    if (std::isnan(GetParam().value(bits))) continue;
    EXPECT_EQ(encode(GetParam().type, decode(GetParam().type, bits)), bits);
  }
}

TEST_P(NumberFormatTest, NaNStaysNaN) {
  for (const std::uint32_t bits : {0x7fc00000u, 0x7f800001u, 0x7fffffffu, 0xff800001u, 0xffffffffu, 0x7fcbad00u}) {
    EXPECT_TRUE(std::isnan(decode(GetParam().type, encode(GetParam().type, float_of_bits(bits))))) << bits;
  }
}

TEST_P(NumberFormatTest, BetweenAnyTwoNeighboursTheNearerIsTaken) {
  for (std::uint32_t bits = 0; bits < GetParam().infinity(); ++bits) {
    const double value = GetParam().value(bits);
    const double next = bits + 1 == GetParam().infinity() ? 2 * value - GetParam().value(bits - 1) : GetParam().value(bits + 1);
    const auto middle = static_cast<float>((value + next) / 2);
    for (const float each : {middle, std::nextafter(middle, 0.0f), std::nextafter(middle, std::numeric_limits<float>::max())}) {
      ASSERT_EQ(encode(GetParam().type, each), nearest(each)) << each;
      ASSERT_EQ(encode(GetParam().type, -each), nearest(-each)) << each;
    }
  }
}

TEST_P(NumberFormatTest, AnyFloatBecomesItsNearestNumber) {
  std::mt19937 random(1);
  for (int i = 0; i < 200'000; ++i) {
    const float value = float_of_bits(static_cast<std::uint32_t>(random()));
    if (std::isnan(value)) continue;
    ASSERT_EQ(encode(GetParam().type, value), nearest(value)) << value;
  }
}

INSTANTIATE_TEST_SUITE_P(Types, NumberFormatTest, testing::Values(Format{DataType::f16, 5, 10}, Format{DataType::bf16, 8, 7}),
                         [](const auto& info) { return info.param.type == DataType::f16 ? "f16" : "bf16"; });

TEST(NumberFormat, PowersOfTwoAreExact) {
  for (int exponent = -300; exponent <= 300; ++exponent) EXPECT_EQ(power_of_two(exponent), std::ldexp(1.0, exponent));
}

}  // namespace
}  // namespace tilewright::tune
