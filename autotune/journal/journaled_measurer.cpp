#include "journal/journaled_measurer.h"

#include <utility>

#include "system/unix_seconds.h"

namespace tilewright::tune {

JournaledMeasurer::JournaledMeasurer(const Manifest& manifest, Measurer& inner, Journal& journal,
                                     std::span<const JournalEntry> past)
    : manifest_(manifest), inner_(inner), journal_(journal) {
  for (const JournalEntry& entry : past) {
    Evaluation& known = known_[entry.question()];
    known = entry.evaluation;  // of what was asked again the last answer
    known.replayed = true;
  }
}

JournalEntry JournaledMeasurer::question(JournalPhase phase, const Case& which, const Candidate& candidate, int round) const {
  const ProblemSpec& problem = problem_of(manifest_, which);
  const KernelSpec& kernel = manifest_.kernels.at(candidate.kernel);
  return {.phase = phase,
          .problem = problem_text(manifest_.op, problem),
          .identity = problem.identity,
          .kernel = kernel.id,
          .hash = kernel.unit.hash,
          .runtime = runtime_text(kernel, candidate.runtime),
          .round = round};
}

template <typename Measure>
Evaluation JournaledMeasurer::answer(JournalEntry question, const Measure& measure) {
  const std::string key = question.question();
  auto found = known_.find(key);
  if (found == known_.end()) {
    question.evaluation = measure();
    question.at_s = unix_seconds();
    // Ended by the budget, not by what it is: a run with time left asks again.
    if (question.evaluation.cut_off) return question.evaluation;
    journal_.outcome(question);
    found = known_.emplace(key, std::move(question.evaluation)).first;
  }
  const Evaluation evaluation = found->second;
  found->second.device_s = 0;
  return evaluation;
}

Evaluation JournaledMeasurer::evaluate(const Case& which, const Candidate& candidate, double best_us) {
  JournalEntry asked = question(JournalPhase::search, which, candidate);
  asked.config_json = manifest_.kernels.at(candidate.kernel).config_json;
  return answer(std::move(asked), [&] { return inner_.evaluate(which, candidate, best_us); });
}

Evaluation JournaledMeasurer::verify(const Case& which, const Candidate& candidate) {
  return answer(question(JournalPhase::verify, which, candidate), [&] { return inner_.verify(which, candidate); });
}

Evaluation JournaledMeasurer::sample(const Case& which, const Candidate& candidate, int round, double expected_us) {
  return answer(question(JournalPhase::final, which, candidate, round),
                [&] { return inner_.sample(which, candidate, round, expected_us); });
}

Evaluation JournaledMeasurer::energy(const Case& which, const Candidate& candidate, double expected_us) {
  return answer(question(JournalPhase::energy, which, candidate), [&] { return inner_.energy(which, candidate, expected_us); });
}

}  // namespace tilewright::tune
