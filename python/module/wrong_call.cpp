#include "module/wrong_call.h"

#include <nanobind/stl/string.h>

#include <algorithm>

namespace tilewright::module {
namespace nb = nanobind;
namespace {

std::string listed(const std::vector<Parameter>& parameters, bool (*is_meant)(const Parameter&)) {
  std::string text;
  for (const Parameter& each : parameters) {
    if (is_meant(each)) text += (text.empty() ? "" : ", ") + each.name;
  }
  return text;
}

// What an argument is, of a type that nanobind knows.
std::string allowed_of(const Parameter& parameter) {
  if (parameter.type == "object") return parameter.is_required ? "it must be given" : "leave it out for what is usual";
  if (parameter.type == "bool") return "it must be True or False";
  if (parameter.type == "int") return "it must be a whole number";
  if (parameter.type == "float") return "it must be a number";
  return "it must be " + parameter.type;
}

bool fits(const std::string& type, nb::handle value) {
  if (type == "object") return !value.is_none();
  if (type == "bool") return PyBool_Check(value.ptr()) != 0;
  if (type == "int") return PyLong_Check(value.ptr()) != 0;
  if (type == "float") return PyFloat_Check(value.ptr()) != 0 || PyLong_Check(value.ptr()) != 0;
  if (type == "str") return PyUnicode_Check(value.ptr()) != 0;
  return PyUnicode_Check(value.ptr()) != 0 || nb::hasattr(value, "__fspath__");
}

std::string came(nb::handle value) {
  return value.is_none() ? "None" : "a " + nb::cast<std::string>(value.type().attr("__name__"));
}

}  // namespace

std::vector<Parameter> parameters_of(std::string_view signature) {
  std::vector<Parameter> parameters;
  std::string text;
  int depth = 0;
  bool is_keyword_only = false;
  const auto add = [&] {
    while (!text.empty() && text.front() == ' ') text.erase(0, 1);
    if (text == "*") {
      is_keyword_only = true;
    } else if (!text.empty() && text != "/") {
      Parameter each;
      each.is_keyword_only = is_keyword_only;
      each.is_variadic = text.front() == '*';
      each.is_required = text.find('=') == std::string::npos && !each.is_variadic;
      const std::size_t colon = text.find(':');
      each.name = text.substr(0, std::min(colon, text.find(' ')));
      if (colon != std::string::npos) each.type = text.substr(colon + 2, text.find(" =") - colon - 2);
      if (each.type.ends_with(" | None")) each.type.resize(each.type.size() - 7);
      parameters.push_back(each);
    }
    text.clear();
  };
  for (const char each : signature) {
    if (each == '[') ++depth;
    if (each == ']') --depth;
    if (each == ',' && depth == 0) {
      add();
    } else {
      text += each;
    }
  }
  add();
  return parameters;
}

std::string fault_of_call(const std::string& function, const std::vector<Parameter>& parameters, PyObject* const* arguments,
                          Py_ssize_t positional, PyObject* names) {
  const bool takes_any = std::ranges::any_of(parameters, &Parameter::is_variadic);
  std::vector<nb::handle> given(parameters.size());
  std::size_t next = 0;
  for (Py_ssize_t i = 0; i < positional; ++i) {
    while (next < parameters.size() && parameters[next].is_keyword_only) ++next;
    if (next < parameters.size() && parameters[next].is_variadic) break;
    if (next == parameters.size()) {
      const std::string all = listed(parameters, [](const Parameter& each) { return !each.is_keyword_only; });
      return function + " got " + std::to_string(positional) + " arguments by position; " +
             (all.empty() ? "none comes so" : "those that come so are " + all);
    }
    given[next++] = arguments[i];
  }
  for (Py_ssize_t i = 0; names != nullptr && i < PyTuple_Size(names); ++i) {
    const std::string name = nb::cast<std::string>(nb::handle(PyTuple_GetItem(names, i)));
    const auto found = std::ranges::find(parameters, name, &Parameter::name);
    if (found == parameters.end()) {
      if (takes_any) continue;
      return function + " knows no \"" + name + "\"; allowed are " + listed(parameters, [](const Parameter&) { return true; });
    }
    nb::handle& place = given[static_cast<std::size_t>(found - parameters.begin())];
    if (place.is_valid()) return function + " got " + name + " twice";
    place = arguments[positional + i];
  }
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    if (!parameters[i].is_required || given[i].is_valid()) continue;
    return function + " needs " + parameters[i].name + "; what must be given is " +
           listed(parameters, [](const Parameter& each) { return each.is_required; });
  }
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    if (!given[i].is_valid() || parameters[i].is_variadic || fits(parameters[i].type, given[i])) continue;
    return parameters[i].name + " is " + came(given[i]) + "; " + allowed_of(parameters[i]);
  }
  return "";
}

}  // namespace tilewright::module
