#include "module/builtins.h"

#include <nanobind/stl/string.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "module/wrong_call.h"

namespace tilewright::module {
namespace nb = nanobind;
namespace {

struct Builtin {
  nb::object function;  // nanobind's
  std::string name, text;
  std::vector<Parameter> parameters;
  PyMethodDef definition{};
};

// Python's object of a builtin function names one more, which holds what is the function's own. It is a module, as of other
// builtin functions: else pickle takes it for an object whose method the function is. A Builtin lives as long.
struct HolderState {
  Builtin* builtin;
};

Builtin*& builtin_of(PyObject* holder) { return static_cast<HolderState*>(PyModule_GetState(holder))->builtin; }

int traverse(PyObject* holder, visitproc visit, void* arg) {
  const Builtin* const builtin = builtin_of(holder);
  if (builtin != nullptr) Py_VISIT(builtin->function.ptr());
  return 0;
}

int clear(PyObject* holder) {
  if (Builtin* const builtin = builtin_of(holder)) builtin->function.reset();
  return 0;
}

void free_builtin(void* holder) { delete std::exchange(builtin_of(static_cast<PyObject*>(holder)), nullptr); }

PyModuleDef holder_definition{.m_base = PyModuleDef_HEAD_INIT,
                              .m_name = "tilewright._core.function",
                              .m_doc = nullptr,
                              .m_size = sizeof(HolderState),
                              .m_methods = nullptr,
                              .m_slots = nullptr,
                              .m_traverse = &traverse,
                              .m_clear = &clear,
                              .m_free = &free_builtin};

// A sentence of ours in the place of nanobind's, which lists types.
void say_what_is_wrong(const Builtin& builtin, PyObject* const* arguments, Py_ssize_t count, PyObject* names) {
  if (PyErr_ExceptionMatches(PyExc_TypeError) == 0) return;
  nb::python_error raised;
  const std::string text = nb::cast<std::string>(nb::str(raised.value()));
  std::string fault;
  if (text.find("incompatible function arguments") != std::string::npos)
    fault = fault_of_call(builtin.name, builtin.parameters, arguments, count, names);
  if (fault.empty()) {
    raised.restore();
  } else {
    PyErr_SetString(PyExc_TypeError, fault.c_str());
  }
}

PyObject* call(PyObject* holder, PyObject* const* arguments, Py_ssize_t count, PyObject* names) {
  PyObject* const function = builtin_of(holder)->function.ptr();
  if (function == nullptr) {
    PyErr_SetString(PyExc_RuntimeError, "Python has ended, and tilewright's functions with it");
    return nullptr;
  }
  PyObject* const result = PyObject_Vectorcall(function, arguments, static_cast<std::size_t>(count), names);
  if (result == nullptr) say_what_is_wrong(*builtin_of(holder), arguments, count, names);
  return result;
}

// "a: object, b: object | None = \0" of nanobind -> "a, b=None": what Python reads as a signature has no types.
std::string without_types(std::string_view parameters, nb::handle defaults) {
  std::string text;
  int depth = 0;
  bool is_type = false;
  std::size_t next_default = 0;
  for (const char each : parameters) {
    if (each == '[' || each == ']') depth += each == '[' ? 1 : -1;
    if (each == ',' && depth == 0) is_type = false;
    if (each == ':') is_type = true;
    if (each == '=') text += "=" + nb::cast<std::string>(nb::repr(defaults[next_default++]));
    if (!is_type) text += each;
  }
  return text;
}

std::string written_signature(nb::handle function) {
  const std::string signature = nb::cast<std::string>(function.attr("__nb_signature__")[0][0]);
  const std::size_t begin = signature.find('(') + 1, end = signature.rfind(") -> ");
  return signature.substr(begin, end - begin);
}

// What PyMethodDef calls a documentation: the signature, a mark, the documentation.
std::string description_of(const std::string& name, nb::handle function) {
  const nb::object one = function.attr("__nb_signature__")[0];
  const std::string parameters = without_types(written_signature(function), nb::object(one[2]));
  const std::string documentation = one[1].is_none() ? "" : nb::cast<std::string>(one[1]);
  return name + "(" + parameters + ")\n--\n\n" + documentation;
}

nb::object made_builtin(const std::string& name, const nb::object& function, nb::handle module_name) {
  const nb::object holder = nb::steal(PyModule_Create(&holder_definition));
  if (!holder.is_valid()) throw nb::python_error();
  Builtin* const made = builtin_of(holder.ptr()) = new Builtin{.function = function,
                                                               .name = name,
                                                               .text = description_of(name, function),
                                                               .parameters = parameters_of(written_signature(function))};
  const auto as_c = reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(&call));
  made->definition = {made->name.c_str(), as_c, METH_FASTCALL | METH_KEYWORDS, made->text.c_str()};
  nb::object result = nb::steal(PyCFunction_NewEx(&made->definition, holder.ptr(), module_name.ptr()));
  if (!result.is_valid()) throw nb::python_error();
  return result;
}

}  // namespace

void make_builtins(nb::module_& module) {
  const nb::object module_name = module.attr("__name__");
  for (const nb::handle name : nb::steal<nb::list>(PyDict_Keys(PyModule_GetDict(module.ptr())))) {
    const nb::object function = module.attr(name);
    if (!nb::hasattr(function, "__nb_signature__")) continue;
    module.attr(name) = made_builtin(nb::cast<std::string>(name), function, module_name);
  }
}

}  // namespace tilewright::module
