// Sizes checked when a plan is made, and pointers where a run's can't be told to be right at a glance.
#include "launch/argument_check.h"

#include <algorithm>
#include <bit>
#include <string>

#include "launch/launch.h"
#include "saturate.h"
#include "table/op_schema.h"
#include "tilewright/error.h"

namespace tilewright {
namespace {

using Layouts = std::array<TensorLayout, kMaxTensors>;

// Whether tensors may be packed, too.
bool lay_tensors(const OpEntry& op, const Problem& problem, bool is_packed, Layouts& layouts) {
  return op.tensors_of != nullptr && op.tensors_of(problem, is_packed, layouts);
}

Layouts layouts_of(const OpEntry& op, const Problem& problem, bool is_packed) {
  Layouts layouts;
  lay_tensors(op, problem, is_packed, layouts);
  return layouts;
}

bool has(std::uint32_t tensors, std::size_t tensor) { return (tensors >> tensor & 1) != 0; }

std::string size_text(const OpEntry& op, const Problem& problem, std::size_t size) {
  return std::string(op.name) + ": " + op.sizes[size] + " is " + std::to_string(problem.sizes[size]);
}

[[noreturn]] void refuse(const OpEntry& op, const Problem& problem, const std::string& what) {
  throw InvalidArgument(what + ", in " + shape_text(op, problem));
}

[[noreturn]] void refuse_range(const OpEntry& op, const Problem& problem, std::size_t size) {
  const bool is_negative = problem.sizes[size] < 0;
  throw InvalidArgument(std::string(op.name) + ": size " + op.sizes[size] +
                        (is_negative ? " is negative (" + std::to_string(problem.sizes[size]) + ")" : " is too large") +
                        " in " + shape_text(op, problem));
}

// Bit i: size i says how far apart a tensor's indices lie. Bit of `is_used`: there is more than one of them.
struct Strides {
  std::uint32_t all = 0;
  std::uint32_t used = 0;
};

Strides strides_of(const OpEntry& op, const Layouts& layouts) {
  Strides strides;
  for (std::size_t i = 0; i < op.tensors.size(); ++i) {
    for (std::size_t axis = 0; axis < layouts[i].rank; ++axis) {
      if (layouts[i].stride_sizes[axis] == kNoSize) continue;
      const std::uint32_t bit = 1u << layouts[i].stride_sizes[axis];
      strides.all |= bit;
      if (layouts[i].extents[axis] > 1) strides.used |= bit;
    }
  }
  return strides;
}

void check_limits(const OpEntry& op, const Problem& problem, const Strides& strides) {
  std::array<std::int64_t, kMaxSizes> least{};
  if (op.least != nullptr) op.least(problem, least);
  for (std::size_t i = 0; i < op.sizes.size(); ++i) {
    const std::int64_t size = problem.sizes[i];
    const bool is_stride = has(strides.all, i);
    const bool is_unused = is_stride && !has(strides.used, i);
    const bool may_be_less = is_unused || (is_stride && size == 0);
    if (size > kMaxSize && !is_unused) refuse_range(op, problem, i);
    if (size < least[i] && !may_be_less) {
      refuse(
          op, problem,
          size_text(op, problem, i) + ", less than " + std::to_string(least[i]) + (is_stride ? " and no broadcast (0)" : ""));
    }
    if (op.limits.empty()) continue;
    const SizeLimit& limit = op.limits[i];
    if (size > limit.most) refuse(op, problem, size_text(op, problem, i) + ", more than " + std::to_string(limit.most));
    if (limit.divides == kNoValue) continue;
    const std::int64_t multiple = problem.sizes[limit.divides];
    if (size == 0 ? multiple != 0 : multiple % size != 0) {
      refuse(
          op, problem,
          size_text(op, problem, i) + "; valid are divisors of " + op.sizes[limit.divides] + ", " + std::to_string(multiple));
    }
  }
}

void check_reach(const OpEntry& op, const Problem& problem, std::size_t tensor, const TensorLayout& layout) {
  if (footprint_elements(layout) <= kMaxSize) return;
  refuse(op, problem, std::string(op.name) + ": " + op.tensors[tensor] + " would reach over more than 2^48 elements");
}

bool overlaps_itself(const TensorLayout& layout) {
  std::int64_t least = 0;
  return !layout.is_empty() && overlapping_axis(layout, least) != kMaxAxes;
}

void check_apart(const OpEntry& op, const Problem& problem, std::size_t tensor, const TensorLayout& layout) {
  if (!overlaps_itself(layout)) return;
  std::int64_t least = 0;
  const std::size_t axis = overlapping_axis(layout, least);
  const std::uint8_t size = layout.stride_sizes[axis];
  const std::string stride = size == kNoSize ? std::string(op.name) + ": a stride is " + std::to_string(layout.strides[axis])
                                             : size_text(op, problem, size);
  refuse(op, problem,
         stride + ", so elements of " + op.tensors[tensor] + ", which is written, would overlap; the least is " +
             std::to_string(least));
}

// An input that is multiplied by 0.
bool is_unread(const OpEntry& op, std::size_t tensor, const Arguments& arguments) {
  if (op.scales.empty() || op.scales[tensor] == kNoValue || has(op.written_tensors, tensor)) return false;
  const std::size_t scale = op.scales[tensor];
  return op.scalars[scale].is_float ? arguments.scalars[scale].f32 == 0 : arguments.scalars[scale].i32 == 0;
}

bool may_be_in_place(const OpEntry& op, std::size_t output, std::size_t input) {
  return std::ranges::any_of(op.in_place, [&](const InPlace& each) { return each.output == output && each.input == input; });
}

// What a result may be itself, for those who laid it elsewhere on that.
std::string in_place_text(const OpEntry& op, std::size_t output, std::size_t input) {
  if (!may_be_in_place(op, output, input)) return "";
  return std::string("; valid is ") + op.tensors[input] + " itself, in place, with the same strides";
}

const ShapeSchema& schema_of(const OpSchema& schema, const Problem& problem, std::size_t tensor) {
  const TensorSchema& of = schema.tensors[tensor];
  return of.shapes[of.shape_attribute == kAnyAttribute ? 0 : problem.attributes[of.shape_attribute]];
}

// Optional tables whose rows an optional index names, as positions do those of rotary's cosines, may have fewer rows than the
// index: one is all that is known of them.
void shorten_tables(const OpEntry& op, const Problem& problem, const Arguments& arguments, Layouts& layouts) {
  if (op.schema == nullptr) return;
  const OpSchema& schema = op.schema();
  const auto is_optional_input = [&](std::size_t i) {
    return schema.tensors[i].role == Role::in && schema.tensors[i].is_optional && arguments.tensors[i] != nullptr;
  };
  const auto is_index_of = [&](std::size_t i, const AxisSchema& rows) {
    const auto axes = schema_of(schema, problem, i).axes;
    return is_optional_input(i) && schema.tensors[i].types[0] == DataType::i32 && axes.size() == 1 &&
           axes[0].factor == rows.factor && axes[0].sizes == rows.sizes;
  };
  for (std::size_t table = 0; table < op.tensors.size(); ++table) {
    const auto axes = schema_of(schema, problem, table).axes;
    if (!is_optional_input(table) || axes.size() < 2 || layouts[table].is_empty()) continue;
    for (std::size_t i = 0; i < op.tensors.size(); ++i) {
      if (is_index_of(i, axes[0])) layouts[table].extents[0] = 1;
    }
  }
}

// Rows that an index must name, since they are too few to be taken in order, or none at all.
bool are_too_few(const IndexedRows& each, const Problem& problem) {
  return problem.sizes[each.rows] < problem.sizes[each.count];
}
bool is_none_there(const IndexedRows& each, const Problem& problem) {
  return problem.sizes[each.rows] == 0 && problem.sizes[each.count] > 0;
}

void require_rows(const OpEntry& op, const Problem& problem, const Arguments& arguments) {
  for (const IndexedRows& each : op.indexed) {
    const std::string index = op.tensors[each.index], count = op.sizes[each.count];
    const std::string given = size_text(op, problem, each.rows);
    const std::string wanted = count + " is " + std::to_string(problem.sizes[each.count]);
    if (is_none_there(each, problem)) refuse(op, problem, given + " and " + wanted + "; there must be one at least");
    if (arguments.tensors[each.index] != nullptr || !are_too_few(each, problem)) continue;
    refuse(op, problem, given + " and " + wanted + "; without " + index + " there must be that many at least");
  }
}

bool overlap(std::uintptr_t a, std::uintptr_t a_bytes, std::uintptr_t b, std::uintptr_t b_bytes) {
  return b - a < a_bytes || a - b < b_bytes;
}

}  // namespace

void require_numbers(const OpEntry& op, const Problem& problem, const Arguments& arguments) {
  for (const NumberList& list : op.lists) {
    const auto* const numbers = static_cast<const std::int32_t*>(arguments.tensors[list.tensor]);
    if (numbers == nullptr) continue;
    const std::int64_t most = problem.sizes[list.most];
    for (std::int64_t i = 0; i < problem.sizes[list.count]; ++i) {
      if (numbers[i] >= 0 && numbers[i] <= most) continue;
      throw InvalidArgument(std::string(op.name) + ": " + op.tensors[list.tensor] + " has " + std::to_string(numbers[i]) +
                            " as number " + std::to_string(i) + "; valid are 0 to " + std::to_string(most) + ", which is " +
                            op.sizes[list.most]);
    }
  }
}

void check_sizes(const OpEntry& op, const Problem& problem) {
  for (std::size_t i = 0; i < op.sizes.size(); ++i) {
    if (problem.sizes[i] < 0 || (i < op.key_sizes && problem.sizes[i] > kMaxSize)) refuse_range(op, problem, i);
  }
}

void check_problem(const OpEntry& op, const Problem& problem) {
  check_sizes(op, problem);
  Layouts layouts;
  const bool may_be_packed = lay_tensors(op, problem, false, layouts);
  check_limits(op, problem, strides_of(op, layouts));
  for (std::size_t i = 0; i < op.tensors.size(); ++i) {
    check_reach(op, problem, i, layouts[i]);
    // How results of a batch that may be packed lie is known when it is run.
    if (has(op.written_tensors, i) && !may_be_packed) check_apart(op, problem, i, layouts[i]);
  }
}

ArgumentCheck::ArgumentCheck(const OpEntry& op, const Problem& problem, std::uint32_t alignment)
    : op_(&op), kernel_alignment_(alignment), packed_with_(op.packed_with), tensors_(op.tensors.size()) {
  std::int64_t most_bytes = 1;
  std::uint32_t results = 0, empty_results = 0;
  for (const bool is_packed : {false, true}) {
    const Layouts layouts = layouts_of(op, problem, is_packed);
    Footprints& of = footprints_[is_packed ? 1 : 0];
    for (std::size_t i = 0; i < tensors_; ++i) {
      of.bytes[i] = static_cast<std::uintptr_t>(footprint_bytes(layouts[i]));
      if (has(op.required_tensors, i) && of.bytes[i] != 0) of.needed |= 1u << i;
      most_bytes = std::max(most_bytes, layouts[i].element_bytes);
      if (has(op.written_tensors, i) && overlaps_itself(layouts[i])) of.overlapping |= 1u << i;
      if (is_packed || !has(op.written_tensors & op.required_tensors, i)) continue;
      results |= 1u << i;
      if (of.bytes[i] == 0) empty_results |= 1u << i;
    }
  }
  for (const IndexedRows& each : op.indexed) {
    for (Footprints& of : footprints_) {
      if (are_too_few(each, problem)) of.needed |= 1u << each.index;
      of.lacks_rows |= is_none_there(each, problem);
    }
  }
  is_empty_ = op.tensors_of != nullptr && results != 0 && results == empty_results;
  alignment_mask_ = std::max<std::uintptr_t>(alignment, static_cast<std::uintptr_t>(most_bytes)) - 1;
  for (std::size_t written = 0; written < tensors_; ++written) {
    if (!has(op.written_tensors, written)) continue;
    for (std::size_t other = 0; other < tensors_; ++other) {
      const bool is_seen = has(op.written_tensors, other) && other <= written;
      if (is_seen) continue;
      Pair& pair = pair_[pairs_++];
      pair = {.written = static_cast<std::uint8_t>(written), .other = static_cast<std::uint8_t>(other)};
      if (!may_be_in_place(op, written, other)) continue;
      for (const bool is_packed : {false, true}) {
        const Layouts layouts = layouts_of(op, problem, is_packed);
        pair.can_be_same[is_packed ? 1 : 0] = is_same_layout(layouts[written], layouts[other]);
      }
    }
  }
}

bool ArgumentCheck::require_right(const Problem& problem, const Arguments& arguments) const {
  const bool is_packed = packed_with_ != kNoTensor && arguments.tensors[packed_with_] != nullptr;
  Layouts layouts = layouts_of(*op_, problem, is_packed);
  shorten_tables(*op_, problem, arguments, layouts);
  const Footprints& of = footprints_[is_packed ? 1 : 0];
  const auto address_of = [&](std::size_t i) { return reinterpret_cast<std::uintptr_t>(arguments.tensors[i]); };
  std::uintptr_t wide_bits = 0;
  require_rows(*op_, problem, arguments);
  for (std::size_t i = 0; i < tensors_; ++i) {
    const std::uintptr_t address = address_of(i);
    const std::string name = std::string(op_->name) + ": " + op_->tensors[i];
    if (address == 0 && has(of.needed, i) && !is_unread(*op_, i, arguments)) throw InvalidArgument(name + " is NULL");
    const auto element_bytes = static_cast<std::uintptr_t>(std::max<std::int64_t>(layouts[i].element_bytes, 1));
    if (address % element_bytes != 0) {
      throw InvalidArgument(name + " is at an address that is no multiple of " + std::to_string(element_bytes) +
                            ", the bytes of its elements");
    }
    if (address != 0 && has(of.overlapping, i)) check_apart(*op_, problem, i, layouts[i]);
    if (!has(op_->narrow_tensors, i)) wide_bits |= address;
  }
  for (std::size_t i = 0; i < pairs_; ++i) {
    const auto [written, other, can_be_same] = pair_[i];
    if (address_of(written) == address_of(other) && can_be_same[is_packed ? 1 : 0]) continue;
    if (!overlap(address_of(written), of.bytes[written], address_of(other), of.bytes[other])) continue;
    if (address_of(other) == 0 || address_of(written) == 0) continue;
    if (!share_bytes(layouts[written], address_of(written), layouts[other], address_of(other))) continue;
    throw InvalidArgument(std::string(op_->name) + ": " + op_->tensors[written] + ", which is written, overlaps " +
                          op_->tensors[other] + in_place_text(*op_, written, other));
  }
  return (wide_bits & (kernel_alignment_ - 1)) == 0;
}

Arguments ArgumentCheck::with_addresses(const Arguments& arguments) const {
  Arguments result = arguments;
  const auto written = static_cast<std::size_t>(std::countr_zero(op_->written_tensors & op_->required_tensors));
  for (std::size_t i = 0; i < tensors_; ++i) {
    if (arguments.tensors[i] == nullptr && is_unread(*op_, i, arguments)) result.tensors[i] = arguments.tensors[written];
  }
  return result;
}

}  // namespace tilewright
