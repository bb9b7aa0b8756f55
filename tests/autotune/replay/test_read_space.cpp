// Recorded spaces as their files have them.
#include <gtest/gtest.h>
#include <zlib.h>

#include <fstream>

#include "replay/read_space.h"
#include "system/scratch_folder.h"
#include "tilewright/error.h"

namespace tilewright::tune {
namespace {

constexpr const char* kT4 = R"({"metadata": {}, "results": [
  {"configuration": {"block": 64, "layout": "nt", "padded": true}, "invalidity": "correct", "objectives": ["time"],
   "measurements": [{"name": "power", "value": 9}, {"name": "time", "value": 0.5, "unit": "ms"}]},
  {"configuration": {"block": 128, "layout": "nt", "padded": true}, "invalidity": "correct", "objectives": ["time"],
   "measurements": [{"name": "time", "value": 0.25}]},
  {"configuration": {"block": 128, "layout": "nn", "padded": false}, "invalidity": "runtime", "objectives": ["time"],
   "measurements": [{"name": "time", "value": "RuntimeFailedConfig"}]},
  {"configuration": {"padded": true, "layout": "nt", "block": 64}, "invalidity": "correct", "objectives": ["time"],
   "measurements": [{"name": "time", "value": 0.1}]}]})";

constexpr const char* kCache = R"({"device_name": "d", "tune_params_keys": ["x", "y"], "objective": "time", "cache": {
  "1,2": {"x": 1, "y": 2, "time": 3.0, "times": [3.0, NaN], "GFLOP/s": Infinity},
  "1,4": {"x": 1, "y": 4, "time": "CompilationFailedConfig"},
  "2,4": {"x": 2, "y": 4, "time": 1.5}}})";

constexpr const char* kJournal =
    R"({"schema":"tilewright.journal/1","run":{"op":"gemm"},"when":"2026-01-01T00:00:00Z"}
{"phase":"search","problem":"M=1","case":"a","kernel":"gemm.sm90a.wgmma.128x256.s4","hash":"h","runtime":"split_k=1","us":[2.0,3.0,4.0],"device_s":0.1}
{"phase":"search","problem":"M=1","case":"a","kernel":"gemm.sm90a.wgmma.64x256.s3","hash":"h","runtime":"split_k=2","us":[6.0],"device_s":0.1}
{"phase":"search","problem":"M=1","case":"a","kernel":"gemm.sm90a.mma.64x256.s3","hash":"h","runtime":"split_k=2","invalidity":"correctness","reason":"wrong","device_s":0.1}
{"phase":"final","problem":"M=1","case":"a","kernel":"gemm.sm90a.wgmma.128x256.s4","hash":"h","runtime":"split_k=1","round":0,"us":[1.0],"device_s":0.1}
{"phase":"search","problem":"M=2","case":"b","kernel":"gemm.sm90a.mma.64x256.s3","hash":"h","runtime":"split_k=2","us":[1.0],"device_s":0.1}
)";

std::string fault_of(std::string_view text) {
  try {
    parse_spaces(text, "there.json");
  } catch (const Error& fault) {
    return fault.what();
  }
  return "none";
}

std::vector<double> times_of(const RecordedSpace& space) {
  std::vector<double> times;
  for (const RecordedSpace::Entry& entry : space.entries) times.push_back(entry.us);
  return times;
}

TEST(ReadSpace, T4ResultsFailuresIncludedAndRepeatedOnesOnce) {
  const std::vector<RecordedSpace> spaces = parse_spaces(kT4, "there");
  ASSERT_EQ(spaces.size(), 1u);
  EXPECT_EQ(spaces[0].name, "there");
  EXPECT_EQ(times_of(spaces[0]), (std::vector<double>{500, 250, 0}));
  EXPECT_EQ(spaces[0].entries[0].configuration, (NamedValues{{"block", 64.0}, {"layout", std::string("nt")}, {"padded", 1.0}}));
  EXPECT_EQ(spaces[0].best_us(), 250);
  EXPECT_EQ(spaces[0].failed(), 1u);
}

