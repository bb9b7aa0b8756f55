// tilewright-autotune: reads the command line and the environment, runs one command, turns faults into one line and an exit
// status.

#include <poll.h>
#include <signal.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <stdexcept>

#include "commands/check/check_command.h"
#include "commands/command_line.h"
#include "commands/cover_command.h"
#include "commands/db/db_command.h"
#include "commands/doctor_command.h"
#include "commands/emit_command.h"
#include "commands/list_command.h"
#include "commands/merge_command.h"
#include "commands/prebuild_command.h"
#include "commands/replay_command.h"
#include "commands/report_command.h"
#include "commands/run/run_command.h"
#include "commands/simulate_command.h"
#include "commands/tuning/tuner.h"
#include "files/user_folder.h"
#include "measure/algorithm_list.h"
#include "measure/provider_list.h"
#include "measure/worker.h"
#include "system/stop_signal.h"
#include "system/usage_error.h"

namespace {

using namespace tilewright::tune;

Environment read_environment() {
  const char* cache = std::getenv("XDG_CACHE_HOME");
  const char* home = std::getenv("HOME");
  Environment environment;
  if (const char* root = std::getenv("TILEWRIGHT_ROOT"); root != nullptr) environment.root = root;
  environment.executable_folder = std::filesystem::read_symlink("/proc/self/exe").parent_path();
  if (cache != nullptr && *cache != '\0') {
    environment.cache_home = cache;
  } else if (home != nullptr && *home != '\0') {
    environment.cache_home = std::filesystem::path(home) / ".cache";
  }
  environment.records = tilewright::user_folder();
  environment.shared = tilewright::shared_folder();
  if (const char* folder = std::getenv("VIRTUAL_ENV"); folder != nullptr) environment.virtual_environment = folder;
  if (const char* providers = std::getenv("TILEWRIGHT_PROVIDERS"); providers != nullptr) environment.providers = providers;
  if (const char* project = std::getenv("TILEWRIGHT_PROJECT"); project != nullptr) environment.project = project;
  std::error_code missing;
  environment.temporary = std::filesystem::temp_directory_path(missing);
  if (missing) environment.temporary = "/tmp";
  if (const char* locks = std::getenv("TILEWRIGHT_LOCKS"); locks != nullptr && *locks != '\0') environment.locks = locks;
  return environment;
}

// Throws when something that was printed has not arrived. A reader that left (`| head`) wanted no more, and where stdout is
// closed nobody reads.
void require_printed() {
  if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return;
  pollfd output{.fd = STDOUT_FILENO, .events = POLLOUT, .revents = 0};
  if (::poll(&output, 1, 0) == 1 && (output.revents & (POLLERR | POLLNVAL)) != 0) return;
  throw std::runtime_error("not all of the output could be written to stdout: is the disk full?");
}

// Of what is worth finishing, or keeping, when the user stops it.
int run_stoppable(int (*command)(const Options&, StopSignal&), const Options& options) {
  StopSignal stop;
  return command(options, stop);
}

int run(const Options& options) {
  switch (options.command) {
    case Command::run:
      return run_stoppable(run_candidate, options);
    case Command::prebuild:
      return run_stoppable(run_prebuild, options);
    case Command::doctor:
      return run_doctor(options);
    case Command::check:
      return run_stoppable(run_check, options);
    case Command::list:
      return run_list(options);
    case Command::explain:
      return run_explain(options);
    case Command::emit:
      return run_emit(options);
    case Command::cover:
      return run_cover(options);
    case Command::replay:
      return run_replay(options);
    case Command::report:
      return run_report(options);
    case Command::merge:
      return run_merge(options);
    case Command::simulate:
      return run_simulate(options);
    case Command::db:
      return run_db(options);
    case Command::autotune:
      return run_stoppable(run_autotune, options);
  }
  throw std::logic_error("a command without a function");
}

}  // namespace

int main(int argc, char** argv) {
  // Before everything else, and no command of the user's: a tuner starts this program again to run candidates in it.
  if (argc == 3 && std::string_view(argv[1]) == "worker") return run_worker(std::atoi(argv[2]));
  if (argc == 2 && std::string_view(argv[1]) == "algorithms") return answer_for_algorithms();
  if (argc == 2 && std::string_view(argv[1]) == "providers") return answer_for_providers();
  ::signal(SIGPIPE, SIG_IGN);  // `| head` ends the reading, not the tuning
  ::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is a full disk, and said as one
  try {
    const auto parsed = parse_command_line(argc, argv, read_environment());
    const int* const known = std::get_if<int>(&parsed);
    const int status = known != nullptr ? *known : run(std::get<Options>(parsed));
    if (status == 0) require_printed();
    return status;
  } catch (const UsageError& fault) {
    std::fprintf(stderr, "autotune: error: %s\n", fault.what());
    return 2;
  } catch (const std::exception& fault) {
    std::fprintf(stderr, "autotune: error: %s\n", fault.what());
    return 1;
  }
}
