// The operators of torch.ops.tilewright: their schemas and what computes them, on CPUs and on CUDA alike. registration.cpp
// tells PyTorch; what they mean when nothing is computed (fake tensors, autograd, autocast) is in python/tilewright/torch.
#pragma once

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "torch/stable_abi.h"
#include "torch/stack.h"

namespace tilewright::torch {

struct Operator {
  std::string name;    // with its overload
  std::string schema;  // https://docs.pytorch.org/docs/stable/library.html: arguments marked (a!) are written
  void (*call)(Stack& stack);
  Kernel kernel;  // the same, as PyTorch calls it
};

template <void (*call)(Stack&)>
Operator operator_of(std::string name, std::string schema) {
  const auto kernel = [](StableValue* values, std::uint64_t, std::uint64_t) {
    Stack stack(values);
    call(stack);
  };
  return {std::move(name), std::move(schema), call, kernel};
}

std::span<const Operator> gemm_operators();
std::span<const Operator> grouped_gemm_operators();
std::span<const Operator> k_grouped_gemm_operators();
std::span<const Operator> scaled_gemm_operators();
std::span<const Operator> scaled_grouped_gemm_operators();
std::span<const Operator> attention_operators();
std::span<const Operator> row_wise_operators();

inline std::vector<std::span<const Operator>> all_operators() {
  return {gemm_operators(),        grouped_gemm_operators(),        k_grouped_gemm_operators(),
          scaled_gemm_operators(), scaled_grouped_gemm_operators(), attention_operators(),
          row_wise_operators()};
}

}  // namespace tilewright::torch
