#include "compile/compile_farm.h"

#include <fmt/format.h>
#include <signal.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <exception>
#include <mutex>
#include <string_view>
#include <thread>

#include "compile/unit_text.h"
#include "manifest/linked_kernels.h"
#include "system/disk_fault.h"
#include "system/process.h"
#include "system/seconds_since.h"
#include "system/unix_seconds.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kErrorMark = "tilewright-compile: error: ";

CompileJob job_of(const UnitSpec& unit, const CompileSettings& settings) {
  return {.kind = unit.compiler,
          .source = unit.source,
          .include_dirs = settings.include_dirs,
          .flags = unit.flags,
          .arch = unit.compiler == CompilerKind::cuda ? settings.arch : ""};
}

ProcessRequest request_for(const CompileJob& job, const CompileCache::Entry& files, const CompileSettings& settings) {
  ProcessRequest request{.timeout_s = settings.timeout_s + 30};  // tilewright-compile ends itself earlier
  request.command = {settings.program.string(),
                     "--kind",
                     job.kind == CompilerKind::cuda ? "cuda" : "cxx",
                     "--source",
                     job.source.string(),
                     "--out",
                     files.image.string(),
                     "--log",
                     files.log.string(),
                     "--timeout",
                     fmt::format("{:.0f}", settings.timeout_s)};
  if (!job.arch.empty()) request.command.insert(request.command.end(), {"--arch", job.arch});
  for (const fs::path& folder : job.include_dirs) request.command.insert(request.command.end(), {"--include", folder.string()});
  for (const std::string& flag : job.flags) request.command.push_back("--flag=" + flag);
  return request;
}

CompiledUnit compile_unit(const UnitSpec& unit, const std::string& unit_text, const CompileCache& cache,
                          const CompileSettings& settings, const std::atomic<bool>& cancelled) {
  CompiledUnit result;
  const ImageSource& source = settings.source;
  const auto fail = [&](Invalidity invalidity, std::string message) {
    result.invalidity = invalidity;
    result.message = std::move(message);
    return result;
  };
  if (source.is_linked) {
    result.files.image = linked_image(unit);
    result.from_cache = !result.files.image.empty();
    return result.from_cache ? result : fail(Invalidity::compile, "it is not linked, and there is no compiler");
  }
  const CompileJob job = job_of(unit, settings);
  result.files = cache.entry(job, unit_text, source.compiler);
  CompileCache::Lookup found = cache.look_up(result.files);
  result.damaged = found.state == CompileCache::State::damaged;
  result.from_cache = found.state == CompileCache::State::whole;
  if (!result.from_cache && source.handed) {
    found = cache.take_over(result.files, CompileCache(source.handed->folder).entry(job, unit_text, source.compiler));
    result.handed = found.state == CompileCache::State::whole;
    const std::map<std::string, double>& seconds = source.handed->set.seconds;
    if (const auto needed = seconds.find(unit.hash); needed != seconds.end()) result.seconds = needed->second;
  }
  if (result.from_cache || result.handed) {
    result.resources = found.facts.resources;
    return result;
  }
  if (source.handed) {
    const auto known = source.handed->set.units.find(unit.hash);
    if (known != source.handed->set.units.end() && !known->second.empty()) return fail(Invalidity::compile, known->second);
  }
  if (source.prebuilt) {
    const auto known = source.prebuilt->units.find(unit.hash);
    if (known != source.prebuilt->units.end() && !known->second.empty())
      return fail(Invalidity::compile, "failed when prebuilt: " + known->second);
  }
  if (!source.can_compile) {
    return fail(Invalidity::compile, result.damaged
                                         ? fmt::format("its image {} is damaged; copy it anew from where it was prebuilt",
                                                       result.files.image.string())
                                         : "it was not prebuilt, and nothing is compiled here");
  }
  ProcessRequest request = request_for(job, result.files, settings);
  request.cancelled = &cancelled;
  result.compiled = true;
  const auto start = std::chrono::steady_clock::now();
  const ProcessResult run = run_process(request);
  result.seconds = seconds_since(start);
  result.cancelled = run.cancelled;
  if (!run.started) throw Error(fmt::format("cannot run {}: build the target tilewright-compile", settings.program.string()));
  if (!run.ok()) {
    const bool timed_out = run.timed_out || run.signal == SIGALRM || run.errors.find("needed more than") != std::string::npos;
    if (timed_out) return fail(Invalidity::timeout, fmt::format("the compiler needed more than {:.0f} s", settings.timeout_s));
    if (run.signal != 0) return fail(Invalidity::compile, fmt::format("the compiler was ended by {}", signal_text(run.signal)));
    const std::string line = run.errors.substr(0, run.errors.find('\n'));
    if (run.exit_code == kDiskFaultStatus) throw DiskFault(line.substr(line.starts_with(kErrorMark) ? kErrorMark.size() : 0));
    return fail(Invalidity::compile, line.empty() ? "the compiler failed without a word" : line);
  }
  result.resources = cache.seal(result.files, unit.compiler, source.compiler).resources;
  return result;
}

}  // namespace

CompileCache::Entry place_of(const UnitSpec& unit, const std::string& text, const CompileCache& cache,
                             const CompileSettings& settings) {
  return cache.entry(job_of(unit, settings), text, settings.source.compiler);
}

std::vector<CompiledUnit> compile_units(std::span<const UnitSpec* const> units, const CompileCache& cache,
                                        const CompileSettings& settings, StopSignal& stop,
                                        const std::function<void(std::size_t)>& progress) {
  std::vector<CompiledUnit> results(units.size());
  std::vector<std::string> texts;
  UnitText reader(settings.include_dirs);
  for (const UnitSpec* unit : units) texts.push_back(reader.hash(unit->source));
  std::atomic<std::size_t> next{0}, done{0};
  std::atomic<bool> cancelled{false};
  std::mutex fault_mutex;
  std::exception_ptr fault;
  const auto work = [&](int worker) {
    for (std::size_t i; (i = next.fetch_add(1)) < units.size(); done.fetch_add(1)) {
      if (cancelled.load()) {
        results[i].cancelled = true;
        continue;
      }
      try {
        results[i] = compile_unit(*units[i], texts[i], cache, settings, cancelled);
        results[i].ended_s = unix_seconds();
        results[i].worker = worker;
      } catch (...) {
        const std::lock_guard lock(fault_mutex);
        fault = std::current_exception();
        cancelled = true;
      }
    }
  };
  std::vector<std::jthread> workers;
  for (int i = 0; i < std::clamp<int>(settings.jobs, 1, static_cast<int>(std::max<std::size_t>(units.size(), 1))); ++i)
    workers.emplace_back(work, i);
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
