// A device that exists in numbers only: problems whose candidates have true times, and a measurer that charges for every call
// and obeys its time limit. For tests of what the tuner does with a budget. No clock is read, nothing runs.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <random>
#include <set>
#include <tuple>
#include <vector>

#include "measure/measurer.h"

namespace tilewright::tune {

// How hard a space is, and how the device behaves.
struct SimulatedConditions {
  std::uint64_t seed = 1;
  std::size_t problems = 20;
  std::size_t candidates = 40;  // of each problem, at most
  double noise = 0.05;          // of a cost, relative
  double hanging = 0;           // share of the candidates that never end
  double wrong = 0;             // share of the candidates that are wrong
  double largest_flops = 1e11;
  int failing_verifications = 0;  // the first so many winners are wrong on an edge case
};

inline double uniform(std::mt19937_64& generator) { return static_cast<double>(generator() >> 11) * 0x1p-53; }

class SimulatedMeasurer : public Measurer {
 public:
  explicit SimulatedMeasurer(const SimulatedConditions& conditions) : conditions_(conditions), generator_(conditions.seed) {
    manifest_.arch = {.name = "simulated", .kind = TargetKind::cpu};
    manifest_.op = {.name = "simulated", .attributes = {}, .sizes = {"n"}, .key_sizes = 1, .scalars = {}, .tensors = {}};
    for (std::size_t k = 0; k < conditions.candidates; ++k) {
      manifest_.kernels.emplace_back().id = "kernel" + std::to_string(k);
    }
    for (std::size_t i = 0; i < conditions.problems; ++i) add_problem();
  }

  const Manifest& manifest() const { return manifest_; }
  void set_default(std::size_t problem, std::size_t candidate) { manifest_.problems[problem].default_candidate = candidate; }
  double true_us(std::size_t problem, std::size_t kernel) const { return true_us_[problem][kernel]; }
  double best_us(std::size_t problem) const {
    double best = 1e300;
    for (const Candidate& candidate : manifest_.problems[problem].candidates) {
      if (!is_bad(problem, candidate.kernel)) best = std::min(best, true_us(problem, candidate.kernel));
    }
    return best;
  }
  double charged_s() const { return charged_s_; }
  bool was_tried(std::size_t problem, std::size_t kernel) const { return memory_.contains({0, problem, kernel, 0}); }
  bool was_verified(std::size_t problem, std::size_t kernel) const { return verified_.contains({problem, kernel}); }
  int rounds_of(std::size_t problem, std::size_t kernel) const {
    const auto found = rounds_.find({problem, kernel});
    return found == rounds_.end() ? 0 : found->second;
  }

  Evaluation evaluate(const Case& which, const Candidate& candidate, double best_us) override {
    return remember({0, which.index, candidate.kernel, 0}, [&] {
      const double us = true_us(which.index, candidate.kernel);
      const double s = layout_s(which.index) + 0.004 + us * 1e-6;  // laid out, checked, compared
      if (hangs_.contains({which.index, candidate.kernel})) return ended_after(s + 3 + 32e-6 * best_us);
      if (wrong_.contains({which.index, candidate.kernel}))
        return charge({.invalidity = Invalidity::correctness, .reason = "wrong"}, s);
      const bool slow = best_us > 0 && us > 1.3 * best_us;
      return charge({.samples_us = samples(us, slow ? 2 : 7), .stopped_early = slow}, s + (slow ? 2 : 7) * (1e-3 + us * 1e-6));
    });
  }
  Evaluation verify(const Case& which, const Candidate& candidate) override {
    return remember({1, which.index, candidate.kernel, 0}, [&] {
      if (failed_verifications_ < conditions_.failing_verifications) {
        ++failed_verifications_;
        return charge({.invalidity = Invalidity::correctness, .reason = "wrong", .max_error = HUGE_VAL}, 0.1);
      }
      const Evaluation evaluation =
          charge({.max_error = 0.5}, 0.1 + layout_s(which.index) + 5e-6 * true_us(which.index, candidate.kernel));
      if (!evaluation.cut_off) verified_.insert({which.index, candidate.kernel});
      return evaluation;
    });
  }
  Evaluation sample(const Case& which, const Candidate& candidate, int round, double) override {
    return remember({2, which.index, candidate.kernel, round}, [&] {
      const double us = true_us(which.index, candidate.kernel);
      const Evaluation evaluation = charge({.samples_us = samples(us, 1)}, layout_s(which.index) + std::max(1e-3, us * 1e-6));
      if (!evaluation.cut_off) ++rounds_[{which.index, candidate.kernel}];
      return evaluation;
    });
  }
  void set_time_left(double device_s) override { time_left_s_ = device_s; }
  Evaluation energy(const Case&, const Candidate&, double) override { return {}; }
  std::string policy() override { return "simulated"; }

