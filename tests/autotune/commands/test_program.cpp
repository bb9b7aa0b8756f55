// The program itself, run as a user runs it: whole runs on the toy op, and everything that a user may get wrong.
#include <gtest/gtest.h>
#include <signal.h>

#include <atomic>
#include <nlohmann/json.hpp>
#include <thread>

#include "commands/command_line.h"
#include "compile/compiler.h"
#include "records/record.h"
#include "system/process.h"
#include "system/scratch_folder.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

std::string why_no_nvrtc() {
  try {
    compiler_identity(CompilerKind::cuda, false, toolchain_from_environment());
    return {};
  } catch (const Error& missing) {
    return missing.what();
  }
}

std::string runtime_text(const nlohmann::ordered_json& runtime) {
  std::string text;
  for (const auto& [name, value] : runtime.items()) text += (text.empty() ? "" : " ") + name + "=" + value.dump();
  return text;
}

class ProgramTest : public testing::Test {
 protected:
  ProcessResult run(std::vector<std::string> arguments,
                    std::vector<std::pair<std::string, std::string>> environment = {}) const {
    ProcessRequest request{.environment = std::move(environment), .timeout_s = 120};
    request.command = {TEST_AUTOTUNE_PROGRAM};
    request.command.insert(request.command.end(), arguments.begin(), arguments.end());
    return run_process(request);
  }
  // As many at once as this machine has cores.
  std::vector<ProcessResult> run_all(const std::vector<std::vector<std::string>>& commands) const {
    std::vector<ProcessResult> results(commands.size());
    std::atomic<std::size_t> next = 0;
    std::vector<std::jthread> threads;
    for (unsigned i = 0; i < std::max(1u, std::thread::hardware_concurrency()); ++i) {
      threads.emplace_back([&] {
        for (std::size_t at = next++; at < commands.size(); at = next++) results[at] = run(commands[at]);
      });
    }
    threads.clear();
    return results;
  }
  // On the toy op, with all that is written in the scratch folder.
  ProcessResult tune(std::vector<std::string> more, std::vector<std::pair<std::string, std::string>> environment = {}) const {
    return run(tuning(std::move(more)), std::move(environment));
  }
  std::vector<std::string> tuning(std::vector<std::string> more) const {
    std::vector<std::string> arguments{"autotune", "--templates", TEST_ROOT "/tests/data/toy_op", "--op", "scale_add"};
    const auto given = [&](const std::string& name) { return std::find(more.begin(), more.end(), name) != more.end(); };
    if (!given("--arch")) arguments.insert(arguments.end(), {"--arch", native_cpu()});
    const std::string scratch = scratch_.path().string();
    for (const char* name : {"db", "work", "cache"}) {
      if (!given(std::string("--") + name)) arguments.insert(arguments.end(), {std::string("--") + name, scratch + "/" + name});
    }
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
  }
  // The best CPU arch that this machine runs, as `list` says.
  std::string native_cpu() const {
    static const std::string arch = [&] {
      const std::string text = run({"list"}).output;
      return text.find("x86-64-v4    cpu   runs here") != std::string::npos ? "x86-64-v4" : "x86-64-v3";
    }();
    return arch;
  }
  std::vector<TuningRecord> records() const {
    std::vector<TuningRecord> result;
    if (!std::filesystem::exists(scratch_.path() / "db")) return result;
    for (const auto& device : std::filesystem::directory_iterator(scratch_.path() / "db")) {
      std::istringstream lines(ScratchFolder::read(device.path() / "scale_add.jsonl"));
      for (std::string line; std::getline(lines, line);) result.push_back(parse_record(line));
    }
    return result;
  }

  ScratchFolder scratch_;
};

TEST_F(ProgramTest, TunesVerifiesAndRecords) {
  const ProcessResult result = tune({"--shapes", "1000", "--shapes", "n=65536", "--threads", "1", "--budget", "60s"});
  EXPECT_EQ(result.exit_code, 0) << result.errors;
  EXPECT_EQ(result.output.rfind("tuning scale_add", 0), 0u) << result.output;
  EXPECT_NE(result.output.find("vs default"), std::string::npos);
  const std::vector<TuningRecord> found = records();
  ASSERT_EQ(found.size(), 2u);
  for (const TuningRecord& record : found) {
    EXPECT_FALSE(record.predicted);
    EXPECT_EQ(record.verified_shapes, 10);
    EXPECT_GT(record.winner.time.median, 0);
    EXPECT_GE(record.winner.time.n, 3);
    EXPECT_GE(record.margin, 0);
    EXPECT_LE(record.max_error, 1);
  }
  // Again: nothing is compiled, and the records are replaced.
  const ProcessResult again = tune({"--shapes", "1000", "--threads", "1", "--budget", "60s", "--json"});
  EXPECT_EQ(again.exit_code, 0) << again.errors;
  const auto json = nlohmann::json::parse(again.output);
  EXPECT_EQ(json["status"], "measured");
  EXPECT_EQ(json["records"].size(), 1u);
  EXPECT_EQ(json["totals"]["from_cache"], json["totals"]["kernels"]);
  EXPECT_EQ(records().size(), 2u);
  // And they pass the check.
  const ProcessResult check = run({"check", "--templates", TEST_ROOT "/tests/data/toy_op", "--arch", native_cpu(), "--db",
                                   (scratch_.path() / "db").string(), "--work", (scratch_.path() / "work").string(), "--cache",
                                   (scratch_.path() / "cache").string()});
  EXPECT_EQ(check.exit_code, 0) << check.output << check.errors;
  EXPECT_NE(check.output.find("2 records right, 0 wrong; 20 shapes run"), std::string::npos) << check.output;
}

