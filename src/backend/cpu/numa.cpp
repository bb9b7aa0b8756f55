// Nodes as Linux lists them (Documentation/ABI/stable/sysfs-devices-node).
#include "backend/cpu/numa.h"

#include <algorithm>
#include <fstream>
#include <string>

namespace tilewright {
namespace {

// "0-3,8,10-11". CPUs beyond what a cpu_set_t holds are left out.
cpu_set_t parse_cpus(std::istream& list) {
  cpu_set_t cpus;
  CPU_ZERO(&cpus);
  for (std::size_t first = 0; list >> first;) {
    std::size_t last = first;
    if (list.peek() == '-') list.ignore() >> last;
    for (std::size_t cpu = first; cpu <= last && cpu < CPU_SETSIZE; ++cpu) CPU_SET(cpu, &cpus);
    if (list.peek() == ',') list.ignore();
  }
  return cpus;
}

cpu_set_t intersection(const cpu_set_t& a, const cpu_set_t& b) {
  cpu_set_t both;
  CPU_AND(&both, &a, &b);
  return both;
}

std::size_t count(const cpu_set_t& cpus) { return static_cast<std::size_t>(CPU_COUNT(&cpus)); }

}  // namespace

std::vector<cpu_set_t> read_numa_nodes(const std::filesystem::path& folder) {
  std::vector<cpu_set_t> nodes;
  std::ifstream online(folder / "has_cpu");
  const cpu_set_t numbers = parse_cpus(online);  // a list of nodes is written as one of CPUs
  for (std::size_t node = 0; node < CPU_SETSIZE; ++node) {
    if (!CPU_ISSET(node, &numbers)) continue;
    std::ifstream list(folder / ("node" + std::to_string(node)) / "cpulist");
    nodes.push_back(parse_cpus(list));
  }
  return nodes;
}

void deal_places(std::span<const cpu_set_t> nodes, const cpu_set_t& allowed, int caller, std::span<cpu_set_t> places) {
  cpu_set_t elsewhere = allowed;
  if (caller >= 0) CPU_CLR(static_cast<std::size_t>(caller), &elsewhere);
  std::ranges::fill(places, elsewhere);
  const auto own = std::ranges::find_if(
      nodes, [&](const cpu_set_t& node) { return caller >= 0 && CPU_ISSET(static_cast<std::size_t>(caller), &node); });
  const auto cpus_of = [&](const cpu_set_t& node) { return count(intersection(node, allowed)); };
  std::size_t cpus = 0;
  for (const cpu_set_t& node : nodes) cpus += cpus_of(node);
  const std::size_t threads = places.size() + 1;
  // The nodes that a container shows may not be those of its CPUs.
  if (own == nodes.end() || cpus != count(allowed) || threads <= cpus_of(*own)) return;
  for (std::size_t thread = 1; thread < threads; ++thread) {
    std::size_t place = thread * cpus / threads;  // among the CPUs, node by node
    auto node = own;
    for (; place >= cpus_of(*node); node = std::next(node) == nodes.end() ? nodes.begin() : std::next(node))
      place -= cpus_of(*node);
    const cpu_set_t free = intersection(*node, elsewhere);
    if (count(free) > 0) places[thread - 1] = free;
  }
}

}  // namespace tilewright
