// torch.ops.tilewright.softmax and the like: linked operators by their declarations. A schema has the operator's own arguments,
// in the order of its declaration: what it reads (or reads and writes), its scalars, an attribute or a size that follows from
// no tensor, and with overload out its results.
#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "calls/linked_ops.h"
#include "calls/named_values.h"
#include "calls/op_call.h"
#include "tilewright/error.h"
#include "torch/copying.h"
#include "torch/dense_strides.h"
#include "torch/operators.h"
#include "torch/stack.h"

namespace tilewright::torch {
namespace {

struct RowWise {
  const char* name;  // of PyTorch's function, where it has one
  const char* op;
  const char* arguments;
  const char* returns;         // without overload out
  const char* results;         // with it; empty: there are none, and no such overload
  const char* said = nullptr;  // the argument behind the scalars: an attribute (str?) or a size (int); nullptr: none
};

#define TILEWRIGHT_ONE_RESULT "Tensor", "Tensor(b!) y"
constexpr std::array kRowWise{
    RowWise{"softmax", "row_softmax", "Tensor x, *, float scale=1.0", TILEWRIGHT_ONE_RESULT},
    RowWise{"log_softmax", "row_log_softmax", "Tensor x, *, float scale=1.0", TILEWRIGHT_ONE_RESULT},
    RowWise{"rms_norm", "row_rmsnorm", "Tensor x, Tensor? weight=None, *, float eps=1e-06, float offset=0.0",
            TILEWRIGHT_ONE_RESULT},
    RowWise{"layer_norm", "row_layernorm",
            "Tensor x, Tensor? weight=None, Tensor? bias=None, *, float eps=1e-05, float offset=0.0", TILEWRIGHT_ONE_RESULT},
    RowWise{"add_rms_norm", "row_add_rmsnorm",
            "Tensor x, Tensor(a!) residual, Tensor? weight=None, *, float eps=1e-06, float offset=0.0", "Tensor",
            "Tensor(b!) y, Tensor(c!)? sum=None"},
    RowWise{"add_layer_norm", "row_add_layernorm",
            "Tensor x, Tensor(a!) residual, Tensor? weight=None, Tensor? bias=None, *, float eps=1e-05, float offset=0.0",
            "Tensor", "Tensor(b!) y, Tensor(c!)? sum=None"},
    RowWise{"glu", "row_glu", "Tensor gate, Tensor up, *, str glu=\"swiglu\"", TILEWRIGHT_ONE_RESULT},
    RowWise{"row_sum", "row_sum", "Tensor x, *", TILEWRIGHT_ONE_RESULT},
    RowWise{"row_mean", "row_mean", "Tensor x, *", TILEWRIGHT_ONE_RESULT},
    RowWise{"row_max", "row_max", "Tensor x, *", TILEWRIGHT_ONE_RESULT},
    RowWise{"row_norm", "row_norm", "Tensor x, *", TILEWRIGHT_ONE_RESULT},
    RowWise{"row_logsumexp", "row_logsumexp", "Tensor x, *", TILEWRIGHT_ONE_RESULT},
    RowWise{"row_argmax", "row_argmax", "Tensor x, *", TILEWRIGHT_ONE_RESULT},
    RowWise{"tensor_reduce", "tensor_reduce", "Tensor x, *, str reduction=\"sum\"", TILEWRIGHT_ONE_RESULT},
    RowWise{"masked_softmax", "row_masked_softmax",
            "Tensor x, Tensor? mask=None, *, float scale=1.0, int diagonal=2147483647, int logarithm=0", TILEWRIGHT_ONE_RESULT},
    RowWise{"cross_entropy", "row_cross_entropy",
            "Tensor x, Tensor target, *, float scale=1.0, float label_smoothing=0.0, float z_loss=0.0, int ignore_index=-100",
            "Tensor", "Tensor(b!) loss, Tensor(c!)? lse=None"},
    RowWise{"topk", "row_topk", "Tensor x, *, int k", "(Tensor, Tensor)", "Tensor(b!) values, Tensor(c!) indices", "k"},
    RowWise{"quantize", "row_quantize",
            "Tensor x, Tensor(a!)? residual=None, Tensor? weight=None, Tensor? bias=None, Tensor? static_scale=None, *, "
            "str norm=\"none\", float eps=1e-06, float offset=0.0, float least_scale=1e-12, str? dtype_q=None",
            "(Tensor, Tensor)", "Tensor(b!) y, Tensor(c!) scale", "dtype_q"},
    RowWise{"block_quantize", "block_quantize", "Tensor x, *, float least_scale=1e-12, int block_rows", "(Tensor, Tensor)",
            "Tensor(b!) y, Tensor(c!) scale", "block_rows"},
    RowWise{"rotary", "row_rotary",
            "Tensor q, Tensor k, Tensor v, Tensor? cos=None, Tensor? sin=None, Tensor? position=None, Tensor? slot=None, "
            "Tensor? q_weight=None, Tensor? k_weight=None, *, str pairing=\"halves\", float eps=1e-06, float offset=0.0",
            "(Tensor, Tensor, Tensor)", "Tensor(b!) q_out, Tensor(c!) k_out, Tensor(d!) v_out"},
    RowWise{"moe_route", "moe_route",
            "Tensor logits, Tensor? bias=None, *, str scoring=\"softmax\", int renormalize=1, float scale=1.0, int groups=1, "
            "int top_groups=1, str group_score=\"best_two\", int k",
            "(Tensor, Tensor)", "Tensor(b!) ids, Tensor(c!) weights", "k"},
    RowWise{"moe_sort", "moe_sort", "Tensor ids, *, int experts", "(Tensor, Tensor, Tensor)",
            "Tensor(b!) offsets, Tensor(c!) row_index, Tensor(d!) position", "experts"},
    RowWise{"moe_combine", "moe_combine", "Tensor rows, Tensor position, Tensor? weights=None, Tensor? addend=None, *",
            TILEWRIGHT_ONE_RESULT},
    RowWise{"check_offsets", "check_offsets", "Tensor offsets, Tensor(a!) status, *, int rows=2147483647", "()", ""},
    RowWise{"check_indices", "check_indices", "Tensor indices, Tensor(a!) status, *, int least=0, int count=2147483647", "()",
            ""}};
#undef TILEWRIGHT_ONE_RESULT

// One call: its tensors, and what the declaration makes of them.
class RowWiseCall {
 public:
  RowWiseCall(const OpEntry& op, const char* said, Stack& stack, bool has_results)
      : op_(&op), schema_(&op.schema()), arguments_(op) {
    for (std::size_t i = 0; i < op.tensors.size(); ++i) {
      if (schema_->tensors[i].role != Role::out) take(stack, i);
    }
    for (std::size_t i = 0; i < op.scalars.size(); ++i) take_scalar(stack, i);
    if (said != nullptr) take_said(stack, said);
    for (std::size_t i = 0; has_results && i < op.tensors.size(); ++i) {
      if (schema_->tensors[i].role == Role::out) take(stack, i);
    }
    for (std::size_t i = 0; i < op.tensors.size(); ++i) arguments_.tensors[i] = view_of(tensors_[i]);
  }

