// Tunes one problem: search within its share of the budget, a final of the best, the default and the incumbent in interleaved
// rounds, the winner verified at its shape and on the edge cases that it may serve. The incumbent is what the library launches
// for the problem today: measured whatever the search would try, so that no record makes a user slower. It decides; it does not
// record or print.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "search/kernel_ban.h"
#include "search/known_image.h"
#include "search/metered_measurer.h"
#include "search/problem_result.h"
#include "search/search_strategy.h"
#include "system/stop_signal.h"
#include "tilewright/device.h"

namespace tilewright::tune {

struct TuningRules {
  std::string strategy;
  // Makes that of a problem, by its index in the manifest, instead of the one that is named: somebody else decides.
  std::function<std::unique_ptr<SearchStrategy>(std::size_t problem)> told{};
  std::vector<KnownImage> images{};  // by kernel; empty: nothing is known of them
  std::uint64_t seed = 1;
  int min_candidates = 4;  // besides the default and the incumbent, whatever the budget says
  int finalists = 4;       // besides the default and the incumbent
  int min_rounds = 3;
  int max_rounds = 25;
  double final_share = 0.35;  // of a problem's time
  int constant_rounds = 7;    // in which those that tie are timed with constant operands, too, where some read these early
  // A search ends when this many candidates in a row were right, but no better than the best; an exhaustive one doesn't.
  int patience = 8;
  double patience_share = 0.25;  // on top, of the problem's candidates
  // Where the strategy knows what it expects, SearchHope ends it instead.
  double provided_share = 0.3;          // of a problem's time, for other libraries' candidates
  std::size_t provided_first = 2;       // of their list, whatever the time: what such a library would choose
  std::size_t provided_finalists = 3;   // besides our own
  bool only_compares_provided = false;  // they are timed in our final, for the report, and no record names one
  bool gains_first = false;             // problems of which the models expect more than from their defaults come first
  bool asks_energy = false;             // of each winner
  Device device{};                      // on which it is tuned: launches may depend on it
};

// Device time of the shortest final among candidates of about `us`, and of what is asked about its winner.
double finish_s(const TuningRules& rules, const CostModel& costs, const ProblemSpec& problem, double us);

// What is going on, for the progress line.
struct SearchState {
  int done = 0;
  int total = 0;
  double best_us = 0;
};

class ProblemTuner {
 public:
  // `usable[k]`: kernel k was compiled and may be tried. What is referred to must outlive this.
  ProblemTuner(const Manifest& manifest, const std::vector<bool>& usable, MeteredMeasurer& measurer, StopSignal& stop,
               TuningRules rules);

  // A problem that an earlier run decided: among equals its kernel counts like one that won in this run.
  void adopt(const std::string& kernel);

  // `problem` is its index in the manifest. Uses about `share_s` of the budget. `pass` counts decisions: what the measurer
  // still knows of an earlier one costs nothing, so a later one goes on where that ended. Throws DeviceLost.
  ProblemResult tune(std::size_t problem, double share_s, int pass, const std::function<void(const SearchState&)>& progress);

  // What is known of the kernels by now, where they are compiled while others are measured.
  void know(std::vector<KnownImage> images) { rules_.images = std::move(images); }

  const TuningRules& rules() const { return rules_; }

 private:
  struct Search;
  void search(Search& state, const std::function<void(const SearchState&)>& progress);
  SearchTask task_of(const ProblemSpec& problem) const;
  bool has_tried_too_few(const Search& state) const;
  // Whether the search has found what it is likely to find. Asked before the next proposal.
  bool is_exhausted(const Search& state, int patience) const;
  // Whether one more candidate leaves `finish` seconds for what a decision still needs.
  bool affords_another(const Search& state, double finish) const;
  void try_candidate(Search& state, std::size_t point);
  // The strategy hears of the point, and of those that are like it.
  void tell(Search& state, std::size_t point, const Evaluation& evaluation);
  bool is_like(const Candidate& a, const Candidate& b) const;
  const KnownImage& image_of(const Candidate& candidate) const;
  void try_given(Search& state);
  void try_provided(Search& state);
  void note_time(Search& state, const Candidate& candidate, const Evaluation& evaluation);
  void run_final(Search& state);
  void sample_provided(Search& state, int round);
  void decide(Search& state);
  void decide_provided(Search& state);
  void sample_constants(Search& state);
  // Finalists as contestants, whose samples they keep, and of these the winner and those that tie with it.
  struct Ranking;
  Ranking rank(const Search& state, std::span<Finalist* const> standing) const;
  // As the library launches it where a run says which operands are constant; none where that is no other way.
  std::optional<Candidate> reading_constants(const Candidate& candidate) const;
  void note_fault(Search& state, const Candidate& candidate, const Case& which, const Evaluation& evaluation);
  bool verify_winner(Search& state, const Candidate& candidate);
  std::string text_of(const Candidate& candidate) const;

  const Manifest& manifest_;
  const std::vector<bool>& usable_;
  MeteredMeasurer& measurer_;
  StopSignal& stop_;
  TuningRules rules_;
  KernelBan ban_;
  std::map<std::size_t, int> wins_;  // by kernel: among equals, one that is needed anyway is taken
};

}  // namespace tilewright::tune
