"""A T1 search space and the kernel that it names, as the Declaration that a plain file's lines would be. What it says
beyond that is refused, but for what other options say here: `Search`, `Budget`, `Device`, `General`.

T1 tells of one problem. So its sizes are exact: no other ones are served, or tried as edge cases. Nor does it tell what
is right: `// tw:` lines in the kernel's file may (TAKEN), which other tuners take for comments. Without a `check` line
the candidates are compared with the first one."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from math import prod
from pathlib import Path
from typing import Any

from codegen.model import OpSpec
from codegen.plain.constant import Constant
from codegen.plain.declaration import (
    WORDS,
    CheckLine,
    Data,
    Declaration,
    LaunchLine,
    Tunable,
    read_alignment,
    read_checks,
    read_data,
    read_metrics,
    require_consistent,
    require_used,
    statements_by_word,
)
from codegen.plain.expression import Expression, parse, split
from codegen.plain.functions import Function, Parameter, function_named, kernels
from codegen.plain.operator import PlainOperator
from codegen.plain.signature import ScalarArgument, Signature, TensorArgument, require_name
from codegen.plain.source import Source, Statement, kernels_named_by
from codegen.t1.node import Node, read_json
from codegen.t1.python_value import python_value
from codegen.t1.types import (
    ACCESS_ROLES,
    FILL_TYPES,
    INTEGER_SCALARS,
    LANGUAGES,
    PARAMETER_TYPES,
    VECTOR_TYPES,
)
from codegen.t1.words import (
    ARGUMENT,
    AXES,
    CONDITION,
    CONFIGURATION_SPACE,
    DOCUMENT,
    KERNEL_SPECIFICATION,
    PARAMETER,
    SIZE,
)

# Of the `// tw:` lines in the kernel's file; those of one with an `op` line speak of the tensors that this line says.
TAKEN = ("about", "check", "data", "metric", "align", "requires")
SAFE_TEXT = re.compile(r"[A-Za-z0-9_.+-]+")  # a value: it becomes part of a file's name
DEFINED = "kernel_tuner"  # a macro that tells kernels of Kernel Tuner's users who compiles them
MOST_ELEMENTS = 1 << 40
INT32 = (-(1 << 31), (1 << 31) - 1)
KEPT_OPTION = re.compile(r"-D\w+(=.*)?|-{1,2}(use_fast_math|maxrregcount=\d+|lineinfo)|-f[\w-]+(=[\w-]+)?")
NEEDLESS_OPTION = re.compile(r"-{1,2}std=.*|-O[0-3]|-W.*")  # text is C++20 here, and optimised


# ------------------------------------------------------------------------------------------------------------ the space


def _values(parameter: Node) -> tuple[Any, ...]:
    node, kind = parameter.member("Values"), parameter.member("Type").one_of(tuple(PARAMETER_TYPES))
    values: Any = node.value if isinstance(node.value, list) else python_value(node.text(), node.place, {})
    if not isinstance(values, list) or not values:
        raise node.mistake(f"{values!r:.60} is no list of values", "valid is [1, 2, 4]")
    allowed, what = PARAMETER_TYPES[kind]
    for value in values:
        if not isinstance(value, allowed) or isinstance(value, bool) != (kind == "bool"):
            raise node.mistake(f"{value!r:.60} is no {kind}", f"valid are {what}")
        if isinstance(value, str) and not SAFE_TEXT.fullmatch(value):
            raise node.mistake(f"{value!r:.60}", "valid are letters, digits and _ . + - of a string's value")
    if kind == "uint" and min(values) < 0:
        raise node.mistake(f"{min(values)} is no uint", f"valid are {what}")
    return tuple(dict.fromkeys(map(float, values) if kind == "float" else values))


def _tunables(space: Node) -> tuple[Tunable, ...]:
    found: list[Tunable] = []
    for parameter in space.member("TuningParameters").elements():
        parameter.object(*PARAMETER)
        name = parameter.member("Name")
        require_name(name.text(), name.place, "parameter")
        found.append(Tunable(parameter.place, name.text(), _values(parameter)))
    return tuple(found)


def _conditions(space: Node, tunables: Sequence[str]) -> Iterator[Expression]:
    conditions = space.get("Conditions")
    for condition in conditions.elements() if conditions else ():
        node = condition.object(*CONDITION).member("Expression")
        expression = parse(node.text(), node.place)
        expression.require(tunables)
        yield expression


# ----------------------------------------------------------------------------------------------------------- the launch


def _texts(node: Node | None) -> tuple[str, ...]:
    """Of x, y, z."""
    return tuple(axis.expression() for axis in map(node.get, AXES) if axis) if node else ()


def _problem_size(kernel: Node) -> tuple[str, ...]:
    node = kernel.get("ProblemSize")
    if node is None:
        return ()
    if not isinstance(node.value, list):
        return (node.expression(),)
    if not 1 <= len(node.value) <= len(AXES):
        raise node.mistake(f"it has {len(node.value)} axes", "valid are 1 to 3")
    return tuple(axis.expression() for axis in node.elements())


def _divisors(kernel: Node, axis: str, tunables: Sequence[str]) -> list[str]:
    """What the problem's size is divided by, for a grid: as Kernel Tuner, the block's length where nothing is said."""
    node = kernel.get(f"GridDiv{axis}")
    if node is None or not node.value:
        usual = f"block_size_{axis.lower()}"
        return [usual] if usual in tunables else []
    if isinstance(node.value, str):
        return [node.text()]
    return [each.expression() for each in node.elements()]


def _grid(kernel: Node, tunables: Sequence[str]) -> tuple[Expression, ...]:
    kind = kernel.get("GlobalSizeType")
    counts_threads = kind is not None and kind.one_of(("CUDA", "OpenCL", "Vulkan")) == "OpenCL"
    if sizes := _problem_size(kernel):
        place = kernel.member("ProblemSize").place
        texts = []
        for axis, size in zip(AXES, sizes, strict=False):
            divisors = " * ".join(f"({each})" for each in _divisors(kernel, axis, tunables))
            texts.append(f"ceil(({size}) / ({divisors or 1}))")
        return tuple(parse(text, place) for text in texts)
    node = kernel.member("GlobalSize").object(*SIZE)
    blocks = _texts(node)
    if counts_threads:
        threads = (*_texts(kernel.member("LocalSize").object(*SIZE)), "1", "1")
        blocks = tuple(f"ceil(({size}) / ({by}))" for size, by in zip(blocks, threads, strict=False))
    return tuple(parse(text, node.place) for text in blocks)


def _launch(kernel: Node, tunables: Sequence[str], is_called_once: bool) -> LaunchLine:
    block = kernel.member("LocalSize").object(*SIZE)
    shared = kernel.get("SharedMemory")
    line = LaunchLine(
        kernel.place,
        kernel.member("KernelName").text(),
        grid=(parse("1", kernel.place),) if is_called_once else _grid(kernel, tunables),
        block=tuple(parse(text, block.place) for text in _texts(block)),
        cluster=(parse("1", kernel.place),),
        shared=parse(str(shared.integer(0, 1 << 30)), shared.place) if shared and shared.value else None,
        cooperative=False,
        overlap=False,
    )
    for expression in (*line.grid, *line.block):
        expression.require(tunables)
    return line


# -------------------------------------------------------------------------------------------------------- the arguments


class Sizes:
    """Lengths of tensors: products of the problem's sizes where they are, so that records say which problem it is."""

    def __init__(self, kernel: Node, tunables: Sequence[Tunable]) -> None:
        sizes = [int(text) if text.isdigit() else text for text in _problem_size(kernel)]
        self._names = {tunable.name: list(tunable.values) for tunable in tunables} | {"ProblemSize": sizes}
        named = zip(("problem_x", "problem_y", "problem_z"), sizes, strict=False)
        self._known = {name: size for name, size in named if isinstance(size, int) and size > 1}
        self.used: dict[str, int] = {}

    def axes(self, vector: Node, elements_each: int) -> tuple[str | int, ...]:
        node = vector.get("Size")
        if node is None:
            raise vector.mistake("Size is missing", "a vector has as many elements as it says")
        length = node.value if isinstance(node.value, int) else python_value(node.text(), node.place, self._names)
        length = replace(node, value=length).integer(1, MOST_ELEMENTS) * elements_each
        whole = tuple(reversed(self._known))
        for names in (whole, *((name,) for name in self._known)):
            if names and prod(self._known[name] for name in names) == length:
                self.used |= {name: self._known[name] for name in names}
                return names
        return (length,)

    def name_one(self, length: int) -> str:
        """Where no tensor is as long as the problem."""
        self.used["length"] = length
        return "length"


