"""A value of a JSON document that knows where it stands, so that what is wrong with it is said with its path."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from codegen.errors import CodegenError
from codegen.plain.mistake import Place
from codegen.plain.source import read_text
from codegen.t1.words import REFUSED

ROOT = "document"  # the path of the whole


@dataclass(frozen=True)
class Node:
    place: Place  # its word is the path: `ConfigurationSpace.TuningParameters[2].Values`
    value: Any

    def mistake(self, what: str, allowed: str = "") -> CodegenError:
        return self.place.mistake(what, allowed)

    def _inner(self, step: str, value: Any) -> Node:
        path = step.removeprefix(".") if self.place.word == ROOT else self.place.word + step
        return Node(Place(self.place.file, self.place.line, path), value)

    def object(self, required: Sequence[str] = (), others: Sequence[str] = ()) -> Node:
        """Itself, if it is an object with these members and no others."""
        if not isinstance(self.value, dict):
            raise self.mistake(
                f"{self.value!r:.60} is no object", f"valid are members {', '.join((*required, *others))}"
            )
        valid = (*required, *others)
        for name in self.value:
            if name in REFUSED:
                raise self.mistake(f"{name} can't be used here", REFUSED[name])
            if name not in valid:
                raise self.place.unknown("member", name, valid)
        if missing := next((name for name in required if name not in self.value), None):
            raise self.mistake(f"{missing} is missing", f"members are {', '.join(valid)}")
        return self

    def get(self, name: str) -> Node | None:
        value = self.value.get(name)
        return None if value is None else self._inner(f".{name}", value)

    def member(self, name: str) -> Node:
        return self._inner(f".{name}", self.value[name])

    def elements(self) -> Iterator[Node]:
        if not isinstance(self.value, list):
            raise self.mistake(f"{self.value!r:.60} is no array", "valid is [...]")
        for index, value in enumerate(self.value):
            yield self._inner(f"[{index}]", value)

    def text(self) -> str:
        if not isinstance(self.value, str) or not self.value.strip():
            raise self.mistake(f"{self.value!r:.60} is no text", "valid is a string")
        return self.value.strip()

    def one_of(self, valid: Sequence[str]) -> str:
        text = self.text()
        if text not in valid:
            raise self.place.unknown("value", text, valid)
        return text

    def number(self) -> int | float:
        if isinstance(self.value, bool) or not isinstance(self.value, int | float):
            raise self.mistake(f"{self.value!r:.60} is no number", "valid is a number")
        return self.value

    def integer(self, least: int, most: int) -> int:
        value = self.value
        if isinstance(value, float) and value.is_integer():
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.mistake(f"{self.value!r:.60}", f"valid are whole numbers from {least} to {most}")
        return value

    def expression(self) -> str:
        """A text, or a number in its place."""
        if isinstance(self.value, int) and not isinstance(self.value, bool):
            return str(self.value)
        return self.text()


def read_json(path: Path) -> Node:
    try:
        value = json.loads(read_text(path))
    except json.JSONDecodeError as error:
        raise Place(str(path), error.lineno, "JSON").mistake(error.msg) from error
    except RecursionError as error:
        raise CodegenError(f"{path}: it is nested too deep") from error
    return Node(Place(str(path), 0, ROOT), value)
