// A record with every field set, for tests of its text form and of the database.
#pragma once

#include "records/record.h"

namespace tilewright::tune {

inline TuningRecord sample_record() {
  TuningRecord record;
  record.op = "gemm";
  record.attributes = {{"dtype", "f32"}, {"layout", "nn"}};
  record.shape = {{"M", 1}, {"N", 4096}, {"K", 4096}, {"batch", 1}};
  record.threads = 2;
  record.arch = "x86-64-v3";
  record.family = "cpu_stream";
  record.config_json = R"({"ROWS":4,"NV":2})";
  record.hash = "0123456789abcdef0123456789abcdef";
  record.winner = {.kernel = "gemm.x86-64-v3.cpu_stream.f32.nn.4x2",
                   .runtime = {{"block", 8192}},
                   .time = {.median = 1593.389, .mad = 2.5, .min = 1500.125, .n = 25}};
  record.default_instance = {.kernel = "gemm.x86-64-v3.cpu_blocked.f32.nn.6x16",
                             .runtime = {{"kc", 256}},
                             .time = {.median = 1700, .mad = 3, .min = 0, .n = 25}};
  record.margin = 0.0669;
  record.tie = {"another"};
  record.finalists = {{.kernel = "another", .runtime = {}, .time = {.median = 1594, .mad = 0, .min = 0, .n = 25}}};
  record.verified_shapes = 5;
  record.max_error = 0.4859;
  record.resources = {.registers = 0, .spill_bytes = 0, .smem_bytes = 0, .code_bytes = 1996};
  record.device = {.key = "amd-epyc-25-1-2c",
                   .name = "AMD EPYC",
                   .arch = "x86-64-v3",
                   .compute_units = 2,
                   .clock_mhz = 2250.5,
                   .memory_gb_per_s = 0,
                   .driver = 0};
  record.generator = "tilewright-codegen 0.1.0";
  record.compiler = "g++ 12";
  record.flags = {"-O3", "-mavx2"};
  record.policy = "warm/median";
  record.seed = 1;
  record.when = "2026-01-02T03:04:05Z";
  return record;
}

}  // namespace tilewright::tune
