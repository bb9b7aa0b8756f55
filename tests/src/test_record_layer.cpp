// Runtime layers: which lines of a tuning database are taken, which are a miss and why, and that user wins over site wins over
// linked.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "dispatcher.h"
#include "fake_table.h"

namespace tilewright {
namespace {

using nlohmann::json;
using test::fake_cpu;
using test::FakeTable;
using test::no_warnings;

json record(const std::string& kernel, int rows) {
  return {{"schema", "tilewright.record/1"},
          {"op", "toy"},
          {"attributes", {{"mode", "plain"}}},
          {"shape", {{"rows", rows}, {"cols", 64}}},
          {"threads", 1},
          {"arch", "any"},
          {"status", "measured"},
          {"kernel", kernel},
          {"runtime", {{"split", 2}, {"group", 3}}},
          {"hash", "0123"},
          {"time", {{"median_us", 5.5}, {"n", 10}}},
          {"default", {{"median_us", 7.5}}},
          {"device", {{"key", "cpu-a"}, {"name", "A CPU"}, {"compute_units", 4}}}};
}

class RecordLayerTest : public testing::Test {
 protected:
  RecordLayerTest() {
    fake_.add_kernel<0>("default").is_default = true;
    fake_.add_kernel<1>("one");
    fake_.add_kernel<2>("two");
    fake_.devices = {{.key = "cpu-a", .name = "A CPU", .arch = test::kAny, .compute_units = 4}};
    fake_.add_record(0, 0, 64, 64);
    table_ = fake_.table();
  }
  ~RecordLayerTest() override { std::filesystem::remove_all(folder_); }

  std::filesystem::path write(const std::string& layer, const std::vector<std::string>& lines,
                              const std::string& key = "cpu-a") {
    std::filesystem::create_directories(folder_ / layer / key);
    std::ofstream file(folder_ / layer / key / "toy.jsonl");
    for (const std::string& line : lines) file << line << "\n";
    return folder_ / layer;
  }

  // The one warning that a line gives.
  std::string warning(const std::string& line) {
    std::vector<std::string> warnings;
    Dispatcher dispatcher(table_, [&](const std::string& message) { warnings.push_back(message); });
    EXPECT_EQ(dispatcher.load_layer(Layer::user, write("w", {line})), 0);
    EXPECT_EQ(dispatcher.explain(FakeTable::problem(64, 64), fake_cpu()).layer, "linked");
    EXPECT_EQ(warnings.size(), 1u);
    return warnings.empty() ? "" : warnings[0];
  }

