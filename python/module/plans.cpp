#include "module/plans.h"

#include <nanobind/stl/string.h>

#include <string>

#include "calls/type_mismatch.h"
#include "module/class_attribute.h"
#include "module/intent.h"
#include "module/signature.h"
#include "tilewright/dispatch.h"

namespace tilewright::module {
namespace nb = nanobind;
namespace {

bool is_option(nb::handle value) {
  return nb::isinstance<nb::str>(value) || nb::isinstance<nb::int_>(value) || nb::isinstance<nb::float_>(value);
}

// One kernel, chosen and loaded, and the function whose arguments it takes.
struct PythonPlan {
  nb::object function;
  std::shared_ptr<const Plan> plan;
  nb::dict options;  // words and numbers that it was planned with: a call need not say them again

  nb::object run(const nb::args& arguments, const nb::kwargs& keywords) const {
    Intent intent{.kind = Intent::Kind::run_plan, .plan = plan};
    const ScopedIntent scope(intent);
    if (options.size() == 0) return function(*arguments, **keywords);
    return function(*arguments, **with_options(keywords));
  }

  // On a GPU of enqueuing alone.
  double seconds(int repeats, const nb::args& arguments, const nb::kwargs& keywords) const {
    Intent intent{.kind = Intent::Kind::time_plan, .plan = plan, .repeats = repeats};
    const ScopedIntent scope(intent);
    function(*arguments, **with_options(keywords));
    return intent.seconds;
  }

 private:
  nb::dict with_options(const nb::kwargs& keywords) const {
    nb::dict all;
    for (const nb::handle from : {nb::handle(options), nb::handle(keywords)}) {
      if (PyDict_Update(all.ptr(), from.ptr()) != 0) throw nb::python_error();
    }
    return all;
  }
};

// What is called by a name: a function of the package, else an operator.
nb::object function_of(nb::handle function) {
  if (!nb::isinstance<nb::str>(function)) {
    if (PyCallable_Check(function.ptr()) != 0) return nb::borrow(function);
    throw calls::TypeMismatch("function is a " + nb::cast<std::string>(function.type().attr("__name__")) +
                              "; it must be one of this package's functions, or its name");
  }
  const nb::module_ package = nb::module_::import_("tilewright");
  const nb::object found = nb::getattr(package, function, nb::none());
  return found.is_none() ? nb::getattr(package.attr("ops"), function) : found;
}

PythonPlan plan(nb::handle name, const nb::args& arguments, const nb::kwargs& keywords) {
  Intent intent{.kind = Intent::Kind::plan};
  const ScopedIntent scope(intent);
  nb::object function = function_of(name);
  function(*arguments, **keywords);
  if (intent.plan == nullptr) throw nb::type_error("what is planned must be one of this package's functions, or its name");
  nb::dict options;
  for (const auto [key, value] : keywords) {
    if (is_option(value)) options[key] = value;
  }
  return {std::move(function), std::move(intent.plan), std::move(options)};
}

std::string explain(nb::handle name, const nb::args& arguments, const nb::kwargs& keywords) {
  Intent intent{.kind = Intent::Kind::explain};
  const ScopedIntent scope(intent);
  function_of(name)(*arguments, **keywords);
  if (intent.explanation.empty())
    throw nb::type_error("what is explained must be one of this package's functions, or its name");
  return intent.explanation;
}

const char* const kPlan =
    R"(A plan for calls like function(*args, **kwargs), of a function of this package or its name.

The kernel is chosen and loaded, and nothing computed. plan(*args) runs it, on arrays of the same shapes, strides and types.

Raises what the call would; AttributeError where nothing has that name, TypeError where it is no function of this package.

>>> import numpy as np
>>> x = np.zeros((2, 4), np.float32)
>>> plan = tilewright.plan("softmax", x)
>>> plan(x)[0]
array([0.25, 0.25, 0.25, 0.25], dtype=float32)

More: docs/how/python.md.)";

const char* const kExplain =
    R"(Which kernel function(*args, **kwargs) would run, from which record, and why. Nothing is loaded or computed.

Raises what plan does.

>>> import numpy as np
>>> tilewright.explain("softmax", np.zeros((2, 4), np.float32)).startswith("row_softmax.")
True

More: docs/how/python.md.)";

