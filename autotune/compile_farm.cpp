#include "compile_farm.h"

#include <fmt/format.h>
#include <signal.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <exception>
#include <fstream>
#include <iterator>
#include <mutex>
#include <thread>

#include "process.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

namespace fs = std::filesystem;

std::string read_text(const fs::path& path) {
  std::ifstream stream(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

ProcessRequest request_for(const UnitSpec& unit, const CompileCache::Entry& files, const CompileSettings& settings) {
  ProcessRequest request{.timeout_s = settings.timeout_s + 30};  // tilewright-compile ends itself earlier
  request.command = {settings.program.string(),
                     "--kind",
                     unit.compiler == CompilerKind::cuda ? "cuda" : "cxx",
                     "--source",
                     unit.source.string(),
                     "--out",
                     files.image.string(),
                     "--log",
                     files.log.string(),
                     "--timeout",
                     fmt::format("{:.0f}", settings.timeout_s)};
  if (unit.compiler == CompilerKind::cuda) request.command.insert(request.command.end(), {"--arch", settings.arch});
  for (const fs::path& folder : settings.include_dirs)
    request.command.insert(request.command.end(), {"--include", folder.string()});
  for (const std::string& flag : unit.flags) request.command.push_back("--flag=" + flag);
  return request;
}

CompiledUnit compile_unit(const UnitSpec& unit, const CompileCache& cache, const CompileSettings& settings,
                          const std::atomic<bool>& cancelled) {
  CompiledUnit result;
  result.files = cache.entry(compile_key(unit.hash, settings.compiler_identity, settings.arch, unit.compiler), unit.compiler);
  result.from_cache = fs::exists(result.files.image);
  if (!result.from_cache) {
    ProcessRequest request = request_for(unit, result.files, settings);
    request.cancelled = &cancelled;
    const ProcessResult run = run_process(request);
    result.cancelled = run.cancelled;
    if (!run.started) throw Error(fmt::format("cannot run {}: build the target tilewright-compile", settings.program.string()));
    if (!run.ok()) {
      const bool timed_out = run.timed_out || run.signal == SIGALRM || run.errors.find("needed more than") != std::string::npos;
      result.invalidity = timed_out ? Invalidity::timeout : Invalidity::compile;
      result.message =
          run.signal != 0 && !timed_out ? fmt::format("the compiler was ended by signal {}", run.signal) : run.errors;
      if (const auto end = result.message.find('\n'); end != std::string::npos) result.message.resize(end);
      return result;
    }
  }
  if (unit.compiler == CompilerKind::cuda) result.resources = parse_ptxas_log(read_text(result.files.log));
  result.resources.code_bytes = code_bytes_of(result.files.image);
  return result;
}

}  // namespace

std::vector<CompiledUnit> compile_units(std::span<const UnitSpec* const> units, const CompileCache& cache,
                                        const CompileSettings& settings, StopSignal& stop,
                                        const std::function<void(std::size_t)>& progress) {
  std::vector<CompiledUnit> results(units.size());
  std::atomic<std::size_t> next{0}, done{0};
  std::atomic<bool> cancelled{false};
  std::mutex fault_mutex;
  std::exception_ptr fault;
  const auto work = [&] {
    for (std::size_t i; (i = next.fetch_add(1)) < units.size(); done.fetch_add(1)) {
      if (cancelled.load()) {
        results[i].cancelled = true;
        continue;
      }
      try {
        results[i] = compile_unit(*units[i], cache, settings, cancelled);
      } catch (...) {
        const std::lock_guard lock(fault_mutex);
        fault = std::current_exception();
        cancelled = true;
      }
    }
  };
  std::vector<std::jthread> workers;
  for (int i = 0; i < std::clamp<int>(settings.jobs, 1, static_cast<int>(std::max<std::size_t>(units.size(), 1))); ++i)
    workers.emplace_back(work);
  while (done.load() < units.size()) {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    if (stop.requested()) cancelled = true;
    progress(done.load());
  }
  workers.clear();
  if (fault) std::rethrow_exception(fault);
  return results;
}

}  // namespace tilewright::tune
