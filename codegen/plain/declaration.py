"""All lines of a plain file, read and held against each other: what is left to do with a Declaration cannot fail for
what the user wrote, but for expressions that have no value."""

from __future__ import annotations

import keyword
import math
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any

from codegen.derive import axis_sizes
from codegen.dtypes import DATA_TYPES
from codegen.launch_words import FILL_KINDS, INDEX_FILL_KINDS
from codegen.model import Limits
from codegen.plain.constant import Constant
from codegen.plain.expression import Expression, parse, split
from codegen.plain.mistake import Place
from codegen.plain.signature import Signature, read_signature, require_name
from codegen.plain.source import USE, Source, Statement
from codegen.words import COMPUTE_UNITS

UNITS = "units"  # compute units of the device, in expressions
LIMITS = tuple(each.name for each in fields(Limits))
WORDS = (
    "op", "about", "types", "tune", "runtime", "where", "let", "workspace", "launch", "check", "data", "shapes",
    "metric", "predict", "requires", "align", "default", "doc", "try", "case", "portable",
    "inplace", "given", "any", "batch", "range", "names", USE,
)  # fmt: skip
ONCE = ("op", "predict", "about", "align", "requires", "portable")
RESERVED = {
    *keyword.kwlist, *LIMITS, *DATA_TYPES, UNITS, COMPUTE_UNITS, "workspace", "threads", "np", "ceil", "min", "max",
    "bytes", "alignas", "auto", "bool", "case", "catch", "char", "const", "constexpr", "default", "delete", "do",
    "double",
    "enum", "explicit", "export", "extern", "float", "goto", "inline", "int", "long", "mutable", "namespace", "new",
    "operator", "private", "protected", "public", "register", "short", "signed", "sizeof", "static", "struct", "switch",
    "template", "this", "throw", "typedef", "typename", "union", "unsigned", "using", "virtual", "void", "volatile",
    "while",
}  # fmt: skip
COORDINATES = ("block_x", "block_y", "block_z")  # parameters of a .cc's function: where in the grid it is called
METRICS = {"GB/s": "bytes", "bytes": "bytes", "flops": "flops", "FLOP/s": "flops"}
MAX_SIZE = 2**48  # kMaxSize of src/saturate.h
OWN_METRIC = re.compile(r"(?!.*FLOP)(?!.*B/s)[A-Za-z]\w*/s")  # a rate; those of bytes and FLOPs have their names
DEFAULT_ALIGNMENT = 16  # bytes: what allocators give at the least, and vectors of four f32 take


@dataclass(frozen=True)
class Tunable:
    place: Place
    name: str
    values: tuple[Any, ...]


@dataclass(frozen=True)
class LaunchLine:
    place: Place
    kernel: str  # empty: the only one
    grid: tuple[Expression, ...]
    block: tuple[Expression, ...]
    cluster: tuple[Expression, ...]
    shared: Expression | None
    cooperative: bool
    overlap: bool  # may begin before the kernel ahead has ended

    def has_cluster(self) -> bool:
        return any(each.text != "1" for each in self.cluster)


@dataclass(frozen=True)
class LetLine:
    """A value that the host computes for each problem."""

    place: Place
    name: str
    value: Expression


@dataclass(frozen=True)
class WorkspaceLine:
    place: Place
    name: str
    dtype: str
    axes: tuple[Expression, ...]
    zero: bool


@dataclass(frozen=True)
class CheckLine:
    """`file` and `function`, or `output` and what it is, or that the first candidate says it."""

    place: Place
    file: str = ""
    function: str = ""
    output: str = ""
    expression: str = ""
    is_first: bool = False


Data = str | CheckLine | Constant  # a fill's kind, a function, or the same number everywhere


