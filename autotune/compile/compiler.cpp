#include "compile/compiler.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <fstream>
#include <sstream>

#include "compile/nvrtc.h"
#include "system/disk_fault.h"
#include "system/process.h"
#include "system/seconds_since.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

namespace fs = std::filesystem;

std::string read_file(const fs::path& path) {
  std::ifstream stream(path, std::ios::binary);
  if (!stream) throw Error(fmt::format("cannot read {}: {}", path.string(), std::strerror(errno)));
  std::ostringstream text;
  text << stream.rdbuf();
  return std::move(text).str();
}

void write_file(const fs::path& path, const std::string& bytes) {
  errno = 0;
  std::ofstream stream(path, std::ios::binary | std::ios::trunc);
  stream.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  if (!stream.flush()) throw disk_fault(path, {errno != 0 ? errno : EIO, std::generic_category()});
}

void move_into_place(const fs::path& from, const fs::path& to) {
  std::error_code fault;
  fs::rename(from, to, fault);
  if (fault) throw disk_fault(to, fault);
}

// Whether it was a disk that kept the compiler from its work: that of the image, or the one where compilers have their own
// files.
void require_disks(const CompileJob& job, const std::string& log) {
  require_room(job.output.has_parent_path() ? job.output.parent_path() : ".");
  std::error_code missing;
  if (const fs::path temporary = fs::temp_directory_path(missing); !missing) require_room(temporary);
  // There may be room again.
  if (const std::string line = line_about_disk(log); !line.empty())
    throw DiskFault(
        fmt::format("the compiler could not write: {}; make room, or choose another folder (--cache, TMPDIR)", line));
}

fs::path temporary_beside(const fs::path& path) { return fmt::format("{}.{}.tmp", path.string(), ::getpid()); }

// The first line that says "error", else the first line that is not empty.
std::string first_error(const std::string& log) {
  std::istringstream lines(log);
  std::string line, first;
  while (std::getline(lines, line)) {
    if (line.find("error") != std::string::npos) return line;
    if (first.empty()) first = line;
  }
  return first;
}

// The image, when ok, lies in temporary_beside(job.output).
struct Compiled {
  bool ok = false;
  bool timed_out = false;
  std::string log;
};

Compiled run_compiler(const CompileJob& job, std::vector<std::string> command, const char* remedy) {
  const fs::path temporary = temporary_beside(job.output);
  command.insert(command.end(), {"-o", temporary.string(), job.source.string()});
  const ProcessResult run = run_process({.command = command, .timeout_s = job.timeout_s});
  if (!run.started) throw Error(fmt::format("cannot run the compiler '{}': {}", command.front(), remedy));
  if (!run.ok()) {
    std::error_code ignored;
    fs::remove(temporary, ignored);
  }
  std::string log = run.output + run.errors;
  if (run.signal != 0 && !run.timed_out) log += fmt::format("error: the compiler was ended by {}\n", signal_text(run.signal));
  return {.ok = run.ok(), .timed_out = run.timed_out, .log = std::move(log)};
}

Compiled compile_cxx(const CompileJob& job, const Toolchain& toolchain) {
  std::vector<std::string> command = toolchain.cxx;
  command.insert(command.end(), {"-x", "c++", "-fPIC"});
  command.insert(command.end(), job.flags.begin(), job.flags.end());
  for (const fs::path& folder : job.include_dirs) command.push_back("-I" + folder.string());
  if (job.object) {
    command.push_back("-c");
  } else {
    command.insert(command.end(), {"-shared", "-nostdlib"});  // header-free units need no library
  }
  return run_compiler(job, std::move(command), "install g++ (Debian: apt-get install g++) or set TILEWRIGHT_CXX");
}

Compiled compile_cross(const CompileJob& job, const Toolchain& toolchain) {
  const auto colon = job.arch.find(':');
  std::vector<std::string> command = toolchain.nvcc;
  command.insert(command.end(),
                 {"-x", "cu", "-cubin", "-Xptxas", "-v",
                  fmt::format("-gencode=arch={},code={}", job.arch.substr(0, colon), job.arch.substr(colon + 1))});
  command.insert(command.end(), job.flags.begin(), job.flags.end());
  for (const fs::path& folder : job.include_dirs) command.push_back("-I" + folder.string());
  return run_compiler(job, std::move(command),
                      "code of one architecture for another needs nvcc: install a CUDA toolkit or set TILEWRIGHT_NVCC");
}

