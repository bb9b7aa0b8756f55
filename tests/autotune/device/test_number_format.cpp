// Every pattern of the types of 16 and 8 bits against IEEE 754's and OCP's definitions, and rounding against a search for the
// nearest number; the conversions of templates/common/fp8.h agree with them.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <vector>

#include "common/bytes.h"
#include "device/number_format.h"

namespace tilewright::tune {
namespace {

// Fields of a binary interchange format (IEEE 754-2019, 3.4): 1 sign bit, `exponent_bits`, `fraction_bits`. E5M2 is one, too;
// of E4M3 (OCP 8-bit floating point specification 1.0, table 1) only the last pattern is special: a NaN. Conversions to both
// saturate, infinities too (PTX, cvt.rn.satfinite).
struct Format {
  DataType type;
  int exponent_bits;
  int fraction_bits;
  bool has_infinity = true;
  bool saturates = false;

  int bias() const { return (1 << (exponent_bits - 1)) - 1; }
  std::uint32_t patterns() const { return 2u << (exponent_bits + fraction_bits); }
  // The first pattern that is no number.
  std::uint32_t end() const {
    return has_infinity ? ((1u << exponent_bits) - 1) << fraction_bits : (1u << (exponent_bits + fraction_bits)) - 1;
  }
  double value(std::uint32_t bits) const {
    const double sign = bits >> (exponent_bits + fraction_bits) != 0 ? -1 : 1;
    const std::uint32_t magnitude = bits & (patterns() / 2 - 1);
    if (magnitude >= end()) {
      return has_infinity && magnitude == end() ? sign * std::numeric_limits<double>::infinity()
                                                : std::numeric_limits<double>::quiet_NaN();
    }
    return sign * number(magnitude);
  }
  // What follows the largest number, if there were another one.
  double number(std::uint32_t magnitude) const {
    const int fraction = static_cast<int>(magnitude & ((1u << fraction_bits) - 1));
    const int exponent = static_cast<int>(magnitude >> fraction_bits);
    if (exponent == 0) return std::ldexp(fraction, 1 - bias() - fraction_bits);
    return std::ldexp((1 << fraction_bits) + fraction, exponent - bias() - fraction_bits);
  }
};

class NumberFormatTest : public testing::TestWithParam<Format> {
 protected:
  // The nearest pattern, the even one of two; what lies beyond the largest number by half a step or more is `end`.
  std::uint32_t nearest(float value) const {
    const Format& format = GetParam();
    const std::uint32_t sign = std::signbit(value) ? format.patterns() / 2 : 0;
    const double magnitude = std::abs(static_cast<double>(value));
    std::uint32_t low = 0, high = format.end();  // patterns of one sign are ordered as their values are
    while (high - low > 1) {
      const std::uint32_t middle = (low + high) / 2;
      (format.number(middle) <= magnitude ? low : high) = middle;
    }
    const double down = magnitude - format.number(low), up = format.number(high) - magnitude;
    const std::uint32_t found = down < up || (down == up && low % 2 == 0) ? low : high;
    return sign | (format.saturates ? std::min(found, format.end() - 1) : found);
  }
};

TEST_P(NumberFormatTest, EveryPatternIsWorthWhatTheStandardSays) {
  for (std::uint32_t bits = 0; bits < GetParam().patterns(); ++bits) {
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
  for (std::uint32_t bits = 0; bits < GetParam().patterns(); ++bits) {
    const double value = GetParam().value(bits);
    if (std::isnan(value) || (GetParam().saturates && std::isinf(value))) continue;
    EXPECT_EQ(encode(GetParam().type, decode(GetParam().type, bits)), bits);
  }
}

TEST_P(NumberFormatTest, NaNStaysNaN) {
  for (const std::uint32_t bits : {0x7fc00000u, 0x7f800001u, 0x7fffffffu, 0xff800001u, 0xffffffffu, 0x7fcbad00u}) {
    EXPECT_TRUE(std::isnan(decode(GetParam().type, encode(GetParam().type, float_of_bits(bits))))) << bits;
  }
}

TEST_P(NumberFormatTest, BetweenAnyTwoNeighboursTheNearerIsTaken) {
  for (std::uint32_t bits = 0; bits < GetParam().end(); ++bits) {
    const auto middle = static_cast<float>((GetParam().number(bits) + GetParam().number(bits + 1)) / 2);
    for (const float each : {middle, std::nextafter(middle, 0.0f), std::nextafter(middle, std::numeric_limits<float>::max())}) {
      ASSERT_EQ(encode(GetParam().type, each), nearest(each)) << each;
      ASSERT_EQ(encode(GetParam().type, -each), nearest(-each)) << each;
    }
  }
}

TEST_P(NumberFormatTest, WhatIsTooLargeIsInfiniteOrTheLargestNumber) {
  const float largest = static_cast<float>(GetParam().value(GetParam().end() - 1)),
              inf = std::numeric_limits<float>::infinity();
  for (const float each : {std::numeric_limits<float>::max(), inf}) {
    EXPECT_EQ(decode(GetParam().type, encode(GetParam().type, each)), GetParam().saturates ? largest : inf);
    EXPECT_EQ(decode(GetParam().type, encode(GetParam().type, -each)), GetParam().saturates ? -largest : -inf);
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

INSTANTIATE_TEST_SUITE_P(Types, NumberFormatTest,
                         testing::Values(Format{DataType::f16, 5, 10}, Format{DataType::bf16, 8, 7},
                                         Format{DataType::e4m3, 4, 3, false, true}, Format{DataType::e5m2, 5, 2, true, true}),
                         [](const auto& info) { return kDataTypeNames[static_cast<std::size_t>(info.param.type)].name; });

// What anyone can look up: OCP 8-bit floating point specification 1.0, table 1 and 2.
TEST(NumberFormat, TheTypesOfEightBitsAreOcps) {
  const auto e4m3 = [](std::uint32_t bits) { return decode(DataType::e4m3, bits); };
  const auto e5m2 = [](std::uint32_t bits) { return decode(DataType::e5m2, bits); };
  EXPECT_EQ(e4m3(0x7e), 448);
  EXPECT_EQ(e4m3(0x08), std::ldexp(1.0, -6));
  EXPECT_EQ(e4m3(0x01), std::ldexp(1.0, -9));
  EXPECT_TRUE(std::isnan(e4m3(0x7f)) && std::isnan(e4m3(0xff)));
  EXPECT_EQ(e5m2(0x7b), 57344);
  EXPECT_EQ(e5m2(0x04), std::ldexp(1.0, -14));
  EXPECT_EQ(e5m2(0x01), std::ldexp(1.0, -16));
  EXPECT_TRUE(std::isinf(e5m2(0x7c)) && std::isinf(e5m2(0xfc)));
  for (const std::uint32_t bits : {0x7du, 0x7eu, 0x7fu, 0xfdu, 0xfeu, 0xffu}) EXPECT_TRUE(std::isnan(e5m2(bits))) << bits;
  const float nan = std::numeric_limits<float>::quiet_NaN();
  EXPECT_EQ(encode(DataType::e4m3, -nan), 0x7fu);  // as PTX has it
  EXPECT_EQ(encode(DataType::e5m2, -nan), 0x7fu);
}

// The header that kernels and references include says the same, of every code and on every side of every border.
TEST(NumberFormat, KernelsConvertTypesOfEightBitsAlike) {
  const auto check = [](DataType type, auto to_bits, auto to_number) {
    const auto same = [&](float value) { ASSERT_EQ(to_bits(value), encode(type, value)) << value; };
    for (unsigned bits = 0; bits < 256; ++bits) {
      const float value = decode(type, bits), got = to_number(static_cast<unsigned char>(bits));
      if (std::isnan(value)) {
        ASSERT_TRUE(std::isnan(got)) << bits;
      } else {
        ASSERT_EQ(bits_of_float(got), bits_of_float(value)) << bits;
      }
      const float next = decode(type, (bits + 1) & 0xff), middle = value / 2 + next / 2;
      for (const float each : {value, middle}) {
        same(each);
        same(std::nextafter(each, -HUGE_VALF));
        same(std::nextafter(each, HUGE_VALF));
      }
    }
    std::mt19937 random(1);
    for (int i = 0; i < 200'000; ++i) same(float_of_bits(static_cast<std::uint32_t>(random())));
  };
  check(
      DataType::e4m3, [](float x) { return tw::to_e4m3(x).bits; }, [](unsigned char x) { return tw::to_float(tw::e4m3{x}); });
  check(
      DataType::e5m2, [](float x) { return tw::to_e5m2(x).bits; }, [](unsigned char x) { return tw::to_float(tw::e5m2{x}); });
}

TEST(NumberFormat, IntegersOfEightBitsHaveASign) {
  for (int value = -128; value < 128; ++value) {
    const std::uint32_t bits = encode(DataType::i8, static_cast<float>(value));
    ASSERT_EQ(bits, static_cast<std::uint8_t>(value));
    ASSERT_EQ(decode(DataType::i8, bits), value);
    ASSERT_EQ(tw::to_float(tw::i8{static_cast<unsigned char>(bits)}), static_cast<float>(value));
    ASSERT_EQ(tw::to_i8(static_cast<float>(value)).bits, bits);
  }
  EXPECT_EQ(decode(DataType::i32, encode(DataType::i32, -7)), -7);
  const auto stored = [](float x) { return decode(DataType::i8, tw::to_i8(x).bits); };
  EXPECT_EQ(stored(0.5f), 0);
  EXPECT_EQ(stored(1.5f), 2);
  EXPECT_EQ(stored(-2.5f), -2);
  EXPECT_EQ(stored(-2.75f), -3);
  EXPECT_EQ(stored(127.75f), 127);
  EXPECT_EQ(stored(1e30f), 127);
  EXPECT_EQ(stored(-HUGE_VALF), -128);
  EXPECT_EQ(stored(std::numeric_limits<float>::quiet_NaN()), 0);
}

TEST(NumberFormat, PowersOfTwoAreExact) {
  for (int exponent = -300; exponent <= 300; ++exponent) EXPECT_EQ(power_of_two(exponent), std::ldexp(1.0, exponent));
}

}  // namespace
}  // namespace tilewright::tune
