"""What a terminal shows of a run: the tests are the terminal."""

import fcntl
import os
import pty
import re
import signal
import struct
import subprocess
import termios
import time
from pathlib import Path

import pytest
from test_tune_file import PROGRAM, write

# Slow enough to be watched: some ms a call.
SLOW = """\
// tw: op     vector_add(a: f32[n], b: f32[n]) -> c: f32[n]
// tw: tune   BLOCK = 1000, 1001, 1002, 1003, 1004, 1005, 1006, 1007
// tw: launch grid = ceil(n / BLOCK)
// tw: check  reference.h:add
// tw: shapes n = 1000, 2000, 3000, 4000, 5000
void vector_add(const float* a, const float* b, float* c, long long n, long long block_x) {
  const long long last = n < (block_x + 1) * BLOCK ? n : (block_x + 1) * BLOCK;
  for (volatile int i = 0; i < 1000000; i = i + 1) {}
  for (long long i = block_x * BLOCK; i < last; ++i) c[i] = a[i] + b[i];
}
"""

pytestmark = pytest.mark.skipif(not PROGRAM.is_file(), reason=f"{PROGRAM} is not built")


class Screen:
    """As much of a terminal as the tuner needs: it breaks long lines, and fails at what it doesn't know."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        self.lines: list[str] = [""]
        self.row = self.column = 0

    def feed(self, text: str) -> None:
        for part in re.findall(r"\x1b\[\d*[A-Za-z]|.", text, re.DOTALL):
            if part == "\r":
                self.column = 0
            elif part == "\n":
                self.row += 1
                self.lines += [""] * (self.row + 1 - len(self.lines))
            elif part == "\x1b[J":
                self.lines = self.lines[: self.row + 1]
                self.lines[self.row] = self.lines[self.row][: self.column]
            elif part.startswith("\x1b"):
                assert part.endswith("A"), repr(part)
                up = int(part[2:-1])
                assert up < self.rows, "beyond the top of the screen"
                self.row -= up
            else:
                assert part.isprintable(), repr(part)
                if self.column == self.columns:
                    self.feed("\r\n")
                line = self.lines[self.row].ljust(self.column)
                self.lines[self.row] = line[: self.column] + part + line[self.column + 1 :]
                self.column += 1


class Terminal:
    def __init__(self, folder: Path, columns: int, rows: int, *words: object) -> None:
        write(folder, SLOW, "slow.cc")
        self.screen = Screen(columns, rows)
        self.seen: list[list[str]] = []  # screens
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        places = ("--work", folder / "work", "--cache", folder.parent / "cache", "--db", folder / "db", "--no-emit")
        rest = ("--no-doctor", "--threads", 1, "--budget", "6s", "--strategy", "exhaustive")
        command = (PROGRAM, "tune", folder / "slow.cc", *places, *rest, *words)
        self.program = subprocess.Popen(
            list(map(str, command)), stdout=subprocess.PIPE, stderr=slave, text=True, start_new_session=True
        )
        os.close(slave)

    def watch(self, until=lambda _lines: False) -> None:
        """To its end, or until a screen is as asked."""
        end = time.monotonic() + 300
        while time.monotonic() < end:
            try:
                text = os.read(self.master, 65536).decode()
            except OSError:  # nobody has the other end any more
                return
            self.screen.feed(text)
            self.seen.append(list(self.screen.lines))
            if until(self.screen.lines):
                return
        raise AssertionError("it does not end")

    def close(self) -> str:
        out = self.program.communicate(timeout=300)[0]
        os.close(self.master)
        return out


def heads(screens: list[list[str]]) -> list[str]:
    return [line for lines in screens for line in lines if " trials, " in line]


def test_a_table_of_problems_renews_itself(tmp_path):
    terminal = Terminal(tmp_path, 110, 30)
    terminal.watch()
    out = terminal.close()
    assert terminal.program.returncode == 0
    tables = [lines for lines in terminal.seen if any("best us" in line for line in lines)]
    assert tables, terminal.seen[-1]
    assert any(
        re.search(r"^> f32 n=\d+ threads=1 +\d+/\d+ +\d+\.\d\d +\d+% +searching +[\d.]+ .B/s", line)
        for lines in tables
        for line in lines
    ), tables[-1]
    assert any(
        re.match(r"\[\d/5\] \d+ trials, \ds of the budget left \(\d+% used\), at most \d+s to go$", head)
        for head in heads(tables)
    ), heads(tables)[-1]
    assert any(len(re.findall(r" n=\d+ ", "\n".join(lines))) >= 5 for lines in tables), "all five problems at once"
    left = "\n".join(terminal.screen.lines)
    assert "of the budget left" not in left and "best us" not in left, "nothing of it stays"
    # Of as many problems as the budget was enough for on this machine; some have a second turn.
    decided = set(re.findall(r"^f32 n=(\d+) threads=1 +slow\.", out, re.MULTILINE))
    assert decided, out
    said = re.findall(r"^\[\d/5\] f32 n=(\d+) threads=1: ", left, re.MULTILINE)
    assert set(said) == decided, "but the decisions do"
    assert "vs default" in out and "\x1b" not in out


@pytest.mark.parametrize(("columns", "rows"), [(48, 8), (24, 30), (80, 2), (9, 3)])
def test_a_small_terminal_is_respected(tmp_path, columns, rows):
    terminal = Terminal(tmp_path, columns, rows)
    shown = lambda lines: any(line.startswith("[0/5]") for line in lines)  # noqa: E731
    terminal.watch(shown)
    os.killpg(terminal.program.pid, signal.SIGINT)
    terminal.watch()
    terminal.close()
    assert terminal.program.returncode == 130 and any(map(shown, terminal.seen))
    lines = [
        line for lines in terminal.seen for line in lines if line.startswith(("[0/5] ", "> ", "  f32", "  problem"))
    ]
    assert max(map(len, lines)) < columns
    left = [line for line in terminal.screen.lines if line.startswith(("[0/5] ", "> "))]
    assert len(left) <= (2 if rows > 3 and columns > 30 else 1), "of what was drawn only the last stays"


def test_ctrl_c_leaves_the_table_so_far(tmp_path):
    terminal = Terminal(tmp_path, 100, 24)
    terminal.watch(lambda lines: any(re.match(r"> .* [1-9]/\d+ +\d+\.\d\d", line) for line in lines))
    os.killpg(terminal.program.pid, signal.SIGINT)
    terminal.watch()
    out = terminal.close()
    assert terminal.program.returncode == 130
    left = "\n".join(terminal.screen.lines)
    assert re.search(r"^\[\d/5\] \d+ trials, ", left, re.MULTILINE), left
    assert re.search(r"^> f32 n=\d+ threads=1 +\d+/\d+ +\d+\.\d\d", left, re.MULTILINE), left
    assert "stopped: " in out


def test_what_is_no_terminal_gets_lines_only(tmp_path):
    write(tmp_path, SLOW, "slow.cc")
    places = ("--work", tmp_path / "work", "--cache", tmp_path.parent / "cache", "--db", tmp_path / "db", "--no-emit")
    command = (PROGRAM, "tune", tmp_path / "slow.cc", *places, "--no-doctor", "--threads", 1, "--budget", "3s")
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, timeout=300)
    assert done.returncode in (0, 1), done.stderr
    assert "\x1b" not in done.stderr and "\r" not in done.stderr and " trials, " not in done.stderr
