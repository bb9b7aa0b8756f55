// The number of threads: set by the program, by the environment, or by what the machine grants.
#include "backend/cpu/thread_count.h"

#include <sched.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "backend/cpu/cgroup_quota.h"
#include "process_lock.h"
#include "tilewright/error.h"
#include "tilewright/threads.h"

namespace tilewright {
namespace {

constexpr int kMostThreads = UINT16_MAX;  // as problems count them
constexpr std::uint32_t kCallsBetweenLooks = 128;

// What does not change while the process runs, or is not looked at twice.
struct Environment {
  std::string own, openmp;
  std::optional<double> quota = cgroup_quota_cores();
};

constinit Immortal<Environment> environment;
constinit std::atomic<int> threads_set{0};
constinit std::atomic<std::uint32_t> times_set{0};

const Environment& read_environment() {
  return environment.get([] {
    const auto variable = [](const char* name) {
      const char* value = std::getenv(name);
      return std::string(value != nullptr ? value : "");
    };
    Environment read{.own = variable("TILEWRIGHT_NUM_THREADS"), .openmp = variable("OMP_NUM_THREADS")};
    std::string complaint;
    choose_threads(0, read.own.c_str(), nullptr, 1, complaint);
    if (!complaint.empty()) std::fprintf(stderr, "tilewright: warning: %s\n", complaint.c_str());
    return read;
  });
}

// 0 where `text` does not begin with a number from 1 to the most, or where anything but `may_follow` is behind it.
int number_at_start(const char* text, const char* may_follow) {
  while (*text == ' ') ++text;
  int number = 0;
  const auto [end, fault] = std::from_chars(text, text + std::strlen(text), number);
  const bool ends_well = std::strspn(end, " ") == std::strlen(end) || std::strchr(may_follow, *end) != nullptr;
  return fault == std::errc{} && ends_well && number >= 1 && number <= kMostThreads ? number : 0;
}

}  // namespace

std::uint32_t usable_cores() {
  cpu_set_t set;
  CPU_ZERO(&set);
  const int count =
      sched_getaffinity(0, sizeof(set), &set) == 0 ? CPU_COUNT(&set) : static_cast<int>(sysconf(_SC_NPROCESSORS_ONLN));
  const std::uint32_t cores = count < 1 ? 1 : static_cast<std::uint32_t>(count);
  const std::optional<double>& quota = read_environment().quota;
  return quota ? static_cast<std::uint32_t>(std::clamp(std::ceil(*quota), 1.0, static_cast<double>(cores))) : cores;
}

int choose_threads(int set, const char* own_variable, const char* openmp_variable, std::uint32_t cores,
                   std::string& complaint) {
  if (set > 0) return set;
  if (own_variable != nullptr && *own_variable != '\0') {
    if (const int own = number_at_start(own_variable, ""); own > 0) return own;
    complaint = std::string("TILEWRIGHT_NUM_THREADS is \"") + own_variable +
                "\" and is ignored; valid: a whole number from 1 to " + std::to_string(kMostThreads);
  }
  const int machine = static_cast<int>(std::min<std::uint32_t>(cores, kMostThreads));
  // A list has a number for each level of nesting.
  const int openmp = openmp_variable != nullptr ? number_at_start(openmp_variable, ",") : 0;
  return openmp > 0 ? std::min(openmp, machine) : machine;
}

int default_threads() {
  const int set = threads_set.load(std::memory_order_relaxed);
  if (set > 0) return set;
  const Environment& read = read_environment();
  std::string ignored;
  return choose_threads(0, read.own.c_str(), read.openmp.c_str(), usable_cores(), ignored);
}

void set_threads(int threads) {
  if (threads < 0 || threads > kMostThreads) {
    throw InvalidArgument("set_threads: threads is " + std::to_string(threads) + "; valid: 1 to " +
                          std::to_string(kMostThreads) + ", or 0 for the default");
  }
  threads_set.store(threads, std::memory_order_relaxed);
  times_set.fetch_add(1, std::memory_order_release);
}

int recent_default_threads() {
  struct Look {
    int threads;  // 0: none was taken
    std::uint32_t calls, times_set;
  };
  thread_local constinit Look look{};
  const std::uint32_t times = times_set.load(std::memory_order_acquire);
  if (look.threads == 0 || look.times_set != times || ++look.calls == kCallsBetweenLooks) {
    look = {.threads = default_threads(), .calls = 0, .times_set = times};
  }
  return look.threads;
}

}  // namespace tilewright
