"""What `// tw: check` says is right: expressions of NumPy in f64, computed here node by node. Of NumPy they reach
functions of arrays, nothing that touches files; nothing of a user's line is ever executed as Python."""

from __future__ import annotations

import ast
import difflib
import inspect
import operator
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from codegen.plain.mistake import Place

ALLOWED = "numbers, names, np.FUNCTION(), array.METHOD(), [...], + - * / // % ** @ & | ^ ~, comparisons, x if c else y"

_FUNCTIONS = """
    abs absolute add all amax amin any arange arccos arccosh arcsin arcsinh arctan arctan2 arctanh argmax argmin argsort
    average bincount broadcast_to cbrt ceil clip concatenate convolve copysign correlate cos cosh cross cumprod cumsum
    deg2rad diag diagonal diff divide dot e einsum equal exp exp2 expand_dims expm1 eye fabs fft.fft fft.ifft fft.irfft
    fft.rfft flip float32 float64 floor floor_divide fmax fmin fmod full full_like greater greater_equal heaviside hypot
    identity inf inner int32 int64 interp isfinite isinf isnan kron ldexp less less_equal linalg.cholesky linalg.det
    linalg.eigvalsh linalg.inv linalg.norm linalg.solve linspace log log10 log1p log2 logaddexp logaddexp2 logical_and
    logical_not logical_or matmul max maximum mean median min minimum mod moveaxis multiply nan nan_to_num nanmax nanmin
    nansum negative newaxis not_equal ones ones_like outer pad pi polyval power prod ravel reciprocal remainder repeat
    reshape rint roll round searchsorted sign signbit sin sinh sort sqrt square squeeze stack std subtract sum swapaxes
    take take_along_axis tan tanh tensordot tile trace transpose tril triu true_divide trunc vdot where zeros zeros_like
"""
FUNCTIONS = frozenset(_FUNCTIONS.split())
_METHODS = """
    T all any argmax argmin argsort astype clip copy cumprod cumsum diagonal dot flatten max mean min ndim prod ravel
    repeat reshape round shape size squeeze std sum swapaxes take trace transpose var
"""
METHODS = frozenset(_METHODS.split())
BINARY: dict[type, Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.Pow: operator.pow,
    ast.MatMult: operator.matmul,
    ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
    ast.BitXor: operator.xor,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
}
COMPARED: dict[type, Callable[[Any, Any], Any]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
    ast.Is: operator.is_,  # `bias is None` where an optional tensor is not given
    ast.IsNot: operator.is_not,
}
UNARY: dict[type, Callable[[Any], Any]] = {
    ast.USub: operator.neg,
    ast.UAdd: operator.pos,
    ast.Invert: operator.invert,
    ast.Not: operator.not_,
}


def _dotted(node: ast.expr) -> str | None:
    """`linalg.norm` of `np.linalg.norm`."""
    names: list[str] = []
    while isinstance(node, ast.Attribute):
        names.insert(0, node.attr)
        node = node.value
    return ".".join(names) if names and isinstance(node, ast.Name) and node.id == "np" else None


@dataclass(frozen=True)
class NumpyExpression:
    text: str
    place: Place
    tree: ast.expr

    def value(self, given: Mapping[str, Any]) -> Any:
        import numpy as np

        return _value(self.tree, {**given, "np": np})


def _value(node: Any, names: Mapping[str, Any]) -> Any:
    match node:
        case None:
            return None
        case ast.Constant(value=value):
            return value
        case ast.Name(id=name):
            return names[name]
        case ast.Attribute(value=of, attr=name):
            return getattr(_value(of, names), name)
        case ast.Call(func=function, args=arguments, keywords=keywords):
            given = {keyword.arg: _value(keyword.value, names) for keyword in keywords if keyword.arg}
            return _value(function, names)(*(_value(each, names) for each in arguments), **given)
        case ast.Subscript(value=of, slice=index):
            return _value(of, names)[_value(index, names)]
        case ast.Slice(lower=lower, upper=upper, step=step):
            return slice(*(_value(each, names) for each in (lower, upper, step)))
        case ast.Tuple(elts=elements):
            return tuple(_value(each, names) for each in elements)
        case ast.List(elts=elements):
            return [_value(each, names) for each in elements]
        case ast.BinOp(left=left, op=op, right=right):
            return BINARY[type(op)](_value(left, names), _value(right, names))
        case ast.UnaryOp(op=op, operand=operand):
            return UNARY[type(op)](_value(operand, names))
        case ast.Compare(left=left, ops=[op], comparators=[right]):
            return COMPARED[type(op)](_value(left, names), _value(right, names))
        case ast.IfExp(test=test, body=body, orelse=orelse):
            return _value(body if _value(test, names) else orelse, names)
    raise AssertionError(ast.dump(node))  # refused when it was read


