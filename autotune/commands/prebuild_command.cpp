#include "commands/prebuild_command.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <string_view>

#include "commands/settings.h"
#include "commands/shell_command.h"
#include "commands/tuning/left_out.h"
#include "compile/build_stage.h"
#include "compile/handed_images.h"
#include "compile/prebuilt_set.h"
#include "device/target.h"
#include "manifest/codegen_client.h"
#include "manifest/problem_request.h"
#include "system/flag_name.h"
#include "system/progress.h"
#include "system/temporary_folder.h"

namespace tilewright::tune {
namespace {

using Json = nlohmann::ordered_json;
namespace fs = std::filesystem;

struct Tally {
  std::string compiler;
  std::size_t units = 0, from_cache = 0, compiled = 0, spilling = 0;
  std::vector<std::string> failures;
  double seconds = 0;
  std::uintmax_t bytes = 0;  // of images, logs and facts
  bool stopped = false;
};

void count_bytes(const CompiledUnit& unit, Tally& tally) {
  for (const fs::path& file : {unit.files.image, unit.files.log, unit.files.facts}) {
    std::error_code fault;
    const std::uintmax_t bytes = fs::file_size(file, fault);
    if (!fault) tally.bytes += bytes;
  }
}

void prebuild_op(const Options& options, const CodegenClient& codegen, const Target& target, const OpListing& op,
                 StopSignal& stop, Progress& progress, Tally& tally) {
  const ProblemRequests requests =
      make_requests(op, problem_query(options), target.arch, static_cast<int>(target.device.compute_units));
  TemporaryFolder folder(options.work / "prebuild");
  const Manifest manifest = codegen.manifest(op.op.name, target.arch.name, requests.json, folder.path(),
                                             candidate_limit(options, target.arch.kind, true), target.spec);
  std::fprintf(options.json ? stderr : stdout, "prebuilding %s (%s) for %s (%s): %zu kernels, %zu references\n",
               op.op.name.c_str(), requests.description.c_str(), target.arch.name.c_str(), target.device.name.c_str(),
               manifest.kernels.size(), manifest.references.size());
  std::fflush(stdout);
  say_left_out(manifest, options.kernels, progress);
  const std::vector<bool> wanted(manifest.kernels.size(), true);
  const BuildResult build =
      build_units(manifest, wanted, manifest.arch.real_name, true, build_settings(options), stop, progress);
  const auto add = [&](const CompiledUnit& result, const std::string& name) {
    if (result.cancelled) return;
    if (result.invalidity != Invalidity::none) {
      tally.failures.push_back(name + ": " + result.message);
      folder.keep();  // which the message names
    }
    tally.spilling += result.resources.spill_bytes > 0 ? 1 : 0;
    count_bytes(result, tally);
  };
  for (std::size_t i = 0; i < build.references.size(); ++i) {
    if (manifest.references[i].unit) add(build.references[i], op.op.name + "'s reference");
  }
  for (std::size_t k = 0; k < manifest.kernels.size(); ++k) add(build.kernels[k], manifest.kernels[k].id);
  write_prebuilt_set(options.cache, set_of(manifest, build));
  tally.compiler = build.compiler;
  tally.units += build.count;
  tally.from_cache += build.from_cache;
  tally.compiled += build.compiled;
  tally.seconds += build.seconds;
  tally.stopped = tally.stopped || build.stopped;
}

// What was asked for, for the other machine to ask for it again.
std::string next_command(const Options& options, const Target& target) {
  ShellCommand command("autotune");
  if (options.device.empty()) {
    command.add("--arch", target.arch.name);
  } else {
    command.add("--device", options.device);
  }
  command.add_all("--op", options.ops);
  for (const auto& [name, values] : options.attributes) command.add_all(flag_of(name), values);
  command.add_all("--shapes", options.shapes);
  for (const int threads : options.threads) command.add("--threads", threads == 0 ? "all" : std::to_string(threads));
  if (options.limit > 0) command.add("--limit", std::to_string(options.limit));
  command.add_all("--starts", options.starts);
  command.add_all("--top-k", options.top_k);
  command.add_all("--kernel", options.kernels).add_all("--templates", options.templates).add_all("--archs", options.archs);
  return command.add("--cache", options.cache.string()).text();
}

void print_text(const Options& options, const Target& target, const Tally& tally) {
  std::printf("%zu units: %zu from the cache, %zu compiled in %.1f s by %s; %zu spill registers, %zu do not compile\n",
              tally.units, tally.from_cache, tally.compiled, tally.seconds, tally.compiler.c_str(), tally.spilling,
              tally.failures.size());
  for (const std::string& failure : tally.failures) std::printf("  %s\n", failure.c_str());
  std::printf("%s holds %.1f MiB for %s\n", options.cache.string().c_str(), static_cast<double>(tally.bytes) / (1 << 20),
              target.arch.name.c_str());
  if (tally.stopped) {
    std::printf("stopped: what was compiled is kept; the same command goes on from there\n");
    return;
  }
  std::printf("next: copy that folder to the machine with the device, and there: %s\n", next_command(options, target).c_str());
}

void print_json(const Options& options, const Target& target, const Tally& tally) {
  const Json json{{"schema", "tilewright.prebuild/1"},
                  {"arch", target.arch.name},
                  {"compiler", tally.compiler},
                  {"units", tally.units},
                  {"from_cache", tally.from_cache},
                  {"compiled", tally.compiled},
                  {"compile_s", tally.seconds},
                  {"spilling", tally.spilling},
                  {"failures", tally.failures},
                  {"cache", options.cache.string()},
                  {"bytes", tally.bytes},
                  {"stopped", tally.stopped},
                  {"next", next_command(options, target)}};
  std::puts(json.dump(1, ' ', false, Json::error_handler_t::replace).c_str());
}

}  // namespace

int run_prebuild(const Options& asked, StopSignal& stop) {
  Options options = asked;
  options.cache = fs::absolute(options.cache);
  const CodegenClient codegen(codegen_settings(options));
  const Target target = choose_target(codegen.archs(), options.arch, options.device);
  const std::vector<OpListing> ops = list_asked(codegen, options);
  Progress progress;
  Tally tally;
  const std::vector<const OpListing*> chosen = choose_ops(ops, asked_ops(options, target.arch.kind, ops));
  codegen.require_starts_of(chosen);
  for (const OpListing* op : chosen) {
    if (!tally.stopped) prebuild_op(options, codegen, target, *op, stop, progress, tally);
  }
  if (options.json) {
    print_json(options, target, tally);
  } else {
    print_text(options, target, tally);
  }
  return tally.stopped ? 130 : 0;
}

}  // namespace tilewright::tune
