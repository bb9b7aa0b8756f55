// A measurer that tells somebody of every evaluation of a candidate, as soon as it is known: for who watches a run. It changes
// nothing.
#pragma once

#include <functional>
#include <utility>

#include "measure/measurer.h"

namespace tilewright::tune {

class ObservedMeasurer : public Measurer {
 public:
  // `best_us`: what it raced against.
  using Told = std::function<void(const Case& which, const Candidate& candidate, const Evaluation& evaluation, double best_us)>;

  // `inner` must outlive this.
  ObservedMeasurer(Measurer& inner, Told told) : inner_(inner), told_(std::move(told)) {}

  Evaluation evaluate(const Case& which, const Candidate& candidate, double best_us) override {
    Evaluation evaluation = inner_.evaluate(which, candidate, best_us);
    told_(which, candidate, evaluation, best_us);
    return evaluation;
  }
  Evaluation verify(const Case& which, const Candidate& candidate) override { return inner_.verify(which, candidate); }
  Evaluation sample(const Case& which, const Candidate& candidate, int round, double expected_us) override {
    return inner_.sample(which, candidate, round, expected_us);
  }
  Evaluation energy(const Case& which, const Candidate& candidate, double expected_us) override {
    return inner_.energy(which, candidate, expected_us);
  }
  void set_time_left(double device_s) override { inner_.set_time_left(device_s); }
  std::string policy() override { return inner_.policy(); }

 private:
  Measurer& inner_;
  const Told told_;
};

}  // namespace tilewright::tune
