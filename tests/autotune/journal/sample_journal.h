// A journal with one line of every kind, for tests of the writer, the reader and the search for one to go on with.
#pragma once

#include "journal/journal.h"
#include "records/sample_record.h"

namespace tilewright::tune {

inline JournalHeader sample_header(const std::string& seed = "1") {
  return {.facts = {{"op", "gemm"}, {"device", "amd-epyc-25-1-2c"}, {"seed", seed}}, .when = "2026-01-02T03:04:05Z"};
}

inline JournalEntry sample_entry(int round = 0) {
  return {.phase = JournalPhase::final,
          .problem = "f32.nn M=1 N=4096 K=4096 batch=1 threads=2",
          .identity = "1234",
          .kernel = "gemm.x86-64-v3.cpu_stream.f32.nn.4x2",
          .hash = "0123456789abcdef0123456789abcdef",
          .runtime = "block=8192",
          .round = round,
          .evaluation = {.samples_us = {1593.389}, .device_s = 0.0016}};
}

inline void write_sample_lines(Journal& journal) {
  JournalEntry search = sample_entry();
  search.phase = JournalPhase::search;
  journal.outcome(search);
  search.kernel = "gemm.x86-64-v3.cpu_blocked.f32.nn.6x16";
  search.evaluation = {.invalidity = Invalidity::correctness, .reason = "1 of 4096 elements is wrong", .device_s = 0.5};
  journal.outcome(search);
  journal.outcome(sample_entry(0));
  journal.outcome(sample_entry(1));
  JournalEntry edge = sample_entry();
  edge.phase = JournalPhase::verify;
  edge.identity = "edge";
  journal.outcome(edge);
  journal.decided("1234", sample_record());
  journal.published("1234");
}

}  // namespace tilewright::tune
