"""A Table: what a chart draws and what the page offers as JSON, a list for each column. In the page columns of words
are written as places in the list of their different words, for names of kernels are long and few."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Table:
    columns: Mapping[str, Sequence[Any]]

    @classmethod
    def of(cls, rows: Iterable[Mapping[str, Any]]) -> Table:
        """Of rows that may lack columns, which are None there."""
        rows = list(rows)
        names = dict.fromkeys(name for row in rows for name in row)
        return cls({name: [row.get(name) for row in rows] for name in names})

    def __len__(self) -> int:
        return len(next(iter(self.columns.values()), ()))

    def rows(self) -> list[dict[str, Any]]:
        names = list(self.columns)
        return [dict(zip(names, values, strict=True)) for values in zip(*self.columns.values(), strict=True)]

    def packed(self) -> dict[str, Any]:
        """Column -> values, or {"words": [...], "at": [place, ...]}; page.js reads it."""
        packed: dict[str, Any] = {}
        for name, values in self.columns.items():
            words = {word: place for place, word in enumerate(dict.fromkeys(values))}
            has_words = any(isinstance(word, str) for word in words)
            packed[name] = {"words": list(words), "at": [words[v] for v in values]} if has_words else list(values)
        return packed
