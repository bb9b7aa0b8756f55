#include "calls/op_shapes.h"

#include <bit>
#include <string>

#include "calls/tensor_text.h"
#include "calls/type_mismatch.h"

namespace tilewright::calls {
namespace {

std::size_t sizes_in(const AxisSchema& axis) {
  std::size_t count = 0;
  while (count < kMaxAxisSizes && axis.sizes[count] != kNoSize) ++count;
  return count;
}

std::int64_t product_of(const DLTensor& array, AxisGroup group) {
  std::int64_t product = 1;
  for (int i = group.first; i < group.last; ++i) product *= array.shape[i];
  return product;
}

std::string types_text(std::span<const DataType> types) {
  std::string text;
  for (std::size_t i = 0; i < types.size(); ++i) {
    const std::string name = type_text(dlpack_type_of(types[i]));
    if (text.find(name) == std::string::npos) text += (text.empty() ? "" : ", ") + name;
  }
  return text;
}

DataType type_in(const TensorSchema& tensor, const Problem& problem) {
  return tensor.types[tensor.type_attribute == kAnyAttribute ? 0 : problem.attributes[tensor.type_attribute]];
}

}  // namespace

OpShapes::OpShapes(const OpArguments& arguments) : op_(arguments.op), schema_(&arguments.op->schema()) {
  problem_.op = static_cast<std::uint16_t>(op_ - linked_table().ops.data());
  is_packed_ = op_->packed_with != kNoTensor && arguments.tensors[op_->packed_with] != nullptr;
  for (std::size_t i = 0; i < schema_->tensors.size(); ++i) {
    const TensorSchema& tensor = schema_->tensors[i];
    if (tensor.role == Role::in && !tensor.is_optional && arguments.tensors[i] == nullptr)
      throw TypeMismatch(std::string(op_->name) + " needs the array " + op_->tensors[i]);
    const bool is_index = tensor.role == Role::in && tensor.is_optional && tensor.types[0] == DataType::i32;
    if (is_index && arguments.tensors[i] != nullptr) index_tensor_ = op_->tensors[i];
  }
  resolve_attributes(arguments);
  require_types(arguments);
  resolve_sizes(arguments);
}

const ShapeSchema& OpShapes::schema_of(std::size_t tensor) const {
  const TensorSchema& of = schema_->tensors[tensor];
  if (is_packed_ && of.packed != nullptr) return *of.packed;
  return of.shapes[of.shape_attribute == kAnyAttribute ? 0 : problem_.attributes[of.shape_attribute]];
}

void OpShapes::resolve_attributes(const OpArguments& arguments) {
  for (std::size_t i = 0; i < op_->attributes.size(); ++i) {
    problem_.attributes[i] =
        arguments.attributes[i] != kAnyAttribute ? arguments.attributes[i] : attribute_by_types(arguments, i);
  }
}

// The usual value where the arrays allow it, else the first that they allow; of an attribute that no array speaks of the value
// that is called as the first attribute's, as the type of weights that are not given.
std::uint8_t OpShapes::attribute_by_types(const OpArguments& arguments, std::size_t attribute) const {
  const auto values = op_->attributes[attribute].values;
  std::uint32_t allowed = (1U << values.size()) - 1;
  bool is_said = false;
  for (std::size_t i = 0; i < schema_->tensors.size(); ++i) {
    const TensorSchema& tensor = schema_->tensors[i];
    if (tensor.type_attribute != attribute || arguments.tensors[i] == nullptr) continue;
    std::uint32_t fits = 0;
    for (std::size_t code = 0; code < values.size(); ++code) {
      if (dlpack_type_of(tensor.types[code]) == arguments.tensors[i]->dtype) fits |= 1U << code;
    }
    if ((allowed & fits) != 0) allowed &= fits;  // else require_types says what is wrong
    is_said = true;
  }
  const std::uint8_t usual = schema_->attributes[attribute];
  if (!is_said && attribute > 0) {
    const std::string first = op_->attributes[0].values[problem_.attributes[0]];
    for (std::size_t code = 0; code < values.size(); ++code) {
      if (first == values[code]) return static_cast<std::uint8_t>(code);
    }
  }
  if ((allowed >> usual & 1) != 0) return usual;
  return static_cast<std::uint8_t>(std::countr_zero(allowed));
}

void OpShapes::require_types(const OpArguments& arguments) const {
  for (std::size_t i = 0; i < schema_->tensors.size(); ++i) {
    const DLTensor* array = arguments.tensors[i];
    const TensorSchema& tensor = schema_->tensors[i];
    if (array == nullptr || array->dtype == dlpack_type_of(type_in(tensor, problem_))) continue;
    std::string text = std::string(op_->tensors[i]) + " is " + type_text(array->dtype) + "; ";
    const bool is_free = tensor.type_attribute == kAnyAttribute;
    text += is_free ? "it must be " + types_text(tensor.types)
                    : "it must be " + type_text(dlpack_type_of(type_in(tensor, problem_))) + " where " +
                          op_->attributes[tensor.type_attribute].name + " is " +
                          op_->attributes[tensor.type_attribute].values[problem_.attributes[tensor.type_attribute]] +
                          "; allowed are " + types_text(tensor.types);
    throw TypeMismatch(text);
  }
}

// A product whose sizes the caller has named, and as long as the array's axis.
bool OpShapes::is_one_axis(const AxisSchema& axis, std::int64_t extent) const {
  std::int64_t product = axis.factor;
  for (std::size_t i = 0; i < sizes_in(axis); ++i) {
    if (given_[axis.sizes[i]] == kDense) return false;
    product *= given_[axis.sizes[i]];
  }
  return product == extent;
}

AxisGroups OpShapes::groups_of(std::size_t tensor, const DLTensor& array) const {
  const auto axes = schema_of(tensor).axes;
  AxisGroups groups{};
  int last = array.ndim;
  int surplus = array.ndim - static_cast<int>(axes.size());
  for (std::size_t i = axes.size(); i-- > 0;) {
    const int split = static_cast<int>(sizes_in(axes[i])) - 1;
    int taken = last > 0 ? 1 : 0;
    if (split > 0 && surplus >= split && !is_one_axis(axes[i], last > 0 ? array.shape[last - 1] : 1)) taken = split + 1;
    if (i == 0) taken = last;
    groups[i] = {last - taken, last};
    surplus -= taken - 1 > 0 ? taken - 1 : 0;
    last -= taken;
  }
  return groups;
}

void OpShapes::resolve_sizes(const OpArguments& arguments) {
  problem_.sizes = given_ = arguments.sizes;
  for (int pass = 0; pass < 2; ++pass) {  // the second one for what followed only from later arrays
    for (std::size_t i = 0; i < schema_->tensors.size(); ++i) {
      if (arguments.tensors[i] != nullptr) bind(i, *arguments.tensors[i]);
    }
  }
  for (std::size_t i = 0; i < schema_->tensors.size(); ++i) {
    if (arguments.tensors[i] != nullptr && schema_->tensors[i].role != Role::out) bind_last_sizes(i, *arguments.tensors[i]);
  }
  require_sizes();
  require_limits();
}

void OpShapes::bind(std::size_t tensor, const DLTensor& array) {
  const auto axes = schema_of(tensor).axes;
  const AxisGroups groups = groups_of(tensor, array);
  for (std::size_t i = 0; i < axes.size(); ++i) {
    // Rows that an index names may be any number: it is the index that says how often it names one.
    const bool is_named = index_tensor_ != nullptr && i == 0 && axes.size() > 1 && sizes_in(axes[i]) == 1;
    if (is_named && (sizes_of_arrays_ >> axes[i].sizes[0] & 1) != 0) continue;
    bind_axis(axes[i], groups[i], array, op_->tensors[tensor]);
  }
}

void OpShapes::bind_axis(const AxisSchema& axis, AxisGroup group, const DLTensor& array, const char* name) {
  const int count = static_cast<int>(sizes_in(axis));
  if (axis.factor == 0 || count == 0) return;
  // An axis for each size, or more for the first one; an only size may have none, which is an axis of 1.
  if (axis.factor == 1 && (count == 1 || group.last - group.first >= count)) {
    const int first_own = count == 1 ? group.last : group.last - count + 1;
    bind_size(axis.sizes[0], array, {group.first, first_own});
    for (int i = 1; i < count; ++i) {
      const int own = first_own + i - 1;
      bind_size(axis.sizes[static_cast<std::size_t>(i)], array, {own, own + 1});
    }
    return;
  }
  std::int64_t known = axis.factor;
  std::uint8_t unknown = kNoSize;
  for (int i = 0; i < count; ++i) {
    const std::uint8_t size = axis.sizes[static_cast<std::size_t>(i)];
    if (problem_.sizes[size] != kDense) {
      known *= problem_.sizes[size];
    } else if (unknown == kNoSize) {
      unknown = size;
    } else {
      return;
    }
  }
  const std::int64_t extent = product_of(array, group);
  if (unknown == kNoSize || known == 0) return;
  if (extent % known != 0) {
    throw InvalidArgument(std::string(name) + " has shape " + tuple_text(shape_of(array)) + ", where " +
                          std::to_string(extent) + " must be a multiple of " + std::to_string(known));
  }
  problem_.sizes[unknown] = extent / known;
}

// An axis of three sizes for which there are two axes: they are of the last two sizes, unless other arrays say what the product
// is, and it is right.
void OpShapes::bind_last_sizes(std::size_t tensor, const DLTensor& array) {
  const auto axes = schema_of(tensor).axes;
  const AxisGroups groups = groups_of(tensor, array);
  for (std::size_t i = 0; i < axes.size(); ++i) {
    const int count = static_cast<int>(sizes_in(axes[i])), given = groups[i].last - groups[i].first;
    if (axes[i].factor != 1 || given < 2 || given >= count) continue;
    std::int64_t product = 1;
    bool is_known = true;
    for (int j = 0; j < count; ++j) {
      const std::int64_t size = problem_.sizes[axes[i].sizes[static_cast<std::size_t>(j)]];
      is_known = is_known && size != kDense;
      product *= size;
    }
    if (is_known && product == product_of(array, groups[i])) continue;
    for (int j = 0; j < count; ++j) {
      const std::uint8_t size = axes[i].sizes[static_cast<std::size_t>(j)];
      const int axis = groups[i].last - count + j;
      const AxisGroup own = axis < groups[i].first ? AxisGroup{groups[i].first, groups[i].first} : AxisGroup{axis, axis + 1};
      const std::int64_t extent = product_of(array, own);
      if (given_[size] != kDense || problem_.sizes[size] == extent) continue;
      problem_.sizes[size] = extent;  // also of another array's size: a product is not broadcast
      origins_[size] = {&array, own};
      sizes_of_arrays_ |= 1U << size;
    }
  }
}

// What one array has once another may have more often: it is then broadcast.
void OpShapes::bind_size(std::uint8_t size, const DLTensor& array, AxisGroup group) {
  const std::int64_t extent = product_of(array, group);
  const bool is_of_array = (sizes_of_arrays_ >> size & 1) != 0;
  const bool is_given = problem_.sizes[size] != kDense && !is_of_array;
  if (is_given && problem_.sizes[size] != extent) return;
  if (is_of_array && !(problem_.sizes[size] == 1 && extent > 1)) return;
  problem_.sizes[size] = extent;
  origins_[size] = {&array, group};
  sizes_of_arrays_ |= 1U << size;
}

void OpShapes::require_sizes() {
  for (std::size_t i = 0; i < op_->key_sizes; ++i) {
    if (problem_.sizes[i] == kDense) problem_.sizes[i] = schema_->key_sizes[i];
    if (problem_.sizes[i] >= 0) continue;
    if (problem_.sizes[i] != kDense) {
      throw InvalidArgument(std::string(op_->name) + ": size " + op_->sizes[i] + " is negative (" +
                            std::to_string(problem_.sizes[i]) + ")");
    }
    throw TypeMismatch(std::string(op_->name) + ": " + op_->sizes[i] + " follows from no array; give " + op_->sizes[i] + "=");
  }
}

// Dispatch would refuse them, too, but when results are made already, for which there may be no memory.
void OpShapes::require_limits() const {
  std::array<std::int64_t, kMaxSizes> least{};
  if (op_->least != nullptr) op_->least(problem_, least);
  for (std::size_t i = 0; i < op_->key_sizes; ++i) {
    if (given_[i] == kDense) continue;
    const std::string text = std::string(op_->name) + ": " + op_->sizes[i] + " is " + std::to_string(given_[i]);
    if (given_[i] < least[i]) throw InvalidArgument(text + ", less than " + std::to_string(least[i]));
    const std::int64_t most = op_->limits.empty() ? INT64_MAX : op_->limits[i].most;
    if (given_[i] > most) throw InvalidArgument(text + ", more than " + std::to_string(most));
  }
}

Shape OpShapes::result_shape(std::size_t tensor) const {
  Problem dense = problem_;
  if (op_->lay_out != nullptr) op_->lay_out(dense);
  std::array<TensorLayout, kMaxTensors> layouts{};
  op_->tensors_of(dense, is_packed_, layouts);
  const auto axes = schema_of(tensor).axes;
  Shape shape;
  for (std::size_t i = 0; i < axes.size(); ++i) {
    const std::size_t count = sizes_in(axes[i]);
    const bool is_list = count > 1 && axes.size() == 1;  // of all there are
    bool is_split = axes[i].factor == 1 && count > 0 && !is_list;
    for (std::size_t j = 0; j < count; ++j) is_split = is_split && (sizes_of_arrays_ >> axes[i].sizes[j] & 1) != 0;
    if (!is_split) shape.add(layouts[tensor].extents[i]);
    for (std::size_t j = 0; is_split && j < count; ++j) {
      const auto& [array, group] = origins_[axes[i].sizes[j]];
      for (int axis = group.first; axis < group.last; ++axis) shape.add(array->shape[axis]);
    }
  }
  for (std::size_t i = 0; i < shape.rank; ++i) {
    if (shape.extents[i] == kUnknownExtent) {
      throw InvalidArgument(std::string(op_->name) + ": how long " + op_->tensors[tensor] +
                            " is follows from nothing: give it");
    }
  }
  return shape;
}

DLDataType OpShapes::result_type(std::size_t tensor) const {
  return dlpack_type_of(type_in(schema_->tensors[tensor], problem_));
}

}  // namespace tilewright::calls
