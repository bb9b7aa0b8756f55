"""The workers of a scheduler: who measures, who compiles for those, and who must do neither, because what it made would
not belong to the rest. New ones are asked as soon as they are seen."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from tilewright.cluster.agreement import against_client, among_workers, for_compiling, same_gpu
from tilewright.cluster.fault import ClusterFault
from tilewright.cluster.work import Json, perform

LOOK_S = 1.0  # between two looks
COMPILE = "COMPILE"  # the resource of those that compile; where GPUs measure, whoever has none does
INSTALL = "install the same tilewright[cluster] on all of them"


class Workers:
    """`local`: facts of the client, who is asked as they are."""

    def __init__(self, client: Any, resource: str, common: Json, local: Json, say: Callable[..., None]) -> None:
        self._client, self._resource, self._common, self._local, self._say = client, resource, common, local, say
        self.measuring: dict[str, Json] = {}  # facts of those that are there and may tune, by address
        self.compiling: dict[str, Json] = {}
        self._refused: set[str] = set()
        self.like: Json = {}  # the facts of the first one that measures; once there is one

    @property
    def has_refused(self) -> bool:
        return bool(self._refused)

    def wait(self) -> None:
        waits = False
        while not self._present()[0]:
            if not waits:
                command = f"dask worker ADDRESS --nthreads 1 --resources {self._resource}=1"
                self._say("say", text=f"waiting for a worker: `{command}`")
            waits = True
            time.sleep(LOOK_S)
        self.look(first=True)

    def look(self, first: bool = False) -> None:
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

    def _unknown(self, present: list[str], known: dict[str, Json]) -> list[str]:
        return [address for address in present if address not in known and address not in self._refused]

    def _take_measuring(self, told: dict[str, Any], first: bool) -> None:
        refused = {}
        for address, facts in told.items():
            if isinstance(facts, ImportError):
                raise ClusterFault(f"worker {address} has no tilewright.cluster ({facts}); {INSTALL}", usage=True)
            if why := self.why_unfit(facts):
                refused[address] = why
            else:
                self.measuring[address] = facts
        if refused and first:
            text = "; ".join(f"worker {address}: {why}" for address, why in refused.items())
            raise ClusterFault(f"{text}; all workers need the same commit, drivers and compilers", usage=True)
        self._refuse(refused, "gets nothing more")

    def _take_compiling(self, told: dict[str, Any]) -> None:
        refused = {}
        for address, facts in told.items():
            if isinstance(facts, ImportError):
                refused[address] = f"it has no tilewright.cluster ({facts}); {INSTALL}"
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
        told = self._client.run(perform, {"kind": "facts", **self._common}, workers=addresses, on_error="return")
        return {address: facts for address, facts in told.items() if isinstance(facts, dict | ImportError)}
