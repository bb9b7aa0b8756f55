// Other libraries as sources of kernels: which are found, when dispatch takes their algorithm and when our own kernel, and what
// explanations say of it. The library here is made up, and writes 99.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "dispatch/dispatcher.h"
#include "fake_table.h"
#include "tilewright/error.h"

namespace tilewright {
namespace {

using nlohmann::json;
using test::fake_cpu;
using test::FakeTable;
using test::no_warnings;

constexpr std::size_t kWorkspace = 1000;

class FakeAlgorithm : public ProvidedAlgorithm {
 public:
  explicit FakeAlgorithm(std::int64_t rows) : rows_(rows) {}
  std::size_t workspace_bytes() const override { return kWorkspace; }
  std::uint32_t pointer_alignment() const override { return 16; }
  bool takes(const Arguments& arguments) const override { return arguments.scalars[1].i32 == 0; }
  void run(const Arguments& arguments, void* workspace, Stream) const override {
    std::fill_n(static_cast<unsigned char*>(workspace), kWorkspace, 0xff);
    std::fill_n(static_cast<float*>(arguments.tensors[1]), rows_, 99.0f);
  }

 private:
  std::int64_t rows_;
};

class FakeProvider : public Provider {
 public:
  std::string version() const override { return "Fake 1.0"; }
  std::vector<std::string> algorithms(const OpEntry&, const Problem&, const Device&, std::size_t) const override {
    return {"a7"};
  }
  std::shared_ptr<const ProvidedAlgorithm> ready(const std::string& algorithm, const OpEntry&, const Problem& problem,
                                                 const Device&) const override {
    if (algorithm != "a7") throw Error("it knows no " + algorithm);
    return std::make_shared<FakeAlgorithm>(problem.sizes[0]);
  }
};

std::unique_ptr<Provider> open_fake(const SharedLibrary& library) {
  library.require<double(double)>("cos");
  return std::make_unique<FakeProvider>();
}
std::unique_ptr<Provider> open_incomplete(const SharedLibrary& library) {
  library.require<void()>("no_function_of_libm");
  return nullptr;
}

constexpr const char* kLibm[] = {"libno_such_thing.so.9", "libm.so.6"};
constexpr const char* kNothing[] = {"libno_such_thing.so.9"};
constexpr ProviderKind kFake{"fake", "toy", TargetKind::cpu, "", kLibm, open_fake};
constexpr ProviderKind kFakeElsewhere{"fake", "other_op", TargetKind::cpu, "", kLibm, open_fake};
constexpr ProviderKind kAbsent{"absent", "toy", TargetKind::cpu, "", kNothing, open_fake};
constexpr ProviderKind kIncomplete{"incomplete", "toy", TargetKind::cpu, "", kLibm, open_incomplete};
constexpr const ProviderKind* kKinds[] = {&kFake, &kFakeElsewhere, &kAbsent, &kIncomplete};

TEST(Providers, NobodyIsLookedForWhomNobodyAsksFor) {
  EXPECT_TRUE(Providers("", kKinds).found().empty());
  EXPECT_TRUE(Providers(" , ", kKinds).found().empty());
}

TEST(Providers, AreFoundByTheirFirstLibraryThatIsThere) {
  const Providers providers(" absent,fake , fake", kKinds);
  ASSERT_EQ(providers.found().size(), 3u) << "the same for two ops";
  const Providers::Found* found = providers.find("fake", "toy");
  ASSERT_NE(found, nullptr);
  EXPECT_NE(found->provider, nullptr);
  EXPECT_EQ(found->library, "libm.so.6");
  EXPECT_EQ(found->version, "Fake 1.0");
  EXPECT_EQ(providers.find("fake", "another_op"), nullptr);
  const Providers::Found* absent = providers.find("absent", "toy");
  ASSERT_NE(absent, nullptr);
  EXPECT_EQ(absent->provider, nullptr);
  EXPECT_NE(absent->why_none.find("libno_such_thing.so.9"), std::string::npos) << absent->why_none;
}

TEST(Providers, AnotherLibraryThanTheUsualCanBeNamed) {
  const Providers providers("absent = libm.so.6,fake=/nonexistent/fake.so", kKinds);
  EXPECT_NE(providers.find("absent", "toy")->provider, nullptr);
  EXPECT_EQ(providers.find("fake", "toy")->provider, nullptr);
  EXPECT_NE(providers.find("fake", "toy")->why_none.find("/nonexistent/fake.so"), std::string::npos);
}

TEST(Providers, ALibraryThatLacksAFunctionIsNone) {
  const Providers providers("incomplete", kKinds);
  EXPECT_EQ(providers.found()[0].provider, nullptr);
  EXPECT_EQ(providers.found()[0].why_none, "libm.so.6 has no function no_function_of_libm");
}

TEST(Providers, AnUnknownNameIsRefusedWithThoseThatThereAre) {
  try {
    Providers::require_known("fake,fke", kKinds);
    FAIL();
  } catch (const InvalidArgument& fault) {
    EXPECT_EQ(std::string(fault.what()).find("TILEWRIGHT_PROVIDERS names \"fke\"; valid: absent, fake, incomplete"), 0u)
        << fault.what();
  }
}

class ProvidedTest : public testing::Test {
 protected:
  ProvidedTest() {
    fake_.add_kernel<1>("default").is_default = true;
    fake_.add_kernel<2>("best");
    for (KernelEntry& kernel : fake_.kernels) kernel.launch.workspace = {.fixed_bytes = 300};
    table_ = fake_.table();
  }
  ~ProvidedTest() override { std::filesystem::remove_all(folder_); }

