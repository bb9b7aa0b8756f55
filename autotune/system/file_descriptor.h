// A file descriptor, closed when it goes. What it is of and what a fault means is said by whoever opens it.
#pragma once

#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

namespace tilewright::tune {

class FileDescriptor {
 public:
  FileDescriptor() = default;
  explicit FileDescriptor(int number) : number_(number) {}  // negative: none, as open(2) returns it
  ~FileDescriptor() {
    if (number_ >= 0) ::close(number_);
  }
  FileDescriptor(FileDescriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  // What this held is closed with `other`.
  FileDescriptor& operator=(FileDescriptor&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
  }

  bool is_open() const { return number_ >= 0; }
  int get() const { return number_; }

  // Locks the file against others that do so, until this goes; waits for them. False, with errno, when it cannot be.
  bool lock() const {
    while (::flock(number_, LOCK_EX) != 0) {
      if (errno != EINTR) return false;
    }
    return true;
  }
  // The same without waiting: EWOULDBLOCK when another holds it.
  bool try_lock() const { return ::flock(number_, LOCK_EX | LOCK_NB) == 0; }

 private:
  int number_ = -1;
};

}  // namespace tilewright::tune
