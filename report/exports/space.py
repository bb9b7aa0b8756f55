"""One problem with all that is known of its candidates: a journal's search, or a record's finalists. What the formats
of other tuners are made from."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from report.journal import Candidate, Journal, Outcome
from report.source import Source
from report.tuned import Tuned, Work

Value = int | float | str


@dataclass
class Result:
    """Times of a candidate, or why there are none (`invalidity`, a word of T4's)."""

    configuration: dict[str, Value]
    kernel: str
    samples_us: list[float] = field(default_factory=list)
    us: float = 0.0  # the median; of a record, whose samples nobody kept, what it says
    invalidity: str = ""
    reason: str = ""
    compile_s: float = 0.0
    measured_s: float = 0.0  # that the device was held
    verified_s: float = 0.0
    at_s: float = 0.0


@dataclass
class Space:
    """`name`: `gemm bf16.nt M=16 N=4096 K=4096 batch=1`. `tuned`: None while nothing is decided."""

    name: str
    device: str
    compiler: str
    generator: str
    when: str
    results: list[Result]
    tuned: Tuned | None
    work: Work | None
    is_whole: bool  # all that was tried; else what records keep of it

    @property
    def op(self) -> str:
        return self.name.partition(" ")[0]

    @property
    def label(self) -> str:
        """For files."""
        return self.name.replace(" ", ".").replace("/", "-")


def _value(value: Any) -> Value:
    if isinstance(value, bool):
        return int(value)
    return value if isinstance(value, int | float) else str(value)


def _runtime(text: str) -> dict[str, Value]:
    """
    >>> _runtime("split_k=4 overlap=0")
    {'split_k': 4, 'overlap': 0}
    """
    pairs = (word.split("=", 1) for word in text.split() if "=" in word)
    return {name: int(value) for name, value in pairs if value.lstrip("-").isdigit()}


def _configuration(candidate: Candidate, config: Mapping[str, Any] | None, with_family: bool) -> dict[str, Value]:
    parts = candidate.kernel.split(".")
    named: dict[str, Value] = {"family": parts[2]} if with_family and config is not None and len(parts) > 2 else {}
    named |= {"kernel": candidate.kernel} if config is None else {name: _value(each) for name, each in config.items()}
    return named | _runtime(candidate.runtime)


def _is_provided(outcome: Outcome) -> bool:
    """Another library's: op.library.algorithm."""
    return outcome.candidate.kernel.count(".") == 2


def _results(journal: Journal, case: str, compile_s: Mapping[str, float]) -> list[Result]:
    searched = [each for each in journal.outcomes if each.phase == "search" and each.case == case]
    searched = [each for each in searched if not _is_provided(each)]
    with_family = len({each.candidate.kernel.split(".")[2] for each in searched}) > 1
    found: dict[Candidate, Result] = {}
    for outcome in searched:
        configuration = _configuration(outcome.candidate, outcome.config, with_family)
        seconds = compile_s.get(outcome.candidate.kernel, 0.0)
        found.setdefault(
            outcome.candidate, Result(configuration, outcome.candidate.kernel, compile_s=seconds, at_s=outcome.at_s)
        )
    for outcome in journal.outcomes:
        result = found.get(outcome.candidate)
        is_verified = outcome.phase == "verify"
        # One that is wrong at an edge case is wrong.
        if result is None or not (outcome.case == case or (is_verified and not outcome.is_valid)):
            continue
        if outcome.phase in ("search", "final"):
            result.samples_us += outcome.samples_us
            result.measured_s += outcome.device_s
        elif is_verified:
            result.verified_s += outcome.device_s
        if not outcome.is_valid:
            result.invalidity, result.reason = outcome.invalidity, outcome.reason
    for result in found.values():
        if not result.invalidity and result.samples_us:
            result.us = median(result.samples_us)
        elif not result.invalidity:
            result.invalidity, result.reason = "runtime", "it has no time"
    return list(found.values())


def spaces_of_journal(source: Source) -> Iterator[Space]:
    journal = source.journal
    assert journal is not None
    compile_s: dict[str, float] = defaultdict(float)
    for outcome in journal.outcomes:
        if outcome.phase == "compile":
            compile_s[outcome.candidate.kernel] += outcome.compile_s
    by_name = {each.problem: each for each in source.tuned}
    for case, name in source.cases.items():
        results = _results(journal, case, compile_s)
        tuned = by_name.get(name)
        if results:
            facts = journal.facts
            device = tuned.record.device_name if tuned else facts.get("device", "")
            yield Space(
                name=name,
                device=device,
                compiler=facts.get("compiler", ""),
                generator=facts.get("generator", ""),
                when=journal.when,
                results=results,
                tuned=tuned,
                work=tuned.work if tuned else None,
                is_whole=True,
            )


def _of_record(tuned: Tuned) -> Space:
    """Of finalists a record has ids, and of the winner alone the configuration: so all are told apart by the former."""
    record = tuned.record
    finalists: Sequence[Any] = record.finalists
    found: dict[tuple[str, str], Result] = {}
    for kernel, runtime, us in [
        (record.kernel, record.runtime, record.median_us),
        *((each.kernel, each.runtime, each.median_us) for each in finalists),
        (tuned.default_instance.kernel, tuned.default_instance.runtime, tuned.default.us),
    ]:
        configuration: dict[str, Value] = {"kernel": kernel} | {name: int(value) for name, value in runtime.items()}
        found.setdefault((kernel, str(dict(runtime))), Result(configuration, kernel, us=us))
    return Space(
        name=tuned.problem,
        device=record.device_name,
        compiler=tuned.compiler,
        generator=tuned.generator,
        when=record.when,
        results=list(found.values()),
        tuned=tuned,
        work=tuned.work,
        is_whole=False,
    )


def spaces_of(source: Source) -> list[Space]:
    if source.journal is not None:
        return list(spaces_of_journal(source))
    return [_of_record(tuned) for tuned in source.tuned if not tuned.record.predicted]
