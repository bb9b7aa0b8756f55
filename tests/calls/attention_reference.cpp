// softmax in f64, with bounds of what f32 can get wrong. An error of a score is that of its sum, its scaling and what is added
// to it; a score that a bias absorbs (the lowest finite number and 1 are the lowest finite number) has none, and equal scores
// stay equal. So rows of lowest scores are known to be plain averages, although nothing is known of sums that large otherwise.
#include <algorithm>
#include <cfloat>
#include <limits>
#include <map>

#include "attention_calls.h"

namespace tilewright::calls {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kUnit = 0x1p-24;  // half the distance of neighbours, relative
constexpr AttentionTensors kTensors;

struct Score {
  double value = 0, error = 0;
  bool is_risky = false;  // f32 may overflow on the way

  void add(double term, double term_error) {
    const double before = value;
    value += term;
    // Absorbed by what is added, whatever the error was.
    if (std::isfinite(term) && static_cast<float>(term + before + error) == static_cast<float>(term) &&
        static_cast<float>(term + before - error) == static_cast<float>(term) && std::abs(term) > 1e30) {
      value = term;
      error = term_error;
      return;
    }
    error += term_error + std::abs(value) * kUnit;
    is_risky = is_risky || (std::isfinite(value) && std::abs(value) > FLT_MAX);
  }
};

double scale_at(const std::vector<double>& scales, std::size_t key) { return scales.empty() ? 1 : scales[key]; }

Score score_of(const AttentionRow& row, std::int64_t key, const AttentionScalars& scalars, const Operands& operands) {
  const std::int64_t k_at = row.k_at[static_cast<std::size_t>(key - row.first_key)];
  double sum = 0, magnitude = 0, finite = 0;
  int terms = 0;
  for (std::int64_t d = 0; d < scalars.depth; ++d) {
    const double product = operands.at(kTensors.q, row.q_at + d) * operands.at(kTensors.k, k_at + d);
    sum += product;
    magnitude += std::abs(product);
    if (std::isfinite(product)) finite += std::abs(product);
    if (product != 0) ++terms;
  }
  const double of_key = scale_at(row.k_scale, static_cast<std::size_t>(key - row.first_key));
  const bool is_exact = terms <= 1 && static_cast<float>(sum) == sum;
  Score score{.value = sum,
              .error = is_exact ? 0 : static_cast<double>(scalars.depth + 2) * (kUnit * magnitude + 0x1p-149),
              // What f32 can't hold is infinite, whatever scale makes of it, and NaN beside an infinity of the other sign.
              .is_risky = finite * std::max(1.0, std::abs(of_key)) > FLT_MAX * (is_exact ? 1.0 : 0.5)};
  const double scale = scalars.scale * of_key;
  score.value *= scale;
  score.error *= std::abs(scale);
  if (scale != 1) score.error += std::abs(score.value) * 4 * kUnit + 0x1p-149;
  score.is_risky = score.is_risky || (std::isfinite(score.value) && std::abs(score.value) > FLT_MAX);
  if (scalars.softcap != 0) {
    score.value = scalars.softcap * std::tanh(score.value / scalars.softcap);
    score.error = std::min(score.error, 2 * std::abs(scalars.softcap)) + std::abs(scalars.softcap) * 0x1p-20;
  }
  if (row.bias_at >= 0) score.add(operands.at(kTensors.bias, row.bias_at + key), 0);
  if (row.slope != 0) {
    const double loss = row.slope * static_cast<double>(std::abs(row.diagonal - key));
    score.add(-loss, std::abs(loss) * 2 * kUnit);
  }
  return score;
}

struct RowResult {
  std::vector<Expected> o;
  Expected lse;
};

RowResult unknown_row(const AttentionScalars& scalars) {
  return {std::vector<Expected>(static_cast<std::size_t>(scalars.depth)), {}};
}

Expected number(double value, double tolerance) {
  return {.kind = Expected::Kind::number, .value = value, .tolerance = tolerance};
}

RowResult result_of(const AttentionRow& row, const AttentionScalars& scalars, const Operands& operands) {
  RowResult result = unknown_row(scalars);
  std::vector<Score> scores;
  double largest = -kInfinity, largest_error = 0;
  bool has_nan = false, is_risky = false;
  for (std::int64_t key = row.first_key; key < row.end_key; ++key) {
    scores.push_back(score_of(row, key, scalars, operands));
    const Score& score = scores.back();
    has_nan = has_nan || std::isnan(score.value);
    is_risky = is_risky || score.is_risky || score.value == kInfinity || std::isnan(score.error);
    if (score.value > largest) {
      largest = score.value;
      largest_error = score.error;
    }
  }
  if (has_nan) {
    for (Expected& each : result.o) each.kind = Expected::Kind::nan;
    return result;
  }
  if (is_risky) return result;
  if (largest == -kInfinity) {
    for (Expected& each : result.o) each = number(0, 0);
    result.lse = number(-kInfinity, 0);
    return result;
  }
  std::vector<double> weights, errors;
  double sum = 0, least_sum = 0, sum_error = 0, score_error = 0;
  const double rounding = (static_cast<double>(scores.size()) + 16) * kUnit + 0x1p-19;
  for (const Score& score : scores) {
    const double below = score.value - largest;
    const double error =
        score.error + largest_error + (below == 0 ? 0 : 4 * kUnit * (std::abs(score.value) + std::abs(largest)));
    const double weight = std::exp(below);
    double off = 0;
    if (score.value != -kInfinity && below + error > -200) {
      off = std::exp(std::min(below + error, 50.0)) - weight;
      off = std::max(off, weight * -std::expm1(-error)) + weight * rounding;
      score_error = std::max(score_error, score.error);
    }
    weights.push_back(weight);
    errors.push_back(off + (score.value == -kInfinity ? 0 : 0x1p-124));
    sum += weight;
    sum_error += errors.back();
    least_sum += std::max(0.0, weight - errors.back());
  }
  result.lse = number(largest + std::log(sum), largest_error + score_error + std::abs(largest) * 4 * kUnit + 0x1p-18 +
                                                   std::log1p(sum_error / sum) + std::abs(std::log(sum)) * 4 * kUnit);
  for (std::int64_t d = 0; d < scalars.depth; ++d) {
    double value = 0, magnitude = 0, largest_v = 0;
    bool is_nan = false, is_infinite = false, is_doubtful = false;
    for (std::size_t j = 0; j < scores.size(); ++j) {
      const double v = operands.at(kTensors.v, row.v_at[j] + d) * scale_at(row.v_scale, j);
      if (std::isfinite(v)) {
        value += weights[j] * v;
        magnitude += weights[j] * std::abs(v);
        largest_v = std::max(largest_v, std::abs(v));
        continue;
      }
      // A weight that f32 may take for 0 makes NaN of what is infinite. A later score that is much larger does, too.
      if (weights[j] < 1e-30 || errors[j] > weights[j] / 2) is_doubtful = true;
      (std::isnan(v) ? is_nan : is_infinite) = true;
    }
    Expected& expected = result.o[static_cast<std::size_t>(d)];
    if (is_doubtful || (magnitude > FLT_MAX / 2 && largest_v < kInfinity)) continue;
    if (is_nan || is_infinite) {
      expected.kind = is_nan ? Expected::Kind::nan : Expected::Kind::not_finite;
      continue;
    }
    value /= sum;
    double off = 0;
    for (std::size_t j = 0; j < scores.size(); ++j)
      off += errors[j] * std::abs(operands.at(kTensors.v, row.v_at[j] + d) * scale_at(row.v_scale, j) - value);
    off = least_sum > 0 ? off / least_sum : kInfinity;
    expected = number(value, std::min(off, 2 * largest_v) + magnitude / sum * (rounding + scalars.weight_rounding));
  }
  return result;
}

double content_of(Call::Content content, bool is_value, RandomSource& random) {
  using Content = Call::Content;
  if (content == Content::whole || (content == Content::equal && is_value)) return static_cast<double>(random.between(-4, 4));
  if (content == Content::wide) return std::ldexp(random.unit() * 2 - 1, static_cast<int>(random.between(-8, 4)));
  if (content == Content::special && random.chance(0.004))
    return random.one_of({kNaN, kInfinity, -kInfinity, 0x1p-130, 1e6, -1e20});
  return random.unit() * 2 - 1;
}

// bf16 and f16 have lowest finite numbers of their own.
double lowest(Element element) {
  if (element == Element::f16) return -65504;
  return element == Element::bf16 ? -0x1.fep127 : -double{FLT_MAX};
}

// Scores that are one product each: q has one element that is not 0, and K there 1, 0 or -1.
void fill_single(const std::vector<AttentionRow>& rows, const AttentionScalars& scalars, const Operands& operands,
                 RandomSource& random) {
  if (scalars.depth == 0) return;
  const std::int64_t at = random.between(0, scalars.depth - 1);
  const double most = -lowest(operands.views[kTensors.q].element);
  const double size = std::min(most, random.one_of({most, 0x1p126, 1e30, 1e6, 20.0}));
  const bool is_alike = random.chance(0.5);
  for (const AttentionRow& row : rows) {
    const double sign = random.chance(0.7) ? -1 : 1;
    for (std::int64_t d = 0; d < scalars.depth; ++d) operands.set(kTensors.q, row.q_at + d, d == at ? sign * size : 0);
    for (const std::int64_t k : row.k_at) operands.set(kTensors.k, k + at, is_alike ? 1 : random.one_of({1.0, 1.0, 0.0, -1.0}));
  }
}

void fill_masks(const Operands& operands, RandomSource& random) {
  const double down = lowest(operands.views[kTensors.bias].element);
  const double share = random.one_of({0.0, 0.02, 0.5}), infinite = random.one_of({0.0, 0.3, 1.0});
  operands.views[kTensors.bias].for_each([&](std::int64_t at) {
    operands.set(kTensors.bias, at, random.chance(share) ? 0.0 : random.chance(infinite) ? -kInfinity : down);
  });
}

void poison(const std::vector<AttentionRow>& rows, const AttentionScalars& scalars, const Operands& operands,
            RandomSource& random) {
  for (const std::size_t tensor : {kTensors.k, kTensors.v}) {
    // What some row sees keeps what it holds; all else, and a few of these, is NaN.
    std::map<std::int64_t, std::vector<double>> seen;
    for (const AttentionRow& row : rows) {
      for (const std::int64_t at : tensor == kTensors.k ? row.k_at : row.v_at) {
        if (!seen.contains(at)) {
          std::vector<double>& values = seen[at];
          for (std::int64_t d = 0; d < scalars.depth; ++d) values.push_back(operands.at(tensor, at + d));
        }
      }
    }
    operands.views[tensor].for_each([&](std::int64_t at) {
      operands.set(tensor, at, random.one_of({kNaN, kInfinity, -kInfinity}));
    });
    const double poisoned = random.one_of({0.0, 0.0, 0.03});
    for (const auto& [at, values] : seen) {
      const bool is_poisoned = random.chance(poisoned);
      for (std::int64_t d = 0; d < scalars.depth; ++d) {
        operands.set(tensor, at + d, is_poisoned ? kNaN : values[static_cast<std::size_t>(d)]);
      }
    }
  }
}

}  // namespace

