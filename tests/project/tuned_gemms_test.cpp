// What a benchmark launches of a tuning (bench/tuned_gemms.h), whole on a CPU: the tuner runs, its winner is found by the
// shape, loaded from the cache though it is not linked, and right.
#include "tuned_gemms.h"

#include <gtest/gtest.h>

#include <fstream>

#include "system/temporary_folder.h"
#include "tilewright/ops.h"

namespace tilewright::bench {
namespace {

const char* cpu_arch() { return std::ranges::count(cpu_device().cpu_flags, "avx512f") > 0 ? "x86-64-v4" : "x86-64-v3"; }

TEST(TunedGemms, LaunchesWhatWonThoughItIsNotLinked) {
  const tune::TemporaryFolder folder(std::filesystem::path(testing::TempDir()));
  const std::filesystem::path shapes = folder.path() / "shapes.json";
  std::ofstream(shapes) << R"([{"sizes": {"M": 5, "N": 33, "K": 17}, "attributes": {"layout": "nt"}}])";
  const Tuning tuning = tune_gemms({.tuner = TEST_TUNER,
                                    .compiler = TEST_COMPILER,
                                    .arch = cpu_arch(),
                                    .dtype = "f32",
                                    .shapes = shapes,
                                    .budget_s = 60,
                                    .limit = 6,
                                    .cache = folder.path() / "cache",
                                    .folder = folder.path(),
                                    .more = {"--threads", "1"}});
  EXPECT_EQ(tuning.decided, 1u);
  EXPECT_TRUE(tuning.failures.empty());
  EXPECT_GT(tuning.device_s, 0);

  TunedGemms tuned(tuning, cpu_device());
  const GemmShape shape{.m = 5, .n = 33, .k = 17, .layout = "nt", .dtype = "f32"};
  const std::shared_ptr<const Plan> plan = tuned.plan(shape);
  ASSERT_NE(plan, nullptr);
  std::vector<std::string> warnings;
  const auto records = tune::Database(tuning.database).read("gemm", cpu_arch(), warnings);
  ASSERT_EQ(records.size(), 1u);
  EXPECT_EQ(plan->explain().kernel, records[0].winner.kernel);
  EXPECT_GT(tuned.device_s(shape), 0);
  EXPECT_LE(tuned.device_s(shape), tuning.device_s);

  std::vector<float> a(5 * 17), b(33 * 17), c(5 * 33, -1);
  for (std::size_t i = 0; i < a.size(); ++i) a[i] = static_cast<float>(i % 7) - 3;
  for (std::size_t i = 0; i < b.size(); ++i) b[i] = static_cast<float>(i % 5) - 2;
  plan->run(to_arguments(GemmArguments{.A = a.data(), .B = b.data(), .C = c.data()}));
  for (std::size_t m = 0; m < 5; ++m) {
    for (std::size_t n = 0; n < 33; ++n) {
      float sum = 0;
      for (std::size_t k = 0; k < 17; ++k) sum += a[m * 17 + k] * b[n * 17 + k];
      EXPECT_EQ(c[m * 33 + n], sum) << m << " " << n;
    }
  }

  GemmShape other = shape;
  other.layout = "nn";
  EXPECT_EQ(tuned.plan(other), nullptr) << "nobody tuned it";
  EXPECT_EQ(tuned.device_s(other), 0);
}

// The record of a batch is given a provider by hand, for nobody knows who is faster here.
TEST(TunedGemms, LaunchesAProvidersAlgorithmWhereTheRecordNamesIt) {
  const Providers providers("openblas");
  const Providers::Found& found = providers.found().at(0);
  if (found.provider == nullptr) GTEST_SKIP() << found.why_none;
  const tune::TemporaryFolder folder(std::filesystem::path(testing::TempDir()));
  const std::filesystem::path shapes = folder.path() / "shapes.json";
  std::ofstream(shapes) << R"([{"sizes": {"M": 8, "N": 16, "K": 8, "batch": 3}, "attributes": {"layout": "nn"}}])";
  const Tuning tuning = tune_gemms({.tuner = TEST_TUNER,
                                    .compiler = TEST_COMPILER,
                                    .arch = cpu_arch(),
                                    .dtype = "f32",
                                    .shapes = shapes,
                                    .budget_s = 60,
                                    .limit = 2,
                                    .cache = folder.path() / "cache",
                                    .folder = folder.path(),
                                    .more = {"--threads", "1"}});
  ASSERT_EQ(tuning.decided, 1u);
  const GemmShape shape{.m = 8, .n = 16, .k = 8, .layout = "nn", .dtype = "f32", .batch = 3};
  EXPECT_EQ(TunedGemms(tuning, cpu_device(), "openblas").plan(shape)->explain().provider, "") << "it did not compete";

  const auto file = std::filesystem::directory_iterator(tuning.database)->path() / "gemm.jsonl";
  nlohmann::ordered_json record;
  std::ifstream(file) >> record;
  record["provider"] = {{"name", "openblas"},   {"version", found.version},
                        {"algorithm", "sgemm"}, {"median_us", 1.0},
                        {"mad_us", 0.1},        {"n", 7},
                        {"min_us", 0.9},        {"margin", 0.5},
                        {"max_error", 0.1}};
  std::ofstream(file) << record.dump() << "\n";
  EXPECT_EQ(TunedGemms(tuning, cpu_device()).plan(shape)->explain().provider, "") << "nobody asked for it";
  TunedGemms tuned(tuning, cpu_device(), "openblas");
  const std::shared_ptr<const Plan> plan = tuned.plan(shape);
  EXPECT_EQ(plan->explain().provider, "openblas (" + found.version + ")");
  const std::vector<float> a(3 * 8 * 8, 2), b(3 * 8 * 16, 3);
  std::vector<float> c(3 * 8 * 16, -1);
  plan->run(to_arguments(GemmArguments{.A = a.data(), .B = b.data(), .C = c.data()}));
  EXPECT_EQ(c, std::vector<float>(3 * 8 * 16, 8 * 2 * 3));
}

TEST(TunedGemms, ATunerThatFailsIsQuoted) {
  const tune::TemporaryFolder folder(std::filesystem::path(testing::TempDir()));
  try {
    tune_gemms({.tuner = TEST_TUNER,
                .compiler = {},
                .dtype = "f99",
                .shapes = "64,64,64",
                .budget_s = 1,
                .cache = folder.path(),
                .folder = folder.path()});
    FAIL() << "it did not";
  } catch (const std::runtime_error& fault) {
    EXPECT_NE(std::string(fault.what()).find("f99"), std::string::npos) << fault.what();
  }
}

TEST(Tuning, AFolderForOneRunIsEmptyOrNew) {
  const tune::TemporaryFolder folder(std::filesystem::path(testing::TempDir()));
  EXPECT_EQ(why_not_empty(folder.path()), "");
  EXPECT_EQ(why_not_empty(folder.path() / "new"), "");
  std::ofstream(folder.path() / "file") << "";
  EXPECT_EQ(why_not_empty(folder.path()), folder.path().string() + " is not empty: name an empty folder, or a new one");
  EXPECT_EQ(why_not_empty(folder.path() / "file"),
            (folder.path() / "file").string() + " is no folder: name one that is empty, or a new one");
}

TEST(Dtypes, AreThoseThatGemmDeclares) {
  for (const OpEntry& op : linked_table().ops) {
    if (std::string_view(op.name) != "gemm") continue;
    const NamedValues& dtypes = op.attributes[0];
    ASSERT_STREQ(dtypes.name, "dtype");
    std::string names;
    for (std::size_t i = 0; i < dtypes.values.size(); ++i) {
      names += (i == 0 ? "" : " ") + std::string(dtypes.values[i]);
      EXPECT_EQ(static_cast<std::size_t>(dtype_of(dtypes.values[i])), i) << dtypes.values[i];
    }
    EXPECT_EQ(dtype_names(), names);
    return;
  }
  FAIL() << "gemm is not linked";
}

TEST(Dtypes, AnUnknownOneListsTheValidOnes) {
  try {
    dtype_of("f99");
    FAIL() << "accepted";
  } catch (const std::invalid_argument& error) {
    EXPECT_EQ(std::string(error.what()), "unknown dtype 'f99'; valid: " + dtype_names());
  }
}

}  // namespace
}  // namespace tilewright::bench
