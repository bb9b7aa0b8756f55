// What became of a problem's candidates in the T4 format, which other tuners' programs read (the schema is
// https://github.com/odgaard/TuningSchema): a result for each instance that was compiled or run, in the order of the journal.
// It computes nothing anew and writes no file.
#pragma once

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>

#include "compile/build_stage.h"
#include "journal/journal_entry.h"
#include "manifest/manifest.h"

namespace tilewright::tune {

// A measurement that is none: what the cost model had said, in ms.
inline constexpr const char* kPredictedName = "predicted";

// `outcomes`: of the whole journal. `device`, `when`: said in the metadata.
nlohmann::ordered_json t4_results(const Manifest& manifest, std::size_t problem, const BuildResult& build,
                                  std::span<const JournalEntry> outcomes, const std::string& device, const std::string& when);

}  // namespace tilewright::tune