TEST_F(ProgramTest, CheckFindsAStaleRecord) {
  ASSERT_EQ(tune({"--shapes", "1000", "--threads", "1", "--budget", "60s"}).exit_code, 0);
  const auto device = std::filesystem::directory_iterator(scratch_.path() / "db")->path();
  std::string text = ScratchFolder::read(device / "scale_add.jsonl");
  const auto hash = text.find("\"hash\":\"") + 8;
  text[hash] = text[hash] == '0' ? '1' : '0';
  std::ofstream(device / "scale_add.jsonl") << text;
  const ProcessResult check = run({"check", "--templates", TEST_ROOT "/tests/data/toy_op", "--arch", native_cpu(), "--db",
                                   (scratch_.path() / "db").string(), "--work", (scratch_.path() / "work").string(), "--cache",
                                   (scratch_.path() / "cache").string()});
  EXPECT_EQ(check.exit_code, 1);
  EXPECT_NE(check.errors.find("the record is stale"), std::string::npos) << check.errors;
}

TEST_F(ProgramTest, CheckTakesTheRecordsOfAllDevicesOfAnArchAndTheTimesOfThisOne) {
  ASSERT_EQ(tune({"--shapes", "1000", "--shapes", "n=65536", "--threads", "1", "--budget", "60s"}).exit_code, 0);
  const std::filesystem::path db = scratch_.path() / "db";
  const std::string key = std::filesystem::directory_iterator(db)->path().filename();
  std::string text = ScratchFolder::read(db / key / "scale_add.jsonl");
  for (auto at = text.find(key); at != std::string::npos; at = text.find(key, at + 1))
    text.replace(at, key.size(), "a-sibling");
  std::filesystem::create_directory(db / "a-sibling");
  std::ofstream(db / "a-sibling" / "scale_add.jsonl") << text;
  const ProcessResult check =
      run({"check", "--time", "--json", "--templates", TEST_ROOT "/tests/data/toy_op", "--arch", native_cpu(), "--db",
           db.string(), "--work", (scratch_.path() / "work").string(), "--cache", (scratch_.path() / "cache").string()});
  EXPECT_EQ(check.exit_code, 0) << check.output << check.errors;
  const auto json = nlohmann::json::parse(check.output);
  EXPECT_EQ(json["right"], 4) << check.errors;
  EXPECT_EQ(json["wrong"], 0) << check.errors;
  EXPECT_EQ(json["times"].size(), 2u);
}

// With one candidate a problem the search leaves out what the library launches.
TEST_F(ProgramTest, WhatIsLaunchedTodayRunsInTheFinal) {
  const std::vector<std::string> what{"--op", "gemm", "--arch", native_cpu(), "--shapes", "1,512,512", "--threads", "1"};
  std::vector<std::string> explain{"explain", "--json"},
      tune{"autotune", "--json", "--limit", "1", "--budget", "60s", "--no-emit", "--no-doctor"};
  explain.insert(explain.end(), what.begin(), what.end());
  tune.insert(tune.end(), what.begin(), what.end());
  for (const char* name : {"db", "work", "cache"})
    tune.insert(tune.end(), {std::string("--") + name, (scratch_.path() / name).string()});
  const auto answer = nlohmann::ordered_json::parse(run(explain).output).at(0);
  const ProcessResult result = run(tune);
  ASSERT_EQ(result.exit_code, 0) << result.errors;
  const auto row = nlohmann::ordered_json::parse(result.output).at("records").at(0);
  const auto is_incumbent = [&](const nlohmann::ordered_json& finalist) {
    return finalist.at("kernel") == answer.at("kernel") &&
           runtime_text(finalist.at("runtime")) == answer.at("runtime").get<std::string>();
  };
  const auto& record = row.at("record");
  const auto& finalists = record.at("finalists");
  EXPECT_TRUE(std::any_of(finalists.begin(), finalists.end(), is_incumbent)) << row.dump(1) << answer;
  EXPECT_FALSE(row.at("speedup_over_incumbent").is_null());
  EXPECT_EQ(row.at("incumbent_won"), is_incumbent(record));
}

TEST_F(ProgramTest, AnyStrategyTunes) {
  for (const char* strategy : {"random", "exhaustive"}) {
    EXPECT_EQ(tune({"--shapes", "1000", "--threads", "1", "--budget", "60s", "--strategy", strategy}).exit_code, 0) << strategy;
  }
}

TEST_F(ProgramTest, WithoutTheDeviceNothingIsMeasuredAndItSaysSoFirst) {
  if (const std::string why = why_no_nvrtc(); !why.empty()) GTEST_SKIP() << why;
  // No machine is of all CUDA archs at once.
  const ProcessResult archs = run({"list"});
  const std::string arch = archs.output.find("sm75         cuda  runs here") == std::string::npos ? "sm75" : "sm80";
  const ProcessResult result = tune({"--arch", arch, "--shapes", "1000"});
  EXPECT_EQ(result.exit_code, 0) << result.errors;
  const std::string first = result.output.substr(0, result.output.find('\n'));
  EXPECT_EQ(first.rfind("predicting scale_add", 0), 0u) << first;
  EXPECT_NE(first.find("nothing will be measured"), std::string::npos) << first;
  ASSERT_EQ(records().size(), 1u);
  EXPECT_TRUE(records()[0].predicted);
  EXPECT_EQ(records()[0].winner.time.n, 0);
  EXPECT_GT(records()[0].resources.registers, 0);
}

TEST_F(ProgramTest, ADeviceIsPredictedFor) {
  if (const std::string why = why_no_nvrtc(); !why.empty()) GTEST_SKIP() << why;
  const std::string listed = run({"list"}).output;
  EXPECT_NE(listed.find("    --device l4            NVIDIA L4 (58 SMs)\n"), std::string::npos) << listed;
  const ProcessResult result = tune({"--arch", "sm86", "--device", "rtx-3090", "--shapes", "1000"});
  if (result.output.rfind("tuning", 0) == 0) GTEST_SKIP() << "the device is here";
  EXPECT_EQ(result.exit_code, 0) << result.errors;
  EXPECT_NE(result.output.find("for NVIDIA GeForce RTX 3090\n"), std::string::npos) << result.output;
  ASSERT_EQ(records().size(), 1u);
  EXPECT_TRUE(records()[0].predicted);
  EXPECT_EQ(records()[0].device.key, "nvidia-geforce-rtx-3090-82sm");
}

