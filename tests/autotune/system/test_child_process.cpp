// A child that stays: what it answers, what it printed last, how it ends.
#include <gtest/gtest.h>
#include <signal.h>

#include <thread>

#include "system/child_process.h"
#include "tilewright/dispatch.h"

namespace tilewright::tune {
namespace {

using namespace std::chrono_literals;
using Kind = ChildProcess::Answer::Kind;

std::vector<std::string> shell(const std::string& script) { return {"sh", "-c", script}; }

ChildProcess::Answer soon(ChildProcess& child) { return child.receive(ChildProcess::Clock::now() + 30s); }

TEST(ChildProcess, AnswersLineByLineHoweverLong) {
  ChildProcess child(shell("while read -r line <&3; do echo \"<$line>\" >&3; done"));
  for (const std::string& text : {std::string("one"), std::string(300'000, 'x'), std::string()}) {
    child.send(text);
    const ChildProcess::Answer answer = soon(child);
    ASSERT_EQ(answer.kind, Kind::line);
    EXPECT_EQ(answer.line, "<" + text + ">");
  }
  const ChildProcess::End end = child.end(30s);  // closing the channel asks it to leave
  EXPECT_EQ(end.exit_code, 0);
  EXPECT_FALSE(end.ended_by_us);
}

TEST(ChildProcess, ItsLastWordsAreWhatItPrintedSinceItWasAsked) {
  ChildProcess child(
      shell("echo before >&2; echo ready >&3; read line <&3; echo not this; printf 'but \\001 this\\n\\n'; kill -SEGV $$"));
  ASSERT_EQ(soon(child).line, "ready");
  child.send("go");
  EXPECT_EQ(soon(child).kind, Kind::closed);
  const ChildProcess::End end = child.end(30s);
  EXPECT_EQ(end.signal, SIGSEGV);
  EXPECT_EQ(to_text(end), "was ended by SIGSEGV (Segmentation fault)");
  EXPECT_EQ(child.last_words(), "but ? this");
}

TEST(ChildProcess, WhatItPrintsNeverBlocksIt) {
  ChildProcess child(shell("read line <&3; head -c 3000000 /dev/zero | tr '\\0' 'x'; echo; echo done >&3"));
  child.send("go");
  EXPECT_EQ(soon(child).line, "done");
  EXPECT_LE(child.last_words().size(), 300u);
}

TEST(ChildProcess, LateIsNotClosedAndEndingItEndsWhatItStarted) {
  ChildProcess child(shell("sleep 1000 & echo $! >&3; wait"));
  const pid_t grandchild = std::stoi(soon(child).line);
  EXPECT_EQ(child.receive(ChildProcess::Clock::now() + 50ms).kind, Kind::late);
  const ChildProcess::End end = child.end(0s);
  EXPECT_TRUE(end.ended_by_us);
  EXPECT_EQ(end.signal, SIGKILL);
  while (::kill(grandchild, 0) == 0) std::this_thread::sleep_for(1ms);  // until init has reaped it
}

TEST(ChildProcess, ItsStatusIsTold) {
  ChildProcess child(shell("exit 7"));
  EXPECT_EQ(soon(child).kind, Kind::closed);
  EXPECT_EQ(to_text(child.end(30s)), "left with exit status 7");
}

TEST(ChildProcess, SendingToOneThatIsGoneHarmsNobody) {
  ChildProcess child(shell("exit 0"));
  EXPECT_EQ(soon(child).kind, Kind::closed);
  child.send("hello?");
  EXPECT_EQ(soon(child).kind, Kind::closed);
}

TEST(ChildProcess, AMissingProgramIsAnError) { EXPECT_THROW(ChildProcess({"no-such-program"}), Error); }

}  // namespace
}  // namespace tilewright::tune
