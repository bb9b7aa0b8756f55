"""scale_add: y = a * x + y over n elements. The smallest op there is: it shows (and tests) that an op is one folder,
anywhere."""

from codegen.model import Attribute, OpSpec, OutputView, Problem, Scalar, Shape, Size, Tensor, Tolerance, Values


def case(problem, n, a, pointer_alignment=256):
    return Problem(problem.attributes, Values(n=n), problem.threads, Values(a=a), pointer_alignment=pointer_alignment)


def edges(problem):
    sizes = (0, 1, 3, 255, 256, 257, 1025)
    factors = (1.0, -0.5, 2.0, 0.0, 1.5, 3.0, -1.0)
    return tuple(case(problem, n, a) for n, a in zip(sizes, factors, strict=True))


def tile_edges(problem, tile):
    lengths = [n + step for n in tile.lengths.get("n", ()) for step in (-1, 1)]
    return tuple(case(problem, n, 1.5, tile.pointer_alignment) for n in lengths)


def outputs(problem):
    # One product and one sum, each rounded to f32: at most 2 * 2^-24 of |a| * 1 + 1 with inputs in [-1, 1].
    tolerance = Tolerance(absolute=2 * 2.0**-24 * (abs(problem.scalars.a) + 1), relative=2.0**-23)
    return (OutputView("y", (problem.sizes.n,), (1,), tolerance),)


OP = OpSpec(
    name="scale_add",
    description="y = a * x + y",
    attributes=(Attribute("dtype", ("f32",), "f32", doc="Type of x and y"),),
    sizes=(Size("n", doc="Elements of x and of y; 0: there is nothing to do"),),
    key_sizes=1,
    scalars=(Scalar("a", "f32", 2.0, doc="Factor of x"),),
    tensors=(
        Tensor("x", "in", may_be_constant=True, shape=Shape(("n",)), doc="What is scaled"),
        Tensor("y", "inout", shape=Shape(("n",)), doc="What it is added to, and the sum"),
    ),
    tensor_dtype=lambda tensor, attributes: attributes.dtype,
    elements=lambda problem: {"x": problem.sizes.n, "y": problem.sizes.n},
    flops=lambda problem: 2.0 * problem.sizes.n,
    bytes=lambda problem: 12.0 * problem.sizes.n,
    outputs=outputs,
    edges=edges,
    tile_edges=tile_edges,
    peak_dtype=lambda attributes: "f32",
    presets={
        "small": {
            "description": "a few lengths",
            "problems": [{"attributes": {"dtype": "f32"}, "sizes": {"n": n}} for n in (1000, 65536, 1000003)],
        }
    },
)
