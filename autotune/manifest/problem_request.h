// The problems that a command line asks for, in the form that codegen takes: presets, files and sizes turned into one JSON
// array, crossed with attributes and thread counts. Sizes stay partial: codegen fills in the rest.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "commands/options.h"
#include "manifest/manifest.h"
#include "tilewright/device.h"

namespace tilewright::tune {

struct ProblemRequests {
  std::string json;  // array for `codegen manifest --problems`
  std::size_t count = 0;
  std::string description;  // "cpu-bench", "512,512,512", for the first line
};

// Throws UsageError for an attribute that the op has not, and for a value that it has not.
void require_attributes(const OpListing& op, const std::map<std::string, std::vector<std::string>>& asked);

// Throws UsageError for an unknown preset, attribute or size, and for operands that are not dense when tuning.
ProblemRequests make_requests(const OpListing& op, const Options& options, const ArchSpec& arch, int cores);

// The ops that are asked for, or else the default one. Throws UsageError, listing the valid names.
std::vector<const OpListing*> choose_ops(const std::vector<OpListing>& ops, const Options& options);

// How many candidates a problem gets. `measured`: on the device, else they are only predicted.
int candidate_limit(const Options& options, TargetKind kind, bool measured);

}  // namespace tilewright::tune
