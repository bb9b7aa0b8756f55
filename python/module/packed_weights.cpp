// Packed weights in Python: arrays to tilewright/packed_weights.h, which does the rest.
#include "module/packed_weights.h"

#include <nanobind/stl/string.h>

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "calls/dlpack.h"
#include "calls/named_values.h"
#include "calls/rows.h"
#include "calls/tensor_text.h"
#include "calls/type_mismatch.h"
#include "module/array.h"
#include "module/class_attribute.h"
#include "module/result.h"
#include "module/signature.h"
#include "module/text_of.h"
#include "tilewright/error.h"
#include "tilewright/packed_weights.h"

namespace tilewright::module {
namespace nb = nanobind;
namespace {

const char* const kPack =
    R"(Weights packed once in the order in which CPUs stream them, to be multiplied many times.

b (K, N) on the CPU: float32, float16, bfloat16, or int8 with scale (N,), float32, a factor of each column. Dense weights
(N, K), transposed, are a view of that. weights: what they are packed as, "f32", "bf16", "f16" or "i8"; None: as b is. Kernels
convert them to float32 as they multiply. To "i8" each column is rounded to multiples of its largest magnitude / 127.
The result is called with a (M, K), float32, and has write(path); tilewright.read_packed reads what that wrote.

Raises ValueError and TypeError, which name the argument, what came and what is allowed.

>>> import numpy as np
>>> w = tilewright.pack(np.full((3, 4), 0.5, np.float32), "bf16")
>>> w(np.ones((2, 3), np.float32))[0]
array([1.5, 1.5, 1.5, 1.5], dtype=float32)

Operator: packed_gemm (docs/how/cpu.md).)";

const char* const kReadPacked =
    R"(What PackedWeights.write wrote, on this machine or another x86-64 CPU.

Raises tilewright.Error where the file is none of these, of another version of the form, for another kind of CPU, or damaged.

More: docs/how/cpu.md.)";

const char* const kProduct =
    R"(act(a @ weights + bias), in float32. bias (N,); activation: "none", "relu", "gelu" or "silu"; out (M, N): where it goes.)";

constexpr std::array kTypeWords{"f32", "bf16", "f16", "i8"};
constexpr std::array kDataTypes{DataType::f32, DataType::bf16, DataType::f16, DataType::i8};
constexpr std::array kTypes{Dtype::f32, Dtype::bf16, Dtype::f16, Dtype::i8};
constexpr std::array kTypeNames{"float32", "bfloat16", "float16", "int8"};
constexpr std::array kActivationWords{"none", "relu", "gelu", "silu"};

void require_host(const char* name, const calls::DLTensor& tensor) {
  if (tensor.device.device_type == calls::kDLCPU) return;
  throw InvalidArgument(std::string(name) + " is on " + calls::device_text(tensor.device) + "; packed weights are for the CPU");
}

void require_f32(const char* name, const calls::DLTensor& tensor) {
  if (calls::data_type_of(tensor.dtype) == DataType::f32) return;
  throw calls::TypeMismatch(std::string(name) + " is " + calls::type_text(tensor.dtype) + "; it must be float32");
}

std::size_t type_of(const calls::DLTensor& b) {
  const auto type = calls::data_type_of(b.dtype);
  for (std::size_t i = 0; i < kDataTypes.size(); ++i)
    if (type == kDataTypes[i]) return i;
  throw calls::TypeMismatch("b is " + calls::type_text(b.dtype) + "; allowed are float32, bfloat16, float16 and int8");
}

// b as it lies, if rows or columns are dense; else a dense copy of it.
WeightsProblem problem_of(Array& b) {
  const auto layout_of = [&]() -> std::optional<WeightsProblem> {
    const calls::DLTensor& of = b.tensor();
    const std::int64_t k = of.shape[0], n = of.shape[1];
    const auto is_dense = [&](int rows) {
      const int columns = 1 - rows;
      return (of.shape[columns] <= 1 || of.strides[columns] == 1) &&
             (of.shape[rows] <= 1 || of.strides[rows] >= of.shape[columns]);
    };
    const auto step = [&](int rows) { return of.shape[rows] <= 1 ? of.shape[1 - rows] : of.strides[rows]; };
    if (is_dense(0)) return WeightsProblem{.layout = Layout::nn, .N = n, .K = k, .ldb = step(0)};
    if (is_dense(1)) return WeightsProblem{.layout = Layout::nt, .N = n, .K = k, .ldb = step(1)};
    return std::nullopt;
  };
  if (const auto found = layout_of()) return *found;
  if (!b.make_dense(calls::DenseAlong::rows)) {
    throw InvalidArgument("b has strides " + calls::tuple_text(calls::strides_of(b.tensor())) +
                          "; its rows or its columns must be dense");
  }
  return *layout_of();
}

