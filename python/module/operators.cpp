#include "module/operators.h"

#include <nanobind/stl/filesystem.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "calls/linked_ops.h"
#include "calls/named_values.h"
#include "calls/op_call.h"
#include "calls/op_shapes.h"
#include "calls/type_mismatch.h"
#include "module/array.h"
#include "module/class_attribute.h"
#include "module/copying.h"
#include "module/new_array.h"
#include "module/number.h"
#include "module/numerics_of.h"
#include "module/signature.h"
#include "module/text_of.h"
#include "table/op_text.h"
#include "table/wide_scalar.h"

namespace tilewright::module {
namespace nb = nanobind;
namespace {

template <typename Names, typename Name>
std::size_t index_of(const Names& names, std::string_view wanted, const Name& name) {
  std::size_t i = 0;
  while (i < names.size() && wanted != name(names[i])) ++i;
  return i;
}

// One call of an operator: what the caller gives, read, completed by results, and handed on.
class OperatorCall {
 public:
  explicit OperatorCall(const OpEntry& op) : op_(&op), schema_(&op.schema()), arguments_(op) {}

  nb::object run(const nb::args& positional, const nb::kwargs& keywords) {
    read(positional, keywords);
    for (std::size_t i = 0; i < op_->tensors.size(); ++i) {
      if (!given_[i].is_valid()) continue;
      import(i);
      require_writable(i);
    }
    const calls::OpShapes shapes(arguments_);
    make_results(shapes);
    Copying copying({}, {});
    for (std::size_t i = 0; i < op_->tensors.size(); ++i) {
      if (arrays_[i]) copying.add(&*arrays_[i], schema_->tensors[i].role != Role::in);
    }
    calls::Call call = copying.call([&] { return calls::op_call(arguments_, shapes); });
    call.problem.numerics = numerics_;
    copying.complete(call, stream_.stream);
    for (std::size_t i = 0; i < op_->tensors.size(); ++i) {
      const bool is_written = arrays_[i] && schema_->tensors[i].role != Role::in && (made_ >> i & 1) == 0;
      if (is_written) arrays_[i]->producer().note_written(given_[i]);
    }
    return results();
  }

 private:
  void read(const nb::args& positional, const nb::kwargs& keywords);
  void read_keyword(std::string_view name, nb::handle value);
  void read_scalar(std::size_t index, nb::handle value);
  void read_out(nb::handle value);
  void give(std::size_t tensor, nb::handle value);
  void import(std::size_t tensor);
  void require_writable(std::size_t tensor) const;
  bool is_result(std::size_t tensor) const;
  void make_results(const calls::OpShapes& shapes);
  nb::object results() const;
  std::string known_keywords() const;

