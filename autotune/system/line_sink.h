// Lines for a program that reads along, at a descriptor: a file, a pipe, a terminal. Nobody waits for that program: what it
// has not taken yet is kept in memory, and once it has gone nothing more is written.
#pragma once

#include <cstddef>
#include <string>
#include <utility>

#include "system/file_descriptor.h"

namespace tilewright::tune {

class LineSink {
 public:
  explicit LineSink(FileDescriptor target) : target_(std::move(target)) {}
  // Waits for the reader as long as it takes something within some seconds.
  ~LineSink();
  LineSink(const LineSink&) = delete;

  void write(const std::string& line);  // without its end
  bool has_gone() const { return fault_ != 0; }
  // Why nothing more is written, as errno has it; EPIPE where the reader went, 0 while it is there.
  int fault() const { return fault_; }

 private:
  // Of what waits, as much as goes without waiting for longer than that.
  void flush(int patience_ms);

  FileDescriptor target_;
  std::string waiting_{};  // of it, what lies before sent_ has gone
  std::size_t sent_ = 0;
  int fault_ = 0;
};

// Of a pipe's name, when it has a reader. Throws Error when it can't be opened, or nobody reads within some seconds.
FileDescriptor open_for_lines(const std::string& path);

}  // namespace tilewright::tune
