"""Chooses what is shipped: resolves the records of a tuning database to kernels that today's templates render, and adds
every arch's default chain. A record that does not resolve (its kernel has changed since, its line is torn) is left
out, with a warning."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from codegen.left_out import NOTHING, LeftOut, answered
from codegen.model import ArchSpec, CodegenError, KernelSpec, OpSpec
from codegen.render import Unit
from codegen.resolve import Line, Resolver, Unresolved, Winner
from codegen.space import all_attributes, default_chain, expected_attributes


@dataclass(frozen=True)
class ShippedKernel:
    """A kernel that goes into generated/. `chain`: its place in the default chain of its attributes, None for other
    winners."""

    op: OpSpec
    kernel: KernelSpec
    unit: Unit
    chain: tuple[int, int] | None


@dataclass(frozen=True)
class Selection:
    kernels: tuple[ShippedKernel, ...]
    winners: tuple[Winner, ...]
    warnings: tuple[str, ...]


def byte_lines(text: bytes, name: str) -> list[Line]:
    """The lines of a file that are not blank. They end where a newline is: what Python takes for a line's end besides
    may stand in a string."""
    lines = enumerate(text.split(b"\n"), 1)
    return [Line(name, number, text) for number, text in lines if text.strip()]


def database_lines(folder: Path) -> list[Line]:
    """Every line of a database, in a fixed order."""
    if not folder.is_dir():
        raise CodegenError(f"--db {folder}: no such folder")
    paths = [path for path in sorted(folder.glob("*/*.jsonl")) if path.is_file()]
    return [line for path in paths for line in byte_lines(path.read_bytes(), path.relative_to(folder).as_posix())]


def select(
    lines: Sequence[Line],
    ops: Mapping[str, OpSpec],
    archs: Mapping[str, ArchSpec],
    left_out: Mapping[str, LeftOut] = NOTHING,
) -> Selection:
    """From database lines to what is shipped: of several records for one problem on one device, the strongest.
    `left_out`: by arch, what is not linked although it won."""
    resolver = Resolver(ops, archs)
    winners: dict[tuple[Any, ...], Winner] = {}
    warnings = []
    for line in lines:
        try:
            winner = resolver.resolve(line)
        except Unresolved as reason:
            warnings.append(f"{line.where}: skipped: {reason}")
            continue
        key = (winner.op, winner.device, winner.problem.attributes, winner.problem.threads, winner.problem.sizes)
        if key not in winners or winner.record.is_stronger_than(winners[key].record):
            winners[key] = winner
    ordered = sorted(winners.values(), key=lambda w: _winner_order(w, ops, archs))
    chains = _chains(ordered, ops, archs)
    answers = answered(ordered, (kernel for kernel, _ in chains.values()), left_out)
    return Selection(_shipped(answers, chains, ops, archs, resolver), answers, tuple(warnings))


def _winner_order(winner: Winner, ops: Mapping[str, OpSpec], archs: Mapping[str, ArchSpec]) -> tuple[Any, ...]:
    attributes = tuple(a.values.index(winner.problem.attributes[a.name]) for a in ops[winner.op].attributes)
    sizes = tuple(winner.problem.sizes.values())
    return (
        winner.op,
        list(archs).index(winner.device.arch),
        winner.device.key,
        attributes,
        winner.problem.threads,
        sizes,
    )


Chains = dict[str, tuple[KernelSpec, tuple[int, int] | None]]  # by id: the kernel and its place


def _chains(winners: Sequence[Winner], ops: Mapping[str, OpSpec], archs: Mapping[str, ArchSpec]) -> Chains:
    """The default chains. A kernel that some sizes exclude is worth its bytes only where something was tuned, or what
    an added value of an attribute is like, on CPUs (small objects), and as PTX (what GPUs have for which nothing was
    compiled). Portable ones are linked as PTX, and where nothing runs that the one that takes every size. Where PTX has
    portable ones only an arch has its own chain, of what is expected to be asked for: what presets name; and of all
    else what its families have to spare."""
    tuned = {(w.op, w.kernel.arch.name, w.problem.attributes) for w in winners}
    found: Chains = {}
    ptx = [arch for arch in archs.values() if arch.is_ptx]
    for op in ops.values():
        expected = expected_attributes(op, "cuda")
        for arch in archs.values():
            is_gpu, version = arch.kind == "cuda", (arch.major, arch.minor)
            below = [each for each in ptx if is_gpu and (each.major, each.minor) <= version]
            for attributes in all_attributes(op):
                like = op.settled({a.name: a.added.get(attributes[a.name], attributes[a.name]) for a in op.attributes})
                is_tuned = any((op.name, arch.name, each) in tuned for each in (attributes, like))
                chain = default_chain(op, arch, attributes)
                of_ptx = [kernel for each in below for kernel in default_chain(op, each, attributes)]
                is_bare = bool(of_ptx) and all(kernel.family.portable for kernel in of_ptx)
                for place, kernel in enumerate(chain):
                    is_needed = is_bare and (attributes in expected or kernel.family.spare(kernel))
                    always = arch.kind == "cpu" or arch.is_ptx or not kernel.rules or is_needed
                    if kernel.family.portable and arch.kind == "cuda":
                        always = arch.is_ptx or (not below and kernel is chain[-1])
                    if always or is_tuned:
                        found.setdefault(kernel.id, (kernel, (kernel.family.default_rank, place)))
    return found


def _shipped(
    winners: Sequence[Winner],
    chains: Chains,
    ops: Mapping[str, OpSpec],
    archs: Mapping[str, ArchSpec],
    resolver: Resolver,
) -> tuple[ShippedKernel, ...]:
    """Winners and default chains, each kernel once, by op, arch, then chains in their order, then id."""
    found: Chains = {winner.kernel.id: (winner.kernel, None) for winner in winners} | chains
    arch_order = {name: index for index, name in enumerate(archs)}
    ordered = sorted(
        found.values(), key=lambda f: (f[0].op, arch_order[f[0].arch.name], f[1] is None, f[1] or (0, 0), f[0].id)
    )
    return tuple(ShippedKernel(ops[kernel.op], kernel, resolver.unit(kernel), chain) for kernel, chain in ordered)
