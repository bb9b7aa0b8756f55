// Stands for the process that measures, where the GPUs are fake_cuda's: it answers the tuner in the worker's protocol with
// times that depend on the kernel and the problem alone, after as long as a GPU might take. So the tuner's threads, journals
// and records are tested with several GPUs on a machine that has none. Built into tilewright-autotune-made-up, in the place of
// measure/worker.
//
//   MADE_UP_MS        what a call takes, in ms
//   MADE_UP_LOST      ORDINAL@CALLS[,...]   that GPU is lost after so many calls, in this process and in all that follow
//   MADE_UP_KILLER    LENGTH: measuring this n loses whatever GPU it is on
//   MADE_UP_DISCARDS  ORDINAL: of that GPU's samples half are thrown away; ORDINAL/N: in each N-th call, which takes 100 ms
//   more MADE_UP_FOLDER    where it remembers what is lost, and logs each call: ORDINAL BEGIN END, in ns of a clock of all
//   processes
#include <fmt/format.h>
#include <signal.h>
#include <sys/prctl.h>
#include <time.h>
#include <unistd.h>

#include <array>
#include <charconv>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <set>
#include <string>
#include <thread>

#include "manifest/manifest.h"
#include "measure/worker.h"  // its run_worker is called made_up_worker here: see CMakeLists.txt
#include "measure/worker_protocol.h"
#include "system/child_process.h"
#include "system/content_hash.h"

namespace tilewright::tune {
namespace {

using Kind = WorkerReply::Kind;

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr ? value : "";
}

std::int64_t now_ns() {
  timespec time{};
  ::clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1'000'000'000LL + time.tv_nsec;
}

std::optional<std::string> receive() {
  std::string line;
  for (char c = 0; ::read(kChannelDescriptor, &c, 1) == 1;) {
    if (c == '\n') return line;
    line += c;
  }
  return std::nullopt;
}

void send(const WorkerReply& reply) {
  const std::string line = to_line(reply) + '\n';
  if (::write(kChannelDescriptor, line.data(), line.size()) != static_cast<ssize_t>(line.size())) std::_Exit(1);
}

// After how many calls; none: never.
std::optional<int> lost_after(int ordinal) {
  const std::string text = environment("MADE_UP_LOST"), name = fmt::format("{}@", ordinal);
  const std::size_t place = text.starts_with(name) ? 0 : text.find("," + name);
  if (place == std::string::npos) return std::nullopt;
  return std::atoi(text.c_str() + text.find('@', place) + 1);
}

double hash_fraction(const std::string& text) {
  std::uint32_t number = 0;
  const std::string hash = content_hash(text);
  std::from_chars(hash.data(), hash.data() + 6, number, 16);
  return number / static_cast<double>(1 << 24);
}

class MadeUpGpu {
 public:
  explicit MadeUpGpu(const MeasuringSetup& setup)
      : manifest_(read_manifest(setup.manifest)), ordinal_(setup.ordinal), folder_(environment("MADE_UP_FOLDER")) {}

  bool is_lost() const { return std::filesystem::exists(mark()); }
  void lose() const { std::ofstream(mark()) << "lost\n"; }

  // Nothing: it is lost now.
  std::optional<Evaluation> answer(const WorkerRequest& request) {
    const std::int64_t begin = now_ns();
    std::this_thread::sleep_for(std::chrono::duration<double, std::milli>(std::atof(environment("MADE_UP_MS").c_str())));
    const ProblemSpec& problem = problem_of(manifest_, request.which);
    const auto limit = lost_after(ordinal_);
    const bool kills = !request.which.is_edge && problem.label == "n=" + environment("MADE_UP_KILLER");
    if ((limit && ++calls_ > *limit) || (kills && ++kills_ > 3)) {
      lose();
      return std::nullopt;
    }
    Evaluation evaluation = measured(request, problem);
    std::ofstream(folder_ / "calls.log", std::ios::app) << fmt::format("{} {} {}\n", ordinal_, begin, now_ns()) << std::flush;
    return evaluation;
  }

 private:
  std::filesystem::path mark() const { return folder_ / fmt::format("lost-{}", ordinal_); }

  // As a GPU that waits before it measures again.
  bool is_held_back() {
    const std::string asked = environment("MADE_UP_DISCARDS"), own = std::to_string(ordinal_);
    if (asked == own) return true;
    if (!asked.starts_with(own + "/") || ++turns_ % std::atoi(asked.c_str() + own.size() + 1) != 0) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    return true;
  }

  Evaluation measured(const WorkerRequest& request, const ProblemSpec& problem) {
    const KernelSpec& kernel = manifest_.kernels[request.candidate.kernel];
    const double us = (10 + problem.bytes * 1e-4) * (1 + hash_fraction(kernel.id + problem.label));
    Evaluation evaluation{.max_error = 0.5};
    const int samples = request.verb == WorkerRequest::Verb::sample ? 1 : 5;
    for (int i = 0; i < samples && request.verb != WorkerRequest::Verb::verify; ++i)
      evaluation.samples_us.push_back(us * (1 + 0.002 * hash_fraction(fmt::format("{}{}{}", kernel.id, request.round, i))));
    if (is_held_back()) evaluation.conditions.discarded = static_cast<int>(evaluation.samples_us.size());
    return evaluation;
  }

  Manifest manifest_;
  int ordinal_;
  std::filesystem::path folder_;
  int calls_ = 0, kills_ = 0, turns_ = 0;
};

}  // namespace

int run_worker(int parent) {
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (::getppid() != parent) return 1;
  const std::optional<std::string> first = receive();
  if (!first) return 1;
  MadeUpGpu gpu(parse_setup(*first));
  if (gpu.is_lost()) {
    send({.kind = Kind::lost, .text = "the made-up GPU is lost"});
    return 1;
  }
  send({.kind = Kind::ready});
  std::optional<std::pair<bool, std::size_t>> laid_out;
  while (const std::optional<std::string> line = receive()) {
    const WorkerRequest request = parse_request(*line);
    const std::pair which(request.which.is_edge, request.which.index);
    if (laid_out != which) {
      send({.kind = Kind::laying_out});
      send({.kind = Kind::laid_out});
      laid_out = which;
    }
    const std::optional<Evaluation> evaluation = gpu.answer(request);
    if (!evaluation) {
      send({.kind = Kind::lost, .text = "the made-up GPU is lost"});
      return 1;
    }
    send({.kind = Kind::evaluation, .evaluation = *evaluation});
  }
  return 0;
}

}  // namespace tilewright::tune