def _scalar(argument: Node, parameter: Parameter) -> ScalarArgument:
    kind, value = argument.member("Type"), argument.get("FillValue")
    valid = ("float", *INTEGER_SCALARS)
    if kind.text() not in valid:
        raise kind.place.unknown("type of a scalar", kind.text(), valid)
    if value is None:
        raise argument.mistake("FillValue is missing", "it is the scalar's value")
    if kind.text() == "float":
        return ScalarArgument(parameter.name, "f32", value.number())
    return ScalarArgument(parameter.name, "i32", value.integer(*INT32))


def _role(argument: Node, parameter: Parameter) -> str:
    """What T1 leaves open the kernel's parameter tells."""
    if access := argument.get("AccessType"):
        return ACCESS_ROLES[access.one_of(tuple(ACCESS_ROLES))]
    output = argument.get("Output")
    return "inout" if (output and output.value) or not parameter.points_to_const else "in"


def _data(argument: Node, dtype: str) -> Data:
    fill = argument.get("FillType")
    kind = fill.one_of(FILL_TYPES) if fill else "Random"
    if kind == "Random":
        return "small_int" if dtype == "i32" else "normal"
    value = argument.get("FillValue")
    number = float(value.number()) if value else 0.0
    place = (value or argument).place
    return {0.0: "zero", 1.0: "one"}.get(number) or Constant(number, f"{place.file}: {place.word}")


