"""The tasks of a run on a cluster: workers are looked at first, all tasks go to the scheduler, the dearest first, and
what comes back is kept as soon as it is here. Which worker tunes what is the scheduler's business."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tilewright.cluster.agreement import against_client, among_workers, same_gpu
from tilewright.cluster.fault import ClusterFault
from tilewright.cluster.work import Json, ask_facts, perform

POLL_S, LOOK_S = 0.05, 1.0  # between two looks for results, and at the workers
ATTEMPTS = 6  # of a task; each ends when the scheduler has seen some workers (allowed-failures) lost with it
INSTALL = "install the same tilewright[cluster] on all of them"
FAULTS = 2  # of them by a tuner that broke


class Tasks:
    def __init__(self, asked: Json, folder: Path, say: Callable[..., None]) -> None:
        self._asked, self._folder, self._say = asked, folder, say
        self._common = {name: asked[name] for name in ("words", "environment", "probes")}
        self._open: dict[str, Json] = {}  # by identity
        self._identity_of: dict[str, str] = {}  # by the key of a future
        self._attempts: dict[str, int] = {}
        self._faults: dict[str, int] = {}
        self._fit: dict[str, Json] = {}  # facts of workers that may tune, by address
        self._unfit: set[str] = set()
        self._like: Json | None = None  # the first of them
        for task in asked["tasks"]:
            identity = self._identity(task)
            if not self._take_from_before(self._path(identity)):
                self._open[identity] = task

    def are_done(self) -> bool:
        return not self._open

    def run(self, client: Any) -> int:
        from distributed import as_completed

        self._client = client
        self._local = ask_facts(self._common, Path(self._asked["program"]), self._asked["python"])
        if fault := self._local.get("fault"):
            raise ClusterFault(str(fault))
        self._wait_for_workers()
        description = {"kind": "records", "records": self._asked["records"]}
        self._records = client.submit(perform, description, key=f"tilewright-records-{_digest(description)}")
        results = as_completed([self._submit(identity) for identity in self._open])
        looked_s = time.monotonic()
        while self._open:
            if not results.has_ready():
                time.sleep(POLL_S)
            elif again := self._take(next(results)):
                results.add(self._submit(again))
            if time.monotonic() > looked_s + LOOK_S:
                self._look_at_workers()
                looked_s = time.monotonic()
        return 0

    # ---- tasks

    def _identity(self, task: Json) -> str:
        """Of the problem, its seed and all that it is tuned with: equal ones have equal results, whoever asks."""
        asked = {"task": task["task"], "budget_s": task["budget_s"], "records": self._asked["records"]}
        return _digest(asked | self._common)

    def _path(self, identity: str) -> Path:
        return self._folder / f"{identity}.jsonl"

    def _submit(self, identity: str) -> Any:
        task, attempt = self._open[identity], self._attempts.get(identity, 0)
        self._attempts[identity] = attempt + 1
        description = {"kind": "tune", "task": task["task"], "budget_s": task["budget_s"], **self._common}
        rank = list(self._open).index(identity)
        # A worker that came late and does not fit would take, and refuse, one task after the other.
        workers = [address for address in self._fit if address in self._present()] if self._unfit else None
        future = self._client.submit(
            perform, description, self._records, key=f"{task['name']}-{identity}-{attempt}", workers=workers or None,
            resources={self._asked["resource"]: 1}, priority=-rank,
        )  # fmt: skip
        self._identity_of[future.key] = identity
        return future

    def _take(self, future: Any) -> str:
        """The task's identity where it must be tried again; else ""."""
        identity = self._identity_of[future.key]
        name = self._open[identity]["name"]
        if self._client.status != "running":
            raise ClusterFault("the scheduler is gone; what came back is kept, and --resume goes on from there")
        if future.status != "finished":
            error = future.exception() if future.status == "error" else None
            if error is not None and type(error).__name__ != "KilledWorker":
                function = f"{perform.__module__}.{perform.__name__}"
                raise ClusterFault(f"a worker can't run {function}: {error!r}; {INSTALL}")
            return self._again(identity, f"{name}: the workers that had it were lost", ATTEMPTS)
        told = future.result()
        if why := self._why_unfit(told["facts"]):
            return self._again(identity, f"{name}: {told['host']} is unlike the others: {why}", ATTEMPTS)
        if fault := told.get("fault"):
            self._faults[identity] = self._faults.get(identity, 0) + 1
            attempts = ATTEMPTS if self._faults[identity] <= FAULTS else 0
            return self._again(identity, f"{name}: the tuner on {told['host']} broke: {fault}", attempts)
        self._keep(identity, told)
        return ""

    def _again(self, identity: str, why: str, attempts: int) -> str:
        if self._attempts[identity] < attempts:
            self._say("say", text=f"{why}; once more")
            return identity
        self._say("lost", shard=self._open.pop(identity)["task"]["shard"], reason=f"{why}; given up")
        return ""

    def _keep(self, identity: str, told: Json) -> None:
        """First the report, then, whole or not at all, the journal, which says that both are here."""
        self._open.pop(identity)
        path = self._path(identity)
        path.with_suffix(".json").write_text(json.dumps(told["report"]))
        if not told["journal"]:
            return
        draft = path.with_suffix(".draft")
        draft.write_text(told["journal"])
        draft.rename(path)
        self._say("journal", path=str(path), report=told["report"])

    def _take_from_before(self, path: Path) -> bool:
        if not path.is_file() or '{"phase":"end"}' not in path.read_text().splitlines()[-1:]:
            return False
        self._say("journal", path=str(path), report=json.loads(path.with_suffix(".json").read_text()))
        return True

    # ---- workers

    def _present(self) -> list[str]:
        """Addresses of those that may get a task."""
        workers, resource = self._client.scheduler_info(n_workers=-1)["workers"], self._asked["resource"]
        return [address for address, worker in workers.items() if worker["resources"].get(resource, 0) >= 1]

    def _wait_for_workers(self) -> None:
        resource, waits = self._asked["resource"], False
        while not self._present():
            if not waits:
                command = f"dask worker ADDRESS --nthreads 1 --resources {resource}=1"
                self._say("say", text=f"waiting for a worker: `{command}`")
            waits = True
            time.sleep(LOOK_S)
        self._look_at_workers(first=True)

    def _look_at_workers(self, first: bool = False) -> None:
        present = self._present()
        new = [address for address in present if address not in self._fit and address not in self._unfit]
        self._fit = {address: facts for address, facts in self._fit.items() if address in present}
        told = self._ask(new) if new else {}
        refused = {}
        for address, facts in told.items():
            if why := self._why_unfit(facts):
                refused[address] = why
            else:
                self._fit[address] = facts
        if refused and first:
            text = "; ".join(f"worker {address}: {why}" for address, why in refused.items())
            raise ClusterFault(f"{text}; all workers need the same commit, drivers and compilers", usage=True)
        self._unfit |= set(refused)
        for address, why in refused.items():
            self._say("say", text=f"warning: worker {address} gets nothing more: {why}")
        if new:
            for line in same_gpu(self._fit):
                self._say("say", text=f"warning: {line}")
        self._say("workers", count=len(self._fit))

    def _ask(self, addresses: list[str]) -> dict[str, Json]:
        """One that is gone before it has answered is asked when it is back."""
        told = self._client.run(perform, {"kind": "facts", **self._common}, workers=addresses, on_error="return")
        for address, facts in told.items():
            if isinstance(facts, ImportError):
                raise ClusterFault(f"worker {address} has no tilewright.cluster ({facts}); {INSTALL}", usage=True)
        return {address: facts for address, facts in told.items() if isinstance(facts, dict)}

    def _why_unfit(self, facts: Json) -> str:
        if why := against_client(facts, self._local):
            return why
        if self._like is None:
            self._like = facts
        return among_workers(facts, self._like)


def _digest(value: Any) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:24]
