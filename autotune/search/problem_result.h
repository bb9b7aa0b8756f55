// What tuning one problem came to: a decision with its evidence, or why there is none.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "compile/invalidity.h"
#include "device/conditions.h"
#include "manifest/manifest.h"
#include "search/final_race.h"

namespace tilewright::tune {

struct Finalist {
  Candidate candidate;
  std::vector<double> samples_us{};  // sample i of every finalist was taken in round i
  Conditions conditions{};           // while they were taken
  double search_us = 0;              // median of the search before
  std::vector<double> both_us{};     // geometric means of a sample without and one with constant operands, of the same rounds
  // To the end of the final; others were clearly slower there. So may the incumbent have been, but it stays: it wins where all
  // that are faster turn out to be wrong.
  bool standing = true;
};

// Another library's algorithm that is right, and clearly faster than our own winner.
struct ProvidedResult {
  Finalist finalist{};
  double margin = 0;     // winner / this - 1, over paired rounds
  double max_error = 0;  // in units of the tolerance
};

// The fastest of other libraries', where they are only compared with.
struct ComparedResult {
  Candidate candidate{};
  double ratio = 0;  // its time / the winner's, over paired rounds
};

struct ProblemResult {
  std::string failure{};      // one sentence; empty when decided
  bool interrupted = false;   // by Ctrl-C, before it was decided
  bool unaffordable = false;  // the budget ended before it was decided: no fault of its own
  bool unfinished = false;    // its share of the budget ended the search, not a lack of better candidates
  bool unchanged = false;     // another turn found nothing faster: what the one before decided holds
  Finalist winner{};
  Finalist default_instance{};
  double margin = 0;             // default / winner - 1, over paired rounds
  double noise = 0;              // of the margin
  std::optional<double> gain{};  // incumbent / winner - 1, over paired rounds; none where no incumbent ran
  double energy_mj = 0;          // of one call of the winner; 0: unknown
  std::vector<Candidate> tie{};  // what another run might have chosen
  int final_rounds = 0;
  FinalEnd final_end = FinalEnd::interrupted;
  std::vector<Finalist> finalists{};  // best first
  std::optional<ProvidedResult> provided{};
  std::optional<ComparedResult> compared{};
  int verified_shapes = 0;
  double max_error = 0;  // in units of the tolerance, over all verified shapes
  int tried = 0;
  std::map<Invalidity, int> invalid{};
  std::vector<std::string> faults{};  // one sentence for each candidate that ran and was wrong
};

}  // namespace tilewright::tune
