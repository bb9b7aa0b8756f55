// Lines for a program that reads along, at a descriptor: a file, a pipe, a terminal. Nobody waits for that program: what it
// has not taken yet is kept in memory, and once it has gone nothing more is written.
#pragma once

#include <string>

#include "system/file_descriptor.h"

namespace tilewright::tune {

class LineSink {
 public:
  explicit LineSink(FileDescriptor target) : target_(std::move(target)) {}
  // Gives the reader `kPatienceS` more for what it has not taken.
  ~LineSink();
  LineSink(const LineSink&) = delete;

  void write(const std::string& line);  // without its end
  bool has_gone() const { return has_gone_; }

 private:
  // Of what waits, as much as goes without waiting for longer than that.
  void flush(int patience_ms);

  FileDescriptor target_;
  std::string waiting_{};
  bool has_gone_ = false;
};

// Of a pipe's name, when it has a reader. Throws Error when it can't be opened, or nobody reads within some seconds.
FileDescriptor open_for_lines(const std::string& path);

}  // namespace tilewright::tune
