"""A problem that was tuned, as its record has it: of a line of a tuning database, or of a journal's decision. What is
no record (codegen/record.py) is refused; what records may lack is None."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from codegen.record import NotARecord, Record, parse_record

MEDIAN_OVER_MEAN = 1.2533  # standard error of a median over that of a mean, for normal samples: sqrt(pi / 2)
SIGMA_OVER_MAD = 1.4826  # of normal samples


@dataclass(frozen=True)
class Time:
    """Of one kernel: the median of n samples in microseconds, and their median absolute deviation.

    >>> round(Time(100, 2, 25).relative_error, 4)
    0.0074
    """

    us: float
    mad_us: float
    n: int

    @property
    def relative_error(self) -> float:
        """One standard error of the median, as a share of it; 0 where samples are unknown."""
        return MEDIAN_OVER_MEAN * SIGMA_OVER_MAD * self.mad_us / math.sqrt(self.n) / self.us if self.n else 0.0


@dataclass(frozen=True)
class Vendor:
    """Another library's fastest algorithm in the same final."""

    name: str
    us: float


@dataclass(frozen=True)
class Work:
    """What a problem takes at least. `roofline_us`: of the device, or None where nobody knows it."""

    flops: float
    bytes: float
    roofline_us: float | None


def work_from(fields: Mapping[str, float] | None) -> Work | None:
    """Of a journal's `work`, in which 0 is unknown."""
    if not fields or not 0 < fields.get("bytes", 0) < math.inf:
        return None
    flops, bound_us = (max(0.0, fields.get(name, 0.0)) for name in ("flops", "roofline_us"))
    return Work(flops, fields["bytes"], bound_us or None)


class Instance(NamedTuple):
    """A kernel with values of its run-time parameters."""

    kernel: str
    runtime: Mapping[str, Any]


@dataclass(frozen=True)
class Tuned:
    record: Record
    time: Time
    default: Time
    default_instance: Instance
    vendor: Vendor | None
    ties: int
    compiler: str
    generator: str
    work: Work | None = None

    @property
    def problem(self) -> str:
        """For people, and what tells a problem from others: `gemm bf16.nt M=4096 N=4096 K=4096 batch=1`."""
        record = self.record
        words = [record.op, ".".join(record.attributes.values())]
        words += [f"{name}={value}" for name, value in record.shape.items()]
        return " ".join(filter(None, [*words, f"threads={record.threads}" if record.threads else ""]))

    @property
    def winner(self) -> Instance:
        return Instance(self.record.kernel, self.record.runtime)

    @property
    def gain(self) -> float:
        """Default / winner: 1.1 is 10 % faster."""
        return self.default.us / self.time.us

    @property
    def vendor_gain(self) -> float | None:
        return self.vendor.us / self.time.us if self.vendor else None


def _time(fields: Any, name: str) -> Time:
    try:
        time = Time(float(fields["median_us"]), float(fields.get("mad_us", 0)), int(fields.get("n", 0)))
    except (AttributeError, KeyError, TypeError, ValueError, OverflowError) as error:
        raise NotARecord(f"{name} is no time: {fields!r:.80}") from error
    if not (0 < time.us < math.inf and 0 <= time.mad_us < math.inf and time.n >= 0):
        raise NotARecord(f"{name} is no time: {fields!r:.80}")
    return time


def _vendor(fields: Any) -> Vendor | None:
    return Vendor(str(fields.get("name", "")), _time(fields, "provider").us) if isinstance(fields, dict) else None


def tuned_of(line: bytes, work: Work | None = None) -> Tuned:
    """Of a record's line; throws NotARecord."""
    record = parse_record(line)
    fields: Mapping[str, Any] = json.loads(line)
    toolchain = fields.get("toolchain")
    told = toolchain if isinstance(toolchain, dict) else {}
    ties = fields.get("tie")
    default = fields["default"]
    runtime = default.get("runtime")
    return Tuned(
        record=record,
        time=_time(fields["time"], "time"),
        default=_time(fields["default"], "default"),
        default_instance=Instance(str(default.get("kernel", "")), runtime if isinstance(runtime, dict) else {}),
        vendor=_vendor(fields.get("provider")),
        ties=len(ties) if isinstance(ties, list) else 0,
        compiler=str(told.get("compiler", "")),
        generator=str(told.get("generator", "")),
        work=work,
    )
