#include "commands/tuning/trials.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <nlohmann/json.hpp>
#include <utility>

#include "device/statistics.h"
#include "manifest/configuration.h"
#include "measure/build_fault.h"
#include "system/unix_seconds.h"

namespace tilewright::tune {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kSchema = "tilewright.trials/1";

// What a problem is called in every event about it.
Json name_of(const Manifest& manifest, std::size_t index) {
  const OpSpec& op = manifest.op;
  const ProblemSpec& problem = manifest.problems[index];
  Json attributes = Json::object(), sizes = Json::object();
  for (std::size_t i = 0; i < op.attributes.size(); ++i)
    attributes[op.attributes[i].name] = op.attributes[i].values[problem.problem.attributes[i]];
  for (std::size_t i = 0; i < op.key_sizes; ++i) sizes[op.sizes[i]] = problem.problem.sizes[i];
  return {{"op", op.name},
          {"problem", problem_text(op, problem)},
          {"attributes", std::move(attributes)},
          {"sizes", std::move(sizes)},
          {"threads", problem.problem.threads}};
}

Json event(const char* word) { return {{"event", word}, {"at_s", unix_seconds()}}; }

}  // namespace

Trials::Trials(const std::string& target)
    : sink_(target == "-" ? FileDescriptor(::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 0)) : open_for_lines(target)) {}

void Trials::begin(const RecordContext& context, const std::string& strategy, const Budget& budget) {
  const Manifest& manifest = context.manifest;
  Json line = event("begin");
  line.update({{"schema", kSchema},
               {"generator", manifest.generator},
               {"device", {{"key", context.target.device.key}, {"name", context.target.device.name}}},
               {"arch", manifest.arch.name},
               {"compiler", context.build.compiler},
               {"policy", context.policy},
               {"op", manifest.op.name},
               {"strategy", strategy},
               {"seed", context.seed},
               {"budget_s", budget.total_s()},
               {"problems", Json::array()}});
  for (std::size_t i = 0; i < manifest.problems.size(); ++i) {
    line["problems"].push_back(name_of(manifest, i));
    line["problems"].back()["candidates"] = manifest.problems[i].candidates.size();
  }
  say(line);
  for (std::size_t i = 0; i < manifest.problems.size(); ++i) {
    for (const Candidate& candidate : manifest.problems[i].candidates) {
      const CompiledUnit& unit = context.build.kernels[candidate.kernel];
      if (!context.build.usable[candidate.kernel] && !unit.cancelled)
        trial(context, i, candidate, build_fault(unit), 0, budget);
    }
  }
}

void Trials::trial(const RecordContext& context, std::size_t problem, const Candidate& candidate, const Evaluation& evaluation,
                   double best_us, const Budget& budget) {
  const KernelSpec& kernel = context.manifest.kernels[candidate.kernel];
  const bool is_right = evaluation.invalidity == Invalidity::none;
  Json line = event("trial");
  line.update(name_of(context.manifest, problem));
  line.update({{"kernel", kernel.id},
               {"config", configuration_of(kernel, candidate)},
               {"status", is_right ? "correct" : to_string(evaluation.invalidity)},
               {"samples_us", evaluation.samples_us},
               {"median_us", is_right ? Json(summarize(evaluation.samples_us).median) : Json(nullptr)}});
  if (!is_right) line["reason"] = evaluation.reason;
  if (!kernel.provided.provider.empty()) line["provider"] = kernel.provided.provider;
  const bool is_compiled = candidate.kernel < context.build.kernels.size();  // other libraries' are not
  line.update({{"compile_s", is_compiled ? context.build.kernels[candidate.kernel].seconds : 0.0},
               {"device_s", evaluation.device_s},
               {"stopped_early", evaluation.stopped_early},
               {"fatal", evaluation.fatal},
               {"cut_off", evaluation.cut_off},
               {"replayed", evaluation.replayed},
               {"best_us", best_us > 0 ? Json(best_us) : Json(nullptr)},
               {"budget_left_s", budget.left_s()}});
  say(line);
}

void Trials::decided(const RecordContext& context, std::size_t problem, const ReportRow& row) {
  Json line = event("decided");
  line.update(name_of(context.manifest, problem));
  if (row.failure.empty()) {
    line["record"] = Json::parse(to_line(row.record));
  } else {
    line["reason"] = row.failure;
  }
  say(line);
}

void Trials::end(const Report& report) {
  const auto decided = std::ranges::count_if(report.rows, [](const ReportRow& row) { return row.failure.empty(); });
  Json line = event("end");
  line.update({{"stopped", report.totals.stopped},
               {"decided", decided},
               {"device_s", report.totals.device_s},
               {"journal", report.journal}});
  say(line);
}

std::string Trials::fault() const {
  const int fault = sink_.fault();
  return fault == 0 || fault == EPIPE ? "" : std::strerror(fault);
}

void Trials::say(const Json& json) { sink_.write(json.dump(-1, ' ', false, Json::error_handler_t::replace)); }

}  // namespace tilewright::tune
