// tilewright.gemm: arguments of Python to a call of python/calls.
#include "module/gemm.h"

#include <optional>
#include <string>
#include <string_view>

#include "calls/gemm_call.h"
#include "calls/run_call.h"
#include "calls/tensor_text.h"
#include "calls/type_mismatch.h"
#include "module/array.h"
#include "module/new_array.h"

namespace tilewright::module {
namespace nb = nanobind;
namespace {

template <typename Value>
struct Named {
  std::string_view name;
  Value value;
};

template <typename Value, std::size_t count>
Value chosen(const char* argument, std::string_view name, const std::array<Named<Value>, count>& choices) {
  std::string allowed;
  for (const Named<Value>& each : choices) {
    if (name == each.name) return each.value;
    allowed += (allowed.empty() ? "" : ", ") + std::string(each.name);
  }
  throw InvalidArgument(std::string(argument) + " is \"" + std::string(name) + "\"; allowed are " + allowed);
}

constexpr std::array kActivations{
    Named{std::string_view("none"), Activation::none}, Named{std::string_view("relu"), Activation::relu},
    Named{std::string_view("gelu"), Activation::gelu}, Named{std::string_view("silu"), Activation::silu}};
constexpr std::array kPrecisions{Named{std::string_view("f32"), Dtype::f32}, Named{std::string_view("tf32"), Dtype::tf32},
                                 Named{std::string_view("tf32x3"), Dtype::tf32x3}};

std::string_view text_of(const char* argument, nb::handle object) {
  Py_ssize_t length = 0;
  if (!PyUnicode_Check(object.ptr())) throw calls::TypeMismatch(std::string(argument) + " must be a str, or None");
  const char* text = PyUnicode_AsUTF8AndSize(object.ptr(), &length);
  if (text == nullptr) throw nb::python_error();
  return {text, static_cast<std::size_t>(length)};
}

}  // namespace

nb::object gemm(nb::handle a_object, nb::handle b_object, nb::handle bias_object, nb::handle activation, float alpha,
                float beta, nb::handle out_object, nb::handle precision) {
  CallStream stream;
  const Array a(a_object, "a", stream), b(b_object, "b", stream);
  std::optional<Array> bias, out;
  if (!bias_object.is_none()) bias.emplace(bias_object, "bias", stream);
  nb::object result = nb::borrow(out_object);
  if (out_object.is_none()) {
    if (beta != 0) throw InvalidArgument("beta is " + std::to_string(beta) + ", the factor of what out held before: give out=");
    result = new_array(a.producer(), calls::gemm_output_shape(a.tensor(), b.tensor()), a.tensor().dtype, a.tensor().device);
  }
  out.emplace(result, "out", stream);
  if (out->is_read_only()) throw InvalidArgument("out is read-only; it must be an array that can be written");
  const calls::Call call = calls::gemm_call(
      {.a = &a.tensor(),
       .b = &b.tensor(),
       .bias = bias ? &bias->tensor() : nullptr,
       .out = &out->tensor(),
       .precision = precision.is_none() ? Dtype::f32 : chosen("precision", text_of("precision", precision), kPrecisions),
       .activation =
           activation.is_none() ? Activation::none : chosen("activation", text_of("activation", activation), kActivations),
       .alpha = alpha,
       .beta = beta});
  const nb::gil_scoped_release others_may_run;
  calls::run_call(call, stream.stream);
  return result;
}

void bind_gemm(nb::module_& module) {
  module.def("gemm", &gemm, nb::arg("a"), nb::arg("b"), nb::kw_only(), nb::arg("bias") = nb::none(),
             nb::arg("activation") = nb::none(), nb::arg("alpha") = 1.0F, nb::arg("beta") = 0.0F, nb::arg("out") = nb::none(),
             nb::arg("precision") = nb::none());
}

}  // namespace tilewright::module
