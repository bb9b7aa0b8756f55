#include "commands/run/run_report.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "commands/report.h"

namespace tilewright::tune {
namespace {

using Json = nlohmann::ordered_json;

// "4", "4 x 2", "4 x 1 x 8"
template <typename Number>
std::string extents_text(const std::array<Number, 3>& extents) {
  std::size_t axes = 3;
  while (axes > 1 && extents[axes - 1] == 1) --axes;
  return fmt::format("{}", fmt::join(extents.begin(), extents.begin() + static_cast<std::ptrdiff_t>(axes), " x "));
}

std::vector<ResolvedKernel> kernels_of(const ResolvedLaunch& launch) {
  std::vector<ResolvedKernel> kernels{launch};
  kernels.insert(kernels.end(), launch.then.begin(), launch.then.end());
  return kernels;
}

std::string launch_text(const ResolvedKernel& kernel, bool is_cuda) {
  if (kernel.points() == 0) return "skipped: its grid is 0";
  std::string text = "grid " + extents_text(kernel.grid);
  if (!is_cuda) return text;
  text += fmt::format(", block {}", extents_text(kernel.block));
  if (kernel.cluster != std::array<std::uint32_t, 3>{1, 1, 1}) text += ", cluster " + extents_text(kernel.cluster);
  if (kernel.smem_bytes > 0) text += fmt::format(", {} bytes of dynamic shared memory", kernel.smem_bytes);
  return text + (kernel.cooperative ? ", cooperative" : "");
}

std::string code_text(const RunReport& report) {
  const Resources& used = report.unit.resources;
  std::string text;
  if (report.is_cuda) {
    text = fmt::format("{} registers, {} bytes spilled, {} bytes of static shared memory, ", used.registers, used.spill_bytes,
                       used.smem_bytes);
  }
  return text + fmt::format("{} bytes of code: {}", used.code_bytes, report.unit.files.image.string());
}

std::string time_text(const RunReport& report) {
  const std::vector<double>& samples = report.evaluation->samples_us;
  if (samples.empty()) return "none was taken";
  const double us = summarize(samples).median;
  std::string text = fmt::format("{:.2f} us, {}", us, rate_text(0, report.bytes, us));
  if (report.flops > 0) text += ", " + rate_text(report.flops, report.bytes, us);
  text += metrics_text(report.metrics, us);
  if (report.roofline_us > 0) text += fmt::format(", {:.0f} % of the roofline", 100 * report.roofline_us / us);
  const auto [least, most] = std::ranges::minmax(samples);
  return text + fmt::format(" ({} samples from {:.2f} to {:.2f} us, {})", samples.size(), least, most, report.policy);
}

}  // namespace

std::string to_text(const RunReport& report) {
  std::string text = fmt::format("{} on {}\n", report.problem, report.device);
  const auto line = [&](const char* name, const std::string& value) { text += fmt::format("  {:<10} {}\n", name, value); };
  line("kernel", report.kernel);
  line("config", report.config.empty() ? "has no parameters" : report.config);
  if (report.driver.empty()) {
    for (const ResolvedKernel& kernel : kernels_of(report.launch)) line("launch", launch_text(kernel, report.is_cuda));
  } else {
    line("launch", fmt::format("by the driver {}", report.driver));
  }
  if (report.launch.workspace_bytes > 0) line("workspace", fmt::format("{} bytes", report.launch.workspace_bytes));
  line("code", code_text(report));
  if (!report.evaluation) {
    line("result", "not run: " + report.why_not);
  } else if (report.is_right()) {
    line("result", fmt::format("{}, with at most {:.2g} of the error that is allowed",
                               report.has_reference ? "right" : kAgreesWithFirst, report.evaluation->max_error));
    line("time", time_text(report));
  } else {
    line("result", fmt::format("WRONG ({}): {}", to_string(report.evaluation->invalidity), report.evaluation->reason));
  }
  if (!report.dump.empty() && !report.arrays.empty())
    line("dump", fmt::format("{}: {}", report.dump, fmt::join(report.arrays, ", ")));
  if (report.commands.empty()) return text;
  text += "it alone, under a tool:\n";
  for (const std::string& command : report.commands) text += fmt::format("  {}\n", command);
  return text;
}

std::string to_json(const RunReport& report) {
  Json json{{"schema", "tilewright.run/1"},
            {"problem", report.problem},
            {"device", report.device},
            {"kernel", report.kernel},
            {"config", Json::parse(report.config_json)},
            {"parameters", report.config},
            {"launches", Json::array()},
            {"workspace_bytes", report.launch.workspace_bytes},
            {"registers", report.unit.resources.registers},
            {"spill_bytes", report.unit.resources.spill_bytes},
            {"smem_bytes", report.unit.resources.smem_bytes},
            {"code_bytes", report.unit.resources.code_bytes},
            {"image", report.unit.files.image.string()}};
  for (const ResolvedKernel& kernel : kernels_of(report.launch)) {
    json["launches"].push_back({{"grid", kernel.grid},
                                {"block", kernel.block},
                                {"cluster", kernel.cluster},
                                {"smem_bytes", kernel.smem_bytes},
                                {"cooperative", kernel.cooperative}});
  }
  json["has_reference"] = report.has_reference;
  json["right"] = report.evaluation ? Json(report.is_right()) : Json(nullptr);
  json["reason"] = report.evaluation ? report.evaluation->reason : report.why_not;
  if (report.is_right()) {
    const double us = summarize(report.evaluation->samples_us).median;
    json["max_error"] = report.evaluation->max_error;
    json["samples_us"] = report.evaluation->samples_us;
    json["median_us"] = us;
    json["gb_per_s"] = us > 0 ? report.bytes / us * 1e-3 : 0;
    json["gflops"] = us > 0 ? report.flops / us * 1e-3 : 0;
    json["metrics"] = Json::object();
    for (const auto& [name, amount] : report.metrics) json["metrics"][name] = us > 0 ? amount / us * 1e6 : 0;
    json["roofline_us"] = report.roofline_us;
    json["policy"] = report.policy;
  }
  json["dump"] = report.dump;
  json["arrays"] = report.arrays;
  json["commands"] = report.commands;
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace tilewright::tune
