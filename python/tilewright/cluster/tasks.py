"""The tasks of a run on a cluster, the dearest first: some more than there are workers are with the scheduler, and what
comes back is kept as soon as it is here. Which worker tunes what is the scheduler's business. Where workers compile for
the others, a task is tuned once its images are there."""

from __future__ import annotations

import hashlib
import json
import time
from collections import Counter, deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tilewright.cluster.fault import GONE, ClusterFault
from tilewright.cluster.images import Images
from tilewright.cluster.work import Json, ask_facts, perform
from tilewright.cluster.workers import INSTALL, LOOK_S, Workers

POLL_S = 0.05  # between two looks for results
ATTEMPTS = 6  # of a task; each ends when the scheduler has seen some workers (allowed-failures) lost with it
FAULTS = 2  # of them by a tuner that broke
LEAST_AHEAD, AHEAD = 8, 4  # tasks that the scheduler has: at least, and for each worker


class Tasks:
    def __init__(self, asked: Json, folder: Path, say: Callable[..., None]) -> None:
        self._asked, self._folder, self._say = asked, folder, say
        self._common = {name: asked[name] for name in ("words", "environment", "probes")}
        self._open: dict[str, Json] = {}  # by identity
        self._rank: dict[str, int] = {}
        self._awaited: dict[str, Any] = {}  # futures, of images or of the task itself
        self._pinned: dict[str, frozenset[str]] = {}  # who may tune a task, by identity: addresses
        self._identity_of: dict[str, str] = {}  # by the key of a future
        self._submitted: Counter[str] = Counter()
        self._attempts: Counter[str] = Counter()  # that came to nothing
        self._faults: Counter[str] = Counter()
        for task in asked["tasks"]:
            identity = self._identity(task)
            if not self._take_from_before(self._path(identity)):
                self._open[identity] = task
                self._rank[identity] = len(self._rank)
        self._waiting = deque(self._open)  # not yet with the scheduler

    def are_done(self) -> bool:
        return not self._open

    def run(self, client: Any) -> int:
        from distributed import as_completed

        self._client = client
        local = ask_facts(self._common, Path(self._asked["program"]), self._asked["python"])
        if fault := local.get("fault"):
            raise ClusterFault(str(fault))
        resource = self._asked["resource"]
        self._workers = Workers(client, resource, self._common, local, self._say)
        self._images = Images(client, self._workers, self._common, self._say)
        self._workers.wait()
        description = {"kind": "records", "records": self._asked["records"]}
        self._records = client.submit(
            perform, description, key=f"tilewright-records-{_digest(description)}", resources={resource: 1}
        )
        self._results = as_completed([])
        looked_s = time.monotonic()
        while self._open:
            self._start_some()
            if self._results.has_ready():
                self._hear(next(self._results))
            else:
                time.sleep(POLL_S)
            if time.monotonic() > looked_s + LOOK_S:
                self._workers.look()
                self._do_without_images(self._images.lost())
                self._tune_elsewhere()
                looked_s = time.monotonic()
        return 0

    # ---- tasks

    def _identity(self, task: Json) -> str:
        """Of the problem, its seed and all that it is tuned with: equal ones have equal results, whoever asks."""
        asked = {"task": task["task"], "budget_s": task["budget_s"], "records": self._asked["records"]}
        return _digest(asked | self._common)

    def _path(self, identity: str) -> Path:
        return self._folder / f"{identity}.jsonl"

    def _start_some(self) -> None:
        if not self._workers.measuring:
            return
        workers = len(self._workers.measuring) + len(self._workers.compiling)
        while self._waiting and len(self._awaited) < max(LEAST_AHEAD, AHEAD * workers):
            identity = self._waiting.popleft()
            if self._images.can_be_made():
                task, priority = self._open[identity], -self._rank[identity]
                self._await(identity, self._images.make(identity, task, self._records, priority))
            else:
                self._tune(identity)

    def _tune(self, identity: str) -> None:
        # Not for whoever comes: he may be unlike the others, or die of what he cannot decode, until he was asked.
        workers = self._pinned[identity] = frozenset(self._workers.measuring)
        if not workers:
            self._awaited.pop(identity, None)
            return  # until there is one
        task = self._open[identity]
        description = {"kind": "tune", "task": task["task"], "budget_s": task["budget_s"], **self._common}
        future = self._client.submit(
            perform, description, self._records, self._images.of(identity, task["name"]),
            key=f"{task['name']}-{identity}-{self._submitted[identity]}", workers=list(workers),
            resources={self._asked["resource"]: 1}, priority=-self._rank[identity],
        )  # fmt: skip
        self._submitted[identity] += 1
        self._await(identity, future)

    def _tune_elsewhere(self) -> None:
        """Among those that may tune now. What a worker has stays, and idle ones may take it from him; what nobody has
        waits for workers that are gone."""
        there = frozenset(self._workers.measuring)
        stale = [identity for identity, workers in self._pinned.items() if workers != there]
        if not there or not stale:
            return
        placed = {key for keys in self._client.processing().values() for key in keys}
        moved = {}
        for identity in stale:
            future = self._awaited.get(identity)
            if future is not None and future.done():
                continue
            if future is not None and future.key in placed:
                moved[future.key] = list(there)
                self._pinned[identity] = there
                continue
            if future is not None:
                self._client.cancel([future])
            self._tune(identity)
        if moved:
            self._client.sync(self._client.scheduler.set_restrictions, worker=moved)

    def _await(self, identity: str, future: Any) -> None:
        self._awaited[identity] = future
        self._identity_of[future.key] = identity
        self._results.add(future)

    def _hear(self, future: Any) -> None:
        identity = self._identity_of[future.key]
        if self._client.status != "running":
            raise ClusterFault(GONE)
        if self._awaited.get(identity) is not future:
            return  # it was tried otherwise meanwhile
        del self._awaited[identity]
        if self._images.is_one(future, identity) or self._take(future, identity):
            self._tune(identity)

    def _do_without_images(self, identities: list[str]) -> None:
        for identity in identities:
            future = self._awaited.get(identity)
            if future is None or (future.done() and not self._images.is_one(future, identity)):
                continue  # it is tuned, with them
            if not self._images.is_one(future, identity):
                self._client.cancel([future])
            self._images.forget(identity)
            self._tune(identity)

    def _take(self, future: Any, identity: str) -> bool:
        """Whether it must be tried again."""
        name = self._open[identity]["name"]
        if future.status != "finished":
            error = future.exception() if future.status == "error" else None
            if error is not None and type(error).__name__ != "KilledWorker":
                function = f"{perform.__module__}.{perform.__name__}"
                raise ClusterFault(f"a worker can't run {function}: {error!r}; {INSTALL}")
            return self._again(identity, f"{name}: the workers that had it were lost", ATTEMPTS)
        told = future.result()
        if why := self._workers.why_unfit(told["facts"]):
            return self._again(identity, f"{name}: {told['host']} is unlike the others: {why}", ATTEMPTS)
        if fault := told.get("fault"):
            self._faults[identity] += 1
            attempts = ATTEMPTS if self._faults[identity] <= FAULTS else 0
            return self._again(identity, f"{name}: the tuner on {told['host']} broke: {fault}", attempts)
        self._keep(identity, told)
        return False

    def _again(self, identity: str, why: str, attempts: int) -> bool:
        self._attempts[identity] += 1
        if self._attempts[identity] < attempts:
            self._say("say", text=f"{why}; once more")
            return True
        self._images.forget(identity)
        self._pinned.pop(identity, None)
        self._say("lost", shard=self._open.pop(identity)["task"]["shard"], reason=f"{why}; given up")
        return False

    def _keep(self, identity: str, told: Json) -> None:
        """First the report, then, whole or not at all, the journal, which says that both are here."""
        name = self._open.pop(identity)["name"]
        self._images.forget(identity)
        self._pinned.pop(identity, None)
        if compiled := told["compiled"]:
            if fault := compiled.get("fault"):
                text = f"{name}: {compiled['host']} could not compile for others: {fault}"
                self._say("say", text=f"warning: {text}; {told['host']} did it itself")
            else:
                self._say("compiled", cpu_s=compiled["report"]["cpu_s"])
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


def _digest(value: Any) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:24]
