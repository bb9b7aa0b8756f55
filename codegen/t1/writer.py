"""A plain file, or a T1 search space, as a T1 document: the reverse of reader.py. T1 tells of one problem, so sizes
become numbers; what it has no words for is refused."""

from __future__ import annotations

import ast
import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from math import prod
from pathlib import Path
from typing import Any

from codegen.dtypes import dtype_bytes
from codegen.errors import UsageError
from codegen.layout import extent_of
from codegen.plain.binding import Binding, bindings
from codegen.plain.constant import Constant
from codegen.plain.declaration import COORDINATES, LIMITS, UNITS, WORDS, Declaration, read_declaration
from codegen.plain.expression import Expression, product_of
from codegen.plain.functions import Parameter
from codegen.plain.source import read_source
from codegen.t1.reader import read_t1
from codegen.t1.types import ACCESS_ROLES, ELEMENT_MACROS, LANGUAGES, PARAMETER_TYPES, SCALAR_OF_PARAMETER, VECTOR_TYPES
from codegen.t1.words import AXES

Known = Mapping[str, Any]  # what is a number where a problem is known


def _fraction(node: ast.expr) -> ast.BinOp | None:
    """a / b of ceil(a / b)"""
    match node:
        case ast.Call(func=ast.Name(id="ceil"), args=[ast.BinOp(op=ast.Div()) as quotient]):
            return quotient
    return None


class _AsPython(ast.NodeTransformer):
    """Numbers for what is known, and Python's functions for ours."""

    def __init__(self, expression: Expression, known: Known) -> None:
        self._expression, self._known = expression, known

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return ast.Constant(self._known[node.id]) if node.id in self._known else node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        match node:
            case ast.Call(func=ast.Name(id="bytes"), args=[ast.Name(id=dtype)]):
                return ast.Constant(dtype_bytes(self._known.get(dtype, dtype)))
        quotient = _fraction(node)
        if quotient is not None:
            by = ast.BinOp(
                ast.UnaryOp(ast.USub(), self.visit(quotient.left)), ast.FloorDiv(), self.visit(quotient.right)
            )
            return ast.UnaryOp(ast.USub(), by)
        if isinstance(node.func, ast.Name) and node.func.id == "ceil":
            raise self._expression.place.mistake(f"T1 has no ceil() but that of a quotient: {ast.unparse(node)}")
        return ast.Call(node.func, [self.visit(each) for each in node.args], [])


def _python(expression: Expression, known: Known, node: ast.expr | None = None) -> str:
    for name in expression.names():
        if name in (*LIMITS, UNITS):
            raise expression.place.mistake(
                f"{name} depends on the device", "T1 has words for parameters and numbers only"
            )
    tree = ast.parse(ast.unparse(node or expression.tree), mode="eval").body
    return ast.unparse(ast.fix_missing_locations(_AsPython(expression, known).visit(tree)))


