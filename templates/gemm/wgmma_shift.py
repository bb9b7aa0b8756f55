"""The wgmma family where rows of A and B begin anywhere and nothing is copied: rows of the left operand are dealt out to
sets, as in wgmma_sets.py, and read in place; those of the right one come in boxes of every eighth row, and a warpgroup
moves them, in shared memory, to where they have the left one's depth. Template: wgmma.cu.j2."""

from dataclasses import replace

from codegen.model import Constraint, KernelSpec, Launch, RuntimeConstraint, SizeRule

from . import wgmma, wgmma_sets

ROW_SETS = 8  # of right's rows: gemm/shift_rows.h
SHIFTER_THREADS = 128


def box_rows(k: KernelSpec) -> int:
    return (128 if k.config.BN % 128 == 0 else 64) // ROW_SETS


def launch(k: KernelSpec) -> Launch:
    """wgmma's with a tensor map for each set of left's rows, and of C's, which are left's, and for each eighth row of
    right."""
    plain = wgmma.launch(k)

    def by_sets(name: str):
        each = next(each for each in plain.tensor_maps if each.name == name)
        count = k.config.SETS
        if name == "map_right":
            each, count = replace(each, box=(each.box[0], box_rows(k), 1)), ROW_SETS
        return (replace(each, sets=count, set=number) for number in range(count))

    return replace(
        plain,
        block=(plain.block[0] + SHIFTER_THREADS, 1, 1),
        tensor_maps=tuple(each for name in (each.name for each in plain.tensor_maps) for each in by_sets(name)),
    )


def rules(k: KernelSpec) -> tuple[SizeRule, ...]:
    """As wgmma_sets', and right has eight rows, which are a multiple of 16 bytes apart."""
    most = wgmma.MOST_STRIDE_BYTES // (ROW_SETS * wgmma.element_bytes(k)) - ROW_SETS
    kept = (rule for rule in wgmma_sets.rules(k) if rule.size != "ldb")
    return (*kept, SizeRule("N", min=ROW_SETS), SizeRule("ldb", max=most))


# By hand from a few timings on an H100.
SHIFT_US = 0.3


def predict(k: KernelSpec):
    """What the kernel takes on aligned operands."""
    multiply_us = wgmma.predict(k)
    return lambda problem, runtime: multiply_us(problem, runtime) + SHIFT_US


def registers_fit(k: KernelSpec) -> bool:
    return wgmma.sums_per_thread(k) <= 128 and (k.config.GROUPS == 1 or k.config.BN < 256)


def config_name(k: KernelSpec) -> str:
    few = "" if k.config.SETS == max(wgmma_sets.SETS) else str(k.config.SETS)
    return f"{wgmma.config_name(k)}.shift{few}"


FAMILY = replace(
    wgmma.FAMILY,
    name="wgmma_shift",
    description="wgmma for rows that begin anywhere: read in place, those of the right operand then moved in shared memory.",
    attributes=wgmma_sets.FAMILY.attributes,
    parameters=wgmma.FAMILY.parameters
    | {
        "SWAP": (0,),
        "GROUPS": (1, 2),
        "BM": (64, 128, 256),
        "BN": (64, 128, 192, 256),
        "BK": (wgmma.ROW_BYTES // 2,),
        "CLUSTER_M": (1,),
        "CLUSTER_N": (1,),
        "LEFT_ROWS": (0,),
        "SHIFTERS": (1,),  # warpgroups
        "STAGES": lambda k: wgmma.stages(k),
        "BOXES": lambda k: (wgmma.boxes(k, k.config.STAGES),),
        "GENERAL": (0,),
        "SETS": wgmma_sets.SETS,
    },
    constraints=(
        *wgmma.FAMILY.constraints,
        Constraint("a thread of 512 holds up to 128 sums, of less than 256 columns", registers_fit),
    ),
    runtime_constraints=(
        RuntimeConstraint("rows begin where the copy engine can't read them in place", wgmma_sets.is_needed),
        RuntimeConstraint("there are no more sets than rows ask for", wgmma_sets.sets_are_few),
        RuntimeConstraint("C leaves by the copy engine where its rows allow that", wgmma.tma_store_is_used),
        RuntimeConstraint("kernels that cut depth or have batches are for what needs them", wgmma.general_is_needed),
    ),
    launch=launch,
    rules=rules,
    config_name=config_name,
    defaults=lambda arch, attributes: (),
    predict=predict,
)
