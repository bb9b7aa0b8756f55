// The tensors of one call of PyTorch, of which those that no kernel takes as they lie are copied (calls/dense_copies.h).
#pragma once

#include <initializer_list>
#include <optional>

#include "calls/dense_copies.h"
#include "torch/run_on.h"
#include "torch/tensor.h"

namespace tilewright::torch {

// nullptr where there is none.
inline Tensor* present(std::optional<Tensor>& tensor) { return tensor ? &*tensor : nullptr; }

class Copying {
 public:
  // Optional ones may be nullptr.
  Copying(std::initializer_list<Tensor*> read, std::initializer_list<Tensor*> written) {
    for (Tensor* each : read) add(each, false);
    for (Tensor* each : written) add(each, true);
  }

  void add(Tensor* tensor, bool is_written) {
    if (tensor == nullptr) return;
    is_written ? copies_.write(tensor->view(), *tensor) : copies_.read(tensor->view(), *tensor);
  }
  template <typename Make>
  void run_on(const Tensor& where, const Make& make) {
    const calls::Call call = copies_.made(make);
    torch::run_on(where, call);
    copies_.write_back();
  }

 private:
  calls::DenseCopies<Tensor> copies_;
};

}  // namespace tilewright::torch
