#include "module/producer.h"

#include <nanobind/stl/string.h>

#include <memory>
#include <vector>

namespace tilewright::module {
namespace nb = nanobind;
namespace {

// Of a major version that is known here, newest first.
const calls::DLPackExchangeAPI* known(calls::DLPackExchangeAPIHeader* header) {
  while (header != nullptr && header->version.major != 1) header = header->prev_api;
  return reinterpret_cast<const calls::DLPackExchangeAPI*>(header);
}

const calls::DLPackExchangeAPI* exchange_of(nb::handle type) {
  const nb::object capsule = nb::getattr(type, "__dlpack_c_exchange_api__", nb::none());
  if (!PyCapsule_IsValid(capsule.ptr(), "dlpack_exchange_api")) return nullptr;
  return known(static_cast<calls::DLPackExchangeAPIHeader*>(PyCapsule_GetPointer(capsule.ptr(), "dlpack_exchange_api")));
}

std::string library_of(nb::handle type) {
  const std::string module = nb::cast<std::string>(nb::str(nb::getattr(type, "__module__", nb::str(""))));
  const std::string top = module.substr(0, module.find('.'));
  return top == "jaxlib" ? "jax" : top;
}

}  // namespace

Producer::Producer(PyTypeObject* type, const calls::DLPackExchangeAPI* exchange, std::string library, bool has_hidden_state)
    : type_(type), exchange_(exchange), library_(std::move(library)), has_hidden_state_(has_hidden_state) {}

const Producer& Producer::of(nb::handle array, const char* name) {
  // Types are few, and live as long as the process: so no order of destruction can go wrong.
  static std::vector<std::unique_ptr<Producer>>& known_producers = *new std::vector<std::unique_ptr<Producer>>;
  PyTypeObject* const type = Py_TYPE(array.ptr());
  for (const auto& each : known_producers) {
    if (each->type_ == type) return *each;
  }
  const nb::handle python_type = reinterpret_cast<PyObject*>(type);
  if (!nb::hasattr(python_type, "__dlpack__")) {
    const std::string what = std::string(name) + " is a " + nb::cast<std::string>(nb::getattr(python_type, "__name__")) +
                             "; it must be an array that speaks DLPack (NumPy, PyTorch, CuPy, JAX)";
    throw nb::type_error(what.c_str());
  }
  Py_INCREF(reinterpret_cast<PyObject*>(type));
  known_producers.emplace_back(
      new Producer(type, exchange_of(python_type), library_of(python_type), nb::hasattr(python_type, "is_neg")));
  return *known_producers.back();
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