  void run() {
    const calls::OpShapes shapes(arguments_);
    make_results(shapes);
    Copying copying({}, {});
    for (std::size_t i = 0; i < tensors_.size(); ++i) {
      if (tensors_[i]) copying.add(&*tensors_[i], schema_->tensors[i].role != Role::in);
    }
    copying.run_on(*tensors_[0], [&] { return calls::op_call(arguments_, shapes); });
  }

  void give_results(Stack& stack) {
    for (std::size_t i = 0; i < tensors_.size(); ++i) {
      if (is_result(i)) stack.give(std::move(*tensors_[i]));
    }
  }

 private:
  bool is_result(std::size_t i) const {
    return i < schema_->tensors.size() && schema_->tensors[i].role == Role::out && !schema_->tensors[i].is_optional;
  }

  void take(Stack& stack, std::size_t i) {
    const TensorSchema& tensor = schema_->tensors[i];
    const Access access = tensor.role == Role::in ? Access::read : Access::write;
    if (tensor.is_optional) {
      tensors_[i] = stack.optional_tensor(access);
    } else {
      tensors_[i].emplace(stack.tensor(access));
    }
  }

  void take_scalar(Stack& stack, std::size_t i) {
    if (op_->scalars[i].is_float) {
      arguments_.scalars[i].f32 = static_cast<float>(stack.real());
    } else if (const auto words = schema_->scalars[i].values; !words.empty()) {
      arguments_.scalars[i].i32 = calls::place_of(op_->scalars[i].name, stack.text(), words);
    } else {
      const std::int64_t number = stack.integer();
      if (!std::in_range<std::int32_t>(number)) {
        throw InvalidArgument(std::string(op_->scalars[i].name) + " is " + std::to_string(number) +
                              "; it must be a number of 32 bits");
      }
      arguments_.scalars[i].i32 = static_cast<std::int32_t>(number);
    }
  }

