"""Functions of the user's in Python, references (OpSpec.reference) and makers of data (Fill.make): of which arguments,
from which text, and what they say of a case. The manifest names them; reference_server.py calls them. NumPy is needed
only to call one."""

from __future__ import annotations

import hashlib
import inspect
import math
import struct
import sysconfig
import traceback
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import CodeType
from typing import Any

from codegen.layout import layout_of
from codegen.model import CodegenError, OpSpec, Problem, Scalar, Tensor

OWN_FOLDER = Path(__file__).resolve().parent
TREES_OPS = OWN_FOLDER.parent / "templates"


def where(function: Callable[..., Any]) -> str:
    """FILE:LINE of the user's text."""
    code = getattr(inspect.unwrap(function), "__code__", None)
    if isinstance(code, CodeType):
        return f"{code.co_filename}:{code.co_firstlineno}"
    return str(getattr(function, "where", repr(function)))


def digest(function: Callable[..., Any]) -> str:
    """Of the text that decides what the function computes: all of its file, for it may call what stands beside it.
    Other callable objects have it in their `repr`."""
    code = getattr(inspect.unwrap(function), "__code__", None)
    path = Path(code.co_filename) if isinstance(code, CodeType) else None
    text = path.read_bytes() if path is not None and path.is_file() else repr(function).encode()
    return hashlib.blake2b(text, digest_size=16).hexdigest()


def _numbers_of(op: OpSpec) -> tuple[str, ...]:
    """What any function can ask for by name."""
    return tuple(member.name for members in (op.sizes, op.scalars, op.attributes) for member in members)


def require_names(function: Callable[..., Any], what: str, valid: Sequence[str]) -> None:
    """Whether a function asks only for what it can be given."""
    for name, parameter in inspect.signature(function).parameters.items():
        if parameter.kind is inspect.Parameter.VAR_KEYWORD:
            continue
        if parameter.kind in (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.POSITIONAL_ONLY):
            raise CodegenError(f"{where(function)}: parameter {name} of {what}: give names only")
        if name not in valid and parameter.default is inspect.Parameter.empty:
            raise CodegenError(
                f"{where(function)}: parameter {name} of {what} is nothing of the operator; valid are "
                f"{', '.join(valid)}"
            )


def require_maker(op: OpSpec, tensor: Tensor, make: Callable[..., Any]) -> None:
    require_names(make, f"what makes {tensor.name} of {op.name}", ("rng", "shape", *_numbers_of(op)))


def require_callable(op: OpSpec, origin: str) -> None:
    """Whether the op's reference can be called at all, before anything is compiled for it."""
    if op.reference is None:
        return
    if not callable(op.reference):
        raise CodegenError(f"{origin}: reference of {op.name} is {op.reference!r}; valid is a function or None")
    inputs = [tensor.name for tensor in op.tensors if tensor.role != "out"]
    require_names(op.reference, f"{op.name}'s reference", (*inputs, *_numbers_of(op)))


def _wanted(function: Callable[..., Any], given: Mapping[str, Any]) -> dict[str, Any]:
    parameters = inspect.signature(function).parameters
    takes_all = any(each.kind is inspect.Parameter.VAR_KEYWORD for each in parameters.values())
    return {name: value for name, value in given.items() if takes_all or name in parameters}


class UserFault(CodegenError):
    """What is wrong with the user's function, as one line: FILE:LINE: what."""


def _is_users(file: str) -> bool:
    """Whether somebody who calls the operator wrote it: neither codegen nor a library."""
    libraries = {sysconfig.get_path(name) for name in ("stdlib", "platstdlib", "purelib", "platlib")}
    path = Path(file)
    return not (
        file.startswith("<")
        or path.resolve().is_relative_to(OWN_FOLDER)
        or any(path.is_relative_to(each) for each in libraries)
        or "site-packages" in path.parts
        or "dist-packages" in path.parts
    )


def _users_place(error: BaseException) -> str | None:
    """The innermost one that the user wrote."""
    frames = traceback.extract_tb(error.__traceback__)
    return next((f"{f.filename}:{f.lineno}" for f in reversed(frames) if _is_users(f.filename)), None)


def _fault_at(place: str, error: BaseException) -> UserFault:
    message = " ".join(str(error).split())
    return UserFault(f"{place}: {type(error).__name__}{f': {message}' if message else ''}")


def fault_of(function: Callable[..., Any], error: BaseException) -> UserFault:
    return _fault_at(_users_place(error) or where(function), error)


def fault_in_own(error: Exception) -> UserFault | None:
    """Of what any function of an operator that is no part of the tree threw; None: it is no such one."""
    place = _users_place(error)
    if place is None or Path(place.rpartition(":")[0]).resolve().is_relative_to(TREES_OPS):
        return None
    return _fault_at(place, error)


