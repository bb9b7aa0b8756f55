"""How a word of a launch is declared once, and what follows from the declaration: its JSON in a manifest, its
initialiser in the linked table, its member of a C++ struct, and how the tuner reads it. The words are in
launch_words.py.

A word has a kind: how its values are written in each of these places. A new kind is a line here and a method of the
tuner's LaunchReader (autotune/manifest/launch_reader.h), without which nothing compiles."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import MISSING, dataclass, field, fields
from typing import Any, TypeVar

from codegen.cpp import boolean, designated, listed, quoted
from codegen.dtypes import DATA_TYPES
from codegen.errors import CodegenError

# Where run-time parameters, computed values and attributes' codes begin among the values that a launch reads, behind
# sizes.
RUNTIME_VALUE, COMPUTED_VALUE, ATTRIBUTE_VALUE = 32, 64, 128
COMPUTE_UNITS = "compute_units"  # a value of every launch


@dataclass(frozen=True)
class Names:
    """What the words of one kernel can name, in the order in which the library counts it."""

    op: str = ""
    sizes: tuple[str, ...] = ()
    runtime: tuple[str, ...] = ()
    tensors: tuple[str, ...] = ()
    computed: tuple[str, ...] = ()
    attributes: tuple[str, ...] = ()
    share: Callable[[str, Iterable[str]], str] | None = None  # an array of constants in the table: its name

    def value(self, name: str | None) -> str:
        """A ValueIndex: a size, a run-time parameter, a computed value, an attribute, the compute units, or none."""
        if name is None:
            return "kNoValue"
        if name == COMPUTE_UNITS:
            return "kComputeUnits"
        named = (
            (0, self.sizes),
            (RUNTIME_VALUE, self.runtime),
            (ATTRIBUTE_VALUE, self.attributes),  # before the computed value that hands one on by its name
            (COMPUTED_VALUE, self.computed),
        )
        for begin, names in named:
            if name in names:
                return str(begin + names.index(name))
        valid = ", ".join((*self.sizes, *self.runtime, *self.computed, *self.attributes, COMPUTE_UNITS))
        raise CodegenError(f"launch of {self.op} names {name!r}; valid are {valid}")


@dataclass(frozen=True)
class Kind:
    """How the values of a word are written."""

    read: str  # the tuner's LaunchReader has a method of this name
    cpp: str  # type of the member
    to_json: Callable[[Any], Any] = lambda value: value
    to_cpp: Callable[[Any, Names], Any] = lambda value, names: value
    parts: type | None = None  # a declared struct that the values are made of
    zero: str = " = 0"  # initialises a member without a default


@dataclass(frozen=True)
class Word:
    """One declared word: the field `name` of a struct, and the same name in a manifest."""

    name: str
    kind: Kind
    about: str  # its comment, here and in C++
    default: Any  # MISSING: there is none
    member: str | None  # of the C++ struct, as the field if nothing else is said; None: it is not there
    in_manifest: bool = True
    always: bool = False  # written although it has its default
    only: str = ""  # cuda: of no CPU kernel
    feature: str = ""  # of the arch, which it takes

    @property
    def is_needed(self) -> bool:
        """Every manifest has it."""
        return self.always or self.default is MISSING

    def is_written(self, value: Any) -> bool:
        """A word that has its default is left out, but for those that every kernel has."""
        return self.is_needed or value != self.default


def word(
    kind: Kind, about: str, *, default: Any = MISSING, init: bool = True, kw_only: bool = False, **declared: Any
) -> Any:  # fmt: skip
    """A field of a declared struct. `declared`: what Word has besides, where it isn't as there."""
    metadata = {"kind": kind, "about": about, **declared}
    return field(default=default, init=init, kw_only=kw_only, metadata=metadata)


@dataclass(frozen=True)
class Struct:
    """What a class of words is called in C++, and its forms where they are not the usual ones, which name each word."""

    cpp: str
    is_list: bool = False  # in a manifest
    is_positional: bool = False  # in C++


_STRUCTS: dict[type, Struct] = {}
_WORDS: dict[type, tuple[Word, ...]] = {}
_ARRAYS: dict[type, tuple[str, str]] = {}
_Class = TypeVar("_Class", bound=type)


def struct(cpp: str, *, is_list: bool = False, is_positional: bool = False) -> Callable[[_Class], _Class]:
    def declare(of: _Class) -> _Class:
        _STRUCTS[of] = Struct(cpp, is_list, is_positional)
        _WORDS[of] = tuple(Word(name=f.name, default=f.default, **{"member": f.name, **f.metadata}) for f in fields(of))
        return of

    return declare


def structs() -> dict[type, Struct]:
    """All that are declared, each behind those that it is made of."""
    return dict(_STRUCTS)


def arrays() -> dict[type, tuple[str, str]]:
    """The arrays of such structs that have a name: that and the length."""
    return dict(_ARRAYS)


def words_of(of: type) -> tuple[Word, ...]:
    """In the order of the C++ members."""
    return _WORDS[of]


