// One outcome as the journal keeps it: what was asked of the device (or of the compiler), and the answer. Equal questions have
// equal answers, whichever run asked. Written by the journal, looked up by JournaledMeasurer.
#pragma once

#include <array>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "measure/evaluation.h"

namespace tilewright::tune {

enum class JournalPhase : std::uint8_t { compile, search, verify, final, energy };

inline constexpr std::array kJournalPhases{JournalPhase::compile, JournalPhase::search, JournalPhase::verify,
                                           JournalPhase::final, JournalPhase::energy};

const char* to_string(JournalPhase phase);

struct JournalEntry {
  JournalPhase phase = JournalPhase::search;
  std::string problem{};   // for people
  std::string identity{};  // of the case, as the manifest has it; empty when compiling
  std::string kernel{};    // id
  std::string hash{};      // of its source
  std::string runtime{};   // "block=4096"
  int round = 0;           // of the final
  Evaluation evaluation{};
  // Of when and where, for people and `report`; no part of the question, and not in older journals (0, empty).
  std::string config_json{};  // the kernel's, in the search
  double at_s = 0;            // Unix time when the answer was there
  double compile_s = 0;       // that the compiler needed
  int worker = 0;             // which of the compilers at once

  // All but the answer, and what is only for people.
  std::string question() const;
};

nlohmann::ordered_json to_json(const JournalEntry& entry);
// Throws Error on anything that is not an entry.
JournalEntry parse_entry(const nlohmann::ordered_json& json);

}  // namespace tilewright::tune
