"""What the `// tw: check` lines of a file say is right, as the reference of its OpSpec."""

from __future__ import annotations

import importlib.util
import traceback
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from codegen.model import CompiledReference
from codegen.plain.constant import Constant
from codegen.plain.declaration import CHECK_FORM, CheckLine, Declaration
from codegen.plain.numpy_expression import NumpyReference, parse_numpy
from codegen.python_reference import require_names

# What a function that predicts can ask for besides.
MODEL_FACTS = ("units", "device", "limits", "roofline_us")


def _known(declaration: Declaration) -> tuple[str, ...]:
    """What a reference can ask for: codegen/python_reference.py gives it."""
    inputs = [tensor.name for tensor in declaration.signature.tensors if tensor.role != "out"]
    return (*inputs, *declaration.sizes(), *(scalar.name for scalar in declaration.signature.scalars))


def _beside(declaration: Declaration, check: CheckLine) -> Path:
    path = declaration.source.path.parent / check.file
    if not path.is_file():
        raise check.place.mistake(f"no file {path}", "it lies beside the kernel's file")
    return path


def _function_of(path: Path, check: CheckLine) -> Callable[..., Any]:
    spec = importlib.util.spec_from_file_location(f"tilewright_reference_{path.stem}", path)
    assert spec is not None and spec.loader is not None, path  # what ends in .py has a loader
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:  # a user's file may fail in any way; its line is what helps
        lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == str(path)]
        line = error.lineno if isinstance(error, SyntaxError) else lines[-1] if lines else 1
        raise check.place.mistake(f"{path}:{line}: {type(error).__name__}: {error}") from error
    function: Any = getattr(module, check.function, None)
    if not callable(function):
        names = [name for name, value in vars(module).items() if callable(value) and not name.startswith("_")]
        raise check.place.unknown(f"function of {check.file}", check.function, names)
    found: Callable[..., Any] = function
    return found


def model_of(declaration: Declaration, line: CheckLine) -> Callable[..., Any]:
    """The function that predicts, of those that are known where a kernel is ranked."""
    model = _function_of(_beside(declaration, line), line)
    scalars = (*declaration.values(), *declaration.tunables(), *declaration.types)
    require_names(model, f"what predicts {declaration.signature.name}", (*scalars, *MODEL_FACTS))
    return model


def makers_of(declaration: Declaration, attributes: Iterable[str]) -> dict[str, Callable[..., Any]]:
    """The functions that make tensors' data, of those that have one."""
    scalars = (scalar.name for scalar in declaration.signature.scalars)
    valid = ("rng", "shape", *declaration.sizes(), *scalars, *attributes)
    makers: dict[str, Callable[..., Any]] = {}
    for tensor, data in declaration.data.items():
        if isinstance(data, Constant):
            makers[tensor] = data
        elif isinstance(data, CheckLine):
            makers[tensor] = _function_of(_beside(declaration, data), data)
            require_names(makers[tensor], f"what makes {tensor} of {declaration.signature.name}", valid)
    return makers


def reference_of(declaration: Declaration) -> CompiledReference | Callable[..., Any] | None:
    """None: the first candidate says what is right."""
    checks = declaration.checks
    if len(checks) > 1 and (whole := next((check for check in checks if not check.output), None)):
        says = "the first candidate" if whole.is_first else "a function"
        raise checks[1].place.mistake(f"{says} says what is right already", "one is the most")
    if checks[0].is_first:
        return None
    if in_file := next((check for check in checks if check.file), None):
        path = _beside(declaration, in_file)
        is_header = path.suffix == ".h"
        return CompiledReference(in_file.file, in_file.function) if is_header else _function_of(path, in_file)
    outputs = [tensor.name for tensor in declaration.signature.tensors if tensor.role != "in"]
    expressions = {}
    for check in checks:
        if check.output not in outputs:
            raise check.place.unknown("output", check.output, outputs)
        if check.output in expressions:
            raise check.place.mistake(f"{check.output} is said twice", "one expression says what an output is")
        expressions[check.output] = parse_numpy(check.expression, check.place, _known(declaration))
    if missing := next((output for output in outputs if output not in expressions), None):
        raise checks[0].place.mistake(f"nothing says what {missing} is", CHECK_FORM)
    ordered = {output: expressions[output] for output in outputs}
    return NumpyReference(ordered, _known(declaration))
