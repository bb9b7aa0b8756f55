"""The words that the tuner says: `fetch` and `publish`. A JSON document on stdout, sentences on stderr."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sharing.fault import SharingFault
from sharing.place import open_place
from sharing.transfer import Asked, MetAnother, chosen, fetch, index_of, publish


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="sharing", description="Records between a place and a folder.")
    commands = parser.add_subparsers(dest="command", required=True)
    fetching = commands.add_parser("fetch", help="files that the index names into a folder")
    fetching.add_argument("--device", action="append", default=[], help="a whole key")
    fetching.add_argument("--part", action="append", default=[], help="a part of a key")
    fetching.add_argument("--op", action="append", default=[])
    fetching.add_argument("--may-be-new", action="store_true", help="to be pushed to: no index is an empty one")
    publishing = commands.add_parser("publish", help="a folder's files into the place and its index")
    publishing.add_argument("--base", required=True, help="the sum of the index that fetch said")
    for command in (fetching, publishing):
        command.add_argument("url")
        command.add_argument("folder", type=Path)
    return parser


def _fetch(arguments: argparse.Namespace) -> dict[str, Any]:
    place = open_place(arguments.url)
    if arguments.may_be_new and place.why_read_only:
        raise SharingFault(f"{place.name}: {place.why_read_only}")
    index, base = index_of(place)
    if index is None and not arguments.may_be_new:
        raise SharingFault(f"{place.name} has no index.json: nobody has pushed records there, or the URL is another")
    files = chosen(index, Asked(arguments.device, arguments.part, arguments.op)) if index else []
    fetch(place, files, arguments.folder)
    devices = sorted(index.files) if index else []
    ops = sorted({op for files in index.files.values() for op in files}) if index else []
    return {"place": place.name, "base": base, "devices": devices, "ops": ops, "files": [file.path for file in files]}


def _publish(arguments: argparse.Namespace) -> dict[str, Any]:
    place = open_place(arguments.url)
    try:
        written, index_bytes = publish(place, arguments.folder, arguments.base)
    except MetAnother as fault:
        return {"place": place.name, "met_another": str(fault)}
    return {"place": place.name, "files": [file.path for file in written], "index_bytes": index_bytes}


def main(words: Sequence[str]) -> int:
    arguments = _parser().parse_args(words)
    try:
        told = {"fetch": _fetch, "publish": _publish}[arguments.command](arguments)
    except SharingFault as fault:
        print(fault, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    print(json.dumps(told))
    return 0