TEST_F(ProgramTest, DryRunWritesNoRecords) {
  const ProcessResult result = tune({"--shapes", "1000", "--threads", "1", "--dry-run"});
  EXPECT_EQ(result.exit_code, 0) << result.errors;
  EXPECT_NE(result.output.find("f32 n=1000 threads=1: "), std::string::npos) << result.output;
  EXPECT_FALSE(std::filesystem::exists(scratch_.path() / "db"));
}

TEST_F(ProgramTest, OnlyKernelsThatAreAskedForAndTheDefaultAreSearched) {
  const ProcessResult result = tune({"--shapes", "1000", "--threads", "1", "--kernel", "*.u2", "--dry-run"});
  EXPECT_EQ(result.exit_code, 0) << result.errors;
  EXPECT_NE(result.output.find(" candidates a problem of kernels *.u2 besides"), std::string::npos) << result.output;
  EXPECT_NE(result.output.find("2 kernels would be compiled"), std::string::npos) << result.output;
  const ProcessResult json = tune({"--shapes", "1000", "--threads", "1", "--kernel", "*.u2", "--dry-run", "--json"});
  const auto plan = nlohmann::json::parse(json.output);
  EXPECT_EQ(plan["status"], "planned");
  EXPECT_EQ(plan["kernels"], 2);
  ASSERT_EQ(plan["problems"].size(), 1u);
  EXPECT_GT(plan["problems"][0]["least_s"], 0);
  EXPECT_LE(plan["problems"][0]["least_s"], plan["problems"][0]["most_s"]);
}

TEST_F(ProgramTest, ProblemsThatNoKernelAskedForServesAreLeftOut) {
  const std::filesystem::path shapes = scratch_.path() / "shapes.txt";
  std::ofstream(shapes) << "512,64,64\n1,64,64\n300,64,64\n";
  const std::string scratch = scratch_.path().string();
  const auto planned = [&](const std::string& file) {
    return run({"autotune",
                "--op",
                "gemm",
                "--arch",
                native_cpu(),
                "--dtype",
                "f32",
                "--layout",
                "nn",
                "--threads",
                "1",
                "--kernel",
                "*.cpu_stream.*",
                "--shapes",
                file,
                "--dry-run",
                "--json",
                "--db",
                scratch + "/db",
                "--work",
                scratch + "/work",
                "--cache",
                scratch + "/cache"});
  };
  const ProcessResult result = planned(shapes.string());
  EXPECT_EQ(result.exit_code, 0) << result.errors;
  EXPECT_NE(result.errors.find("warning: 2 of 3 problems left out, for no kernel that matches --kernel *.cpu_stream.* serves "
                               "them, the first: f32.nn M=512 N=64 K=64 batch=1 threads=1\n"),
            std::string::npos)
      << result.errors;
  const auto plan = nlohmann::json::parse(result.output);
  EXPECT_EQ(plan["problems"].size(), 1u);
  EXPECT_EQ(plan["left_out"],
            (nlohmann::json{"f32.nn M=512 N=64 K=64 batch=1 threads=1", "f32.nn M=300 N=64 K=64 batch=1 threads=1"}));
  const ProcessResult none = planned("512,64,64");
  EXPECT_EQ(none.exit_code, 2);
  EXPECT_NE(none.errors.find("no kernel that matches --kernel *.cpu_stream.* serves dtype=f32 layout=nn M=512"),
            std::string::npos)
      << none.errors;
}

// So two of them have nothing in common.
TEST_F(ProgramTest, ExplainLeavesNothingBehind) {
  const std::filesystem::path temporary = scratch_.path() / "tmp", tune = TEST_AUTOTUNE_PROGRAM "/../../tune/explain";
  std::filesystem::create_directories(temporary);
  std::filesystem::remove_all(tune.lexically_normal());
  const ProcessResult result =
      run({"explain", "--arch", native_cpu(), "--dtype", "f32", "--threads", "1", "--shapes", "64,64,64", "--op", "gemm"},
          {{"TMPDIR", temporary.string()}});
  EXPECT_EQ(result.exit_code, 0) << result.errors;
  EXPECT_EQ(result.output.rfind("f32.nn M=64 N=64 K=64 batch=1 threads=1\n", 0), 0u) << result.output;
  EXPECT_TRUE(std::filesystem::is_empty(temporary));
  EXPECT_FALSE(std::filesystem::exists(tune.lexically_normal()));
}

TEST_F(ProgramTest, HelpTellsAttributesOfTheOp) {
  for (const char* command : {"autotune", "prebuild", "check", "explain"}) {
    const ProcessResult result = run({command, "--help", "--op", "scale_add", "--templates", TEST_ROOT "/tests/data/toy_op"});
    EXPECT_TRUE(result.ok()) << result.errors;
    EXPECT_NE(result.output.find("Attributes of scale_add"), std::string::npos) << result.output;
    EXPECT_NE(result.output.find("Type of x and y"), std::string::npos) << result.output;
  }
}

TEST_F(ProgramTest, ExplainOfAnOpSaysWhatItsMembersMean) {
  const ProcessResult linked = run({"explain", "--op", "gemm"});
  EXPECT_EQ(linked.exit_code, 0) << linked.errors;
  EXPECT_EQ(linked.output.rfind("gemm: ", 0), 0u) << linked.output;
  EXPECT_NE(linked.output.find("Dense, the default: K (layout nn, nt)"), std::string::npos) << linked.output;
  const ProcessResult outside = run({"explain", "--op", "scale_add", "--templates", TEST_ROOT "/tests/data/toy_op", "--json"});
  EXPECT_EQ(outside.exit_code, 0) << outside.errors;
  const nlohmann::json op = nlohmann::json::parse(outside.output);
  EXPECT_EQ(op["scalars"][0]["doc"], "Factor of x.");
}

