// What the user asked for, as read from the command line. Plain values; nothing here is resolved against archs or ops yet.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "commands/cluster/cluster_options.h"
#include "commands/cover_options.h"
#include "commands/db/db_options.h"
#include "commands/replay_options.h"
#include "commands/run/run_options.h"
#include "commands/simulate_options.h"
#include "device/cache_policy.h"
#include "search/shard.h"

namespace tilewright::tune {

enum class Command : std::uint8_t {
  autotune,
  run,
  prebuild,
  doctor,
  check,
  list,
  explain,
  emit,
  cover,
  replay,
  report,
  merge,
  simulate,
  db
};

struct Options {
  Command command = Command::autotune;
  std::vector<std::string> passed_on{};  // to Python's report/, which reads its words itself: "diff", "A", "B"
  std::string arch = "native";
  std::string device{};  // one of codegen/devices/, which names the arch too; empty: the arch's own, or the one here
  std::vector<std::string> devices{};  // GPUs of this machine that tune together, by ordinal or UUID; {"all"}; empty: one
  std::vector<std::string> ops{};      // empty: the default one
  // By attribute of the op; not there: the presets' own, else the op's default. What is no other option is one of these, so
  // names and values are those of the op only after it was looked up (require_attributes).
  std::map<std::string, std::vector<std::string>> attributes{};
  std::vector<std::string> shapes{};  // preset names, files, or sizes; empty: the device's default preset
  std::vector<int> threads{};         // CPU; empty: 1 and all cores
  double budget_s = 0;                // of measuring; 0: the device's default
  CachePolicy policy = CachePolicy::cold;
  std::string strategy = "portfolio";
  int limit = 0;                                // candidates per problem; 0: the device's default
  std::vector<std::string> kernels{};           // patterns of the ids of those that are searched; empty: all
  std::vector<std::filesystem::path> starts{};  // configurations that others found, to begin with
  std::vector<std::string> top_k{};             // rows of a token, of which they speak
  std::uint64_t seed = 1;
  std::filesystem::path root;       // the source tree: codegen/ and templates/ are in it
  std::filesystem::path db;         // empty: ROOT/tuning_db
  std::filesystem::path generated;  // empty: ROOT/generated when the database is the default one, else nothing is emitted
  std::filesystem::path cache;
  std::filesystem::path work;
  std::vector<std::filesystem::path> templates{};
  std::filesystem::path file{};     // `tune` and `run`: the op's; it is one of `templates`, too
  bool only_own = false;            // emit the user's own ops alone: a project's
  std::vector<std::string> drop{};  // emit: ops that are not kept
  std::vector<std::filesystem::path> archs{};
  int jobs = 0;  // compilers at once; 0: one per core
  int compile_timeout_s = 120;
  int candidate_timeout_s = 3;   // besides what it should take
  int reference_timeout_s = 60;  // a reference in Python, for a case
  std::string python;
  std::filesystem::path compile_program;
  std::filesystem::path temporary;       // for what nobody keeps
  std::filesystem::path locks;           // where all users of the machine find the devices' locks
  Shard shard{};                         // of the problems, this machine's
  std::string providers{};               // other libraries whose algorithms are candidates, as TILEWRIGHT_PROVIDERS names them
  bool resume = false;                   // go on with an unfinished run of the same
  std::filesystem::path resume_journal;  // this one; empty: the newest
  std::filesystem::path t4{};            // gets results in the T4 format; empty: none are written
  std::string trials{};                  // gets a line for each trial: a file's name, - for stdout; empty: none are written
  std::vector<std::filesystem::path> merged_journals{};  // `merge`
  bool json = false;
  bool emit = true;
  bool dry_run = false;
  bool serve = false;              // what is measured is said on stdin
  DbOptions database{};            // `db`
  CoverOptions cover{};            // `cover`
  ReplayOptions replay{};          // `replay`
  RunOptions run{};                // `run`
  SimulateOptions simulate{};      // `simulate`
  ClusterOptions cluster{};        // --scheduler, and a worker's --task
  bool time = false;               // check: take the times again, too
  std::string numerics = "tuned";  // explain: as the library is asked for them
  bool explains_op = false;        // explain: says what an op's members mean, not which kernel runs
  bool doctor = true;              // look at the machine before tuning on it
  bool energy = false;             // measure what a call of each winner draws

  bool programs_read_stdout() const { return json || trials == "-"; }
};

}  // namespace tilewright::tune
