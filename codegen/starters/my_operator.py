"""my_operator: z = alpha * x + y, to be changed. For launches and spaces that depend on a configuration in ways that
lines of a .cu do not say; codegen/model.py has all that can stand here. What follows from the rest is left out."""

from codegen.model import Constraint, Family, Launch, OpSpec, Scalar, Shape, Tensor, Term

N = Shape(("n",))
OP = OpSpec(
    name="my_operator",
    description="z = alpha * x + y",
    scalars=(Scalar("alpha", "f32", 2.0),),
    tensors=(Tensor("x", "in", shape=N), Tensor("y", "in", shape=N), Tensor("z", "out", shape=N)),
    # What is right, in NumPy and f64: every candidate must agree before it is timed.
    reference=lambda x, y, alpha: alpha * x + y,
    # For which sizes it is tuned: those that you run.
    presets={
        "shapes": {
            "description": "one small, one large",
            "problems": [{"sizes": {"n": 1000}}, {"sizes": {"n": 1 << 20}}],
            "default_for": ["cuda", "cpu"],
        }
    },
)
# A way to compute it: what is tried, how it is launched, and a Jinja template (`${ }` is a value, `//%` a statement).
CUDA = Family(
    name="grid",
    description="A thread for VEC elements.",
    kind="cuda",
    parameters={"BLOCK": (128, 256, 512), "VEC": (1, 2, 4)},
    constraints=(Constraint("a block has 1024 elements at most", lambda k: k.config.BLOCK * k.config.VEC <= 1024),),
    launch=lambda k: Launch(block=(k.config.BLOCK, 1, 1), grid=((Term("n", k.config.BLOCK * k.config.VEC),), (), ())),
    text="""\
${ banner }
${ params_struct }
extern "C" __global__ void ${ symbol }(const Params p) {
  const float *x = static_cast<const float*>(p.x), *y = static_cast<const float*>(p.y);
  for (int i = 0; i < ${ VEC }; ++i) {
    const long long index = (blockIdx.x * ${ VEC } + i) * ${ BLOCK }LL + threadIdx.x;
    if (index < p.n) static_cast<float*>(p.z)[index] = p.alpha * x[index] + y[index];
  }
}
""",
)
# The same on CPUs: called for each point of the grid.
CPU = Family(
    name="loop",
    description="A call for BLOCK elements.",
    kind="cpu",
    parameters={"BLOCK": (1024, 4096, 16384)},
    launch=lambda k: Launch(grid=((Term("n", k.config.BLOCK),), (), ())),
    text="""\
${ banner }
${ params_struct }
extern "C" void ${ symbol }(const Params* p, long long block, long long, long long) {
  const float *x = static_cast<const float*>(p->x), *y = static_cast<const float*>(p->y);
  const long long last = (block + 1) * ${ BLOCK } < p->n ? (block + 1) * ${ BLOCK } : p->n;
  for (long long i = block * ${ BLOCK }; i < last; ++i) static_cast<float*>(p->z)[i] = p->alpha * x[i] + y[i];
}
""",
)
FAMILIES = (CUDA, CPU)