def _tensor(argument: Node, parameter: Parameter, sizes: Sizes) -> TensorArgument:
    kind = argument.member("Type")
    if kind.text() not in VECTOR_TYPES:
        raise kind.place.unknown("type of a vector", kind.text(), tuple(VECTOR_TYPES))
    dtype, elements = VECTOR_TYPES[kind.text()]
    if (memory := argument.get("MemType")) and memory.one_of(("Global", "Constant")) == "Constant":
        raise memory.mistake("a kernel's __constant__ memory can't be filled", "make it a parameter: const float* NAME")
    return TensorArgument(
        parameter.name, _role(argument, parameter), dtype, sizes.axes(argument, elements), (), optional=False
    )


def _arguments(kernel: Node, function: Function) -> Iterator[tuple[Node, Parameter]]:
    node = kernel.get("Arguments")
    arguments = list(node.elements()) if node else []
    if len(arguments) != len(function.parameters):
        names = ", ".join(parameter.name for parameter in function.parameters)
        raise (node or kernel).mistake(
            f"there are {len(arguments)} arguments, and the parameters of {function.name} are {names}",
            "each has one, in their order",
        )
    for argument, parameter in zip(arguments, function.parameters, strict=True):
        argument.object(*ARGUMENT)
        yield argument, parameter


def _signature(kernel: Node, function: Function, sizes: Sizes) -> tuple[Signature, dict[str, Data]]:
    tensors: list[TensorArgument] = []
    scalars: list[ScalarArgument] = []
    data: dict[str, Data] = {}
    for argument, parameter in _arguments(kernel, function):
        if argument.member("MemoryType").one_of(("Vector", "Scalar")) == "Scalar":
            scalars.append(_scalar(argument, parameter))
            continue
        tensor = _tensor(argument, parameter, sizes)
        tensors.append(tensor)
        if tensor.role != "out":
            data[tensor.name] = _data(argument, tensor.dtype)
    outputs = [tensor for tensor in tensors if tensor.role != "in"]
    if not outputs:
        place = kernel.get("Arguments") or kernel
        raise place.mistake("nothing is written", "an output has AccessType WriteOnly or ReadWrite")
    if not sizes.used:
        named = replace(outputs[0], axes=(sizes.name_one(int(str(outputs[0].axes[0]))),))
        tensors[tensors.index(outputs[0])] = named
    name = kernel.member("KernelName")
    require_name(name.text(), name.place, "kernel")
    text = f"{name.text()} of {function.place.file.rsplit('/', 1)[-1]}"
    return Signature(name.place, text, name.text(), tuple(tensors), tuple(scalars)), data


# ------------------------------------------------------------------------------------------------------------ the whole


def _source(document: Path, kernel: Node) -> Source:
    language = kernel.member("Language")
    if language.text() not in LANGUAGES:
        raise language.place.unknown("language", language.text(), tuple(LANGUAGES))
    node = kernel.member("KernelFile")
    path = document.parent / node.text()
    if not path.is_file():
        raise node.mistake(f"no file {path}", f"it is named from {document.parent}, where the T1 file lies")
    return kernels_named_by(document, LANGUAGES[language.text()], path, WORDS)


