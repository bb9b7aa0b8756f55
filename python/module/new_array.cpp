#include "module/new_array.h"

#include <string>

#include "calls/tensor_text.h"

namespace tilewright::module {
namespace nb = nanobind;
namespace {

// Called by a library's allocator where it fails, perhaps without the GIL.
void keep_message(void* context, const char* kind, const char* message) {
  *static_cast<std::string*>(context) = std::string(kind) + ": " + message;
}

nb::object by_exchange(const calls::DLPackExchangeAPI& api, const calls::Shape& shape, calls::DLDataType type,
                       calls::DLDevice device) {
  calls::Shape extents = shape;
  calls::DLTensor prototype{.data = nullptr,
                            .device = device,
                            .ndim = static_cast<std::int32_t>(shape.rank),
                            .dtype = type,
                            .shape = extents.extents.data(),
                            .strides = nullptr,
                            .byte_offset = 0};
  calls::DLManagedTensorVersioned* made = nullptr;
  std::string message;
  if (api.managed_tensor_allocator(&prototype, &made, &message, keep_message) != 0) {
    if (PyErr_Occurred() != nullptr) throw nb::python_error();
    throw std::runtime_error("no memory for the result: " + message);
  }
  void* object = nullptr;
  if (api.managed_tensor_to_py_object_no_sync(made, &object) != 0) throw nb::python_error();
  return nb::steal(static_cast<PyObject*>(object));
}

nb::object shape_tuple(const calls::Shape& shape) {
  nb::list list;
  for (std::size_t i = 0; i < shape.rank; ++i) list.append(shape.extents[i]);
  return nb::tuple(list);
}

// Of whatever type, so that the call that takes no such type refuses the argument it came with, by name.
nb::object numpy_type(calls::DLDataType type) {
  const bool is_of_numpy = type.code <= calls::kDLFloat || type.code == calls::kDLComplex || type.code == calls::kDLBool;
  if (is_of_numpy) return nb::module_::import_("numpy").attr("dtype")(calls::type_text(type));
  const DataType made = calls::data_type_of(type).value_or(DataType::f32);
  const std::string name = calls::type_text(calls::dlpack_type_of(made));
  return made == DataType::f32 ? nb::module_::import_("numpy").attr("dtype")(name)
                               : nb::object(nb::module_::import_("ml_dtypes").attr(name.c_str()));
}

}  // namespace

nb::object new_array(const Producer& producer, const calls::Shape& shape, calls::DLDataType type, calls::DLDevice device) {
  if (producer.exchange() != nullptr) return by_exchange(*producer.exchange(), shape, type, device);
  const std::string& library = producer.library();
  if (library == "numpy") return nb::module_::import_("numpy").attr("empty")(shape_tuple(shape), numpy_type(type));
  if (library == "cupy") return nb::module_::import_("cupy").attr("empty")(shape_tuple(shape), numpy_type(type));
  if (library == "jax" && device.device_type == calls::kDLCPU) {
    // Nobody else has seen it, so that writing to it breaks no promise; zeros are there once they are ready.
    return nb::module_::import_("jax.numpy").attr("zeros")(shape_tuple(shape), numpy_type(type)).attr("block_until_ready")();
  }
  const std::string what =
      "arrays of " + library + " on " + calls::device_text(device) +
      " can be read, but no result is made for them: give out=, an array of a library that lets it be written";
  throw nb::type_error(what.c_str());
}

}  // namespace tilewright::module
