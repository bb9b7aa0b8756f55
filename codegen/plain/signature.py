"""The line that says what an operator is: `softmax(x: T[rows:ldx, cols], scale: f32 = 1) -> y: T[rows, cols]`."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass

from codegen.errors import CodegenError
from codegen.formula import formula
from codegen.launch_words import SCALAR_TYPES
from codegen.plain.expression import parse, split
from codegen.plain.mistake import Place

OP = re.compile(r"^(?P<name>\w+)\s*\((?P<inputs>.*?)\)\s*(?:->\s*(?P<outputs>.*))?$", re.DOTALL)
ARGUMENT = re.compile(
    r"^(?P<name>\w+)\s*(?P<optional>\?)?\s*:\s*(?P<inout>inout\s+)?(?P<dtype>\w+(?:\s*\|\s*\w+)*)\s*"
    r"(?:\[(?P<axes>.*)\])?\s*(?:=\s*(?P<default>[^\]]+))?$"
)
FORM = "valid is NAME(a: f32[rows, cols], b: inout f32[cols], alpha: f32 = 1) -> c: f32[rows, cols]"
AXIS_FORM = "valid are a size, a number from 1, or what follows from sizes by + - * // %, ceil(a / b), min(), max()"
NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*")


@dataclass(frozen=True)
class TensorArgument:
    name: str
    role: str  # in | out | inout
    dtype: str  # a data type, or a name of `types`
    axes: tuple[str | int, ...]
    strides: tuple[str, ...]
    optional: bool


@dataclass(frozen=True)
class ScalarArgument:
    name: str
    type: str  # f32 | i32
    default: float
    values: tuple[str, ...] = ()  # names of 0, 1, ...


@dataclass(frozen=True)
class Signature:
    place: Place
    text: str
    name: str
    tensors: tuple[TensorArgument, ...]
    scalars: tuple[ScalarArgument, ...]


def require_name(name: str, place: Place, what: str) -> str:
    if not NAME.fullmatch(name):
        raise place.mistake(f"{what} {name!r} is no name", "valid are a letter, then letters, digits and _")
    return name


def _axis(text: str, argument: str, place: Place) -> str | int:
    """A number, or an expression of sizes."""
    expression = parse(text, place)
    try:
        (first, *others) = formula(text)
    except CodegenError:
        raise place.mistake(f"axis {text!r} of {argument}", AXIS_FORM) from None
    if isinstance(first, int) and not others:
        if first < 1:
            raise place.mistake(f"axis {text!r} of {argument}", AXIS_FORM)
        return first
    for size in expression.names():
        require_name(size, place, "size")
    return ast.unparse(expression.tree)


def _axes(text: str, argument: str, place: Place) -> tuple[tuple[str | int, ...], tuple[str, ...]]:
    if not text.strip():
        raise place.mistake(f"{argument} has no axes", f"{argument}: f32[1] has one element; a scalar has no brackets")
    parts = [part.partition(":") for part in split(text)]
    axes = tuple(_axis(axis, argument, place) for axis, _, _ in parts)
    strides = [require_name(stride.strip(), place, "stride") if colon else "" for _, colon, stride in parts]
    if not any(strides):
        return axes, ()
    if not all(strides[:-1]):
        raise place.mistake(
            f"{argument} has strides of some axes only",
            "valid are strides of none, of all, or of all but the last axis",
        )
    return axes, tuple(stride for stride in strides if stride)


def _argument(text: str, is_output: bool, place: Place) -> TensorArgument | ScalarArgument:
    match = ARGUMENT.match(text)
    if match is None:
        raise place.mistake(f"argument {text!r} is not understood", FORM)
    name = require_name(match["name"], place, "argument")
    if "|" in match["dtype"]:
        return _named_values(name, match, is_output, place)
    if match["axes"] is None:
        if is_output:
            raise place.mistake(f"output {name} has no axes", f"one number is {name}: {match['dtype']}[1]")
        if match["dtype"] not in SCALAR_TYPES:
            raise place.unknown(f"type of scalar {name}", match["dtype"], SCALAR_TYPES)
        if match["inout"] or match["optional"]:
            raise place.mistake(f"scalar {name} is {'inout' if match['inout'] else 'optional'}", "only tensors can be")
        default = parse(match["default"] or "1", place).value({})
        if isinstance(default, bool) or not isinstance(default, int | float):
            raise place.mistake(f"default of {name} is {default!r}", "valid is a number")
        if match["dtype"] == "i32" and not (isinstance(default, int) and -(2**31) <= default < 2**31):
            raise place.mistake(f"default of {name} is {default!r}", "valid is a whole number of 32 bits")
        return ScalarArgument(name, match["dtype"], default)
    if match["default"]:
        raise place.mistake(
            f"tensor {name} has a default", "only scalars have; what lies in tensors says `// tw: data`"
        )
    role = "inout" if match["inout"] else "out" if is_output else "in"
    axes, strides = _axes(match["axes"], name, place)
    return TensorArgument(name, role, match["dtype"], axes, strides, bool(match["optional"]))


def _named_values(name: str, match: re.Match[str], is_output: bool, place: Place) -> ScalarArgument:
    """`activation: silu | gelu = gelu`: a number, of which each value has a name; the first one unless said."""
    values = tuple(require_name(each.strip(), place, f"value of {name}") for each in match["dtype"].split("|"))
    if match["axes"] is not None or match["inout"] or match["optional"] or is_output:
        raise place.mistake(f"{name} is one of {', '.join(values)}", f"only a scalar can be: {name}: {match['dtype']}")
    if len(set(values)) < len(values):
        raise place.mistake(f"{name} has two values of one name", "each has a name of its own")
    default = (match["default"] or values[0]).strip()
    if default not in values:
        raise place.unknown(f"value of {name}", default, values)
    return ScalarArgument(name, "i32", values.index(default), values)


def read_signature(text: str, place: Place) -> Signature:
    match = OP.match(text)
    if match is None:
        raise place.mistake(f"{text!r} is not understood", FORM)
    name = require_name(match["name"], place, "op")
    given = [(part, False) for part in split(match["inputs"]) if match["inputs"].strip()]
    given += [(part, True) for part in split(match["outputs"] or "") if match["outputs"]]
    arguments = [_argument(part, is_output, place) for part, is_output in given]
    names = [argument.name for argument in arguments]
    if twice := next((each for each in names if names.count(each) > 1), None):
        raise place.mistake(f"argument {twice} is declared twice", "each has a name of its own")
    tensors = tuple(argument for argument in arguments if isinstance(argument, TensorArgument))
    if all(tensor.role == "in" for tensor in tensors):
        raise place.mistake("nothing is written", f"name an output behind ->, or say `inout`: {FORM}")
    scalars = tuple(argument for argument in arguments if isinstance(argument, ScalarArgument))
    return Signature(place, text, name, tensors, scalars)
