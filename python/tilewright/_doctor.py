"""tilewright.doctor: what this process finds, as text for people and as data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tilewright import _core


@dataclass(frozen=True)
class Doctor:
    """What was found. ``str`` says it in a few lines; ``facts`` is the same as a dict."""

    facts: dict[str, Any]

    def __str__(self) -> str:
        facts = self.facts
        lines = [
            f"tilewright {_core.__version__}",
            f"CPU        {facts['cpu']['name']} ({facts['cpu']['key']}), {facts['threads']} threads",
        ]
        lines += [f"GPU        {gpu['name']} ({gpu['key']})" for gpu in facts["gpus"]]
        if not facts["gpus"]:
            lines.append(f"GPU        none: {facts['why_no_gpu']}")
        lines += [f"fault      {fault}" for fault in facts["faults"]]
        linked = ", ".join(f"{arch} {count}" for arch, count in facts["kernels"].items())
        lines.append(f"kernels    {linked}")
        return "\n".join(lines)

    __repr__ = __str__


def doctor() -> Doctor:
    """What this process finds of devices, threads and linked kernels.

    >>> import tilewright
    >>> print(tilewright.doctor())  # doctest: +SKIP
    tilewright 0.31.0
    CPU        AMD EPYC (amd-epyc-26-2-2c), 2 threads
    GPU        none: no CUDA driver is installed (libcuda.so.1 was not found)
    kernels    x86-64-v2 80, x86-64-v3 96, x86-64-v4 201

    What else is wrong with a machine, such as a slow clock, ``tilewright-autotune doctor`` says
    (docs/how/set-up.md).
    """
    return Doctor(_core.facts())
