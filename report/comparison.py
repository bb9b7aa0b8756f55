"""Two sources, problem by problem: is the second FAST, SLOW or the SAME, by the times of their records and by how sure
these are. Used by the page and by `diff`.

Two times are the same where they differ by no more than the larger of `least` (0.02 unless said: what two runs of one
kernel differ by when clock and temperature do) and two standard errors of their ratio (2.5 % and 100 samples say more
than 2.5 % and 5)."""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from report.fault import ReportFault
from report.source import Source
from report.tuned import Tuned

LEAST = 0.02
STANDARD_ERRORS = 2
VERDICTS = ("FAST", "SLOW", "SAME")


@dataclass(frozen=True)
class Pair:
    problem: str
    before: Tuned
    after: Tuned
    noise: float  # differences up to it say nothing
    verdict: str

    @property
    def speedup(self) -> float:
        """Before / after: 1.1 is 10 % faster."""
        return self.before.time.us / self.after.time.us


@dataclass(frozen=True)
class Comparison:
    """Pairs, the worst first, and problems that could not be compared, with the reason."""

    before: str
    after: str
    pairs: tuple[Pair, ...]
    left_out: Mapping[str, str]

    def count(self, verdict: str) -> int:
        return Counter(pair.verdict for pair in self.pairs)[verdict]

    @property
    def speedup(self) -> float:
        """The geometric mean; 1 where there is nothing to compare."""
        return statistics.geometric_mean([pair.speedup for pair in self.pairs]) if self.pairs else 1.0


def noise_of(before: Tuned, after: Tuned, least: float) -> float:
    return max(least, STANDARD_ERRORS * math.hypot(before.time.relative_error, after.time.relative_error))


def pair_of(problem: str, before: Tuned, after: Tuned, least: float) -> Pair:
    noise = noise_of(before, after, least)
    change = math.log(after.time.us / before.time.us)
    verdict = "SAME" if abs(change) <= math.log1p(noise) else "SLOW" if change > 0 else "FAST"
    return Pair(problem, before, after, noise, verdict)


def why_not(before: Tuned, after: Tuned) -> str | None:
    if before.record.predicted or after.record.predicted:
        return "predicted, not measured"
    mine, theirs = before.record.policy, after.record.policy
    return None if mine == theirs else f"measured by different policies, {mine} and {theirs}"


def _by_problem(source: Source, with_device: bool) -> dict[str, Tuned]:
    return {
        f"{tuned.problem} on {tuned.record.device_key}" if with_device else tuned.problem: tuned
        for tuned in source.tuned
    }


def compare(before: Source, after: Source, least: float = LEAST) -> Comparison:
    """Of the same device where both have one in common, else of one device with another."""
    shared = set(before.devices) & set(after.devices)
    with_device = bool(shared) and len({*before.devices, *after.devices}) > 1
    for source in (before, after):
        if not shared and len(source.devices) > 1:
            found = ", ".join(source.devices)
            raise ReportFault(f"{source.path} is of several devices ({found}): name one device's folder of it")
    ours, theirs = _by_problem(before, with_device), _by_problem(after, with_device)
    left_out = {problem: f"only in {before.name}" for problem in ours.keys() - theirs.keys()}
    left_out |= {problem: f"only in {after.name}" for problem in theirs.keys() - ours.keys()}
    pairs = []
    for problem in ours.keys() & theirs.keys():
        if reason := why_not(ours[problem], theirs[problem]):
            left_out[problem] = reason
        else:
            pairs.append(pair_of(problem, ours[problem], theirs[problem], least))
    pairs.sort(key=lambda pair: (pair.speedup, pair.problem))
    return Comparison(before.name, after.name, tuple(pairs), dict(sorted(left_out.items())))


def comparison_json(compared: Comparison) -> dict[str, Any]:
    """`tilewright.diff/1`, which `diff --json` prints."""
    return {
        "schema": "tilewright.diff/1",
        "before": compared.before,
        "after": compared.after,
        "speedup": round(compared.speedup, 5),
        "counts": {verdict: compared.count(verdict) for verdict in VERDICTS},
        "problems": [
            {
                "problem": pair.problem,
                "verdict": pair.verdict,
                "before_us": pair.before.time.us,
                "after_us": pair.after.time.us,
                "speedup": round(pair.speedup, 5),
                "noise": round(pair.noise, 5),
                "before_kernel": pair.before.record.kernel,
                "after_kernel": pair.after.record.kernel,
            }
            for pair in compared.pairs
        ],
        "left_out": compared.left_out,
    }


def comparison_text(compared: Comparison) -> str:
    """For a terminal; control characters can't be in it, for records have none."""
    pairs: Sequence[Pair] = compared.pairs
    width = max((len(pair.problem) for pair in pairs), default=7)
    lines = [f"{'problem':<{width}}  {'before us':>12} {'after us':>12} {'speedup':>8} {'noise':>7}"] if pairs else []
    lines += [
        f"{pair.problem:<{width}}  {pair.before.time.us:12.3f} {pair.after.time.us:12.3f}"
        f" {pair.speedup:7.3f}x {pair.noise:6.1%}  {pair.verdict}"
        for pair in pairs
    ]
    reasons = Counter(compared.left_out.values())
    lines += [f"left out: {count} problems, {reason}" for reason, count in reasons.items()]
    counts = ", ".join(f"{compared.count(verdict)} {verdict}" for verdict in VERDICTS)
    lines.append(f"{compared.after} against {compared.before}: {len(pairs)} problems: {counts}; ")
    lines[-1] += f"speedup {compared.speedup:.3f}x (geomean)"
    return "\n".join(lines) + "\n"
