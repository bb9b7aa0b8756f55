#include "replay/cluster_trace.h"

#include <fmt/format.h>

#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "journal/journal_entry.h"
#include "journal/journal_reader.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

using Json = nlohmann::ordered_json;

constexpr double kMostSeconds = 1e12;  // of one device, 30 thousand years: beyond it times are no measurements

struct Work {
  std::string name{};
  double measure_s = 0;
  std::set<std::string> kernels{};
  bool is_decided = false;
};

class Reading {
 public:
  void read(const std::filesystem::path& path) {
    work_.clear();  // problems of different journals are different ones
    const JournalContents contents = visit_journal_file(path, [&](const std::string&, const Json& line) { take(line); });
    if (contents.header.facts.empty())
      throw Error(fmt::format("{} is no journal: {}", path.string(),
                              contents.warnings.empty() ? "it is empty" : contents.warnings.front()));
    trace_.warnings.insert(trace_.warnings.end(), contents.warnings.begin(), contents.warnings.end());
    for (const auto& [identity, work] : work_) {
      if (!work.is_decided) continue;
      TracedProblem problem{.name = work.name, .measure_s = work.measure_s};
      for (const std::string& kernel : work.kernels) problem.kernels.push_back(index_of(kernel));
      trace_.problems.push_back(std::move(problem));
    }
  }

  ClusterTrace finish() {
    if (trace_.problems.empty()) throw Error("none of these journals has decided a problem: there is nothing to simulate");
    double sum_s = 0;
    for (const auto& [kernel, seconds] : compile_s_) sum_s += seconds;
    double all_s = sum_s;
    for (const TracedProblem& problem : trace_.problems) all_s += problem.measure_s;
    if (!(all_s <= kMostSeconds))
      throw Error(
          fmt::format("these journals say that measuring and compiling took {:.3g} s, which cannot be; look for a line "
                      "with such a device_s or compile_s",
                      all_s));
    double tried_s = 0;
    std::size_t known = 0;
    trace_.compile_s.assign(kernels_.size(), 0);
    for (const auto& [kernel, index] : kernels_) {
      const auto found = compile_s_.find(kernel);
      if (found == compile_s_.end()) continue;
      trace_.compile_s[index] = found->second;
      tried_s += found->second;
      ++known;
    }
    trace_.unknown = kernels_.size() - known;
    const double mean_s = known > 0 ? tried_s / static_cast<double>(known) : 0;
    for (const auto& [kernel, index] : kernels_) {
      if (!compile_s_.contains(kernel)) trace_.compile_s[index] = mean_s;
    }
    // What was compiled for nothing must be compiled on other machines, too.
    const double share = tried_s > 0 ? sum_s / tried_s : 1;
    for (double& seconds : trace_.compile_s) seconds *= share;
    return std::move(trace_);
  }

 private:
  // What a winner's edge cases took counts for the problem that was under way.
  void take(const Json& line) {
    const std::string phase = line.at("phase");
    if (phase == "decided") {
      work_[line.at("case")].is_decided = true;
      return;
    }
    if (phase == "published" || phase == "end") return;
    const JournalEntry entry = parse_entry(line);
    if (entry.phase == JournalPhase::compile) {
      if (entry.compile_s > 0) compile_s_[entry.hash] = entry.compile_s;
      return;
    }
    if (entry.phase == JournalPhase::search || entry.phase == JournalPhase::final) under_way_ = entry.identity;
    Work& work = work_[entry.phase == JournalPhase::verify ? under_way_ : entry.identity];
    if (work.name.empty()) work.name = entry.problem;
    work.measure_s += entry.evaluation.device_s;
    if (entry.phase == JournalPhase::search) work.kernels.insert(entry.hash);
  }

  std::size_t index_of(const std::string& kernel) { return kernels_.emplace(kernel, kernels_.size()).first->second; }

  ClusterTrace trace_{};
  std::map<std::string, Work> work_{};
  std::string under_way_{};
  std::map<std::string, double> compile_s_{};
  std::map<std::string, std::size_t> kernels_{};
};

}  // namespace

ClusterTrace read_cluster_trace(std::span<const std::filesystem::path> journals) {
  Reading reading;
  for (const std::filesystem::path& journal : journals) reading.read(journal);
  return reading.finish();
}

}  // namespace tilewright::tune