// Of a plan, or of the class, which is called as tilewright.plan is.
nb::object signature_of_plan(nb::handle instance) {
  Signature all;
  if (instance.is_none()) all.add("function", "POSITIONAL_OR_KEYWORD");
  all.add("args", "VAR_POSITIONAL");
  all.add("kwargs", "VAR_KEYWORD");
  return all.object();
}

PyObject* seconds(PyObject* plan, PyObject* arguments, PyObject* keywords) {
  const nb::object method = nb::steal(PyObject_GetAttrString(plan, "_seconds"));
  return method.is_valid() ? PyObject_Call(method.ptr(), arguments, keywords) : nullptr;
}

// A method of Python's own kind, which has a signature.
PyMethodDef seconds_definition{
    "seconds", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(&seconds)), METH_VARARGS | METH_KEYWORDS,
    "seconds($self, repeats, *args, **kwargs)\n--\n\n"
    "How long the host is busy with so many runs of the plan in a row, without Python in between; for measuring."};

}  // namespace

void bind_plans(nb::module_& module) {
  nb::class_<PythonPlan> type(module, "Plan", "A kernel that is chosen and loaded for one problem: tilewright.plan makes it.");
  type.def(
          "__init__",
          [](PythonPlan* self, const nb::args& arguments, const nb::kwargs& keywords) {
            if (arguments.size() == 0)
              throw calls::TypeMismatch("Plan needs function, one of this package's or its name, and what that is called with");
            const nb::object others =
                nb::steal(PyTuple_GetSlice(arguments.ptr(), 1, static_cast<Py_ssize_t>(arguments.size())));
            new (self) PythonPlan(plan(arguments[0], nb::borrow<nb::args>(others), keywords));
          },
          nb::arg("args"), nb::arg("kwargs"))
      .def("__call__", &PythonPlan::run,
           "Runs it on arrays of the same shapes, strides and types; words and numbers are those of the plan unless said.")
      .def("__reduce__",
           [](const PythonPlan&) -> nb::object {
             throw nb::type_error("a Plan is a kernel that is loaded in this process; make it anew: tilewright.plan(...)");
           })
      .def("_seconds", &PythonPlan::seconds, nb::arg("repeats"), nb::arg("args"), nb::arg("kwargs"))
      .def_prop_ro(
          "explain", [](const PythonPlan& self) { return to_string(self.plan->explain()); },
          "Which kernel, from which record, and why.")
      .def_prop_ro(
          "kernel", [](const PythonPlan& self) { return self.plan->explain().kernel; }, "The kernel's id.")
      .def_prop_ro(
          "workspace_bytes", [](const PythonPlan& self) { return self.plan->workspace_bytes(); },
          "What it needs beside its arrays; the package has it.")
      .def("__repr__", [](const PythonPlan& self) { return "<tilewright.Plan of " + self.plan->explain().kernel + ">"; });
  set_class_attribute(type, "__signature__", &signature_of_plan);
  const nb::object seconds = nb::steal(PyDescr_NewMethod(reinterpret_cast<PyTypeObject*>(type.ptr()), &seconds_definition));
  if (!seconds.is_valid()) throw nb::python_error();
  type.attr("seconds") = seconds;
  module.def("plan", &plan, nb::arg("function"), nb::arg("args"), nb::arg("kwargs"), kPlan);
  module.def("explain", &explain, nb::arg("function"), nb::arg("args"), nb::arg("kwargs"), kExplain);
}

}  // namespace tilewright::module
