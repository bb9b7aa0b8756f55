// The public functions over one process-wide Dispatcher, which reads the environment and the runtime layers at first use.
#include "tilewright/dispatch.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "dispatch/dispatcher.h"
#include "files/user_folder.h"
#include "process_lock.h"
#include "table/kernel_library.h"
#include "tilewright/tuning.h"

namespace tilewright {
namespace {

std::string variable_of(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr ? value : "";
}

void warn_on_stderr(const std::string& message) { std::fprintf(stderr, "tilewright: warning: %s\n", message.c_str()); }

// Of TILEWRIGHT_DB, which somebody set on purpose; the folders that it goes before need not be there.
void warn_of_no_folder() {
  const std::string folder = variable_of("TILEWRIGHT_DB");
  std::error_code reason;
  if (folder.empty() || std::filesystem::is_directory(folder, reason)) return;
  warn_on_stderr("TILEWRIGHT_DB names " + folder + ": " + (reason ? reason.message() : "it is no folder") +
                 "; only records of the site and those that are linked count");
}

// Of TILEWRIGHT_PROVIDERS: what it names and is not here does not stop a program.
Providers wanted_providers() {
  try {
    Providers providers(variable_of("TILEWRIGHT_PROVIDERS"));
    for (const Providers::Found& found : providers.found()) {
      if (found.provider == nullptr)
        warn_on_stderr("TILEWRIGHT_PROVIDERS names " + std::string(found.kind->name) + ": " + found.why_none +
                       "; our own kernels run instead");
    }
    return providers;
  } catch (const InvalidArgument& fault) {
    warn_on_stderr(std::string(fault.what()) + "; none is used");
    return {};
  }
}

std::unique_ptr<ProblemLog> wanted_log() {
  const std::string file = variable_of("TILEWRIGHT_RECORD");
  return file.empty() ? nullptr : std::make_unique<ProblemLog>(file, warn_on_stderr);
}

// Of TILEWRIGHT_NUMERICS. What nobody understands must not be taken for no promise: it stops a program.
Numerics wanted_numerics() {
  const std::string wanted = variable_of("TILEWRIGHT_NUMERICS");
  if (wanted.empty()) return Numerics::tuned;
  try {
    return numerics_by_name(wanted);
  } catch (const InvalidArgument& fault) {
    throw InvalidArgument(std::string("TILEWRIGHT_NUMERICS: ") + fault.what());
  }
}

// Of TILEWRIGHT_OVERRIDES. Who forces a kernel by hand must not get another one because of a typing error: it stops a program.
void load_wanted_overrides(Dispatcher& dispatcher) {
  const std::string file = variable_of("TILEWRIGHT_OVERRIDES");
  if (file.empty()) return;
  try {
    dispatcher.load_overrides(file);
  } catch (const Error& fault) {
    throw InvalidArgument(std::string("TILEWRIGHT_OVERRIDES: ") + fault.what());
  }
}

// Of TILEWRIGHT_KERNELS, else of the folder that was set.
void load_kernel_libraries(Dispatcher& dispatcher) {
  const std::string named = variable_of("TILEWRIGHT_KERNELS");
  for (const std::filesystem::path& file :
       kernel_libraries_in(named.empty() ? kernel_folder() : std::filesystem::path(named))) {
    try {
      if (const KernelTable* more = open_kernel_library(file); more != nullptr) dispatcher.add_kernels(*more);
    } catch (const Error& fault) {
      warn_on_stderr(fault.what());
    }
  }
}

constinit Immortal<Dispatcher> process_dispatcher;

Dispatcher& dispatcher() {
  return process_dispatcher.get([] {
    auto made = std::make_unique<Dispatcher>(linked_table(), warn_on_stderr, wanted_providers(), wanted_log());
    warn_of_no_folder();
    made->set_numerics(wanted_numerics());
    load_kernel_libraries(*made);
    load_wanted_overrides(*made);
    const std::pair<Layer, std::filesystem::path> layers[] = {
        {Layer::user, user_folder()}, {Layer::site, TILEWRIGHT_SITE_FOLDER}, {Layer::shared, shared_folder()}};
    for (const auto& [layer, folder] : layers) {
      std::error_code ignored;
      if (!std::filesystem::is_directory(folder, ignored)) continue;
      try {
        made->load_layer(layer, folder);
      } catch (const std::exception& error) {
        warn_on_stderr(error.what());
      }
    }
    return made;
  });
}

}  // namespace

const char* to_string(Match match) {
  switch (match) {
    case Match::override_:
      return "override";
    case Match::exact:
      return "exact";
    case Match::near:
      return "near";
    case Match::model:
      return "model";
    case Match::default_:
      return "default";
  }
  return "unknown";
}

std::string to_string(const Explanation& explanation) {
  std::string text = explanation.kernel;
  if (!explanation.runtime.empty()) text += " with " + explanation.runtime;
  if (!explanation.provider.empty()) text += "\n  provider: " + explanation.provider;
  text += std::string("\n  match:    ") + to_string(explanation.match) + ", " + explanation.reason;
  if (!explanation.record.empty()) {
    text += "\n  record:   " + explanation.record + " of " + explanation.device + " (" + explanation.layer + " layer)";
  }
  if (explanation.expected_us > 0) {
    std::array<char, 64> time{};
    std::snprintf(time.data(), time.size(), "\n  expected: %.4g us", explanation.expected_us);
    text += time.data();
    if (!explanation.basis.empty()) text += " (" + explanation.basis + ")";
  }
  if (!explanation.numerics.empty()) {
    text += "\n  numerics: " + explanation.numerics;
    if (explanation.times_tuned > 0) {
      std::array<char, 64> cost{};
      std::snprintf(cost.data(), cost.size(), "; %.2f times tuned's time (predicted)", explanation.times_tuned);
      text += cost.data();
    }
  }
  return text + "\n";
}

std::shared_ptr<const Plan> make_plan(const Problem& problem, const Device& device, std::size_t workspace_limit) {
  return dispatcher().make_plan(problem, device, workspace_limit);
}

const Plan& cached_plan(const Problem& problem, const Device& device, std::size_t workspace_limit) {
  return dispatcher().cached_plan(problem, device, workspace_limit);
}

PlanFinding last_finding(bool by_default) {
  return {.number = plan_memo.number, .threads = by_default ? plan_memo.cached->key.problem.threads : 0};
}

const Plan* found_plan(const PlanFinding& finding) { return dispatcher().found_plan(finding); }

PlanCacheStatistics plan_cache_statistics() { return dispatcher().plan_cache_statistics(); }

Explanation explain(const Problem& problem, const Device& device) { return dispatcher().explain(problem, device); }

void set_numerics(Numerics least) { dispatcher().set_numerics(least); }

void override_kernel(const std::string& op, const std::string& kernel_id) { dispatcher().override_kernel(op, kernel_id); }

int load_overrides(const std::filesystem::path& file) { return dispatcher().load_overrides(file); }

int load_layer(Layer layer, const std::filesystem::path& folder) { return dispatcher().load_layer(layer, folder); }

LoadedRecords load_records(const std::filesystem::path& folder) {
  LoadedRecords loaded;
  loaded.entries = dispatcher().load_layer(Layer::user, folder, &loaded.misses);
  return loaded;
}

int load_kernels(const std::filesystem::path& file) {
  const KernelTable* const more = open_kernel_library(file);
  if (more == nullptr) throw Error(file.string() + " has no kernels of Tilewright's operators");
  return dispatcher().add_kernels(*more);
}

bool is_kernel_here(std::string_view id, std::string_view hash) {
  return std::ranges::any_of(dispatcher().table().kernels,
                             [&](const KernelEntry& each) { return id == each.id && hash == each.hash && each.is_linked(); });
}

std::uint64_t begin_recording(const std::filesystem::path& file) { return dispatcher().begin_recording(file); }

void end_recording(std::uint64_t recording) { dispatcher().end_recording(recording); }

}  // namespace tilewright
