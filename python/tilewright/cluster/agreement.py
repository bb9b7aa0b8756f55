"""Whether workers' measurements belong together, before the first one is made: what differs is named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Facts = Mapping[str, Any]

SHARED = ("tilewright", "generator", "arch")  # with the client, too, which may be another kind of machine
ALIKE = ("device", "driver", "compiler")  # among workers that measure
IMAGES = ("compiler",)  # of workers that compile, with those that measure
SHOWN = 3  # kernels that are named


def against_client(worker: Facts, client: Facts) -> str:
    """Why a worker can't tune for this client; "" where it can."""
    if not worker.get("fault") and not worker["device"]:
        return f"nothing can be measured there: {worker['why_not']}"
    return _another_tuner(worker, client)


def among_workers(worker: Facts, other: Facts) -> str:
    """Why two workers' measurements can't be put together; "" where they can."""
    return _differing(worker, other, ALIKE) or _kernels(worker["linked"], other["linked"], "linked kernels")


def for_compiling(worker: Facts, client: Facts, measuring: Facts) -> str:
    """Why what a worker compiles is not for this client's workers, whatever device it has itself; "" where it is."""
    return _another_tuner(worker, client) or _differing(worker, measuring, IMAGES)


def same_gpu(workers: Mapping[str, Facts]) -> list[str]:
    """Those that share a GPU with one before them: Dask gives tokens out, not GPUs."""
    seen: dict[str, str] = {}
    told = []
    for address, facts in workers.items():
        uuid = facts.get("uuid")
        if uuid and seen.setdefault(uuid, address) != address:
            told.append(f"{address} and {seen[uuid]} have the same GPU and take turns: set their CUDA_VISIBLE_DEVICES")
    return told


def _another_tuner(worker: Facts, client: Facts) -> str:
    if fault := worker.get("fault"):
        return str(fault)
    return _differing(worker, client, SHARED) or _kernels(worker["kernels"], client["kernels"], "kernels")


def _differing(one: Facts, other: Facts, names: tuple[str, ...]) -> str:
    for name in names:
        if one.get(name) != other.get(name):
            return f"its {name} is {one.get(name) or 'none'}, not {other.get(name) or 'none'}"
    return ""


def _kernels(ours: Mapping[str, str], others: Mapping[str, str], what: str) -> str:
    names = [name for name in sorted({*ours, *others}) if ours.get(name) != others.get(name)]
    if not names:
        return ""
    told = [f"{name} has the hash {ours.get(name, 'none')}, not {others.get(name, 'none')}" for name in names[:SHOWN]]
    more = f", and {len(names) - SHOWN} more" if len(names) > SHOWN else ""
    return f"of its {what} {len(names)} differ: {'; '.join(told)}{more}"
