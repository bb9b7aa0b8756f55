// The checker's functors and algorithms in Thrust. Included by checker_host.cpp and checker_cuda.cu only, each with its own
// THRUST_DEVICE_SYSTEM: the same arithmetic decides on both.
#pragma once

#include <thrust/device_ptr.h>
#include <thrust/execution_policy.h>
#include <thrust/for_each.h>
#include <thrust/functional.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/transform_reduce.h>

#include <cmath>
#include <cstdint>
#include <utility>

#include "device/checker.h"
#include "device/number_format.h"

namespace tilewright::tune {
namespace {

// Quiet NaNs with payloads that arithmetic does not produce: a kernel that computes a NaN writes another one. Types of 8 bits
// have too few to tell buffers apart.
TILEWRIGHT_HD inline std::uint64_t guard_bits(DataType type, std::uint32_t tag) {
  const NumberFormat format = format_of(type);
  return format.guard + (format.bits > 8 ? tag : 0);
}
TILEWRIGHT_HD inline std::uint64_t poison_bits(DataType type) { return format_of(type).poison; }

// What only reading a guard or an element that was never written can give.
TILEWRIGHT_HD inline bool is_planted(DataType type, std::uint64_t bits) {
  return bits == poison_bits(type) || (bits >= guard_bits(type, 0) && bits <= guard_bits(type, kTags - 1));
}

// splitmix64's finaliser over a counter: any element of any buffer on its own, the same on every device.
TILEWRIGHT_HD inline std::uint64_t mix(std::uint64_t seed, std::uint64_t index) {
  std::uint64_t z = seed + (index + 1) * 0x9e3779b97f4a7c15ull;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
  return z ^ (z >> 31);
}

// A call on the device: inlined into every unrolled element of every algorithm, the choices below keep nvcc busy for minutes.
#ifdef __CUDACC__
#define TILEWRIGHT_CALLED __noinline__
#else
#define TILEWRIGHT_CALLED inline
#endif

TILEWRIGHT_HD inline double unscaled_value(FillKind kind, std::uint64_t random) {
  const auto choose = [random](int count) { return static_cast<int>((random >> 32) % static_cast<std::uint64_t>(count)); };
  switch (kind) {
    case FillKind::zero:
      return 0;
    case FillKind::uniform:
      return (choose(16385) - 8192) / 8192.0;
    case FillKind::wide:
      return power_of_two(choose(7) - 3) * (random % 2 == 0 ? 1 : -1);
    case FillKind::infinite:
      if (random % 64 == 0) return random % 128 == 0 ? HUGE_VAL : -HUGE_VAL;
      [[fallthrough]];
    case FillKind::one:
      return 1;
    case FillKind::positive:
      return (choose(8192) + 1) / 8192.0;
    case FillKind::normal: {
      // The sum of four uniform numbers of 16 bits, less its mean, by its deviation.
      const std::uint64_t sum = (random & 0xffff) + (random >> 16 & 0xffff) + (random >> 32 & 0xffff) + (random >> 48);
      return (static_cast<double>(sum) - 131070) / 37837.0;
    }
    case FillKind::external:  // see Pattern
    case FillKind::offsets:   // see index_value
    case FillKind::lengths:
    case FillKind::permutation:
    case FillKind::indices:
    case FillKind::even_ends:
    case FillKind::random_ends:
    case FillKind::skewed_ends:
    case FillKind::one_end:
    case FillKind::wrong_ends:
    case FillKind::small_int:
      break;
  }
  return choose(9) - 4;
}

TILEWRIGHT_HD TILEWRIGHT_CALLED float element_value(const Fill& fill, std::uint64_t seed, std::int64_t index) {
  return static_cast<float>(unscaled_value(fill.kind, mix(seed, static_cast<std::uint64_t>(index))) *
                            power_of_two(fill.exponent));
}

// The same of an f64: uniform numbers of all its digits, and exponents that are halved, for a subnormal power is none of
// power_of_two.
TILEWRIGHT_HD TILEWRIGHT_CALLED double wide_element_value(const Fill& fill, std::uint64_t seed, std::int64_t index) {
  const std::uint64_t random = mix(seed, static_cast<std::uint64_t>(index));
  const double value =
      fill.kind == FillKind::uniform
          ? static_cast<double>(static_cast<std::int64_t>(random >> 10) - (std::int64_t{1} << 53)) * power_of_two(-53)
          : unscaled_value(fill.kind, random);
  const int half = fill.exponent / 2;
  return value * power_of_two(half) * power_of_two(fill.exponent - half);
}

TILEWRIGHT_HD inline bool is_index(FillKind kind) { return kind >= kFirstIndexFill; }

// Element `index` of `count` of an i32 tensor.
TILEWRIGHT_HD TILEWRIGHT_CALLED std::int64_t index_value(const Fill& fill, std::uint64_t seed, std::int64_t index,
                                                         std::int64_t count) {
  constexpr std::int64_t kPrime = 2654435761;  // more than any count: steps of it meet every index once
  const std::uint64_t random = mix(seed, static_cast<std::uint64_t>(index));
  switch (fill.kind) {
    case FillKind::lengths: {
      const std::int64_t longest = std::int64_t{1} << fill.exponent;
      return index < 2 ? (1 - index) * longest : static_cast<std::int64_t>(random % static_cast<std::uint64_t>(longest + 1));
    }
    case FillKind::permutation:
      return static_cast<std::int64_t>((static_cast<std::uint64_t>(index) * kPrime + seed % 65536) %
                                       static_cast<std::uint64_t>(count));
    case FillKind::indices:
      return static_cast<std::int64_t>(random % static_cast<std::uint64_t>(fill.limit > 0 ? fill.limit : 1));
    case FillKind::even_ends:
      return (index + 1) * fill.limit / count;
    case FillKind::random_ends: {
      constexpr std::int64_t kWhole = 65536;
      const std::int64_t place = index * kWhole + kWhole / 2 + static_cast<std::int64_t>(random % kWhole);
      return index == count - 1 ? fill.limit : place * fill.limit / (kWhole * count);
    }
    case FillKind::skewed_ends: {
      const double place = static_cast<double>(index + 1) / static_cast<double>(count);
      return index == count - 1 ? fill.limit : static_cast<std::int64_t>(place * place * place * fill.limit);
    }
    case FillKind::one_end:
      return index == count - 1 || static_cast<std::uint64_t>(index) >= seed % static_cast<std::uint64_t>(count) ? fill.limit
                                                                                                                 : 0;
    case FillKind::wrong_ends: {  // the last one is right; what is behind limit comes late, for then nothing is left
      const std::int64_t right = (index + 1) * fill.limit / count;
      if (index % 3 == 1 && index < count - 1) return right - fill.limit / 2 - 3;
      return index % 3 == 2 && index > count / 2 ? right + fill.limit : right;
    }
    default:  // where a neighbour begins: at its number, or one later; in a row of 2, 1 and 0 long ones all combinations occur
      return (index == 0 || index >= count - 1 ? index : index + static_cast<std::int64_t>(random >> 63)) << fill.exponent;
  }
}

TILEWRIGHT_HD inline std::uint64_t load_bits(const void* data, DataType type, std::int64_t index) {
  switch (bytes_of(type)) {
    case 8:
      return static_cast<const std::uint64_t*>(data)[index];
    case 4:
      return static_cast<const std::uint32_t*>(data)[index];
    case 2:
      return static_cast<const std::uint16_t*>(data)[index];
    default:
      return static_cast<const std::uint8_t*>(data)[index];
  }
}

struct Pattern {
  GuardedBuffer buffer;
  bool poisoned;

