"""C++ text: literals, initialisers, and the templates of codegen/output/. Used by the modules that emit the library's
sources."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import jinja2


@cache
def _environment() -> jinja2.Environment:
    import jinja2  # what emits nothing need not wait for it

    return jinja2.Environment(
        loader=jinja2.FileSystemLoader(Path(__file__).parent / "output"),
        undefined=jinja2.StrictUndefined,
        variable_start_string="${",
        variable_end_string="}",
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
    )


def from_template(name: str, **context: Any) -> str:
    return _environment().get_template(name).render(context)


def quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def float_literal(value: float) -> str:
    text = f"{value:.6g}"
    return (text if any(c in text for c in ".en") else text + ".0") + "f"


def boolean(value: bool) -> str:
    return "true" if value else "false"


def listed(items: Iterable[Any]) -> str:
    """{a, b, c}"""
    return "{" + ", ".join(map(str, items)) + "}"


def designated(fields: Mapping[str, Any], separator: str = ", ") -> str:
    """{.name = value, ...}"""
    return "{" + separator.join(f".{name} = {value}" for name, value in fields.items()) + "}"


class ConstantArrays:
    """Arrays that table entries point to, each distinct one once, named in the order in which they are first asked
    for."""

    def __init__(self, element: str, prefix: str) -> None:
        self._element, self._prefix = element, prefix
        self._names: dict[tuple[str, ...], str] = {}

    def name(self, items: Iterable[str]) -> str:
        """The array's name; {} (an empty span) when there is nothing in it."""
        items = tuple(items)
        return self._names.setdefault(items, f"{self._prefix}{len(self._names)}") if items else "{}"

    def definitions(self) -> list[str]:
        return [f"constexpr {self._element} {name}[] = {listed(items)};" for items, name in self._names.items()]