  const OpEntry* op_;
  const OpSchema* schema_;
  calls::OpArguments arguments_;
  CallStream stream_{};
  std::array<nb::object, kMaxTensors> given_{};
  std::array<std::optional<Array>, kMaxTensors> arrays_{};
  const Array* first_ = nullptr;
  Numerics numerics_ = Numerics::tuned;
  std::uint32_t wanted_ = 0;  // bit i: the caller asks for the optional result i
  std::uint32_t made_ = 0;    // bit i: result i is made here
};

// Also what the operator reads only with a factor, such as C of beta * C.
bool is_result_of(const OpEntry& op, std::size_t tensor) {
  const Role role = op.schema().tensors[tensor].role;
  return role == Role::out || (role == Role::inout && op.scales[tensor] != kNoValue);
}

// Else all that it writes is given to it.
bool has_results(const OpEntry& op) {
  for (std::size_t i = 0; i < op.tensors.size(); ++i)
    if (is_result_of(op, i)) return true;
  return false;
}

void OperatorCall::read(const nb::args& positional, const nb::kwargs& keywords) {
  std::size_t tensor = 0;
  for (const nb::handle value : positional) {
    while (tensor < op_->tensors.size() && schema_->tensors[tensor].role == Role::out) ++tensor;
    if (tensor == op_->tensors.size()) {
      throw calls::TypeMismatch(std::string(op_->name) + " got " + std::to_string(positional.size()) +
                                " arrays by position, which are more than it reads; allowed beside them are " +
                                known_keywords());
    }
    give(tensor++, value);
  }
  for (const auto [key, value] : keywords) read_keyword(text_of("a keyword", key), value);
}

void OperatorCall::read_keyword(std::string_view name, nb::handle value) {
  const auto itself = [](const char* each) { return each; };
  const auto its_name = [](const auto& each) { return each.name; };
  if (const std::size_t i = index_of(op_->tensors, name, itself); i < op_->tensors.size()) return give(i, value);
  if (const std::size_t i = index_of(op_->scalars, name, its_name); i < op_->scalars.size() && !op_->scalars[i].is_half)
    return read_scalar(i, value);
  if (const std::size_t i = index_of(op_->attributes, name, its_name); i < op_->attributes.size()) {
    arguments_.attributes[i] =
        calls::place_of(op_->attributes[i].name, text_of(op_->attributes[i].name, value), op_->attributes[i].values);
    return;
  }
  if (const std::size_t i = index_of(op_->sizes, name, itself); i < op_->sizes.size()) {
    arguments_.sizes[i] = number_of<std::int64_t>(op_->sizes[i], value);
    return;
  }
  if (name == "out" && has_results(*op_)) return read_out(value);
  if (name == "numerics") {
    numerics_ = numerics_of(value);
    return;
  }
  throw calls::TypeMismatch(std::string(op_->name) + " knows no \"" + std::string(name) + "\"; allowed are " +
                            known_keywords());
}

void OperatorCall::read_scalar(std::size_t index, nb::handle value) {
  const ScalarDeclaration& scalar = op_->scalars[index];
  const auto values = schema_->scalars[index].values;
  if (scalar.is_float) {
    const auto number = number_of<double>(scalar.name, value);
    arguments_.scalars[index].f32 = scalar.halves == kNoValue ? number_of<float>(scalar.name, value) : nearest_f32(number);
    if (scalar.halves != kNoValue) {
      arguments_.scalars[scalar.halves].i32 = wide_low(number);
      arguments_.scalars[scalar.halves + 1u].i32 = wide_high(number);
    }
  } else if (!values.empty() && nb::isinstance<nb::str>(value)) {
    arguments_.scalars[index].i32 = calls::place_of(scalar.name, text_of(scalar.name, value), values);
  } else {
    arguments_.scalars[index].i32 = number_of<std::int32_t>(scalar.name, value);
  }
}

// The one result, or a tuple of all that are no option.
void OperatorCall::read_out(nb::handle value) {
  std::vector<std::size_t> results;
  for (std::size_t i = 0; i < op_->tensors.size(); ++i) {
    if (is_result(i) && !schema_->tensors[i].is_optional) results.push_back(i);
  }
  if (results.size() == 1) return give(results[0], value);
  if (value.is_none()) return;
  if (!nb::isinstance<nb::tuple>(value) || nb::len(value) != results.size()) {
    throw calls::TypeMismatch(std::string("out of ") + op_->name + " must be a tuple of its " + std::to_string(results.size()) +
                              " results");
  }
  for (std::size_t i = 0; i < results.size(); ++i) give(results[i], value[i]);
}

void OperatorCall::give(std::size_t tensor, nb::handle value) {
  if (value.is_none() || value.ptr() == Py_False) return;
  if (value.ptr() == Py_True && schema_->tensors[tensor].role == Role::out) {
    wanted_ |= 1U << tensor;
    return;
  }
  if (given_[tensor].is_valid()) throw calls::TypeMismatch(std::string(op_->name) + " got " + op_->tensors[tensor] + " twice");
  given_[tensor] = nb::borrow(value);
}

void OperatorCall::import(std::size_t tensor) {
  arrays_[tensor].emplace(given_[tensor], op_->tensors[tensor], stream_);
  if (first_ == nullptr) first_ = &*arrays_[tensor];
  arguments_.tensors[tensor] = &arrays_[tensor]->tensor();
}

void OperatorCall::require_writable(std::size_t tensor) const {
  if (schema_->tensors[tensor].role == Role::in || !arrays_[tensor]->is_read_only()) return;
  throw InvalidArgument(std::string(op_->tensors[tensor]) + " is read-only; it must be an array that can be written");
}

bool OperatorCall::is_result(std::size_t tensor) const { return is_result_of(*op_, tensor); }

void OperatorCall::make_results(const calls::OpShapes& shapes) {
  for (std::size_t i = 0; i < op_->tensors.size(); ++i) {
    if (!is_result(i) || given_[i].is_valid()) continue;
    if (schema_->tensors[i].is_optional && (wanted_ >> i & 1) == 0) continue;
    if (schema_->tensors[i].role == Role::inout && arguments_.scalars[op_->scales[i]].f32 != 0) continue;
    if (shapes.index_tensor() != nullptr) {
      throw calls::TypeMismatch(std::string(op_->name) + ": " + shapes.index_tensor() +
                                " says which rows are meant, so how long " + op_->tensors[i] + " must be is not known; give " +
                                op_->tensors[i] + "=");
    }
    if (first_ == nullptr) continue;
    given_[i] = new_array(first_->producer(), shapes.result_shape(i), shapes.result_type(i), first_->tensor().device);
    made_ |= 1U << i;
    import(i);
  }
}

nb::object OperatorCall::results() const {
  nb::object only;
  std::size_t count = 0;
  for (std::size_t i = 0; i < op_->tensors.size(); ++i) {
    if (!is_result(i) || !given_[i].is_valid()) continue;
    only = given_[i];
    ++count;
  }
  if (count == 1) return only;
  if (count == 0) return nb::none();  // what it writes was given to it
  nb::list all;
  for (std::size_t i = 0; i < op_->tensors.size(); ++i) {
    if (is_result(i) && given_[i].is_valid()) all.append(given_[i]);
  }
  return nb::tuple(all);
}

std::string OperatorCall::known_keywords() const {
  std::string text;
  const auto add = [&](const char* name) { text += (text.empty() ? "" : ", ") + std::string(name); };
  for (const char* name : op_->tensors) add(name);
  for (const ScalarDeclaration& scalar : op_->scalars) {
    if (!scalar.is_half) add(scalar.name);
  }
  for (const NamedValues& attribute : op_->attributes) add(attribute.name);
  for (const char* name : op_->sizes.first(op_->key_sizes)) add(name);
  return text + (has_results(*op_) ? ", out, numerics" : ", numerics");
}

const OpText* text_of_op(const OpEntry& op) {
  for (const OpText& each : linked_op_texts()) {
    if (std::string_view(each.name) == op.name) return &each;
  }
  return nullptr;
}

struct Operator {
  const OpEntry* op;