  // index counts from the start of the data; guards have negative indices and those from buffer.elements on.
  TILEWRIGHT_HD std::uint64_t operator()(std::int64_t index) const {
    if (index < 0 || index >= buffer.elements) return guard_bits(buffer.type, buffer.tag);
    if (poisoned) return poison_bits(buffer.type);
    if (buffer.fill.kind == FillKind::external) return load_bits(buffer.contents, buffer.type, index);
    if (is_index(buffer.fill.kind)) {
      return static_cast<std::uint32_t>(index_value(buffer.fill, buffer.seed, index, buffer.elements));
    }
    if (buffer.type == DataType::f64) return bits_of_double(wide_element_value(buffer.fill, buffer.seed, index));
    return encode(buffer.type, element_value(buffer.fill, buffer.seed, index));
  }
};

struct StorePattern {
  Pattern pattern;
  void* data;

  TILEWRIGHT_HD void operator()(std::int64_t index) const {
    switch (bytes_of(pattern.buffer.type)) {
      case 8:
        static_cast<std::uint64_t*>(data)[index] = pattern(index);
        break;
      case 4:
        static_cast<std::uint32_t*>(data)[index] = static_cast<std::uint32_t>(pattern(index));
        break;
      case 2:
        static_cast<std::uint16_t*>(data)[index] = static_cast<std::uint16_t>(pattern(index));
        break;
      default:
        static_cast<std::uint8_t*>(data)[index] = static_cast<std::uint8_t>(pattern(index));
    }
  }
};

struct ElementError {
  const void* data;
  DataType type;
  OutputView view;
  const double* reference;

