#include "measure/external_cases.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <vector>

#include "tilewright/error.h"

namespace tilewright::tune {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kChunkBytes = 16 << 20;
constexpr const char* kOfProblems = "problem.";  // what the results of problems begin with

// `move(chunk, offset, bytes)` for all of `bytes`.
template <typename Move>
void in_chunks(std::size_t bytes, const Move& move) {
  std::vector<char> chunk(std::min(bytes, kChunkBytes));
  for (std::size_t offset = 0; offset < bytes; offset += chunk.size())
    move(chunk.data(), offset, std::min(chunk.size(), bytes - offset));
}

void write_file(const fs::path& file, const GuardedBuffer& tensor, DeviceBackend& backend) {
  std::ofstream stream(file, std::ios::binary);
  in_chunks(static_cast<std::size_t>(tensor.elements * bytes_of(tensor.type)),
            [&](char* chunk, std::size_t offset, std::size_t bytes) {
              backend.read(chunk, static_cast<const char*>(tensor.data()) + offset, bytes);
              stream.write(chunk, static_cast<std::streamsize>(bytes));
            });
  stream.close();
  if (!stream) throw Error(fmt::format("cannot write {}: is the disk full? choose another --work", file.string()));
}

void read_file(const fs::path& file, const DeviceMemory& memory, DeviceBackend& backend) {
  std::ifstream stream(file, std::ios::binary);
  in_chunks(memory.bytes(), [&](char* chunk, std::size_t offset, std::size_t bytes) {
    stream.read(chunk, static_cast<std::streamsize>(bytes));
    if (!stream) throw Error(fmt::format("{} does not hold the {} bytes that it should", file.string(), memory.bytes()));
    backend.write(static_cast<char*>(memory.get()) + offset, chunk, bytes);
  });
}

// Each may be as large as memory, and of those that are tuned one is at work at a time.
void remove_results_of_problems(const fs::path& folder) {
  for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
    if (entry.path().filename().string().starts_with(kOfProblems)) fs::remove(entry.path());
  }
}

}  // namespace

void ExternalCases::evaluate(const Case& which, const OpSpec& op, std::span<const GuardedBuffer> tensors,
                             DeviceBackend& backend, const DeviceMemory& results) const {
  const fs::path file = folder_ / fmt::format("{}{}", which.is_edge ? "edge." : kOfProblems, which.index);
  if (!fs::exists(file)) {
    if (!which.is_edge) remove_results_of_problems(folder_);
    ask_for_results(which, op, tensors, backend, file);
  }
  read_file(file, results, backend);
}

void ExternalCases::ask_for_results(const Case& which, const OpSpec& op, std::span<const GuardedBuffer> tensors,
                                    DeviceBackend& backend, const fs::path& file) const {
  nlohmann::ordered_json question{
      {"case", which.index}, {"edge", which.is_edge}, {"tensors", nlohmann::ordered_json::object()}, {"out", file.string()}};
  std::vector<fs::path> inputs;
  for (std::size_t i = 0; i < tensors.size(); ++i) {
    if (tensors[i].base == nullptr || op.tensors[i].role == TensorRole::out) continue;
    inputs.push_back(folder_ / fmt::format("input.{}", i));
    write_file(inputs.back(), tensors[i], backend);
    question["tensors"][op.tensors[i].name] = inputs.back().string();
  }
  ask_(question.dump());
  for (const fs::path& input : inputs) fs::remove(input);
}

}  // namespace tilewright::tune
