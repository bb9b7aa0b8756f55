// The doctor's judgement: facts in, findings out. It asks nothing of the machine, so each of its rules is tested on facts that
// are made up.
#pragma once

#include <vector>

#include "doctor/finding.h"
#include "doctor/machine_facts.h"

namespace tilewright::tune {

std::vector<Finding> diagnose(const MachineFacts& facts);

// The worst; ok of none.
Severity worst_of(const std::vector<Finding>& findings);

}  // namespace tilewright::tune
