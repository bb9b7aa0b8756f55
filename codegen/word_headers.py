"""The C++ headers that say the words of a launch (launch_words.py) to the library and the tuner. Unlike generated/ they
depend on no database; they are committed, and a test emits them again."""

from __future__ import annotations

from dataclasses import MISSING
from pathlib import Path
from textwrap import wrap
from typing import Any

from codegen.cpp import from_template
from codegen.formula import MAX_TOKENS, OPERATORS
from codegen.launch_words import EXTERNAL_FILL_KIND, FILL_KINDS, INDEX_FILL_KINDS, LIMITS, SCALAR_TYPES, TENSOR_ROLES
from codegen.words import (
    ATTRIBUTE_VALUE,
    COMPUTE_UNITS,
    COMPUTED_VALUE,
    RUNTIME_VALUE,
    Names,
    Struct,
    Word,
    arrays,
    structs,
    words_of,
)

LINE_LENGTH = 128


def _comment(text: str, indent: int) -> list[str]:
    """In lines, without the slashes."""
    width = LINE_LENGTH - indent - len("// ")
    paragraphs = (" ".join(paragraph.split()) for paragraph in text.split("\n\n"))
    lines = [[*wrap(paragraph, width, break_on_hyphens=False, break_long_words=False), ""] for paragraph in paragraphs]
    return [line for paragraph in lines for line in paragraph][:-1]


def _initial(word: Word) -> str:
    """What stands behind the member's name."""
    is_aggregate = word.kind.parts is not None or word.kind.cpp.startswith(("std::array", "Formula"))
    if word.default is MISSING or word.kind.parts is not None:
        return "{}" if is_aggregate else word.kind.zero
    text = str(word.kind.to_cpp(word.default, Names()))
    return text if text.startswith("{") else f" = {text}"


def _struct(of: type, declared: Struct) -> dict[str, Any]:
    words = [word for word in words_of(of) if word.member]
    array = arrays().get(of)
    return {
        "name": declared.cpp,
        "about": _comment(of.__doc__ or "", 0),
        "array": {"name": array[0], "length": array[1]} if array else None,
        "members": [
            {
                "about": _comment(word.about, 2),
                "type": word.kind.cpp,
                "name": word.member,
                "initial": _initial(word),
            }
            for word in words
        ],
        "read": [
            {
                "condition": "" if word.is_needed else f'if (reader.has("{word.name}")) ',
                "method": word.kind.read,
                "name": word.name,
                "member": word.member,
            }
            for word in words
            if word.in_manifest
        ],
    }


# Enumerations of data: name in C++, that of the list of its names, what it is of, the names with what they mean.
CODES = (
    ("TensorRole", "kTensorRoles", "What a kernel does with a tensor.", TENSOR_ROLES),
    ("ScalarType", "kScalarTypes", "Of a scalar argument.", SCALAR_TYPES),
    (
        "FillKind",
        "kFillKinds",
        "What lies in a tensor, times 2^exponent.",
        FILL_KINDS | EXTERNAL_FILL_KIND | INDEX_FILL_KINDS,
    ),
)


def _code(name: str, names: str, about: str, codes: dict[str, str]) -> dict[str, Any]:
    return {
        "name": name,
        "names": names,
        "quoted": ", ".join(f'"{code}"' for code in codes),
        "about": about,
        "codes": [{"name": code, "about": _comment(meaning, 2)} for code, meaning in codes.items()],
    }


def headers() -> dict[str, str]:
    """Path from the tree's root -> text."""
    limits = [{"name": name, "value": value, "about": about} for name, value, about in LIMITS.values()]
    described = [_struct(of, declared) for of, declared in structs().items()]
    return {
        "src/table/launch_words.h": from_template(
            "launch_words.h.j2",
            runtime_value=RUNTIME_VALUE,
            computed_value=COMPUTED_VALUE,
            attribute_value=ATTRIBUTE_VALUE,
            compute_units=COMPUTE_UNITS,
            operators=OPERATORS.values(),
            max_tokens=MAX_TOKENS,
            limits=limits,
            structs=described,
        ),
        "autotune/manifest/data_words.h": from_template(
            "data_words.h.j2", codes=[_code(*code) for code in CODES], first_index_fill=next(iter(INDEX_FILL_KINDS))
        ),
    }


def stale(root: Path) -> dict[str, str]:
    """Those that are not as emitted."""
    return {
        path: text
        for path, text in headers().items()
        if not (root / path).is_file() or (root / path).read_text(encoding="utf-8") != text
    }
