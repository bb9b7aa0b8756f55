"""Search spaces: what is counted, why the rest is rejected, and that defaults are legal."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from codegen import manifest
from codegen.load import _require_only, load_ops
from codegen.model import CodegenError, Constraint, KernelSpec, Term, Values
from codegen.problems import make_problem, resolve_attributes, resolve_problems
from codegen.space import (
    all_attributes,
    default_chain,
    enumerate_space,
    extended,
    family_attributes,
    is_enumerated,
    missing_feature,
    runtime_allowed,
    runtime_defaults,
    runtime_tuples,
    violated,
)


def test_toy_space_counts_kernels_and_reasons(toy, archs):
    space = enumerate_space(toy, archs["sm80"], all_attributes(toy))
    assert len(space.kernels) == 11
    assert space.rejected == {
        "grid_cuda: a CTA handles at most 1024 elements": 1,
        "mapped_cuda: needs the arch feature cluster": 1,
    }
    assert len({kernel.id for kernel in space.kernels}) == 11


def each_by_itself(op, arch, wanted):
    """The space without a shortcut: every configuration is made, and asked for every constraint."""
    kernels, rejected = [], Counter()
    for family in op.families:
        for attributes in family_attributes(op, family, wanted):
            if reason := missing_feature(op, family, arch, attributes):
                rejected.update([reason] if family.kind == arch.kind else [])
                continue
            found = [KernelSpec(op.name, family, arch, attributes, Values())]
            for name in family.parameters:
                found = list(extended(found, name))
            reasons = [violated(kernel) for kernel in found]
            kernels += [kernel for kernel, reason in zip(found, reasons, strict=True) if reason is None]
            rejected.update(filter(None, reasons))
    return kernels, rejected


@pytest.mark.parametrize(
    ("name", "arch", "attributes"),
    [
        ("gemm", "sm90a", {"dtype": "bf16", "layout": "nt"}),
        ("gemm", "sm80", {"dtype": "f32", "layout": "tn"}),
        ("gemm", "x86-64-v3", {"dtype": "f32", "layout": "tt"}),
        ("attention_forward", "sm90a", {"dtype": "f16", "mask": "causal"}),
        ("attention_decode", "sm90a", {"dtype": "bf16", "kv_cache": "paged"}),
        ("row_rmsnorm", "sm90a", {"dtype": "bf16", "dtype_w": "f32"}),
        ("row_topk", "sm80", {"dtype": "f32"}),
    ],
)
def test_what_begins_alike_is_left_out_together_and_counted_one_by_one(name, arch, attributes, archs):
    op, wanted = load_ops()[name], [Values(attributes)]
    space = enumerate_space(op, archs[arch], wanted)
    kernels, rejected = each_by_itself(op, archs[arch], wanted)
    assert [kernel.id for kernel in space.kernels] == [kernel.id for kernel in kernels]
    assert space.rejected == rejected and rejected.total() > 0


def test_a_constraint_that_fails_of_a_whole_configuration_is_a_fault(toy, archs):
    family = next(family for family in toy.families if family.name == "grid_cuda")
    broken = replace(family, constraints=(Constraint("asks for nothing there is", lambda k: k.config.NONE == 1),))
    with pytest.raises(AttributeError, match="NONE"):
        enumerate_space(replace(toy, families=(broken,)), archs["sm80"], all_attributes(toy))


def test_families_can_be_restricted(toy, archs):
    assert not enumerate_space(toy, archs["sm80"], all_attributes(toy), ["grid_cpu"]).kernels


def test_a_missing_feature_is_a_reason(gemm, archs):
    wanted = [Values(dtype="bf16", layout="nt")]
    space = enumerate_space(gemm, archs["sm75"], wanted)
    assert not [kernel for kernel in space.kernels if kernel.attributes["dtype"] == "bf16"]
    assert any("needs the arch feature" in reason for reason in space.rejected)


@pytest.mark.parametrize(
    "arch",
    ["sm75", "sm80", "sm86", "sm89", "sm90a", "sm100f", "sm120f", "ptx80", "x86-64-v2", "x86-64-v3", "x86-64-v4"],
)
def test_every_id_and_symbol_of_gemm_is_unique_and_legal(archs, space_of, arch):
    space = space_of("gemm", arch)
    assert space.kernels
    assert len({kernel.id for kernel in space.kernels}) == len(space.kernels)
    assert len({kernel.symbol for kernel in space.kernels}) == len(space.kernels)
    for kernel in space.kernels[:: max(1, len(space.kernels) // 100)]:
        launch = kernel.family.launch(kernel)
        limits = archs[arch].limits
        assert kernel.id.startswith(f"gemm.{arch}.{kernel.family.name}.")
        if archs[arch].kind == "cuda":
            assert 32 <= launch.block[0] * launch.block[1] * launch.block[2] <= 1024
            assert launch.smem_bytes <= limits.smem_bytes_per_cta


def test_default_chains_end_with_a_kernel_without_rules(gemm, toy, archs):
    served = 0
    for op in (gemm, toy):
        for arch in archs.values():
            for attributes in all_attributes(op):
                chain = default_chain(op, arch, attributes)
                if not chain:
                    continue
                served += 1
                assert not chain[-1].family.rules(chain[-1]), f"{chain[-1].id} must be legal for every problem"
                for kernel in chain:
                    assert violated(kernel) is None, kernel.id
                    assert set(kernel.config) == set(kernel.family.parameters)
                    runtime_defaults(kernel.family)
    assert served > 0


def test_what_gemm_serves(gemm, archs):
    def dtypes(arch):
        return {a.dtype for a in all_attributes(gemm) if default_chain(gemm, archs[arch], a)}

    assert "bf16" not in dtypes("sm75") and "f16" in dtypes("sm75")
    assert dtypes("sm80") == dtypes("sm90a") == {"f32", "tf32", "f16", "bf16", "f16_f32", "bf16_f32", "tf32x3"}
    assert dtypes("x86-64-v3") == {"f32", "bf16", "bf16_f32", "f64"} and dtypes("x86-64-v4") == {"f32", "f64"}
    assert dtypes("x86-64-v4-bf16") == dtypes("x86-64-v4-amx") == {"bf16", "bf16_f32"}


def test_packed_kernels_are_few_and_without_clusters(kernels_of):
    kernels = kernels_of("gemm", "sm90a", "wgmma_packed")
    assert kernels
    counts = Counter((kernel.attributes, kernel.config.PACK, kernel.config.GENERAL) for kernel in kernels)
    assert max(counts.values()) < 60
    for kernel in kernels:
        launch = kernel.family.launch(kernel)
        assert launch.prologue and launch.cluster == (1, 1, 1) and launch.ctas_per_unit == 1
        maps = {tensor_map.tensor for tensor_map in launch.tensor_maps}
        operands = {1: {"workspace", "B"}, 2: {"A", "workspace"}, 3: {"workspace"}}[kernel.config.PACK]
        assert maps == operands | ({"C"} if kernel.config.TMA_STORE else set())


@pytest.mark.parametrize("family, depth", [("wgmma", 8192), ("wgmma_packed", 8191)])
def test_only_general_kernels_cut_depth_and_have_batches(gemm, archs, family, depth):
    arch = archs["sm90a"]
    attributes = resolve_attributes(gemm, {"dtype": "bf16", "layout": "nt"})
    kernels = enumerate_space(gemm, arch, [attributes], [family]).kernels
    for batch, allowed in ((1, {(0, 1), (1, 2), (1, 4)}), (3, {(1, 1), (1, 2)})):
        problem = make_problem(gemm, attributes, {"M": 128, "N": 1024, "K": depth, "batch": batch})
        tried = set()
        for kernel in kernels:
            most = min(rule.max for rule in kernel.family.rules(kernel) if rule.size == "batch")
            assert (most > 1) == kernel.config.GENERAL
            for runtime in runtime_tuples(kernel.family, problem, arch) if batch <= most else ():
                if runtime_allowed(kernel, problem, runtime):
                    tried.add((kernel.config.GENERAL, runtime.split_k))
        assert allowed <= tried and all(general == (split > 1 or batch > 1) for general, split in tried)


def test_wgmma_serves_batches_whatever_has_won(gemm, archs, kernels_of):
    """General kernels are in the default chain, behind those of other families."""
    kernels = kernels_of("gemm", "sm90a", "wgmma")
    served = 0
    for attributes in all_attributes(gemm):
        chain = default_chain(gemm, archs["sm90a"], attributes)
        if any(kernel.serves(attributes) for kernel in kernels):
            served += 1
            assert any(kernel.family.name == "wgmma" and kernel.config.GENERAL for kernel in chain)
            assert min(chain, key=lambda kernel: kernel.family.default_rank).family.name != "wgmma"
    assert served == 17  # f16 and bf16 in four layouts, with C of 16 and of 32 bits, tf32 in one


def test_a_tile_of_a_set_is_counted_for_each(kernels_of):
    kernels = kernels_of("gemm", "sm90a", "wgmma_sets")
    assert {(kernel.config.SWAP, kernel.config.SETS) for kernel in kernels} == {(0, 2), (0, 8), (1, 2), (1, 8)}
    for kernel in kernels:
        launch, sets = kernel.family.launch(kernel), kernel.config.SETS
        rows, stride = ("N", "ldb") if kernel.config.SWAP else ("M", "lda")
        assert Term(rows, kernel.config.BM, sets=sets) in launch.grid[0]
        maps = Counter(tensor_map.name for tensor_map in launch.tensor_maps)
        assert maps == {"map_left": sets, "map_right": 1} | ({"map_c": sets} if kernel.config.TMA_STORE else {})
        assert [m.set for m in launch.tensor_maps if m.name == "map_left"] == list(range(sets))
        assert [rule.multiple for rule in kernel.family.rules(kernel) if rule.size == stride] == [8 // sets]


def test_swapped_sets_take_any_number_of_rows(gemm, archs, kernels_of):
    kernels = kernels_of("gemm", "sm90a", "wgmma_sets")
    swapped = [kernel for kernel in kernels if kernel.config.SWAP]
    assert max(kernel.config.BN for kernel in swapped) == 256 and max(kernel.config.STAGES for kernel in swapped) == 12
    attributes = {"dtype": "bf16", "layout": "nt"}
    given = [{"attributes": attributes, "sizes": {"M": m, "N": 512, "K": 4095}} for m in (1, 5000)]
    of_eight = [k for k in swapped if k.attributes == Values(attributes) and k.config.SETS == 8]
    assert of_eight
    for problem in resolve_problems(gemm, given, archs["sm90a"]):
        assert all(kernel.allows(problem) for kernel in of_eight)


def test_tiles_that_begin_anywhere_have_room_of_their_own_where_a_stage_can_be_spared(archs, kernels_of):
    kernels = kernels_of("gemm", "sm90a", "wgmma")
    anywhere = [k for k in kernels if not k.config.TMA_STORE and not k.config.SWAP and k.attributes.dtype != "tf32"]
    assert {kernel.config.BOXES for kernel in anywhere} == {0, 1}
    limit = archs["sm90a"].limits.smem_bytes_per_cta
    for kernel in anywhere:
        c = kernel.config
        rows = 16 * 4 * c.GROUPS * (2 * c.BN + 16)
        stages = c.STAGES * 2 * c.BK * ((c.LEFT_ROWS or c.BM) + c.BN)
        assert stages + c.BOXES * rows < kernel.family.launch(kernel).smem_bytes <= limit


def test_more_than_eight_stages_are_for_few_rows_and_leave_c_its_room(kernels_of):
    kernels = kernels_of("gemm", "sm90a", "wgmma")
    # Results of f32 leave through a stage.
    deep = [k.config for k in kernels if k.config.STAGES > 8 and k.attributes.dtype in ("f16", "bf16")]
    assert max(c.STAGES for c in deep) == 16
    assert all(c.LEFT_ROWS > 0 and c.BOXES == (4 if c.TMA_STORE else 1) for c in deep)


@pytest.mark.parametrize(("depth", "sets"), [(4100, 2), (4098, 8), (4095, 8)])
def test_rows_have_as_few_sets_as_they_may(gemm, archs, depth, sets):
    given = [{"attributes": {"dtype": "bf16", "layout": "nt"}, "sizes": {"M": 256, "N": 512, "K": depth}}]
    problems = resolve_problems(gemm, given, archs["sm90a"])
    data = manifest.build(gemm, archs["sm90a"], problems, 20, ["*.wgmma_sets.*"]).data
    assert {kernel["config"]["SETS"] for kernel in data["kernels"] if "SETS" in kernel["config"]} == {sets}


@pytest.mark.parametrize(
    ("name", "value"), [("STAGES", 2), ("STAGES", 9), ("STAGES", "5"), ("STAGES", True), ("BOXES", 5), ("LEFT_ROWS", 8)]
)
def test_what_follows_from_other_parameters_is_checked_too(gemm, archs, name, value):
    attributes = Values(dtype="bf16", layout="nt")
    kernels = enumerate_space(gemm, archs["sm90a"], [attributes], ["wgmma"]).kernels
    kernel = next(k for k in kernels if k.config.BM == 128)
    assert is_enumerated(gemm, kernel, attributes)
    other = replace(kernel, config=Values({**kernel.config, name: value}))
    assert not is_enumerated(gemm, other, attributes)


def test_what_makes_no_difference_is_no_problem_of_its_own(ops):
    """With scales of blocks, and of integers, sums are the same however they may be added up: such problems have one
    name, by which one kernel and one record answers for both."""
    for name, kept in (("scaled_gemm", {"dtype_c": "f32"}), ("scaled_grouped_gemm", {"gate": "swiglu"})):
        op = ops[name]
        fast = {"accumulation": "fast", **kept}
        assert resolve_attributes(op, fast | {"scaling": "row"}).accumulation == "fast"
        for scaling in ("block", "block_row"):
            asked = resolve_attributes(op, fast | {"scaling": scaling})
            assert asked == resolve_attributes(op, kept | {"scaling": scaling}) and asked.accumulation == "promoted"
        combinations = all_attributes(op)
        assert len(set(combinations)) == len(combinations) and all(op.settled(each) == each for each in combinations)
        assert {a.scaling for a in combinations if a.accumulation == "fast"} == {"row"}
    integers = resolve_attributes(ops["scaled_gemm"], {"dtype": "i8", "accumulation": "fast"})
    assert integers.accumulation == "promoted" and integers in all_attributes(ops["scaled_gemm"])


def test_what_decides_whether_an_attribute_counts_counts_always(ops):
    op = ops["scaled_grouped_gemm"]
    _require_only(op, Path("spec.py"))
    for only in ({"scalings": ("row",)}, {"scaling": ("rows",)}, {"accumulation": ("fast",)}):
        attributes = tuple(replace(a, only=only) if a.name == "accumulation" else a for a in op.attributes)
        with pytest.raises(CodegenError, match="attribute accumulation of scaled_grouped_gemm is only with"):
            _require_only(replace(op, attributes=attributes), Path("spec.py"))
