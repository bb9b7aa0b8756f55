#include "replay/cluster_simulation.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <queue>
#include <set>
#include <vector>

#include "search/random_numbers.h"
#include "search/shard.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

using Times = std::priority_queue<double, std::vector<double>, std::greater<>>;  // the earliest first

struct HostOutcome {
  double end_s = 0;
  double useful_s = 0, lost_s = 0, waiting_s = 0;
  std::size_t failures = 0;
};

// One host with its shard.
class Host {
 public:
  Host(const ClusterTrace& trace, const ClusterRequest& request, std::vector<std::size_t> problems, std::size_t gpus,
       RandomNumbers& random)
      : trace_(trace), request_(request), problems_(std::move(problems)), gpus_(gpus), random_(random) {
    std::ranges::stable_sort(problems_, [&](std::size_t a, std::size_t b) { return seconds(a) > seconds(b); });
  }

  HostOutcome run() {
    compile();
    Times free_s;  // by GPU
    for (std::size_t i = 0; i < gpus_; ++i) free_s.push(request_.start_s);
    // Dearest first of what is ready; `problems_` has that order, and compilers follow it.
    std::set<std::size_t> waiting;
    for (std::size_t i = 0; i < problems_.size(); ++i) waiting.insert(i);
    while (!waiting.empty()) {
      double now_s = free_s.top();
      free_s.pop();
      const auto is_ready = [&](std::size_t i) { return ready_s_[i] <= now_s; };
      auto next = std::ranges::find_if(waiting, is_ready);
      if (next == waiting.end()) {
        next = std::ranges::min_element(waiting, {}, [&](std::size_t i) { return ready_s_[i]; });
        outcome_.waiting_s += ready_s_[*next] - now_s;
        now_s = ready_s_[*next];
      }
      const double needed_s = seconds(problems_[*next]);
      if (random_.uniform() < request_.failure_rate) {
        const double spent_s = random_.uniform() * needed_s + request_.restart_s;
        ++outcome_.failures;
        outcome_.lost_s += spent_s;
        outcome_.end_s = std::max(outcome_.end_s, now_s + spent_s);
        free_s.push(now_s + spent_s);
        continue;  // another takes it, or this one when it is back
      }
      waiting.erase(next);
      outcome_.useful_s += needed_s;
      outcome_.end_s = std::max(outcome_.end_s, now_s + needed_s);
      free_s.push(now_s + needed_s);
    }
    return outcome_;
  }

 private:
  double seconds(std::size_t problem) const { return trace_.problems[problem].measure_s; }

  // When each problem has its kernels: each kernel once, on the core that is free first.
  void compile() {
    Times free_s;
    for (std::size_t i = 0; i < request_.cores_per_host; ++i) free_s.push(request_.start_s);
    std::vector<double> done_s(trace_.compile_s.size(), request_.prebuilt ? 0.0 : -1.0);
    for (const std::size_t problem : problems_) {
      double ready_s = request_.start_s;
      for (const std::size_t kernel : trace_.problems[problem].kernels) {
        if (done_s[kernel] < 0) {
          done_s[kernel] = free_s.top() + trace_.compile_s[kernel];
          free_s.pop();
          free_s.push(done_s[kernel]);
        }
        ready_s = std::max(ready_s, done_s[kernel]);
      }
      ready_s_.push_back(ready_s);
    }
  }

  const ClusterTrace& trace_;
  const ClusterRequest& request_;
  std::vector<std::size_t> problems_;  // of the trace, a number for each of the host's
  std::size_t gpus_;
  RandomNumbers& random_;
  std::vector<double> ready_s_{};  // by place in problems_
  HostOutcome outcome_{};
};

std::vector<std::size_t> drawn_problems(const ClusterTrace& trace, const ClusterRequest& request, RandomNumbers& random) {
  std::vector<std::size_t> problems;
  for (std::size_t i = 0; i < trace.problems.size() && request.problems == 0; ++i) problems.push_back(i);
  while (problems.size() < request.problems) problems.push_back(random.below(trace.problems.size()));
  return problems;
}

// The same dealing as of real shards.
std::vector<std::vector<std::size_t>> shards_of(const ClusterTrace& trace, const std::vector<std::size_t>& problems,
                                                std::size_t hosts) {
  std::vector<ShardUnit> units;
  for (std::size_t i = 0; i < problems.size(); ++i)
    units.push_back({.key = fmt::format("{:09}", i), .cost_s = trace.problems[problems[i]].measure_s});
  const std::vector<int> owners = deal_out(units, static_cast<int>(hosts));
  std::vector<std::vector<std::size_t>> shards(hosts);
  for (std::size_t i = 0; i < problems.size(); ++i) shards[static_cast<std::size_t>(owners[i] - 1)].push_back(problems[i]);
  return shards;
}

}  // namespace

ClusterOutcome simulate(const ClusterTrace& trace, const ClusterRequest& request) {
  if (request.workers == 0 || request.gpus_per_host == 0 || request.cores_per_host == 0 || trace.problems.empty())
    throw Error("a simulation needs problems, and at least one GPU and core");
  if (request.failure_rate < 0 || request.failure_rate >= 1)
    throw Error(fmt::format("failures are {}, valid: a share from 0 to less than 1", request.failure_rate));
  RandomNumbers random(request.seed);
  const std::vector<std::size_t> problems = drawn_problems(trace, request, random);
  const std::size_t hosts = (request.workers + request.gpus_per_host - 1) / request.gpus_per_host;
  const std::vector<std::vector<std::size_t>> shards = shards_of(trace, problems, hosts);
  HostOutcome sum;
  for (std::size_t host = 0; host < hosts; ++host) {
    const std::size_t gpus = std::min(request.gpus_per_host, request.workers - host * request.gpus_per_host);
    const HostOutcome outcome = Host(trace, request, shards[host], gpus, random).run();
    sum.end_s = std::max(sum.end_s, outcome.end_s);
    sum.useful_s += outcome.useful_s;
    sum.lost_s += outcome.lost_s;
    sum.waiting_s += outcome.waiting_s;
    sum.failures += outcome.failures;
  }
  const double all_s = static_cast<double>(request.workers) * sum.end_s;
  if (all_s <= 0) throw Error("the trace says that nothing took any time");
  const double starting_s = static_cast<double>(request.workers) * request.start_s;
  ClusterOutcome outcome{.makespan_s = sum.end_s, .efficiency = sum.useful_s / all_s, .failures = sum.failures};
  outcome.lost = sum.lost_s / all_s;
  outcome.waiting = (sum.waiting_s + starting_s) / all_s;
  outcome.idle = std::max(0.0, 1 - outcome.efficiency - outcome.lost - outcome.waiting);
  return outcome;
}

}  // namespace tilewright::tune
