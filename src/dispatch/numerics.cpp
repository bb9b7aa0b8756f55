#include "dispatch/numerics.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "tilewright/error.h"

namespace tilewright {
namespace {

constexpr std::array<const char*, 3> kNames{"tuned", "deterministic", "batch_invariant"};

// What most batches are below, and no multiple of it is above what a grid or a stride of a tensor map takes.
constexpr std::int64_t kLargeBatch = 32768;

Problem with_batch(const OpEntry& op, const Problem& problem, std::int64_t number) {
  Problem result = problem;
  for (const BatchSize& each : op.batch) result.sizes[each.size] = number;
  return result;
}

double predicted_us(const Instance& of, const Problem& problem) {
  double us = INFINITY;
  if (of.kernel.model.function != nullptr)
    of.kernel.model.function(problem, {&of.runtime, 1}, of.kernel.model.coefficients, &us);
  return us;
}

// With what every usual batch has the same number of.
Problem with_settled_sizes(const OpEntry& op, const Problem& problem) {
  Problem result = problem;
  for (const BatchSize& each : op.batch) {
    if (std::ranges::count(each.usual, each.usual[0]) == kUsualBatches) result.sizes[each.size] = each.usual[0];
  }
  return result;
}

// Bit i: size i, behind the key sizes, follows from the batch where operands are dense.
std::uint32_t sizes_by_batch(const OpEntry& op, const Problem& problem) {
  if (op.lay_out == nullptr) return 0;
  const auto dense = [&](std::int64_t number) {
    Problem result = with_batch(op, problem, number);
    std::fill(result.sizes.begin() + op.key_sizes, result.sizes.begin() + op.sizes.size(), kDense);
    op.lay_out(result);
    return result;
  };
  const Problem one = dense(1), other = dense(kLargeBatch);
  std::uint32_t found = 0;
  for (std::size_t i = op.key_sizes; i < op.sizes.size(); ++i)
    found |= static_cast<std::uint32_t>(one.sizes[i] != other.sizes[i]) << i;
  return found;
}

}  // namespace

const char* to_string(Numerics numerics) { return kNames[static_cast<std::size_t>(numerics)]; }

Numerics numerics_by_name(const std::string& name) {
  const auto found = std::ranges::find_if(kNames, [&](const char* each) { return name == each; });
  if (found == kNames.end())
    throw InvalidArgument("numerics is \"" + name + "\"; valid are tuned, deterministic, batch_invariant");
  return static_cast<Numerics>(found - kNames.begin());
}

bool keeps(const KernelEntry& kernel, const Runtime& runtime, Numerics numerics) {
  std::uint32_t cut = numerics == Numerics::tuned ? 0 : kernel.launch.cut_by_team;
  if (numerics == Numerics::batch_invariant) cut |= kernel.launch.cut_by_batch;
  for (; cut != 0; cut &= cut - 1) {
    if (runtime[static_cast<std::size_t>(std::countr_zero(cut))] != 1) return false;
  }
  return true;
}

AnyBatch any_batch(const OpEntry& op, const Problem& problem) {
  if (op.batch.empty()) {
    throw InvalidArgument(std::string(op.name) + " does not say which of its sizes are the batch's, so nothing is " +
                          "batch_invariant of it; ask for deterministic, or declare them (`tw: batch SIZE = 128`)");
  }
  const std::uint32_t by_batch = sizes_by_batch(op, problem);
  const auto completed = [&](Problem result) {
    result.numerics = Numerics::tuned;  // as records have it
    for (std::size_t i = op.key_sizes; i < op.sizes.size(); ++i) {
      if ((by_batch >> i & 1) != 0) result.sizes[i] = kDense;
    }
    if (by_batch != 0) op.lay_out(result);
    return result;
  };
  AnyBatch result{.usual = {},
                  .extremes = {completed(with_batch(op, problem, 1)), completed(with_batch(op, problem, kLargeBatch))}};
  for (std::size_t i = 0; i < kUsualBatches; ++i) {
    Problem usual = problem;
    for (const BatchSize& each : op.batch) usual.sizes[each.size] = each.usual[i];
    result.usual[i] = completed(usual);
  }
  return result;
}

double predicted_ratio(const OpEntry& op, const Problem& problem, const Instance& instance, const Instance& than) {
  if (&instance.kernel == &than.kernel && instance.runtime == than.runtime) return 1;
  const double ratio = predicted_us(instance, problem) / predicted_us(than, problem);
  if (std::isfinite(ratio) && ratio > 0) return ratio;
  // A kernel that is there for several products is none to try for one, and its model then silent.
  const Problem several = with_settled_sizes(op, problem);
  const double of_several = predicted_us(instance, several) / predicted_us(than, several);
  return std::isfinite(of_several) ? of_several : 0;
}

std::string usual_batch_text(const OpEntry& op) {
  std::string text;
  for (const BatchSize& each : op.batch) {
    text += (text.empty() ? "" : " ") + std::string(op.sizes[each.size]) + "=";
    for (std::size_t i = 0; i < kUsualBatches && (i == 0 || each.usual[i] != each.usual[0]); ++i)
      text += (i == 0 ? "" : "|") + std::to_string(each.usual[i]);
  }
  return text;
}

}  // namespace tilewright
