// Which CPUs have which memory near them, and where a team's workers belong that is larger than one such node. Called by
// ThreadPool.
#pragma once

#include <sched.h>

#include <filesystem>
#include <span>
#include <vector>

namespace tilewright {

// The NUMA nodes that have CPUs, by number, each as its CPUs. Empty where the system says nothing of them.
std::vector<cpu_set_t> read_numa_nodes(const std::filesystem::path& folder = "/sys/devices/system/node");

// Where each worker of a team may run, by thread from 1 on; thread 0 is the caller, on CPU `caller` (negative: not known). All
// where the caller may (`allowed`), but on its CPU. A team that has more threads than there are CPUs at its caller's node is
// dealt to all nodes by how many CPUs they have, the caller's first: threads that share a block of a matrix follow each other,
// and what one copies for itself or for those then lies in memory near to it. Allocates nothing.
void deal_places(std::span<const cpu_set_t> nodes, const cpu_set_t& allowed, int caller, std::span<cpu_set_t> places);

}  // namespace tilewright