TEST_F(ProgramTest, ExplainAsJsonNamesTheKernelOfEachProblem) {
  const ProcessResult result = run({"explain", "--arch", native_cpu(), "--dtype", "f32", "--threads", "1", "--shapes",
                                    "64,64,64", "--shapes", "65,64,64", "--json"});
  EXPECT_EQ(result.exit_code, 0) << result.errors;
  const nlohmann::json answers = nlohmann::json::parse(result.output);
  ASSERT_EQ(answers.size(), 2u);
  EXPECT_EQ(answers[0]["problem"], "f32.nn M=64 N=64 K=64 batch=1 threads=1");
  EXPECT_EQ(answers[1]["kernel"].get<std::string>().rfind("gemm.", 0), 0u);
}

TEST_F(ProgramTest, StoppedItKeepsWhatWasDecided) {
  // The tuner is a grandchild of the shell that stops it after the first record appears.
  const std::string scratch = scratch_.path().string();
  const std::string command =
      std::string(TEST_AUTOTUNE_PROGRAM) + " autotune --templates " + TEST_ROOT + "/tests/data/toy_op --op scale_add --arch " +
      native_cpu() + " --shapes 1000 --shapes 2000 --shapes 300000000 --threads 1 --budget 60s --db " + scratch +
      "/db --work " + scratch + "/work --cache " + scratch + "/cache & pid=$!; for i in $(seq 300); do ls " + scratch +
      "/db/*/scale_add.jsonl >/dev/null 2>&1 && break; sleep 0.1; done; kill -INT $pid; wait $pid; echo status=$?";
  const ProcessResult result = run_process({.command = {"sh", "-c", command}, .timeout_s = 120});
  EXPECT_NE(result.output.find("status=130"), std::string::npos) << result.output << result.errors;
  EXPECT_NE(result.output.find("stopped: "), std::string::npos) << result.output;
  EXPECT_GE(records().size(), 1u);
  EXPECT_LT(records().size(), 3u);
}

TEST_F(ProgramTest, AReaderThatLeavesDoesNotEndTheTuning) {
  const std::string scratch = scratch_.path().string();
  const std::string command = "{ " TEST_AUTOTUNE_PROGRAM " autotune --templates " TEST_ROOT
                              "/tests/data/toy_op --op scale_add --arch " +
                              native_cpu() + " --shapes 1000 --threads 1 --budget 20s --db " + scratch + "/db --work " +
                              scratch + "/work --cache " + scratch + "/cache; echo status=$? >&2; } | true";
  const ProcessResult result = run_process({.command = {"sh", "-c", command}, .timeout_s = 120});
  EXPECT_NE(result.errors.find("status=0"), std::string::npos) << result.errors;
  EXPECT_EQ(records().size(), 1u);
}

