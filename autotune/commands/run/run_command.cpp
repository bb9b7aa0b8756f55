#include "commands/run/run_command.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cstdio>
#include <fstream>
#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>

#include "commands/run/code_listing.h"
#include "commands/run/run_again.h"
#include "commands/run/run_report.h"
#include "commands/settings.h"
#include "commands/shell_command.h"
#include "compile/build_stage.h"
#include "device/device_lock.h"
#include "device/roofline.h"
#include "device/target.h"
#include "manifest/codegen_client.h"
#include "manifest/problem_request.h"
#include "measure/make_measurer.h"
#include "system/flag_name.h"
#include "system/temporary_folder.h"
#include "system/usage_error.h"

namespace tilewright::tune {
namespace {

namespace fs = std::filesystem;
using Listing = RunOptions::Listing;

constexpr int kSecondsUnderTool = 600;  // tools run a kernel many times, or some hundred times as slowly

// What can be refused before anything is compiled.
void require_sensible(const Options& options, const Target& target) {
  const fs::path& dump = options.run.dump;
  if (!dump.empty() && dump.extension() != ".npz")
    throw UsageError(fmt::format("--dump is '{}', valid: the name of an .npz file", dump.string()));
  if (!dump.empty() && !fs::is_directory(fs::absolute(dump).parent_path()))
    throw UsageError(fmt::format("--dump {}: there is no folder {}", dump.string(), fs::absolute(dump).parent_path().string()));
  if (!dump.empty() && !target.present)
    throw UsageError(fmt::format("--dump needs a run on {}: {}", target.arch.name, target.why_not));
  if (options.run.listing == Listing::none) return;
  const char* const flag = options.run.listing == Listing::ptx ? "--ptx" : "--sass";
  if (target.arch.kind != TargetKind::cuda)
    throw UsageError(
        fmt::format("{} is of CUDA kernels, and {} is a CPU; `run` without it names the image, which objdump -d shows", flag,
                    target.arch.name));
  if (options.run.listing == Listing::sass && target.arch.is_ptx())
    throw UsageError(fmt::format("--sass: {} is PTX, which a driver compiles; name an arch such as sm80", target.arch.name));
}

const OpListing& the_op(const std::vector<OpListing>& ops, const Options& options) {
  const std::vector<const OpListing*> chosen = choose_ops(ops, options.ops);
  if (chosen.size() == 1) return *chosen.front();
  std::vector<std::string> names;
  for (const OpListing* op : chosen) names.push_back(op->op.name);
  throw UsageError(fmt::format("one op is run at a time: name one with --op, of {}", fmt::join(names, ", ")));
}

// The first of the op's own shapes where none is named.
std::string the_problem(const OpListing& op, const Options& options, const Target& target) {
  for (const auto& [name, values] : options.attributes) {
    if (values.size() > 1)
      throw UsageError(fmt::format("{} is {}: one candidate has one value", flag_of(name), fmt::join(values, ",")));
  }
  if (options.threads.size() > 1) throw UsageError("--threads is given more than once: a run has one number of threads");
  ProblemQuery query = problem_query(options);
  if (query.threads.empty()) query.threads = {1};
  const ProblemRequests requests = make_requests(op, query, target.arch, static_cast<int>(target.device.compute_units));
  if (requests.count > 1 && !options.shapes.empty())
    throw UsageError(fmt::format("--shape {} names {} problems, valid: the sizes of one, such as {}=512", requests.description,
                                 requests.count, op.op.sizes.front()));
  const nlohmann::ordered_json problems = nlohmann::ordered_json::parse(requests.json);
  return nlohmann::ordered_json::array({problems.at(0)}).dump();
}

CodegenSettings settings_of_run(const Options& options) {
  CodegenSettings settings = codegen_settings(options);
  settings.config = options.run.config;
  if (!settings.config && !settings.kernels.empty()) settings.config = "";  // the best of those kernels
  return settings;
}

std::vector<std::string> tool_commands(const Options& options, const Manifest& manifest, const Candidate& candidate) {
  const KernelSpec& kernel = manifest.kernels[candidate.kernel];
  const ProblemSpec& problem = manifest.problems[0];
  const std::string shape =
      options.shapes.empty() ? sizes_text(manifest.op, problem.problem, manifest.op.key_sizes) : options.shapes.front();
  ShellCommand command = run_again(options, manifest, problem, candidate, shape);
  const std::string& name = manifest.op.name;
  if (manifest.arch.kind == TargetKind::cpu) return {fmt::format("perf record -g --output {}.perf {}", name, command.text())};
  command.add("--candidate-timeout", std::to_string(kSecondsUnderTool));
  const std::size_t kernels = 1 + kernel.launch.then.size();
  const std::string which = kernels == 1 ? kernel.unit.symbol : fmt::format("'regex:^{}(_[0-9]+)?$'", kernel.unit.symbol);
  return {fmt::format("ncu --target-processes all --set full --kernel-name {} --launch-count {} {}", which, kernels,
                      command.text()),
          fmt::format("nsys profile --trace cuda --stats true --force-overwrite true --output {} {}", name, command.text()),
          fmt::format("compute-sanitizer --tool memcheck --target-processes all {}", command.text())};
}

CompiledUnit compiled(const Manifest& manifest, const BuildResult& build, std::size_t kernel, TemporaryFolder& folder) {
  const CompiledUnit& unit = build.kernels[kernel];
  if (unit.message.empty()) return unit;
  folder.keep();  // which the message names
  throw Error(fmt::format("{}: {}", manifest.kernels[kernel].id, unit.message));
}

int list_code(const Options& options, const Manifest& manifest, const Candidate& candidate, TemporaryFolder& folder,
              StopSignal& stop, Progress& progress) {
  std::vector<bool> wanted(manifest.kernels.size(), false);
  wanted[candidate.kernel] = true;
  const bool is_ptx = options.run.listing == Listing::ptx;
  const std::string& arch = is_ptx ? manifest.arch.virtual_name : manifest.arch.real_name;  // of a virtual one it is PTX
  const BuildResult build = build_units(manifest, wanted, arch, false, build_settings(options), stop, progress);
  if (build.stopped) return 130;
  const CompiledUnit unit = compiled(manifest, build, candidate.kernel, folder);
  std::ostringstream text;
  if (is_ptx) {
    text << std::ifstream(unit.files.image).rdbuf();
  } else {
    text << disassembled(unit.files.image);
  }
  std::fputs(text.str().c_str(), stdout);
  return 0;
}

void run_on_device(const Options& options, const CodegenClient& codegen, const Target& target, const Manifest& manifest,
                   const BuildResult& build, const Candidate& candidate, const fs::path& folder, StopSignal& stop,
                   Progress& progress, RunReport& report) {
  const auto measurer =
      make_measurer(manifest, places_of(build), target.device, sampling_rules(options.policy, target.device.kind), options.seed,
                    stop, codegen, worker_limits(options));
  const DeviceLock lock(options.locks, target.device, stop, [&](const std::string& text) { progress.line(text); });
  if (!lock.held()) throw Stopped("stopped");
  report.policy = measurer->policy();
  const Case which{};
  if (!options.run.dump.empty()) {
    const fs::path captured = folder / "captured";
    fs::create_directories(captured);
    report.evaluation = measurer->capture(which, candidate, captured);
    if (fs::exists(captured / "expected")) {  // else it did not come to an end
      std::istringstream names(codegen.dump(manifest.path, captured, options.run.dump));
      for (std::string name; std::getline(names, name);) report.arrays.push_back(name);
      report.dump = options.run.dump.string();
    }
    if (!report.is_right()) return;
  }
  report.evaluation = measurer->evaluate(which, candidate, 0);
  if (report.is_right()) report.roofline_us = Roofline(target, options.policy).us(manifest.problems[0]);
}

}  // namespace

int run_candidate(const Options& options, StopSignal& stop) {
  const CodegenClient codegen(settings_of_run(options));
  const Target target = choose_target(codegen.archs(), options.arch, options.device);
  require_sensible(options, target);
  const std::vector<OpListing> ops = list_asked(codegen, options);
  const OpListing& op = the_op(ops, options);
  const std::string problems = the_problem(op, options, target);

  Progress progress;
  TemporaryFolder folder(options.work / "run");
  const bool is_chosen = settings_of_run(options).config.has_value();
  const Manifest manifest = codegen.manifest(op.op.name, target.arch.name, problems, folder.path(),
                                             is_chosen ? std::nullopt : std::optional(0), target.spec);
  const ProblemSpec& problem = manifest.problems[0];
  const Candidate& candidate = problem.candidates[is_chosen ? 0 : problem.default_candidate];
  if (options.run.listing != Listing::none) return list_code(options, manifest, candidate, folder, stop, progress);

  std::vector<bool> wanted(manifest.kernels.size(), false);
  wanted[candidate.kernel] = true;
  const BuildResult build =
      build_units(manifest, wanted, manifest.arch.real_name, target.present, build_settings(options), stop, progress);
  if (build.stopped) return 130;
  const KernelSpec& kernel = manifest.kernels[candidate.kernel];
  RunReport report{.problem = manifest.op.name + " " + problem_text(manifest.op, problem),
                   .device = fmt::format("{} ({})", target.device.name, target.arch.name),
                   .kernel = kernel.id,
                   .config_json = kernel.config_json,
                   .config = joined_config(kernel, candidate, " "),
                   .is_cuda = target.arch.kind == TargetKind::cuda,
                   .driver = kernel.driver,
                   .launch = resolve_launch(kernel.launch, problem.problem, candidate.runtime,
                                            compute_units_of(target.device, problem.problem)),
                   .unit = compiled(manifest, build, candidate.kernel, folder),
                   .flops = problem.flops,
                   .bytes = problem.bytes,
                   .metrics = problem.metrics,
                   .has_reference = has_reference(manifest, problem),
                   .why_not = target.why_not,
                   .commands = tool_commands(options, manifest, candidate)};
  try {
    if (target.present)
      run_on_device(options, codegen, target, manifest, build, candidate, folder.path(), stop, progress, report);
  } catch (const Stopped&) {
    return 130;
  }
  std::fputs((options.json ? to_json(report) + "\n" : to_text(report)).c_str(), stdout);
  return report.is_right() ? 0 : 1;
}

}  // namespace tilewright::tune
