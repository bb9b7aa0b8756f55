"""The type stub of tilewright.ops (codegen/python_stub.py) is Python, and names all that an operator takes."""

import ast

from codegen.load import load_ops
from codegen.python_stub import python_stub

OPS = load_ops()
FUNCTIONS = {
    each.name: each for each in ast.parse(python_stub(list(OPS.values()))).body if isinstance(each, ast.FunctionDef)
}


def test_every_operator_has_all_that_it_is_called_with():
    for op in OPS.values():
        arguments = FUNCTIONS[op.name].args
        by_position = {argument.arg for argument in arguments.args}
        by_name = {argument.arg for argument in arguments.kwonlyargs}
        assert by_position == {tensor.name for tensor in op.tensors if tensor.role != "out"}
        named = [*(each for each in op.scalars if not each.part_of), *op.attributes, *op.sizes[: op.key_sizes]]
        assert by_name == {
            *(["out"] if any(t.role == "out" or t.scale for t in op.tensors if t.role != "in") else []),
            "numerics",
            *(t.name for t in op.tensors if t.role == "out"),
            *(member.name for member in named),
        }
        assert (ast.get_docstring(FUNCTIONS[op.name]) or "").startswith(f"{op.name}: ")


def test_types_and_defaults_are_those_of_the_declaration():
    def text(name, argument):
        arguments = FUNCTIONS[name].args
        every = [*arguments.args, *arguments.kwonlyargs]
        defaults = [None] * (len(arguments.args) - len(arguments.defaults)) + [
            *arguments.defaults,
            *arguments.kw_defaults,
        ]
        found = {each.arg: (each.annotation, default) for each, default in zip(every, defaults, strict=True)}
        return [part and ast.unparse(part) for part in found[argument]]

    assert text("row_softmax", "x") == ["A", None]
    assert text("row_softmax", "scale") == ["float", "1.0"]
    assert text("row_rmsnorm", "weight") == ["Array | None", "None"]
    assert text("row_cross_entropy", "lse") == ["Array | bool | None", "None"]
    assert text("tensor_reduce", "reduction")[1] == "'sum'"
    assert text("row_quantize", "dtype_q")[0] == "Literal['e4m3', 'i8'] | None"
    results = {name: ast.unparse(FUNCTIONS[name].returns) for name in ("gemm", "row_topk", "row_cross_entropy")}
    assert results == {"gemm": "A", "row_topk": "tuple[A, A]", "row_cross_entropy": "A | tuple[A, ...]"}
