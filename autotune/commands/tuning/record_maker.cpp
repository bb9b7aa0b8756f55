#include "commands/tuning/record_maker.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "launch/launch.h"
#include "records/record_key.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

TimedInstance instance_of(const Manifest& manifest, const Candidate& candidate, Summary time) {
  const KernelSpec& kernel = manifest.kernels[candidate.kernel];
  TimedInstance instance{.kernel = kernel.id, .runtime = {}, .time = time};
  for (std::size_t i = 0; i < kernel.runtime_names.size(); ++i)
    instance.runtime.emplace_back(kernel.runtime_names[i], candidate.runtime[i]);
  return instance;
}

// Everything but times.
TuningRecord base_record(const RecordContext& context, const ProblemSpec& problem, std::size_t kernel_index) {
  const Manifest& manifest = context.manifest;
  const KernelSpec& kernel = manifest.kernels[kernel_index];
  const Device& device = context.target.device;
  TuningRecord record;
  record.op = manifest.op.name;
  ProblemKey key = key_of(manifest, problem);
  record.attributes = std::move(key.attributes);
  record.shape = std::move(key.shape);
  record.threads = key.threads;
  record.arch = std::move(key.arch);
  record.family = kernel.family;
  record.config_json = kernel.config_json;
  record.hash = kernel.unit.hash;
  record.resources = context.build.kernels[kernel_index].resources;
  record.resources.smem_bytes += most_smem_bytes(kernel.launch);
  record.device = {.key = device.key,
                   .name = device.name,
                   .arch = manifest.arch.name,
                   .compute_units = device.compute_units,
                   .clock_mhz = device.clock_mhz,
                   .memory_gb_per_s = device.memory_gb_per_s,
                   .driver = device.driver_version};
  record.generator = manifest.generator;
  record.compiler = context.build.compiler;
  record.flags = kernel.unit.flags;
  record.policy = context.policy;
  record.seed = context.seed;
  record.when = utc_now();
  return record;
}

}  // namespace

TuningRecord make_measured_record(const RecordContext& context, const ProblemSpec& problem, const ProblemResult& result) {
  TuningRecord record = base_record(context, problem, result.winner.candidate.kernel);
  record.winner = instance_of(context.manifest, result.winner.candidate, summarize(result.winner.samples_us));
  record.default_instance =
      instance_of(context.manifest, result.default_instance.candidate, summarize(result.default_instance.samples_us));
  record.margin = result.margin;
  record.noise = result.noise;
  if (result.energy_mj > 0) record.energy_mj = result.energy_mj;
  record.conditions = result.winner.conditions;
  for (const Candidate& candidate : result.tie) {
    const std::string& id = context.manifest.kernels[candidate.kernel].id;
    if (std::find(record.tie.begin(), record.tie.end(), id) == record.tie.end()) record.tie.push_back(id);
  }
  for (const Finalist& finalist : result.finalists) {
    record.finalists.push_back(instance_of(context.manifest, finalist.candidate, summarize(finalist.samples_us)));
  }
  record.verified_shapes = result.verified_shapes;
  record.max_error = result.max_error;
  record.is_verified = has_reference(context.manifest, problem);
  if (result.provided) {
    const auto& [finalist, margin, max_error] = *result.provided;
    record.provider = {.name = context.manifest.kernels[finalist.candidate.kernel].provided,
                       .time = summarize(finalist.samples_us),
                       .margin = margin,
                       .max_error = max_error};
  }
  return record;
}

TuningRecord make_predicted_record(const RecordContext& context, const ProblemSpec& problem) {
  const Candidate* best = nullptr;
  for (const Candidate& candidate : problem.candidates) {
    if (context.build.usable[candidate.kernel] && (best == nullptr || candidate.predicted_us < best->predicted_us))
      best = &candidate;
  }
  if (best == nullptr) throw Error("none of its candidates compiles without spills");
  const auto predicted = [](const Candidate& candidate) {
    return Summary{.median = candidate.predicted_us, .min = candidate.predicted_us};
  };
  const Candidate& fallback = problem.candidates[problem.default_candidate];
  TuningRecord record = base_record(context, problem, best->kernel);
  record.predicted = true;
  record.policy = "predicted/cost-model";
  record.winner = instance_of(context.manifest, *best, predicted(*best));
  record.default_instance = instance_of(context.manifest, fallback, predicted(fallback));
  record.margin = best->predicted_us > 0 ? fallback.predicted_us / best->predicted_us - 1 : 0;
  return record;
}

}  // namespace tilewright::tune
