#include "commands/doctor_command.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <optional>

#include "commands/settings.h"
#include "doctor/diagnosis.h"
#include "doctor/gather_facts.h"
#include "manifest/codegen_client.h"
#include "system/usage_error.h"

namespace tilewright::tune {
namespace {

using Json = nlohmann::ordered_json;

void print_text(const std::vector<Finding>& findings) {
  for (const Finding& finding : findings) {
    std::printf("%-8s %-13s %s\n", to_string(finding.severity), finding.subject.c_str(), finding.text.c_str());
    if (!finding.remedy.empty()) std::printf("%22s -> %s\n", "", finding.remedy.c_str());
  }
  const auto count = [&](Severity severity, const char* name) {
    const auto number =
        std::count_if(findings.begin(), findings.end(), [&](const Finding& finding) { return finding.severity == severity; });
    return fmt::format("{} {}{}", number, name, number == 1 ? "" : "s");
  };
  std::printf("%s, %s\n", count(Severity::problem, "problem").c_str(), count(Severity::warning, "warning").c_str());
}

void print_json(const std::vector<Finding>& findings, const std::string& arch) {
  Json list = Json::array();
  for (const Finding& finding : findings) {
    list.push_back({{"severity", to_string(finding.severity)},
                    {"subject", finding.subject},
                    {"text", finding.text},
                    {"remedy", finding.remedy}});
  }
  const Json json{{"schema", "tilewright.doctor/1"},
                  {"arch", arch},
                  {"status", to_string(worst_of(findings))},
                  {"findings", std::move(list)}};
  std::puts(json.dump(1, ' ', false, Json::error_handler_t::replace).c_str());
}

}  // namespace

int run_doctor(const Options& options) {
  std::optional<Target> target;
  std::string fault;
  std::vector<ArchSpec> archs;
  try {
    archs = CodegenClient(codegen_settings(options)).archs();
    target = choose_target(archs, options.arch, options.device);
  } catch (const UsageError&) {
    throw;
  } catch (const Error& missing) {
    fault = missing.what();
  }
  const std::vector<Finding> findings = diagnose(gather_facts(places(options), target, fault, archs, Thoroughness::full));
  if (options.json) {
    print_json(findings, target ? target->arch.name : options.arch);
  } else {
    print_text(findings);
  }
  return worst_of(findings) == Severity::problem ? 1 : 0;
}

void examine_before_tuning(const Options& options, const Target& target, Progress& progress) {
  std::string problems;
  for (const Finding& finding : diagnose(gather_facts(places(options), target, "", {}, Thoroughness::brief))) {
    const std::string text = fmt::format("{}: {} ({})", finding.subject, finding.text, finding.remedy);
    if (finding.severity == Severity::problem) problems += text + "; ";
    // That the target is not here is what a run says first, anyway.
    if (finding.severity == Severity::warning && finding.subject != "target") progress.line("warning: " + text);
  }
  if (!problems.empty()) throw Error(problems + "`doctor` says more, --no-doctor tunes regardless");
}

}  // namespace tilewright::tune
