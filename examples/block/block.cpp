#include "block.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace block {
namespace {

using tilewright::Activation;
using tilewright::to_arguments;

constexpr std::size_t kAlignment = 256;  // bytes, of parts of a memory

std::size_t aligned(std::size_t bytes) { return (bytes + kAlignment - 1) / kAlignment * kAlignment; }

}  // namespace

Block::Block(const Model& model, Element element, Machine& machine, const Sequences& sequences, std::int64_t tokens,
             int threads)
    : model_(model), element_(element), machine_(machine), sequences_(sequences), tokens_(tokens), threads_(threads) {
  positions_at_ = aligned(stream_bytes());
  state_ = Memory(machine, positions_at_ + static_cast<std::size_t>(2 * rows() + sequences.batch()) * sizeof(std::int32_t));
  normed_ = rows_of(model.hidden);
  if (model.has_attention()) {
    qkv_ = rows_of(model.qkv_width());
    attended_ = rows_of(model.q_width());
    add_norm("norm 1", Weight::norm_1, Weight::norm_1_bias);
    add_product("qkv", normed_.data(), Weight::qkv, Weight::qkv_bias, qkv_.data(), model.qkv_width(), model.hidden);
    add_rotary();
    add_attention();
    add_product("output", attended_.data(), Weight::output, Weight::output_bias, state_.data(), model.hidden, model.q_width(),
                true);
  }
  add_norm("norm 2", Weight::norm_2, Weight::norm_2_bias);
  if (model.has_experts()) {
    add_router();
    add_experts();
  } else {
    add_feedforward();
  }
  share_workspace();
}

Memory Block::rows_of(std::int64_t width) { return {machine_, static_cast<std::size_t>(rows() * width) * bytes_of(element_)}; }

void Block::add(std::string name, std::shared_ptr<const tilewright::Plan> plan, Arguments arguments) {
  const std::size_t bytes = plan->workspace_bytes(), zeroed_bytes = plan->zeroed_workspace_bytes();
  auto run = [this, plan, arguments = std::move(arguments)](const Layer& layer, void* workspace) {
    plan->run(arguments(layer), workspace, machine_.stream());
  };
  operators_.push_back({std::move(name), {std::move(plan)}, bytes, zeroed_bytes, std::move(run)});
}

void Block::add_norm(const std::string& name, Weight weight, Weight bias) {
  const auto weights = element_ == Element::bf16 ? tilewright::DtypeW::bf16 : tilewright::DtypeW::f32;
  const void* const x = state_.data();
  void* const y = normed_.data();
  const float eps = model_.eps;
  if (model_.norm == Norm::rms) {
    add(name,
        tilewright::plan_row_rmsnorm(
            {.dtype = element_, .dtype_w = weights, .rows = rows(), .cols = model_.hidden, .threads = threads_},
            machine_.device()),
        [=](const Layer& layer) {
          return to_arguments(tilewright::RowRmsnormArguments{.x = x, .weight = layer.weight(weight), .y = y, .eps = eps});
        });
  } else {
    add(name,
        tilewright::plan_row_layernorm(
            {.dtype = element_, .dtype_w = weights, .rows = rows(), .cols = model_.hidden, .threads = threads_},
            machine_.device()),
        [=](const Layer& layer) {
          return to_arguments(tilewright::RowLayernormArguments{
              .x = x, .weight = layer.weight(weight), .bias = layer.weight(bias), .y = y, .eps = eps});
        });
  }
}

// c = activation(a weights^T + bias), or added to what c holds.
void Block::add_product(const std::string& name, const void* a, Weight weight, Weight bias, void* c, std::int64_t cols,
                        std::int64_t length, bool is_added, Activation activation) {
  add(name,
      tilewright::plan_gemm(
          {.dtype = element_, .layout = tilewright::Layout::nt, .M = rows(), .N = cols, .K = length, .threads = threads_},
          machine_.device()),
      [=](const Layer& layer) {
        return to_arguments(tilewright::GemmArguments{.A = a,
                                                      .B = layer.weight(weight),
                                                      .C = c,
                                                      .bias = layer.weight(bias),
                                                      .beta = is_added ? 1.0f : 0.0f,
                                                      .activation = activation,
                                                      .constant_b = true});
      });
}

