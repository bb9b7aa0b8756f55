"""What a URL names, as a place of few files: read with a limit, written so that nobody sees a part. A folder needs
nothing but Python, http and https neither; whatever else there is (s3, gs, sftp, ...) is fsspec's."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO
from urllib.parse import unquote, urlsplit

from sharing.fault import SharingFault

SCHEME = re.compile(r"([A-Za-z][A-Za-z0-9+.-]*)://")
CHUNK_BYTES = 1 << 16


class Place(ABC):
    """`name`: for people and records, without a password. `why_read_only`: empty where files can be written. All
    functions throw SharingFault."""

    name: str
    why_read_only = ""

    @abstractmethod
    def read(self, path: str, most: int) -> bytes | None:
        """None where there is no such file. What is longer than `most` is refused, and not read to its end."""

    @abstractmethod
    def write(self, path: str, content: bytes) -> None:
        """The file is there whole, or as it was."""

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Against another push, where the place has such a thing."""
        yield

    def says(self, path: str, what: object) -> SharingFault:
        return SharingFault(f"{self.name}/{path}: {' '.join(str(what).split()):.400}")

    def too_large(self, path: str, most: int) -> SharingFault:
        return self.says(path, f"it is larger than the {most} bytes that are read")


def read_bounded(stream: BinaryIO, most: int) -> bytes | None:
    """None: it is longer."""
    content = b""
    while chunk := stream.read(min(CHUNK_BYTES, most + 1 - len(content))):
        content += chunk
        if len(content) > most:
            return None
    return content


def open_place(url: str) -> Place:
    scheme = SCHEME.match(url)
    kind = scheme[1].lower() if scheme else "file"
    if "\0" in url or not url or ("://" in url and not scheme):
        raise SharingFault(f"{url!r} names no place; valid: a folder, or a URL (http, https, s3, ...)")
    if kind == "file":
        from sharing.folder import Folder

        if scheme and urlsplit(url).netloc not in ("", "localhost"):
            raise SharingFault(
                f"{url!r} names a folder of another machine, {urlsplit(url).netloc!r:.100}; valid: file:///folder"
            )
        return Folder(Path(unquote(urlsplit(url).path) if scheme else url))
    if urlsplit(url).password is not None:
        raise SharingFault(
            "a URL with a password would be written into records; have it asked for by the store's own configuration"
        )
    if kind in ("http", "https"):
        from sharing.web import Web

        return Web(url)
    from sharing.store import Store

    return Store(url)