  static json record(const std::string& provider, const std::string& kernel = "best") {
    json line{{"schema", "tilewright.record/1"},
              {"op", "toy"},
              {"attributes", {{"mode", "plain"}}},
              {"shape", {{"rows", 4}, {"cols", 64}}},
              {"threads", 1},
              {"arch", "any"},
              {"status", "measured"},
              {"kernel", kernel},
              {"runtime", {{"split", 1}, {"group", 8}}},
              {"hash", "0123"},
              {"policy", "cold-l2/events/median"},
              {"when", "2026-01-01T00:00:00Z"},
              {"time", {{"median_us", 5.5}, {"n", 10}}},
              {"default", {{"median_us", 7.5}}},
              {"device", {{"key", "cpu-a"}, {"name", "A CPU"}, {"compute_units", 4}}}};
    if (!provider.empty()) {
      line["provider"] = {
          {"name", provider}, {"version", "Fake 1.0"}, {"algorithm", "a7"}, {"median_us", 5.0}, {"margin", 0.1}};
    }
    return line;
  }

  std::filesystem::path write(const std::string& layer, const std::vector<json>& lines) {
    std::filesystem::create_directories(folder_ / layer / "cpu-a");
    std::ofstream file(folder_ / layer / "cpu-a" / "toy.jsonl");
    for (const json& line : lines) file << line.dump() << "\n";
    return folder_ / layer;
  }

  Dispatcher& dispatcher(const std::string& providers, const std::vector<json>& lines) {
    dispatcher_.emplace(table_, no_warnings, Providers(providers, kKinds));
    dispatcher_->load_layer(Layer::user, write("user", lines));
    return *dispatcher_;
  }

  // What a run of the plan writes.
  float written(const Plan& plan, int code = 0, std::size_t misaligned_by = 0) {
    Arguments arguments;
    arguments.tensors[1] = out_.data() + misaligned_by;
    arguments.scalars[1].i32 = code;
    plan.run(arguments);
    return out_[misaligned_by];
  }
  float written(const Dispatcher& dispatcher) { return written(*dispatcher.make_plan(problem_, fake_cpu(), SIZE_MAX)); }

