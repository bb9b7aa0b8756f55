"""Images that workers compile which measure nothing, for tasks that others will tune. They go from one to the other
by Dask, not through the client. Whatever goes wrong with one, its task is tuned all the same, by one that compiles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tilewright.cluster.work import Json, perform
from tilewright.cluster.workers import Workers


class Images:
    def __init__(self, client: Any, workers: Workers, common: Json, say: Callable[..., None]) -> None:
        self._client, self._workers, self._common, self._say = client, workers, common, say
        self._futures: dict[str, Any] = {}  # by the identity of their task
        self._asked: dict[str, list[str]] = {}  # addresses of those that could make them

    def can_be_made(self) -> bool:
        return bool(self._workers.compiling)

    def make(self, identity: str, task: Json, records: Any, priority: int) -> Any:
        """As those that measure would compile them: for their device."""
        problem = task["task"] | {"device_spec": self._workers.like["spec"]}
        asked = list(self._workers.compiling)
        future = self._client.submit(
            perform, {"kind": "compile", "task": problem, **self._common}, records,
            key=f"compile {task['name']}-{identity}", workers=asked, priority=priority,
        )  # fmt: skip
        self._futures[identity], self._asked[identity] = future, asked
        return future

    def is_one(self, future: Any, identity: str) -> bool:
        return self._futures.get(identity) is future

    def of(self, identity: str, name: str) -> Any:
        """For who tunes the task; None where there are none."""
        future = self._futures.get(identity)
        if future is None or future.status == "finished":
            return future
        self._say("say", text=f"{name}: the workers that compiled it were lost; who tunes it compiles it")
        self.forget(identity)
        return None

    def forget(self, identity: str) -> None:
        self._asked.pop(identity, None)
        if future := self._futures.pop(identity, None):
            self._client.cancel([future])

    def lost(self) -> list[str]:
        """Tasks whose images nobody has, and nobody is left to make."""
        alone = {
            identity: future for identity, future in self._futures.items()
            if not any(address in self._workers.compiling for address in self._asked[identity])
        }  # fmt: skip
        holders = self._client.who_has(list(alone.values())) if alone else {}
        return [identity for identity, future in alone.items() if not holders.get(future.key)]
