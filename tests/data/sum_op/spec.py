"""total: the sum of n elements, in several launches: what a family can say of kernels in a row, of values that the host
computes, and of cooperative launches."""

from codegen.model import Attribute, Fill, OpSpec, OutputView, Problem, Shape, Size, Tensor, Tolerance, Values


def edges(problem):
    """Where there is nothing to sum, only kernels behind the first one run."""
    return tuple(Problem(problem.attributes, Values(n=n), problem.threads, Values()) for n in (0, 1, 2))


OP = OpSpec(
    name="total",
    description="y = the sum of x",
    attributes=(Attribute("dtype", ("f32",), "f32", doc="Type of x and y"),),
    sizes=(Size("n", doc="Elements of x; 0: their sum is 0"),),
    key_sizes=1,
    scalars=(),
    tensors=(
        Tensor("x", "in", shape=Shape(("n",)), doc="What is summed"),
        Tensor("y", "out", shape=Shape(("any",)), doc="The sum, one element"),
    ),
    tensor_dtype=lambda tensor, attributes: attributes.dtype,
    tensor_fill=lambda tensor, problem: Fill("small_int"),  # whose sums are exact
    elements=lambda problem: {"x": problem.sizes.n, "y": 1},
    flops=lambda problem: 1.0 * problem.sizes.n,
    bytes=lambda problem: 4.0 * problem.sizes.n,
    outputs=lambda problem: (OutputView("y", (1,), (1,), Tolerance(absolute=0.0, relative=0.0)),),
    edges=edges,
    peak_dtype=lambda attributes: "f32",
)
