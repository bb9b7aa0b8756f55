// Another program's figures: which space they are of, what a table makes of them, and what is no such file.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "replay/peer_figures.h"
#include "replay/replay_table.h"
#include "tilewright/error.h"

namespace tilewright::tune {
namespace {

constexpr const char* kPeers = R"({"schema": "tilewright.peers/1", "program": "Other", "version": "2.1", "source": "made up",
 "seeds": 4, "budgets": [10, 20], "spaces": [
  {"name": "known", "candidates": 3, "failed": 1, "best_ms": 0.25, "strategies": {
    "chance": {"mean": [0.5, 0.6], "spread": [0.1, 0.1]},
    "clever": {"mean": [0.7, 0.9], "spread": [0.2, 0.4]},
    "late": {"mean": [0.1, 0.95], "spread": [0.0, 0.0]}}}]})";

RecordedSpace space_of(std::vector<double> times) {
  RecordedSpace space{.name = "called otherwise", .entries = {}};
  for (const double us : times)
    space.entries.push_back({.configuration = {{"x", static_cast<double>(space.entries.size())}}, .us = us});
  return space;
}

ReplayTable table_of(bool all_are_known) {
  const PeerFigures peers = parse_peer_figures(kPeers, "peers.json");
  ReplayTable table{.spaces = {}, .rows = {}, .budgets = {5, 20}, .seeds = 4, .permuted = false};
  table.peers = {.program = peers.program, .version = peers.version, .source = peers.source, .seeds = peers.seeds};
  table.spaces.push_back({.name = "a", .candidates = 3, .failed = 1, .random = std::vector<double>(20, 0.5)});
  table.spaces[0].peers = peers.spaces[0];
  if (!all_are_known) table.spaces.push_back({.name = "b", .candidates = 9, .failed = 0, .random = table.spaces[0].random});
  return table;
}

std::string fault_of(std::string text, const std::string& what, const std::string& instead) {
  text.replace(text.find(what), what.size(), instead);
  try {
    parse_peer_figures(text, "peers.json");
  } catch (const Error& fault) {
    return fault.what();
  }
  return "";
}

TEST(PeerFigures, ASpaceIsKnownByWhatItHolds) {
  const PeerFigures peers = parse_peer_figures(kPeers, "peers.json");
  const PeerFigures::Space* const found = peers.find(space_of({400, 250.01, 0}));
  ASSERT_NE(found, nullptr);
  EXPECT_EQ(found->name, "known");
  EXPECT_DOUBLE_EQ(found->strategies[1].scores.at(20).mean, 0.9);
  EXPECT_EQ(peers.find(space_of({400, 251, 0})), nullptr) << "another best time";
  EXPECT_EQ(peers.find(space_of({400, 250, 900})), nullptr) << "nothing fails";
  EXPECT_EQ(peers.find(space_of({400, 250, 0, 900})), nullptr) << "one more";
}

TEST(PeerFigures, StandInTheTableBesideOurs) {
  const std::string text = to_text(table_of(true));
  EXPECT_NE(text.find("Other 2.1, 4 seeds"), std::string::npos) << text;
  EXPECT_NE(text.find("Other 2.1: made up"), std::string::npos) << text;
  EXPECT_NE(text.find("0.900 ~0.40"), std::string::npos) << "after 20, of the best in the mean\n" << text;
  EXPECT_NE(text.find("0.900 +0.200"), std::string::npos) << "the same in the mean of all: 0.4 / sqrt(4)\n" << text;
  EXPECT_NE(text.find("the best of 3"), std::string::npos) << text;
  EXPECT_NE(text.find("0.950 ~0.00"), std::string::npos) << text;
  EXPECT_EQ(text.find("late"), std::string::npos) << text;
}

TEST(PeerFigures, HaveNoMeanWhereASpaceHasNone) {
  const std::string text = to_text(table_of(false));
  EXPECT_EQ(text.find("+0.200"), std::string::npos) << text;
  EXPECT_NE(text.find("0.900 ~0.40"), std::string::npos) << text;
  const auto json = to_json(table_of(false));
  ASSERT_EQ(json.at("peers").at("spaces").size(), 1u);
  EXPECT_EQ(json.at("peers").at("spaces")[0].at("space"), "a");
  EXPECT_EQ(json.at("peers").at("spaces")[0].at("strategies").at("late").at("mean").dump(), "[0.1,0.95]");
  ReplayTable without = table_of(false);
  without.peers.reset();
  without.spaces[0].peers.reset();
  EXPECT_TRUE(to_json(without).at("peers").is_null());
  EXPECT_EQ(to_text(without).find("Other"), std::string::npos);
}

TEST(PeerFigures, SayWhatIsWrongWithAFile) {
  EXPECT_EQ(fault_of(kPeers, "\"made up\"", "\"made up\""), "");
  EXPECT_NE(fault_of(kPeers, "peers/1", "peers/2").find("peers.json holds no other program's figures: its schema"),
            std::string::npos);
  EXPECT_NE(fault_of(kPeers, "[0.7, 0.9]", "[0.7]").find("mean has 1 values, and budgets has 2"), std::string::npos);
  EXPECT_NE(fault_of(kPeers, "[0.7, 0.9]", "[0.7, 1.9]").find("mean holds 1.9; valid: 0 to 1"), std::string::npos);
  EXPECT_NE(fault_of(kPeers, "[10, 20]", "[10, 10]").find("budgets holds 10"), std::string::npos);
  EXPECT_NE(fault_of(kPeers, "\"seeds\": 4", "\"seeds\": 0").find("seeds"), std::string::npos);
  EXPECT_NE(fault_of(kPeers, "]}", "").find("peers.json holds no other program's figures"), std::string::npos);
}

}  // namespace
}  // namespace tilewright::tune
