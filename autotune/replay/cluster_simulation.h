// A tuning on machines that nobody has: hosts of some GPUs each take a shard, as `--shard` deals it out, and tune it as
// `--devices` does: the cores compile, the dearest problems first; a GPU takes the dearest that is compiled. Now and then a
// GPU's work is lost. Pure: the same request has the same answer, and nothing is run.
#pragma once

#include <cstddef>
#include <cstdint>

#include "replay/cluster_trace.h"

namespace tilewright::tune {

struct ClusterRequest {
  std::size_t workers = 1;          // GPUs
  std::size_t gpus_per_host = 8;    // that share its cores and its cache of kernels
  std::size_t cores_per_host = 32;  // that compile
  std::size_t problems = 0;         // drawn from the trace; 0: those of the trace, once each
  double failure_rate = 0;          // of a problem's attempts
  double restart_s = 30;            // until a GPU that failed is back
  double start_s = 10;              // of a host, before its first compiler
  bool prebuilt = false;            // all kernels are in the cache
  std::uint64_t seed = 1;
};

struct ClusterOutcome {
  double makespan_s = 0;
  double efficiency = 0;  // measuring that counts / (workers * makespan)
  // The rest of the workers' time, as shares of it: lost by failures, before the first kernels were there, and at the end.
  double lost = 0, waiting = 0, idle = 0;
  std::size_t failures = 0;
};

// Throws Error where there is nothing to be done, or no GPU to do it.
ClusterOutcome simulate(const ClusterTrace& trace, const ClusterRequest& request);

}  // namespace tilewright::tune