@dataclass(frozen=True)
class Declaration:
    source: Source
    signature: Signature
    about: str
    types: Mapping[str, tuple[str, ...]]  # by name: T
    tune: tuple[Tunable, ...]
    runtime: tuple[Tunable, ...]
    where: tuple[Expression, ...]
    lets: tuple[LetLine, ...]
    workspaces: tuple[WorkspaceLine, ...]
    launches: tuple[LaunchLine, ...]
    checks: tuple[CheckLine, ...]
    tolerance: Mapping[str, float]  # relative, absolute; empty: by data type
    data: Mapping[str, Data]
    shapes: tuple[Mapping[str, int], ...]
    metrics: Mapping[str, Expression] = field(default_factory=dict)  # bytes, flops, and rates by their names
    predict: Expression | CheckLine | None = None
    requires: frozenset[str] = frozenset()
    alignment: Expression | None = None  # bytes, of types
    defines: Mapping[str, Expression] = field(default_factory=dict)  # macros beside tunables and types
    flags: tuple[str, ...] = ()  # of the compiler
    tries: tuple[Expression, ...] = ()  # what a search asks of its candidates
    defaults: tuple[Mapping[str, int], ...] = ()  # configurations
    docs: Mapping[str, str] = field(default_factory=dict)
    cases: tuple[Mapping[str, float], ...] = ()  # values of scalars that every winner must get right, too
    in_place: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # by output: where it may lie
    names: Mapping[str, str] = field(default_factory=dict)  # of a list, the size that counts what its numbers name
    given: frozenset[str] = frozenset()  # of the optional tensors, where problems are tuned
    portable: bool = False
    ranges: Mapping[str, tuple[int, int | None]] = field(default_factory=dict)  # the least and the most
    any_types: tuple[str, ...] = ()  # of whose values a kernel serves all: it is told at run time which one is meant
    batch: Mapping[str, tuple[int, int, int]] = field(default_factory=dict)  # its sizes in a small, middling, large one

    def fixed_types(self) -> tuple[str, ...]:
        """That a kernel is compiled for."""
        return tuple(name for name in self.types if name not in self.any_types)

    def type_attributes(self) -> dict[str, str]:
        """By a type's name that of the operator's attribute."""
        first, *others = self.types or ("",)
        return {first: "dtype", **{name: f"dtype_{name.lower()}" for name in others}} if first else {}

    def codes(self) -> tuple[str, ...]:
        """Attributes whose codes kernels get, by their names."""
        return tuple(self.type_attributes()[name] for name in self.any_types)

    def sizes(self) -> tuple[str, ...]:
        """In the order in which the tensors name them, strides behind."""
        axes = [axis for tensor in self.signature.tensors for axis in tensor.axes]
        names = [name for axis in axes for name in axis_sizes(axis)]
        strides = [stride for tensor in self.signature.tensors for stride in tensor.strides]
        return tuple(dict.fromkeys((*(n for n in names if n not in strides), *strides)))

    def key_sizes(self) -> tuple[str, ...]:
        strides = {stride for tensor in self.signature.tensors for stride in tensor.strides}
        return tuple(size for size in self.sizes() if size not in strides)

    def tunables(self) -> tuple[str, ...]:
        return tuple(tunable.name for tunable in self.tune)

    def runtime_names(self) -> tuple[str, ...]:
        return tuple(tunable.name for tunable in self.runtime)

    def values(self) -> tuple[str, ...]:
        """What a launch counts by, and kernels get: known where a plan is made, and not where a kernel is compiled."""
        return (*self.sizes(), *self.runtime_names(), *(let.name for let in self.lets))


def _assignments(statement: Statement, form: str) -> Iterator[tuple[str, str]]:
    """`NAME = TEXT; NAME = TEXT`"""
    for part in split(statement.text, ";"):
        match = re.match(r"^(?P<name>[^=]*?)\s*=(?!=)\s*(?P<text>.*)$", part, re.DOTALL)
        if match is None or not match["name"] or not match["text"]:
            raise statement.place.mistake(f"{part!r} is not understood", f"valid is {form}")
        yield match["name"], match["text"]


def _powers_of_2(first: int, last: int) -> Iterator[int]:
    while first <= last:
        yield first
        first *= 2


MOST_VALUES = 4096


