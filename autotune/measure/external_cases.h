// What of a case only the user's Python can tell (codegen/reference_server.py), as whoever lays cases out sees it: arrays go to
// files, a question to the tuner, which has the Python process, and files come back. A result that is there is not asked for
// again, whichever process asked.
#pragma once

#include <filesystem>
#include <functional>
#include <span>
#include <string>

#include "device/device_backend.h"
#include "measure/measurer.h"

namespace tilewright::tune {

class ExternalCases {
 public:
  // Returns when the question is answered by files; throws Error that says what is wrong.
  using Ask = std::function<void(const std::string& question)>;

  // `folder`, which is there, gets the files.
  ExternalCases(std::filesystem::path folder, Ask ask) : folder_(std::move(folder)), ask_(std::move(ask)) {}

  // What lies in a tensor, as it lies there, into `contents`, which is so long; the same for the same seed.
  void make(const Case& which, const std::string& tensor, std::uint64_t seed, DeviceBackend& backend,
            const DeviceMemory& contents) const;
  // The f64 results of all outputs, dense and one after the other, into `results`, for tensors that are filled; those that are
  // absent have no memory.
  void evaluate(const Case& which, const OpSpec& op, std::span<const GuardedBuffer> tensors, DeviceBackend& backend,
                const DeviceMemory& results) const;

 private:
  void ask_for_results(const Case& which, const OpSpec& op, std::span<const GuardedBuffer> tensors, DeviceBackend& backend,
                       const std::filesystem::path& file) const;

  std::filesystem::path folder_;
  Ask ask_;
};

}  // namespace tilewright::tune