def call(function: Callable[..., Any], arguments: Mapping[str, Any]) -> Any:
    """The function of those of the arguments that it asks for."""
    try:
        return function(**_wanted(function, arguments))
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # also SystemExit: who calls us goes on
        raise fault_of(function, error) from error


def _numbers(op: OpSpec, problem: Problem) -> dict[str, Any]:
    scalars = {scalar.name: _as_stored(scalar, problem.scalars[scalar.name]) for scalar in op.scalars}
    return {**problem.attributes, **problem.sizes, **scalars}


def arguments_of(op: OpSpec, problem: Problem, tensors: Mapping[str, Any]) -> dict[str, Any]:
    """A reference's. Tensors that are not given are None."""
    inputs = {tensor.name: tensors.get(tensor.name) for tensor in op.tensors if tensor.role != "out"}
    return {**_numbers(op, problem), **inputs}


def _as_stored(scalar: Scalar, value: float) -> float:
    """What a kernel gets of it."""
    stored: float = struct.unpack("f", struct.pack("f", value))[0] if scalar.type == "f32" else int(value)
    return stored


def _text(extents: tuple[int, ...]) -> str:
    return f"[{', '.join(map(str, extents))}]"


def _by_output(op: OpSpec, names: list[str], result: Any) -> dict[str, Any]:
    """What a function returned, by output: it is an array, or several in the outputs' order, or named."""
    assert op.reference is not None
    place = where(op.reference)
    if isinstance(result, Mapping):
        if set(result) != set(names):
            got = ", ".join(map(str, result)) or "nothing"
            raise UserFault(f"{place}: it returns {got}; the outputs of {op.name} are {', '.join(names)}")
        return dict(result)
    several = result if isinstance(result, tuple) else (result,)
    if len(several) != len(names):
        raise UserFault(
            f"{place}: it returns {len(several)} arrays; {op.name} has {len(names)} outputs: {', '.join(names)}"
        )
    return dict(zip(names, several, strict=True))


def results(op: OpSpec, problem: Problem, elements: Mapping[str, int], tensors: Mapping[str, Any]) -> Any:
    """The f64 results of a case: of all outputs, dense, in their order, as one array. `tensors`: arrays by name;
    `elements`: of all buffers."""
    import numpy as np

    assert op.reference is not None
    place = where(op.reference)
    with np.errstate(all="ignore"):
        returned = call(op.reference, arguments_of(op, problem, tensors))
    views = op.outputs(problem)
    found = _by_output(op, [view.tensor for view in views], returned)
    parts = []
    for view in views:
        array = np.asarray(found[view.tensor])
        if array.dtype.kind not in "biuf":
            raise UserFault(f"{place}: {view.tensor} is of {array.dtype}; valid are arrays of real numbers")
        tensor = next(tensor for tensor in op.tensors if tensor.name == view.tensor)
        extents = tuple(view.extents)
        whole = layout_of(tensor, problem, elements[tensor.name]).extents  # may have other axes than what is checked
        if array.shape not in (extents, whole, ()) or array.size != math.prod(extents):
            raise UserFault(f"{place}: {view.tensor} has shape {_text(array.shape)}; valid is {_text(extents)}")
        parts.append(array.astype(np.float64).ravel())
    return np.concatenate(parts) if parts else np.empty(0)


def contents(op: OpSpec, problem: Problem, tensor: Tensor, elements: int, seed: int) -> Any:
    """What a maker puts into a tensor, as it lies in memory. Between its rows, where nothing is to be read, lies what
    the checker plants where nothing was written."""
    import numpy as np

    from codegen.raw_numbers import encode, in_memory, poisoned

    make = op.tensor_fill(tensor.name, problem).make
    assert make is not None, tensor.name
    layout = layout_of(tensor, problem, elements)
    rng = np.random.default_rng(seed)
    array = np.asarray(call(make, {**_numbers(op, problem), "rng": rng, "shape": layout.extents}))
    if array.dtype.kind not in "biuf" or array.shape not in (layout.extents, ()):
        raise UserFault(
            f"{where(make)}: it makes {array.dtype} of shape {_text(array.shape)}; valid are real numbers of shape "
            f"{_text(layout.extents)}"
        )
    dtype = op.tensor_dtype(tensor.name, problem.attributes)
    try:
        codes = encode(array, dtype)
    except ValueError as error:
        raise UserFault(f"{where(make)}: {error}") from error
    raw = poisoned(elements, dtype)
    in_memory(raw, layout)[...] = codes
    return raw
