// The course of a final: who is sampled in which round, who has dropped out, and when enough is known. Fed with samples by
// whoever takes them; a pure function of these, so that the same samples always end in the same place. It picks no winner.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "search/decision.h"

namespace tilewright::tune {

struct FinalRules {
  int min_rounds = 3;
  int max_rounds = 25;
  std::optional<std::size_t> favourite{};  // the finalist that wins where samples don't tell it from the fastest
};

// Why a final was over.
enum class FinalEnd : std::uint8_t {
  settled,     // more rounds would not change who wins
  rounds,      // there were enough
  interrupted  // the time was up, or the user wanted to stop
};

inline const char* to_string(FinalEnd end) {
  constexpr const char* kWords[] = {"settled", "rounds", "interrupted"};
  return kWords[static_cast<int>(end)];
}

class FinalRace {
 public:
  // The last finalist is the default: it stays to the end, since every margin is stated against it.
  FinalRace(std::size_t finalists, FinalRules rules) : rules_(rules), entrants_(finalists) {}

  // Who is sampled in the next round, in this order: forwards and backwards in turn, so that drift hits all alike.
  std::vector<std::size_t> lineup() const;
  void add(std::size_t finalist, double us) { entrants_[finalist].samples_us.push_back(us); }
  // It turned out to be no good.
  void disqualify(std::size_t finalist) { entrants_[finalist].out = true; }
  // Lets those go that cannot be in the winner's tie any more.
  void end_round();

  bool is_out(std::size_t finalist) const { return entrants_[finalist].out; }

  int rounds() const { return rounds_; }
  bool may_end() const { return rounds_ >= rules_.min_rounds; }
  // There have been enough rounds, or more of them would change nothing.
  bool decided() const { return rounds_ >= rules_.max_rounds || (may_end() && is_settled()); }
  FinalEnd end() const;
  const std::vector<double>& samples_us(std::size_t finalist) const { return entrants_[finalist].samples_us; }

 private:
  struct Entrant {
    std::vector<double> samples_us{};
    bool out = false;
  };
  std::size_t leader() const;
  // Everyone is out, or known to half of what matters about him, or no worse than an equal; or the favourite wins in any case.
  bool is_settled() const;
  bool is_favourite_safe() const;

  FinalRules rules_;
  std::vector<Entrant> entrants_;
  int rounds_ = 0;
};

}  // namespace tilewright::tune
