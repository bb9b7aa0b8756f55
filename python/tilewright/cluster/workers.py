"""The workers of a scheduler: who measures, who compiles for those, and who must do neither, because what it made would
not belong to the rest. New ones are asked as soon as they are seen."""

from __future__ import annotations

import importlib
import time
from collections.abc import Callable
from typing import Any

from tilewright.cluster.agreement import against_client, among_workers, for_compiling, same_gpu
from tilewright.cluster.fault import ClusterFault
from tilewright.cluster.work import Json, perform

LOOK_S = 1.0  # between two looks
COMPILE = "COMPILE"  # the resource of those that compile; where GPUs measure, whoever has none does
INSTALL = "install the same tilewright[cluster] on all of them"
SILENT = "60s"  # after which a worker without a heartbeat is taken for hung; Dask's configuration: tilewright.silent


class Workers:
    """`local`: facts of the client, who is asked as they are."""

    def __init__(self, client: Any, resource: str, common: Json, local: Json, say: Callable[..., None]) -> None:
        self._client, self._resource, self._common, self._local, self._say = client, resource, common, local, say
        self.measuring: dict[str, Json] = {}  # facts of those that are there and may tune, by address
        self.compiling: dict[str, Json] = {}
        self._refused: set[str] = set()
        self._heard: dict[str, tuple[float, float]] = {}  # each one's last heartbeat, and when it was seen here
        self._waits = False  # since there is none that measures
        self.like: Json = {}  # the facts of the first one that measures; once there is one

    def wait(self) -> None:
        while not self._present()[0]:
            self._wait_for_one("")
            time.sleep(LOOK_S)
        self.look(first=True)

    def _wait_for_one(self, why: str) -> None:
        """Said once each time."""
        if not self._waits:
            command = f"dask worker ADDRESS --nthreads 1 --resources {self._resource}=1"
            self._say("say", text=f"{why}waiting for a worker: `{command}`")
        self._waits = True

    def look(self, first: bool = False) -> None:
        self._give_up_silent()
        measuring, compiling = self._present()
        self.measuring = {address: facts for address, facts in self.measuring.items() if address in measuring}
        self.compiling = {address: facts for address, facts in self.compiling.items() if address in compiling}
        new = self._unknown(measuring, self.measuring)
        self._take_measuring(self._ask(new), first)
        if new:
            for line in same_gpu(self.measuring):
                self._say("say", text=f"warning: {line}")
        if self.like:
            self._take_compiling(self._ask(self._unknown(compiling, self.compiling)))
        if self.measuring:
            self._waits = False
        else:
            self._wait_for_one("no worker is left; ")
        self._say("workers", count=len(self.measuring), compilers=len(self.compiling))

    def why_unfit(self, facts: Json) -> str:
        """Of one that measures."""
        if why := against_client(facts, self._local):
            return why
        self.like = self.like or facts
        return among_workers(facts, self.like)

    def _present(self) -> tuple[list[str], list[str]]:
        """Addresses of those that may measure, and of those that may compile."""
        measuring, compiling = [], []
        for address, worker in self._client.scheduler_info(n_workers=-1)["workers"].items():
            resources = worker["resources"]
            if resources.get(self._resource, 0) >= 1:
                measuring.append(address)
            elif resources.get(COMPILE, 0) >= 1 or self._resource == "GPU":
                compiling.append(address)
        return measuring, compiling

    def _give_up_silent(self) -> None:
        """The scheduler gives what hung ones have to others, as if they were lost; Dask itself waits for minutes."""
        now_s = time.monotonic()
        heard = {}
        for address, worker in self._client.scheduler_info(n_workers=-1)["workers"].items():
            beat = worker["last_seen"]
            before = self._heard.get(address)
            heard[address] = before if before and before[0] == beat else (beat, now_s)
        self._heard = heard
        limit_s = silent_s()
        for address in [address for address, (_, seen_s) in heard.items() if now_s > seen_s + limit_s]:
            del heard[address]
            text = f"warning: worker {address} hangs: no heartbeat for {limit_s:g} s; others get its tasks"
            self._say("say", text=text)
            self._client.sync(self._client.scheduler.unregister, address=address, stimulus_id=f"tilewright-{address}")

    def _unknown(self, present: list[str], known: dict[str, Json]) -> list[str]:
        return [address for address in present if address not in known and address not in self._refused]

    def _take_measuring(self, told: dict[str, Any], first: bool) -> None:
        refused = {}
        for address, facts in told.items():
            if isinstance(facts, ImportError):
                refused[address] = lacking(facts)
            elif why := self.why_unfit(facts):
                refused[address] = why
            else:
                self.measuring[address] = facts
        if refused and first:
            text = "; ".join(f"worker {address}: {why}" for address, why in refused.items())
            if not any(isinstance(told[address], ImportError) for address in refused):
                text += "; all workers need the same commit, drivers and compilers"
            raise ClusterFault(text, usage=True)
        self._refuse(refused, "gets nothing more")

    def _take_compiling(self, told: dict[str, Any]) -> None:
        refused = {}
        for address, facts in told.items():
            if isinstance(facts, ImportError):
                refused[address] = lacking(facts)
            elif why := for_compiling(facts, self._local, self.like):
                refused[address] = why
            else:
                self.compiling[address] = facts
        self._refuse(refused, "compiles nothing")

    def _refuse(self, refused: dict[str, str], what: str) -> None:
        self._refused |= set(refused)
        for address, why in refused.items():
            self._say("say", text=f"warning: worker {address} {what}: {why}")

    def _ask(self, addresses: list[str]) -> dict[str, Any]:
        """Facts, or that it has nothing of ours. One that is gone before it has answered is asked when it is back."""
        if not addresses:
            return {}
        # By a function of the standard library: a worker that cannot decode one of ours dies of it, and says nothing.
        has = self._client.run(importlib.import_module, perform.__module__, workers=addresses, on_error="return")
        told = {address: fault for address, fault in has.items() if isinstance(fault, ImportError)}
        able = [address for address, fault in has.items() if not isinstance(fault, BaseException)]
        if able:
            told |= self._client.run(perform, {"kind": "facts", **self._common}, workers=able, on_error="return")
        return {address: facts for address, facts in told.items() if isinstance(facts, dict | ImportError)}


def silent_s() -> float:
    import dask.config
    from dask.utils import parse_timedelta

    return float(parse_timedelta(dask.config.get("tilewright.silent", SILENT)))


def lacking(fault: ImportError) -> str:
    return f"it has no tilewright ({fault}): pip install 'tilewright[cluster]' there"