  void take_said(Stack& stack, std::string_view name) {
    for (std::size_t i = 0; i < op_->attributes.size(); ++i) {
      const NamedValues& attribute = op_->attributes[i];
      if (name != attribute.name) continue;
      if (const auto word = stack.optional_text())
        arguments_.attributes[i] = calls::place_of(attribute.name, *word, attribute.values);
      return;
    }
    const auto size = std::ranges::find(op_->sizes, name);
    arguments_.sizes[static_cast<std::size_t>(size - op_->sizes.begin())] = stack.integer();
  }

  void make_results(const calls::OpShapes& shapes) {
    for (std::size_t i = 0; i < op_->tensors.size(); ++i) {
      if (!is_result(i) || tensors_[i]) continue;
      if (shapes.index_tensor() != nullptr) {
        throw InvalidArgument(std::string(op_->name) + ": " + shapes.index_tensor() +
                              " says which rows are meant, so how long " + op_->tensors[i] +
                              " must be is not known; call the overload out, with " + op_->tensors[i] + "=");
      }
      const calls::Shape shape = shapes.result_shape(i);
      tensors_[i].emplace(Tensor::empty(shape, shapes.result_type(i), *tensors_[0], dense_strides(shape)));
      arguments_.tensors[i] = view_of(tensors_[i]);
    }
  }

  const OpEntry* op_;
  const OpSchema* schema_;
  calls::OpArguments arguments_;
  std::array<std::optional<Tensor>, kMaxTensors> tensors_{};
};

template <std::size_t index>
const OpEntry& op_of() {
  static const OpEntry& op = calls::linked_op(kRowWise[index].op);
  return op;
}

template <std::size_t index>
void row_wise(Stack& stack) {
  RowWiseCall call(op_of<index>(), kRowWise[index].said, stack, false);
  call.run();
  call.give_results(stack);
}

template <std::size_t index>
void row_wise_out(Stack& stack) {
  RowWiseCall(op_of<index>(), kRowWise[index].said, stack, true).run();
}

template <std::size_t... index>
std::vector<Operator> operators_of(std::index_sequence<index...>) {
  std::vector<Operator> all;
  const auto add = [&]<std::size_t each> {
    const RowWise& of = kRowWise[each];
    const std::string name = of.name, arguments = of.arguments;
    const std::string before_results = arguments + ", ";
    const std::string alone = arguments.ends_with(", *") ? arguments.substr(0, arguments.size() - 3) : arguments;
    all.push_back(operator_of<row_wise<each>>(name, name + "(" + alone + ") -> " + of.returns));
    if (*of.results == 0) return;
    all.push_back(operator_of<row_wise_out<each>>(name + ".out", name + ".out(" + before_results + of.results + ") -> ()"));
  };
  (add.template operator()<index>(), ...);
  return all;
}

}  // namespace

std::span<const Operator> row_wise_operators() {
  static const std::vector<Operator> all = operators_of(std::make_index_sequence<kRowWise.size()>());
  return all;
}

}  // namespace tilewright::torch
