// What a worker of a cluster tunes: one shape of one op, with the facts of the run that it is a part of. The client writes it
// (cluster_run.h), the worker's tuner reads it (--task FILE). Its journal is that of a shard, so `merge` puts it together with
// the others. How it is to be tuned is said on the worker's command line.
#pragma once

#include <filesystem>
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "commands/options.h"
#include "records/record.h"
#include "search/shard.h"

namespace tilewright::tune {

struct ClusterTask {
  Shard shard{};  // of as many as there are tasks
  std::string op{};
  std::string problems_json{};  // array, as codegen's --problems takes it
  NamedText run{};              // what the whole run asks for, as the journals' headers say it
  std::string device_spec{};    // Target::spec of the client, by which all rank alike where they are compared
};

nlohmann::ordered_json to_json(const ClusterTask& task);
// Throws UsageError that names the file and what is wrong with it.
ClusterTask read_cluster_task(const std::filesystem::path& file);
// The facts of a header that say which problems a run asks for.
NamedText asked_facts(const Options& options);

}  // namespace tilewright::tune
