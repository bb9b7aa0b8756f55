#include "commands/check/kernel_check.h"

#include <fmt/format.h>
#include <fnmatch.h>

#include <algorithm>

#include "commands/check/candidate_check.h"
#include "commands/check/look_again.h"
#include "commands/settings.h"
#include "compile/build_stage.h"
#include "manifest/problem_request.h"
#include "measure/make_measurer.h"
#include "system/temporary_folder.h"

namespace tilewright::tune {
void check_kernels(const Options& options, const CodegenClient& codegen, const Target& target, const CheckPlace& place,
                   const OpListing& op, StopSignal& stop, Progress& progress, KernelCheck& check) {
  const ProblemRequests requests =
      make_requests(op, problem_query(options), target.arch, static_cast<int>(place.device.compute_units));
  TemporaryFolder folder(options.work / "check");
  const Manifest manifest =
      codegen.manifest(op.op.name, target.arch.name, requests.json, folder.path(), std::nullopt, target.spec);
  // The manifest also has the default, which a search needs.
  std::vector<bool> wanted;
  for (const KernelSpec& kernel : manifest.kernels) {
    wanted.push_back(std::ranges::any_of(
        options.kernels, [&](const std::string& pattern) { return ::fnmatch(pattern.c_str(), kernel.id.c_str(), 0) == 0; }));
  }
  const BuildResult build = build_units(manifest, wanted, place.arch, true, build_settings(options), stop, progress);
  const auto measurer =
      make_measurer(manifest, places_of(build), place.device, sampling_rules(CachePolicy::warm, place.device.kind),
                    options.seed, stop, codegen, worker_limits(options));
  for (std::size_t p = 0; p < manifest.problems.size(); ++p) {
    for (const Candidate& candidate : manifest.problems[p].candidates) {
      if (!wanted[candidate.kernel] || stop.requested()) continue;
      const KernelSpec& kernel = manifest.kernels[candidate.kernel];
      const std::string name = instance_text(kernel, candidate.runtime);
      progress.update(fmt::format("checking {}", name));
      std::string fault = build.kernels[candidate.kernel].message;
      if (!fault.empty()) folder.keep();  // which the message names
      if (fault.empty()) {
        const CandidateCheck verdict = check_candidate(*measurer, manifest, p, candidate);
        check.shapes += verdict.shapes;
        fault = verdict.fault;
        for (const std::string& command : look_again(options, manifest, p, verdict.where, candidate, verdict.invalidity))
          fault += "\n  " + command;
      }
      ++(fault.empty() ? check.right : check.wrong);
      if (fault.empty() && !has_reference(manifest, manifest.problems[p])) ++check.compared;
      if (fault.empty()) continue;
      check.failures.push_back(fmt::format("{}: {}", name, fault));
      progress.line("FAIL " + check.failures.back());
    }
  }
}

}  // namespace tilewright::tune