  nb::object call(const nb::args& positional, const nb::kwargs& keywords) const {
    return OperatorCall(*op).run(positional, keywords);
  }
};

nb::object usual_of(const ScalarDeclaration& declared, const ScalarSchema& scalar) {
  if (!scalar.values.empty()) return nb::str(scalar.values[static_cast<std::size_t>(scalar.usual)]);
  if (declared.is_float) return nb::float_(scalar.usual);
  return nb::int_(static_cast<std::int64_t>(scalar.usual));
}

// What is read comes by position or name, all else by name.
nb::object signature_of(const OpEntry& op) {
  const OpSchema& schema = op.schema();
  const nb::object none = nb::none();
  const char* const read = "POSITIONAL_OR_KEYWORD";
  const char* const named = "KEYWORD_ONLY";
  Signature all;
  for (std::size_t i = 0; i < op.tensors.size(); ++i) {
    const TensorSchema& tensor = schema.tensors[i];
    const bool is_made = tensor.role == Role::inout && op.scales[i] != kNoValue;  // where it is not given
    if (tensor.role != Role::out) all.add(op.tensors[i], read, tensor.is_optional || is_made ? none : nb::object());
  }
  for (std::size_t i = 0; i < op.tensors.size(); ++i) {
    if (schema.tensors[i].role == Role::out) all.add(op.tensors[i], named, none);
  }
  if (has_results(op)) all.add("out", named, none);
  for (std::size_t i = 0; i < op.scalars.size(); ++i) {
    if (!op.scalars[i].is_half) all.add(op.scalars[i].name, named, usual_of(op.scalars[i], schema.scalars[i]));
  }
  for (const NamedValues& attribute : op.attributes) all.add(attribute.name, named, none);
  for (const char* size : op.sizes.first(op.key_sizes)) all.add(size, named, none);
  all.add("numerics", named, none);
  return all.object();
}

// Of an operator, or of the class, which is called with a name.
nb::object signature_of(nb::handle instance) {
  if (!instance.is_none()) return signature_of(*nb::cast<const Operator&>(instance).op);
  Signature all;
  all.add("name", "POSITIONAL_OR_KEYWORD");
  return all.object();
}

// A call with the least that it takes: "values, indices = tilewright.ops.row_topk(x, k=...)".
std::string example_of(const OpEntry& op) {
  const OpSchema& schema = op.schema();
  std::string results, arguments;
  const auto append = [](std::string& list, const std::string& one) { list += (list.empty() ? "" : ", ") + one; };
  std::uint32_t known = 0;  // sizes that follow from what is read
  for (std::size_t i = 0; i < op.tensors.size(); ++i) {
    const TensorSchema& tensor = schema.tensors[i];
    const bool is_made = tensor.role == Role::inout && op.scales[i] != kNoValue;
    if (tensor.is_optional) continue;
    if (tensor.role == Role::out || is_made) {
      append(results, op.tensors[i]);
      continue;
    }
    append(arguments, op.tensors[i]);
    for (const ShapeSchema& shape : tensor.shapes) {
      for (const AxisSchema& axis : shape.axes) {
        for (const std::uint8_t size : axis.sizes) known |= size == kNoSize ? 0 : 1U << size;
      }
    }
  }
  for (std::size_t i = 0; i < op.key_sizes; ++i) {
    if (schema.key_sizes[i] == kDense && (known >> i & 1) == 0) append(arguments, std::string(op.sizes[i]) + "=...");
  }
  return (results.empty() ? "" : results + " = ") + "tilewright.ops." + op.name + "(" + arguments + ")";
}

nb::object documentation_of(nb::handle instance) {
  if (instance.is_none()) return nb::str("An operator that is linked, by its name: tilewright.ops.<name>.");
  const OpEntry& op = *nb::cast<const Operator&>(instance).op;
  const OpText* const text = text_of_op(op);
  std::string all = text != nullptr ? text->text : std::string(op.name) + ": " + op.schema().description + "\n";
  all +=
      "\nfrom Python, with arrays of any library that exchanges them by DLPack\n  " + example_of(op) +
      "\n      Options come by name, beside them out and numerics; sizes and types follow from the arrays. Raises TypeError\n"
      "      and ValueError, which name the argument, what came and what is allowed; tilewright.NoKernel where nothing that\n"
      "      is linked serves the problem.\n";
  return nb::str(all.c_str());
}

Operator find_operator(const std::string& name) {
  const OpEntry& op = calls::linked_op(name);
  if (op.schema == nullptr) throw Error(name + " was emitted by an older Tilewright; emit it again");
  return {&op};
}

std::string only_name(const nb::args& positional, const nb::kwargs& keywords) {
  const bool is_keyword = keywords.size() == 1 && keywords.contains("name");
  if (positional.size() + keywords.size() != 1 || (positional.size() == 0 && !is_keyword))
    throw calls::TypeMismatch("Operator needs name, that of an operator of tilewright.ops, and nothing else");
  return std::string(text_of("name", positional.size() == 1 ? nb::handle(positional[0]) : nb::handle(keywords["name"])));
}

std::vector<std::string> operator_names() {
  std::vector<std::string> names;
  for (const OpEntry& op : calls::linked_ops()) names.emplace_back(op.name);
  return names;
}

}  // namespace

void bind_operators(nb::module_& module) {
  nb::class_<Operator> type(module, "Operator");
  type.def(
          "__init__",
          [](Operator* self, const nb::args& positional, const nb::kwargs& keywords) {
            new (self) Operator(find_operator(only_name(positional, keywords)));
          },
          nb::arg("args"), nb::arg("kwargs"))
      .def("__call__", &Operator::call)
      .def_prop_ro("name", [](const Operator& self) { return self.op->name; })
      .def("__reduce__",
           [](const Operator& self) {
             return nb::make_tuple(nb::module_::import_("tilewright.ops").attr("find"), nb::make_tuple(self.op->name));
           })
      .def("__repr__", [](const Operator& self) { return "<tilewright.ops." + std::string(self.op->name) + ">"; });
  set_class_attribute(type, "__signature__", &signature_of);
  set_class_attribute(type, "__doc__", &documentation_of);
  module.def("operator_names", &operator_names);
  module.def(
      "load_library", &calls::load_library, nb::arg("path"),
      "Brings the operators of a shared library (tilewright.build_ops, or tilewright_add_ops of CMake) into tilewright.ops, "
      "for the process's life: it must come before operators are used. Or kernels that won when Tilewright's own operators "
      "were "
      "tuned (build_ops of their names, tilewright_add_winners): at any time. Raises tilewright.Error where it can't be "
      "loaded, "
      "has neither, was built for another version, or has an operator of a name that is there already; then nothing of it is "
      "in use.");
}

}  // namespace tilewright::module