TEST(ReadSpace, WhatThingsTookAndWhatWasPredicted) {
  const std::vector<RecordedSpace> t4 = parse_spaces(R"({"results": [
    {"configuration": {"x": 1}, "invalidity": "correct", "objectives": ["time"],
     "times": {"compilation": 900, "framework": 100, "validation": 0, "runtimes": [3, 4]},
     "measurements": [{"name": "time", "value": 3.5}, {"name": "predicted", "value": 3}]},
    {"configuration": {"x": 2}, "invalidity": "compile", "objectives": ["time"],
     "times": {"compilation_time": 500, "benchmark": 50, "runtimes": [9]}, "measurements": []}]})",
                                                     "there");
  EXPECT_DOUBLE_EQ(t4[0].entries[0].compile_s, 0.9);
  EXPECT_DOUBLE_EQ(t4[0].entries[0].run_s, 0.107);
  EXPECT_DOUBLE_EQ(t4[0].entries[0].predicted_us, 3000);
  EXPECT_DOUBLE_EQ(t4[0].entries[1].compile_s, 0.5);
  EXPECT_DOUBLE_EQ(t4[0].entries[1].run_s, 0.05);
  EXPECT_EQ(t4[0].entries[1].predicted_us, 0);
  const std::vector<RecordedSpace> cache = parse_spaces(
      R"({"tune_params_keys": ["x"], "cache": {"1": {"x": 1, "time": 2.0, "compile_time": 400, "benchmark_time": 30, "times": [2]},
          "2": {"x": 2, "time": "CompilationFailedConfig", "compile_time": 100}}})",
      "there");
  EXPECT_DOUBLE_EQ(cache[0].entries[0].compile_s, 0.4);
  EXPECT_DOUBLE_EQ(cache[0].entries[0].run_s, 0.03);
  EXPECT_DOUBLE_EQ(cache[0].entries[1].compile_s, 0.1);
  EXPECT_EQ(cache[0].entries[1].run_s, 0);
}

TEST(ReadSpace, KernelTunersCacheWithWordsThatAreNoJson) {
  const std::vector<RecordedSpace> spaces = parse_spaces(kCache, "there");
  ASSERT_EQ(spaces.size(), 1u);
  EXPECT_EQ(times_of(spaces[0]), (std::vector<double>{3000, 0, 1500}));
  EXPECT_EQ(spaces[0].entries[2].configuration, (NamedValues{{"x", 2.0}, {"y", 4.0}}));
}

TEST(ReadSpace, TheFirstOfACachesObjectivesCounts) {
  std::string text = kCache;
  const std::string one = "\"objective\": \"time\"";
  text.replace(text.find(one), one.size(), "\"objective\": [\"time\", \"energy\"]");
  EXPECT_EQ(times_of(parse_spaces(text, "there")[0]), (std::vector<double>{3000, 0, 1500}));
}

// As a Kernel Tuner that is under way leaves it.
TEST(ReadSpace, ACacheThatNobodyClosed) {
  std::string text = kCache;
  text.resize(text.size() - 2);
  EXPECT_EQ(times_of(parse_spaces(text + ",\n", "there")[0]).size(), 3u);
}

TEST(ReadSpace, AJournalHasASpaceForEachProblemWithTwoCandidates) {
  const std::vector<RecordedSpace> spaces = parse_spaces(kJournal, "0001");
  ASSERT_EQ(spaces.size(), 1u);
  EXPECT_EQ(spaces[0].name, "0001 M=1");
  EXPECT_EQ(times_of(spaces[0]), (std::vector<double>{3, 6, 0}));
  const NamedValues& first = spaces[0].entries[0].configuration;
  const NamedValues& second = spaces[0].entries[1].configuration;
  const auto differ = [&](std::size_t i) { return first[i].second != second[i].second; };
  std::vector<std::string> names;
  for (std::size_t i = 0; i < first.size(); ++i) {
    ASSERT_EQ(first[i].first, second[i].first);
    if (differ(i)) names.push_back(first[i].first);
  }
  EXPECT_EQ(names, (std::vector<std::string>{"part 3 number 1", "part 4 number 1", "split_k"}));
}

TEST(ReadSpace, PackedFilesAreUnpackedAndNamedWithoutTheirEndings) {
  const ScratchFolder folder;
  const auto path = folder.path() / "convolution_T4.json.gz";
  gzFile file = gzopen(path.c_str(), "wb");
  gzputs(file, kT4);
  gzclose(file);
  EXPECT_EQ(read_spaces(path)[0].name, "convolution");
  EXPECT_EQ(times_of(read_spaces(path)[0]).size(), 3u);
  std::filesystem::resize_file(path, std::filesystem::file_size(path) - 12);
  EXPECT_THROW(read_spaces(path), Error);
  EXPECT_THROW(read_spaces(folder.path() / "none.json"), Error);
  EXPECT_THROW(read_spaces(folder.path()), Error);
}

TEST(ReadSpace, WhatIsNoSpaceIsRefusedWithTheReason) {
  EXPECT_EQ(
      fault_of("{}"),
      "there.json holds no recorded space: no JSON of T4 results (\"results\"), no Kernel Tuner cache (\"cache\"), and no "
      "journal of this tuner");
  EXPECT_EQ(fault_of("{"), fault_of("[]"));
  EXPECT_EQ(fault_of(R"({"results": []})"),
            "there.json holds no recorded space: fewer than two candidates of a problem, or none that was right");
  EXPECT_NE(fault_of(R"({"results": [{"invalidity": "correct"}]})").find("there.json holds no recorded space"),
            std::string::npos);
  EXPECT_NE(fault_of(R"({"results": [{"configuration": {"x": 1}, "measurements": 3}]})").find("there.json"), std::string::npos);
}

}  // namespace
}  // namespace tilewright::tune