def _function(source: Source, kernel: Node) -> Function:
    node = kernel.member("KernelName")
    name = node.text()
    if source.kind == "cpu":
        function = function_named(source, name)
        if function is None:
            raise node.mistake(f"no function `void {name}(...)` in {source.name}", "name one of the file")
        return function
    found = kernels(source)
    if name not in found:
        raise node.place.unknown(f"kernel of {source.name}", name, found)
    return found[name]


def _options(kernel: Node) -> Iterator[str]:
    node = kernel.get("CompilerOptions")
    for option in node.elements() if node else ():
        text = option.text()
        if KEPT_OPTION.fullmatch(text):
            yield text
        elif not NEEDLESS_OPTION.fullmatch(text):
            raise option.mistake(
                f"option {text!r:.60}", "valid are -DNAME=VALUE, -use_fast_math, -maxrregcount=N, -lineinfo, -f...; "
                "headers are found beside the T1 file"
            )  # fmt: skip


def _defines(source: Source, kernel: Node, tunables: Sequence[str]) -> dict[str, Expression]:
    """What a kernel may ask for besides the parameters, as far as it does."""
    words = set(re.findall(r"\w+", source.text))
    block = kernel.member("LocalSize")
    lengths = dict(zip(("block_size_x", "block_size_y", "block_size_z"), (*_texts(block), "1", "1"), strict=False))
    wanted = {DEFINED: "1"} | {name: text for name, text in lengths.items() if name not in tunables}
    return {name: parse(text, block.place) for name, text in wanted.items() if name in words}


def _exactly(sizes: Mapping[str, int], kernel: Node) -> Iterator[Expression]:
    place = (kernel.get("ProblemSize") or kernel).place
    for name, length in sizes.items():
        yield parse(f"{name} >= {length}", place)
        yield parse(f"{name} <= {length}", place)


def _taken(source: Source) -> dict[str, list[Statement]]:
    lines = statements_by_word(source)
    for word, (statement, *_) in lines.items():
        if word not in TAKEN and "op" not in lines:
            raise statement.place.mistake("T1 says it", f"beside it are {', '.join(TAKEN)}")
    return {} if "op" in lines else lines


def _text_of(statements: Mapping[str, Sequence[Statement]], word: str) -> str:
    return statements[word][0].text if word in statements else ""


def read_t1(path: Path) -> Declaration:
    document = read_json(path).object(*DOCUMENT)
    kernel = document.member("KernelSpecification").object(*KERNEL_SPECIFICATION)
    space = document.member("ConfigurationSpace").object(*CONFIGURATION_SPACE)
    source = _source(path, kernel)
    function = _function(source, kernel)
    tune = _tunables(space)
    names = [tunable.name for tunable in tune]
    sizes = Sizes(kernel, tune)
    signature, data = _signature(kernel, function, sizes)
    lines = _taken(source)
    checks, tolerance = read_checks(lines.get("check", []))
    constants = {scalar.name: scalar.default for scalar in signature.scalars}
    metrics = read_metrics(lines.get("metric", []))
    declaration = Declaration(
        source=source,
        signature=signature,
        about=_text_of(lines, "about"),
        types={},
        tune=tune,
        runtime=(),
        where=(*_conditions(space, names), *_exactly(sizes.used, kernel)),
        lets=(),
        workspaces=(),
        launches=(_launch(kernel, names, is_called_once=_is_called_once(source, function)),),
        checks=checks or (CheckLine(kernel.place, is_first=True),),
        tolerance=tolerance,
        data={**data, **read_data(lines.get("data", []), signature)},
        shapes=(),
        metrics={name: parse(each.substituted(constants), each.place) for name, each in metrics.items()},
        requires=frozenset(split(text)) if (text := _text_of(lines, "requires")) else frozenset(),
        alignment=read_alignment(next(iter(lines.get("align", [])), None)),
        defines=_defines(source, kernel, names),
        flags=tuple(_options(kernel)),
    )
    require_consistent(declaration)
    if '#include "' not in source.text:  # a header may read what the kernel's file does not
        require_used(declaration, [tunable for tunable in tune if len(tunable.values) > 1])
    return replace(declaration, shapes=({name: sizes.used[name] for name in declaration.key_sizes()},))


def _is_called_once(source: Source, function: Function) -> bool:
    """As Kernel Tuner calls C; functions that ask where in the grid they are called are called for each block."""
    return source.kind == "cpu" and not any(each.name.startswith("block_") for each in function.parameters)


def read_t1_op(path: Path) -> OpSpec:
    return PlainOperator(read_t1(path)).op()
