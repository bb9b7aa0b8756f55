// Whole runs over tests/data/faulty_op, as a user starts them: whatever the candidates do, the run ends, says what happened,
// and selects what it would have selected without them.
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>

#include "system/process.h"
#include "system/scratch_folder.h"
#ifdef TILEWRIGHT_HAS_CUDA
#include "tilewright/device.h"
#endif

namespace tilewright::tune {
namespace {

using Json = nlohmann::ordered_json;

class SurvivalTest : public testing::Test {
 protected:
  ProcessResult run(const std::string& command, const std::string& arch, std::vector<std::string> more) const {
    const std::string scratch = scratch_.path().string();
    ProcessRequest request{.timeout_s = 250};
    request.command = {TEST_AUTOTUNE_PROGRAM,
                       command,
                       "--templates",
                       TEST_ROOT "/tests/data/faulty_op",
                       "--op",
                       "twice",
                       "--arch",
                       arch,
                       "--db",
                       scratch + "/db",
                       "--work",
                       scratch + "/work",
                       "--cache",
                       scratch + "/cache",
                       "--compile-timeout",
                       "10"};  // for what compiles in a tenth of a second: machines of CI stand still for seconds
    request.command.insert(request.command.end(), more.begin(), more.end());
    return run_process(request);
  }
  ProcessResult tune(const std::string& arch, const std::string& faults, const std::vector<int>& lengths,
                     const std::vector<std::string>& more = {}) const {
    Json problems = Json::array();
    for (const int n : lengths) {
      problems.push_back({{"attributes", {{"dtype", "f32"}, {"faults", faults}}}, {"sizes", {{"n", n}}}});
      if (arch == kCpu) problems.back()["threads"] = 1;
    }
    const auto shapes = scratch_.write("shapes.json", problems.dump());
    std::vector<std::string> options{"--shapes", shapes.string(), "--strategy", "exhaustive", "--budget", "120s", "--json"};
    options.insert(options.end(), more.begin(), more.end());
    return run("autotune", arch, options);
  }

  // By the planted fault, what the journal says of its candidates: an invalidity, or "none" when one has samples.
  std::map<std::string, std::string> outcomes(const std::filesystem::path& journal) const {
    std::map<std::string, std::string> found;
    std::istringstream lines(ScratchFolder::read(journal));
    for (std::string line; std::getline(lines, line);) {
      const Json json = Json::parse(line);
      if (!json.contains("kernel") || !json["kernel"].is_string()) continue;
      if (json["phase"] == "compile" && !json.contains("invalidity")) continue;  // it will be heard of again
      const auto id = json["kernel"].get<std::string>();
      found.try_emplace(id.substr(id.rfind('.') + 1), json.value("invalidity", "none"));
    }
    return found;
  }

  void expect_survival(const std::string& arch, std::map<std::string, std::string> expected) {
    const ProcessResult clean = tune(arch, "none", {65536});
    ASSERT_EQ(clean.exit_code, 0) << clean.errors;
    const ProcessResult planted = tune(arch, "all", {65536});
    ASSERT_EQ(planted.exit_code, 0) << planted.errors;
    const Json clean_report = Json::parse(clean.output), report = Json::parse(planted.output);
    ASSERT_EQ(report["records"].size(), 1u) << planted.output;
    EXPECT_EQ(report["records"][0]["record"]["config"]["FAULT"], "none");
    EXPECT_EQ(report["records"][0]["record"]["config"], clean_report["records"][0]["record"]["config"]);
    // In the journal each has its own; the summary counts what the journal holds.
    const auto found = outcomes(report["journal"].get<std::string>());
    std::map<std::string, int> counts;
    for (const auto& [fault, invalidity] : expected) {
      EXPECT_EQ(found.contains(fault) ? found.at(fault) : "not in the journal", invalidity) << fault;
      ++counts[invalidity];
    }
    const Json& totals = report["totals"];
    for (const char* invalidity : {"compile", "runtime", "correctness", "timeout"})
      EXPECT_EQ(totals["outcomes"][invalidity], counts[invalidity]) << invalidity << "\n" << planted.output;
    // All that ran and failed but the large workspace, which is refused, and a hang of the compiler.
    EXPECT_EQ(totals["survived"], counts["runtime"] - 1 + counts["timeout"] - 1) << planted.output;
  }