TEST_F(ProgramTest, WrongUseIsOneLineThatSaysWhatIsValid) {
  const struct {
    std::vector<std::string> arguments;
    int status;
    const char* says;
  } cases[] = {
      {{"autotune", "--arch", "sm42"}, 2, "unknown arch 'sm42', valid: native, ptx80, sm75, "},
      {{"autotune", "--device", "l5"}, 2, "unknown device 'l5', valid: jetson-agx-orin, t4, a100-80gb, "},
      {{"prebuild", "--device", "l4", "--arch", "sm80"}, 2, "--device l4 is of arch sm89, not sm80"},
      {{"autotune", "--op", "gemmm"}, 2, "unknown op 'gemmm', valid: attention_decode, attention_forward, "},
      {{"autotune", "--dtype", "f31", "--shapes", "8,8,8"},
       2,
       "unknown dtype 'f31' (--dtype), valid: f32, tf32, f16, bf16, f16_f32, bf16_f32, tf32x3"},
      {{"autotune", "--layout", "xx", "--shapes", "8,8,8"}, 2, "unknown layout 'xx' (--layout), valid: nn, nt, tn, tt"},
      {{"autotune", "--masc", "causal", "--shapes", "8,8,8"},
       2,
       "unknown option --masc: gemm has no attribute masc, valid: --dtype, --layout"},
      {{"autotune", "--layout"}, 2, "--layout"},
      {{"emit", "--masc", "causal"}, 2, "unknown option --masc"},
      {{"autotune", "--shapes", "llama9"},
       2,
       "unknown shapes 'llama9', valid: a file, sizes such as 512,512,512, or a preset of gemm: "},
      {{"autotune", "--shapes", "512,512,-1"}, 2, "shapes '512,512,-1': '-1' is not a size"},
      {{"autotune", "--shapes", "512,1.5,8"}, 2, "shapes '512,1.5,8': '1.5' is not a size"},
      {{"autotune", "--shapes", "1e3,8,8"}, 2, "'1e3' is not a size"},
      {{"autotune", "--shapes", "512,,512"}, 2, "shapes '512,,512': N has no value"},
      {{"autotune", "--shapes", "8,8,8,"}, 2, "batch has no value"},
      {{"autotune", "--shapes", "M=,N=8,K=8"}, 2, "M has no value"},
      {{"autotune", "--shapes", ""}, 2, "unknown shapes ''"},
      {{"autotune", "--shapes", ","}, 2, "unknown shapes ','"},
      {{"autotune", "--shapes", "99999999999999999999,8,8"}, 2, "'99999999999999999999' is too large a size"},
      {{"autotune", "--shapes", "/dev"}, 2, "shapes '/dev': it is a folder or a device"},
      {{"autotune", "--shapes", "/dev/zero"}, 2, "shapes '/dev/zero': it is a folder or a device"},
      {{"autotune", "--shapes", "M=512,N=5x,K=1"}, 2, "'5x' is not a size"},
      {{"autotune", "--shapes", "M=512,Q=5,K=1"}, 2, "unknown size 'Q', valid: M, N, K, batch, "},
      {{"autotune", "--shapes", "1,2,3,4,5,6,7,8,9,10,11,12,13,14"}, 2, "has more than the 13 sizes of gemm"},
      {{"autotune", "--shapes", "M=64,N=64,K=64,lda=128"}, 2, "tuning is for dense operands: leave lda out"},
      {{"autotune", "--shapes", "M=64,M=3,N=64,K=64"}, 2, "says M twice"},
      {{"autotune", "--shapes", "0,64,64"}, 2, "M is 0, valid: whole numbers from 1"},
      {{"autotune", "--shapes", "512"}, 2, "shapes '512': problem of gemm lacks size 'N'"},
      {{"autotune", "--strategy", "bayes"}, 2, "unknown strategy 'bayes', valid: "},
      {{"replay", "--strategy", "bayes", "/proc/self/exe"}, 2, "unknown strategy 'bayes', valid: "},
      {{"replay", "/proc/self/status"}, 1, "status holds no recorded space: "},
      {{"replay", "--budget", "0", "/proc/self/exe"}, 2, "--budget: Value 0 not in range"},
      {{"autotune", "--budget", "soon"}, 2, "--budget is 'soon', valid: a duration such as 90s, 10m or 1h"},
      {{"autotune", "--threads", "many"}, 2, "--threads is 'many', valid: a number from 1, or all"},
      {{"autotune", "--arch", "x86-64-v3", "--threads", "9999", "--shapes", "8,8,8"}, 2, "--threads is 9999, valid: 1 to "},
      {{"autotune", "--seed", "-1"}, 2, "--seed is '-1', valid: a whole number from 0 to "},
      {{"autotune", "--seed", ""}, 2, "--seed is '', valid: "},
      {{"autotune", "--budget", ""}, 2, "--budget is '', valid: "},
      {{"autotune", "--seed", "99999999999999999999"}, 2, "--seed is '99999999999999999999', valid: "},
      {{"autotune", "--policy", "hot"}, 2, "--policy is 'hot', valid: cold, warm"},
      {{"db", "show", "--op", "gemmm"}, 2, "--op is 'gemmm', which no record has and nothing that is linked; nearest: gemm, "},
      {{"db", "show", "--arch", "sm_90"},
       2,
       "--arch is 'sm_90', which no record has and nothing that is linked; nearest: sm80, sm89, sm90a"},
      {{"db", "show", "--device", "h300"}, 2, "--device is 'h300', which no record's device has in its key; there are "},
      {{"db", "diff", TEST_ROOT "/tuning_db", TEST_ROOT "/tuning_db", "--op", "gemmm"}, 2, "--op is 'gemmm', which no record"},
      {{"db", "show", "--op", "gemm,"}, 2, "--op is 'gemm,', which has nothing at one of its commas"},
      {{"autotune", "--devices", "0,"}, 2, "--devices is '0,', which has nothing at one of its commas"},
      {{"autotune", "--devices=0,,1"}, 2, "--devices is '0,,1', which has nothing at one of its commas"},
      {{"autotune", "--threads", ",1"}, 2, "--threads is ',1', which has nothing at one of its commas"},
      {{"autotune", "--op", "gemm", "--dtype", "f32,"}, 2, "--dtype is 'f32,', which has nothing at one of its commas"},
      {{"db", "merge", "x", "--prefer", "mine"}, 2, "--prefer is 'mine', valid: faster, newer, ours, theirs"},
      {{"autotune", "--work", ""}, 2, "--work needs the name of a folder"},
      {{"autotune", "--cache", ""}, 2, "--cache needs the name of a folder"},
      {{"check", "--db", ""}, 2, "--db needs the name of a folder"},
      {{"autotune", "--budget", "99999999999h"}, 2, "--budget is '99999999999h', valid: "},
      {{"autotune", "--budget", "0x10s"}, 2, "--budget is '0x10s', valid: "},
      {{"autotune", "--shapes", "1000000000000000000,8,8"}, 2, "M is 1000000000000000000, valid: whole numbers from 1 to "},
      {{"autotune", "--op", "gemm", "--op", "attention_forward", "--shapes", "64,64,64", "--arch", "x86-64-v3"},
       2,
       "attention_forward lacks size"},
      {{"explain", "--db", "x"}, 2, "--db"},
      {{"autotune", "--limit", "0"}, 2, "--limit: it is '0', valid: a whole number from 1 to 1000000"},
      {{"autotune", "--limit", "1.5"}, 2, "--limit: it is '1.5', valid: "},
      {{"autotune", "--limit", "010x"}, 2, "--limit: it is '010x', valid: "},
      {{"autotune", "--limit", "99999999999999999999"}, 2, "--limit: it is '99999999999999999999', valid: "},
      {{"autotune", "--limit=-3"}, 2, "--limit: it is '-3', valid: "},
      {{"autotune", "--limit"}, 2, "--limit"},
      {{"autotune", "--jobs", "0x4"}, 2, "--jobs: it is '0x4', valid: a whole number from 1 to 4096"},
      {{"autotune", "--compile-timeout", "1e3"}, 2, "--compile-timeout: it is '1e3', valid: "},
      {{"autotune", "--device", ""}, 2, "--device: it needs a name"},
      {{"autotune", "--arch", ""}, 2, "--arch: it needs a name"},
      {{"autotune", "--op", ""}, 2, "--op"},
      {{"autotune", "--device", "99999999999999999999"}, 2, "there is no device \"99999999999999999999\""},
      {{"autotune", "--budget=-5s"}, 2, "--budget is '-5s', valid: "},
      {{"autotune", "--budget", "1e3s"}, 2, "--budget is '1e3s', valid: "},
      {{"autotune", "--threads", "1.5"}, 2, "--threads is '1.5', valid: "},
      {{"autotune", "--threads=-1"}, 2, "--threads is '-1', valid: "},
      {{"autotune", "--arch", "x86-64-v3", "--shapes", "8,8,8", "--kernel", "gemm.*", "--kernel", "u1"},
       2,
       "--kernel 'u1' matches none of "},
      {{"autotune", "--frobnicate"}, 2, "--frobnicate"},
      {{"autotune", "--templates", "/no/such/folder"}, 2, "/no/such/folder"},
      {{"autotune", "--archs", "/no/such/folder"}, 2, "/no/such/folder"},
      {{"autotune", "--arch", "x86-64-v3", "--dtype", "f16", "--shapes", "8,8,8"}, 2, "serves dtype=f16"},
      {{"autotune", "--python", "no-such-python"}, 1, "cannot run the Python interpreter 'no-such-python': install python3"},
      {{"autotune", "--arch", "x86-64-v3", "--shapes", "8,8,8", "--db", "/dev/null/db", "--no-doctor"},
       1,
       "cannot create /dev/null/db/"},
      {{"autotune", "--arch", "x86-64-v3", "--shapes", "8,8,8", "--work", "/dev/null/work"},
       1,
       "cannot create /dev/null/work/"},
      {{"prebuild", "--arch", "x86-64-v3", "--shapes", "8,8,8", "--cache", "/dev/null/cache"},
       1,
       "cannot create /dev/null/cache: Not a directory; choose another --cache"},
      {{"check", "--arch", "sm42"}, 2, "unknown arch 'sm42'"},
      {{"check", "--arch", "x86-64-v3", "--db", "/no/such/db"}, 1, "/no/such/db holds no records of x86-64-v3: tune first"},
      {{"check", "--arch", "x86-64-v3", "--db", "/no/such/db", "--op", "gemm"},
       1,
       "/no/such/db holds no records of gemm for x86-64-v3: tune first"},
      {{"explain", "--op", "gemmm"}, 2, "unknown op 'gemmm'"},
      {{"tunes"}, 2, "unknown command 'tunes'; valid commands: autotune, "},
      {{}, 2, "valid commands: autotune, "},
  };
  std::vector<std::vector<std::string>> commands;
  for (const auto& each : cases) {
    std::vector<std::string> all = each.arguments;
    const auto uses = [&](const char* flag) { return std::find(all.begin(), all.end(), flag) != all.end(); };
    if (!all.empty() && all[0] == "autotune" && !uses("--db"))
      all.insert(all.end(), {"--db", (scratch_.path() / "db").string()});
    if (!all.empty() && all[0] == "autotune" && !uses("--work"))
      all.insert(all.end(), {"--work", (scratch_.path() / "work").string()});
    commands.push_back(all);
  }
  const std::vector<ProcessResult> results = run_all(commands);
  EXPECT_FALSE(std::filesystem::exists(scratch_.path() / "db"));
  for (std::size_t i = 0; i < results.size(); ++i) {
    const ProcessResult& result = results[i];
    const auto& [arguments, status, says] = cases[i];
    std::string command;
    for (const std::string& argument : arguments) command += argument + " ";
    EXPECT_EQ(result.exit_code, status) << command << "\n" << result.errors;
    EXPECT_EQ(result.errors.rfind("autotune: error: ", 0), 0u) << command << "\n" << result.errors;
    EXPECT_NE(result.errors.find(says), std::string::npos) << command << "\n" << result.errors;
    EXPECT_EQ(std::count(result.errors.begin(), result.errors.end(), '\n'), 1) << command << "\n" << result.errors;
    EXPECT_TRUE(status != 2 || result.output.empty()) << command << "\n" << result.output;
  }
}

