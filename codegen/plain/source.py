"""A user's file as its `// tw:` lines and its C++: lines that go on are joined, and comments can be blanked out, so
that what is looked for in the rest is found at its place."""

from __future__ import annotations

import re
from collections.abc import Container
from dataclasses import dataclass
from pathlib import Path

from codegen.comments import blanked
from codegen.errors import CodegenError, UsageError
from codegen.plain.mistake import Place
from codegen.regular_file import require_file

LINE = re.compile(r"^\s*//\s*tw\s*:\s*(?P<word>\w*)\s*(?P<text>.*?)\s*$")
NEARLY = re.compile(r"^\s*(//|/\*)\s*tw(?:\s+|\s*[:;.]\s*)(?P<word>[a-z]+)\b", re.IGNORECASE)
COMMENT = re.compile(r"^\s*//(?P<text>.*?)\s*$")
KINDS = {".cu": "cuda", ".cc": "cpu"}
USE = "use"  # the word by which a file has lines of another one


@dataclass(frozen=True)
class Statement:
    """`// tw: WORD TEXT`, in one piece."""

    place: Place
    text: str


@dataclass(frozen=True)
class Source:
    path: Path  # of the file that is the operator
    kind: str  # cuda | cpu
    text: str  # of the kernels
    statements: tuple[Statement, ...]
    used: tuple[str, ...] = ()  # texts of files whose lines count as this one's
    other: Path | None = None  # that the kernels are in, where the operator's file only names it

    @property
    def text_path(self) -> Path:
        return self.other or self.path

    @property
    def name(self) -> str:
        """As errors name the file of the kernels."""
        return str(self.text_path)

    def line_of(self, position: int) -> int:
        return self.text.count("\n", 0, position) + 1

    def code(self) -> str:
        """The text with blanks for comments, position by position the same."""
        return blanked(self.text)

    def words(self) -> set[str]:
        """Of its code, and of that of the files that it uses."""
        return {word for text in (self.text, *self.used) for word in re.findall(r"\w+", blanked(text))}


def _goes_on(text: str) -> bool:
    return text.endswith(("\\", ",", ";"))


def _statements(name: str, lines: list[str], words: Container[str]) -> list[Statement]:
    found: list[Statement] = []
    number = 0
    while number < len(lines):
        match = LINE.match(lines[number])
        number += 1
        if match is None:
            nearly = NEARLY.match(lines[number - 1])
            if nearly and nearly["word"].lower() in words:
                place = Place(name, number, nearly["word"])
                raise place.mistake(f"{nearly[0].strip()!r} is a comment", f"valid is // tw: {nearly['word'].lower()}")
            continue
        place, text = Place(name, number, match["word"] or "tw"), match["text"]
        while _goes_on(text):
            text = text.removesuffix("\\")
            more = COMMENT.match(lines[number]) if number < len(lines) else None
            if more is None or LINE.match(lines[number]):
                raise place.mistake(f"it ends in {text[-1:]!r}", "what goes on stands in the next line, behind //")
            text += " " + more["text"].strip()
            number += 1
        found.append(Statement(place, text.strip()))
    return found


def read_text(path: Path) -> str:
    try:
        require_file(path)
        return path.read_text(encoding="utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise CodegenError(f"{path}: it is no text of UTF-8 (byte {error.start})") from error
    except OSError as error:
        raise CodegenError(f"can't read {path}: {error.strerror}") from error


def kernels_named_by(path: Path, kind: str, kernels: Path, words: Container[str]) -> Source:
    """Of an operator's file that only names that of its kernels, which may have lines or none. `words`: that these can
    begin with."""
    text = read_text(kernels)
    return Source(path, kind, text, tuple(_statements(str(kernels), text.split("\n"), words)), other=kernels)


def _used(use: Statement, folder: Path, known: Container[str]) -> tuple[str, list[Statement]]:
    """`use FILE`, or `use FILE: op, types`: a file's text, and its lines, or those of these words."""
    name, colon, listed = use.text.partition(":")
    words, path = [word.strip() for word in listed.split(",")], folder / name.strip()
    if not path.is_file():
        raise use.place.mistake(f"no file {path}", "valid is use FILE, or use FILE: op, types")
    text = read_text(path)
    found = _statements(str(path), text.split("\n"), known)
    if nested := next((each for each in found if each.place.word == USE and (not colon or USE in words)), None):
        raise use.place.mistake(f"{path.name} uses {nested.text} itself", "use that file here, too")
    has = {each.place.word for each in found}
    if missing := next((word for word in words if colon and word not in has), None):
        raise use.place.unknown(f"word of {path.name}", missing, sorted(has))
    return text, [each for each in found if not colon or each.place.word in words]


def read_source(path: Path, words: Container[str]) -> Source:
    """`words`: that lines can begin with."""
    if path.suffix not in KINDS:
        raise UsageError(
            f"{path}: valid are files {', '.join(KINDS)} (plain kernels), .json (a T1 search space) and .py, and "
            "folders of an op"
        )
    text = read_text(path)
    statements, used = [], []
    for statement in _statements(str(path), text.split("\n"), words):
        if statement.place.word != USE:
            statements.append(statement)
            continue
        of_file, found = _used(statement, path.parent, words)
        used.append(of_file)
        statements += found
    if not statements:
        raise CodegenError(f"{path}: it has no `// tw:` line; `// tw: op name(a: f32[n]) -> b: f32[n]` says what it is")
    return Source(path, KINDS[path.suffix], text, tuple(statements), tuple(used))
