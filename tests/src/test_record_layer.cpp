// Runtime layers: which lines of a tuning database are taken, which are a miss and why, and that user wins over site wins over
// linked.
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "dispatch/dispatcher.h"
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
          {"policy", "cold-l2/events/median"},
          {"when", "2026-01-01T00:00:00Z"},
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

TEST_F(RecordLayerTest, UserWinsOverSiteWinsOverSharedWinsOverLinked) {
  Dispatcher dispatcher(table_, no_warnings);
  const Problem problem = FakeTable::problem(64, 64);
  EXPECT_EQ(dispatcher.explain(problem, fake_cpu()).layer, "linked");
  EXPECT_EQ(dispatcher.load_layer(Layer::shared, write("shared", {record("two", 64).dump()})), 1);
  EXPECT_EQ(dispatcher.explain(problem, fake_cpu()).kernel, "two");
  EXPECT_EQ(dispatcher.explain(problem, fake_cpu()).layer, "shared");
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

// As problems have them: of two problems that differ by nothing else a record of either answers for both.
TEST_F(RecordLayerTest, AnAttributeThatMakesNoDifferenceIsPassedOver) {
  fake_.ops[0].lay_out = [](Problem& problem) {
    problem.attributes[0] = 0;
    test::lay_out(problem);
  };
  json turned = record("two", 64);
  turned["attributes"]["mode"] = "turned";
  Dispatcher dispatcher(table_, no_warnings);
  EXPECT_EQ(dispatcher.load_layer(Layer::user, write("user", {turned.dump()})), 1);
  EXPECT_EQ(dispatcher.explain(FakeTable::problem(64, 64), fake_cpu()).kernel, "two");
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
  EXPECT_NE(warning(with("split", -1)).find("ignored: corrupt: split is -1"), std::string::npos);
  EXPECT_NE(warning(with("group", 0)).find("group is 0"), std::string::npos);  // its default is 8
  EXPECT_NE(warning(with("split", (1 << 20) + 1)).find("split is 1048577"), std::string::npos);
  EXPECT_NE(warning(with("split", 4294967297)).find("split is 4294967297"), std::string::npos);
  EXPECT_NE(warning(with("split", 1.5)).find("split is 1.5"), std::string::npos);
  fake_.kernels[1].launch.grid[1][0] = {.value = kRuntimeValue, .divisor = 1};
  EXPECT_NE(warning(with("split", 0)).find("split is 0"), std::string::npos);
  fake_.kernels[1].launch.grid[1][0] = {};
  const ComputedValue computed{.name = "parts", .formula = {{{FormulaWord::value, kRuntimeValue}}}};
  fake_.kernels[1].launch.computed = {&computed, 1};
  EXPECT_NE(warning(with("split", 0)).find("split is 0"), std::string::npos) << "a formula may divide by it";
  fake_.kernels[1].launch.computed = {};
  FollowingKernel second;
  second.grid[0][0] = {.value = kRuntimeValue};
  fake_.kernels[1].launch.then = {&second, 1};
  EXPECT_NE(warning(with("split", 0)).find("split is 0"), std::string::npos) << "a further kernel counts by it";
  fake_.kernels[1].launch.then = {};
  fake_.kernels[1].launch.overlap = kRuntimeValue;
  EXPECT_NE(warning(with("split", 3)).find("split is 3"), std::string::npos) << "a promise, which no record makes";
  fake_.kernels[1].launch.overlap = kNoValue;
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

// A record with one change: what a warning for it says.
#define EXPECT_REFUSED(path, value, says)                                     \
  do {                                                                        \
    json changed = record("one", 64);                                         \
    changed[json::json_pointer(path)] = value;                                \
    EXPECT_NE(warning(changed.dump()).find(says), std::string::npos) << path; \
  } while (false)

TEST_F(RecordLayerTest, NumbersThatAreNone) {
  EXPECT_REFUSED("/shape/rows", -64, "rows is -64");
  EXPECT_REFUSED("/shape/rows", 64.5, "rows is 64.5");
  EXPECT_REFUSED("/shape/rows", 1e300, "rows is 1e+300");
  EXPECT_REFUSED("/shape/rows", UINT64_MAX, "rows is 18446744073709551615");
  EXPECT_REFUSED("/shape/rows", json::array({64}), "rows is no number");
  EXPECT_REFUSED("/threads", -1, "threads is -1");
  EXPECT_REFUSED("/threads", 65537, "threads is 65537");  // would be 1 in 16 bits
  EXPECT_REFUSED("/threads", true, "threads is true");
  EXPECT_REFUSED("/device/compute_units", 0, "compute_units is 0");
  for (const char* object : {"/time/median_us", "/default/median_us"}) {
    EXPECT_REFUSED(object, 0, "median_us is 0");
    EXPECT_REFUSED(object, -5.5, "median_us is -5.5");
    EXPECT_REFUSED(object, 1e200, "median_us is 1e+200");  // no float
    EXPECT_REFUSED(object, nullptr, "corrupt");            // how JSON writers spell NaN
    EXPECT_REFUSED(object, "NaN", "corrupt");
  }
  std::string text = record("one", 64).dump();
  text.replace(text.find("5.5"), 3, "NaN");
  EXPECT_NE(warning(text).find("corrupt"), std::string::npos);
  text.replace(text.find("NaN"), 3, "1e999");
  EXPECT_NE(warning(text).find("corrupt"), std::string::npos);
}

TEST_F(RecordLayerTest, ClaimsThatDoNotAgree) {
  EXPECT_REFUSED("/status", "predicted", "status is \"predicted\" with samples");
  EXPECT_REFUSED("/time/n", 0, "status is \"measured\" without samples");
  EXPECT_REFUSED("/status", "certain", "status is \"certain\"");
  EXPECT_REFUSED("/attributes/colour", "red", "attributes are others");
  EXPECT_REFUSED("/shape/depth", 1, "shape are others");
  EXPECT_REFUSED("/runtime/warp", 1, "runtime are others");
  fake_.kernels[1].attributes[0] = 1;
  EXPECT_NE(warning(record("one", 64).dump()).find("kernel one is not legal for its problem"), std::string::npos);
  fake_.kernels[1].attributes[0] = kAnyAttribute;
  const SizeRule rules[] = {{.value = 2, .multiple = 128}};  // of the dense stride
  fake_.kernels[1].rules = rules;
  EXPECT_NE(warning(record("one", 64).dump()).find("kernel one is not legal for its problem"), std::string::npos);
  fake_.kernels[1].rules = {};
  EXPECT_REFUSED("/arch", "fast", "kernel one is not legal for its problem");
}

TEST_F(RecordLayerTest, TextThatIsHostile) {
  const std::string good = record("one", 64).dump();
  EXPECT_NE(warning("{\"schema\":1," + good.substr(1)).find("key \"schema\" is there twice"), std::string::npos);
  EXPECT_NE(warning(std::string(200'000, '[')).find("nested too deeply"), std::string::npos);
  EXPECT_NE(warning("{\"config\":" + std::string(100'000, '[') + std::string(100'000, ']') + "," + good.substr(1))
                .find("nested too deeply"),
            std::string::npos);
  std::string with_nul = good;
  with_nul[good.find("plain")] = '\0';
  EXPECT_NE(warning(with_nul).find("corrupt"), std::string::npos);
  EXPECT_NE(warning("\xef\xbb\xbf" + good).find("byte order mark"), std::string::npos);
  EXPECT_NE(warning("\xff\xfe" + good).find("corrupt"), std::string::npos);
  EXPECT_REFUSED("/device/name", "two\nlines", "a control character");
  EXPECT_REFUSED("/device/name", "\x1b[2J", "a control character");
  const std::string answer = warning(std::string("{\"\x1b[2J") + std::string(5000, 'x') + "\": 1}");
  EXPECT_EQ(answer.find('\x1b'), std::string::npos);
  EXPECT_LT(answer.size(), 600u);
}

TEST_F(RecordLayerTest, ALineOfAHundredMegabytesIsSkippedInBoundedMemory) {
  int warnings = 0;
  Dispatcher dispatcher(table_, [&](const std::string& message) {
    ++warnings;
    EXPECT_NE(message.find("toy.jsonl:1: ignored: corrupt: the line is longer than 1048576 bytes"), std::string::npos);
  });
  const std::filesystem::path folder = write("long", {});
  const std::filesystem::path file = folder / "cpu-a" / "toy.jsonl";
  std::filesystem::resize_file(file, 100'000'000);  // a hole: this process must not need the memory either
  std::ofstream(file, std::ios::app) << "\n" << record("one", 64).dump() << "\n";
  struct rusage before = {}, after = {};
  getrusage(RUSAGE_SELF, &before);
  EXPECT_EQ(dispatcher.load_layer(Layer::user, folder), 1);
  getrusage(RUSAGE_SELF, &after);
  EXPECT_LT(after.ru_maxrss - before.ru_maxrss, 50'000);  // KiB
  EXPECT_EQ(warnings, 1);
}

TEST_F(RecordLayerTest, LineEndsOfOtherSystemsAndATornEnd) {
  int warnings = 0;
  Dispatcher dispatcher(table_, [&](const std::string& message) {
    ++warnings;
    EXPECT_NE(message.find("toy.jsonl:4:"), std::string::npos) << message;
  });
  const std::filesystem::path folder =
      write("crlf", {record("one", 64).dump() + "\r", "\r", record("two", 96).dump(), record("one", 128).dump()});
  const std::filesystem::path file = folder / "cpu-a" / "toy.jsonl";
  std::filesystem::resize_file(file, std::filesystem::file_size(file) - 10);
  EXPECT_EQ(dispatcher.load_layer(Layer::user, folder), 2);
  EXPECT_EQ(warnings, 1);
}

TEST_F(RecordLayerTest, OnlyRegularRecordFilesAreRead) {
  const std::filesystem::path folder = write("odd", {record("one", 64).dump()});
  std::filesystem::create_directories(folder / "cpu-a" / "folder.jsonl");
  ASSERT_EQ(mkfifo((folder / "cpu-a" / "pipe.jsonl").c_str(), 0600), 0);  // opening it would wait for a writer
  std::filesystem::create_symlink("nowhere", folder / "cpu-a" / "link.jsonl");
  std::ofstream(folder / "cpu-a" / "toy.jsonl.1234.tmp") << "left by a killed writer\n";
  std::ofstream(folder / "stray.jsonl") << "in no device's folder\n";
  Dispatcher dispatcher(table_, no_warnings);
  EXPECT_EQ(dispatcher.load_layer(Layer::user, folder), 1);
}

TEST_F(RecordLayerTest, TheFileNameSaysWhichOp) {
  const std::filesystem::path folder = write("file", {record("one", 64).dump()});
  std::filesystem::rename(folder / "cpu-a" / "toy.jsonl", folder / "cpu-a" / "other.jsonl");
  std::vector<std::string> warnings;
  Dispatcher dispatcher(table_, [&](const std::string& message) { warnings.push_back(message); });
  EXPECT_EQ(dispatcher.load_layer(Layer::user, folder), 0);
  ASSERT_EQ(warnings.size(), 1u);
  EXPECT_NE(warnings[0].find("in the file of another op than its toy"), std::string::npos);
}

TEST_F(RecordLayerTest, OfSeveralRecordsForOneProblemTheStrongestCounts) {
  const auto with = [](const char* kernel, const char* policy, const char* when, int samples = 10) {
    json changed = record(kernel, 64);
    changed["policy"] = policy;
    changed["when"] = when;
    changed["time"]["n"] = samples;
    changed["status"] = samples > 0 ? "measured" : "predicted";
    return changed.dump();
  };
  const std::string cold = with("one", "cold-l2/events/median", "2026-01-01T00:00:00Z");
  const std::string newer_cold = with("two", "cold-l2/graph/median", "2026-01-02T00:00:00Z");
  const std::string warm = with("two", "warm/events/median", "2026-01-03T00:00:00Z");
  const std::string predicted = with("default", "predicted/cost-model", "2026-01-04T00:00:00Z", 0);
  const auto winner = [&](const std::vector<std::string>& lines) {
    Dispatcher dispatcher(table_, no_warnings);
    EXPECT_EQ(dispatcher.load_layer(Layer::user, write("several", lines)), 1);
    return dispatcher.explain(FakeTable::problem(64, 64), fake_cpu()).kernel;
  };
  EXPECT_EQ(winner({warm, cold}), "one");
  EXPECT_EQ(winner({cold, warm}), "one");
  EXPECT_EQ(winner({cold, newer_cold, warm, predicted}), "two");
  EXPECT_EQ(winner({newer_cold, cold}), "two");
  EXPECT_EQ(winner({predicted, warm}), "two");
  EXPECT_EQ(winner({predicted}), "default");
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