def to_json(value: Any) -> Any:
    """A declared struct as a manifest has it."""
    written = {
        w.name: w.kind.to_json(getattr(value, w.name))
        for w in words_of(type(value))
        if w.in_manifest and w.is_written(getattr(value, w.name))
    }
    return list(written.values()) if _STRUCTS[type(value)].is_list else written


def to_cpp(value: Any, names: Names) -> str:
    """A declared struct as the linked table has it: the initialiser of its C++ struct."""
    written = {
        w.member: w.kind.to_cpp(getattr(value, w.name), names)
        for w in words_of(type(value))
        if w.member and w.is_written(getattr(value, w.name))
    }
    return listed(written.values()) if _STRUCTS[type(value)].is_positional else designated(written)


def walk(value: Any) -> Iterator[tuple[Word, Any]]:
    """All words of a declared struct and of those that it is made of, with their values."""
    for w in words_of(type(value)):
        content = getattr(value, w.name)
        yield w, content
        if w.kind.parts is not None:
            for part in _parts(content, w.kind.parts):
                yield from walk(part)


def _parts(content: Any, of: type) -> Iterator[Any]:
    if isinstance(content, of):
        yield content
    elif isinstance(content, tuple):
        for each in content:
            yield from _parts(each, of)


# ---------------------------------------------------------------------------------------------------------------- kinds


def _tensor_bits(given: Iterable[str], names: Names) -> int:
    return sum(1 << names.tensors.index(name) for name in given)


def _runtime_bits(given: Iterable[str], names: Names) -> int:
    return sum(1 << names.runtime.index(name) for name in given)


WORKSPACE = "workspace"  # as the name of a tensor


def _tensor(name: str, names: Names) -> str:
    return "kWorkspaceTensor" if name == WORKSPACE else str(names.tensors.index(name))


NAME = Kind("name", "const char*", to_cpp=lambda value, names: quoted(value), zero=' = ""')
FLAG = Kind("flag", "bool", to_cpp=lambda value, names: boolean(value))
COUNT = Kind("count", "std::uint32_t")
INDEX = Kind("count", "std::uint8_t")
POSITIVE = Kind("positive", "std::int64_t")
POSITIVE_COUNT = Kind("positive", "std::uint32_t")
POSITIVE_INDEX = Kind("positive", "std::uint8_t")
SIZE = Kind("size", "std::int64_t")  # elements or bytes, 0 to kMaxSize
VALUE = Kind("value", "ValueIndex", to_cpp=lambda value, names: names.value(value))
TENSOR = Kind("tensor", "std::uint8_t", to_cpp=_tensor)
TENSORS = Kind("tensors", "std::uint32_t", to_json=list, to_cpp=_tensor_bits)  # bit i: tensor i
RUNTIME = Kind("runtime", "std::uint32_t", to_json=list, to_cpp=_runtime_bits)  # bit i: run-time parameter i
TYPE = Kind(
    "type",
    "ElementType",
    to_cpp=lambda value, names: f"ElementType::{DATA_TYPES[value].stored_as}",
    zero=" = ElementType::f32",
)


def counts(length: str, braces: int = 1) -> Kind:
    return Kind(
        "counts", f"std::array<std::uint32_t, {length}>", list,
        lambda values, names: "{" * (braces - 1) + listed(values) + "}" * (braces - 1),
    )  # fmt: skip


def one(of: type) -> Kind:
    """A struct, or None."""
    return Kind(
        "words", _STRUCTS[of].cpp,
        lambda value: None if value is None else to_json(value),
        lambda value, names: "{}" if value is None else to_cpp(value, names),
        of,
    )  # fmt: skip


def several(of: type, length: str, array: str = "") -> Kind:
    """Structs in an array, whose type may have a name."""
    cpp = _STRUCTS[of].cpp
    if array:
        _ARRAYS[of] = (array, length)
    prefix = "" if _STRUCTS[of].is_positional else cpp
    return Kind(
        "list", array or f"std::array<{cpp}, {length}>",
        lambda values: [to_json(value) for value in values],
        lambda values, names: "{" + listed(prefix + to_cpp(value, names) for value in values) + "}",
        of,
    )  # fmt: skip


def shared(of: type) -> Kind:
    """Structs, however many, that lie elsewhere: most kernels have none."""
    cpp = _STRUCTS[of].cpp

    def share(values: tuple[Any, ...], names: Names) -> str:
        if not values:
            return "{}"
        assert names.share is not None, "the table has a place for them"
        return names.share(cpp, (to_cpp(value, names) for value in values))

    return Kind("shared", f"std::span<const {cpp}>", lambda values: [to_json(value) for value in values], share, of)


def axes(of: Kind, length: str) -> Kind:
    """Arrays of structs in an array of a fixed length."""
    return Kind(
        "lists", f"std::array<{of.cpp}, {length}>",
        lambda values: [of.to_json(value) for value in values],
        lambda values, names: listed(of.cpp + of.to_cpp(value, names) for value in values),
        of.parts,
    )  # fmt: skip
