#include "session.h"

#include <algorithm>
#include <cstring>
#include <set>

#include "routing.h"

namespace block {
namespace {

enum Kind : std::uint8_t { kInput, kKey, kValue };  // of random numbers

}  // namespace

Session::Session(const Model& model, const Options& options, Machine& machine)
    : model_(model),
      options_(options),
      machine_(machine),
      element_(machine.device().kind == tilewright::TargetKind::cuda ? Element::bf16 : Element::f32),
      weights_(model, static_cast<std::uint64_t>(options.seed), options.weights),
      sequences_(model, machine, options.batch, options.context + options.steps) {
  const std::int64_t rows = options.batch * std::max<std::int64_t>(options.prefill, 1);
  for (std::int64_t i = 0; i < options.layers; ++i) layers_.emplace_back(model, element_, machine, weights_, sequences_, rows);
  if (options.is_check)
    for (std::int64_t i = 0; i < options.batch; ++i)
      references_.emplace_back(model, weights_, static_cast<int>(options.layers));
  if (options.prefill == 0 && model.has_attention()) fill_caches();
}

std::vector<float> Session::numbers_of(std::uint64_t kind, std::int64_t sequence, std::int64_t position,
                                       std::int64_t count) const {
  Random random((kind << 60) + (static_cast<std::uint64_t>(sequence) << 40) + static_cast<std::uint64_t>(position));
  std::vector<float> numbers(static_cast<std::size_t>(count));
  for (float& each : numbers) each = rounded(random.uniform(), element_);
  return numbers;
}

std::vector<float> Session::inputs(std::int64_t position, std::int64_t tokens) const {
  std::vector<float> rows;
  for (std::int64_t sequence = 0; sequence < options_.batch; ++sequence) {
    for (std::int64_t i = 0; i < tokens; ++i) {
      const std::vector<float> row = numbers_of(kInput, sequence, position + i, model_.hidden);
      rows.insert(rows.end(), row.begin(), row.end());
    }
  }
  return rows;
}

// With random keys and values of all tokens of the context, the same in all layers.
void Session::fill_caches() {
  const std::size_t row = static_cast<std::size_t>(model_.kv_width()) * bytes_of(element_);
  std::vector<unsigned char> keys(static_cast<std::size_t>(sequences_.slots()) * row), values(keys.size());
  for (std::int64_t sequence = 0; sequence < options_.batch; ++sequence) {
    for (std::int64_t position = 0; position < options_.context; ++position) {
      const std::vector<float> key = numbers_of(kKey, sequence, position, model_.kv_width());
      const std::vector<float> value = numbers_of(kValue, sequence, position, model_.kv_width());
      const std::size_t at = static_cast<std::size_t>(sequences_.slot(sequence, position)) * row;
      std::memcpy(&keys[at], stored(key, element_).data(), row);
      std::memcpy(&values[at], stored(value, element_).data(), row);
      if (!references_.empty()) references_[static_cast<std::size_t>(sequence)].remember(key, value);
    }
  }
  for (const Layer& layer : layers_) {
    machine_.upload(layer.keys.data(), keys.data(), keys.size());
    machine_.upload(layer.values.data(), values.data(), values.size());
  }
}

void Session::run(const Block& block) {
  for (const Layer& layer : layers_) block.run(layer);
}

// Holds what lies in the block's stream against what should: `tokens` of each sequence.
void Session::check(const Block& block, const std::vector<float>& before, std::int64_t tokens, Check& found) {
  if (references_.empty()) return;
  std::vector<unsigned char> bytes(block.stream_bytes());
  machine_.download(bytes.data(), block.state(), bytes.size());
  const std::vector<float> got = loaded(bytes, element_);
  const std::vector<std::vector<float>> logits = logits_of_layers(block.rows());
  for (std::int64_t row = 0; row < block.rows(); ++row) {
    const auto begin = row * model_.hidden, end = begin + model_.hidden;
    std::vector<std::span<const float>> of_row;
    for (const std::vector<float>& each : logits)
      of_row.push_back(
          std::span(each).subspan(static_cast<std::size_t>(row * model_.experts), static_cast<std::size_t>(model_.experts)));
    const std::vector<double> exact =
        references_[static_cast<std::size_t>(row / tokens)].run({before.begin() + begin, before.begin() + end}, of_row);
    found.add({before.begin() + begin, before.begin() + end}, {got.begin() + begin, got.begin() + end}, exact);
  }
}

double Session::median_us(const std::function<void()>& work) {
  machine_.synchronize();
  for (std::int64_t i = 0; i < options_.repeats; ++i) {
    machine_.stall();
    machine_.mark();
    work();
    machine_.mark();
  }
  const std::vector<double> all = machine_.take_marks_us();
  std::vector<double> times;  // without what is between the repeats
  for (std::size_t i = 0; i < all.size(); i += 2) times.push_back(all[i]);
  std::nth_element(times.begin(), times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2), times.end());
  return times[times.size() / 2];
}

