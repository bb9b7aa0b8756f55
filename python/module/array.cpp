#include "module/array.h"

#include <nanobind/stl/string.h>

#include <algorithm>
#include <string>

#include "calls/tensor_text.h"
#include "calls/type_mismatch.h"
#include "module/unreadable.h"
#include "tilewright/error.h"

namespace tilewright::module {
namespace nb = nanobind;
namespace {

bool is_on_gpu(calls::DLDevice device) {
  return device.device_type != calls::kDLCPU && device.device_type != calls::kDLCUDAHost;
}

// Its strides mean nothing, and NumPy says 0.
bool is_empty(const calls::DLTensor& tensor) {
  const auto shape = calls::shape_of(tensor);
  return std::find(shape.begin(), shape.end(), 0) != shape.end();
}

// What PyTorch knows of a tensor beside what lies in memory, and DLPack does not hand on.
void require_plain(nb::handle tensor, const char* name) {
  static PyObject* const is_neg = PyUnicode_InternFromString("is_neg");
  static PyObject* const requires_grad = PyUnicode_InternFromString("requires_grad");
  if (nb::object(tensor.attr(nb::handle(is_neg))()).ptr() == Py_True) {
    throw InvalidArgument(std::string(name) + " is a view with the other sign, which only PyTorch sees; give " + name +
                          ".resolve_neg()");
  }
  if (nb::object(tensor.attr(nb::handle(requires_grad))).ptr() != Py_True) return;
  if (!nb::cast<bool>(nb::module_::import_("torch").attr("is_grad_enabled")())) return;
  throw InvalidArgument(std::string(name) + " requires a gradient, and what is computed here has none: call it under " +
                        "torch.no_grad(), give " + name + ".detach(), or use tilewright.torch");
}

[[noreturn]] void refuse_answer(const char* method, nb::handle answer, const char* allowed) {
  throw calls::TypeMismatch(std::string("its ") + method + "() gives a " +
                            nb::cast<std::string>(answer.type().attr("__name__")) + ", and not " + allowed);
}

calls::DLDevice device_of(nb::handle object) {
  const nb::object device = object.attr("__dlpack_device__")();
  int type = 0, index = 0;
  if (!nb::isinstance<nb::tuple>(device) || nb::len(device) != 2 || !nb::try_cast(device[0], type) ||
      !nb::try_cast(device[1], index)) {
    refuse_answer("__dlpack_device__", device, "two whole numbers");
  }
  return {.device_type = static_cast<calls::DLDeviceType>(type), .device_id = index};
}

// Array libraries older than version 1.0 of DLPack don't know max_version.
nb::object capsule_of(nb::handle object, const nb::dict& keywords) {
  const nb::object method = object.attr("__dlpack__");
  try {
    nb::dict with_version;
    for (const auto [key, value] : keywords) with_version[key] = value;
    with_version["max_version"] = nb::make_tuple(1, 0);
    return method(**with_version);
  } catch (const nb::python_error& error) {
    if (!error.matches(PyExc_TypeError)) throw;
  }
  return method(**keywords);
}

// Invalid where NumPy is too old, or has no such type.
nb::object numpy_capsule(nb::handle array) {
  static PyObject* const name = PyUnicode_InternFromString("__dlpack__");
  static PyObject* const nothing = PyTuple_New(0);
  static PyObject* const keywords = Py_BuildValue("{s(ii)}", "max_version", 1, 0);
  const nb::object method = nb::steal(PyObject_GetAttr(array.ptr(), name));
  if (!method.is_valid()) throw nb::python_error();
  PyObject* const capsule = PyObject_Call(method.ptr(), nothing, keywords);
  if (capsule != nullptr) return nb::steal(capsule);
  if (PyErr_ExceptionMatches(PyExc_BufferError) == 0 && PyErr_ExceptionMatches(PyExc_TypeError) == 0) throw nb::python_error();
  PyErr_Clear();
  return {};
}

// NumPy exports no types of ml_dtypes; the bits of one are what matters.
calls::DLDataType bits_of(nb::handle object) {
  const std::string name = nb::cast<std::string>(object.attr("dtype").attr("name"));
  for (const DataType type : {DataType::bf16, DataType::e4m3, DataType::e5m2}) {
    if (name == calls::type_text(calls::dlpack_type_of(type))) return calls::dlpack_type_of(type);
  }
  return {};
}

}  // namespace

Array::Array(nb::handle object, const char* name, CallStream& stream)
    : object_(object), name_(name), stream_(&stream), producer_(&Producer::of(object, name)) {
  if (producer_->is_symbolic()) refuse_empty_handed(object, name);
  try {
    if (producer_->has_hidden_state()) require_plain(object, name);
    if (!take_by_exchange(object, stream)) take_by_protocol(object, stream);
  } catch (nb::python_error& raised) {
    refuse_unreadable(object, name, raised);
    throw;
  } catch (const calls::TypeMismatch& what) {
    throw calls::TypeMismatch(std::string(name) + " is no array: " + what.what());
  }
  if (static_cast<std::size_t>(tensor_.ndim) > calls::kMostAxes) {
    throw InvalidArgument(std::string(name) + " has " + std::to_string(tensor_.ndim) + " axes; allowed are up to " +
                          std::to_string(calls::kMostAxes));
  }
  if (tensor_.data == nullptr && !is_empty(tensor_)) refuse_empty_handed(object, name);
  if (tensor_.strides == nullptr || is_empty(tensor_)) fill_strides();
}

Array::~Array() {
  if (owner_ != nullptr && owner_->deleter != nullptr) owner_->deleter(owner_);
  if (versioned_owner_ != nullptr && versioned_owner_->deleter != nullptr) versioned_owner_->deleter(versioned_owner_);
}

bool Array::make_dense(calls::DenseAlong along) {
  const bool is_torch = producer_->library() == "torch";
  if (!is_torch && producer_->library() != "numpy" && producer_->library() != "cupy") return false;
  const auto dense = [&](const nb::object& array) {
    return is_torch ? nb::object(array.attr("contiguous")())
                    : nb::object(nb::module_::import_(producer_->library().c_str()).attr("ascontiguousarray")(array));
  };
  const auto turned = [](const nb::object& array) { return nb::object(array.attr("swapaxes")(-2, -1)); };
  const nb::object own = nb::borrow(object_);
  dense_object_ = along == calls::DenseAlong::rows ? dense(own) : turned(dense(turned(own)));
  dense_ = std::make_unique<Array>(dense_object_, name_, *stream_);
  tensor_ = dense_->tensor_;
  return true;
}

void Array::write_back() const {
  if (producer_->library() == "torch") {
    object_.attr("copy_")(dense_object_);
  } else if (PyObject_SetItem(object_.ptr(), Py_Ellipsis, dense_object_.ptr()) != 0) {
    throw nb::python_error();
  }
}

bool Array::take_by_exchange(nb::handle object, CallStream& stream) {
  const calls::DLPackExchangeAPI* api = producer_->exchange();
  if (api == nullptr || api->dltensor_from_py_object_no_sync == nullptr) return false;
  if (api->dltensor_from_py_object_no_sync(object.ptr(), &tensor_) != 0) throw nb::python_error();
  if (!is_on_gpu(tensor_.device)) return true;
  if (stream.producer == nullptr) stream = {producer_, producer_->current_stream(tensor_.device)};
  return stream.producer->exchange() == api;  // else nobody would wait for what is under way on its own stream
}

void Array::take_by_protocol(nb::handle object, CallStream& stream) {
  if (producer_->library() == "numpy") return take_numpy(object);
  nb::dict keywords;
  const calls::DLDevice device = device_of(object);
  if (is_on_gpu(device)) {
    if (stream.producer == nullptr) stream = {producer_, producer_->current_stream(device)};
    // The protocol's number of the legacy default stream is 1; 0 is none.
    keywords["stream"] = stream.stream == nullptr ? std::uintptr_t{1} : reinterpret_cast<std::uintptr_t>(stream.stream);
  }
  take(capsule_of(object, keywords));
}

// Nothing is asked that need not be: the usual array costs one call of Python.
void Array::take_numpy(nb::handle object) {
  if (const nb::object capsule = numpy_capsule(object); capsule.is_valid()) return take(capsule);
  const calls::DLDataType bits = bits_of(object);
  const nb::object exporter = bits.bits == 0 ? nb::borrow(object) : object.attr("view")(bits.bits == 8 ? "uint8" : "uint16");
  take(capsule_of(exporter, nb::dict()));
  if (bits.bits != 0) tensor_.dtype = bits;
}

// What a capsule holds is its consumer's once it is renamed.
void Array::take(nb::handle capsule) {
  if (PyCapsule_IsValid(capsule.ptr(), "dltensor_versioned")) {
    versioned_owner_ = static_cast<calls::DLManagedTensorVersioned*>(PyCapsule_GetPointer(capsule.ptr(), "dltensor_versioned"));
    PyCapsule_SetName(capsule.ptr(), "used_dltensor_versioned");
    is_read_only_ = (versioned_owner_->flags & calls::kReadOnly) != 0;
    tensor_ = versioned_owner_->dl_tensor;
  } else {
    if (!PyCapsule_IsValid(capsule.ptr(), "dltensor")) refuse_answer("__dlpack__", capsule, "an unused capsule of DLPack");
    owner_ = static_cast<calls::DLManagedTensor*>(PyCapsule_GetPointer(capsule.ptr(), "dltensor"));
    PyCapsule_SetName(capsule.ptr(), "used_dltensor");
    is_read_only_ = producer_->library() == "jax";  // this form of capsule can't say so
    tensor_ = owner_->dl_tensor;
  }
}

void Array::fill_strides() {
  std::int64_t stride = 1;
  for (int i = tensor_.ndim; i-- > 0;) {
    strides_[static_cast<std::size_t>(i)] = stride;
    stride *= tensor_.shape[i];
  }
  tensor_.strides = strides_.data();
}

}  // namespace tilewright::module