// Behind the line of a log that misses a header: where headers are from, which NVRTC cannot know.
std::string with_remedy_for_headers(const std::string& log, const Nvrtc& nvrtc, bool has_headers) {
  const std::size_t missing = log.find("open source file");
  if (missing == std::string::npos) return log;
  const std::string remedy =
      has_headers ? "; kernels can include headers of the CUDA toolkit and those beside their file, none of the system: put "
                    "host code between #ifndef TILEWRIGHT and #endif"
                  : fmt::format(
                        "; the headers of CUDA {0} are not beside its NVRTC: install them (the toolkit, or its package "
                        "cuda-cudart-dev), or name their folder by TILEWRIGHT_CUDA_INCLUDE_DIR",
                        nvrtc.version());
  return std::string(log).insert(std::min(log.find('\n', missing), log.size()), remedy);
}

Compiled compile_nvrtc(const CompileJob& job, const Toolchain& toolchain) {
  const Nvrtc nvrtc(toolchain.nvrtc_folder);
  const std::vector<fs::path> headers = nvrtc.toolkit_headers(toolchain.cuda_headers);
  std::vector<std::string> options{"--gpu-architecture=" + job.arch, "--ptxas-options=-v"};
  options.insert(options.end(), job.flags.begin(), job.flags.end());
  for (const fs::path& folder : job.include_dirs) options.push_back("--include-path=" + folder.string());
  for (const fs::path& folder : headers) options.push_back("--include-path=" + folder.string());
  NvrtcResult result = nvrtc.compile(read_file(job.source), job.source.string(), options);
  if (result.ok) write_file(temporary_beside(job.output), result.image);
  if (!result.ok) result.log = with_remedy_for_headers(result.log, nvrtc, !headers.empty());
  return {.ok = result.ok, .log = std::move(result.log)};
}

}  // namespace

CompileOutcome compile(const CompileJob& job, const Toolchain& toolchain) {
  const auto start = std::chrono::steady_clock::now();
  if (job.kind == CompilerKind::cuda && job.arch.empty()) throw Error("compiling CUDA needs an --arch such as sm_80");
  std::error_code fault;
  if (job.output.has_parent_path()) fs::create_directories(job.output.parent_path(), fault);
  if (fault) throw disk_fault(job.output.parent_path(), fault);
  const Compiled compiled = job.kind == CompilerKind::cxx ? compile_cxx(job, toolchain)
                            : is_cross(job)               ? compile_cross(job, toolchain)
                                                          : compile_nvrtc(job, toolchain);
  if (!compiled.ok && !compiled.timed_out) require_disks(job, compiled.log);
  // The log first: whoever sees the image finds its log too.
  if (!job.log.empty()) {
    write_file(temporary_beside(job.log), compiled.log);
    move_into_place(temporary_beside(job.log), job.log);
  }
  if (compiled.ok) move_into_place(temporary_beside(job.output), job.output);
  CompileOutcome outcome{.ok = compiled.ok, .timed_out = compiled.timed_out};
  if (compiled.timed_out) {
    outcome.message = fmt::format("the compiler needed more than {} s", job.timeout_s);
  } else if (!compiled.ok) {
    outcome.message = first_error(compiled.log);
  }
  outcome.seconds = seconds_since(start);
  return outcome;
}

std::string compiler_identity(CompilerKind kind, bool cross, const Toolchain& toolchain) {
  if (kind == CompilerKind::cuda && !cross) return Nvrtc(toolchain.nvrtc_folder).identity();
  std::vector<std::string> command = kind == CompilerKind::cxx ? toolchain.cxx : toolchain.nvcc;
  // Arguments decide what the image is; what stands before the compiler (ccache) does not.
  const auto arguments = std::ranges::find_if(command, [](const std::string& word) { return word.starts_with('-'); });
  const std::string suffix = arguments == command.end() ? "" : fmt::format(" {}", fmt::join(arguments, command.end(), " "));
  const std::string text = fmt::format("{}", fmt::join(command, " "));
  command.emplace_back("--version");
  const ProcessResult run = run_process({.command = command, .timeout_s = 30});
  if (!run.ok()) {
    // Of a program that ran, its own words say more than ours.
    const std::string reason = run.started ? first_error(run.errors) : "";
    throw Error(fmt::format("cannot run the compiler '{}'{}: install {} or set {}", text,
                            reason.empty() ? "" : " (" + reason + ")",
                            kind == CompilerKind::cxx ? "g++ (Debian: apt-get install g++)" : "a CUDA toolkit",
                            kind == CompilerKind::cxx ? "TILEWRIGHT_CXX" : "TILEWRIGHT_NVCC"));
  }
  // g++ and clang++ say it on the first line, nvcc on the last.
  std::istringstream lines(run.output);
  std::string line, chosen;
  while (std::getline(lines, line)) {
    if (!line.empty()) chosen = line;
    if (kind == CompilerKind::cxx) break;
  }
  return chosen + suffix;
}

}  // namespace tilewright::tune
