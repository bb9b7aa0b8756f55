#include "module/producer.h"

#include <nanobind/stl/string.h>

#include <memory>
#include <utility>
#include <vector>

namespace tilewright::module {
namespace nb = nanobind;
namespace {

// Of a major version that is known here, newest first.
const calls::DLPackExchangeAPI* understood(calls::DLPackExchangeAPIHeader* header) {
  while (header != nullptr && header->version.major != 1) header = header->prev_api;
  return reinterpret_cast<const calls::DLPackExchangeAPI*>(header);
}

const calls::DLPackExchangeAPI* exchange_of(nb::handle type) {
  const nb::object capsule = nb::getattr(type, "__dlpack_c_exchange_api__", nb::none());
  if (!PyCapsule_IsValid(capsule.ptr(), "dlpack_exchange_api")) return nullptr;
  return understood(static_cast<calls::DLPackExchangeAPIHeader*>(PyCapsule_GetPointer(capsule.ptr(), "dlpack_exchange_api")));
}

std::string library_of(nb::handle type) {
  const std::string module = nb::cast<std::string>(nb::str(nb::getattr(type, "__module__", nb::str(""))));
  const std::string top = module.substr(0, module.find('.'));
  return top == "jaxlib" ? "jax" : top;
}

}  // namespace

Producer::Producer(PyTypeObject* type, PyObject* reference, const calls::DLPackExchangeAPI* exchange, std::string library,
                   bool has_hidden_state, bool is_symbolic)
    : type_(type),
      reference_(reference),
      exchange_(exchange),
      library_(std::move(library)),
      has_hidden_state_(has_hidden_state),
      is_symbolic_(is_symbolic) {}

// Types are few. The list is never destroyed: so no order of destruction can go wrong.
std::vector<std::unique_ptr<Producer>>& Producer::known() {
  static std::vector<std::unique_ptr<Producer>>& all = *new std::vector<std::unique_ptr<Producer>>;
  return all;
}

// A type has gone: another one may come to lie where it was.
PyObject* Producer::forget(PyObject*, PyObject* reference) {
  std::erase_if(known(), [&](const auto& each) { return each->reference_ == reference; });
  Py_DECREF(reference);
  Py_RETURN_NONE;
}

const Producer& Producer::of(nb::handle array, const char* name) {
  PyTypeObject* const type = Py_TYPE(array.ptr());
  for (const auto& each : known()) {
    if (each->type_ == type) return *each;
  }
  const nb::handle python_type = reinterpret_cast<PyObject*>(type);
  if (!nb::hasattr(python_type, "__dlpack__") || !nb::hasattr(python_type, "__dlpack_device__")) {
    const std::string what = std::string(name) + " is a " + nb::cast<std::string>(nb::getattr(python_type, "__name__")) +
                             "; it must be an array that speaks DLPack (NumPy, PyTorch, CuPy, JAX)";
    throw nb::type_error(what.c_str());
  }
  // The type is not held: a class of __main__ would hold all that is there, beyond the end of Python.
  static PyMethodDef definition{"forget", &Producer::forget, METH_O, nullptr};
  static PyObject* const callback = PyCFunction_New(&definition, nullptr);
  PyObject* const reference = PyWeakref_NewRef(python_type.ptr(), callback);  // held until it calls
  if (reference == nullptr) throw nb::python_error();
  const std::string type_name = nb::cast<std::string>(nb::getattr(python_type, "__name__"));
  const bool is_symbolic = type_name == "FakeTensor" || type_name == "FunctionalTensor";
  known().emplace_back(new Producer(type, reference, exchange_of(python_type), library_of(python_type),
                                    nb::hasattr(python_type, "is_neg"), is_symbolic));
  return *known().back();
}

void Producer::note_written(nb::handle array) const {
  if (library_ != "torch") return;
  static PyObject* const increment =
      nb::object(nb::module_::import_("torch.autograd.graph").attr("increment_version")).release().ptr();
  static PyObject* const is_inference = PyUnicode_InternFromString("is_inference");
  if (nb::object(array.attr(nb::handle(is_inference))()).ptr() == Py_True) return;  // has no version
  nb::borrow(increment)(array);
}

void* Producer::current_stream(calls::DLDevice device) const {
  if (device.device_type == calls::kDLCPU || device.device_type == calls::kDLCUDAHost) return nullptr;
  if (exchange_ != nullptr) {
    void* stream = nullptr;
    if (exchange_->current_work_stream(calls::kDLCUDA, device.device_id, &stream) != 0) throw nb::python_error();
    return stream;
  }
  nb::object handle;
  if (library_ == "cupy") {
    handle = nb::module_::import_("cupy.cuda").attr("get_current_stream")(device.device_id).attr("ptr");
  } else if (library_ == "torch") {
    handle = nb::module_::import_("torch.cuda").attr("current_stream")(device.device_id).attr("cuda_stream");
  } else {
    return nullptr;  // the legacy default stream, which __dlpack__ is told of
  }
  return reinterpret_cast<void*>(nb::cast<std::uintptr_t>(handle));
}

}  // namespace tilewright::module