// From the rows of QKV, where Q is turned in place, to what attention reads. Of a prefill that is K and V as they are, one
// token behind the other, and the cache has a copy; of a decode the cache.
void Block::add_rotary() {
  const std::int64_t k = model_.q_width(), v = k + model_.kv_width();
  if (is_prefill() && has_angles()) {
    k_ = rows_of(model_.kv_width());
    v_ = rows_of(model_.kv_width());
    add_rotation(&k_, &v_);
    add_copy_to_cache(k_.data(), v_.data(), model_.kv_width());
  } else if (has_angles()) {
    add_rotation(nullptr, nullptr);
  } else {
    add_copy_to_cache(part_of_qkv(k), part_of_qkv(v), model_.qkv_width());
  }
}

// `keys`, `values`: where they go to; null: to the cache.
void Block::add_rotation(const Memory* keys, const Memory* values) {
  const std::int64_t row = model_.qkv_width(), k = model_.q_width(), v = k + model_.kv_width();
  tilewright::RowRotaryArguments common{.q = qkv_.data(),
                                        .k = part_of_qkv(k),
                                        .v = part_of_qkv(v),
                                        .cos = sequences_.cosines(),
                                        .sin = sequences_.sines(),
                                        .position = positions(),
                                        .slot = keys == nullptr ? slots() : nullptr,
                                        .q_out = qkv_.data(),
                                        .eps = model_.eps};
  if (keys != nullptr) common.k_out = keys->data(), common.v_out = values->data();
  const bool is_cached = keys == nullptr;
  add("rotary",
      tilewright::plan_row_rotary({.dtype = element_,
                                   .tokens = rows(),
                                   .heads = model_.heads,
                                   .dim = model_.head_dim,
                                   .kv_heads = model_.kv_heads,
                                   .pairs = model_.head_dim / 2,
                                   .ldq = row,
                                   .ldk = row,
                                   .ldv = row,
                                   .ldqo = row,
                                   .threads = threads_},
                                  machine_.device()),
      [=](const Layer& layer) {
        tilewright::RowRotaryArguments arguments = common;
        arguments.q_weight = layer.weight(Weight::q_norm);
        arguments.k_weight = layer.weight(Weight::k_norm);
        if (is_cached) arguments.k_out = layer.keys.data(), arguments.v_out = layer.values.data();
        return to_arguments(arguments);
      });
}

// Without tables: Q stays where it is.
void Block::add_copy_to_cache(const void* keys, const void* values, std::int64_t distance) {
  const std::int32_t* const rows_of_cache = slots();
  void* const q = qkv_.data();
  const std::int64_t row = model_.qkv_width();
  add("to cache",
      tilewright::plan_row_rotary({.dtype = element_,
                                   .tokens = rows(),
                                   .heads = model_.heads,
                                   .dim = model_.head_dim,
                                   .kv_heads = model_.kv_heads,
                                   .pairs = model_.head_dim / 2,
                                   .ldq = row,
                                   .ldk = distance,
                                   .ldv = distance,
                                   .ldqo = row,
                                   .threads = threads_},
                                  machine_.device()),
      [=](const Layer& layer) {
        return to_arguments(tilewright::RowRotaryArguments{.q = q,
                                                           .k = keys,
                                                           .v = values,
                                                           .slot = rows_of_cache,
                                                           .q_out = q,
                                                           .k_out = layer.keys.data(),
                                                           .v_out = layer.values.data()});
      });
}

