"""What `codegen cover` says of an arch: what its records make linked today, what would do at several losses, and which
kernels that leaves out."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass
from math import exp, log1p
from statistics import fmean
from typing import Any

from codegen.cover import Cover, Demand, cover, fitting_cover
from codegen.errors import CodegenError
from codegen.left_out import LeftOut, demands
from codegen.select import Selection

SHOWN_LOSSES = (0.0, 0.01, 0.02, 0.05, 0.10)


@dataclass(frozen=True)
class ArchCover:
    arch: str
    records: int
    chains: int  # kernels of default chains, which stay linked
    winners: tuple[str, ...]  # the other kernels that won
    winner_bytes: int  # of these
    chosen: Cover
    shown: tuple[Cover, ...]
    ops: tuple[str, ...]  # of which kernels may be left out; none: of all

    def left_out(self) -> LeftOut:
        return LeftOut(self.chosen.max_loss, frozenset(self.winners) - self.chosen.kernels)

    def json(self) -> dict[str, Any]:
        return {
            "arch": self.arch,
            "records": self.records,
            "chain_kernels": self.chains,
            "ops": list(self.ops),
            "winners": len(self.winners),
            "winner_bytes": self.winner_bytes,
            "covers": [_cover_json(each) for each in self.shown],
            "chosen": _cover_json(self.chosen) | {"left_out": sorted(self.left_out().kernels)},
        }

    def text(self) -> str:
        only = f"; those of other ops than {', '.join(self.ops)} stay linked, too" if self.ops else ""
        lines = [
            f"{self.arch}: {self.records} records; {self.chains} kernels of default chains, which stay linked; "
            f"{len(self.winners)} others won, {_megabytes(self.winner_bytes)} of code{only}",
            "  loss at most  kernels  of code   at least  records that lose  the most    mean",
        ]
        for each in self.shown:
            losing = sum(loss > 0 for loss in each.losses)
            lines.append(
                f"  {each.max_loss:>12.1%}  {len(each.kernels):>7}  {_megabytes(each.code_bytes):>8}  "
                f"{_megabytes(each.least_bytes):>8}  {losing:>17}  {max(each.losses):>8.2%}  {_mean(each.losses):>6.2%}"
                + ("  <- --max-loss" if each.max_loss == self.chosen.max_loss else "")
            )
        return "\n".join(lines) + "\n"


def _megabytes(size: int) -> str:
    return f"{size / 1e6:.2f} MB"


def _mean(losses: Sequence[float]) -> float:
    return exp(fmean(log1p(loss) for loss in losses)) - 1


def _cover_json(each: Cover) -> dict[str, Any]:
    return {
        "max_loss": each.max_loss,
        "kernels": len(each.kernels),
        "code_bytes": each.code_bytes,
        "least_bytes": each.least_bytes,
        "records_that_lose": sum(loss > 0 for loss in each.losses),
        "worst_loss": round(max(each.losses), 6),
        "mean_loss": round(_mean(each.losses), 6),
    }


def tuned_archs(selection: Selection) -> list[str]:
    """Those of which something was measured: others have nothing that their winners could be compared with."""
    return list(dict.fromkeys(w.device.arch for w in selection.winners if not w.record.predicted))


def cover_arch(
    selection: Selection, arch: str, max_loss: float, max_bytes: int | None, ops: Set[str] = frozenset()
) -> ArchCover:
    """`selection`: with nothing left out. `ops`: whose kernels may be left out; without any, those of all."""
    chains = {s.kernel.id: s.kernel for s in selection.kernels if s.chain is not None and s.kernel.arch.name == arch}
    winners = [winner for winner in selection.winners if winner.device.arch == arch]
    code_bytes: dict[str, int] = {}
    for winner in winners:
        code_bytes[winner.kernel.id] = max(code_bytes.get(winner.kernel.id, 0), winner.record.code_bytes)
    known = chains | {winner.kernel.id: winner.kernel for winner in winners}
    every = [
        # What stays linked is what its record alone would do with.
        demand if not ops or winner.op in ops else Demand(demand.record, {winner.kernel.id: 0.0})
        for winner, demand in zip(winners, demands(winners, known), strict=True)
    ]
    always = frozenset(chains)
    try:
        chosen = fitting_cover(every, code_bytes, always, max_loss, max_bytes)
    except CodegenError as error:
        raise CodegenError(f"{arch}: {error}") from error
    others = tuple(sorted(code_bytes.keys() - always))
    return ArchCover(
        arch=arch,
        records=len(winners),
        chains=len(chains),
        winners=others,
        winner_bytes=sum(code_bytes[kernel] for kernel in others),
        chosen=chosen,
        shown=tuple(cover(every, code_bytes, always, loss) for loss in sorted({*SHOWN_LOSSES, max_loss})),
        ops=tuple(sorted(ops)),
    )
