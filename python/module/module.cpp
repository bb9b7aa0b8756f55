// tilewright._core: what python/tilewright is made of, in C++.
#include <nanobind/nanobind.h>

#include "calls/type_mismatch.h"
#include "module/attention.h"
#include "module/builtins.h"
#include "module/class_attribute.h"
#include "module/gemm.h"
#include "module/grouped_gemm.h"
#include "module/k_grouped_gemm.h"
#include "module/operators.h"
#include "module/packed_weights.h"
#include "module/plans.h"
#include "module/process.h"
#include "module/records.h"
#include "module/scaled_gemm.h"
#include "module/scaled_grouped_gemm.h"
#include "tilewright/c_api.h"
#include "tilewright/error.h"

namespace {

namespace nb = nanobind;

// InvalidArgument is the caller's fault, any other Error the machine's; that there is no kernel may be either's.
void bind_exceptions(nb::module_& module) {
  static const nb::object error = nb::steal(PyErr_NewException("tilewright.Error", PyExc_RuntimeError, nullptr));
  static const nb::object no_kernel =
      nb::steal(PyErr_NewException("tilewright.NoKernel", nb::make_tuple(error, nb::handle(PyExc_ValueError)).ptr(), nullptr));
  module.attr("Error") = error;
  module.attr("NoKernel") = no_kernel;
  nb::register_exception_translator([](const std::exception_ptr& thrown, void*) {
    try {
      std::rethrow_exception(thrown);
    } catch (const tilewright::calls::TypeMismatch& what) {
      PyErr_SetString(PyExc_TypeError, what.what());
    } catch (const tilewright::InvalidArgument& what) {
      PyErr_SetString(PyExc_ValueError, what.what());
    } catch (const tilewright::NoKernel& what) {
      PyErr_SetString(no_kernel.ptr(), what.what());
    } catch (const tilewright::Error& what) {
      PyErr_SetString(error.ptr(), what.what());
    }
  });
}

// Of the module as it was first made; nullptr: there was none, or Python ends.
PyObject* first_names = nullptr;

PyObject* forget(PyObject*, PyObject*) {
  Py_CLEAR(first_names);
  Py_RETURN_NONE;
}
PyMethodDef forget_definition{"forget", &forget, METH_NOARGS, nullptr};

void keep_until_exit(PyObject* names) {
  first_names = names;
  const nb::object function = nb::steal(PyCFunction_NewEx(&forget_definition, nullptr, nullptr));
  if (names == nullptr || !function.is_valid()) throw nb::python_error();
  nb::module_::import_("atexit").attr("register")(function);
}

}  // namespace

NB_MODULE(_core, module) {
#ifdef NDEBUG
  nb::set_leak_warnings(false);  // what PyTorch's compiler still holds at the end is no user's matter
#endif
  // Python imports it again where it was deleted from sys.modules: classes, exceptions and functions stay those that they were.
  if (first_names != nullptr) {
    if (PyDict_Merge(PyModule_GetDict(module.ptr()), first_names, 0) != 0) throw nb::python_error();
    nb::set_leak_warnings(false);  // of two modules nobody knows which is freed first
    return;
  }
  module.attr("__version__") = tilewright_version();
  tilewright::module::bind_class_attribute(module);
  bind_exceptions(module);
  tilewright::module::bind_attention(module);
  tilewright::module::bind_gemm(module);
  tilewright::module::bind_grouped_gemm(module);
  tilewright::module::bind_k_grouped_gemm(module);
  tilewright::module::bind_scaled_gemm(module);
  tilewright::module::bind_scaled_grouped_gemm(module);
  tilewright::module::bind_operators(module);
  tilewright::module::bind_packed_weights(module);
  tilewright::module::bind_plans(module);
  tilewright::module::bind_records(module);
  tilewright::module::bind_process(module);
  tilewright::module::make_builtins(module);
  keep_until_exit(PyDict_Copy(PyModule_GetDict(module.ptr())));
}