// So that tuners of two users meet, whose TMPDIR differ.
TEST_F(ProgramTest, TheLockOfADeviceDoesNotLieInTheTemporaryFolder) {
  const std::string locks = (scratch_.path() / "locks").string();
  const std::vector<std::pair<std::string, std::string>> environment{{"TMPDIR", scratch_.path().string()},
                                                                     {"TILEWRIGHT_LOCKS", locks}};
  const std::vector<std::string> words{"--shapes", "1000", "--no-doctor"};
  const ProcessResult none = tune(words, environment);
  EXPECT_EQ(none.exit_code, 1);
  EXPECT_NE(none.errors.find("cannot open the lock " + locks + "/tilewright-"), std::string::npos) << none.errors;
  EXPECT_NE(none.errors.find("set TILEWRIGHT_LOCKS to a folder"), std::string::npos) << none.errors;
  std::filesystem::create_directory(locks);
  EXPECT_EQ(tune(words, environment).exit_code, 0);
  EXPECT_FALSE(std::filesystem::is_empty(locks));
}

TEST_F(ProgramTest, AMissingCompilerIsNamedBeforeAnythingIsWritten) {
  const std::vector<std::pair<std::string, std::string>> no_compiler{{"TILEWRIGHT_CXX", "no-such-compiler"}};
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"--shapes", "1000", "--no-doctor"}, {"--shapes", "1000"}}) {
    const ProcessResult result = tune(words, no_compiler);
    EXPECT_EQ(result.exit_code, 1);
    EXPECT_EQ(result.errors.rfind("autotune: error: cannot run the compiler 'no-such-compiler': install g++ (Debian: apt-get "
                                  "install g++) or set TILEWRIGHT_CXX; and no kernel of ",
                                  0),
              0u)
        << result.errors;
  }
  EXPECT_TRUE(records().empty());
}