PhaseResult Session::prefill() {
  const Block block(model_, element_, machine_, sequences_, options_.prefill, static_cast<int>(options_.threads));
  const std::vector<float> rows = inputs(0, options_.prefill);
  const Memory begin(machine_, block.state_of(rows, 0));
  PhaseResult result{.name = "prefill", .tokens = block.rows()};
  const auto work = machine_.record([&] { run(block); });
  const auto pass = [&] {
    machine_.copy(block.state(), begin.data(), begin.bytes());
    work->replay();
  };
  pass();
  check(block, rows, options_.prefill, result.check);
  result.us = median_us(pass);
  result.flops = flops_of(options_.prefill, 0);
  result.bytes = bytes_of_step(0, static_cast<double>(chosen_experts_of_layers(block.rows())));
  result.operators = times_of_operators(block, begin.data());
  return result;
}

PhaseResult Session::decode() {
  const Block block(model_, element_, machine_, sequences_, 1, static_cast<int>(options_.threads));
  std::vector<unsigned char> content;
  for (std::int64_t step = 0; step < options_.steps; ++step) {
    const std::vector<unsigned char> state = block.state_of(inputs(options_.context + step, 1), options_.context + step);
    content.insert(content.end(), state.begin(), state.end());
  }
  const Memory states(machine_, content);
  PhaseResult result{.name = "decode", .tokens = block.rows(), .steps = options_.steps};
  const auto begin = [&](std::int64_t step) { return states.at(static_cast<std::size_t>(step) * block.state_bytes()); };
  const auto work = machine_.record([&] { run(block); });
  const auto pass = [&](std::int64_t step) {
    machine_.copy(block.state(), begin(step), block.state_bytes());
    work->replay();
  };
  double experts = 0;  // that have rows in a step
  for (std::int64_t step = 0; step < options_.steps; ++step) {
    pass(step);
    check(block, inputs(options_.context + step, 1), 1, result.check);
    const double keys = static_cast<double>(options_.context + step + 1) / static_cast<double>(options_.steps);
    result.flops += flops_of(1, options_.context + step) / static_cast<double>(options_.steps);
    result.bytes += keys * (bytes_of_step(1, 0) - bytes_of_step(0, 0));
    experts += static_cast<double>(chosen_experts_of_layers(block.rows())) / static_cast<double>(options_.steps);
  }
  result.bytes += bytes_of_step(0, experts);
  result.us = median_us([&] {
                for (std::int64_t step = 0; step < options_.steps; ++step) pass(step);
              }) /
              static_cast<double>(options_.steps);
  result.operators = times_of_operators(block, begin(options_.steps - 1));
  return result;
}

