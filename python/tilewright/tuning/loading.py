"""Records put to use in this process."""

from __future__ import annotations

import os
from dataclasses import dataclass

from tilewright import _core


@dataclass(frozen=True)
class LoadedRecords:
    """How many records now decide, and a sentence for each that does not (its kernel is not linked, for instance)."""

    count: int
    misses: tuple[str, ...] = ()


def load_records(folder: str | os.PathLike[str]) -> LoadedRecords:
    """Lets a folder of records (as tilewright.tune leaves one) decide which kernels run, from the next call on.

    It takes the place of one that was loaded before. Records of kernels that are not linked into this process are
    misses, never errors: `misses` says which, and what their problems get instead is as before.

    Raises tilewright.Error when the folder is not there.

    >>> table = tilewright.tune("gemm", shapes=[(512, 512, 512)], dtype="f32", layout="nn")  # doctest: +SKIP
    >>> tilewright.load_records(table.records).misses                                        # doctest: +SKIP
    ()
    """
    count, misses = _core.load_user_records(os.fspath(folder))
    return LoadedRecords(count, tuple(misses))