TEST_F(ProgramTest, TheDoctorSpeaksToPeopleAndPrograms) {
  const std::vector<std::string> folders{"--db",    (scratch_.path() / "db").string(),
                                         "--work",  (scratch_.path() / "work").string(),
                                         "--cache", (scratch_.path() / "cache").string()};
  const auto doctor = [&](std::vector<std::string> arguments,
                          std::vector<std::pair<std::string, std::string>> environment = {}) {
    arguments.insert(arguments.end(), folders.begin(), folders.end());
    return run(arguments, std::move(environment));
  };
  const ProcessResult text = doctor({"autotune", "doctor", "--arch", native_cpu()});
  EXPECT_EQ(text.exit_code, 0) << text.output;
  EXPECT_NE(text.output.find("ok       C++ compiler"), std::string::npos) << text.output;
  const ProcessResult json = doctor({"doctor", "--arch", native_cpu(), "--json"});
  EXPECT_EQ(json.exit_code, 0) << json.output;
  const auto findings = nlohmann::json::parse(json.output)["findings"];
  EXPECT_GE(findings.size(), 10u);
  for (const auto& finding : findings) EXPECT_EQ(finding["severity"] == "ok", finding["remedy"] == "") << finding;
  // Without a compiler linked kernels can be tuned.
  const ProcessResult lacking = doctor({"doctor", "--arch", native_cpu()}, {{"TILEWRIGHT_CXX", "/bin/false"}});
  EXPECT_EQ(lacking.exit_code, 0) << lacking.output;
  EXPECT_NE(lacking.output.find("warning  C++ compiler"), std::string::npos) << lacking.output;
  // A problem is exit status 1, and the rest is still said.
  const ProcessResult broken = doctor({"doctor", "--arch", native_cpu(), "--python", "no-such-python"});
  EXPECT_EQ(broken.exit_code, 1);
  EXPECT_NE(broken.output.find("problem  target"), std::string::npos) << broken.output;
  EXPECT_NE(broken.output.find("clock"), std::string::npos) << broken.output;
  const ProcessResult headless = doctor({"doctor", "--python", "no-such-python", "--json"});
  EXPECT_EQ(headless.exit_code, 1);
  EXPECT_EQ(nlohmann::json::parse(headless.output)["status"], "problem");
  EXPECT_EQ(doctor({"doctor", "--arch", "sm42"}).exit_code, 2);
  EXPECT_FALSE(std::filesystem::exists(scratch_.path() / "db"));
}

TEST_F(ProgramTest, ABrokenSetUpEndsTheRunBeforeItBegins) {
  const std::string scratch = scratch_.path().string();
  const std::string command = "ulimit -f 100; exec " TEST_AUTOTUNE_PROGRAM " autotune --templates " TEST_ROOT
                              "/tests/data/toy_op --op scale_add --arch " +
                              native_cpu() + " --shapes 1000 --threads 1 --budget 20s --db " + scratch + "/db --work " +
                              scratch + "/work --cache " + scratch + "/cache";
  const ProcessResult result = run_process({.command = {"sh", "-c", command}, .timeout_s = 120});
  EXPECT_EQ(result.exit_code, 1) << result.errors;
  EXPECT_NE(result.errors.find("autotune: error: limits: files are limited to"), std::string::npos) << result.errors;
  EXPECT_NE(result.errors.find("ulimit -f unlimited"), std::string::npos) << result.errors;
  EXPECT_FALSE(std::filesystem::exists(scratch_.path() / "db"));
  EXPECT_FALSE(std::filesystem::exists(scratch_.path() / "cache"));
}

TEST_F(ProgramTest, APrebuiltCacheNeedsNoCompiler) {
  const auto on_toy = [&](const char* command, std::vector<std::string> more) {
    std::vector<std::string> all{command,      "--templates", TEST_ROOT "/tests/data/toy_op",
                                 "--op",       "scale_add",   "--arch",
                                 native_cpu(), "--shapes",    "1000",
                                 "--threads",  "1",           "--json"};
    for (const char* name : {"work", "cache"})
      all.insert(all.end(), {std::string("--") + name, (scratch_.path() / name).string()});
    all.insert(all.end(), more.begin(), more.end());
    return all;
  };
  const std::vector<std::string> tuning{"--budget", "60s", "--db", (scratch_.path() / "db").string()};
  const std::vector<std::pair<std::string, std::string>> no_compiler{{"TILEWRIGHT_CXX", "no-such-compiler"}};

  const ProcessResult built = run(on_toy("prebuild", {}));
  ASSERT_EQ(built.exit_code, 0) << built.errors;
  const auto prebuilt = nlohmann::json::parse(built.output);
  EXPECT_EQ(prebuilt["compiled"], prebuilt["units"]);
  EXPECT_NE(prebuilt["next"].get<std::string>().find("autotune --arch " + native_cpu() + " --op scale_add --shapes 1000"),
            std::string::npos);
  EXPECT_EQ(nlohmann::json::parse(run(on_toy("prebuild", {})).output)["compiled"], 0);

  const ProcessResult tuned = run(on_toy("autotune", tuning), no_compiler);
  ASSERT_EQ(tuned.exit_code, 0) << tuned.errors;
  EXPECT_EQ(nlohmann::json::parse(tuned.output)["totals"]["compiled"], 0);
  ASSERT_EQ(records().size(), 1u);
  EXPECT_EQ(records()[0].compiler, prebuilt["compiler"].get<std::string>());  // not that of this machine: it has none

  // Damage: cut one image short. With a compiler it is made again, without one it is left out.
  std::filesystem::path image;
  for (const auto& file : std::filesystem::recursive_directory_iterator(scratch_.path() / "cache")) {
    if (file.path().extension() == ".so") image = file.path();
  }
  const auto bytes = std::filesystem::file_size(image);
  std::filesystem::resize_file(image, bytes - 1);
  const ProcessResult without = run(on_toy("autotune", tuning), no_compiler);
  EXPECT_NE(without.errors.find("damaged"), std::string::npos) << without.errors;
  const ProcessResult with = run(on_toy("autotune", tuning));
  EXPECT_EQ(with.exit_code, 0) << with.errors;
  EXPECT_NE(with.errors.find("warning: 1 of 4 images in "), std::string::npos) << with.errors;
  EXPECT_EQ(nlohmann::json::parse(with.output)["totals"]["compiled"], 1);
  EXPECT_EQ(std::filesystem::file_size(image), bytes);
}