class Writer:
    def __init__(self, lines: Declaration, shape: Mapping[str, int]) -> None:
        self._lines = lines
        self._types = {name: dtypes[0] for name, dtypes in lines.types.items()}
        self._known: dict[str, Any] = {**self._all_sizes(shape), **self._types}
        (self._binding,) = self._single()

    def _single(self) -> tuple[Binding, ...]:
        """What T1 has no word for."""
        lines = self._lines
        (launch, *others) = lines.launches
        refused = [
            *((line.place, "several kernels in a row") for line in others),
            *((line.place, "workspaces") for line in lines.workspaces),
            *((line.place, "values of the host") for line in lines.lets),
            *((line.place, "run-time parameters") for line in lines.runtime),
            *([(launch.place, "cooperative launches")] if launch.cooperative else []),
            *([(launch.place, "clusters")] if any(each.text != "1" for each in launch.cluster) else []),
            *((lines.signature.place, "optional tensors") for tensor in lines.signature.tensors if tensor.optional),
        ]
        for place, what in refused:
            raise place.mistake(f"T1 has no words for {what}")
        found = bindings(lines)
        for parameter in found[0].function.parameters:
            if parameter.name in COORDINATES:
                raise found[0].function.place.mistake(
                    f"it is called for each block ({parameter.name})", "T1 knows C functions that are called once"
                )
        return found

    def _all_sizes(self, shape: Mapping[str, int]) -> dict[str, int]:
        """With strides: a dense tensor's."""
        keys, sizes = self._lines.key_sizes(), dict(shape)
        if missing := [name for name in keys if name not in sizes]:
            raise UsageError(f"--shape: {missing[0]} is missing; the sizes are {', '.join(keys)}")
        if unknown := [name for name in sizes if name not in keys]:
            raise UsageError(f"--shape: unknown size {unknown[0]!r}; valid are {', '.join(keys)}")
        for tensor in self._lines.signature.tensors:
            extents = [extent_of(axis, sizes) for axis in tensor.axes]
            for position, stride in enumerate(tensor.strides):
                sizes.setdefault(stride, prod(extents[position + 1 :]))
        return sizes

    def _parameters(self) -> Iterator[dict[str, Any]]:
        for tunable in self._lines.tune:
            kind = next(
                kind
                for kind, (allowed, _) in PARAMETER_TYPES.items()
                if all(
                    isinstance(each, allowed) and isinstance(each, bool) == (kind == "bool") for each in tunable.values
                )
            )
            yield {"Name": tunable.name, "Type": kind, "Values": str(list(tunable.values))}

    def _conditions(self) -> Iterator[dict[str, Any]]:
        tunables = self._lines.tunables()
        for expression in self._lines.where:
            named = [name for name in expression.names() if name in tunables]
            if named:
                yield {"Expression": _python(expression, self._known), "Parameters": named}
            elif not expression.value(self._known):
                raise expression.place.mistake(
                    f"{expression.text} does not hold for these sizes", "name others: --shape"
                )

    def _size(self, expressions: tuple[Expression, ...]) -> dict[str, str]:
        texts = [_python(each, self._known) for each in expressions]
        return dict(zip(AXES, (*texts, "1", "1"), strict=False))

    def _divided(self, expression: Expression) -> tuple[Any, list[str]]:
        """(size, divisors) of a grid's axis."""
        quotient = _fraction(expression.tree)
        if quotient is None:
            quotient = ast.BinOp(expression.tree, ast.Div(), ast.Constant(1))
        size = _python(expression, self._known, quotient.left)
        tunables = set(self._lines.tunables())
        names = {node.id for node in ast.walk(ast.parse(size)) if isinstance(node, ast.Name)}
        by = [_python(expression, self._known, factor) for factor in product_of(quotient.right)]
        if names & tunables:
            return size, by
        return replace(expression, text=size, tree=quotient.left).integer(self._known), by

    def _argument(self, parameter: Parameter) -> dict[str, Any]:
        lines = self._lines
        tensor = next((each for each in lines.signature.tensors if each.name == parameter.name), None)
        if tensor is None:
            return self._scalar(parameter)
        dtype = self._types.get(tensor.dtype, tensor.dtype)
        kind = next((name for name, found in VECTOR_TYPES.items() if found == (dtype, 1)), None)
        if kind is None:
            raise lines.signature.place.mistake(f"{tensor.name} is of {dtype}, for which T1 has no word")
        access = next(name for name, role in ACCESS_ROLES.items() if role == tensor.role)
        constant = {"zero": 0.0, "one": 1.0}
        data = lines.data.get(tensor.name, "zero" if tensor.role == "out" else "normal")
        number = data.number if isinstance(data, Constant) else constant.get(str(data))
        return {
            "Name": tensor.name,
            "Type": kind,
            "MemoryType": "Vector",
            "AccessType": access,
            "Size": prod(extent_of(axis, self._known) for axis in tensor.axes),
            "FillType": "Random" if number is None else "Constant",
            "FillValue": 1.0 if number is None else number,
            **({} if tensor.role == "in" else {"Output": 1}),
        }

    def _scalar(self, parameter: Parameter) -> dict[str, Any]:
        scalar = next((each for each in self._lines.signature.scalars if each.name == parameter.name), None)
        value = self._known[parameter.name] if scalar is None else scalar.default
        kind = "float" if scalar and scalar.type == "f32" else SCALAR_OF_PARAMETER.get(parameter.value_type, "int64")
        named = {"Name": parameter.name, "Type": kind, "MemoryType": "Scalar", "AccessType": "ReadOnly"}
        return {**named, "FillValue": value}

    def _options(self) -> Iterator[str]:
        """What our macros are to others."""
        for name, dtype in self._types.items():
            if dtype not in ELEMENT_MACROS:
                raise self._lines.signature.place.mistake(
                    f"{name} is {dtype}", f"as a macro T1's readers know the types {', '.join(ELEMENT_MACROS)}"
                )
            yield f"-D{name}={ELEMENT_MACROS[dtype]}"
        if re.search(r"\bTILEWRIGHT\b", self._lines.source.text):
            yield "-DTILEWRIGHT=1"

    def _shared_bytes(self) -> int:
        shared = self._binding.line.shared
        if shared and set(shared.names()) & set(self._lines.tunables()):
            raise shared.place.mistake(f"shared memory is {shared.text}", "T1 knows a number of bytes")
        return shared.integer(self._known) if shared else 0

    def document(self, beside: Path) -> dict[str, Any]:
        """`beside`: the folder that the document is meant for."""
        lines, source = self._lines, self._lines.source
        function, launch = self._binding.function, self._binding.line
        divided = [self._divided(axis) for axis in launch.grid]
        language = next(name for name, kind in LANGUAGES.items() if kind == source.kind)
        name = lines.signature.name
        return {
            "General": {"BenchmarkName": name, "OutputFormat": "JSON"},
            "ConfigurationSpace": {
                "TuningParameters": list(self._parameters()),
                "Conditions": list(self._conditions()),
            },
            "KernelSpecification": {
                "Language": language,
                "CompilerOptions": [*self._options(), *lines.flags],
                "BenchmarkName": name,
                "KernelName": function.name,
                "KernelFile": os.path.relpath(source.text_path.resolve(), beside.resolve()),
                "GlobalSizeType": "CUDA",
                "LocalSize": self._size(launch.block),
                "GlobalSize": self._size(launch.grid),
                "ProblemSize": [size for size, _ in divided],
                **{f"GridDiv{axis}": by for axis, (_, by) in zip(AXES, divided, strict=False)},
                "SharedMemory": self._shared_bytes(),
                "Arguments": [self._argument(parameter) for parameter in function.parameters],
            },
        }


def written(path: Path, shape: Mapping[str, int], beside: Path) -> dict[str, Any]:
    """`shape`: empty for the file's own first one."""
    lines = read_t1(path) if path.suffix == ".json" else read_declaration(read_source(path, WORDS))
    if not shape and not lines.shapes:
        raise UsageError(f"--shape is missing: T1 tells of one problem, and {path} names no `shapes`")
    return Writer(lines, shape or lines.shapes[0]).document(beside)
