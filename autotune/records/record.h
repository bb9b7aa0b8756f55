// One line of tuning_db (schema tilewright.record/1): what won for one problem on one device, by how much, and how that is
// known. Made by the tuner, read by `check`, by codegen emit and by the library's layers. A plain value; the text form is here
// too.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "compile/resources.h"
#include "device/conditions.h"
#include "device/statistics.h"
#include "table/provided_name.h"
#include "tilewright/device.h"
#include "tilewright/error.h"

namespace tilewright::tune {

using NamedText = std::vector<std::pair<std::string, std::string>>;
using NamedNumbers = std::vector<std::pair<std::string, std::int64_t>>;

struct TimedInstance {
  std::string kernel;
  NamedNumbers runtime;
  Summary time;
};

// Another library's algorithm that was faster than the winner, in the same final.
struct RecordProvider {
  ProvidedName name{};
  Summary time{};
  double margin = 0;     // winner / this - 1
  double max_error = 0;  // in units of the tolerance
};

struct RecordDevice {
  std::string key;
  std::string name;
  std::string arch;
  std::uint32_t compute_units = 0;
  double clock_mhz = 0;
  double memory_gb_per_s = 0;
  int driver = 0;
};

struct TuningRecord {
  std::string op;
  NamedText attributes;
  NamedNumbers shape;  // the op's key sizes
  int threads = 0;
  std::string arch;
  bool predicted = false;  // the model's choice: never measured
  std::string family;
  std::string config_json;
  std::string hash;
  TimedInstance winner;
  TimedInstance default_instance;
  double margin = 0;                  // default / winner - 1
  std::optional<double> noise{};      // what of the margin may be noise
  std::optional<double> energy_mj{};  // of one call of the winner
  std::optional<Conditions> conditions{};
  std::vector<std::string> tie;
  std::vector<TimedInstance> finalists;
  int verified_shapes = 0;
  double max_error = 0;     // in units of the tolerance
  bool is_verified = true;  // against a reference; else compared with the first candidate's results
  Resources resources;
  RecordDevice device;
  std::string generator;
  std::string compiler;
  std::vector<std::string> flags;
  std::string policy;
  std::uint64_t seed = 0;
  std::string when;  // UTC
  std::string via;   // the arch whose device really ran it, when it was not this one's; empty otherwise
  std::optional<RecordProvider> provider{};
};

// One line without its newline; keys in the schema's order.
std::string to_line(const TuningRecord& record);
// The same with the fields of `line`, which is the record's, that only a later tilewright knows, at the end of their objects.
std::string to_line(const TuningRecord& record, const std::string& line);
// A line of another schema: of a later tilewright.
struct OtherSchema : Error {
  using Error::Error;
};

// Of a line that anyone may have written. Throws Error, naming the field, when the line is not JSON, of another schema, lacks a
// field, or claims what cannot be: times that are no times, measured without samples, names that are no names.
TuningRecord parse_record(const std::string& line);

// "2026-11-21T04:00:00Z"
std::string utc_now();

}  // namespace tilewright::tune
