"""The generator's vocabulary: frozen values that op folders (templates/<op>/) are written in, and that every other
module here reads.

An op folder holds `spec.py` (exports OP, an OpSpec), `reference.h`, and one `<family>.py` per algorithm family (exports
FAMILY) with its template. Adding a family is adding its two files; nothing else is touched. A family of many files has
them in a folder within, `<family>.py` among them. A complete family file:

    from codegen.model import (Constraint, Family, Launch, RuntimeConstraint, RuntimeParameter, SizeRule,
                               Term, Values, Workspace, dtype_bytes)

    def launch(k):                                   # k: KernelSpec: k.config.BM, k.attributes.dtype, k.arch.limits...
        tiles = (Term("M", k.config.BM), Term("N", k.config.BN))
        return Launch(
            block=(32 * (k.config.BM // k.config.WM) * (k.config.BN // k.config.WN), 1, 1),
            smem_bytes=k.config.STAGES * (k.config.BM + k.config.BN) * k.config.BK * dtype_bytes(k.attributes.dtype),
            grid=(tiles, (Term("split_k"),), (Term("batch"),)),
            workspace=Workspace(fixed_bytes=65536, bytes_per=4 * k.config.BM * k.config.BN, when="split_k",
                                terms=(*tiles, Term("split_k"), Term("batch"))),
        )

    def predict(k):                                  # called once per kernel: what no problem changes...
        tile_us = 0.1 + ...
        def predicted_us(problem, runtime):          # ...and this for each problem and instance
            return waves * tile_us * problem.sizes.K / runtime.split_k
        return predicted_us

    FAMILY = Family(
        name="mma",
        description="Tensor cores by mma.sync, fed by a cp.async pipeline.",
        template="mma.cu.j2",                        # in the op's folder
        kind="cuda",
        requires=lambda attributes: {"cp_async", f"mma_{attributes.dtype}"},  # names in the arch's `features`
        attributes={"dtype": ("f16", "bf16"), "layout": ("nn", "nt")},        # None: one kernel serves every value
        parameters={"BM": (64, 128), "BN": (64, 128), "BK": lambda k: (32, 64), "WM": (32, 64), "WN": (32, 64),
                    "STAGES": (2, 3, 4)},
        constraints=(                                # first violated one counts as the reason
            Constraint("BM is a multiple of WM", lambda k: k.config.BM % k.config.WM == 0),
            Constraint("shared memory fits a CTA", lambda k: launch(k).smem_bytes <= k.arch.limits.smem_bytes_per_cta),
        ),
        runtime=(RuntimeParameter("split_k", default=1, values=lambda problem, arch: (1, 2, 4, 8)),
                 RuntimeParameter("raster_group", default=8, values=lambda problem, arch: (1, 8))),
        runtime_constraints=(
            RuntimeConstraint("a split has at least four K tiles", lambda k, problem, runtime:
                              runtime.split_k == 1 or problem.sizes.K >= 4 * k.config.BK * runtime.split_k),
        ),
        launch=launch,
        rules=lambda k: (SizeRule("lda", multiple=16 // dtype_bytes(k.attributes.dtype)),),  # (): legal for every size
        pointer_alignment=lambda k: 16,              # bytes
        lengths=lambda k, runtime: Values(           # where another block begins: tested one below and one above
            M=(k.config.BM,), N=(k.config.BN,), K=(k.config.BK, k.config.BK * (k.config.STAGES - 1))),
        config_name=lambda k: "{BM}x{BN}x{BK}.{WM}x{WN}.s{STAGES}".format_map(k.config),     # tail of the kernel's id
        defaults=lambda arch, attributes: ({"BM": 128, "BN": 128, "BK": 32, "WM": 64, "WN": 64, "STAGES": 3},),
        default_rank=0,                              # lower ranks come first in the default chain; the chain's
                                                     # last kernel has no rules (simt: rank 9)
        predict=predict,
    )

All that a Launch can say is in codegen/launch_words.py: tensor maps of TMA, persistent grids, a prologue, ... A sum in
two launches, say, whose first one leaves a partial sum of each CTA in the workspace:

    Launch(
        computed=(Computed("parts", formula("min(ceil(n / 1024), 4 * compute_units)")),),
        block=(256, 1, 1), grid=((Term("parts"),), (), ()),
        workspace=Workspace(bytes_per=4, terms=(Term("parts"),)),
        then=(Following(block=(256, 1, 1)),),        # kernel ${ symbol }_2; both read p.parts
    )

CPU families add `driver="gemm_blocked"` (library code that packs, loops and splits over threads); without a driver the
kernel is `extern "C" void symbol(const Params* params, long long x, long long y, long long z)`, called once for each
point of launch's grid.

The library ranks kernels by the same `predict`: write it in the terms of codegen/arithmetic.py.

Helpers that families of one op share live in a module of its folder that has no FAMILY (`from .tensor_core_cost import
...`). A template begins with `${ banner }` and `${ params_struct }` (see render.py for every name it can use). An
arch-dependent or attribute-dependent list of parameter values is a function of a KernelSpec whose config is still
empty."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from math import lcm
from pathlib import Path
from typing import Any

from codegen.dtypes import dtype_bytes
from codegen.errors import CodegenError, UsageError
from codegen.formula import formula
from codegen.launch_words import (
    EXTERNAL_FILL_KIND,
    FILL_KINDS,
    INDEX_FILL_KINDS,
    Computed,
    Extent,
    Following,
    Launch,
    Prologue,
    Region,
    TensorMap,
    Term,
    Workspace,
)
from codegen.targets import ArchSpec, DeviceSpec, Limits
from codegen.values import Values

__all__ = [  # what op folders say, and what is said to them
    "ArchSpec",
    "CodegenError",
    "Computed",
    "DeviceSpec",
    "Extent",
    "Following",
    "Launch",
    "Limits",
    "Prologue",
    "Region",
    "TensorMap",
    "Term",
    "UsageError",
    "Values",
    "Workspace",
    "dtype_bytes",
    "formula",
]


class Derived:
    """The default of what load.py fills in (derive.py) from the rest of a declaration."""

    def __call__(self, *arguments: Any) -> Any:
        raise CodegenError("an operator whose derived members nobody has filled in: load it by codegen/load.py")


DERIVED: Any = Derived()


# ----------------------------------------------------------------------------------------------------------- operations


@dataclass(frozen=True)
class Attribute:
    """Part of the semantic key: a problem has exactly one of `values`; the first is the default unless stated.

    `doc`, here and below: one line for those who call the op. It says what nothing else of the declaration says:
    codegen/document.py adds values, defaults, shapes, types and what is an error. An op without it is refused.

    `by_feature`: (feature of an arch, value): what is tuned there if nothing else is said, the first one that the arch
    has. A preset that is tuned because nothing else is said takes it, too, in the place of a value whose feature the
    arch has not.

    `added`: of `values`, behind all others, those that came when kernels of the others had been measured, each with the
    one of these that it is like. A kernel's text names none of them but its own, so that no text, and no record,
    changes with one more; and where its like was tuned a value has a default chain as if it had been, too.

    `only`: other attribute -> values with which it makes a difference. A problem with others is the same whatever it
    is, and has the default: so it is asked, tuned, recorded and looked up by one name (OpSpec.settled, which the
    library's lay_out repeats)."""

    name: str
    values: tuple[str, ...]
    default: str
    doc: str = ""
    by_feature: tuple[tuple[str, str], ...] = ()
    added: Mapping[str, str] = field(default_factory=dict, hash=False)
    only: Mapping[str, tuple[str, ...]] = field(default_factory=dict, hash=False)

    def counts(self, attributes: Mapping[str, str]) -> bool:
        return all(attributes[name] in values for name, values in self.only.items())


@dataclass(frozen=True)
class ByAttribute:
    """A size's default or minimum that depends on an attribute: a number, a product of earlier sizes or an expression
    of them (as Size.default) for each of its values."""

    attribute: str
    products: Mapping[str, int | tuple[str, ...] | str]


@dataclass(frozen=True)
class Size:
    """One integer of a problem. `default`: None = must be given; a number; a product of earlier sizes; ByAttribute; or
    an expression of earlier sizes, "ceil(Sk / page_size)" (lengths.py). `minimum`, of the same forms but the last, is
    what no problem goes below, and `maximum` what none goes above. A size that says how a tensor is strided may be 0
    nonetheless: all indices of that axis are the same place. `divides` names an earlier size that is a multiple of
    it. `only`: as Tensor's, of a stride of such a tensor. `indexed`: of rows, another size and an optional tensor,
    which has so many numbers of these rows. Where it is not given they are taken in order, and rows are so many at
    least; where it is, one, unless the other size is 0."""

    name: str
    default: int | tuple[str, ...] | ByAttribute | str | None = None
    minimum: int | tuple[str, ...] | ByAttribute = 0
    maximum: int | None = None
    divides: str | None = None
    only: Mapping[str, tuple[str, ...]] = field(default_factory=dict, hash=False)
    indexed: tuple[str, str] | None = None
    doc: str = ""


@dataclass(frozen=True)
class Scalar:
    """A scalar argument of a run. `values` names the codes 0, 1, ... of an i32, which alone are valid. `only`: as
    Tensor's; elsewhere it must have its default. A run with less than `least` or more than `most` is refused. `wide`:
    attribute -> values, all of them `added`, with which an f32 is an f64; wide_scalar.py declares where the rest of it
    stands. `part_of`: it is such a rest, which nobody gives by its own name."""

    name: str
    type: str  # f32 | i32
    default: float
    values: tuple[str, ...] = ()
    only: Mapping[str, tuple[str, ...]] = field(default_factory=dict, hash=False)
    least: int | None = None
    most: int | None = None
    wide: Mapping[str, tuple[str, ...]] = field(default_factory=dict, hash=False)
    part_of: str = ""
    doc: str = ""

    def bounds(self) -> tuple[int | None, int | None]:
        """The least and the most that a run takes; None: any."""
        return (0, len(self.values) - 1) if self.values else (self.least, self.most)


@dataclass(frozen=True)
class Shape:
    """How a tensor lies in memory: for its documentation, and for what is checked before it is touched. `axes`,
    outermost first: each a size, a number, an expression of sizes ("2 * cols", "ceil(n / 128)"; lengths.py), or "any"
    number that the caller has, also one that a size bounds ("up to total_q"). `strides`: the sizes that say how many
    elements lie from one index to the next, of all axes or all but the last, whose elements are then neighbours; ():
    dense, the last axis fastest."""

    axes: tuple[str | int, ...]
    strides: tuple[str, ...] = ()


@dataclass(frozen=True)
class ShapeByAttribute:
    """A tensor's shape for each of an attribute's values."""

    attribute: str
    shapes: Mapping[str, Shape] = field(hash=False)


@dataclass(frozen=True)
class Tensor:
    """A pointer argument. `scale` names the scalar that multiplies it (inout: what was there): 0 means it is not read,
    and an input may then be null. `only`: attribute -> values with which it is read; with others it must not be given.
    Where all of these were `added`, kernels of other values have neither the tensor nor sizes of that `only` in their
    Params, so that no text of theirs changes: it then stands behind all others. `narrow`: kernels take it by single
    elements, whatever alignment they need of the others. `may_be_constant`: a run can promise that nothing writes it
    which may still be under way when the run is enqueued; see Launch.constants. `packed`: (another tensor, the shape
    that this one has where that one is given). `beside`: another tensor, with which this one must be given.
    `in_place_of`: inputs of the same type and axes in whose place an output may lie: at the same address, with the same
    strides; the verifier runs kernels so, too. `usual`: optional, but given where problems are tuned. `dtype`: a data
    type, or the attribute that says it. `most`: of a list of i32, the size that none of its numbers is above, nor any
    below 0; CPU plans look at them before they run. `ends_in`: of a list of i32, the size that counts the rows in which
    groups end; `names`: of one, the size that counts what its numbers name, where -1 names none. Of both any numbers
    are defined, and wrong ones are reported where that is asked for (src/launch/number_guard.h)."""

    name: str
    role: str  # in | out | inout
    optional: bool = False
    scale: str | None = None
    only: Mapping[str, tuple[str, ...]] = field(default_factory=dict, hash=False)
    narrow: bool = False
    may_be_constant: bool = False
    shape: Shape | ShapeByAttribute | None = None  # an op without it is refused, as without `doc`
    packed: tuple[str, Shape] | None = field(default=None, hash=False)
    beside: str | None = None
    in_place_of: tuple[str, ...] = ()
    usual: bool = False
    dtype: str = "dtype"
    most: str | None = None
    ends_in: str | None = None
    names: str | None = None
    doc: str = ""

    def shapes(self) -> tuple[Shape, ...]:
        """Every one that it can have."""
        usual = tuple(self.shape.shapes.values()) if isinstance(self.shape, ShapeByAttribute) else (self.shape,)
        packed = self.packed[1:] if self.packed else ()
        return tuple(shape for shape in (*usual, *packed) if isinstance(shape, Shape))

    def is_given(self, problem: Problem) -> bool:
        if self.optional:
            return self.name in problem.present
        return all(problem.attributes[name] in values for name, values in self.only.items())


@dataclass(frozen=True)
class Problem:
    """What is to be computed: all attributes and sizes resolved. Scalars, presence and fill are what the checker runs
    it with."""

    attributes: Values
    sizes: Values
    threads: int = 0  # CPU worker threads; 0 on GPUs
    scalars: Values = field(default_factory=Values)
    present: frozenset[str] = frozenset()  # optional tensors that are given
    fill: str = "uniform"  # names what the operands hold; the op's `tensor_fill` says it of each tensor
    pointer_alignment: int = 256  # bytes: to this and to no more are the tensors' pointers aligned


@dataclass(frozen=True)
class Fill:
    """What lies in a tensor: values of a kind times 2^exponent, as the checker makes them. The kinds are in
    launch_words.py. Or what a function says, `make`: make(rng, shape) gives an array of numbers, which are rounded to
    the tensor's type. `rng` is a numpy.random.Generator, the same for the same case and --seed; sizes, scalars and
    attributes are further arguments, by name."""

    kind: str = "uniform"
    exponent: int = 0
    limit: int = 0  # of indices and ends
    timed: tuple[str, ...] = ()  # kinds that the copies have which are timed in turn with the first; same limit
    make: Callable[..., Any] | None = None

    def __post_init__(self) -> None:
        if self.make is not None:
            (external,) = EXTERNAL_FILL_KIND
            return object.__setattr__(self, "kind", external)
        kinds = (*FILL_KINDS, *INDEX_FILL_KINDS)
        for kind in (self.kind, *self.timed):
            if kind not in kinds:
                raise CodegenError(f"unknown fill {kind!r}; valid are {', '.join(kinds)}")


@dataclass(frozen=True)
class Tolerance:
    """|result - reference| <= absolute + relative * |reference|"""

    absolute: float
    relative: float


@dataclass(frozen=True)
class OutputView:
    """The elements of a tensor that must be written, all others must not be: up to 4 axes, outermost first, in the
    order of the reference's dense array; the last one's stride is 1. Strides in elements.

    |result - reference| <= tolerance.absolute + tolerance.relative * |reference|"""

    tensor: str
    extents: tuple[int, ...]
    strides: tuple[int, ...]
    tolerance: Tolerance


@dataclass(frozen=True)
class CompiledReference:
    """A function of a header in the op's folder, or of a text of C++: reference(params, row, first column, columns,
    double* out), called as reference_cuda.j2 and reference_cpu.j2 say."""

    header: str = "reference.h"
    function: str = "reference"
    text: str = ""


@dataclass(frozen=True)
class OpSpec:
    """One operation. Everything that the tuner and the runtime need to know about it leaves here as numbers. What is
    DERIVED follows from the rest, unless it is said (derive.py)."""

    name: str
    description: str
    tensors: tuple[Tensor, ...]
    attributes: tuple[Attribute, ...] = (Attribute("dtype", ("f32",), "f32"),)
    sizes: tuple[Size, ...] = ()  # (): the names in the tensors' shapes, in order; strides behind, dense unless given
    size_docs: Mapping[str, str] = field(default_factory=dict)  # of sizes that are derived
    size_minima: Mapping[str, int] = field(default_factory=dict)  # of those, where it is not 0
    size_maxima: Mapping[str, int | None] = field(default_factory=dict)  # of those, where there is one
    key_sizes: int = (
        DERIVED  # the first of `sizes`: the preference key; the others only decide legality. All but strides
    )
    # The sizes that count what is computed side by side, and of which no row's result depends but by the choice of a
    # kernel and by what Launch.cut_by_batch tells; each with what it is in a small, a middling and a large batch, for
    # which together Numerics::batch_invariant chooses a kernel. Empty: nobody knows, and such a choice is refused.
    batch: Mapping[str, tuple[int, int, int]] = field(default_factory=dict, hash=False)
    scalars: tuple[Scalar, ...] = ()
    tensor_dtype: Callable[[str, Values], str] = DERIVED  # (tensor, attributes) -> dtype; as the tensors say
    elements: Callable[[Problem], dict[str, int]] = DERIVED  # exact length of each tensor's buffer; by its shape
    flops: Callable[[Problem], float] = lambda problem: 0.0
    bytes: Callable[[Problem], float] = DERIVED  # each operand once
    # What else is counted, by the rate's name: `"rows/s": lambda problem: problem.sizes.rows`. Tables show it.
    metrics: Mapping[str, Callable[[Problem], float]] = field(default_factory=dict)
    # Of the output tensors that are present; a row, along the first one's last axis, is what `reference` computes at a
    # time. Derived: all of their elements, with the tolerance of their types.
    outputs: Callable[[Problem], tuple[OutputView, ...]] = DERIVED
    peak_dtype: Callable[[Values], str] = DERIVED  # attributes -> key of DeviceSpec.flops_per_clock; `dtype`, else f32
    # What a winner must also get right: functions of a problem's attributes and threads, not of its sizes. All winners;
    # those that work in such tiles (cases around the tile's lengths, at the least alignment that it accepts).
    edges: Callable[[Problem], tuple[Problem, ...]] = lambda problem: ()
    # None: they are derived from the kernel's parameters, as they are of a family that declares no `lengths`.
    tile_edges: Callable[[Problem, Tile], tuple[Problem, ...]] | None = None
    # What is right, in NumPy and f64: a function whose parameters are tensors that are read, sizes, scalars and
    # attributes, by name. Tensors are arrays of their shape, of f64 or i64; optional ones that are not given are None.
    # It returns the output, or a tuple of the outputs in their order, or a dict. None: reference.h, compiled.
    reference: Callable[..., Any] | None = None
    # Nothing says what is right: what the default kernel leaves is what the others are compared with. Such results are
    # said to agree with the first, and never to be verified.
    compared_with_first: bool = False
    cases: tuple[Mapping[str, float], ...] = ()  # of a plain file: values of scalars that all winners get right, too
    tensor_fill: Callable[[str, Problem], Fill] = lambda tensor, problem: Fill(problem.fill)
    # name -> {description, problems[], default_for[]: kinds of archs on which it is tuned if nothing else is said}
    presets: Mapping[str, Any] = field(default_factory=dict)
    is_default: bool = False  # what is tuned if no op is named
    # In C++ to_problem, to_arguments and explain ask for its types by name, since an older op's members are named
    # alike: to_arguments({.A = a}) must stay that one's.
    has_elders: bool = False
    compiled_reference: CompiledReference = CompiledReference()
    folder: Path = Path()  # set by load.py
    file: str = ""  # where the op is a file of the folder, and not all of it
    other_files: tuple[Path, ...] = ()  # of the same op
    read_files: tuple[Path, ...] = ()  # by its file, where that only names them
    families: tuple[Family, ...] = ()  # set by load.py

    @property
    def is_file(self) -> bool:
        return bool(self.file)

    @property
    def origin(self) -> Path:
        """Where it is from."""
        return self.folder / self.file

    def places(self) -> tuple[Path, ...]:
        """All that it is from."""
        return (self.origin, *self.other_files)

    def strides(self) -> frozenset[str]:
        """Sizes that say how far apart in memory a tensor's indices lie."""
        return frozenset(name for tensor in self.tensors for shape in tensor.shapes() for name in shape.strides)

    def arguments(self) -> tuple[Tensor | Scalar, ...]:
        """What a run gives."""
        return (*self.tensors, *self.scalars)

    def size_names(self) -> tuple[str, ...]:
        return tuple(size.name for size in self.sizes)

    def settled(self, attributes: Mapping[str, str]) -> Values:
        """What makes no difference has its default; see Attribute.only."""
        return Values({a.name: attributes[a.name] if a.counts(attributes) else a.default for a in self.attributes})

    def lacks(self, attributes: Mapping[str, str | None], member: Tensor | Size | Scalar) -> bool:
        """Whether kernels of these attributes, None: of all values, have it not in their Params; see Tensor.only."""
        return any(
            attributes[each.name] not in (None, *member.only[each.name])
            and set(member.only[each.name]) <= set(each.added)
            for each in self.attributes
            if each.name in member.only
        )

    def left_out(self, attributes: Mapping[str, str | None]) -> dict[str, int]:
        """How many tensors, sizes and parts of scalars, the last ones, kernels of these attributes have not in their
        Params: by the name of the member of KernelEntry that says so."""
        lacking = {
            "tensors_left_out": [self.lacks(attributes, each) for each in self.tensors],
            "sizes_left_out": [self.lacks(attributes, each) for each in self.sizes],
            "scalars_left_out": [each.part_of != "" and self.lacks(attributes, each) for each in self.scalars],
        }
        if any(sorted(each) != each for each in lacking.values()):
            raise CodegenError(f"{self.name}: what kernels of some attributes lack stands behind what all have")
        return {name: sum(each) for name, each in lacking.items()}


# -------------------------------------------------------------------------------------------------------------- kernels


@dataclass(frozen=True)
class SizeRule:
    """A kernel is legal for a problem only if min <= size <= max and size % multiple == 0. max None: no upper bound."""

    size: str
    multiple: int = 1
    min: int = 0
    max: int | None = None

    def allows(self, value: int) -> bool:
        return self.min <= value and value % self.multiple == 0 and (self.max is None or value <= self.max)


@dataclass(frozen=True)
class Tile:
    """Where an instance changes what it does: the op makes edge cases of it. Equal tiles share their cases."""

    lengths: Values  # size -> lengths of its blocks along it, innermost first; a size that is not cut is absent
    rules: tuple[SizeRule, ...]
    pointer_alignment: int  # bytes

    def takes(self, size: str, length: int) -> bool:
        """Whether the rules of a size allow it to be so long."""
        return all(rule.allows(length) for rule in self.rules if rule.size == size)

    def least(self, size: str) -> int:
        """What the rules ask a size to be at least, and 1."""
        return max([1, *(rule.min for rule in self.rules if rule.size == size)])

    def multiple(self, size: str) -> int:
        """What the rules ask a size to be a multiple of."""
        return lcm(*(rule.multiple for rule in self.rules if rule.size == size))

    def allows(self, problem: Problem) -> bool:
        return all(rule.allows(problem.sizes[rule.size]) for rule in self.rules)


@dataclass(frozen=True)
class Constraint:
    """What every kernel of a family satisfies: a sentence first, a predicate over the KernelSpec second. It is also
    asked of configurations whose last parameters are not chosen yet, to leave all out that begin so. What asks for one
    of these fails there, and is asked again later; so it takes a parameter from `config`, and no usual value for it."""

    sentence: str
    holds: Callable[[KernelSpec], bool]


@dataclass(frozen=True)
class RuntimeParameter:
    """A parameter that costs no compile. `values(problem, arch)` are those worth trying; `default` is legal for every
    problem."""

    name: str
    default: int
    values: Callable[[Problem, ArchSpec], tuple[int, ...]]


@dataclass(frozen=True)
class RuntimeConstraint:
    """What every instance satisfies: holds(kernel, problem, runtime values)."""

    sentence: str
    holds: Callable[[KernelSpec, Problem, Values], bool]


@dataclass(frozen=True)
class Family:
    """One algorithm: a template and its search space. See the module's head for a complete example."""

    name: str
    description: str
    kind: str  # cuda | cpu
    launch: Callable[[KernelSpec], Launch]
    template: str = ""  # its file, in the op's folder
    text: str = ""  # a template that is no file of its own
    # Attribute -> the values that it serves; None: one kernel serves all of them. Derived: a kernel for each.
    attributes: Mapping[str, tuple[str, ...] | None] = DERIVED
    # What is computed may depend on the parameters before it: it is called with a kernel that has no others yet.
    parameters: Mapping[str, tuple[Any, ...] | Callable[[KernelSpec], tuple[Any, ...]]] = field(default_factory=dict)
    config_name: Callable[[KernelSpec], str] = lambda k: ".".join(f"{n}{v}" for n, v in k.config.items())
    # Derived: a roofline of bytes and FLOPs; of what ties then, the kernels in the middle of the space are first.
    predict: Callable[[KernelSpec], Callable[[Problem, Values], float]] = DERIVED
    # Derived: the middle of the space, and where that excludes sizes the one nearest to it that excludes none.
    defaults: Callable[[ArchSpec, Values], tuple[Mapping[str, Any], ...]] = DERIVED
    default_rank: int = 0
    requires: Callable[[Values], set[str] | frozenset[str]] = lambda attributes: frozenset()
    # Features that it makes something of where an arch has them: with one that an arch adds (ArchSpec.adds) it has
    # kernels for that arch, as nobody else has.
    uses: frozenset[str] = frozenset()
    constraints: tuple[Constraint, ...] = ()
    runtime: tuple[RuntimeParameter, ...] = ()
    runtime_constraints: tuple[RuntimeConstraint, ...] = ()
    rules: Callable[[KernelSpec], tuple[SizeRule, ...]] = lambda k: ()
    pointer_alignment: Callable[[KernelSpec], int] = lambda k: 1
    lengths: Callable[[KernelSpec, Values], Values] = lambda k, runtime: Values()  # Tile.lengths of an instance
    exact_only: bool = False  # its blocks have no tails: a kernel is legal where `lengths` divide the sizes, only
    names: Callable[[KernelSpec], Mapping[str, Any]] = lambda k: {}  # more of them for the template: see render.py
    flags: tuple[str, ...] = ()  # compiler arguments beyond those of every unit of this kind
    driver: str | Callable[[Values], str] | None = None  # or one for each of its attributes
    # Where nobody tuned it an arch's GPUs run what is linked as PTX, if they can: its default kernels are compiled in a
    # moment, and bound by memory alone.
    portable: bool = False
    # Which of its default kernels are linked also for attributes that nobody tuned and no preset names, where GPUs
    # would else have kernels of portable families alone: one or two good shapes, as each costs the build.
    spare: Callable[[KernelSpec], bool] = lambda k: False


@dataclass(frozen=True)
class KernelSpec:
    """A compile-time configuration of a family on an arch. An attribute that the family does not specialise is None."""

    op: str
    family: Family
    arch: ArchSpec
    attributes: Values
    config: Values

    @cached_property
    def id(self) -> str:
        """gemm.sm90a.mma.bf16.nt.128x128x32.64x64.s4"""
        fixed = [value for value in self.attributes.values() if value is not None]
        parts = (self.op, self.arch.name, self.family.name, *fixed, self.family.config_name(self))
        return ".".join(part for part in parts if part)  # without parameters the last one is empty

    def extended(self, name: str, value: Any) -> KernelSpec:
        """With one value more in its configuration, in a third of the time that `replace` takes."""
        longer = object.__new__(KernelSpec)
        longer.__dict__.update(self.__dict__, config=self.config.extended(name, value))
        longer.__dict__.pop("id", None)  # which is another
        return longer

    @property
    def symbol(self) -> str:
        return "tw_" + "".join(c if c.isalnum() else "_" for c in self.id)

    @property
    def driver(self) -> str | None:
        driver = self.family.driver
        return driver(self.attributes) if callable(driver) else driver

    def serves(self, attributes: Mapping[str, str]) -> bool:
        return all(mine is None or mine == attributes[name] for name, mine in self.attributes.items())

    def allows(self, problem: Problem) -> bool:
        return all(rule.allows(problem.sizes[rule.size]) for rule in self.rules)

    @property
    def rules(self) -> tuple[SizeRule, ...]:
        """The family's, and of one without tails that blocks are whole, whatever the run-time values."""
        rules = self.family.rules(self)
        if not self.family.exact_only:
            return rules
        defaults = Values({parameter.name: parameter.default for parameter in self.family.runtime})
        lengths = self.family.lengths(self, defaults)
        return (*rules, *(SizeRule(size, multiple=lcm(*each)) for size, each in lengths.items()))

    def tile(self, runtime: Values) -> Tile:
        return Tile(self.family.lengths(self, runtime), self.rules, self.family.pointer_alignment(self))


@dataclass(frozen=True)
class Candidate:
    """An instance: a kernel with values of its run-time parameters, and what the cost model expects of it."""

    kernel: KernelSpec
    runtime: Values
    predicted_us: float
