"""Whatever fsspec has a file system for: s3 (s3fs), gs (gcsfs), sftp, ... Who may write there is its own
configuration's business."""

from __future__ import annotations

from typing import Any

from sharing.fault import SharingFault
from sharing.place import Place, read_bounded

# Where an object is there whole or not.
OBJECT_STORES = ("s3", "s3a", "gs", "gcs", "abfs", "az", "adl", "oci", "oss", "memory")


class Store(Place):
    def __init__(self, url: str) -> None:
        try:
            import fsspec
        except ImportError:
            raise SharingFault(
                f"{url} needs fsspec: pip install 'tilewright[share]', or apt-get install python3-fsspec"
            ) from None
        try:
            self._files, root = fsspec.core.url_to_fs(url)
        except (ImportError, ValueError) as fault:
            raise SharingFault(f"{url}: {fault!s:.200}") from None
        except Exception as fault:  # one that is made of more than a URL, as fsspec's "reference" is
            raise SharingFault(
                f"{url} names no place that fsspec opens by its URL alone ({_told(fault):.200}); valid: a folder, or"
                " a URL (http, https, s3, ...)"
            ) from None
        self._root = str(root).rstrip("/")
        self.name = url.rstrip("/")
        self._is_atomic = url.split("://")[0] in OBJECT_STORES

    def read(self, path: str, most: int) -> bytes | None:
        try:
            self._files.invalidate_cache()
            with self._files.open(f"{self._root}/{path}", "rb") as stream:
                content = read_bounded(stream, most)
        except FileNotFoundError:
            return None
        except Exception as fault:  # each file system has its own
            raise self.says(path, _told(fault)) from None
        if content is None:
            raise self.too_large(path, most)
        return content

    def write(self, path: str, content: bytes) -> None:
        target = f"{self._root}/{path}"
        try:
            if self._is_atomic:
                self._files.pipe_file(target, content)
                return
            self._files.makedirs(target.rpartition("/")[0], exist_ok=True)
            self._files.pipe_file(f"{target}.tmp", content)
            self._files.mv(f"{target}.tmp", target)
        except Exception as fault:
            raise self.says(path, _told(fault)) from None


def _told(fault: Any) -> str:
    return f"{type(fault).__name__}: {fault}"
