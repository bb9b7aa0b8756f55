"""The parameters of a candidate by name: those of a journal, or, if it is older, run-time ones of it and compile-time
ones of the run's manifest (WORK/runs/*/*/manifest.json beside it). Where one has neither, all are read off the ids:
`gemm.sm90a.wgmma.bf16.nt.128x256x64.co2.s4` has `tile` 128x256x64, `co` 2 and `s` 4."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from report.journal import Candidate, Journal

Values = dict[str, Any]
TOKEN = re.compile(r"(?P<name>[A-Za-z_]*)(?P<value>-?\d.*)?")


def number_of(text: str) -> int | str:
    return int(text) if re.fullmatch(r"-?\d{1,15}", text) else text


def runtime_of(candidate: Candidate) -> Values:
    """Of "kc=256 mc=240"."""
    pairs = (word.partition("=") for word in candidate.runtime.split())
    return {name: number_of(value) for name, _, value in pairs}


def family_of(kernel: str) -> str:
    """Of `op.arch.family...`; of another library's `op.library.algorithm` the library."""
    parts = kernel.split(".")
    return parts[2] if len(parts) > 3 else parts[-2] if len(parts) == 3 else kernel


def _of_id(kernel: str, attributes: set[str]) -> Values:
    found: Values = {}
    for token in kernel.split(".")[3:]:
        match = TOKEN.fullmatch(token)
        if token in attributes or match is None:
            continue
        name = match["name"] or "tile"
        found[name] = number_of(match["value"]) if match["value"] else "yes"
    return found


def manifest_configs(journal: Path) -> dict[tuple[str, str], Values]:
    """By a kernel's id and hash, of the manifests beside a journal; what can't be read is no manifest."""
    found: dict[tuple[str, str], Values] = {}
    for path in sorted(journal.resolve().parent.parent.glob("runs/*/*/manifest.json")):
        try:
            kernels = json.loads(path.read_text())["kernels"]
            found |= {(kernel["id"], kernel["hash"]): dict(kernel["config"]) for kernel in kernels}
        except (OSError, KeyError, TypeError, ValueError):
            continue
    return found


def parameters_of(
    candidates: Iterable[Candidate], journal: Journal, attributes: set[str]
) -> Mapping[Candidate, Values]:
    candidates = list(candidates)
    configs = {outcome.candidate[:2]: outcome.config for outcome in journal.outcomes if outcome.config}
    if any(candidate[:2] not in configs for candidate in candidates):
        configs |= manifest_configs(journal.path)
    is_complete = all(candidate[:2] in configs for candidate in candidates)
    return {
        candidate: (configs[candidate[:2]] if is_complete else _of_id(candidate.kernel, attributes))
        | runtime_of(candidate)
        for candidate in candidates
    }
