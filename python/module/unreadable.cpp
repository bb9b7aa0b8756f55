#include "module/unreadable.h"

#include <nanobind/stl/string.h>

#include <string>

#include "calls/type_mismatch.h"

namespace tilewright::module {
namespace nb = nanobind;
namespace {

std::string text_of(nb::handle value) { return nb::cast<std::string>(nb::str(value)); }

std::string name_of_type(nb::handle value) { return text_of(nb::getattr(value.type(), "__name__", nb::str("?"))); }

bool is_true(nb::handle object, const char* attribute) {
  return nb::object(nb::getattr(object, attribute, nb::none())).ptr() == Py_True;
}

std::string first_line(nb::handle raised) {
  const std::string text = text_of(raised);
  return text.substr(0, text.find('\n'));
}

// Of PyTorch's tensors: what they are instead of numbers in memory. "": none of these.
std::string kind_of_tensor(nb::handle tensor) {
  if (name_of_type(tensor) == "FakeTensor" || name_of_type(tensor) == "FunctionalTensor") {
    return "a " + name_of_type(tensor) +
           ", which has no numbers; where PyTorch traces, call torch.ops.tilewright or tilewright.torch";
  }
  if (is_true(tensor, "is_nested")) return "a nested tensor; it must be a dense one: torch.nested.to_padded_tensor(x, 0.0)";
  if (is_true(tensor, "is_meta")) return "a tensor on meta, which has no numbers; it must be on a CPU or a CUDA device";
  if (is_true(tensor, "is_quantized")) return "a quantized tensor; it must be one of numbers: x.dequantize()";
  const std::string layout = text_of(nb::getattr(tensor, "layout", nb::str("torch.strided")));
  if (layout != "torch.strided") return "of layout " + layout + "; it must be dense: x.to_dense()";
  return "";
}

std::string kind_of_numpy(nb::handle array) {
  const nb::object type = nb::getattr(array, "dtype", nb::none());
  if (!type.is_none() && !nb::object(nb::getattr(type, "names", nb::none())).is_none())
    return "an array of structures; it must be one of numbers";
  if (nb::object(nb::getattr(type, "isnative", nb::none())).ptr() == Py_False) {
    return "of " + text_of(nb::getattr(type, "str", nb::str("?"))) +
           ", the other order of bytes; it must be of this machine's: x.astype(x.dtype.newbyteorder(\"=\"))";
  }
  return "";
}

std::string kind_of(nb::handle array) {
  try {
    if (nb::hasattr(array.type(), "is_neg")) return kind_of_tensor(array);
    return nb::hasattr(array, "dtype") ? kind_of_numpy(array) : "";
  } catch (const nb::python_error&) {  // it can't even say that
    return "";
  }
}

std::string sentence(nb::handle array, const char* name, const std::string& reason) {
  if (const std::string kind = kind_of(array); !kind.empty()) return std::string(name) + " is " + kind;
  return std::string(name) + " is a " + name_of_type(array) + " that can't be read" + reason +
         "; it must be an array of numbers in memory that speaks DLPack (NumPy, PyTorch, CuPy, JAX)";
}

}  // namespace

void refuse_unreadable(nb::handle array, const char* name, nb::python_error& raised) {
  if (!raised.matches(PyExc_Exception) || raised.matches(PyExc_MemoryError)) return;
  const std::string text = sentence(array, name, " (" + first_line(raised.value()) + ")");
  nb::raise_from(raised, PyExc_TypeError, "%s", text.c_str());
}

void refuse_empty_handed(nb::handle array, const char* name) { throw calls::TypeMismatch(sentence(array, name, "")); }

}  // namespace tilewright::module