void Block::add_attention() {
  const std::int64_t batch = sequences_.batch(), row = model_.qkv_width(), k = model_.q_width(), v = k + model_.kv_width();
  const void* const q = qkv_.data();
  const std::int64_t kv_row = has_angles() ? model_.kv_width() : row;
  void* const o = attended_.data();
  if (is_prefill()) {
    const void* const keys = has_angles() ? k_.data() : part_of_qkv(k);
    const void* const values = has_angles() ? v_.data() : part_of_qkv(v);
    add("attention",
        tilewright::plan_attention_forward({.dtype = element_,
                                            .mask = tilewright::Mask::causal,
                                            .B = batch,
                                            .Hq = model_.heads,
                                            .Hkv = model_.kv_heads,
                                            .Sq = tokens_,
                                            .Sk = tokens_,
                                            .D = model_.head_dim,
                                            .stride_qs = row,
                                            .stride_ks = kv_row,
                                            .stride_vs = kv_row,
                                            .threads = threads_},
                                           machine_.device()),
        [=](const Layer&) {
          return to_arguments(tilewright::AttentionForwardArguments{.Q = q, .K = keys, .V = values, .O = o});
        });
    return;
  }
  const void *const table = sequences_.page_table(), *const keys = lengths();
  add("attention",
      tilewright::plan_attention_decode({.dtype = element_,
                                         .kv_cache = tilewright::KvCache::paged,
                                         .B = batch,
                                         .Hq = model_.heads,
                                         .Hkv = model_.kv_heads,
                                         .Sq = 1,
                                         .Sk = sequences_.capacity(),
                                         .D = model_.head_dim,
                                         .page_size = kPageSize,
                                         .stride_qs = row,
                                         .threads = threads_},
                                        machine_.device()),
      [=](const Layer& layer) {
        return to_arguments(tilewright::AttentionDecodeArguments{
            .Q = q, .K = layer.keys.data(), .V = layer.values.data(), .O = o, .page_table = table, .seqlens_k = keys});
      });
}

void Block::add_feedforward() {
  up_ = rows_of(model_.up_width());
  const void* hidden = up_.data();
  if (model_.is_gated()) {
    hidden_ = rows_of(model_.ffn);
    hidden = hidden_.data();
    add_product("gate, up", normed_.data(), Weight::up, Weight::up_bias, up_.data(), model_.up_width(), model_.hidden);
    const void *const gate = up_.data(), *const up = up_.at(static_cast<std::size_t>(model_.ffn) * bytes_of(element_));
    void* const y = hidden_.data();
    add("swiglu",
        tilewright::plan_row_glu({.dtype = element_,
                                  .rows = rows(),
                                  .cols = model_.ffn,
                                  .ldg = 2 * model_.ffn,
                                  .ldu = 2 * model_.ffn,
                                  .threads = threads_},
                                 machine_.device()),
        [=](const Layer&) { return to_arguments(tilewright::RowGluArguments{.gate = gate, .up = up, .y = y}); });
  } else {
    add_product("up", normed_.data(), Weight::up, Weight::up_bias, up_.data(), model_.up_width(), model_.hidden, false,
                Activation::gelu);
  }
  add_product("down", hidden, Weight::down, Weight::down_bias, state_.data(), model_.hidden, model_.ffn, true);
}

// Logits are f32 whatever the rest is: that many bits decide which experts a token has.
void Block::add_router() {
  const auto dtype = element_ == Element::bf16 ? tilewright::Dtype::bf16_f32 : tilewright::Dtype::f32;
  const void* const x = normed_.data();
  add("router",
      tilewright::plan_gemm({.dtype = dtype,
                             .layout = tilewright::Layout::nt,
                             .M = rows(),
                             .N = model_.experts,
                             .K = model_.hidden,
                             .threads = threads_},
                            machine_.device()),
      [=](const Layer& layer) {
        return to_arguments(tilewright::GemmArguments{.A = x,
                                                      .B = layer.weight(Weight::router),
                                                      .C = layer.logits.data(),
                                                      .bias = layer.weight(Weight::router_bias),
                                                      .constant_b = true});
      });
}

