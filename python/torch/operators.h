// The operators of torch.ops.tilewright: their schemas and what computes them, on CPUs and on CUDA alike. registration.cpp
// tells PyTorch; what they mean when nothing is computed (fake tensors, autograd, autocast) is in python/tilewright/torch.
#pragma once

#include <span>
#include <string>

#include "torch/stable_abi.h"

namespace tilewright::torch {

struct Operator {
  std::string name;    // with its overload
  std::string schema;  // https://docs.pytorch.org/docs/stable/library.html: arguments marked (a!) are written
  Kernel kernel;
};

std::span<const Operator> gemm_operators();
std::span<const Operator> grouped_gemm_operators();
std::span<const Operator> k_grouped_gemm_operators();
std::span<const Operator> scaled_gemm_operators();
std::span<const Operator> scaled_grouped_gemm_operators();
std::span<const Operator> attention_operators();
std::span<const Operator> row_wise_operators();

}  // namespace tilewright::torch
