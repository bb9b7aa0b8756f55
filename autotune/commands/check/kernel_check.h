// `check --kernel`: candidates by name, whether or not they ever won, at shapes that the user names and at the edge cases of
// those: what one does with a kernel that the tuner found wrong. It times nothing and reads no record.
#pragma once

#include <string>
#include <vector>

#include "commands/check/check_place.h"
#include "commands/options.h"
#include "manifest/codegen_client.h"
#include "system/progress.h"
#include "system/stop_signal.h"

namespace tilewright::tune {

struct KernelCheck {
  int right = 0, wrong = 0;             // instances, each at one shape and its edge cases
  int compared = 0;                     // of the right ones, with the first candidate alone
  int shapes = 0;                       // that were run
  std::vector<std::string> failures{};  // one sentence each
};

// Of an op's kernels that match --kernel.
void check_kernels(const Options& options, const CodegenClient& codegen, const Target& target, const CheckPlace& place,
                   const OpListing& op, StopSignal& stop, Progress& progress, KernelCheck& check);

}  // namespace tilewright::tune
