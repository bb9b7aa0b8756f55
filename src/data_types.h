// The one table of data types: what a tensor's elements can be. All that must know a type has it from here: the library
// (descriptors of tensors), the tuner (contents, guards, comparing, on hosts and GPUs), and codegen, whose codegen/dtypes.py
// reads these lines as text. One type more is one line more; its C++ type lies in a header of templates/common.
//
// A float's code is sign, exponent, fraction, from the highest bit. Exponents are biased by half their range; exponent 0 is
// for zero and subnormals. Conversions round to the nearest, the even one of two; NaN stays NaN.
//
// encoding   ieee: the last exponent is for infinities and NaNs (IEEE 754-2019, 3.4; E5M2 of OCP's 8-bit floating point
//            specification, revision 1.0). finite: it is one more for numbers, there is no infinity, and only all ones are NaN
//            (E4M3 of the same). integer: two's complement.
// overflow   infinite: what rounds to more than the largest number becomes infinite. saturated: that number, and so do
//            infinities (PTX: cvt.rn.satfinite).
// NaN        what a NaN becomes; its sign is kept, but where overflow saturates (as PTX has it).
// guard      what lies around a buffer: a NaN, of 16 bits and more with the buffer's number added; poison: a NaN that stands
//            for what was never written. Arithmetic produces neither.
// map        CUtensorMapDataType, less CU_TENSOR_MAP_DATA_TYPE_. FLOAT32 moves every bit as it is; TFLOAT32 would round.
// NumPy      the name in NumPy, or in ml_dtypes where NumPy has none.
// features   of a CUDA arch (codegen/archs), apart by blanks, without which no tensor is of that type. CPUs need none, and
//            neither do types of 8 bits: some archs have instructions that convert them, all have arithmetic that does.
#pragma once

#include <cstdint>

#ifdef __CUDACC__
#define TILEWRIGHT_HD __host__ __device__
#else
#define TILEWRIGHT_HD
#endif

// clang-format off
//        name  bits  exponent fraction encoding  overflow    NaN         guard       poison      map       NumPy            C++ type, its header  features
#define TILEWRIGHT_DATA_TYPES(TYPE) \
  TYPE(f32,     32,   8,       23,      ieee,     infinite,   0x7fc00000, 0x7fc0de00, 0x7fcbad00, FLOAT32,  "float32",       "tw::f32",  "types.h",  "") \
  TYPE(f16,     16,   5,       10,      ieee,     infinite,   0x7e00,     0x7e40,     0x7e8b,     FLOAT16,  "float16",       "tw::f16",  "types.h",  "f16") \
  TYPE(bf16,    16,   8,       7,       ieee,     infinite,   0x7fc0,     0x7fe0,     0x7fcb,     BFLOAT16, "bfloat16",      "tw::bf16", "types.h",  "bf16") \
  TYPE(i32,     32,   0,       0,       integer,  saturated,  0,          0x7fc0de00, 0x7fcbad00, INT32,    "int32",         "int",      "",         "") \
  TYPE(e4m3,    8,    4,       3,       finite,   saturated,  0x7f,       0xff,       0xff,       UINT8,    "float8_e4m3fn", "tw::e4m3", "fp8.h",    "") \
  TYPE(e5m2,    8,    5,       2,       ieee,     saturated,  0x7f,       0x7d,       0x7e,       UINT8,    "float8_e5m2",   "tw::e5m2", "fp8.h",    "") \
  TYPE(i8,      8,    0,       0,       integer,  saturated,  0,          0x80,       0x80,       UINT8,    "int8",          "tw::i8",   "bytes.h",  "") \
  TYPE(f64,     64,   11,      52,      ieee,     infinite,   0x7ff8000000000000, 0x7ff8de0000000000, 0x7ffbad0000000000, FLOAT64, "float64", "double", "",   "")
// Names of attributes whose tensors are of another type: what is stored as f32 is multiplied as tf32, or as three products of
// tf32 that make nearly one of f32.
#define TILEWRIGHT_DATA_TYPE_NAMES(ALIAS) \
  ALIAS(tf32,   f32, "tw::tf32", "types.h") \
  ALIAS(tf32x3, f32, "tw::f32",  "types.h")
// clang-format on

namespace tilewright {

#define TILEWRIGHT_TYPE_NAME(name, ...) name,
enum class DataType : std::uint8_t { TILEWRIGHT_DATA_TYPES(TILEWRIGHT_TYPE_NAME) };
#undef TILEWRIGHT_TYPE_NAME
using ElementType = DataType;  // of what a tensor map describes

enum class Encoding : std::uint8_t { ieee, finite, integer };
enum class Overflow : std::uint8_t { infinite, saturated };

struct NumberFormat {
  int bits, exponent_bits, fraction_bits;
  Encoding encoding;
  Overflow overflow;
  std::uint64_t nan, guard, poison;
};

TILEWRIGHT_HD constexpr NumberFormat format_of(DataType type) {
  switch (type) {
#define TILEWRIGHT_TYPE_FORMAT(name, bits, exponent, fraction, encoding, overflow, nan, guard, poison, ...) \
  case DataType::name:                                                                                      \
    return {bits, exponent, fraction, Encoding::encoding, Overflow::overflow, nan, guard, poison};
    TILEWRIGHT_DATA_TYPES(TILEWRIGHT_TYPE_FORMAT)
#undef TILEWRIGHT_TYPE_FORMAT
  }
  return {};
}

TILEWRIGHT_HD constexpr int bytes_of(DataType type) { return format_of(type).bits / 8; }

// As manifests spell them.
struct DataTypeName {
  const char* name;
  DataType type;  // as it is stored
};
#define TILEWRIGHT_TYPE_NAME(name, ...) {#name, DataType::name},
#define TILEWRIGHT_TYPE_ALIAS(name, type, ...) {#name, DataType::type},
inline constexpr DataTypeName kDataTypeNames[] = {TILEWRIGHT_DATA_TYPES(TILEWRIGHT_TYPE_NAME)
                                                      TILEWRIGHT_DATA_TYPE_NAMES(TILEWRIGHT_TYPE_ALIAS)};
#undef TILEWRIGHT_TYPE_NAME
#undef TILEWRIGHT_TYPE_ALIAS

}  // namespace tilewright
