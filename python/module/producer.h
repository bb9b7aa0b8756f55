// Where an array comes from: how its library hands it over, on which stream it works, and how an array of its kind is made. One
// for each Python type, found once and kept. All functions need the GIL.
#pragma once

#include <nanobind/nanobind.h>

#include <string>

#include "calls/dlpack.h"

namespace tilewright::module {

class Producer {
 public:
  // Throws nanobind::type_error where objects of that type are no arrays. `name`: what the caller calls it.
  static const Producer& of(nanobind::handle array, const char* name);

  // nullptr where the library has only `__dlpack__`.
  const calls::DLPackExchangeAPI* exchange() const { return exchange_; }
  // Its top-level module: numpy, cupy, jax, torch.
  const std::string& library() const { return library_; }

  // Its arrays may have signs and gradients of which DLPack says nothing (PyTorch).
  bool has_hidden_state() const { return has_hidden_state_; }

  // The stream that its library works on now; on CPUs there is none.
  void* current_stream(calls::DLDevice device) const;

 private:
  Producer(PyTypeObject* type, const calls::DLPackExchangeAPI* exchange, std::string library, bool has_hidden_state);

  PyTypeObject* type_;
  const calls::DLPackExchangeAPI* exchange_;
  std::string library_;
  bool has_hidden_state_;
};

}  // namespace tilewright::module
