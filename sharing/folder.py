"""A folder of this machine, or one that several have mounted."""

from __future__ import annotations

import fcntl
import os
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sharing.place import Place, read_bounded


class Folder(Place):
    def __init__(self, path: Path) -> None:
        self.path = path.absolute()
        self.name = str(self.path)

    def read(self, path: str, most: int) -> bytes | None:
        try:
            descriptor = os.open(self.path / path, os.O_RDONLY | os.O_NONBLOCK | os.O_NOFOLLOW)  # a pipe would wait
            with open(descriptor, "rb") as stream:
                if not stat.S_ISREG(os.fstat(descriptor).st_mode):
                    raise self.says(path, "it is no file")
                content = read_bounded(stream, most)
        except (FileNotFoundError, NotADirectoryError):
            return None
        except OSError as fault:
            raise self.says(path, fault.strerror) from None
        if content is None:
            raise self.too_large(path, most)
        return content

    def write(self, path: str, content: bytes) -> None:
        target = self.path / path
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            if target.parent.is_symlink():
                raise self.says(path, "its folder is a link, which is not followed")
            descriptor, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
            try:
                with open(descriptor, "wb") as stream:
                    stream.write(content)
                    stream.flush()
                    os.fchmod(descriptor, 0o644)  # of mkstemp nobody else could read it
                    os.fsync(descriptor)
                os.replace(name, target)
            except BaseException:
                os.unlink(name)
                raise
        except OSError as fault:
            raise self.says(path, fault.strerror) from None

    @contextmanager
    def locked(self) -> Iterator[None]:
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            descriptor = os.open(self.path / ".lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW, 0o666)
        except OSError as fault:
            raise self.says(".lock", fault.strerror) from None
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX)
            yield
        finally:
            os.close(descriptor)
