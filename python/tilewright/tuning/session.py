"""A search of your own: what is measured is said from here, and measured by the tuner as anything else."""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from operator import index
from types import TracebackType
from typing import Any

from tilewright.tuning.program import Process, TunerError
from tilewright.tuning.request import option_words
from tilewright.tuning.tuner import target_words

Config = Mapping[str, Any] | int


@dataclass(frozen=True)
class Result:
    """What became of a configuration. Times are in microseconds.

    `reason` and `invalidity` (compile, runtime, correctness, timeout, constraints) say why there is no time;
    `cut_off` that the budget ended before it was measured; `replayed` that it was measured earlier.
    """

    config: Mapping[str, Any]
    index: int | None  # of the candidate; None: it is none
    us: float | None = None  # median
    error_us: float | None = None  # two standard errors of it
    samples: tuple[float, ...] = ()
    invalidity: str = ""
    reason: str = ""
    fatal: bool = False  # it took its process down
    stopped_early: bool = False  # clearly slower than the best after the first samples
    replayed: bool = False
    cut_off: bool = False
    answer: Mapping[str, Any] = field(default_factory=dict, repr=False)  # the tuner's own line

    @property
    def ok(self) -> bool:
        return self.us is not None

    @classmethod
    def of(cls, line: Mapping[str, Any]) -> Result:
        time = line.get("time", {})
        flags = {name: bool(line.get(name)) for name in ("fatal", "stopped_early", "replayed", "cut_off")}
        return cls(
            config=line["config"], index=line["index"], us=time.get("median_us"), error_us=time.get("error_us"),
            samples=tuple(line.get("us", ())), invalidity=line.get("invalidity", ""), reason=line.get("reason", ""),
            answer=line, **flags,
        )  # fmt: skip


@dataclass(frozen=True)
class Space:
    """The candidates of a problem. `parameters`: names, and all values that some candidate has; `candidates`: the
    configurations that are legal, best predicted first; `measured`: the default and what the library launches today,
    which are measured whatever is asked; `rejected`: rules, and how many configurations each leaves out."""

    problem: str
    parameters: Mapping[str, Sequence[Any]]
    candidates: tuple[Mapping[str, Any], ...]
    predicted_us: tuple[float, ...]
    default: int
    incumbent: int | None
    rejected: Mapping[str, int]
    measured: tuple[Result, ...]
    answer: Mapping[str, Any] = field(default_factory=dict, repr=False)

    @classmethod
    def of(cls, line: Mapping[str, Any]) -> Space:
        return cls(
            problem=line["problem"], parameters=line["parameters"],
            candidates=tuple(each["config"] for each in line["candidates"]),
            predicted_us=tuple(each["predicted_us"] for each in line["candidates"]), default=line["default"],
            incumbent=line["incumbent"], rejected=line["rejected"],
            measured=tuple(map(Result.of, line["measured"])), answer=line,
        )  # fmt: skip


def _asked(config: object) -> dict[str, Any] | int:
    if isinstance(config, Mapping):
        return dict(config)
    try:
        return index(config)  # type: ignore[arg-type]
    except TypeError:
        allowed = "an index of space.candidates, or a mapping of parameters' names to values"
        raise TypeError(f"configs holds {config!r}; each must be {allowed}") from None


class Session:
    """Lets a program of yours search: Optuna, a script, a person at a prompt.

    A context manager. With several shapes their problems come one after the other: finish() decides the one at hand and
    goes on to the next, and `space` is None after the last. Leaving the block without finish() records nothing more;
    what was measured is in the journal, and resume=True finds it. Arguments are those of tilewright.tune.

    >>> with Session("vector_add.cc", shapes=[{"n": 1000}], threads=1) as session:  # doctest: +SKIP
    ...     results = session.measure(session.space.candidates[:8])
    ...     record = session.finish()
    """

    def __init__(
        self,
        target: str | os.PathLike[str],
        shapes: Any = None,
        *,
        budget: str | float | None = None,
        check: Any = None,
        check_arrays: str = "numpy",
        arch: str = "native",
        threads: Any = None,
        limit: int | None = None,
        records: str | os.PathLike[str] | None = None,
        templates: Sequence[str | os.PathLike[str]] = (),
        work: str | os.PathLike[str] | None = None,
        resume: bool = False,
        progress: bool = False,
        **attributes: Any,
    ) -> None:
        self.space: Space | None = None
        self._number = 0
        self._progress = progress
        self._process: Process | None = None
        self._record: Mapping[str, Any] | None = None
        self._target = target_words(target, shapes, check, check_arrays, records, templates)
        self._options = option_words(
            arch=arch, budget=budget, threads=threads, limit=limit, work=work, resume=resume, attributes=attributes
        )

    def __enter__(self) -> Session:
        with contextlib.ExitStack() as stack:
            words, _ = stack.enter_context(self._target)
            self._process = Process(["serve", *words, *self._options], progress=self._progress, talks=True)
            stack.callback(self._process.end)
            self._begin_problem()
            self._stack = stack.pop_all()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stack.close()

    def measure(self, configs: Iterable[Config]) -> list[Result]:
        """Compiles nothing (that is done), checks and times each; a result for each, in order.

        A configuration is an index of `space.candidates`, or values by parameters' names, of which some may be left
        out: then the best predicted that has the others is meant.

        When the budget ends, what is left has `cut_off`, the problem is decided, and `space` is the next one's or None.
        """
        if isinstance(configs, str | bytes | Mapping) or not isinstance(configs, Iterable):
            raise TypeError(f"configs is {configs!r}; it must be a list of configurations")
        asked = [_asked(each) for each in configs]
        if not asked:
            return []
        self._require_open()
        self._ask(command="measure", configs=asked)
        results = [Result.of(self._hear("search")) for _ in asked]
        if any(result.cut_off for result in results):
            self._end_problem()
        return results

    def finish(self) -> Mapping[str, Any]:
        """A final of the best, the default and what is launched today, side by side; the winner is verified, recorded,
        and its record returned. Raises TunerError where there is none, and says why."""
        if self.space is not None:
            self._ask(command="finish")
            self._end_problem()
        if self._record is None:
            raise TunerError("nothing was decided")
        if "reason" in self._record:
            raise TunerError(str(self._record["reason"]))
        record: Mapping[str, Any] = self._record["record"]
        return record

    def _require_open(self) -> None:
        if self.space is None:
            raise TunerError("all problems of this session are decided (finish() was called, or the budget ended)")

    def _ask(self, **request: Any) -> None:
        assert self._process is not None
        self._process.say(json.dumps({**request, "number": self._number}))

    def _hear(self, *phases: str) -> dict[str, Any]:
        assert self._process is not None
        text = self._process.hear()
        if not text:
            raise self._process.error(self._process.wait())
        line: dict[str, Any] = json.loads(text)
        if line["phase"] == "error":
            raise ValueError(line["reason"])
        if line["phase"] not in phases:
            raise TunerError(f"the tuner says {line['phase']}, not {' or '.join(phases)}: it was stopped")
        return line

    def _begin_problem(self) -> None:
        line = self._hear("space", "decided", "end")
        if line["phase"] == "decided":  # it could not even be begun
            self._record = line
            self._begin_problem()
            return
        if line["phase"] == "end":
            self.space = None
            assert self._process is not None
            self._process.require_done(line["report"])
            return
        self.space = Space.of(line)
        self._number = line.get("number", 0)

    def _end_problem(self) -> None:
        self._record = self._hear("decided")
        self._begin_problem()
