"""The project file, tilewright.toml: names a user's own operators, their records and where their winners are emitted,
once for every command. Read here and nowhere else; the tuner asks `codegen project`."""

from __future__ import annotations

import glob
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from codegen.errors import UsageError
from codegen.regular_file import require_file

FILE = "tilewright.toml"
NONE = "none"  # in the place of a file: none is looked for
KEYS = ("ops", "db", "generated")


@dataclass(frozen=True)
class Project:
    file: Path
    places: tuple[Path, ...]  # files that are ops, op folders, and folders of these
    db: Path
    generated: Path


def find(folder: Path, named: str = "") -> Project | None:
    """The one of the folder or of the nearest of its parents that has one; else the file that is named."""
    if named == NONE:
        return None
    if named:
        return read(Path(named))
    folder = folder.resolve()
    return next((read(each / FILE) for each in (folder, *folder.parents) if (each / FILE).is_file()), None)


def read(file: Path) -> Project:
    # Of Python 3.11: who has no project file needs it not.
    import tomllib

    try:
        require_file(file)
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise UsageError(f"can't read {file}: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise UsageError(f"{file} is not TOML: {error}") from error
    _require_known(data, ("project",), f"{file}", "table")
    table = data.get("project")
    if not isinstance(table, dict):
        raise UsageError(f'{file}: [project] is missing; under it stand ops = ["kernels/*.cu"], db and generated')
    _require_known(table, KEYS, f"{file}: [project]", "key")
    folder = file.resolve().parent
    return Project(
        file=file.resolve(),
        places=_places(file, folder, table.get("ops")),
        db=folder / _folder(file, table, "db", "tuning_db"),
        generated=folder / _folder(file, table, "generated", "generated"),
    )


def _require_known(table: Mapping[str, Any], valid: tuple[str, ...], origin: str, kind: str) -> None:
    for name in table:
        if name not in valid:
            import difflib

            near = difflib.get_close_matches(name, valid, 1)
            hint = f" (did you mean {near[0]}?)" if near else ""
            raise UsageError(f"{origin}: unknown {kind} {name!r}{hint}; valid are {', '.join(valid)}")


def _folder(file: Path, table: Mapping[str, Any], name: str, usual: str) -> str:
    value = table.get(name, usual)
    if not isinstance(value, str) or not value:
        raise UsageError(f'{file}: {name} is {value!r}; valid is the name of a folder, such as "{usual}"')
    return value


def _places(file: Path, folder: Path, patterns: Any) -> tuple[Path, ...]:
    if not isinstance(patterns, list) or not patterns or not all(isinstance(each, str) and each for each in patterns):
        raise UsageError(
            f'{file}: ops is {patterns!r}; valid is a list of files and op folders, such as ["kernels/*.cu", "my.py"]'
        )
    found: dict[Path, None] = {}
    for pattern in patterns:
        # A name with a bracket in it is a name first.
        matches = [pattern] if (folder / pattern).exists() else glob.glob(pattern, root_dir=folder, recursive=True)
        if not matches:
            raise UsageError(f"{file}: ops: nothing is called {pattern!r} in {folder}")
        found.update(dict.fromkeys(folder / match for match in sorted(matches)))
    return tuple(found)
