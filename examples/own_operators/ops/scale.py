"""y = a * x, in one file of Python."""

from codegen.model import Family, Launch, OpSpec, Scalar, Shape, Tensor, Term

OP = OpSpec(
    name="scale",
    description="y = a * x",
    scalars=(Scalar("a", "f32", 2.0),),
    tensors=(Tensor("x", "in", shape=Shape(("n",))), Tensor("y", "out", shape=Shape(("n",)))),
    reference=lambda x, a: a * x,
    presets={
        "two": {
            "description": "a small one and a large one",
            "problems": [{"sizes": {"n": 1000}}, {"sizes": {"n": 1 << 20}}],
            "default_for": ["cpu"],
        }
    },
)
FAMILY = Family(
    name="loop",
    description="A call for a block.",
    kind="cpu",
    parameters={"BLOCK": (256, 1024, 4096)},
    launch=lambda k: Launch(grid=((Term("n", k.config.BLOCK),), (), ())),
    text="""\
${ banner }
${ params_struct }
extern "C" void ${ symbol }(const Params* p, long long x, long long, long long) {
  const long long last = p->n < (x + 1) * ${ BLOCK } ? p->n : (x + 1) * ${ BLOCK };
  const float* input = static_cast<const float*>(p->x);
  for (long long i = x * ${ BLOCK }; i < last; ++i) static_cast<float*>(p->y)[i] = p->a * input[i];
}
""",
)
