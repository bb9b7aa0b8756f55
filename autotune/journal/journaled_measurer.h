// Measures nothing twice: what the journal holds is answered from it, everything else is asked of another Measurer and
// journaled before anyone sees it. So a run that was killed is gone through again at no cost up to where it was. The first
// answer says what it cost the device, in whichever run that was; asked again it costs nothing.
#pragma once

#include <map>
#include <span>
#include <string>

#include "journal/journal.h"
#include "measure/measurer.h"

namespace tilewright::tune {

class JournaledMeasurer : public Measurer {
 public:
  // `past`: what is already known, which is copied. All others must outlive this.
  JournaledMeasurer(const Manifest& manifest, Measurer& inner, Journal& journal, std::span<const JournalEntry> past);

  Evaluation evaluate(const Case& which, const Candidate& candidate, double best_us) override;
  Evaluation verify(const Case& which, const Candidate& candidate) override;
  Evaluation sample(const Case& which, const Candidate& candidate, int round, double expected_us) override;
  Evaluation energy(const Case& which, const Candidate& candidate, double expected_us) override;
  void set_time_left(double device_s) override { inner_.set_time_left(device_s); }
  std::string policy() override { return inner_.policy(); }

 private:
  template <typename Measure>
  Evaluation answer(JournalEntry question, const Measure& measure);
  JournalEntry question(JournalPhase phase, const Case& which, const Candidate& candidate, int round = 0) const;

  const Manifest& manifest_;
  Measurer& inner_;
  Journal& journal_;
  std::map<std::string, Evaluation> known_;  // by JournalEntry::question; device_s 0 once it was answered
};

}  // namespace tilewright::tune