def _values(text: str, place: Place) -> tuple[Any, ...]:
    """`64, 128, pow2(256, 1024), range(1, 9, 2)`"""
    values: list[Any] = []
    for part in split(text):
        call = re.fullmatch(r"(pow2|range)\s*\((.*)\)", part)
        if call is None:
            expression = parse(part, place)
            expression.require(())
            values.append(expression.value({}))
            continue
        numbers = [parse(each, place).integer({}) for each in split(call[2])]
        if call[1] == "pow2":
            if len(numbers) != 2 or not 1 <= numbers[0] <= numbers[1]:
                raise place.mistake(f"{part!r}", "valid is pow2(FIRST, LAST), FIRST from 1: FIRST, 2 * FIRST, ...")
            values.extend(_powers_of_2(*numbers))
        else:
            if len(numbers) not in (2, 3) or len(range(*numbers)) > MOST_VALUES:
                raise place.mistake(f"{part!r}", "valid is range(FIRST, END) or range(FIRST, END, STEP), without END")
            values.extend(range(*numbers))
    if not values:
        raise place.mistake("no values", "name one at the least")
    return tuple(dict.fromkeys(values))


def _tunables(statements: Iterable[Statement], only_integers: bool) -> tuple[Tunable, ...]:
    found: list[Tunable] = []
    for statement in statements:
        for name, text in _assignments(statement, "NAME = 64, 128; OTHER = pow2(1, 8)"):
            require_name(name, statement.place, "tunable")
            values = _values(text, statement.place)
            if only_integers and not all(type(value) is int for value in values):
                raise statement.place.mistake(f"{name} is {text}", "run-time parameters are whole numbers")
            found.append(Tunable(statement.place, name, values))
    return tuple(found)


def _types(statements: Iterable[Statement], kind: str) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for statement in statements:
        for name, text in _assignments(statement, "T = f32, f16"):
            require_name(name, statement.place, "type")
            if name in found:
                raise statement.place.mistake(f"{name} is declared twice", "each has a name of its own")
            for dtype in split(text):
                _require_type(dtype, kind, statement.place)
            found[name] = tuple(dict.fromkeys(split(text)))
    return found


def element_types(kind: str) -> tuple[str, ...]:
    """That tensors of plain files can be of."""
    stored = [dtype for name, dtype in DATA_TYPES.items() if dtype.stored_as == name]
    return tuple(dtype.name for dtype in stored)


def _require_type(dtype: str, kind: str, place: Place, types: Iterable[str] = ()) -> None:
    valid = (*element_types(kind), *types)
    if dtype not in valid:
        raise place.unknown("data type", dtype, valid)


def _tuple(text: str, place: Place) -> tuple[Expression, ...]:
    """`a` or `(a, b, c)`"""
    inner = text[1:-1] if text.startswith("(") and text.endswith(")") and len(split(text[1:-1])) > 1 else text
    parts = split(inner)
    if len(parts) > 3:
        raise place.mistake(f"{text!r} has {len(parts)} axes", "the most are 3: (x, y, z)")
    return tuple(parse(part, place) for part in parts)


LAUNCH_FORM = (
    "valid is [KERNEL:] grid = ceil(n / BLOCK), block = BLOCK, shared = 4 * BLOCK, cluster = 2, cooperative, overlap"
)
LAUNCH_FLAGS = ("cooperative", "overlap")


def _launch(statement: Statement) -> LaunchLine:
    place = statement.place
    named = re.match(r"^(\w+)\s*:\s*(.*)$", statement.text, re.DOTALL)
    kernel, text = (named[1], named[2]) if named else ("", statement.text)
    given: dict[str, str] = {}
    flags = set()
    for part in split(text):
        name, equals, value = part.partition("=")
        name = name.strip()
        if part in LAUNCH_FLAGS:
            flags.add(part)
            continue
        if name not in ("grid", "block", "shared", "cluster"):
            raise place.unknown("part", name, ("grid", "block", "shared", "cluster", *LAUNCH_FLAGS))
        if name in given or not equals or not value.strip():
            raise place.mistake(f"{part!r} is not understood", LAUNCH_FORM)
        given[name] = value.strip()
    if "grid" not in given:
        raise place.mistake("no grid", LAUNCH_FORM)
    return LaunchLine(
        place,
        kernel,
        grid=_tuple(given["grid"], place),
        block=_tuple(given.get("block", "1"), place),
        cluster=_tuple(given.get("cluster", "1"), place),
        shared=parse(given["shared"], place) if "shared" in given else None,
        cooperative="cooperative" in flags,
        overlap="overlap" in flags,
    )


