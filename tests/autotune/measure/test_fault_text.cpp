// What a failure says: where in the tensor's own axes, what was there, what should be, by how much.
#include <gtest/gtest.h>

#include <limits>

#include "device/number_format.h"
#include "measure/fault_text.h"

namespace tilewright::tune {
namespace {

OpSpec op() {
  OpSpec op;
  op.tensors = {{.name = "x", .scale = std::nullopt}, {.name = "y", .role = TensorRole::out, .scale = std::nullopt}};
  return op;
}

// y[1][2][5]: a leading axis of the tensor's that is 1 long is one of its axes, those that fill the view up are not.
OutputView view(double absolute, double relative) {
  return {.tensor = 1, .extents = {1, 1, 2, 5}, .strides = {0, 10, 5, 1}, .tolerance = {absolute, relative}};
}

std::string text(DataType type, std::uint64_t bits, double expected, OutputView at = view(0, 0.25)) {
  return wrong_elements_text(op(), at, {.worst = 8, .index = 9, .count = 3, .first = 6},
                             {.type = type, .bits = bits, .expected = expected});
}

TEST(FaultText, NamesTheFirstAndTheWorst) {
  EXPECT_EQ(text(DataType::f32, bits_of_float(1.5f), -4),
            "3 of 10 elements are wrong, the first at y[0][1][1]: got 1.5, expected -4 within 1; the worst by 8 tolerances at "
            "y[0][1][4]");
}

TEST(FaultText, GivesDigitsEnoughToTellNumbersApart) {
  EXPECT_NE(text(DataType::f32, bits_of_float(1.0000001f), 1, view(1e-8, 0)).find("got 1.00000012, expected 1 within 1e-08"),
            std::string::npos);
  EXPECT_NE(text(DataType::i32, 16777217, 16777216, view(0, 0)).find("got 16777217, expected 16777216 within 0;"),
            std::string::npos);
  EXPECT_NE(text(DataType::i32, static_cast<std::uint32_t>(-7), 7).find("got -7, expected 7"), std::string::npos);
  EXPECT_NE(text(DataType::bf16, 0x3fc0, 1).find("got 1.5, expected 1"), std::string::npos);
  EXPECT_NE(text(DataType::f64, bits_of_double(1 + 0x1p-52), 1).find("got 1.0000000000000002, expected 1 within"),
            std::string::npos);
}

TEST(FaultText, SaysWhatAPlantedNumberMeans) {
  for (const DataType type : {DataType::f32, DataType::f16, DataType::bf16, DataType::i32, DataType::f64}) {
    EXPECT_NE(text(type, format_of(type).poison, 1).find("got nothing: it was never written"), std::string::npos);
    EXPECT_NE(text(type, format_of(type).guard, 1).find("got what lies beside x, read out of its bounds"), std::string::npos);
    EXPECT_NE(text(type, format_of(type).guard + 1, 1).find("got what lies beside y,"), std::string::npos);
  }
  EXPECT_NE(text(DataType::f32, 0x7fc00000, 1).find("got NaN, expected 1"), std::string::npos);
  EXPECT_NE(text(DataType::f32, bits_of_float(std::numeric_limits<float>::infinity()), 1).find("got inf, expected 1"),
            std::string::npos);
}

TEST(FaultText, SaysOnWhichSideOfABufferAKernelWrote) {
  EXPECT_EQ(stray_writes_text("x", 60, {.count = 2, .first = 60}),
            "2 elements of x outside the output were written, the first at index 60 of 60, 1 behind its end");
  EXPECT_EQ(stray_writes_text("x", 60, {.count = 1, .first = -3}),
            "1 elements of x outside the output were written, the first at index -3 of 60, 3 before its beginning");
  EXPECT_EQ(stray_writes_text("x", 60, {.count = 1, .first = 59}),
            "1 elements of x outside the output were written, the first at index 59 of 60");
}

}  // namespace
}  // namespace tilewright::tune
