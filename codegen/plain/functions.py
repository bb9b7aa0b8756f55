"""The kernels of a plain file: where they stand in its text, what their parameters are, and the text as a unit has it,
in which they are functions that the unit's own entry points call."""

from __future__ import annotations

import re
from dataclasses import dataclass

from codegen.plain.expression import split
from codegen.plain.mistake import Place
from codegen.plain.source import Source

_BRACKETS = r"\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)"
KERNEL = re.compile(
    rf'(?:extern\s*"C"\s*|static\s+|inline\s+)*__global__\s+'
    rf"(?P<before>(?:(?:static|inline|void|__launch_bounds__\s*{_BRACKETS}|__cluster_dims__\s*{_BRACKETS})\s*)*)"
    r"(?P<name>[A-Za-z_]\w*)\s*(?=\()"
)
FUNCTION = r'(?:extern\s*"C"\s*|static\s+|inline\s+)*\b(?:void|float|double|int)\s+(?P<name>{name})\s*(?=\()'
LAUNCH_BOUNDS = re.compile(rf"__launch_bounds__\s*{_BRACKETS}")
TYPE_WORDS = frozenset(("bool", "char", "const", "double", "float", "int", "long", "short", "signed", "unsigned"))
INCLUDE = re.compile(r"^[ \t]*#[ \t]*include\b[^\n]*", re.MULTILINE)


@dataclass(frozen=True)
class Parameter:
    type: str  # "const float* __restrict__"
    name: str

    @property
    def is_pointer(self) -> bool:
        return "*" in self.type

    @property
    def points_to_const(self) -> bool:
        return "const" in self.type.partition("*")[0].split()

    @property
    def value_type(self) -> str:
        """Of a parameter that is no pointer; of a pointer what it points to."""
        return " ".join(word for word in self.type.partition("*")[0].split() if word != "const")


@dataclass(frozen=True)
class Function:
    name: str
    place: Place
    parameters: tuple[Parameter, ...]
    head: tuple[int, int]  # from its first word to the bracket of its parameters
    launch_bounds: str  # as the user wrote them; empty: they did not


def _closing(code: str, opening: int) -> int:
    depth = 0
    for position in range(opening, len(code)):
        depth += {"(": 1, ")": -1}.get(code[position], 0)
        if depth == 0:
            return position
    return -1


def _parameters(text: str, place: Place) -> tuple[Parameter, ...]:
    text = " ".join(text.split())
    found = []
    for part in split(text) if text and text != "void" else ():
        match = re.fullmatch(r"(?P<type>.*[\s*&])(?P<name>[A-Za-z_]\w*)\s*(?P<array>\[\s*\])?", part)
        if match is None or match["name"] in TYPE_WORDS:
            raise place.mistake(f"parameter {part!r} has no name", "parameters are bound by their names")
        kind = match["type"].strip() + ("*" if match["array"] else "")
        if "&" in kind or "=" in part:
            raise place.mistake(f"parameter {part!r}", "valid are pointers and numbers, without defaults")
        found.append(Parameter(kind, match["name"]))
    return tuple(found)


def _function(source: Source, code: str, match: re.Match[str]) -> Function:
    place = Place(source.name, source.line_of(match.start("name")), match["name"])
    opening = code.index("(", match.end("name"))
    closing = _closing(code, opening)
    if closing < 0:
        raise place.mistake("the bracket of its parameters is never closed")
    if re.search(r"template\s*<[^;{}]*>\s*$", code[: match.start()]):
        raise place.mistake("a kernel that is a template can't be launched", "tunables and types are macros: use them")
    bounds = LAUNCH_BOUNDS.search(match.groupdict().get("before") or "")
    parameters = _parameters(code[opening + 1 : closing], place)
    return Function(match["name"], place, parameters, (match.start(), opening), bounds[0] if bounds else "")


def kernels(source: Source) -> dict[str, Function]:
    """All `__global__` functions of a .cu, by name."""
    code = source.code()
    found = [_function(source, code, match) for match in KERNEL.finditer(code)]
    return {function.name: function for function in found if "{" in code[function.head[1] :].partition(";")[0]}


def function_named(source: Source, name: str) -> Function | None:
    """The function of a .cc that is called for each point of the grid."""
    code = source.code()
    for match in re.finditer(FUNCTION.format(name=re.escape(name)), code):
        function = _function(source, code, match)
        if code[_closing(code, function.head[1]) + 1 :].lstrip().startswith("{"):
            return function
    return None


def _with_lines_of(old: str, new: str) -> str:
    """`new` in as many lines as `old`, so that what is behind keeps its line."""
    return new + "\n" * old.count("\n")


def cuda_text(source: Source) -> str:
    """Kernels are device functions, which disappear in the unit's entry points."""
    text, last = "", 0
    for function in kernels(source).values():
        first, opening = function.head
        head = _with_lines_of(source.text[first:opening], f"__device__ __forceinline__ void {function.name}")
        text += source.text[last:first] + head
        last = opening
    return text + source.text[last:]


def cpu_text(source: Source) -> tuple[str, str]:
    """(includes, the rest): the rest goes into a namespace of the unit, for many units are linked into one library."""
    includes = "\n".join(match[0].strip() for match in INCLUDE.finditer(source.text))
    return includes, INCLUDE.sub("", source.text)