// Each alone, in their order, of all layers: the median of the repeats.
std::vector<OperatorTime> Session::times_of_operators(const Block& block, const void* state) {
  const std::size_t count = block.operators().size();
  std::vector<std::vector<double>> samples(count);
  for (std::int64_t repeat = 0; repeat < options_.repeats; ++repeat) {
    machine_.stall();
    machine_.copy(block.state(), state, block.state_bytes());
    machine_.mark();
    for (const Layer& layer : layers_) {
      for (const Block::Operator& each : block.operators()) {
        block.run(layer, each);
        machine_.mark();
      }
    }
    const std::vector<double> times = machine_.take_marks_us();
    for (std::size_t i = 0; i < count; ++i) {
      double sum = 0;
      for (std::size_t at = i; at < times.size(); at += count) sum += times[at];
      samples[i].push_back(sum);
    }
  }
  std::vector<OperatorTime> result;
  for (std::size_t i = 0; i < count; ++i) {
    const Block::Operator& each = block.operators()[i];
    std::sort(samples[i].begin(), samples[i].end());
    std::string kernels;
    for (const auto& plan : each.plans) kernels += (kernels.empty() ? "" : ", ") + plan->explain().kernel;
    result.push_back(
        {each.name, samples[i][samples[i].size() / 2], kernels, tilewright::to_string(each.plans.front()->explain().match)});
  }
  return result;
}

// Of the step before.
std::vector<std::vector<float>> Session::logits_of_layers(std::int64_t rows) const {
  std::vector<std::vector<float>> all;
  for (const Layer& layer : layers_) {
    if (!model_.has_experts()) break;
    std::vector<float>& logits = all.emplace_back(static_cast<std::size_t>(rows * model_.experts));
    machine_.download(logits.data(), layer.logits.data(), logits.size() * sizeof(float));
  }
  return all;
}

// Experts that any token of the step before has, of all layers together.
std::int64_t Session::chosen_experts_of_layers(std::int64_t rows) const {
  std::vector<float> correction;
  for (const std::uint16_t bits : weights_.of(Weight::router_correction)) correction.push_back(from_bf16(bits));
  const auto experts = static_cast<std::size_t>(model_.experts);
  std::int64_t count = 0;
  for (const std::vector<float>& logits : logits_of_layers(rows)) {
    std::set<std::int64_t> chosen;
    for (std::size_t at = 0; at < logits.size(); at += experts)
      for (const std::int64_t each : chosen_experts(model_, std::span(logits).subspan(at, experts), correction))
        chosen.insert(each);
    count += std::ssize(chosen);
  }
  return count;
}

// All weights, of `experts` of all layers together, and so many keys and values of each sequence.
double Session::bytes_of_step(std::int64_t keys, double experts) const {
  const double of_experts = static_cast<double>(weights_.elements_of_experts());
  const double of_layer = static_cast<double>(weights_.elements() + 2 * keys * options_.batch * model_.kv_width()) - of_experts;
  const double elements = of_layer * static_cast<double>(options_.layers) +
                          (model_.has_experts() ? of_experts / static_cast<double>(model_.experts) * experts : 0);
  return elements * static_cast<double>(bytes_of(element_));
}

// Of `tokens` of each sequence, the first one at a position: products, and those of attention.
double Session::flops_of(std::int64_t tokens, std::int64_t first) const {
  const std::int64_t feedforward = model_.has_experts() ? model_.experts + 3 * (model_.top_k * model_.ffn + model_.shared_ffn)
                                                        : model_.up_width() + model_.ffn;
  const double matrices = static_cast<double>(model_.hidden * (model_.qkv_width() + model_.q_width() + feedforward));
  const double pairs = static_cast<double>(tokens) * (static_cast<double>(first) + static_cast<double>(tokens + 1) / 2);
  const double of_sequence = 2 * static_cast<double>(tokens) * matrices + 4 * pairs * static_cast<double>(model_.q_width());
  return of_sequence * static_cast<double>(options_.batch * options_.layers);
}

}  // namespace block
