// A machine's memory, released with it. Move-only.
#pragma once

#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "machine.h"

namespace block {

class Memory {
 public:
  Memory() = default;
  Memory(Machine& machine, std::size_t bytes)
      : machine_(&machine), data_(bytes == 0 ? nullptr : machine.allocate(bytes)), bytes_(bytes) {}
  Memory(Machine& machine, const std::vector<unsigned char>& content) : Memory(machine, content.size()) {
    if (bytes_ != 0) machine.upload(data_, content.data(), bytes_);
  }
  ~Memory() {
    if (data_ != nullptr) machine_->release(data_);
  }
  Memory(Memory&& other) noexcept
      : machine_(other.machine_), data_(std::exchange(other.data_, nullptr)), bytes_(other.bytes_) {}
  Memory& operator=(Memory&& other) noexcept {
    std::swap(machine_, other.machine_);
    std::swap(data_, other.data_);
    std::swap(bytes_, other.bytes_);
    return *this;
  }

  void* data() const { return data_; }
  // `offset` bytes from its begin on.
  void* at(std::size_t offset) const { return static_cast<char*>(data_) + offset; }
  std::size_t bytes() const { return bytes_; }
  std::vector<unsigned char> download() const {
    std::vector<unsigned char> content(bytes_);
    if (bytes_ != 0) machine_->download(content.data(), data_, bytes_);
    return content;
  }

 private:
  Machine* machine_ = nullptr;
  void* data_ = nullptr;
  std::size_t bytes_ = 0;
};

}  // namespace block
