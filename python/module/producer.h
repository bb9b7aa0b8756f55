// Where an array comes from: how its library hands it over, on which stream it works, and how an array of its kind is made. One
// for each Python type, found once and kept for as long as the type lives. All functions need the GIL.
#pragma once

#include <nanobind/nanobind.h>

#include <memory>
#include <string>
#include <vector>

#include "calls/dlpack.h"

namespace tilewright::module {

class Producer {
 public:
  // Throws nanobind::type_error where objects of that type are no arrays. `name`: what the caller calls it.
  static const Producer& of(nanobind::handle array, const char* name);
  Producer(const Producer&) = delete;
  Producer& operator=(const Producer&) = delete;

  // nullptr where the library has only `__dlpack__`.
  const calls::DLPackExchangeAPI* exchange() const { return exchange_; }
  // Its top-level module: numpy, cupy, jax, torch.
  const std::string& library() const { return library_; }

  // Its arrays may have signs, gradients and versions of which DLPack says nothing (PyTorch).
  bool has_hidden_state() const { return has_hidden_state_; }

  // Its arrays only stand for some, and have no numbers: PyTorch would warn when it is asked where they are.
  bool is_symbolic() const { return is_symbolic_; }

  // Tells its library that one of its arrays, which the caller gave, is written: whoever keeps it for a gradient notices.
  void note_written(nanobind::handle array) const;

  // The stream that its library works on now; on CPUs there is none.
  void* current_stream(calls::DLDevice device) const;

 private:
  Producer(PyTypeObject* type, PyObject* reference, const calls::DLPackExchangeAPI* exchange, std::string library,
           bool has_hidden_state, bool is_symbolic);
  static std::vector<std::unique_ptr<Producer>>& known();
  static PyObject* forget(PyObject*, PyObject* reference);

  PyTypeObject* type_;
  PyObject* reference_;  // a weak one to it
  const calls::DLPackExchangeAPI* exchange_;
  std::string library_;
  bool has_hidden_state_;
  bool is_symbolic_;
};

}  // namespace tilewright::module
