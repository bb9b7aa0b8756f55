"""tilewright.doctor: what this process finds, as text for people and as data."""

from __future__ import annotations

import importlib.metadata
import importlib.util
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
        arrays = ", ".join(f"{library} {version}" for library, version in facts["arrays"].items())
        lines.append("arrays     " + (arrays or f"none: install one of {', '.join(_ARRAYS)}"))
        return "\n".join(lines)

    __repr__ = __str__


_ARRAYS = ("numpy", "torch", "cupy", "jax")


def _array_libraries() -> dict[str, str]:
    """Those that can be imported, and their versions. None of them is imported here."""
    packages: Any = None
    found = {}
    for library in _ARRAYS:
        if importlib.util.find_spec(library) is None:
            continue
        try:
            found[library] = importlib.metadata.version(library)
        except importlib.metadata.PackageNotFoundError:  # its package has another name, as cupy-cuda12x
            packages = packages or importlib.metadata.packages_distributions()
            names = packages.get(library, [])
            found[library] = importlib.metadata.version(names[0]) if names else "of an unknown version"
    return found


def doctor() -> Doctor:
    """What this process finds of devices, threads, linked kernels and array libraries.

    >>> import tilewright
    >>> print(tilewright.doctor())  # doctest: +SKIP
    tilewright 0.31.0
    CPU        AMD EPYC (amd-epyc-26-2-2c), 2 threads
    GPU        none: no CUDA driver is installed (libcuda.so.1 was not found)
    kernels    x86-64-v2 80, x86-64-v3 96, x86-64-v4 201
    arrays     numpy 2.4.0, torch 2.10.0

    What else is wrong with a machine, such as a slow clock, ``tilewright-autotune doctor`` says
    (docs/how/set-up.md).
    """
    return Doctor(_core.facts() | {"arrays": _array_libraries()})
