// fuzz_calls SECONDS [SEED]: random calls of all products and of attention on the CPU, right and wrong, against the
// documentation and f64. fuzz_calls --replay SEED:INDEX: one of them again, in this process, for a debugger. The calls run in a
// child process, so that one that crashes or hangs is a line of the report; the parent calls nothing.
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <string>
#include <vector>

#include "call_checker.h"
#include "table/kernel_table.h"
#include "tilewright/device.h"

namespace tilewright::calls {
namespace {

constexpr std::uint64_t kCallsOfAnEpoch = 300;  // with the same kernels forced
constexpr int kMostSecondsOfACall = 60;         // on a machine that does other things, too
constexpr int kMostFaults = 20;

// What the child says to its parent, in memory that they share.
struct Progress {
  std::atomic<std::uint64_t> index;     // of the call that is being made
  std::atomic<std::uint64_t> computed;  // of the calls before
  std::atomic<int> faults;
};

double seconds_now() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

// Every few hundred calls other kernels, so that those which no record and no model would choose are run too.
void force_kernels(std::uint64_t seed, std::uint64_t epoch) {
  RandomSource random(seed, ~epoch);
  const KernelTable& table = linked_table();
  for (std::size_t op = 0; op < table.ops.size(); ++op) {
    std::vector<const char*> ids;
    for (const KernelEntry& kernel : table.kernels) {
      if (kernel.op == op && kernel.kind == TargetKind::cpu) ids.push_back(kernel.id);
    }
    const bool is_forced = !ids.empty() && random.chance(0.7);
    const std::uint64_t chosen = random.bits();
    if (tilewright_override_kernel(table.ops[op].name, is_forced ? ids[chosen % ids.size()] : "") != TILEWRIGHT_OK) {
      std::fprintf(stderr, "%s\n", tilewright_last_error());
    }
  }
}

// Whether it came out right.
bool make_call(CallChecker& checker, std::uint64_t seed, std::uint64_t index, bool says_all) {
  RandomSource random(seed, index);
  const OpCalls& calls = *random.one_of({&kGemmCalls, &kForwardCalls, &kDecodeCalls, &kGroupedCalls, &kKGroupedCalls,
                                         &kScaledCalls, &kScaledGroupedCalls, &kPackedCalls});
  const Call call = calls.make(random);
  if (says_all) std::printf("%s\n", call.text().c_str()), std::fflush(stdout);
  const std::string wrong = checker.check(calls, call);
  if (wrong.empty()) return true;
  std::printf("--replay %llu:%llu  %s\n%s\n  %s\n", static_cast<unsigned long long>(seed),
              static_cast<unsigned long long>(index), wrong.c_str(), call.text().c_str(), checker.kernel().c_str());
  std::fflush(stdout);
  return false;
}

[[noreturn]] void make_calls(Progress& progress, std::uint64_t seed, double end) {
  CallChecker checker;
  std::uint64_t epoch = ~std::uint64_t{0}, computed = 0;
  while (seconds_now() < end && progress.faults < kMostFaults) {
    const std::uint64_t index = progress.index;
    if (index / kCallsOfAnEpoch != epoch) force_kernels(seed, epoch = index / kCallsOfAnEpoch);
    if (!make_call(checker, seed, index, false)) ++progress.faults;
    progress.computed += checker.computed() - computed;
    computed = checker.computed();
    ++progress.index;
  }
  std::fflush(stdout);
  _exit(0);
}

int replay(const char* text) {
  char* rest = nullptr;
  const std::uint64_t seed = std::strtoull(text, &rest, 10);
  if (*rest != ':') return std::fprintf(stderr, "error: --replay takes SEED:INDEX\n"), 2;
  const std::uint64_t index = std::strtoull(rest + 1, nullptr, 10);
  force_kernels(seed, index / kCallsOfAnEpoch);
  CallChecker checker;
  const bool is_right = make_call(checker, seed, index, true);
  if (is_right) std::printf("nothing wrong\n");
  return is_right ? 0 : 1;
}

int fuzz(double seconds, std::uint64_t seed) {
  void* shared = mmap(nullptr, sizeof(Progress), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (shared == MAP_FAILED) return 2;
  auto& progress = *new (shared) Progress{};
  const double end = seconds_now() + seconds;
  while (seconds_now() < end && progress.faults < kMostFaults) {
    std::fflush(stdout);
    const pid_t child = fork();
    if (child < 0) return std::perror("fork"), 2;
    if (child == 0) make_calls(progress, seed, end);
    int status = 0;
    std::uint64_t last = progress.index;
    double since = seconds_now();
    while (waitpid(child, &status, WNOHANG) == 0) {
      usleep(20'000);
      if (last != progress.index) last = progress.index, since = seconds_now();
      if (seconds_now() - since > kMostSecondsOfACall) kill(child, SIGKILL);
    }
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0) continue;
    std::printf("--replay %llu:%llu  %s\n", static_cast<unsigned long long>(seed),
                static_cast<unsigned long long>(progress.index.load()),
                !WIFSIGNALED(status)          ? "ended the process"
                : WTERMSIG(status) == SIGKILL ? "hangs"
                                              : strsignal(WTERMSIG(status)));
    ++progress.faults;
    ++progress.index;
  }
  std::printf("%llu calls, of which %llu had a result; %d wrong (seed %llu)\n",
              static_cast<unsigned long long>(progress.index.load()), static_cast<unsigned long long>(progress.computed.load()),
              progress.faults.load(), static_cast<unsigned long long>(seed));
  return progress.faults == 0 && progress.index > 0 ? 0 : 1;
}

}  // namespace
}  // namespace tilewright::calls

int main(int count, char** arguments) {
  using namespace tilewright::calls;
  if (count == 3 && std::strcmp(arguments[1], "--replay") == 0) return replay(arguments[2]);
  const double seconds = count == 2 || count == 3 ? std::strtod(arguments[1], nullptr) : 0;
  if (!(seconds > 0)) return std::fprintf(stderr, "usage: fuzz_calls SECONDS [SEED] | fuzz_calls --replay SEED:INDEX\n"), 2;
  const std::uint64_t seed =
      count == 3 ? std::strtoull(arguments[2], nullptr, 10) : static_cast<std::uint64_t>(std::time(nullptr));
  return fuzz(seconds, seed);
}
