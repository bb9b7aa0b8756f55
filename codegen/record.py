"""One line of a tuning database -> a Record, or NotARecord with a sentence. Anyone may have written the line, and parts
of it end in emitted C++: nothing is taken that is not of its type, in its range and free of control characters. What
the record names may not exist; that is resolve.py's business."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from codegen.model import Values

RECORD_SCHEMA = "tilewright.record/1"
MAX_LINE_BYTES = 1 << 20  # as LineReader::kMaxLineBytes of the library
MAX_SIZE = 1 << 48  # kMaxSize
MAX_INT32 = (1 << 31) - 1
SAFE_NAME = re.compile(r"[a-z0-9][a-z0-9._-]{0,99}")
KERNEL_ID = re.compile(r"[A-Za-z0-9_][A-Za-z0-9._-]*")
WHEN = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z")
UNPRINTABLE = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]")


class NotARecord(Exception):
    """Why a line is no record."""


@dataclass(frozen=True)
class Finalist:
    """What was measured on the way to the winner."""

    kernel: str
    runtime: Values
    median_us: float


@dataclass(frozen=True)
class Record:
    """What of a record the generator reads."""

    op: str
    attributes: Mapping[str, str]
    shape: Mapping[str, int]
    threads: int
    arch: str
    predicted: bool
    kernel: str
    family: str
    config: Mapping[str, Any]
    runtime: Mapping[str, int]
    hash: str
    median_us: float
    default_us: float
    finalists: tuple[Finalist, ...]
    code_bytes: int  # of the winner's image
    device_key: str
    device_name: str
    compute_units: int
    policy: str
    when: str

    def is_stronger_than(self, other: Record) -> bool:
        """Of two records for one problem, the one that counts: measured before predicted, cold before warm, later
        before earlier (the library's evidence.h)."""
        mine = (self.predicted, _cache_state_rank(self.policy), other.when, self.policy)
        return mine < (other.predicted, _cache_state_rank(other.policy), self.when, other.policy)


def _cache_state_rank(policy: str) -> int:
    return 0 if policy.startswith("cold") else 1 if policy.startswith("warm") else 2


def _refuse_constant(name: str) -> Any:
    raise NotARecord(f"{name} is no number")


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        raise NotARecord(f"key {next(name for name in names if names.count(name) > 1)!r} is there twice")
    texts = [text for pair in pairs for text in pair if isinstance(text, str)]
    if UNPRINTABLE.search(" ".join(texts)):  # one search for all of them
        text = next(text for text in texts if UNPRINTABLE.search(text))
        raise NotARecord(f"a control character is in {text!r:.80}")
    return found


def _decoded(line: bytes) -> dict[str, Any]:
    if len(line) > MAX_LINE_BYTES:
        raise NotARecord(f"it is longer than {MAX_LINE_BYTES} bytes")
    try:
        value = json.loads(line.decode("utf-8"), object_pairs_hook=_object, parse_constant=_refuse_constant)
    except UnicodeDecodeError as error:
        raise NotARecord("it is not UTF-8") from error
    except (ValueError, RecursionError) as error:  # of ValueError: not JSON, or a number of thousands of digits
        raise NotARecord(f"{error!s:.200}") from error
    if not isinstance(value, dict):
        raise NotARecord("it is no object")
    return value


@dataclass(frozen=True)
class _Fields:
    """One object, read field by field."""

    data: Mapping[str, Any]
    path: str = ""

    def _refuse(self, name: str, valid: str) -> NotARecord:
        if name not in self.data:
            return NotARecord(f"{self.path}{name} is missing")
        return NotARecord(f"{self.path}{name} is {self.data[name]!r:.80}; valid: {valid}")

    def text(self, name: str, pattern: re.Pattern[str] | None = None) -> str:
        value = self.data.get(name)
        if not isinstance(value, str) or (pattern is not None and not pattern.fullmatch(value)):
            raise self._refuse(name, "a string" if pattern is None else pattern.pattern)
        return value

    def integer(self, name: str, least: int, most: int) -> int:
        value = self.data.get(name)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self._refuse(name, f"integers from {least} to {most}")
        return value

    def microseconds(self, name: str) -> float:
        value = self.data.get(name)
        if not isinstance(value, (int, float)) or isinstance(value, bool) or not 0 < value < 1e30:
            raise self._refuse(name, "numbers above 0")
        return float(value)

    def object(self, name: str) -> _Fields:
        value = self.data.get(name)
        if not isinstance(value, dict):
            raise self._refuse(name, "an object")
        return _Fields(value, f"{self.path}{name}.")

    def integers(self, name: str, most: int) -> dict[str, int]:
        fields = self.object(name)
        return {key: fields.integer(key, 0, most) for key in fields.data}

    def texts(self, name: str) -> dict[str, str]:
        fields = self.object(name)
        return {key: fields.text(key) for key in fields.data}


def _finalists(fields: _Fields) -> tuple[Finalist, ...]:
    given = fields.data.get("finalists")
    if not isinstance(given, list) or not all(isinstance(item, dict) for item in given):
        raise NotARecord("finalists are no array of objects")
    each = [_Fields(item, "finalists.") for item in given]
    return tuple(
        Finalist(f.text("kernel", KERNEL_ID), Values(f.integers("runtime", MAX_INT32)), f.microseconds("median_us"))
        for f in each
    )


def parse_record(line: bytes) -> Record:
    fields = _Fields(_decoded(line))
    if (schema := fields.text("schema")) != RECORD_SCHEMA:
        raise NotARecord(f"its schema is {schema!r:.80}; this tilewright reads {RECORD_SCHEMA}")
    status, time, device = fields.text("status"), fields.object("time"), fields.object("device")
    if status != ("measured" if time.integer("n", 0, MAX_INT32) > 0 else "predicted"):
        raise NotARecord(f"status is {status!r:.80}, but time.n is {time.integer('n', 0, MAX_INT32)}")
    return Record(
        op=fields.text("op", SAFE_NAME),
        attributes=fields.texts("attributes"),
        shape=fields.integers("shape", MAX_SIZE),
        threads=fields.integer("threads", 0, 65535),
        arch=fields.text("arch"),
        predicted=status == "predicted",
        kernel=fields.text("kernel", KERNEL_ID),
        family=fields.text("family"),
        config=fields.object("config").data,
        runtime=fields.integers("runtime", MAX_INT32),
        hash=fields.text("hash"),
        median_us=time.microseconds("median_us"),
        default_us=fields.object("default").microseconds("median_us"),
        finalists=_finalists(fields),
        code_bytes=fields.object("resources").integer("code_bytes", 0, MAX_SIZE),
        device_key=device.text("key", SAFE_NAME),
        device_name=device.text("name"),
        compute_units=device.integer("compute_units", 1, MAX_INT32),
        policy=fields.text("policy"),
        when=fields.text("when", WHEN),
    )