TEST_F(ProgramTest, ABudgetForNothingNamesOneThatWouldDo) {
  const ProcessResult result = tune({"--shapes", "1000", "--threads", "1", "--budget", "0.001s"});
  EXPECT_EQ(result.exit_code, 1);
  EXPECT_NE(result.errors.find("autotune: error: a budget of 0.001s is too little for any problem; ask for --budget "),
            std::string::npos)
      << result.errors;
  EXPECT_TRUE(records().empty());
}

TEST_F(ProgramTest, AShapesFileIsRead) {
  const auto file = scratch_.write("shapes.txt", "# lengths\n1000\nn=2000\n\n");
  const ProcessResult result = tune({"--shapes", file.string(), "--threads", "1", "--dry-run"});
  EXPECT_NE(result.output.find("n=1000 "), std::string::npos) << result.output << result.errors;
  EXPECT_NE(result.output.find("n=2000 "), std::string::npos);
  const auto json = scratch_.write("shapes.json", R"([{"sizes": {"n": 3000}, "threads": 1}])");
  EXPECT_NE(tune({"--shapes", json.string(), "--dry-run"}).output.find("n=3000 threads=1"), std::string::npos);
}

TEST_F(ProgramTest, AWrongShapesFileIsOneLineBeforeAnythingElse) {
  const struct {
    const char* text;
    const char* says;
  } cases[] = {
      {"[{", "is not JSON"},
      {"", "holds no shapes"},
      {"# none\n", "holds no shapes"},
      {"[]", "holds no shapes"},
      {"[5]", "a problem is an object with sizes, not 5"},
      {R"([{"sizes": 5}])", "a problem is an object with sizes, not "},
      {R"([{"sizes": {"n": 0}}])", "n is 0, valid: whole numbers from 1"},
      {R"([{"sizes": {"n": "x"}}])", "n is \"x\", valid: whole numbers from 1"},
      {R"([{"sizes": {"n": 5}, "attributes": 5}])", "attributes is 5, valid: an object"},
      {R"([{"sizes": {"n": 5}, "attributes": {"dtype": 5}}])", "dtype is 5, valid: f32"},
      {R"([{"sizes": {"n": 5}, "attributes": {"dtype": "f31"}}])", "dtype is \"f31\", valid: f32"},
      {R"([{"sizes": {"n": 5}, "attributes": {"colour": "red"}}])", "colour"},
      {R"([{"sizes": {"n": 5}, "threads": 9999}])", "threads is 9999, valid: 1 to "},
      {R"([{"sizes": {"n": 5}, "threads": "two"}])", "threads is \"two\", valid: 1 to "},
      {"n=0\n", "n is 0, valid: whole numbers from 1"},
      {"n=64,n=3\n", "says n twice"},
  };
  std::vector<std::vector<std::string>> commands;
  for (const auto& each : cases) {
    const auto file = scratch_.write("wrong" + std::to_string(commands.size()), each.text);
    commands.push_back(tuning({"--shapes", file.string()}));
  }
  const std::vector<ProcessResult> results = run_all(commands);
  for (std::size_t i = 0; i < results.size(); ++i) {
    const ProcessResult& result = results[i];
    const auto& [text, says] = cases[i];
    EXPECT_EQ(result.exit_code, 2) << text << "\n" << result.errors;
    EXPECT_EQ(result.output, "") << text;
    EXPECT_EQ(result.errors.rfind("autotune: error: ", 0), 0u) << result.errors;
    EXPECT_NE(result.errors.find(says), std::string::npos) << text << "\n" << result.errors;
    EXPECT_EQ(std::count(result.errors.begin(), result.errors.end(), '\n'), 1) << text << "\n" << result.errors;
  }
}

TEST_F(ProgramTest, TheFirstCommandMayPrecedeTheOthers) {
  const ProcessResult listed = run({"autotune", "list"});
  EXPECT_EQ(listed.exit_code, 0) << listed.errors;
  EXPECT_EQ(listed.output, run({"list"}).output);
  EXPECT_EQ(run({"autotune", "frobnicate"}).exit_code, 2);
}

TEST_F(ProgramTest, HelpTeaches) {
  for (const std::vector<std::string>& arguments : {std::vector<std::string>{"--help"},
                                                    {"autotune", "--help"},
                                                    {"prebuild", "--help"},
                                                    {"doctor", "--help"},
                                                    {"check", "--help"}}) {
    const ProcessResult result = run(arguments);
    EXPECT_EQ(result.exit_code, 0);
    EXPECT_GT(result.output.size(), 300u);
  }
}

TEST(Duration, TakesUnitsAndRefusesTheRest) {
  EXPECT_EQ(parse_duration("90"), 90);
  EXPECT_EQ(parse_duration("90s"), 90);
  EXPECT_EQ(parse_duration("10m"), 600);
  EXPECT_EQ(parse_duration("1h"), 3600);
  EXPECT_EQ(parse_duration("3m30s"), 210);
  EXPECT_EQ(parse_duration("0.5m"), 30);
  for (const char* text : {"", "m", "-3s", "3d", "0", "abc", "3 m", "nan", "inf"})
    EXPECT_FALSE(parse_duration(text).has_value()) << text;
}

}  // namespace
}  // namespace tilewright::tune
