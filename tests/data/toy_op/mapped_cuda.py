"""What launches of GPUs with TMA can have: tensor maps, clusters, a persistent grid, a workspace of several regions.
The sum takes the long way round: x by TMA into shared memory and from there into region 1 of the workspace, y into
region 0."""

from codegen.model import Constraint, Extent, Family, Launch, Region, TensorMap, Term, Values, Workspace


def launch(k):
    copy = (Term("n"),)
    row = (Extent(1, (Term("n"),)), Extent())
    box = (k.config.TILE, 1)
    return Launch(
        block=(128, 1, 1),
        cluster=(k.config.CLUSTER, 1, 1),
        grid=((Term("n", k.config.TILE * k.config.CLUSTER),), (), ()),
        workspace=Workspace(bytes_per=4, terms=copy, more=(Region(bytes_per=4, terms=copy),)),
        tensor_maps=(
            TensorMap("map_x", "x", "f32", row, (Extent(0),), box, optional=True),
            TensorMap("map_copy", "workspace", "f32", row, (Extent(0),), box, region=1, optional=True),
        ),
        ctas_per_unit=k.config.CTAS_PER_UNIT,
    )


FAMILY = Family(
    name="mapped_cuda",
    description="TMA through the workspace, in as many CTAs as the device holds.",
    template="mapped_cuda.cu.j2",
    kind="cuda",
    requires=lambda attributes: {"tma", "cluster"},
    attributes={"dtype": ("f32",)},
    parameters={"TILE": (64, 256), "CLUSTER": (1, 2), "CTAS_PER_UNIT": (1, 4)},
    constraints=(
        Constraint("a cluster copies at most 256 elements", lambda k: k.config.TILE * k.config.CLUSTER <= 256),
    ),
    launch=launch,
    pointer_alignment=lambda k: 4,
    lengths=lambda k, runtime: Values(n=(k.config.TILE, k.config.TILE * k.config.CLUSTER)),
    config_name=lambda k: f"{k.config.TILE}.c{k.config.CLUSTER}.p{k.config.CTAS_PER_UNIT}",
    defaults=lambda arch, attributes: (),
    default_rank=1,
    predict=lambda k: lambda problem, runtime: 3 + 28e-3 * problem.sizes.n / k.arch.device.memory_gb_per_s,
)
