// NUMA nodes as files list them, and how a team is dealt to them.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <initializer_list>
#include <numeric>
#include <string>
#include <vector>

#include "backend/cpu/numa.h"

namespace tilewright {
namespace {

cpu_set_t cpus(int first, int last) {
  cpu_set_t set;
  CPU_ZERO(&set);
  for (int cpu = first; cpu <= last; ++cpu) CPU_SET(static_cast<std::size_t>(cpu), &set);
  return set;
}

cpu_set_t operator|(const cpu_set_t& a, const cpu_set_t& b) {
  cpu_set_t both;
  CPU_OR(&both, &a, &b);
  return both;
}

std::vector<int> numbers(const cpu_set_t& set) {
  std::vector<int> found;
  for (int cpu = 0; cpu < CPU_SETSIZE; ++cpu) {
    if (CPU_ISSET(static_cast<std::size_t>(cpu), &set)) found.push_back(cpu);
  }
  return found;
}

class Folder {
 public:
  explicit Folder(const std::string& name) : path(testing::TempDir() + "numa_" + name) {
    std::filesystem::remove_all(path);
    std::filesystem::create_directories(path);
  }
  ~Folder() { std::filesystem::remove_all(path); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  void write(const std::string& file, const std::string& text) const {
    std::filesystem::create_directories((path / file).parent_path());
    std::ofstream(path / file) << text;
  }
  const std::filesystem::path path;
};

TEST(Numa, NodesAreThoseThatHaveCpus) {
  const Folder folder("nodes");
  folder.write("has_cpu", "0,2-3\n");
  folder.write("node0/cpulist", "0-3,8,10-11\n");
  folder.write("node1/cpulist", "\n");
  folder.write("node2/cpulist", "4\n");
  folder.write("node3/cpulist", "5-7,1020-1030\n");
  const std::vector<cpu_set_t> nodes = read_numa_nodes(folder.path);
  ASSERT_EQ(nodes.size(), 3u);
  EXPECT_EQ(numbers(nodes[0]), (std::vector<int>{0, 1, 2, 3, 8, 10, 11}));
  EXPECT_EQ(numbers(nodes[1]), std::vector<int>{4});
  EXPECT_EQ(numbers(nodes[2]), (std::vector<int>{5, 6, 7, 1020, 1021, 1022, 1023})) << "as many as a cpu_set_t holds";
}

TEST(Numa, WhereTheSystemSaysNothingThereAreNone) {
  const Folder folder("none");
  EXPECT_TRUE(read_numa_nodes(folder.path).empty());
  EXPECT_TRUE(read_numa_nodes(folder.path / "no_such_folder").empty());
  folder.write("has_cpu", "what?\n");
  EXPECT_TRUE(read_numa_nodes(folder.path).empty());
}

TEST(Numa, TheseMachinesNodesHoldItsCpus) {
  cpu_set_t all = cpus(0, -1);
  for (const cpu_set_t& node : read_numa_nodes()) all = all | node;
  if (CPU_COUNT(&all) == 0) GTEST_SKIP() << "the system lists no nodes";
  EXPECT_TRUE(CPU_ISSET(static_cast<std::size_t>(sched_getcpu()), &all));
}

// Two of 4 cores with 2 threads each, as Linux numbers them.
const std::vector<cpu_set_t> kTwo{cpus(0, 3) | cpus(8, 11), cpus(4, 7) | cpus(12, 15)};

std::vector<cpu_set_t> deal(const std::vector<cpu_set_t>& nodes, const cpu_set_t& allowed, int caller, int threads) {
  std::vector<cpu_set_t> places(static_cast<std::size_t>(threads - 1));
  deal_places(nodes, allowed, caller, places);
  return places;
}

// How many follow each other on each node, the caller among them.
std::vector<int> runs(const std::vector<cpu_set_t>& nodes, const std::vector<cpu_set_t>& places, int caller) {
  std::vector<int> counts;
  int last = -1;
  const auto add = [&](int cpu) {
    int node = 0;
    while (!CPU_ISSET(static_cast<std::size_t>(cpu), &nodes[static_cast<std::size_t>(node)])) ++node;
    if (node != last) counts.push_back(0);
    ++counts.back();
    last = node;
  };
  add(caller);
  for (const cpu_set_t& place : places) add(numbers(place).front());
  return counts;
}

TEST(Numa, ATeamThatANodeHoldsGoesWhereItsCallerMay) {
  const cpu_set_t all = cpus(0, 15);
  for (int threads = 1; threads <= 8; ++threads) {
    for (const cpu_set_t& place : deal(kTwo, all, 5, threads)) EXPECT_EQ(CPU_COUNT(&place), 15);
  }
}

TEST(Numa, ALargerOneIsDealtToAllNodesFromTheCallersOn) {
  const cpu_set_t all = cpus(0, 15);
  EXPECT_EQ(runs(kTwo, deal(kTwo, all, 2, 16), 2), (std::vector<int>{8, 8}));
  EXPECT_EQ(runs(kTwo, deal(kTwo, all, 12, 16), 12), (std::vector<int>{8, 8}));
  EXPECT_EQ(runs(kTwo, deal(kTwo, all, 12, 9), 12), (std::vector<int>{5, 4}));
  EXPECT_EQ(runs(kTwo, deal(kTwo, all, 12, 32), 12), (std::vector<int>{16, 16})) << "more threads than CPUs";
  const std::vector<cpu_set_t> places = deal(kTwo, all, 12, 16);
  EXPECT_EQ(numbers(places.front()), (std::vector<int>{4, 5, 6, 7, 13, 14, 15})) << "its node, but its CPU";
  EXPECT_EQ(numbers(places.back()), numbers(kTwo.front()));
}

TEST(Numa, NodesCountByWhatTheCallerMayUseOfThem) {
  const std::vector<cpu_set_t> four{cpus(0, 3), cpus(4, 7), cpus(8, 11), cpus(12, 15)};
  const cpu_set_t allowed = cpus(2, 3) | cpus(4, 7) | cpus(12, 13);
  EXPECT_EQ(runs(four, deal(four, allowed, 6, 8), 6), (std::vector<int>{4, 2, 2}));
  EXPECT_EQ(runs(four, deal(four, allowed, 13, 8), 13), (std::vector<int>{2, 2, 4}));
  const std::vector<cpu_set_t> places = deal(four, allowed, 13, 8);
  EXPECT_EQ(numbers(places.front()), std::vector<int>{12});
}

// As in a container whose files are its host's.
TEST(Numa, NodesThatAreNotTheCallersCpusCountNothing) {
  const auto expect_anywhere = [](const std::vector<cpu_set_t>& nodes, const cpu_set_t& allowed, int caller, int threads) {
    cpu_set_t elsewhere = allowed;
    if (caller >= 0) CPU_CLR(static_cast<std::size_t>(caller), &elsewhere);
    for (const cpu_set_t& place : deal(nodes, allowed, caller, threads)) EXPECT_TRUE(CPU_EQUAL(&place, &elsewhere));
  };
  expect_anywhere({}, cpus(0, 15), 3, 16);
  expect_anywhere(kTwo, cpus(0, 15), -1, 16);
  expect_anywhere(kTwo, cpus(0, 31), 3, 32);
  expect_anywhere(kTwo, cpus(0, 31), 30, 32);
}

// The caller may be alone on its node.
TEST(Numa, EveryWorkerHasAPlace) {
  const std::vector<cpu_set_t> nodes{cpus(0, 0), cpus(1, 3)};
  for (int threads = 1; threads <= 20; ++threads) {
    for (int caller = 0; caller < 4; ++caller) {
      for (const cpu_set_t& place : deal(nodes, cpus(0, 3), caller, threads)) {
        EXPECT_GT(CPU_COUNT(&place), 0);
        EXPECT_FALSE(CPU_ISSET(static_cast<std::size_t>(caller), &place));
      }
    }
  }
}

}  // namespace
}  // namespace tilewright
