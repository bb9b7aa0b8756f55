"""How many rows a token has in layers of experts: what `--top-k` says of all of them, or of those with so many experts
and columns between their products. codegen/vllm.py and report/exports/vllm.py ask it, whose files count tokens."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from codegen.model import UsageError

MOST = 1024
WORD = re.compile(r"(?:E=(?P<E>[0-9]{1,9})(?:,N=(?P<N>[0-9]{1,9}))?:)?(?P<rows>[0-9]{1,4})")
VALID = f"8, or of one layer E=128,N=768:8 or E=128:8, of 1 to {MOST} rows"
Layer = tuple[int, int]  # E, N
Pattern = tuple[int | None, int | None]


@dataclass(frozen=True)
class TopK:
    rows: tuple[tuple[Pattern, int], ...] = ()

    def of(self, layer: Layer) -> int | None:
        """What the words say of it that name the most of it; None: nothing."""
        said = [(sum(part is not None for part in each), rows) for each, rows in self.rows if _is_of(each, layer)]
        return max(said, key=lambda each: each[0])[1] if said else None

    def unused(self, layers: Iterable[Layer]) -> list[str]:
        """The layers that words name and that are not among these."""
        there = list(layers)
        named = [each for each, _ in self.rows if each != (None, None)]
        return [_text(each) for each in named if not any(_is_of(each, layer) for layer in there)]


def _is_of(pattern: Pattern, layer: Layer) -> bool:
    return all(part in (None, size) for part, size in zip(pattern, layer, strict=True))


def _text(pattern: Pattern) -> str:
    return ",".join(f"{name}={part}" for name, part in zip("EN", pattern, strict=True) if part is not None)


def read_top_k(words: Sequence[str]) -> TopK:
    found: dict[Pattern, int] = {}
    for word in words:
        match = WORD.fullmatch(word)
        if match is None or not 1 <= int(match["rows"]) <= MOST:
            raise UsageError(f"--top-k is '{word}'; valid: {VALID}")
        pattern = tuple(None if match[name] is None else int(match[name]) for name in "EN")
        if pattern in found:
            raise UsageError(f"--top-k says twice how many rows {_text((pattern[0], pattern[1])) or 'a token'} has")
        found[pattern[0], pattern[1]] = int(match["rows"])
    return TopK(tuple(found.items()))
