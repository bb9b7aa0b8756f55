"""wgmma_ldg for rows that begin anywhere: A is packed, as in wgmma_packed.py, and B is cut out of aligned words on its
way through registers."""

from dataclasses import replace

from codegen.model import Constraint, KernelSpec, SizeRule

from . import wgmma, wgmma_ldg, wgmma_packed

UNDER_WAY = 12  # words of a thread; wgmma.cu.j2: kWordsUnderWay


def rules(k: KernelSpec) -> tuple[SizeRule, ...]:
    free = ("ldb", "stride_b")
    return wgmma_ldg.with_few_rows(tuple(rule for rule in wgmma_packed.rules(k) if rule.size not in free))


def pointer_alignment(k: KernelSpec) -> int:
    return wgmma.ALIGNED_BYTES if k.config.TMA_STORE else wgmma.element_bytes(k)


def predict(k: KernelSpec):
    """wgmma_ldg's gain over what packs A only."""
    packed_us = wgmma_packed.predict(k)
    return lambda problem, runtime: wgmma_ldg.MEMORY_GAIN * packed_us(problem, runtime)


FAMILY = replace(
    wgmma_ldg.FAMILY,
    name="wgmma_ldg_any",
    description="wgmma_ldg for rows that begin anywhere: A is packed first, B is cut in registers.",
    parameters=wgmma_ldg.FAMILY.parameters | {"PACK": (1,), "FEEDERS": (2,), "GROUPS": (1,)},
    constraints=(
        *wgmma_ldg.FAMILY.constraints,
        Constraint(
            "each row's extra word has a register, too",
            lambda k: 2 * (wgmma_ldg.chunks(k) + 1) <= UNDER_WAY,
        ),
    ),
    runtime_constraints=wgmma_packed.FAMILY.runtime_constraints,
    launch=lambda k: wgmma_ldg.fed(k, wgmma_packed.launch(k)),
    rules=rules,
    pointer_alignment=pointer_alignment,
    predict=predict,
)
