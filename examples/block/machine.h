// What a block runs on: its memory, its stream, its clock. host_machine.cpp: a CPU; cuda_machine.cpp: a GPU, by the driver
// alone. Faults throw std::runtime_error.
#pragma once

#include <tilewright/ops.h>

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace block {

// Work that was recorded once, to be done again: on GPUs a graph.
class Recording {
 public:
  virtual ~Recording() = default;
  virtual void replay() = 0;
};

class Machine {
 public:
  virtual ~Machine() = default;

  virtual const tilewright::Device& device() const = 0;
  virtual tilewright::Stream stream() const = 0;

  // Zeroed.
  virtual void* allocate(std::size_t bytes) = 0;
  virtual void release(void* memory) noexcept = 0;
  // From and to the program's memory; they wait for all work.
  virtual void upload(void* to, const void* from, std::size_t bytes) = 0;
  virtual void download(void* to, const void* from, std::size_t bytes) = 0;
  // Within its memory, as a part of the work.
  virtual void copy(void* to, const void* from, std::size_t bytes) = 0;

  virtual void synchronize() = 0;
  virtual std::unique_ptr<Recording> record(const std::function<void()>& work) = 0;

  // A mark in the work; take_marks_us waits for it and says how long it took from each mark to the next, and forgets them.
  virtual void mark() = 0;
  virtual std::vector<double> take_marks_us() = 0;
  // Keeps the device busy for some hundred microseconds, so that what is enqueued meanwhile runs without waiting for the host.
  virtual void stall() = 0;
};

// The one that `name` stands for: "cpu", a CUDA ordinal or UUID; empty: the first GPU that there is, else the CPU.
std::unique_ptr<Machine> find_machine(const std::string& name, int threads);
std::unique_ptr<Machine> make_host_machine(int threads);
std::unique_ptr<Machine> make_cuda_machine(const tilewright::Device& device);

}  // namespace block
