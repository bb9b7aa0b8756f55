#include "commands/cluster/cluster_events.h"

#include <fmt/format.h>

#include <string_view>

namespace tilewright::tune {

using Json = nlohmann::ordered_json;

void ClusterEvents::hear(const Json& event) {
  const std::string phase = event.value("phase", "");
  if (phase == "say") {
    run_.progress.line(event.value("text", ""));
  } else if (phase == "workers") {
    workers_ = event.value("count", 0);
    compilers_ = event.value("compilers", 0);
  } else if (phase == "compiled") {
    run_.report.totals.compile_cpu_s += event.value("cpu_s", 0.0);
  } else if (phase == "journal") {
    journals_.emplace_back(event.at("path").get<std::string>());
    take(event.at("report"));
  } else if (phase == "lost") {
    lost_[event.at("shard")] = event.value("reason", "");
  }
  run_.progress.update(fmt::format("[{}/{}] shapes tuned, {} workers{}", journals_.size(), tasks_, workers_,
                                   compilers_ > 0 ? fmt::format(", {} more compile", compilers_) : ""));
}

std::string ClusterEvents::fault_of(const Shard& shard) const {
  const auto found = lost_.find(to_string(shard));
  return found == lost_.end() ? "no worker was left to tune it" : found->second;
}

void ClusterEvents::take(const Json& report) {
  for (const char* list : {"records", "failures", "unaffordable"}) {
    for (const Json& each : report.value(list, Json::array())) {
      const std::string op = each.contains("op") ? each.value("op", "") : each.at("record").value("op", "");
      answers_[{op, each.value("problem", "")}] = each;
      if (std::string_view(list) == "unaffordable") answers_[{op, each.value("problem", "")}]["unaffordable"] = true;
    }
  }
  const Json totals = report.value("totals", Json::object());
  ReportTotals& sums = run_.report.totals;
  sums.device_s += totals.value("device_s", 0.0);
  sums.compile_cpu_s += totals.value("compile_cpu_s", 0.0);
  sums.kernels += totals.value("kernels", std::size_t{0});
  sums.from_cache += totals.value("from_cache", std::size_t{0});
  sums.handed += totals.value("handed", std::size_t{0});
  sums.compiled += totals.value("compiled", std::size_t{0});
  sums.measurements += totals.value("measurements", std::int64_t{0});
  sums.discarded += totals.value("discarded", std::int64_t{0});
  sums.survived += totals.value("survived", std::int64_t{0});
}

}  // namespace tilewright::tune
