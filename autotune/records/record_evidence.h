// How strong a record is, by which one stays where several stand for one key (database, merge).
#pragma once

#include "records/record.h"
#include "table/evidence.h"

namespace tilewright::tune {

inline Evidence evidence_of(const TuningRecord& record) {
  return {.predicted = record.predicted, .policy = record.policy, .when = record.when};
}

}  // namespace tilewright::tune