def _lets(statements: Iterable[Statement]) -> Iterator[LetLine]:
    for statement in statements:
        for name, text in _assignments(statement, "blocks = min(ceil(n / BLOCK), 4 * units)"):
            require_name(name, statement.place, "value")
            yield LetLine(statement.place, name, parse(text, statement.place))


def _workspace(part: str, place: Place) -> WorkspaceLine:
    match = re.fullmatch(r"(?P<name>\w+)\s*:\s*(?P<zero>zero\s+)?(?P<dtype>\w+)\s*\[(?P<axes>.+)\]", part)
    if match is None:
        raise place.mistake(f"{part!r} is not understood", "valid is NAME: f32[LENGTH], or NAME: zero i32[1]")
    require_name(match["name"], place, "workspace")
    axes = tuple(parse(axis, place) for axis in split(match["axes"]))
    return WorkspaceLine(place, match["name"], match["dtype"], axes, bool(match["zero"]))


FIRST = "first"
CHECK_FORM = (
    "valid is OUTPUT == EXPRESSION of NumPy, reference.py:FUNCTION, reference.h:FUNCTION, or first: as the first "
    "candidate"
)


def read_checks(statements: Iterable[Statement]) -> tuple[tuple[CheckLine, ...], dict[str, float]]:
    found: list[CheckLine] = []
    tolerance: dict[str, float] = {}
    for statement in statements:
        place = statement.place
        text, *within = re.split(r"\s+within\s+", statement.text)
        for part in split(", ".join(within)) if within else ():
            match = re.fullmatch(r"(relative|absolute)\s+(\S+)", part)
            value = parse(match[2], place).value({}) if match else None
            if match is None or not isinstance(value, int | float) or value < 0:
                raise place.mistake(f"{part!r} is not understood", "valid is within relative 1e-6, absolute 1e-6")
            tolerance[match[1]] = float(value)
        for part in split(text, ";"):
            if in_file := re.fullmatch(r"(?P<file>[\w./+-]+\.(?:py|h))\s*:\s*(?P<function>\w+)", part):
                found.append(CheckLine(place, file=in_file["file"], function=in_file["function"]))
            elif equal := re.match(r"^(?P<output>\w+)\s*==\s*(?P<expression>.+)$", part, re.DOTALL):
                found.append(CheckLine(place, output=equal["output"], expression=equal["expression"]))
            elif part == FIRST:
                found.append(CheckLine(place, is_first=True))
            else:
                raise place.mistake(f"{part!r} is not understood", CHECK_FORM)
    return tuple(found), tolerance


def _number(text: str) -> float | None:
    try:
        number = float(text)
    except ValueError:
        return None
    return number if math.isfinite(number) else None


def read_data(statements: Iterable[Statement], signature: Signature) -> dict[str, Data]:
    inputs = [tensor.name for tensor in signature.tensors if tensor.role != "out"]
    dtypes = {tensor.name: tensor.dtype for tensor in signature.tensors}
    kinds = (*FILL_KINDS, *INDEX_FILL_KINDS)
    found: dict[str, Data] = {}
    for statement in statements:
        for name, text in _assignments(statement, "x = uniform; idx = permutation; y = data.py:make_y; z = 0.5"):
            if name not in inputs:
                raise statement.place.unknown("input", name, inputs)
            if in_file := re.fullmatch(r"(?P<file>[\w./+-]+\.py)\s*:\s*(?P<function>\w+)", text):
                found[name] = CheckLine(statement.place, file=in_file["file"], function=in_file["function"])
            elif text in INDEX_FILL_KINDS and dtypes[name] in DATA_TYPES and dtypes[name] != "i32":
                wrong = f"data of {name} is {text}, and {name} is of {dtypes[name]}"
                raise statement.place.mistake(wrong, f"{text} is of i32")
            elif text in kinds:
                found[name] = text
            elif (number := _number(text)) is not None:
                found[name] = Constant(number, f"{statement.place.file}:{statement.place.line}")
            else:
                raise statement.place.unknown(f"data of {name}", text, (*kinds, "FILE.py:FUNCTION", "a number"))
    return found


SHAPES_FORM = "valid is n = 1000, 1 << 20, or rows, cols = (128, 4096), (1, 100_003)"
DEFAULT_FORM = "valid is BLOCK, VEC = (256, 4), (128, 1)"


