"""What is wrong in a user's file, and where: every error here names file, line and word, and what is allowed."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from codegen.errors import CodegenError


@dataclass(frozen=True)
class Place:
    """A word of a line of a file. In files without lines of their own, such as JSON, the line is 0, and the word says
    where in the file: `ConfigurationSpace.Conditions[2]`."""

    file: str
    line: int
    word: str

    @property
    def file_name(self) -> str:
        return Path(self.file).name

    def mistake(self, what: str, allowed: str = "") -> CodegenError:
        where = f"{self.file}:{self.line}" if self.line else self.file
        return CodegenError(f"{where}: {self.word}: {what}{'; ' if allowed else ''}{allowed}")

    def unknown(self, kind: str, name: str, valid: Iterable[str]) -> CodegenError:
        valid = list(valid)
        near = difflib.get_close_matches(name, valid, n=1)
        meant = f" (did you mean {near[0]}?)" if near else ""
        return self.mistake(f"unknown {kind} {name!r}{meant}", f"valid are {', '.join(valid) or 'none'}")
