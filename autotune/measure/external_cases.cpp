#include "measure/external_cases.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <vector>

#include "measure/raw_file.h"

namespace tilewright::tune {
namespace {

namespace fs = std::filesystem;

constexpr const char* kOfProblems = "problem.";  // what the results of problems begin with

// Each may be as large as memory, and of those that are tuned one is at work at a time.
void remove_results_of_problems(const fs::path& folder) {
  for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
    if (entry.path().filename().string().starts_with(kOfProblems)) fs::remove(entry.path());
  }
}

}  // namespace

void ExternalCases::make(const Case& which, const std::string& tensor, std::uint64_t seed, DeviceBackend& backend,
                         const DeviceMemory& contents) const {
  const fs::path file = folder_ / "contents";
  const nlohmann::ordered_json question{
      {"case", which.index}, {"edge", which.is_edge}, {"make", tensor}, {"seed", seed}, {"out", file.string()}};
  ask_(question.dump());
  read_raw(file, contents, backend);
  fs::remove(file);
}

void ExternalCases::evaluate(const Case& which, const OpSpec& op, std::span<const GuardedBuffer> tensors,
                             DeviceBackend& backend, const DeviceMemory& results) const {
  const fs::path file = folder_ / fmt::format("{}{}", which.is_edge ? "edge." : kOfProblems, which.index);
  if (!fs::exists(file)) {
    if (!which.is_edge) remove_results_of_problems(folder_);
    ask_for_results(which, op, tensors, backend, file);
  }
  read_raw(file, results, backend);
}

void ExternalCases::ask_for_results(const Case& which, const OpSpec& op, std::span<const GuardedBuffer> tensors,
                                    DeviceBackend& backend, const fs::path& file) const {
  nlohmann::ordered_json question{
      {"case", which.index}, {"edge", which.is_edge}, {"tensors", nlohmann::ordered_json::object()}, {"out", file.string()}};
  std::vector<fs::path> inputs;
  for (std::size_t i = 0; i < tensors.size(); ++i) {
    if (tensors[i].base == nullptr || op.tensors[i].role == TensorRole::out) continue;
    inputs.push_back(folder_ / fmt::format("input.{}", i));
    write_raw(inputs.back(), tensors[i].data(), static_cast<std::size_t>(tensors[i].elements * bytes_of(tensors[i].type)),
              backend);
    question["tensors"][op.tensors[i].name] = inputs.back().string();
  }
  ask_(question.dump());
  for (const fs::path& input : inputs) fs::remove(input);
}

}  // namespace tilewright::tune
