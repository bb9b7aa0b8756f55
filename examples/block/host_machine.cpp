// A CPU: work is done when it is asked for.
#include <tilewright/threads.h>

#include <chrono>
#include <cstdlib>
#include <cstring>
#include <new>
#include <stdexcept>
#include <thread>

#include "machine.h"

namespace block {
namespace {

constexpr std::size_t kAlignment = 256;

class Repeated : public Recording {
 public:
  explicit Repeated(std::function<void()> work) : work_(std::move(work)) {}
  void replay() override { work_(); }

 private:
  std::function<void()> work_;
};

class HostMachine : public Machine {
 public:
  explicit HostMachine(int threads) : threads_(threads > 0 ? threads : tilewright::default_threads()) {}

  const tilewright::Device& device() const override { return tilewright::cpu_device(); }
  tilewright::Stream stream() const override { return nullptr; }

  void* allocate(std::size_t bytes) override {
    void* const memory = std::aligned_alloc(kAlignment, (bytes + kAlignment - 1) / kAlignment * kAlignment);
    if (memory == nullptr) throw std::runtime_error("no memory for " + std::to_string(bytes) + " bytes");
    return std::memset(memory, 0, bytes);
  }
  void release(void* memory) noexcept override { std::free(memory); }
  void upload(void* to, const void* from, std::size_t bytes) override { std::memcpy(to, from, bytes); }
  void download(void* to, const void* from, std::size_t bytes) override { std::memcpy(to, from, bytes); }

  // By all threads, for it also says how fast memory is.
  void copy(void* to, const void* from, std::size_t bytes) override {
    if (bytes < (1U << 20) || threads_ == 1) {
      std::memcpy(to, from, bytes);
      return;
    }
    std::vector<std::jthread> threads;
    const std::size_t part = bytes / static_cast<std::size_t>(threads_) / kAlignment * kAlignment;
    for (int i = 0; i < threads_; ++i) {
      const std::size_t begin = part * static_cast<std::size_t>(i), end = i + 1 == threads_ ? bytes : begin + part;
      threads.emplace_back(
          [=] { std::memcpy(static_cast<char*>(to) + begin, static_cast<const char*>(from) + begin, end - begin); });
    }
  }

  void synchronize() override {}
  std::unique_ptr<Recording> record(const std::function<void()>& work) override { return std::make_unique<Repeated>(work); }
  void mark() override { marks_.push_back(Clock::now()); }
  std::vector<double> take_marks_us() override {
    std::vector<double> times;
    for (std::size_t i = 1; i < marks_.size(); ++i)
      times.push_back(std::chrono::duration<double, std::micro>(marks_[i] - marks_[i - 1]).count());
    marks_.clear();
    return times;
  }
  void stall() override {}

 private:
  using Clock = std::chrono::steady_clock;

  int threads_;
  std::vector<Clock::time_point> marks_;
};

}  // namespace

std::unique_ptr<Machine> make_host_machine(int threads) { return std::make_unique<HostMachine>(threads); }

std::unique_ptr<Machine> find_machine(const std::string& name, int threads) {
  const tilewright::Device& device = name.empty() ? tilewright::current_device() : tilewright::find_device(name);
  return device.kind == tilewright::TargetKind::cpu ? make_host_machine(threads) : make_cuda_machine(device);
}

}  // namespace block
