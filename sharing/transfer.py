"""Files between a place and a folder of this machine, which the tuner then reads or has filled: <device>/<op>.jsonl."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from sharing.fault import SharingFault
from sharing.index import NAME, SAFE_NAME, Index, SharedFile, read_index, shared_file
from sharing.limits import MAX_FILE_BYTES, MAX_INDEX_BYTES, MAX_LINE_BYTES, MAX_PULL_BYTES
from sharing.place import Place

NONE = "none"  # the sum of an index that is not there


@dataclass(frozen=True)
class Asked:
    """Which files: of `devices`, by their whole key, or by a part of it; of these operators, or of all."""

    devices: Sequence[str] = ()
    parts: Sequence[str] = ()
    ops: Sequence[str] = ()

    def takes(self, file: SharedFile) -> bool:
        of_device = file.device in self.devices or any(part in file.device for part in self.parts)
        return of_device and (not self.ops or file.op in self.ops)


def index_of(place: Place) -> tuple[Index | None, str]:
    """With its sum."""
    content = place.read(NAME, MAX_INDEX_BYTES)
    if content is None:
        return None, NONE
    return read_index(content, f"{place.name}/{NAME}"), hashlib.sha256(content).hexdigest()


def chosen(index: Index, asked: Asked) -> list[SharedFile]:
    return [file for files in index.files.values() for file in files.values() if asked.takes(file)]


def fetch(place: Place, files: Sequence[SharedFile], folder: Path) -> None:
    if (total := sum(file.size for file in files)) > MAX_PULL_BYTES:
        raise SharingFault(
            f"{place.name}: {len(files)} files of {total} bytes are asked for; at most {MAX_PULL_BYTES} are taken at"
            f" once: name a --device, or an --op"
        )
    for file in files:
        content = _content(place, file)
        target = folder / file.device / f"{file.op}.jsonl"
        target.parent.mkdir(exist_ok=True)
        target.write_bytes(content)


def _content(place: Place, file: SharedFile) -> bytes:
    """As the index says that it is, or a fault."""
    content = place.read(file.path, file.size)
    if content is None:
        raise place.says(file.path, "the index names it, and it is not there")
    if len(content) != file.size:
        raise place.says(file.path, f"it has {len(content)} bytes, by the index {file.size}: it is cut off, or another")
    if hashlib.sha256(content).hexdigest() != file.sha256:
        raise place.says(file.path, "its sum is not that of the index: it was changed, or damaged on the way")
    lines = content.split(b"\n")
    if lines[-1] or len(lines) - 1 != file.records:
        raise place.says(file.path, f"it has {len(lines) - 1} whole lines, by the index {file.records}")
    if max(map(len, lines)) > MAX_LINE_BYTES:
        raise place.says(file.path, f"a line is longer than {MAX_LINE_BYTES} bytes")
    return content


class MetAnother(SharingFault):
    """Somebody has pushed since `base`: what is there now has to be fetched, and pushed beside."""


def publish(place: Place, folder: Path, base: str) -> tuple[list[SharedFile], int]:
    """What `folder` has takes the place of what the index says of the same devices and operators. First the files,
    whose names are new, then the index, at once: a reader sees the old ones or the new ones. `base`: the sum of the
    index that `folder` was made from. With the size of the index."""
    with place.locked():
        index, sum_now = index_of(place)
        if sum_now != base:
            raise MetAnother(f"{place.name}: somebody else has pushed meanwhile, nothing was written; do it again")
        index = index or Index()
        written = []
        for path in sorted(folder.glob("*/*.jsonl")):
            device, op = path.parent.name, path.name.removesuffix(".jsonl")
            if not SAFE_NAME.fullmatch(device) or not SAFE_NAME.fullmatch(op):
                raise SharingFault(f"{path} is no file of a database")
            content = path.read_bytes()
            file = shared_file(device, op, content)
            if not 0 < file.size <= MAX_FILE_BYTES:
                raise SharingFault(f"{path} has {file.size} bytes; valid: 1 to {MAX_FILE_BYTES}")
            if index.files.get(device, {}).get(op) != file:
                place.write(file.path, content)
                index.put(file)
                written.append(file)
        text = index.to_bytes()
        if len(text) > MAX_INDEX_BYTES:
            raise SharingFault(
                f"{place.name}: its index would have {len(text)} bytes; at most {MAX_INDEX_BYTES} are read"
            )
        if written:
            place.write(NAME, text)
        return written, len(text)
