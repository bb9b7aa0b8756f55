"""Every #include between our own rooms is an arrow of the table in DESIGN.md ("Rooms and their arrows")."""

import os
import re
from fnmatch import fnmatch
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def table(design: str) -> dict[str, list[str]]:
    """Room -> patterns of the rooms that it may include."""
    section = design.partition("### Rooms and their arrows")[2].partition("\n#")[0]
    rows = [line.strip("|").split("|") for line in section.splitlines() if line.startswith("| `")]
    return {re.findall(r"`([^`]+)`", row[0])[0]: re.findall(r"`([^`]+)`", row[2]) for row in rows}


def room_of(file: str) -> str:
    parts = Path(file).parts
    if parts[0] == "src":
        return f"src/{parts[1]}" if len(parts) > 2 else "src/runtime"
    return "/".join(parts[:2])


def resolve(include: str, file: str) -> str | None:
    """The file of ours that an include names, as the compiler looks for it; None: not in src/, autotune/ or python/."""
    for folder in (Path(file).parent, Path("autotune"), Path("python"), Path("src"), Path("src/include")):
        if (ROOT / folder / include).is_file():
            return Path(os.path.normpath(folder / include)).as_posix()
    return None


def sources() -> list[str]:
    files = (path for top in ("src", "autotune", "python") for path in (ROOT / top).rglob("*"))
    return sorted(path.relative_to(ROOT).as_posix() for path in files if path.suffix in (".h", ".cpp", ".cu"))


def wrong_arrows(file: str, text: str, allowed: dict[str, list[str]]) -> list[str]:
    room, wrong = room_of(file), []
    for include in re.findall(r'^\s*#\s*include\s*["<]([^">]+)[">]', text, flags=re.MULTILINE):
        target = resolve(include, file)
        to = room_of(target) if target else room
        if to != room and not any(fnmatch(to, pattern) for pattern in allowed[room]):
            wrong.append(f"{file} includes {target}: {room} -> {to} is not in DESIGN.md's table")
    return wrong


ARROWS = table((ROOT / "DESIGN.md").read_text())


def test_every_room_is_in_the_table_and_every_row_is_a_room():
    assert {room_of(file) for file in sources()} == set(ARROWS)


def test_every_include_is_an_arrow_of_the_table():
    wrong = [arrow for file in sources() for arrow in wrong_arrows(file, (ROOT / file).read_text(), ARROWS)]
    assert not wrong, "\n".join(wrong)


def test_the_tuner_names_the_room_in_every_include():
    bare = [
        f"{file}: {include}"
        for file in sources()
        if file.startswith("autotune/")
        for include in re.findall(r'^#include "([^"/]+)"', (ROOT / file).read_text(), flags=re.MULTILINE)
        if (ROOT / file).parent.joinpath(include).exists()
    ]
    assert not bare, bare


@pytest.mark.parametrize(
    ("file", "include"),
    [
        ("autotune/search/budget.h", "records/record.h"),
        ("autotune/search/budget.h", "journal/journal.h"),
        ("autotune/journal/journal.h", "search/budget.h"),
        ("autotune/system/pipe.h", "manifest/manifest.h"),
        ("autotune/manifest/manifest.h", "commands/options.h"),
        ("autotune/records/record.h", "measure/evaluator.h"),
        ("src/launch/plan.cpp", "system/pipe.h"),
        ("src/launch/plan.cpp", "dispatch/dispatcher.h"),
        ("src/table/kernel_table.h", "launch/launch.h"),
        ("autotune/search/budget.h", "../records/record.h"),
    ],
)
def test_an_include_against_the_table_is_found(file, include):
    for line in (f'#include "{include}"', f"#include <{include}>"):
        assert wrong_arrows(file, line + "\n", ARROWS), line


def test_every_arrow_between_the_tuners_rooms_goes_down():
    """No cycle: rooms can be put in a row so that each includes only those before it."""
    rooms = [room for room in ARROWS if room.startswith("autotune/")]
    left = {room: {to for to in rooms if to != room and any(fnmatch(to, p) for p in ARROWS[room])} for room in rooms}
    while left:
        lowest = {room for room, to in left.items() if not to & left.keys()}
        assert lowest, left
        left = {room: to for room, to in left.items() if room not in lowest}
