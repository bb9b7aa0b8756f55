// Tunes one problem: search within its share of the budget, a final of the best and the default in interleaved rounds, the
// winner verified at its shape and on the edge cases that it may serve. It decides; it does not record or print.
#pragma once

#include <functional>
#include <map>
#include <string>

#include "journal.h"
#include "measurer.h"
#include "problem_result.h"
#include "search_strategy.h"
#include "stop_signal.h"

namespace tilewright::tune {

struct TuningRules {
  std::string strategy;
  std::uint64_t seed = 1;
  int min_candidates = 4;  // besides the default, whatever the budget says
  int finalists = 4;       // besides the default
  int min_rounds = 3;
  int max_rounds = 25;
  double final_share = 0.35;  // of a problem's time
};

// What is going on, for the progress line.
struct SearchState {
  int done = 0;
  int total = 0;
  double best_us = 0;
};

class ProblemTuner {
 public:
  // `usable[k]`: kernel k was compiled and may be tried.
  ProblemTuner(const Manifest& manifest, const std::vector<bool>& usable, Measurer& measurer, Journal& journal,
               StopSignal& stop, TuningRules rules);

  // `problem` is its index in the manifest. Takes about `seconds`. Throws DeviceLost.
  ProblemResult tune(std::size_t problem, double seconds, const std::function<void(const SearchState&)>& progress);

 private:
  struct Search;
  void search(Search& state, double seconds, const std::function<void(const SearchState&)>& progress);
  void run_final(Search& state, double seconds);
  void decide(Search& state);
  bool verify_winner(Search& state, const Candidate& candidate);
  JournalEntry entry_for(const ProblemSpec& problem, const Candidate& candidate, const char* phase) const;

  const Manifest& manifest_;
  const std::vector<bool>& usable_;
  Measurer& measurer_;
  Journal& journal_;
  StopSignal& stop_;
  TuningRules rules_;
  std::map<std::size_t, int> wins_;  // by kernel: among equals, one that is needed anyway is taken
};

}  // namespace tilewright::tune