def _tuples(
    statements: Iterable[Statement], kind: str, sizes: tuple[str, ...], form: str
) -> Iterator[tuple[Place, dict[str, int]]]:
    """`NAME, NAME = (1, 2), (3, 4)`: numbers for all of the names, a size's or a tunable's."""
    for statement in statements:
        place = statement.place
        for left, right in _assignments(statement, form.removeprefix("valid is ")):
            names = split(left)
            for name in names:
                if name not in sizes:
                    raise place.unknown(kind, name, sizes)
            if missing := [size for size in sizes if size not in names]:
                raise place.mistake(f"{kind} {missing[0]} is not given", f"name all of {', '.join(sizes)} before the =")
            for item in split(right):
                parts = split(item[1:-1]) if len(names) > 1 and item.startswith("(") else [item]
                if len(parts) != len(names):
                    raise place.mistake(f"{item!r} has {len(parts)} numbers for {len(names)} {kind}s", form)
                lengths = [parse(part, place) for part in parts]
                for length in lengths:
                    length.require(())
                values = [length.integer({}) for length in lengths]
                if kind == "size" and not all(1 <= value <= MAX_SIZE for value in values):
                    raise place.mistake(f"{item!r}", f"valid are sizes from 1 to 2^{MAX_SIZE.bit_length() - 1}")
                yield place, dict(zip(names, values, strict=True))


def _defaults(statements: Iterable[Statement], tunables: tuple[Tunable, ...]) -> Iterator[dict[str, int]]:
    """Configurations that serve what nobody tuned, of values that are tuned."""
    values = {tunable.name: tunable.values for tunable in tunables}
    for place, config in _tuples(statements, "tunable", tuple(values), DEFAULT_FORM):
        for name, value in config.items():
            if value not in values[name]:
                valid = ", ".join(map(str, values[name]))
                raise place.mistake(f"{name} is {value}", f"valid are {valid}: what `tune` lists")
        yield config


CASE_FORM = "valid is eps = 0, offset = 1, or NAME = VALUE of a scalar whose values have names"


def _cases(statements: Iterable[Statement], signature: Signature) -> Iterator[dict[str, float]]:
    """`NAME = NUMBER, NAME = VALUE`, a case a line."""
    scalars = {scalar.name: scalar for scalar in signature.scalars}
    for statement in statements:
        place, case = statement.place, {}
        for part in split(statement.text):
            name, equals, text = (each.strip() for each in part.partition("="))
            if not equals or not text:
                raise place.mistake(f"{part!r} is not understood", CASE_FORM)
            if name not in scalars:
                raise place.unknown("scalar", name, scalars)
            number, values = parse(text, place), scalars[name].values
            number.require(values)
            known = {value: code for code, value in enumerate(values)}
            case[name] = number.integer(known) if scalars[name].type == "i32" else float(number.number({}))
        yield case


def read_metrics(statements: Iterable[Statement]) -> dict[str, Expression]:
    found = {}
    for statement in statements:
        for name, text in _assignments(statement, "GB/s = 12 * n; flops = 2 * n"):
            if name not in METRICS and not OWN_METRIC.fullmatch(name):
                raise statement.place.unknown("metric", name, (*METRICS, "a rate of your own such as rows/s"))
            found[METRICS.get(name, name)] = parse(text, statement.place)
    return found


def _predict(statement: Statement) -> Expression | CheckLine:
    if in_file := re.fullmatch(r"(?P<file>[\w./+-]+\.py)\s*:\s*(?P<function>\w+)", statement.text):
        return CheckLine(statement.place, file=in_file["file"], function=in_file["function"])
    return parse(statement.text, statement.place)


def _docs(statements: Iterable[Statement], own: str) -> dict[str, str]:
    """`NAME = TEXT`, one a line: its text may hold anything. Lines of the file itself, `own`, count before those of
    files that it uses, and of those the ones that come first."""
    found: dict[str, str] = {}
    described_in: dict[str, str] = {}
    for statement in sorted(statements, key=lambda each: each.place.file != own):
        name, equals, text = statement.text.partition("=")
        if not equals or not text.strip():
            raise statement.place.mistake(f"{statement.text!r} is not understood", "valid is NAME = what it is")
        file = described_in.setdefault(name.strip(), statement.place.file)
        if name.strip() not in found:
            found[name.strip()] = " ".join(text.split())
        elif file == statement.place.file:
            raise statement.place.mistake(f"{name.strip()} is described twice", "once is enough")
    return found