  TILEWRIGHT_HD TILEWRIGHT_CALLED double error_of(std::uint64_t bits, double want) const {
    const double got = decode(type, bits);
    want = stored_as(want);
    if (got == want) return 0;  // equal infinities, too, and 0 against 0 with no tolerance
    if (want != want) return got != got && !is_planted(type, bits) ? 0 : HUGE_VAL;
    if (got == HUGE_VAL || got == -HUGE_VAL) return got * want > 0 && rounds_to_infinity(want) ? 0 : HUGE_VAL;
    if (want == HUGE_VAL || want == -HUGE_VAL) return HUGE_VAL;
    const double allowed = view.tolerance.absolute + view.tolerance.relative * magnitude(want);
    const double difference = magnitude(got - want);
    return difference <= allowed * 1e300 ? difference / allowed : HUGE_VAL;  // a NaN compares false with everything
  }
  TILEWRIGHT_HD static double magnitude(double value) { return value < 0 ? -value : value; }
  // A type that saturates has its largest number where the reference has more.
  TILEWRIGHT_HD double stored_as(double want) const {
    const NumberFormat format = format_of(type);
    if (format.encoding == Encoding::integer || format.overflow != Overflow::saturated) return want;
    const double largest = decode(type, largest_code(format));
    return want > largest ? largest : want < -largest ? -largest : want;
  }
  // Half a step above the largest number of the type, or within the tolerance of that. Of f64 the reference is infinite, too.
  TILEWRIGHT_HD bool rounds_to_infinity(double want) const {
    const NumberFormat format = format_of(type);
    if (format.bits == 64) return false;
    if (format.encoding != Encoding::ieee || format.overflow != Overflow::infinite) return false;
    const int bias = static_cast<int>(bias_of(format));
    const double least = power_of_two(bias + 1) - power_of_two(bias - format.fraction_bits - 1);
    return magnitude(want) * (1 + view.tolerance.relative) + view.tolerance.absolute >= least;
  }
  TILEWRIGHT_HD ErrorReport operator()(std::int64_t dense) const {
    const double error = error_of(load_bits(data, type, view.index_of(dense)), reference[dense]);
    return {error, dense, error > 1.0 ? 1 : 0, error > 1.0 ? dense : INT64_MAX};
  }
};

struct WorseOf {
  TILEWRIGHT_HD ErrorReport operator()(const ErrorReport& a, const ErrorReport& b) const {
    const bool first = a.worst > b.worst || (a.worst == b.worst && a.index >= 0 && (b.index < 0 || a.index < b.index));
    return {first ? a.worst : b.worst, first ? a.index : b.index, a.count + b.count, a.first < b.first ? a.first : b.first};
  }
};

struct ElementChange {
  Pattern pattern;
  const void* data;
  OutputView view;  // the axis with the largest stride first
  bool has_view;

  TILEWRIGHT_HD bool is_output(std::int64_t index) const {
    if (!has_view || index < 0) return false;
    for (int axis = 0; axis < OutputView::kAxes; ++axis) {
      if (view.extents[axis] == 1) continue;
      if (index / view.strides[axis] >= view.extents[axis]) return false;
      index %= view.strides[axis];
    }
    return index == 0;
  }
  TILEWRIGHT_HD ChangeReport operator()(std::int64_t index) const {
    if (is_output(index) || load_bits(data, pattern.buffer.type, index) == pattern(index)) return {0, INT64_MAX};
    return {1, index};
  }
};

struct EarlierOf {
  TILEWRIGHT_HD ChangeReport operator()(const ChangeReport& a, const ChangeReport& b) const {
    return {a.count + b.count, a.first < b.first ? a.first : b.first};
  }
};

void store(const GuardedBuffer& buffer, bool poisoned) {
  const thrust::counting_iterator<std::int64_t> first(-buffer.guard_elements);
  thrust::for_each(thrust::device, first, first + buffer.total_elements(), StorePattern{{buffer, poisoned}, buffer.data()});
}

void thrust_fill(const GuardedBuffer& buffer) { store(buffer, false); }
void thrust_poison(const GuardedBuffer& buffer) { store(buffer, true); }

ErrorReport thrust_compare(const GuardedBuffer& buffer, const OutputView& view, const double* reference) {
  const thrust::counting_iterator<std::int64_t> first(0);
  return thrust::transform_reduce(thrust::device, first, first + view.elements(),
                                  ElementError{buffer.data(), buffer.type, view, reference}, ErrorReport{}, WorseOf{});
}

OutputView by_stride(OutputView view) {
  for (int end = OutputView::kAxes; end > 1; --end) {
    for (int axis = 1; axis < end; ++axis) {
      if (view.strides[axis - 1] >= view.strides[axis]) continue;
      std::swap(view.strides[axis - 1], view.strides[axis]);
      std::swap(view.extents[axis - 1], view.extents[axis]);
    }
  }
  return view;
}

ChangeReport thrust_find_change(const GuardedBuffer& buffer, const OutputView* output, bool poisoned) {
  const thrust::counting_iterator<std::int64_t> first(-buffer.guard_elements);
  const ElementChange change{{buffer, poisoned},
                             buffer.data(),
                             output != nullptr ? by_stride(*output) : OutputView{},
                             output != nullptr && output->elements() > 0};
  return thrust::transform_reduce(thrust::device, first, first + buffer.total_elements(), change, ChangeReport{0, INT64_MAX},
                                  EarlierOf{});
}

constexpr Checker kThrustChecker{thrust_fill, thrust_poison, thrust_compare, thrust_find_change};

}  // namespace
}  // namespace tilewright::tune
