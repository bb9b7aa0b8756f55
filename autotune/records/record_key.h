// What identifies a record on its device: the problem, and the policy by which it was measured. A tuning database has one line
// for each key, sorted by it. One machine tunes for every arch that it runs, so the device's folder does not tell archs apart.
#pragma once

#include <compare>
#include <string>

#include "records/record.h"

namespace tilewright::tune {

struct Manifest;
struct ProblemSpec;

struct ProblemKey {
  NamedText attributes;
  int threads = 0;
  NamedNumbers shape;
  std::string arch;

  friend auto operator<=>(const ProblemKey&, const ProblemKey&) = default;
};

struct RecordKey {
  ProblemKey problem;
  std::string policy;

  friend auto operator<=>(const RecordKey&, const RecordKey&) = default;
};

inline RecordKey key_of(const TuningRecord& record) {
  return {{record.attributes, record.threads, record.shape, record.arch}, record.policy};
}

// What records of one of the manifest's problems have.
ProblemKey key_of(const Manifest& manifest, const ProblemSpec& problem);

// "f32.nn M=1 N=4096 K=4096 batch=1 threads=2 x86-64-v3": how people are told which problem is meant.
std::string to_string(const ProblemKey& key);

}  // namespace tilewright::tune
