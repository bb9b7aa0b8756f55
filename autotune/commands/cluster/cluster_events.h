// What the process that speaks with Dask says while a cluster tunes: journals that came back, tasks that were lost, what
// workers told of their problems; counted into the run's report. For cluster_run.cpp.
#pragma once

#include <cstddef>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "commands/tuning/run.h"
#include "search/shard.h"

namespace tilewright::tune {

class ClusterEvents {
 public:
  // What workers said of problems, by op and text.
  using Answers = std::map<std::pair<std::string, std::string>, nlohmann::ordered_json>;

  ClusterEvents(Run& run, std::size_t tasks) : run_(run), tasks_(tasks) {}

  void hear(const nlohmann::ordered_json& event);

  const std::vector<std::filesystem::path>& journals() const { return journals_; }
  const Answers& answers() const { return answers_; }
  // Why a task came to nothing.
  std::string fault_of(const Shard& shard) const;

 private:
  void take(const nlohmann::ordered_json& report);

  Run& run_;
  std::size_t tasks_;
  int workers_ = 0;
  int compilers_ = 0;  // workers that compile for the others
  std::vector<std::filesystem::path> journals_{};
  std::map<std::string, std::string> lost_{};  // by shard
  Answers answers_{};
};

}  // namespace tilewright::tune