def _in_place(statements: Iterable[Statement], signature: Signature) -> dict[str, tuple[str, ...]]:
    """`y = x, residual`: y may lie exactly where x does, or residual."""
    outputs = [tensor for tensor in signature.tensors if tensor.role == "out"]
    found: dict[str, tuple[str, ...]] = {}
    for statement in statements:
        for name, text in _assignments(statement, "OUTPUT = INPUT, INPUT; OUTPUT = INPUT"):
            output = next((each for each in outputs if each.name == name), None)
            if output is None:
                raise statement.place.unknown("output", name, [each.name for each in outputs])
            like = [
                t.name for t in signature.tensors if t.role == "in" and (t.dtype, t.axes) == (output.dtype, output.axes)
            ]
            for each in split(text):
                if each not in like:
                    raise statement.place.unknown(f"input of the type and axes of {name}", each, like)
            found[name] = tuple(dict.fromkeys((*found.get(name, ()), *split(text))))
    return found


def _names(statements: Iterable[Statement], signature: Signature, sizes: tuple[str, ...]) -> dict[str, str]:
    """`ids = experts`: each of its numbers names one of so many, or is -1."""
    lists = [tensor.name for tensor in signature.tensors if tensor.role == "in" and tensor.dtype == "i32"]
    found = {}
    for statement in statements:
        for name, size in _assignments(statement, "ids = experts"):
            if name not in lists:
                raise statement.place.unknown("input of i32", name, lists)
            if size not in sizes:
                raise statement.place.unknown("size", size, sizes)
            found[name] = size
    return found


def _given(statements: Iterable[Statement], signature: Signature) -> frozenset[str]:
    """Optional tensors that are there where problems are tuned."""
    optional = [tensor.name for tensor in signature.tensors if tensor.optional]
    named = [(name, statement.place) for statement in statements for name in split(statement.text)]
    for name, place in named:
        if name not in optional:
            raise place.unknown("optional tensor", name, optional)
    return frozenset(name for name, _ in named)


def _ranges(
    statements: Iterable[Statement], signature: Signature, sizes: tuple[str, ...]
) -> dict[str, tuple[int, int | None]]:
    """`flag = 0, 1`: the least and the most that a run may give; `cols = 1`: the least that a size may be; `cols = 1,
    1024`: and the most."""
    scalars = [each.name for each in signature.scalars if each.type == "i32" and not each.values]
    found: dict[str, tuple[int, int | None]] = {}
    for statement in statements:
        for name, text in _assignments(statement, "flag = 0, 1"):
            ends = [parse(part, statement.place).integer({}) for part in split(text)]
            if name in sizes:
                if len(ends) > 2 or not 0 <= ends[0] <= ends[-1] <= MAX_SIZE:
                    valid = f"of a size valid is {name} = 1, the least, or {name} = 1, 1024, the least and the most"
                    raise statement.place.mistake(f"{text!r}", valid)
                found[name] = (ends[0], ends[1] if len(ends) == 2 else None)
                continue
            if name not in scalars:
                raise statement.place.unknown("size, or i32 scalar without names,", name, (*sizes, *scalars))
            if len(ends) != 2 or ends[0] > ends[1]:
                raise statement.place.mistake(f"{text!r}", "valid is flag = 0, 1: the least and the most")
            found[name] = (ends[0], ends[1])
    return found