// All of them, routed, weighted and added to the residual stream: <tilewright/moe.h>.
void Block::add_experts() {
  const tilewright::Gate gate = model_.clamps ? tilewright::Gate::swiglu_clamped : tilewright::Gate::swiglu;
  const auto plan = std::make_shared<const tilewright::MoePlan>(tilewright::MoeProblem{.dtype = element_,
                                                                                       .dtype_logits = tilewright::Dtype::f32,
                                                                                       .tokens = rows(),
                                                                                       .hidden = model_.hidden,
                                                                                       .inner = model_.ffn,
                                                                                       .experts = model_.experts,
                                                                                       .k = model_.top_k,
                                                                                       .inner_shared = model_.shared_ffn,
                                                                                       .threads = threads_,
                                                                                       .gate = gate},
                                                                machine_.device());
  const void* const x = normed_.data();
  void* const y = state_.data();
  auto run = [this, plan, x, y](const Layer& layer, void* workspace) {
    plan->run({.x = x,
               .logits = layer.logits.data(),
               .correction = layer.weight(Weight::router_correction),
               .gate_up = layer.weight(Weight::experts_up),
               .down = layer.weight(Weight::experts_down),
               .gate_up_bias = layer.weight(Weight::experts_up_bias),
               .down_bias = layer.weight(Weight::experts_down_bias),
               .shared_gate_up = layer.weight(Weight::shared_up),
               .shared_down = layer.weight(Weight::shared_down),
               .addend = y,
               .y = y,
               .scoring = model_.scores == Scores::sigmoid ? tilewright::Scoring::sigmoid : tilewright::Scoring::softmax,
               .scale = model_.expert_scale,
               .groups = static_cast<std::int32_t>(model_.expert_groups),
               .top_groups = static_cast<std::int32_t>(model_.top_groups),
               .constant_weights = true},
              workspace, plan->workspace_bytes(), machine_.stream());
  };
  Operator experts{"experts", {}, plan->workspace_bytes(), plan->zeroed_workspace_bytes(), std::move(run)};
  for (const tilewright::MoePlan::Step& step : plan->steps())
    if (step.name == "grouped_gemm") experts.plans.push_back(step.plan);
  operators_.push_back(std::move(experts));
}

// One memory for all: what a kernel wants zeroed it leaves zeroed, so that only the rest may be another's too.
void Block::share_workspace() {
  const auto is_own = [](const Operator& each) { return each.zeroed_bytes > 0; };
  std::size_t own = 0, shared = 0;
  for (const Operator& each : operators_) {
    const std::size_t bytes = aligned(each.workspace_bytes);
    if (is_own(each))
      own += bytes;
    else
      shared = std::max(shared, bytes);
  }
  workspace_ = Memory(machine_, own + shared);
  std::size_t at = shared;
  for (Operator& each : operators_) {
    if (each.workspace_bytes == 0) continue;
    each.workspace = workspace_.at(is_own(each) ? at : 0);
    if (is_own(each)) at += aligned(each.workspace_bytes);
  }
}

void Block::run(const Layer& layer) const {
  for (const Operator& each : operators_) run(layer, each);
}

void Block::run(const Layer& layer, const Operator& one) const { one.run(layer, one.workspace); }

std::vector<unsigned char> Block::state_of(const std::vector<float>& rows_now, std::int64_t position) const {
  std::vector<unsigned char> content = stored(rows_now, element_);
  content.resize(state_bytes());
  std::vector<std::int32_t> numbers;
  for (std::int64_t i = 0; i < rows(); ++i) numbers.push_back(static_cast<std::int32_t>(position + i % tokens_));
  for (std::int64_t i = 0; i < rows(); ++i)
    numbers.push_back(static_cast<std::int32_t>(sequences_.slot(i / tokens_, position + i % tokens_)));
  for (std::int64_t i = 0; i < sequences_.batch(); ++i) numbers.push_back(static_cast<std::int32_t>(position + tokens_));
  std::memcpy(content.data() + positions_at_, numbers.data(), numbers.size() * sizeof(std::int32_t));
  return content;
}

}  // namespace block