void fill_attention(const Call& call, const std::vector<AttentionRow>& rows, const AttentionScalars& scalars,
                    const Operands& operands, RandomSource& random) {
  using Content = Call::Content;
  const bool has_bias =
      call.op->tensors[kTensors.bias] == std::string_view("bias") && operands.pointers[kTensors.bias] != nullptr;
  for (const std::size_t tensor : {kTensors.q, kTensors.k, kTensors.v, kTensors.bias}) {
    if (operands.pointers[tensor] == nullptr || (tensor == kTensors.bias && !has_bias)) continue;
    operands.views[tensor].for_each([&](std::int64_t at) {
      const bool is_zero = call.content == Content::equal && tensor == kTensors.q;
      operands.set(tensor, at, is_zero ? 0 : content_of(call.content, tensor == kTensors.v, random));
    });
  }
  if (call.content == Content::single) fill_single(rows, scalars, operands, random);
  if (call.content == Content::masks && has_bias) fill_masks(operands, random);
  if (call.content == Content::poisoned) poison(rows, scalars, operands, random);
}

std::vector<std::vector<Expected>> expect_attention(const std::vector<AttentionRow>& rows, const AttentionScalars& scalars,
                                                    const Operands& operands) {
  std::map<std::int64_t, Expected> o, lse;
  for (const AttentionRow& row : rows) {
    const RowResult result = result_of(row, scalars, operands);
    for (std::int64_t d = 0; d < scalars.depth; ++d) o[row.o_at + d] = result.o[static_cast<std::size_t>(d)];
    lse[row.lse_at] = result.lse;
  }
  std::vector<std::vector<Expected>> expected(operands.views.size());
  const auto in_order = [&](std::size_t tensor, std::map<std::int64_t, Expected>& values) {
    if (operands.pointers[tensor] == nullptr) return;
    operands.views[tensor].for_each([&](std::int64_t at) { expected[tensor].push_back(values[at]); });
  };
  in_order(kTensors.o, o);
  in_order(kTensors.lse, lse);
  return expected;
}

}  // namespace tilewright::calls
