"""scaled_rows: y = alpha x + bias, and a count for each row, whose reference is NumPy (reference.py): for tests of what
the tuner asks Python."""

from codegen.model import (
    Attribute,
    OpSpec,
    OutputView,
    Problem,
    Scalar,
    Shape,
    Size,
    Tensor,
    Tolerance,
    Values,
    dtype_bytes,
)

from .reference import reference


def elements(problem):
    sizes = problem.sizes
    rows = {"x": (sizes.rows - 1) * sizes.ldx + sizes.cols, "y": sizes.rows * sizes.cols}
    return {**rows, "bias": sizes.cols, "order": sizes.rows, "count": sizes.rows}


def outputs(problem):
    rows, cols = problem.sizes.rows, problem.sizes.cols
    return (
        OutputView("y", (rows, cols), (cols, 1), Tolerance(absolute=2.0**-22, relative=2.0**-22)),
        OutputView("count", (rows,), (1,), Tolerance(absolute=0.0, relative=0.0)),
    )


def case(problem, rows, cols, ldx=0, present=()):
    sizes = Values(rows=rows, cols=cols, ldx=ldx or cols)
    scalars = Values(alpha=0.1, step=3)
    return Problem(problem.attributes, sizes, problem.threads, scalars, present=frozenset(present))


OP = OpSpec(
    name="scaled_rows",
    description="y = alpha x + bias, and a count for each row",
    attributes=(Attribute("dtype", ("f32", "f16", "bf16"), "f32", doc="Type of x and bias"),),
    sizes=(
        Size("rows", minimum=1, doc="Rows of x and of y"),
        Size("cols", minimum=1, doc="Columns of x and of y"),
        Size("ldx", default=("cols",), minimum=("cols",), doc="Elements from one row of x to the next"),
    ),
    key_sizes=2,
    scalars=(
        Scalar("alpha", "f32", 0.1, doc="Factor of x; no f32 is 0.1"),
        Scalar("step", "i32", 3, doc="Factor of order"),
    ),
    tensors=(
        Tensor("x", "in", shape=Shape(("rows", "cols"), ("ldx",)), doc="What is scaled"),
        Tensor("bias", "in", optional=True, shape=Shape(("cols",)), doc="What is added to each row"),
        Tensor("order", "in", shape=Shape(("rows",)), doc="A number for each row"),
        Tensor("y", "out", shape=Shape(("rows", "cols")), doc="Result"),
        Tensor("count", "out", shape=Shape(("rows",)), doc="2^24 + 1 + step order, which no f32 holds"),
    ),
    tensor_dtype=lambda tensor, attributes: {"order": "i32", "count": "i32", "y": "f32"}.get(tensor, attributes.dtype),
    elements=elements,
    flops=lambda problem: 2.0 * problem.sizes.rows * problem.sizes.cols,
    bytes=lambda problem: (
        (4.0 + dtype_bytes(problem.attributes.dtype)) * problem.sizes.rows * problem.sizes.cols
        + 8.0 * problem.sizes.rows
    ),
    outputs=outputs,
    reference=reference,
    edges=lambda problem: (case(problem, 1, 1), case(problem, 3, 5, 9), case(problem, 4, 7, present=("bias",))),
    peak_dtype=lambda attributes: "f32",
    presets={"small": {"description": "one shape", "problems": [{"sizes": {"rows": 40, "cols": 60}}]}},
)
