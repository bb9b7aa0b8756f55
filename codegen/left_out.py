"""Kernels that win records and are not linked nevertheless, because `codegen cover` found others, which are, to be
nearly as fast wherever they won. LEFT_OUT_FILE of a database names them, so that what is linked can be reviewed and
comes out the same everywhere; records stay as they are. A record whose winner is left out is answered by the fastest
of its finalists that is linked, as it was measured. Where a record would lose more than was agreed (it may be newer
than the file), its winner is linked after all."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from codegen import LEFT_OUT_FILE
from codegen.cover import Demand
from codegen.model import CodegenError, KernelSpec
from codegen.resolve import Unresolved, Winner, offered_runtime

SCHEMA = "tilewright.left-out/1"


@dataclass(frozen=True)
class LeftOut:
    """Of one arch."""

    max_loss: float  # that a record may lose
    kernels: frozenset[str]


NOTHING: Mapping[str, LeftOut] = {}


def answers(winner: Winner, known: Mapping[str, KernelSpec]) -> dict[str, Winner]:
    """What was measured of the record's problem, the fastest instance of each kernel. Of other kernels than the winner
    only those that are known, which are today's, and verified where they won themselves."""
    found = {winner.kernel.id: winner}
    for finalist in winner.record.finalists:
        kernel = known.get(finalist.kernel)
        if kernel is None or kernel.id == winner.kernel.id or not _is_legal(kernel, winner):
            continue
        try:
            runtime = offered_runtime(kernel, winner.problem, finalist.runtime, winner.device.name)
        except Unresolved:
            continue
        if kernel.id not in found or finalist.median_us < found[kernel.id].median_us:
            found[kernel.id] = replace(winner, kernel=kernel, runtime=runtime, median_us=finalist.median_us)
    return found


def _is_legal(kernel: KernelSpec, winner: Winner) -> bool:
    is_of_arch = kernel.op == winner.op and kernel.arch.name == winner.kernel.arch.name
    return is_of_arch and kernel.serves(winner.problem.attributes) and kernel.allows(winner.problem)


def _loss(answer: Winner) -> float:
    return max(0.0, answer.median_us / answer.record.median_us - 1)


def demands(winners: Sequence[Winner], known: Mapping[str, KernelSpec]) -> list[Demand]:
    return [
        Demand(
            f"{winner.device.key} {winner.op} {winner.problem.attributes.line()} {winner.problem.sizes.line()}",
            {id: _loss(answer) for id, answer in answers(winner, known).items()},
        )
        for winner in winners
    ]


def answered(
    winners: Sequence[Winner], chains: Iterable[KernelSpec], left_out: Mapping[str, LeftOut]
) -> tuple[Winner, ...]:
    """The winners, with others in the place of those that are left out. `chains` are linked in any case."""
    linked = {kernel.id: kernel for kernel in chains}

    def is_left_out(winner: Winner) -> bool:
        of_arch = left_out.get(winner.kernel.arch.name)
        return of_arch is not None and winner.kernel.id in of_arch.kernels and winner.kernel.id not in linked

    def fastest_linked(winner: Winner) -> Winner | None:
        found = [answer for id, answer in answers(winner, linked).items() if id in linked]
        return min(found, key=lambda answer: (answer.median_us, answer.kernel.id), default=None)

    def loses_too_much(winner: Winner) -> bool:
        answer = fastest_linked(winner)
        return answer is None or _loss(answer) > left_out[winner.kernel.arch.name].max_loss

    out = {index for index, winner in enumerate(winners) if is_left_out(winner)}
    linked |= {winner.kernel.id: winner.kernel for index, winner in enumerate(winners) if index not in out}
    linked |= {winners[index].kernel.id: winners[index].kernel for index in out if loses_too_much(winners[index])}
    return tuple(winner if winner.kernel.id in linked else (fastest_linked(winner) or winner) for winner in winners)


def read_left_out(database: Path) -> Mapping[str, LeftOut]:
    """By arch. Nothing where the database has no such file."""
    path = database / LEFT_OUT_FILE
    if not path.is_file():
        return NOTHING
    try:
        data = json.loads(path.read_bytes())
        if data["schema"] != SCHEMA:
            raise ValueError(f"its schema is {data['schema']!r:.80}; this tilewright reads {SCHEMA}")
        return {arch: _of_arch(fields) for arch, fields in data["archs"].items()}
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise CodegenError(
            f"{path}: not what `codegen cover --write` writes ({error!s:.120}): write it again"
        ) from error


def _of_arch(fields: Mapping[str, Any]) -> LeftOut:
    max_loss, kernels = fields["max_loss"], fields["kernels"]
    if not isinstance(max_loss, (int, float)) or isinstance(max_loss, bool) or not 0 <= max_loss <= 1:
        raise ValueError(f"max_loss is {max_loss!r:.80}; valid: 0 to 1")
    if not isinstance(kernels, list) or not all(isinstance(kernel, str) for kernel in kernels):
        raise ValueError("kernels is no list of names")
    return LeftOut(float(max_loss), frozenset(kernels))


def left_out_text(left_out: Mapping[str, LeftOut]) -> str:
    archs = {
        arch: {"max_loss": each.max_loss, "kernels": sorted(each.kernels)} for arch, each in sorted(left_out.items())
    }
    return json.dumps({"schema": SCHEMA, "archs": archs}, indent=1) + "\n"
