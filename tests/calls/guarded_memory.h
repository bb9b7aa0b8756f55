// The memory of one tensor, between two pages that nobody may touch and canaries that are NaN of every type: who reads or
// writes a byte too far crashes, computes a NaN or leaves a trace.
#pragma once

#include <cstddef>

namespace tilewright::calls {

class GuardedMemory {
 public:
  enum class Place { at_the_end, at_the_beginning, aligned };  // the page behind it, or the one before it, is what it touches

  explicit GuardedMemory(std::size_t capacity);
  ~GuardedMemory();
  GuardedMemory(const GuardedMemory&) = delete;
  GuardedMemory& operator=(const GuardedMemory&) = delete;

  // `bytes` of it, at most the capacity less 4096, `misalignment` bytes off where they would be; all canaries at first.
  // aligned: to 256 bytes.
  std::byte* place(std::size_t bytes, Place place, std::size_t misalignment);
  // Until the next place() a write crashes.
  void protect();
  bool is_guard_intact() const;
  std::size_t capacity() const { return capacity_; }

 private:
  std::byte* pages_ = nullptr;  // the first guard page
  std::byte* begin_ = nullptr;  // between the guard pages
  std::size_t capacity_;
  std::byte* placed_ = nullptr;
  std::size_t bytes_ = 0;
  bool is_protected_ = false;
};

}  // namespace tilewright::calls
