// The journal of a run, begun or gone on with when measuring begins, and what goes into it before that: what the run is made
// of, and what the compiler did. Called by the measuring stages.
#pragma once

#include "commands/tuning/record_maker.h"
#include "commands/tuning/run.h"

namespace tilewright::tune {

// What a run must have in common with the one that it goes on with. The budget may grow, and folders may move.
JournalHeader header_of(const Run& run, const RecordContext& context);
// Once for a run: its ops share a journal.
void open_journal(Run& run, const RecordContext& context);
// What the compiler did, for whoever reads the journal. A resumed run compiles again, and adds only what is new.
void keep_compilations(Run& run, const RecordContext& context);

}  // namespace tilewright::tune