PackedWeights pack(nb::handle b_object, nb::handle weights, nb::handle scale_object) {
  CallStream stream;
  Array b(b_object, "b", stream);
  OptionalArray scale(scale_object, "scale", stream);
  require_host("b", b.tensor());
  if (b.tensor().ndim != 2) throw InvalidArgument(calls::has_shape("b", b.tensor()) + "; it must be (K, N)");
  const std::size_t type = type_of(b.tensor());
  WeightsProblem problem = problem_of(b);
  problem.dtype = kTypes[type];
  problem.weights = kTypes[weights.is_none() ? type : calls::place_of("weights", text_of("weights", weights), kTypeWords)];
  const float* scales = nullptr;
  if (scale.tensor() != nullptr) {
    require_host("scale", *scale.tensor());
    calls::require_list("scale", scale.tensor(), DataType::f32, "column of b", problem.N);
    scales = static_cast<const float*>(calls::data_of(*scale.tensor()));
  }
  const void* from = calls::data_of(b.tensor());
  const nb::gil_scoped_release others_may_run;
  return pack_weights(problem, from, scales);
}

nb::object product(const PackedWeights& weights, nb::handle a_object, nb::handle bias_object, nb::handle activation,
                   nb::handle out_object) {
  CallStream stream;
  Array a(a_object, "a", stream);
  OptionalArray bias(bias_object, "bias", stream);
  require_host("a", a.tensor());
  require_f32("a", a.tensor());
  if (a.tensor().ndim != 2 || a.tensor().shape[1] != weights.K())
    throw InvalidArgument(calls::has_shape("a", a.tensor()) + "; it must be (M, " + std::to_string(weights.K()) + ")");
  const std::int64_t m = a.tensor().shape[0];
  calls::Shape shape;
  shape.add(m);
  shape.add(weights.N());
  Result out(
      out_object, "out", a, [&] { return shape; }, stream);
  require_host("out", out.tensor());
  require_f32("out", out.tensor());
  if (out.tensor().ndim != 2 || out.tensor().shape[0] != m || out.tensor().shape[1] != weights.N()) {
    throw InvalidArgument(calls::has_shape("out", out.tensor()) + "; it must be (" + std::to_string(m) + ", " +
                          std::to_string(weights.N()) + ")");
  }
  PackedRun run{.M = m, .C = static_cast<float*>(calls::data_of(out.tensor()))};
  run.ldc = calls::written_row_stride("out", out.tensor());
  try {
    run.lda = calls::row_stride("a", a.tensor());
  } catch (const calls::LayoutMismatch&) {
    if (!a.make_dense(calls::DenseAlong::rows)) throw;
    run.lda = calls::row_stride("a", a.tensor());
  }
  run.A = static_cast<const float*>(calls::data_of(a.tensor()));
  if (bias.tensor() != nullptr) {
    require_host("bias", *bias.tensor());
    calls::require_list("bias", bias.tensor(), DataType::f32, "column of the weights", weights.N());
    run.bias = static_cast<const float*>(calls::data_of(*bias.tensor()));
  }
  if (!activation.is_none())
    run.activation =
        static_cast<Activation>(calls::place_of("activation", text_of("activation", activation), kActivationWords));
  {
    const nb::gil_scoped_release others_may_run;
    weights.run(run);
  }
  out.note_written();
  return out.object();
}

std::string path_of(nb::handle path) { return nb::cast<std::string>(nb::module_::import_("os").attr("fsdecode")(path)); }

// Of weights, which are called with rows, or of the class, which nobody calls: tilewright.pack makes them.
nb::object signature_of_packed(nb::handle instance) {
  Signature all;
  if (!instance.is_none()) {
    all.add("a", "POSITIONAL_OR_KEYWORD");
    for (const char* name : {"bias", "activation", "out"}) all.add(name, "KEYWORD_ONLY", nb::none());
  }
  return all.object();
}

const char* name_of(const PackedWeights& weights) {
  for (std::size_t i = 0; i < kTypes.size(); ++i)
    if (kTypes[i] == weights.dtype()) return kTypeNames[i];
  return "";
}

std::string text_of_weights(const PackedWeights& weights) {
  return "<tilewright.PackedWeights (" + std::to_string(weights.K()) + ", " + std::to_string(weights.N()) + ") of " +
         name_of(weights) + ">";
}

}  // namespace

void bind_packed_weights(nb::module_& module) {
  nb::class_<PackedWeights> type(module, "PackedWeights",
                                 "A matrix in the order in which CPUs stream it: tilewright.pack makes it.");
  type.def("__call__", &product, nb::arg("a"), nb::kw_only(), nb::arg("bias") = nb::none(), nb::arg("activation") = nb::none(),
           nb::arg("out") = nb::none(), kProduct)
      .def(
          "write", [](const PackedWeights& self, nb::handle path) { self.write(path_of(path)); }, nb::arg("path"),
          "Writes a file, which is there whole or not at all.")
      .def_prop_ro(
          "shape", [](const PackedWeights& self) { return nb::make_tuple(self.K(), self.N()); }, "(K, N).")
      .def_prop_ro("dtype", &name_of, "What it is packed as: float32, bfloat16, float16 or int8.")
      .def_prop_ro("nbytes", &PackedWeights::bytes, "In memory, and of a file.")
      .def("__repr__", &text_of_weights);
  set_class_attribute(type, "__signature__", &signature_of_packed);
  module.def("pack", &pack, nb::arg("b"), nb::arg("weights") = nb::none(), nb::kw_only(), nb::arg("scale") = nb::none(), kPack);
  module.def(
      "read_packed", [](nb::handle path) { return read_packed_weights(path_of(path)); }, nb::arg("path"), kReadPacked);
}

}  // namespace tilewright::module