 private:
  using Key = std::tuple<int, std::size_t, std::size_t, int>;

  void add_problem() {
    const std::size_t index = manifest_.problems.size();
    ProblemSpec problem;
    problem.problem.sizes[0] = static_cast<std::int64_t>(index + 1);
    problem.flops = 1e6 * std::pow(conditions_.largest_flops / 1e6, uniform(generator_));
    problem.bytes = std::pow(problem.flops, 2.0 / 3);
    problem.label = "n=" + std::to_string(index + 1);
    // Predictions are right up to a factor that is the problem's own, and a scatter of each candidate.
    const double predicted_us = problem.flops / 1e5, bias = 0.5 + uniform(generator_);
    const std::size_t count = 5 + generator_() % (conditions_.candidates - 4);
    true_us_.emplace_back(conditions_.candidates, 0.0);
    for (std::size_t k = 0; k < count; ++k) {
      const double predicted = predicted_us * (1 + 0.03 * static_cast<double>(k));
      true_us_.back()[k] = predicted * bias * std::exp(0.5 * (uniform(generator_) - 0.5));
      problem.candidates.push_back({.kernel = k, .predicted_us = predicted});
      const double fate = uniform(generator_);
      if (k == 0) continue;  // the default is good
      if (fate < conditions_.hanging) hangs_.insert({index, k});
      if (fate > 1 - conditions_.wrong) wrong_.insert({index, k});
    }
    manifest_.problems.push_back(std::move(problem));
  }
  bool is_bad(std::size_t problem, std::size_t kernel) const {
    return hangs_.contains({problem, kernel}) || wrong_.contains({problem, kernel});
  }
  // Buffers and the reference of another problem.
  double layout_s(std::size_t problem) {
    if (laid_out_ && laid_out_problem_ == problem) return 0;
    laid_out_ = true;
    laid_out_problem_ = problem;
    return 0.01 + manifest_.problems[problem].flops * 2e-10;
  }
  double noisy(double value) { return value * std::exp(2 * conditions_.noise * (uniform(generator_) - 0.5)); }
  std::vector<double> samples(double us, int count) {
    std::vector<double> result;
    for (int i = 0; i < count; ++i) result.push_back(us * (1 + 0.01 * (uniform(generator_) - 0.5)));
    return result;
  }
  Evaluation charge(Evaluation evaluation, double seconds) {
    evaluation.device_s = noisy(seconds);
    if (evaluation.device_s > time_left_s_) return ended_after(evaluation.device_s);
    charged_s_ += evaluation.device_s;
    return evaluation;
  }
  Evaluation ended_after(double seconds) {
    laid_out_ = false;
    const bool cut_off = seconds > time_left_s_;
    const Evaluation evaluation{.invalidity = Invalidity::timeout,
                                .reason = "took too long",
                                .device_s = std::min(seconds, time_left_s_),
                                .fatal = true,
                                .cut_off = cut_off};
    charged_s_ += evaluation.device_s;
    return evaluation;
  }
  // As a journal does: what was measured once costs nothing the second time.
  template <typename Measure>
  Evaluation remember(const Key& key, const Measure& measure) {
    if (const auto found = memory_.find(key); found != memory_.end()) {
      Evaluation evaluation = found->second;
      evaluation.device_s = 0;
      return evaluation;
    }
    const Evaluation evaluation = measure();
    if (!evaluation.cut_off) memory_[key] = evaluation;
    return evaluation;
  }

  SimulatedConditions conditions_;
  std::mt19937_64 generator_;
  Manifest manifest_{};
  std::vector<std::vector<double>> true_us_{};  // by problem, by kernel
  std::set<std::pair<std::size_t, std::size_t>> hangs_{}, wrong_{}, verified_{};
  std::map<std::pair<std::size_t, std::size_t>, int> rounds_{};
  std::map<Key, Evaluation> memory_{};
  double time_left_s_ = 1e300, charged_s_ = 0;
  int failed_verifications_ = 0;
  bool laid_out_ = false;
  std::size_t laid_out_problem_ = 0;
};

}  // namespace tilewright::tune