  const Problem problem_ = FakeTable::problem(4, 64);
  std::filesystem::path folder_ =
      std::filesystem::path(testing::TempDir()) / ("tilewright_provided_" + std::to_string(getpid()));
  FakeTable fake_;
  KernelTable table_;
  std::optional<Dispatcher> dispatcher_;
  alignas(64) std::array<float, 16> out_{};
};

TEST_F(ProvidedTest, RunsWhereARecordSaysThatItWinsAndTheVersionIsTheSame) {
  const Dispatcher& dispatcher = this->dispatcher("fake", {record("fake")});
  EXPECT_EQ(written(dispatcher), 99);
  EXPECT_EQ(written(dispatcher.cached_plan(problem_, fake_cpu(), SIZE_MAX)), 99);
  const Explanation said = dispatcher.explain(problem_, fake_cpu());
  EXPECT_EQ(said.provider, "fake (Fake 1.0)");
  EXPECT_EQ(said.kernel, "toy.fake");
  EXPECT_EQ(said.match, Match::exact);
  EXPECT_EQ(said.expected_us, 5.0);
  EXPECT_EQ(said.layer, "user");
  EXPECT_NE(said.reason.find("10 % faster than the best of our own"), std::string::npos) << said.reason;
  EXPECT_NE(to_string(said).find("\n  provider: fake (Fake 1.0)\n"), std::string::npos);
  EXPECT_EQ(dispatcher.make_plan(problem_, fake_cpu(), SIZE_MAX)->explain().provider, said.provider);
}

TEST_F(ProvidedTest, WithoutTheVariableOurOwnRunsAndSaysWhatTheRecordKnows) {
  const Dispatcher& dispatcher = this->dispatcher("", {record("fake")});
  EXPECT_EQ(written(dispatcher), 2);
  const Explanation said = dispatcher.explain(problem_, fake_cpu());
  EXPECT_EQ(said.kernel, "best");
  EXPECT_EQ(said.provider, "");
  EXPECT_NE(said.reason.find("fake (Fake 1.0) was measured to be 10 % faster, but TILEWRIGHT_PROVIDERS=fake takes it"),
            std::string::npos)
      << said.reason;
  EXPECT_EQ(dispatcher.make_plan(problem_, fake_cpu(), SIZE_MAX)->explain().reason.find("fake"), std::string::npos)
      << "a plan of a process without providers was made by looking for what they won";
}

TEST_F(ProvidedTest, WithoutARecordOurOwnRuns) {
  const Dispatcher& dispatcher = this->dispatcher("fake", {record("")});
  EXPECT_EQ(written(dispatcher), 2);
  EXPECT_EQ(dispatcher.explain(problem_, fake_cpu()).reason.find("fake"), std::string::npos);
}

TEST_F(ProvidedTest, OfAnotherVersionOurOwnRuns) {
  json other = record("fake");
  other["provider"]["version"] = "Fake 0.9";
  const Dispatcher& dispatcher = this->dispatcher("fake", {other});
  EXPECT_EQ(written(dispatcher), 2);
  EXPECT_NE(dispatcher.explain(problem_, fake_cpu()).reason.find("it is Fake 1.0 here: tune again"), std::string::npos);
}

TEST_F(ProvidedTest, WhereTheLibraryIsNotOurOwnRuns) {
  const Dispatcher& dispatcher = this->dispatcher("absent", {record("absent")});
  EXPECT_EQ(written(dispatcher), 2);
  EXPECT_NE(dispatcher.explain(problem_, fake_cpu()).reason.find("it is not here: libno_such_thing.so.9"), std::string::npos);
}

TEST_F(ProvidedTest, WhatTheLibraryRefusesOurOwnRuns) {
  json other = record("fake");
  other["provider"]["algorithm"] = "a8";
  const Dispatcher& dispatcher = this->dispatcher("fake", {other});
  EXPECT_EQ(written(dispatcher), 2);
  EXPECT_NE(dispatcher.explain(problem_, fake_cpu()).reason.find("it knows no a8"), std::string::npos);
}

TEST_F(ProvidedTest, SpeaksForItsOwnShapeAndDeviceAndStridesOnly) {
  const Dispatcher& dispatcher = this->dispatcher("fake", {record("fake")});
  EXPECT_EQ(dispatcher.explain(FakeTable::problem(5, 64), fake_cpu()).provider, "");
  EXPECT_EQ(dispatcher.explain(problem_, fake_cpu("cpu-b")).provider, "");
  Problem odd_rows = problem_;
  odd_rows.sizes[2] = 65;
  EXPECT_EQ(dispatcher.explain(odd_rows, fake_cpu()).provider, "") << "rows that begin elsewhere were not measured";
  odd_rows.sizes[2] = 128;
  EXPECT_NE(dispatcher.explain(odd_rows, fake_cpu()).provider, "");
}

TEST_F(ProvidedTest, WhatItDoesNotComputeOurOwnDoes) {
  const auto plan = dispatcher("fake", {record("fake")}).make_plan(problem_, fake_cpu(), SIZE_MAX);
  EXPECT_EQ(written(*plan, 1), 2) << "it does not take this code";
  EXPECT_EQ(written(*plan, 0, 1), 2) << "a pointer aligned to 4 bytes";
  EXPECT_EQ(written(*plan), 99);
}

// Kernels of ours rely on what they left there.
TEST_F(ProvidedTest, ItsWorkspaceIsCountedAndLiesBehindWhatStaysZero) {
  const auto plan = dispatcher("fake", {record("fake")}).make_plan(problem_, fake_cpu(), SIZE_MAX);
  EXPECT_EQ(plan->zeroed_workspace_bytes(), 300u);
  EXPECT_EQ(plan->workspace_bytes(), 512 + kWorkspace);
  alignas(256) std::array<unsigned char, 512 + kWorkspace> workspace{};
  Arguments arguments;
  arguments.tensors[1] = out_.data();
  plan->run(arguments, workspace.data());
  EXPECT_EQ(std::count(workspace.begin(), workspace.begin() + 512, 0), 512);
  EXPECT_EQ(std::count(workspace.begin() + 512, workspace.end(), 0xff), kWorkspace);
}

TEST_F(ProvidedTest, ThePlanOutlivesItsDispatcher) {
  const auto plan = dispatcher("fake", {record("fake")}).make_plan(problem_, fake_cpu(), SIZE_MAX);
  dispatcher_.reset();
  EXPECT_EQ(written(*plan), 99);
  EXPECT_STREQ(plan->kernel().id, "toy.fake");
}

TEST_F(ProvidedTest, AnOverrideWins) {
  Dispatcher& dispatcher = this->dispatcher("fake", {record("fake")});
  dispatcher.override_kernel("toy", "default");
  EXPECT_EQ(written(dispatcher), 1);
  dispatcher.override_kernel("toy", "");
  EXPECT_EQ(written(dispatcher), 99);
}

TEST_F(ProvidedTest, TheStrongestLineCounts) {
  json later = record("");
  later["when"] = "2026-02-01T00:00:00Z";
  EXPECT_EQ(written(dispatcher("fake", {record("fake"), later})), 2);
  EXPECT_EQ(written(dispatcher("fake", {later, record("fake")})), 2);
  json latest = record("fake");
  latest["when"] = "2026-03-01T00:00:00Z";
  EXPECT_EQ(written(dispatcher("fake", {latest, later})), 99);
}

TEST_F(ProvidedTest, ALayerThatKnowsOurOwnToBeFasterHidesThoseBelow) {
  Dispatcher& dispatcher = this->dispatcher("fake", {record("")});
  dispatcher.load_layer(Layer::site, write("site", {record("fake")}));
  EXPECT_EQ(written(dispatcher), 2);
}

TEST_F(ProvidedTest, ItsRecordNeedNotHaveALinkedKernel) {
  std::vector<std::string> warnings;
  Dispatcher dispatcher(
      table_, [&](const std::string& text) { warnings.push_back(text); }, Providers("fake", kKinds));
  dispatcher.load_layer(Layer::user, write("user", {record("fake", "not_linked")}));
  EXPECT_EQ(warnings.size(), 1u);
  EXPECT_EQ(written(dispatcher), 99);
}

TEST_F(ProvidedTest, ACorruptClaimIsAMiss) {
  for (const char* field : {"name", "version", "algorithm", "median_us", "margin"}) {
    json corrupt = record("fake");
    corrupt["provider"].erase(field);
    std::vector<std::string> warnings;
    Dispatcher dispatcher(
        table_, [&](const std::string& text) { warnings.push_back(text); }, Providers("fake", kKinds));
    EXPECT_EQ(dispatcher.load_layer(Layer::user, write("user", {corrupt})), 0) << field;
    ASSERT_EQ(warnings.size(), 1u);
    EXPECT_NE(warnings[0].find("ignored: corrupt"), std::string::npos) << warnings[0];
    EXPECT_EQ(written(dispatcher), 1);
  }
}

}  // namespace
}  // namespace tilewright
