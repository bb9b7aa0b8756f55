// A manifest's GEMM problems in the terms of the benchmarks.
#pragma once

#include <stdexcept>

#include "gemm_shapes.h"
#include "manifest/manifest.h"

namespace tilewright::bench {

// A problem of the manifest, which must be of gemm and its operands dense.
inline GemmShape shape_of(const tune::Manifest& manifest, const Problem& problem) {
  if (manifest.op.name != "gemm") throw std::invalid_argument("only gemm is timed here");
  GemmShape shape{.m = problem.sizes[0], .n = problem.sizes[1], .k = problem.sizes[2], .batch = problem.sizes[3]};
  for (std::size_t i = 0; i < manifest.op.attributes.size(); ++i) {
    const auto& [name, values] = manifest.op.attributes[i];
    (name == "dtype" ? shape.dtype : shape.layout) = values[problem.attributes[i]];
  }
  return shape;
}

}  // namespace tilewright::bench
