// NVIDIA's run-time compiler, loaded when first needed, so that programs that link this start on machines without it.
// Called by compiler.cpp only; it turns one source text into one cubin and does not touch files.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace tilewright::tune {

struct NvrtcResult {
  bool ok = false;
  std::string log;    // compiler messages, and ptxas -v when asked for
  std::string image;  // the cubin
};

class Nvrtc {
 public:
  // Tries `hint` (a folder; may be empty) and then the loader's own search. Throws Error, with the remedy, when none is found.
  explicit Nvrtc(const std::filesystem::path& hint);

  NvrtcResult compile(const std::string& source, const std::string& name, const std::vector<std::string>& options) const;
  // "nvrtc 13.0 libnvrtc.so.13.0.88": the version, and the file that tells builds of one version apart.
  const std::string& identity() const { return identity_; }
  // Folders with the headers of its toolkit (<cuda_fp16.h>, <cub/cub.cuh>), those of its own version, so that `identity` says
  // of them, too, which they are. They are looked for in `hint` (may be empty) and beside the library; empty: there are none.
  std::vector<std::filesystem::path> toolkit_headers(const std::filesystem::path& hint) const;
  std::string version() const;  // "13.0"

 private:
  template <typename Function>
  Function symbol(const char* name) const;
  void* library_ = nullptr;  // never unloaded: NVRTC keeps threads and thread-local state
  std::filesystem::path path_;
  int major_ = 0, minor_ = 0;
  std::string identity_;
};

}  // namespace tilewright::tune
