"""The operators that `new` writes for who begins: files of codegen/starters/ under another name, which tune as they
are."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from codegen.model import UsageError
from codegen.plain.declaration import RESERVED
from codegen.plain.signature import NAME

FOLDER = Path(__file__).parent / "starters"
STEM = "my_operator"
SUFFIXES = {"cu": ".cu", "cc": ".cc", "op": ".py"}  # by what `new` calls them


def require_new_name(name: str, known: Iterable[str]) -> None:
    if not NAME.fullmatch(name):
        raise UsageError(f"{name!r} is no name of an operator; valid are a letter, then letters, digits and _")
    if name in RESERVED:
        raise UsageError(
            f"{name!r} is a word of C++, Python or of `// tw:` lines: choose another name for the operator"
        )
    if name in known:
        raise UsageError(f"there is an operator {name} already: choose another name")


def starter(name: str, kind: str) -> tuple[str, str]:
    """(name of the file, its text)."""
    suffix = SUFFIXES[kind]
    return name + suffix, (FOLDER / f"{STEM}{suffix}").read_text(encoding="utf-8").replace(STEM, name)
