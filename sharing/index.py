"""index.json of a place (schema tilewright.index/1): which devices have records there, of which operators, and the sum
of each file. Where a file lies follows from its device, its operator and its sum, so an index can't name any other
place; and since a file never changes, whoever has an older index finds what that says."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from sharing.fault import SharingFault
from sharing.limits import MAX_DEVICES, MAX_FILE_BYTES, MAX_OPS

SCHEMA = "tilewright.index/1"
NAME = "index.json"
SAFE_NAME = re.compile(r"[a-z0-9][a-z0-9._-]{0,99}")  # as of a database's folders and files
SHA256 = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True)
class SharedFile:
    """The records of one operator on one device."""

    device: str
    op: str
    size: int  # bytes
    sha256: str
    records: int

    @property
    def path(self) -> str:
        return f"{self.device}/{self.op}.{self.sha256[:16]}.jsonl"


@dataclass
class Index:
    files: dict[str, dict[str, SharedFile]] = field(default_factory=dict)  # by device and operator

    def put(self, file: SharedFile) -> None:
        self.files.setdefault(file.device, {})[file.op] = file

    def to_bytes(self) -> bytes:
        devices = {
            device: {op: {"bytes": f.size, "sha256": f.sha256, "records": f.records} for op, f in sorted(files.items())}
            for device, files in sorted(self.files.items())
        }
        return (json.dumps({"schema": SCHEMA, "devices": devices}, indent=1) + "\n").encode()


def shared_file(device: str, op: str, content: bytes) -> SharedFile:
    return SharedFile(device, op, len(content), hashlib.sha256(content).hexdigest(), content.count(b"\n"))


def read_index(content: bytes, where: str) -> Index:
    """Throws SharingFault where it is anything but an index. Members that it does not know are of a later version."""

    def refuse(what: str) -> SharingFault:
        return SharingFault(f"{where}: {what}")

    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        if len({name for name, _ in pairs}) != len(pairs):
            raise refuse("a name is there twice")
        return dict(pairs)

    def no_number(name: str) -> Any:
        raise refuse(f"{name} is no number")

    try:
        told = json.loads(content.decode(), object_pairs_hook=once, parse_constant=no_number)
    except (ValueError, RecursionError) as fault:
        raise refuse(f"it is no index of records, for it is no JSON ({fault!s:.100})") from None
    schema = told.get("schema") if isinstance(told, dict) else None
    if schema != SCHEMA:
        raise refuse(f"its schema is {schema!r:.60}; this tilewright reads {SCHEMA}")
    devices = _object(told, "devices", refuse)
    if len(devices) > MAX_DEVICES:
        raise refuse(f"it names {len(devices)} devices; at most {MAX_DEVICES} are read")
    index = Index()
    for device in devices:
        ops = _object(devices, _safe(device, "device", refuse), refuse)
        if len(ops) > MAX_OPS:
            raise refuse(f"{device} has {len(ops)} operators; at most {MAX_OPS} are read")
        for op in ops:
            index.put(_file(device, _safe(op, "operator", refuse), _object(ops, op, refuse), refuse))
    return index


def _safe(name: str, what: str, refuse: Any) -> str:
    if not SAFE_NAME.fullmatch(name):
        raise refuse(f"{what} {name!r:.80} is no name; valid: {SAFE_NAME.pattern}")
    return name


def _object(told: Mapping[str, Any], name: str, refuse: Any) -> dict[str, Any]:
    value = told.get(name)
    if not isinstance(value, dict):
        raise refuse(f"{name} is no object")
    return value


def _file(device: str, op: str, told: Mapping[str, Any], refuse: Any) -> SharedFile:
    size, sha256, records = told.get("bytes"), told.get("sha256"), told.get("records")
    for name, value in (("bytes", size), ("records", records)):
        if not isinstance(value, int) or isinstance(value, bool) or not 0 < value <= MAX_FILE_BYTES:
            raise refuse(f"{name} of {device}/{op} is {value!r:.60}; valid: 1 to {MAX_FILE_BYTES}")
    if not isinstance(sha256, str) or not SHA256.fullmatch(sha256):
        raise refuse(f"sha256 of {device}/{op} is {sha256!r:.80}; valid: 64 digits")
    assert isinstance(size, int) and isinstance(records, int)
    return SharedFile(device, op, size, sha256, records)