def _near(name: str, valid: Iterable[str], prefix: str = "") -> str:
    near = difflib.get_close_matches(name, valid, n=1)
    return f" (did you mean {prefix}{near[0]}?)" if near else ""


def _faults(node: ast.AST, known: Iterable[str]) -> Iterator[str]:
    """What of a tree is not allowed, outermost first."""
    match node:
        case ast.Attribute() if (function := _dotted(node)) is not None:
            if function not in FUNCTIONS:
                yield f"np.{function} is not known here{_near(function, FUNCTIONS, 'np.')}"
            return
        case ast.Attribute(attr=name) if name not in METHODS:
            yield f"attribute .{name} of an array{_near(name, METHODS)} is not among {', '.join(sorted(METHODS))}"
        case ast.Name(id=name) if name not in known:
            yield f"unknown name {name!r}{_near(name, known)}; valid are {', '.join(known)}, and np"
        case ast.Call(keywords=keywords) if any(keyword.arg is None for keyword in keywords):
            yield f"{ast.unparse(node)!r} is not allowed"
        case ast.Call(func=function) if not isinstance(function, ast.Attribute):
            yield f"{ast.unparse(node)!r} is not allowed: functions are np.NAME and array.NAME"
        case ast.Compare(ops=ops) if len(ops) != 1 or type(ops[0]) not in COMPARED:
            yield f"{ast.unparse(node)!r} is not allowed: join comparisons by & and |, in brackets"
        case ast.BoolOp():
            yield f"{ast.unparse(node)!r} is not allowed: join conditions of arrays by & and |, in brackets"
        case ast.Constant(value=bytes() | complex()):
            yield f"{ast.unparse(node)!r} is not allowed"
        case (
            ast.Attribute() | ast.Name() | ast.Call() | ast.Compare() | ast.Constant() | ast.Subscript() | ast.Slice()
            | ast.Tuple() | ast.List() | ast.BinOp() | ast.UnaryOp() | ast.IfExp() | ast.keyword()
        ):  # fmt: skip
            pass
        case ast.expr():
            yield f"{ast.unparse(node)!r} is not allowed"
    for child in ast.iter_child_nodes(node):
        yield from _faults(child, known)


def parse_numpy(text: str, place: Place, known: Iterable[str]) -> NumpyExpression:
    """`known`: what it may name besides np."""
    try:
        tree = ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError, MemoryError, RecursionError) as error:
        reason = error.msg if isinstance(error, SyntaxError) else str(error)
        raise place.mistake(f"{text!r} is no expression: {reason}", f"allowed are {ALLOWED}") from None
    if fault := next(_faults(tree, tuple(known)), None):
        raise place.mistake(fault, f"allowed are {ALLOWED}")
    return NumpyExpression(text, place, tree)


class NumpyReference:
    """An operator's reference (codegen/python_reference.py) made of one expression for each output."""

    def __init__(self, outputs: Mapping[str, NumpyExpression], known: Iterable[str]) -> None:
        self._outputs = dict(outputs)
        first = next(iter(outputs.values())).place
        self.where = f"{first.file}:{first.line}"
        keyword = inspect.Parameter.KEYWORD_ONLY
        self.__signature__ = inspect.Signature([inspect.Parameter(name, keyword) for name in known])

    def __call__(self, **given: Any) -> dict[str, Any]:
        return {output: self._computed(expression, given) for output, expression in self._outputs.items()}

    def _computed(self, expression: NumpyExpression, given: Mapping[str, Any]) -> Any:
        try:
            return expression.value(given)
        except Exception as error:  # NumPy's functions fail in any way, and the line is what helps
            message = " ".join(str(error).split())
            raise expression.place.mistake(f"{expression.text}: {type(error).__name__}: {message}") from error

    def __repr__(self) -> str:
        """What decides what it computes."""
        return "; ".join(f"{output} == {expression.text}" for output, expression in self._outputs.items())
