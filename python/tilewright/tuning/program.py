"""The tuner: where it is, how it is started, what it says while it works."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tilewright import _core

PROGRAM = "tilewright-autotune"


class TunerError(RuntimeError):
    """The tuner did not do what it was asked for: its own last words."""


def find() -> Path:
    """That of the package, else of the build folder that the package is in, else the one on PATH."""
    package = Path(_core.__file__).resolve().parent
    for path in (package / "bin" / PROGRAM, package.parents[1] / "autotune" / PROGRAM):
        if path.is_file():
            return path
    if found := shutil.which(PROGRAM):
        return Path(found)
    raise TunerError(
        f"{PROGRAM} is neither in {package / 'bin'} nor on PATH: install the package with the tuner "
        "(pip install 'tilewright[tune]'), or put a build's autotune/ folder on PATH"
    )


def cache_folder() -> Path:
    """Where journals and what is compiled lie, whoever tunes."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "tilewright"


class Process:
    """A tuner at work. What it says of its progress goes to sys.stderr, line by line, if that is wanted."""

    def __init__(self, words: Sequence[str], *, progress: bool, talks: bool = False) -> None:
        command = [str(find()), *words]
        if importlib.util.find_spec("jinja2") is not None:
            command += ["--python", sys.executable]  # for codegen; else the one that the tuner was built with
        # A group of its own: a Ctrl-C is ours to pass on, once.
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE if talks else subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, text=True, encoding="utf-8", errors="replace", process_group=0,
            env={name: value for name, value in os.environ.items() if name != "TILEWRIGHT_KERNELS"},  # it links its own
        )  # fmt: skip
        self._progress = progress
        self._last_lines: list[str] = []
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def _listen(self) -> None:
        assert self._process.stderr is not None
        for line in self._process.stderr:
            self._last_lines = [*self._last_lines[-4:], line.strip()]
            if self._progress:
                print(line, end="", file=sys.stderr, flush=True)

    def say(self, line: str) -> None:
        """One line to a tuner that talks; what it does not hear any more is told by its silence."""
        assert self._process.stdin is not None
        with contextlib.suppress(BrokenPipeError, ValueError):
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()

    def hear(self) -> str:
        """The next line of its results; "" at their end."""
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    def rest(self) -> str:
        """All that it still has to say."""
        assert self._process.stdout is not None
        return self._process.stdout.read()

    def stop(self) -> None:
        """As Ctrl-C does: what is decided is kept."""
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)

    def wait(self) -> int:
        status = self._process.wait()
        self._listener.join(timeout=5)
        return status

    def require_done(self, report: Mapping[str, Any]) -> None:
        """Waits for a tuner that has said its last word. Raises where something failed behind it, as writing sources
        may; a problem that failed is in the report."""
        status = self.wait()
        if status != 0 and not report["failures"] and not report["totals"]["stopped"]:
            raise self.error(status)

    def end(self) -> int:
        """Whatever it is at: what is decided is kept, and a worker goes with its tuner."""
        assert self._process.stdout is not None
        if self._process.stdin is not None:
            with contextlib.suppress(BrokenPipeError):
                self._process.stdin.close()
        self.stop()
        try:
            return self._process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            os.killpg(self._process.pid, signal.SIGKILL)
            return self._process.wait()
        finally:
            self._listener.join(timeout=5)
            self._process.stdout.close()

    def error(self, status: int) -> TunerError:
        """Why it left so."""
        said = [line for line in self._last_lines if line]
        return TunerError(
            said[-1].removeprefix("autotune: error: ") if said else f"the tuner left with status {status}"
        )
