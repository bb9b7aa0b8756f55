"""The fewest bytes of kernels with which no record loses more than a given share of its speed: a weighted set cover, by
greedy choice. It is for whoever decides what is linked (`codegen cover`); kernels are names here, and nothing is read,
rendered or compiled."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass

from codegen.errors import CodegenError


@dataclass(frozen=True)
class Demand:
    """One record: how much longer than its winner each kernel takes that was measured beside it."""

    record: str
    losses: Mapping[str, float]  # by kernel; the winner's is 0

    def met_by(self, max_loss: float) -> frozenset[str]:
        return frozenset(kernel for kernel, loss in self.losses.items() if loss <= max_loss)

    def loss(self, linked: Set[str]) -> float:
        return min(loss for kernel, loss in self.losses.items() if kernel in linked)


@dataclass(frozen=True)
class Cover:
    max_loss: float
    kernels: frozenset[str]  # besides those that are linked in any case
    code_bytes: int
    least_bytes: int  # no cover at this loss has fewer
    losses: tuple[float, ...]  # of each demand, by the best of what is linked


def cover(demands: Sequence[Demand], code_bytes: Mapping[str, int], always: Set[str], max_loss: float) -> Cover:
    """`always`: kernels that cost nothing, because they are linked in any case."""
    met_by = [options for demand in demands if not (options := demand.met_by(max_loss)) & always]
    meets: dict[str, set[int]] = defaultdict(set)
    for index, options in enumerate(met_by):
        for kernel in options:
            meets[kernel].add(index)
    chosen = _without_spare(_greedy(meets, code_bytes, len(met_by)), met_by, code_bytes)
    linked = chosen | always
    return Cover(
        max_loss=max_loss,
        kernels=frozenset(chosen),
        code_bytes=sum(code_bytes[kernel] for kernel in chosen),
        least_bytes=_least_bytes(met_by, code_bytes),
        losses=tuple(demand.loss(linked) for demand in demands),
    )


def _greedy(meets: Mapping[str, set[int]], code_bytes: Mapping[str, int], demands: int) -> set[str]:
    """Kernel by kernel the one that meets most of what is open for its bytes."""
    chosen: set[str] = set()
    left = set(range(demands))
    while left:
        best = max(meets, key=lambda kernel: (len(meets[kernel] & left) / max(1, code_bytes[kernel]), kernel))
        chosen.add(best)
        left -= meets[best]
    return chosen


def _without_spare(chosen: set[str], met_by: Sequence[Set[str]], code_bytes: Mapping[str, int]) -> set[str]:
    """Without kernels, the largest first, that those chosen after them made superfluous."""
    kept = set(chosen)
    for kernel in sorted(chosen, key=lambda kernel: (-code_bytes[kernel], kernel)):
        if all(options & (kept - {kernel}) for options in met_by if kernel in options):
            kept.remove(kernel)
    return kept


def _least_bytes(met_by: Sequence[Set[str]], code_bytes: Mapping[str, int]) -> int:
    """By the dual of the cover's linear program: demands pay for kernels that meet them, none of which is paid more
    than its bytes, so any cover has at least the sum of what is paid."""
    unpaid = dict(code_bytes)
    total = 0
    for options in sorted(met_by, key=lambda options: (len(options), sorted(options))):
        payment = min(unpaid[kernel] for kernel in options)
        total += payment
        for kernel in options:
            unpaid[kernel] -= payment
    return total


def fitting_cover(
    demands: Sequence[Demand], code_bytes: Mapping[str, int], always: Set[str], max_loss: float, max_bytes: int | None
) -> Cover:
    """Throws CodegenError where the cover has more than `max_bytes`, with the loss that would do."""
    found = cover(demands, code_bytes, always, max_loss)
    if max_bytes is None or found.code_bytes <= max_bytes:
        return found
    losses = sorted({loss for demand in demands for loss in demand.losses.values() if max_loss < loss < 0.99})
    low, high = 0, len(losses)
    while low < high:  # covers shrink with the loss that is allowed
        middle = (low + high) // 2
        fits = cover(demands, code_bytes, always, losses[middle]).code_bytes <= max_bytes
        low, high = (low, middle) if fits else (middle + 1, high)
    remedy = (
        f"a --max-loss of {100 * losses[low] + 0.01:.2f}% would fit"
        if low < len(losses)
        else "no loss makes it fit: some kernels have records without other finalists"
    )
    raise CodegenError(
        f"at a loss of at most {100 * max_loss:.4g}% the kernels have {found.code_bytes} bytes of code, and "
        f"--max-bytes allows {max_bytes}; {remedy}"
    )