  static constexpr const char* kCpu = "x86-64-v3";
  ScratchFolder scratch_;
};

TEST_F(SurvivalTest, OfEveryPlantedCandidate) {
  expect_survival(kCpu, {{"illegal_address", "runtime"},
                         {"endless_loop", "timeout"},
                         {"trap", "runtime"},
                         {"abort", "runtime"},
                         {"leaves", "runtime"},
                         {"out_of_memory", "runtime"},
                         {"huge_workspace", "runtime"},
                         {"compile_error", "compile"},
                         {"compiler_hang", "timeout"},
                         {"compiler_crash", "compile"},
                         {"wrong_result", "correctness"},
                         {"misses_one", "correctness"}});
}

// A database that was written before its kernel went bad: the record fails, the others are checked.
TEST_F(SurvivalTest, OfACheckWhoseRecordCrashes) {
  ASSERT_EQ(tune(kCpu, "all", {4096, 65536}, {"--kernel", "*.none", "--kernel", "*.trap"}).exit_code, 0);
  std::map<std::string, std::string> hashes;
  const auto run_folder = std::filesystem::directory_iterator(scratch_.path() / "work/runs")->path();
  const Json manifest = Json::parse(ScratchFolder::read(run_folder / "twice/manifest.json"));
  for (const Json& kernel : manifest["kernels"]) hashes[kernel["id"]] = kernel["hash"];
  const auto path = std::filesystem::directory_iterator(scratch_.path() / "db")->path() / "twice.jsonl";
  std::istringstream lines(ScratchFolder::read(path));
  std::string text;
  for (std::string line; std::getline(lines, line);) {
    Json record = Json::parse(line);
    if (record["shape"]["n"] == 4096) {
      const auto id = record["kernel"].get<std::string>();
      record["kernel"] = id.substr(0, id.rfind('.')) + ".trap";
      record["config"]["FAULT"] = "trap";
      record["hash"] = hashes.at(record["kernel"]);
    }
    text += record.dump() + "\n";
  }
  std::ofstream(path) << text;
  const ProcessResult check = run("check", kCpu, {});
  EXPECT_EQ(check.exit_code, 1) << check.errors;
  EXPECT_NE(check.output.find("1 records right, 1 wrong"), std::string::npos) << check.output << check.errors;
  EXPECT_NE(check.errors.find("its process was ended by SIGILL"), std::string::npos) << check.errors;
}

// Not even one that hangs in a kernel.
TEST_F(SurvivalTest, NoWorkerOutlivesATunerThatIsKilled) {
  const std::string scratch = scratch_.path().string();
  const auto shapes = scratch_.write(
      "shapes.json", R"([{"attributes": {"dtype": "f32", "faults": "all"}, "sizes": {"n": 4096}, "threads": 1}])");
  // The worker is the tuner's child that is called so; compilers are others. It is killed at a time of its own choosing.
  const std::string script = std::string(TEST_AUTOTUNE_PROGRAM) + " autotune --templates " + TEST_ROOT +
                             "/tests/data/faulty_op --op twice --arch x86-64-v3 --compile-timeout 5 --strategy exhaustive" +
                             " --budget 120s --db " + scratch + "/db --work " + scratch + "/work --cache " + scratch +
                             "/cache --shapes " + shapes.string() + R"( >/dev/null 2>&1 & tuner=$!
worker=
for i in $(seq 2000); do
  for status in $(grep -ls "^PPid:[[:space:]]*$tuner\$" /proc/[0-9]*/status); do
    grep -qs '^Name:[[:space:]]*tilewright-work' $status && worker=$(basename $(dirname $status))
  done
  [ -n "$worker" ] && break
  sleep 0.02
done
[ -n "$worker" ] || { echo no worker; exit; }
kill -9 $tuner
for i in $(seq 500); do
  [ -d /proc/$worker ] && ! grep -q '^State:.Z' /proc/$worker/status 2>/dev/null || { echo gone; exit; }
  sleep 0.02
done
echo still there)";
  const ProcessResult result = run_process({.command = {"sh", "-c", script}, .timeout_s = 120});
  EXPECT_EQ(result.output, "gone\n") << result.errors;
}

#ifdef TILEWRIGHT_HAS_CUDA
// Its name makes it a test of the label gpu.
class CudaBackendSurvivalTest : public SurvivalTest {};

TEST_F(CudaBackendSurvivalTest, OfEveryPlantedCandidate) {
  if (cuda_devices().empty()) GTEST_SKIP() << "no CUDA device here";
  expect_survival("native", {{"illegal_address", "runtime"},
                             {"endless_loop", "timeout"},
                             {"trap", "runtime"},
                             {"huge_workspace", "runtime"},
                             {"compile_error", "compile"},
                             {"compiler_hang", "timeout"},
                             {"wrong_result", "correctness"},
                             {"misses_one", "correctness"}});
}
#endif

}  // namespace
}  // namespace tilewright::tune
