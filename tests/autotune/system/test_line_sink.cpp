// Lines for a reader that comes late, takes nothing, or leaves.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <array>
#include <chrono>
#include <csignal>
#include <fstream>
#include <iterator>
#include <thread>

#include "system/line_sink.h"
#include "system/scratch_folder.h"
#include "tilewright/error.h"

namespace tilewright::tune {
namespace {

std::string all_of(int descriptor) {
  std::string text;
  std::array<char, 4096> part{};
  for (ssize_t count = 0; (count = ::read(descriptor, part.data(), part.size())) > 0;)
    text.append(part.data(), static_cast<std::size_t>(count));
  return text;
}

struct Pipe {
  Pipe() {
    int ends[2] = {-1, -1};
    EXPECT_EQ(::pipe2(ends, O_CLOEXEC), 0);
    reading = FileDescriptor(ends[0]);
    writing = FileDescriptor(ends[1]);
  }
  FileDescriptor reading, writing;
};

TEST(LineSink, AFileHasThemAll) {
  const ScratchFolder scratch;
  const std::filesystem::path path = scratch.write("lines", "what was there before\n");
  {
    LineSink sink(open_for_lines(path));
    for (int i = 0; i < 3; ++i) sink.write(std::to_string(i));
  }
  std::ifstream file(path);
  EXPECT_EQ(std::string(std::istreambuf_iterator<char>(file), {}), "0\n1\n2\n");
}

TEST(LineSink, AReaderThatTakesNothingYetGetsAllLater) {
  Pipe pipe;
  constexpr int kLines = 40000;  // more than a pipe holds
  std::thread reader;
  {
    LineSink sink(std::move(pipe.writing));
    for (int i = 0; i < kLines; ++i) sink.write("a line of a trial");
    reader = std::thread([&] { EXPECT_EQ(all_of(pipe.reading.get()).size(), kLines * 18U); });
  }
  reader.join();
}

TEST(LineSink, AReaderThatLeavesEndsTheWriting) {
  std::signal(SIGPIPE, SIG_IGN);  // as the tuner does
  Pipe pipe;
  LineSink sink(std::move(pipe.writing));
  sink.write("one");
  EXPECT_FALSE(sink.has_gone());
  pipe.reading = FileDescriptor();
  sink.write("two");
  EXPECT_TRUE(sink.has_gone());
  sink.write("three");
}

TEST(LineSink, APipeByNameWaitsALittleForItsReader) {
  const ScratchFolder scratch;
  const std::string path = (scratch.path() / "pipe").string();
  ASSERT_EQ(::mkfifo(path.c_str(), 0600), 0);
  std::thread reader([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    const FileDescriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    EXPECT_EQ(all_of(file.get()), "one\n");
  });
  LineSink(open_for_lines(path)).write("one");
  reader.join();
}

TEST(LineSink, WhatCannotBeOpenedIsNamed) { EXPECT_THROW(open_for_lines("/nonexistent/lines"), Error); }

}  // namespace
}  // namespace tilewright::tune
