"""Values that T1 documents write as Python: `[1, 2] + list(range(32, 1025, 32))`, `[2**i for i in range(6)]`,
`ProblemSize[0] + max(filter_width) - 1`. They are computed from their trees, node by node; nothing is executed."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from codegen.errors import CodegenError
from codegen.plain.expression import BINARY, COMPARED, MOST_SHIFTED
from codegen.plain.mistake import Place

ALLOWED = (
    "numbers, strings, lists, range(), list(), min(), max(), len(), int(), float(), + - * / // % **, and comprehensions"
)
MOST_VALUES = 4096


def _range(*numbers: int) -> list[int]:
    found = range(*numbers)
    if len(found) > MOST_VALUES:
        raise CodegenError(f"range{numbers} has more than {MOST_VALUES} values")
    return list(found)


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "range": _range, "list": list, "min": min, "max": max, "len": len, "int": int, "float": float,
}  # fmt: skip


def _require_short(value: Any, node: ast.expr) -> Any:
    if isinstance(value, list | str) and len(value) > MOST_VALUES:
        raise CodegenError(f"{ast.unparse(node)} has more than {MOST_VALUES} values")
    return value


def _binary(node: ast.BinOp, names: Mapping[str, Any]) -> Any:
    left, right = _value(node.left, names), _value(node.right, names)
    are_lists = isinstance(left, list) and isinstance(right, list) and isinstance(node.op, ast.Add)
    if not are_lists and not all(isinstance(each, int | float) for each in (left, right)):
        raise CodegenError(f"{ast.unparse(node)} is neither of numbers nor the sum of two lists")
    if isinstance(node.op, ast.Pow | ast.LShift) and not abs(right) <= MOST_SHIFTED:
        raise CodegenError(f"{ast.unparse(node)} is too large")
    return _require_short(BINARY[type(node.op)](left, right), node)


def _comprehended(node: ast.ListComp, names: Mapping[str, Any]) -> list[Any]:
    def rows(generators: list[ast.comprehension], known: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
        if not generators:
            yield known
            return
        first, *others = generators
        assert isinstance(first.target, ast.Name)  # refused when it was read
        for value in _value(first.iter, known):
            inner = {**known, first.target.id: value}
            if all(_value(test, inner) for test in first.ifs):
                yield from rows(others, inner)

    found: list[Any] = []
    for known in rows(node.generators, names):
        found.append(_value(node.elt, known))
        _require_short(found, node)
    return found


def _value(node: ast.expr, names: Mapping[str, Any]) -> Any:
    match node:
        case ast.Constant(value=value):
            return value
        case ast.Name(id=name) if name in names:
            return names[name]
        case ast.Name(id=name):
            raise CodegenError(f"unknown name {name!r}")
        case ast.List(elts=parts) | ast.Tuple(elts=parts):
            return [_value(part, names) for part in parts]
        case ast.ListComp():
            return _comprehended(node, names)
        case ast.BinOp():
            return _binary(node, names)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            return not _value(operand, names)
        case ast.UnaryOp(operand=operand):
            return -_value(operand, names)
        case ast.BoolOp(op=op, values=parts):
            found = (_value(part, names) for part in parts)
            return all(found) if isinstance(op, ast.And) else any(found)
        case ast.Compare(left=left, ops=ops, comparators=others):
            values = [_value(each, names) for each in (left, *others)]
            return all(COMPARED[type(op)](a, b) for op, a, b in zip(ops, values, values[1:], strict=False))
        case ast.IfExp(test=test, body=body, orelse=orelse):
            return _value(body if _value(test, names) else orelse, names)
        case ast.Subscript(value=of, slice=index):
            return _value(of, names)[_value(index, names)]
        case ast.Call(func=ast.Name(id=function), args=arguments):
            values = [_value(each, names) for each in arguments]
            if function in ("min", "max") and len(values) == 1 and not isinstance(values[0], list):
                return values[0]  # of a parameter that has one value
            return FUNCTIONS[function](*values)
    raise AssertionError(ast.dump(node))  # refused when it was read


def _fault(node: ast.AST) -> ast.expr | None:
    """What of a tree is not allowed."""
    match node:
        case ast.Constant(value=int() | float() | str() | bool()) | ast.Name() | ast.List() | ast.Tuple():
            pass
        case ast.BinOp(op=op) if type(op) in BINARY:
            pass
        case ast.UnaryOp(op=ast.USub() | ast.Not()) | ast.BoolOp() | ast.IfExp() | ast.Subscript():
            pass
        case ast.Compare(ops=ops) if all(type(op) in COMPARED for op in ops):
            pass
        case ast.ListComp(generators=generators) if all(isinstance(g.target, ast.Name) for g in generators):
            pass
        case ast.Call(func=ast.Name(id=name), args=[_, *_], keywords=[]) if name in FUNCTIONS:
            pass
        case ast.expr():
            return node
    inner = (_fault(child) for child in ast.iter_child_nodes(node))
    return next((fault for fault in inner if fault is not None), None)


def python_value(text: str, place: Place, names: Mapping[str, Any]) -> Any:
    try:
        tree = ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError, MemoryError, RecursionError) as error:
        reason = error.msg if isinstance(error, SyntaxError) else str(error)
        raise place.mistake(f"{text!r:.80} is no Python: {reason}", f"allowed are {ALLOWED}") from None
    if fault := _fault(tree):
        raise place.mistake(f"{ast.unparse(fault)!r:.80} is not allowed", f"allowed are {ALLOWED}")
    try:
        return _value(tree, names)
    except CodegenError as error:
        raise place.mistake(str(error), f"names are {', '.join(names) or 'none'}; allowed are {ALLOWED}") from None
    except (TypeError, ValueError, ArithmeticError, LookupError) as error:
        raise place.mistake(f"{text!r:.80} can't be computed: {error}") from None
