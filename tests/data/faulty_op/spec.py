"""twice: y = 2 x over n elements, for tests of what the tuner survives. With the attribute faults=all the families also
offer candidates that crash, hang, do not compile or compute something else; with faults=none only the good and the slow
one."""

from codegen.model import Attribute, OpSpec, OutputView, Problem, Shape, Size, Tensor, Tolerance, Values

OP = OpSpec(
    name="twice",
    description="y = 2 x, and every way to fail at it",
    attributes=(
        Attribute("dtype", ("f32",), "f32", doc="Type of x and y"),
        Attribute("faults", ("none", "all"), "none", doc="Whether candidates that fail are offered"),
    ),
    sizes=(Size("n", doc="Elements of x and of y"),),
    key_sizes=1,
    scalars=(),
    tensors=(
        Tensor("x", "in", shape=Shape(("n",)), doc="What is doubled"),
        Tensor("y", "out", shape=Shape(("n",)), doc="Result"),
    ),
    tensor_dtype=lambda tensor, attributes: attributes.dtype,
    elements=lambda problem: {"x": problem.sizes.n, "y": problem.sizes.n},
    flops=lambda problem: 1.0 * problem.sizes.n,
    bytes=lambda problem: 8.0 * problem.sizes.n,
    outputs=lambda problem: (OutputView("y", (problem.sizes.n,), (1,), Tolerance(0.0, 0.0)),),  # doubling is exact
    edges=lambda problem: tuple(
        Problem(problem.attributes, Values(n=n), problem.threads, problem.scalars) for n in (1, 33, 1000)
    ),
    peak_dtype=lambda attributes: "f32",
    presets={
        "small": {
            "description": "one length",
            "problems": [{"attributes": {"dtype": "f32", "faults": "none"}, "sizes": {"n": 65536}}],
        }
    },
)