  std::filesystem::path folder_ = std::filesystem::path(testing::TempDir()) / ("tilewright_layer_" + std::to_string(getpid()));
  FakeTable fake_;
  KernelTable table_;
};

TEST_F(RecordLayerTest, UserWinsOverSiteWinsOverLinked) {
  Dispatcher dispatcher(table_, no_warnings);
  const Problem problem = FakeTable::problem(64, 64);
  EXPECT_EQ(dispatcher.explain(problem, fake_cpu()).layer, "linked");
  EXPECT_EQ(dispatcher.load_layer(Layer::site, write("site", {record("one", 64).dump()})), 1);
  EXPECT_EQ(dispatcher.explain(problem, fake_cpu()).kernel, "one");
  EXPECT_EQ(dispatcher.explain(problem, fake_cpu()).layer, "site");
  EXPECT_EQ(dispatcher.load_layer(Layer::user, write("user", {record("two", 64).dump()})), 1);
  const Explanation explanation = dispatcher.explain(problem, fake_cpu());
  EXPECT_EQ(explanation.kernel, "two");
  EXPECT_EQ(explanation.layer, "user");
  EXPECT_EQ(explanation.runtime, "split=2 group=3");
  EXPECT_EQ(explanation.expected_us, 5.5);
}

TEST_F(RecordLayerTest, NearestOfAllLayersOfTheDevice) {
  Dispatcher dispatcher(table_, no_warnings);
  dispatcher.load_layer(Layer::user, write("user", {record("two", 128).dump()}));
  EXPECT_EQ(dispatcher.explain(FakeTable::problem(66, 64), fake_cpu()).kernel, "default");
  EXPECT_EQ(dispatcher.explain(FakeTable::problem(120, 64), fake_cpu()).kernel, "two");
}

TEST_F(RecordLayerTest, CorruptLines) {
  EXPECT_NE(warning("{\"schema\": \"tilewright.rec").find("toy.jsonl:1: ignored: corrupt:"), std::string::npos);
  EXPECT_NE(warning("[]").find("corrupt"), std::string::npos);
  json record_without_hash = record("one", 64);
  record_without_hash.erase("hash");
  EXPECT_NE(warning(record_without_hash.dump()).find("hash"), std::string::npos);
  json text_for_number = record("one", 64);
  text_for_number["shape"]["rows"] = "many";
  EXPECT_NE(warning(text_for_number.dump()).find("corrupt"), std::string::npos);
  json another_schema = record("one", 64);
  another_schema["schema"] = "something/1";
  EXPECT_NE(warning(another_schema.dump()).find("corrupt: schema is \"something/1\""), std::string::npos);
}

TEST_F(RecordLayerTest, NewerSchema) {
  json newer = record("one", 64);
  newer["schema"] = "tilewright.record/2";
  EXPECT_NE(warning(newer.dump()).find("newer tilewright (tilewright.record/2)"), std::string::npos);
}

TEST_F(RecordLayerTest, RuntimeValuesOutOfRange) {
  const auto with = [](const char* name, json value) {
    json changed = record("one", 64);
    changed["runtime"][name] = std::move(value);
    return changed.dump();
  };
  EXPECT_NE(warning(with("split", -1)).find("ignored: runtime value split is -1"), std::string::npos);
  EXPECT_NE(warning(with("group", 0)).find("runtime value group is 0"), std::string::npos);  // its default is 8
  EXPECT_NE(warning(with("split", (1 << 20) + 1)).find("runtime value split is 1048577"), std::string::npos);
  EXPECT_NE(warning(with("split", 4294967297)).find("runtime value split is 4294967297"), std::string::npos);
  EXPECT_NE(warning(with("split", 1.5)).find("runtime value split is 1.5"), std::string::npos);
  fake_.kernels[1].launch.grid[1][0] = {.value = kRuntimeValue, .divisor = 1};
  EXPECT_NE(warning(with("split", 0)).find("runtime value split is 0"), std::string::npos);
  fake_.kernels[1].launch.grid[1][0] = {};
  Dispatcher dispatcher(table_, no_warnings);
  EXPECT_EQ(dispatcher.load_layer(Layer::user, write("flag", {with("split", 0)})), 1);
}

TEST_F(RecordLayerTest, ForeignLines) {
  json changed = record("one", 64);
  changed["hash"] = "4567";
  EXPECT_NE(warning(changed.dump()).find("the linked kernel one differs"), std::string::npos);
  EXPECT_NE(warning(record("three", 64).dump()).find("kernel three is not linked"), std::string::npos);
  json elsewhere = record("one", 64);
  elsewhere["device"]["key"] = "cpu-b";
  EXPECT_NE(warning(elsewhere.dump()).find("for another device (cpu-b)"), std::string::npos);
  json unknown_op = record("one", 64);
  unknown_op["op"] = "toi";
  EXPECT_NE(warning(unknown_op.dump()).find("unknown op \"toi\""), std::string::npos);
  json unknown_mode = record("one", 64);
  unknown_mode["attributes"]["mode"] = "upside_down";
  EXPECT_NE(warning(unknown_mode.dump()).find("unknown mode \"upside_down\""), std::string::npos);
  json unknown_arch = record("one", 64);
  unknown_arch["arch"] = "sm999";
  EXPECT_NE(warning(unknown_arch.dump()).find("unknown arch \"sm999\""), std::string::npos);
}

TEST_F(RecordLayerTest, AGoodLineAfterABadOneCounts) {
  int warnings = 0;
  Dispatcher dispatcher(table_, [&](const std::string&) { ++warnings; });
  EXPECT_EQ(dispatcher.load_layer(Layer::user, write("user", {"nonsense", "", record("one", 64).dump()})), 1);
  EXPECT_EQ(warnings, 1);
  EXPECT_EQ(dispatcher.explain(FakeTable::problem(64, 64), fake_cpu()).kernel, "one");
}

TEST_F(RecordLayerTest, RecordsOfOtherDevicesAreAnsweredByTheLadder) {
  json elsewhere = record("one", 64);
  elsewhere["device"]["key"] = "cpu-b";
  Dispatcher dispatcher(table_, no_warnings);
  EXPECT_EQ(dispatcher.load_layer(Layer::user, write("user", {elsewhere.dump()}, "cpu-b")), 1);
  EXPECT_EQ(dispatcher.explain(FakeTable::problem(64, 64), fake_cpu("cpu-a")).kernel, "default");  // its own record
  EXPECT_EQ(dispatcher.explain(FakeTable::problem(64, 64), fake_cpu("cpu-b")).kernel, "one");
}

TEST_F(RecordLayerTest, AMissingFolderIsAnError) {
  Dispatcher dispatcher(table_, no_warnings);
  EXPECT_THROW(dispatcher.load_layer(Layer::user, folder_ / "nowhere"), Error);
}

}  // namespace
}  // namespace tilewright
