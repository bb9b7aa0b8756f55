// The problems that a command line asks for, in the form that codegen takes: presets, files and sizes turned into one JSON
// array, crossed with attributes and thread counts. Sizes stay partial: codegen fills in the rest.
#pragma once

#include <map>
#include <span>
#include <string>
#include <vector>

#include "manifest/manifest.h"
#include "tilewright/device.h"

namespace tilewright::tune {

struct ProblemQuery {
  // By attribute of the op; not there or empty: the presets' own, else the op's default.
  std::map<std::string, std::vector<std::string>> attributes{};
  std::vector<std::string> shapes{};  // preset names, files, or sizes; empty: the device's default preset
  std::vector<int> threads{};         // CPU; empty: 1 and all cores
  bool only_dense = false;            // for records, which say only the key sizes
};

struct ProblemRequests {
  std::string json;  // array for `codegen manifest --problems`
  std::size_t count = 0;
  std::string description;  // "cpu-bench", "512,512,512", for the first line
};

// Throws UsageError for an attribute that the op has not, and for a value that it has not.
void require_attributes(const OpListing& op, const std::map<std::string, std::vector<std::string>>& asked);
// Of a command that is about ops as a whole.
void require_no_attributes(const std::map<std::string, std::vector<std::string>>& asked);
// Of a command that is about all ops: an attribute of one of them.
void require_attributes_of_any(std::span<const OpListing> ops, const std::map<std::string, std::vector<std::string>>& asked);

// Throws UsageError for an unknown preset, attribute or size, and for operands that are not dense where only those will do.
ProblemRequests make_requests(const OpListing& op, const ProblemQuery& query, const ArchSpec& arch, int cores);

// The ops that files among `shapes` name for their problems, as what a program recorded (TILEWRIGHT_RECORD) does, but for those
// whose problems all compute nothing. Throws UsageError where one can't be read, and where no op is left.
std::vector<std::string> recorded_ops(const std::vector<std::string>& shapes, TargetKind kind,
                                      const std::vector<OpListing>& listings);

// The ops of these names; of none: the default one. Throws UsageError, listing the valid names.
std::vector<const OpListing*> choose_ops(const std::vector<OpListing>& ops, const std::vector<std::string>& names);

}  // namespace tilewright::tune
