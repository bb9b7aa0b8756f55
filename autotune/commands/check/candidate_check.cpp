#include "commands/check/candidate_check.h"

#include <fmt/format.h>

#include "measure/verification_cases.h"

namespace tilewright::tune {

CandidateCheck check_candidate(Measurer& measurer, const Manifest& manifest, std::size_t problem, const Candidate& candidate) {
  CandidateCheck check;
  for (const Case& which : verification_cases(manifest, problem, candidate)) {
    const Evaluation evaluation = measurer.verify(which, candidate);
    ++check.shapes;
    if (evaluation.invalidity == Invalidity::none) continue;
    check.where = which;
    check.invalidity = evaluation.invalidity;
    check.fault = fmt::format("{}{}: {}", which.is_edge ? "the edge case " : "",
                              problem_text(manifest.op, problem_of(manifest, which)), evaluation.reason);
    break;
  }
  return check;
}

}  // namespace tilewright::tune