def _any_types(statements: Iterable[Statement], types: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    """`any W`: names of `types`."""
    named = [(name, statement.place) for statement in statements for name in split(statement.text)]
    for name, place in named:
        if name not in types:
            raise place.unknown("name of `types`", name, types)
    return tuple(dict.fromkeys(name for name, _ in named))


def _batch(statements: Iterable[Statement], sizes: tuple[str, ...]) -> dict[str, tuple[int, int, int]]:
    """`rows = 1, 128, 4096; heads = 32`: what sizes are in a small, a middling and a large batch, or in each."""
    form = "rows = 1, 128, 4096; heads = 32"
    found = {}
    for statement in statements:
        place = statement.place
        for name, text in _assignments(statement, form):
            if name not in sizes:
                raise place.unknown("size", name, sizes)
            numbers = [parse(part, place).integer({}) for part in split(text)]
            if len(numbers) == 1:
                numbers *= 3
            if len(numbers) != 3 or not 1 <= min(numbers) <= max(numbers) <= MAX_SIZE:
                raise place.mistake(f"{name} is {text}", f"valid are three numbers from 1, or one: {form}")
            found[name] = (numbers[0], numbers[1], numbers[2])
    return found


def _require_distinct(declaration: Declaration) -> None:
    """Kernels and expressions know all of these by their names alone."""
    place = declaration.signature.place
    given: list[tuple[Place, str, str]] = []
    given += [(place, "tensor", tensor.name) for tensor in declaration.signature.tensors]
    given += [(place, "scalar", scalar.name) for scalar in declaration.signature.scalars]
    given += [(place, "size", size) for size in declaration.sizes()]
    given += [(place, "type", name) for name in declaration.types]
    given += [(place, "type's code", name) for name in declaration.codes()]
    given += [(each.place, "tunable", each.name) for each in declaration.tune]
    given += [(each.place, "run-time parameter", each.name) for each in declaration.runtime]
    given += [(each.place, "value", each.name) for each in declaration.lets]
    given += [(each.place, "workspace", each.name) for each in declaration.workspaces]
    for scalar in declaration.signature.scalars:  # enumerators in the header
        if reserved := next((value for value in scalar.values if value in RESERVED), None):
            raise place.mistake(
                f"value {reserved} of {scalar.name} has a name that means something else", "choose another one"
            )
    known: dict[str, str] = {}
    for where, kind, name in given:
        if name in RESERVED or name.startswith("tw"):
            raise where.mistake(f"{kind} {name} has a name that means something else", "choose another one")
        if name in known:
            raise where.mistake(f"{kind} {name} is a {known[name]} already", "each has a name of its own")
        known[name] = kind


def _require_names(declaration: Declaration) -> None:
    """Expressions name what has a value where they are computed."""
    constants = (*declaration.tunables(), *declaration.fixed_types())
    sizes, runtime = declaration.sizes(), declaration.runtime_names()
    known = [*sizes, *runtime, UNITS, *constants]
    for let in declaration.lets:
        let.value.require(known)
        known.append(let.name)
    for launch in declaration.launches:
        for expression in launch.grid:
            expression.require(known)
        for expression in (*launch.block, *launch.cluster, *((launch.shared,) if launch.shared else ())):
            expression.require(constants)
    for workspace in declaration.workspaces:
        _require_type(workspace.dtype, declaration.source.kind, workspace.place, declaration.fixed_types())
        for axis in workspace.axes:
            axis.require(constants if workspace.zero else known)
    for expression in declaration.where:
        expression.require((*constants, *sizes, *runtime, *LIMITS))
    for expression in declaration.tries:
        expression.require((*constants, *sizes, *runtime, UNITS))
    for expression in declaration.metrics.values():
        expression.require((*sizes, *declaration.types))
    if declaration.alignment:
        declaration.alignment.require(declaration.fixed_types())
    if isinstance(declaration.predict, Expression):
        declaration.predict.require((*sizes, *runtime, *constants, UNITS))


def require_used(declaration: Declaration, tunables: Iterable[Tunable]) -> None:
    """A tunable that nothing reads would be tuned for nothing, which is nearly always a slip."""
    words = declaration.source.words()
    launches = declaration.launches
    expressions = [e for launch in launches for e in (*launch.grid, *launch.block, *launch.cluster)]
    expressions += [launch.shared for launch in launches if launch.shared]
    expressions += [let.value for let in declaration.lets]
    words |= {name for expression in expressions for name in expression.names()}
    words |= {name for line in declaration.workspaces for axis in line.axes for name in axis.names()}
    named = [(each.name, each.place) for each in tunables] + [(let.name, let.place) for let in declaration.lets]
    for name, place in named:
        if name not in words:
            raise place.mistake(f"{name} is not used", "a kernel or a `launch` line names it")


def _one(statements: Mapping[str, list[Statement]], word: str) -> Statement | None:
    found = statements.get(word, [])
    if len(found) > 1:
        raise found[1].place.mistake(f"there is one in line {found[0].place.line} already", "one is the most")
    return found[0] if found else None


def statements_by_word(source: Source) -> dict[str, list[Statement]]:
    by_word: dict[str, list[Statement]] = {}
    for statement in source.statements:
        if statement.place.word not in WORDS:
            raise statement.place.unknown("word", statement.place.word, WORDS)
        by_word.setdefault(statement.place.word, []).append(statement)
    for word in ONCE:
        _one(by_word, word)
    return by_word


def read_alignment(statement: Statement | None) -> Expression | None:
    return parse(statement.text, statement.place) if statement else None


def _require_order(launches: Iterable[LaunchLine]) -> None:
    """Only what comes first meets the kernel ahead in the stream."""
    for number, launch in enumerate(launches):
        if launch.overlap and (number > 0 or launch.cooperative):
            other = "it is cooperative" if launch.cooperative else "another one is launched before it"
            raise launch.place.mistake(f"`overlap`, but {other}", "the first kernel may, if it is not cooperative")


def require_consistent(declaration: Declaration) -> None:
    """What its parts say of each other."""
    _require_distinct(declaration)
    _require_names(declaration)
    _require_order(declaration.launches)


def read_declaration(source: Source) -> Declaration:
    by_word = statements_by_word(source)
    first = Place(source.name, source.statements[0].place.line, "op")
    once = {word: _one(by_word, word) for word in ONCE}
    op, predict, about, align, requires, portable = (once[word] for word in ONCE)
    if op is None:
        raise first.mistake("no line says what the operator is", "// tw: op NAME(a: f32[n], b: f32[n]) -> c: f32[n]")
    signature = read_signature(op.text, op.place)
    types = _types(by_word.get("types", []), source.kind)
    for tensor in signature.tensors:
        _require_type(tensor.dtype, source.kind, op.place, types)
    for needed, form in (("launch", LAUNCH_FORM), ("check", CHECK_FORM)):
        if needed not in by_word:
            raise Place(source.name, op.place.line, needed).mistake(f"no `// tw: {needed}` line", form)
    checks, tolerance = read_checks(by_word["check"])
    declaration = Declaration(
        source=source,
        signature=signature,
        about=about.text if about else "",
        types=types,
        any_types=_any_types(by_word.get("any", []), types),
        tune=_tunables(by_word.get("tune", []), only_integers=False),
        runtime=_tunables(by_word.get("runtime", []), only_integers=True),
        where=tuple(parse(each.text, each.place) for each in by_word.get("where", [])),
        tries=tuple(parse(each.text, each.place) for each in by_word.get("try", [])),
        lets=tuple(_lets(by_word.get("let", []))),
        workspaces=tuple(
            _workspace(part, each.place) for each in by_word.get("workspace", []) for part in split(each.text, ";")
        ),
        launches=tuple(map(_launch, by_word["launch"])),
        checks=checks,
        tolerance=tolerance,
        data=read_data(by_word.get("data", []), signature),
        shapes=(),
        metrics=read_metrics(by_word.get("metric", [])),
        predict=_predict(predict) if predict else None,
        requires=frozenset(split(requires.text)) if requires else frozenset(),
        alignment=read_alignment(align),
        docs=_docs(by_word.get("doc", []), source.name),
        cases=tuple(_cases(by_word.get("case", []), signature)),
        in_place=_in_place(by_word.get("inplace", []), signature),
        given=_given(by_word.get("given", []), signature),
        portable=portable is not None,
    )
    key_sizes = declaration.key_sizes()
    ranges = _ranges(by_word.get("range", []), signature, key_sizes)
    names = _names(by_word.get("names", []), signature, key_sizes)
    declaration = replace(declaration, ranges=ranges, names=names, batch=_batch(by_word.get("batch", []), key_sizes))
    require_consistent(declaration)
    require_used(declaration, (*declaration.tune, *declaration.runtime))
    shapes = _tuples(by_word.get("shapes", []), "size", declaration.key_sizes(), SHAPES_FORM)
    defaults = tuple(_defaults(by_word.get("default", []), declaration.tune))
    return replace(declaration, shapes=tuple(shape for _, shape in shapes), defaults=defaults)
