"""Fits the library's cost model, waves * (fixed_us + us_per_depth * ceil(depth / split)), to what was measured of one
kernel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from codegen.model import KernelSpec, Problem, Values

MIN_SHAPES = 3  # two coefficients, and one shape more, so that the fit says something


@dataclass(frozen=True)
class Sample:
    """One measurement of a kernel."""

    device: str  # key
    problem: Problem
    runtime: Values
    median_us: float


@dataclass(frozen=True)
class FittedModel:
    fixed_us: float
    us_per_depth: float
    ctas_per_wave: int


def _value(name: str | None, sample: Sample) -> int:
    if name is None:
        return 1
    return sample.runtime[name] if name in sample.runtime else sample.problem.sizes[name]


def _ctas(kernel: KernelSpec, sample: Sample) -> int:
    """Of a persistent kernel as many as its pieces of work would be, as the library's model counts them."""
    launch = kernel.family.launch(kernel)
    count = launch.cluster[0] if launch.ctas_per_unit else 1
    for axis in launch.grid:
        for term in axis:
            count *= -(-_value(term.value, sample) // term.divisor)
    return count


def _least_squares(rows: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """(a, b) >= 0 that minimise the sum of (a x + b y - 1)^2 over rows (x, y)."""
    xx, xy, yy = (sum(r[i] * r[j] for r in rows) for i, j in ((0, 0), (0, 1), (1, 1)))
    x, y = (sum(r[i] for r in rows) for i in (0, 1))
    determinant = xx * yy - xy * xy
    if determinant > 1e-12 * xx * yy:
        a, b = (x * yy - y * xy) / determinant, (y * xx - x * xy) / determinant
        if a >= 0 and b >= 0:
            return a, b
    only_a, only_b = (x / xx if xx else 0.0), (y / yy if yy else 0.0)
    error_a, error_b = (sum((c[0] * r[0] + c[1] * r[1] - 1) ** 2 for r in rows) for c in ((only_a, 0.0), (0.0, only_b)))
    return (only_a, 0.0) if error_a < error_b else (0.0, only_b)


def fit(kernel: KernelSpec, samples: Sequence[Sample], compute_units: dict[str, int]) -> FittedModel | None:
    """Least squares of the relative error, over the device with the most samples; None with fewer than MIN_SHAPES
    shapes."""
    terms = kernel.family.cost_terms
    if terms is None or not samples:
        return None
    devices = sorted({s.device for s in samples}, key=lambda key: (-sum(s.device == key for s in samples), key))
    used = [s for s in samples if s.device == devices[0] and s.median_us > 0]
    if len({s.problem.sizes for s in used}) < MIN_SHAPES:
        return None
    ctas_per_wave = max(1, terms.ctas_per_unit(kernel) * compute_units[devices[0]])
    rows = []
    for sample in used:
        waves = ceil(_ctas(kernel, sample) / ctas_per_wave)
        depth = -(-sample.problem.sizes[terms.depth] // max(1, _value(terms.split, sample)))
        rows.append((waves / sample.median_us, waves * depth / sample.median_us))
    fixed_us, us_per_depth = _least_squares(rows)
    return FittedModel(fixed_us, us_per_depth, ctas_per_wave)
