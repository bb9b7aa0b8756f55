// Which algorithms other libraries offer for the problems of a manifest. Asked in a process of its own: such a library may need
// a context on the GPU, which the tuner has none of, and may crash.
#pragma once

#include <string>
#include <vector>

#include "manifest/manifest.h"
#include "manifest/provided_candidates.h"
#include "tilewright/device.h"

namespace tilewright::tune {

struct AlgorithmList {
  std::vector<std::string> libraries{};  // for people: what serves the op, with its version, or why not
  std::vector<ProvidedCandidate> candidates{};
};

// `providers` as TILEWRIGHT_PROVIDERS names them; `program` is this one. Throws Error when the process fails.
AlgorithmList ask_for_algorithms(const Manifest& manifest, const Device& device, const std::string& providers,
                                 const std::string& program);

// That process: reads the question on stdin, prints the answer. Returns the exit status.
int answer_for_algorithms();

}  // namespace tilewright::tune
