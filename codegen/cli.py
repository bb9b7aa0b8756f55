"""What the words of the command line (command_line.py) do: the one module here that writes files. The tuner and people
call it; it never times anything."""

from __future__ import annotations

import argparse
import fnmatch
import json
import os
import re
import shlex
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from codegen import LEFT_OUT_FILE, listing, project
from codegen.command_line import make_parser
from codegen.load import ROOT, is_own, load_archs, load_asked, load_ops, pick
from codegen.model import ArchSpec, CodegenError, DeviceSpec, OpSpec, UsageError, Values
from codegen.regular_file import require_file

# The rest is imported by what needs it: to import all takes longer than what the tuner asks for most.
if TYPE_CHECKING:
    from codegen.candidates import Incumbent
    from codegen.emit import Held
    from codegen.resolve import Line


def _print_json(value: Any) -> None:
    """Of an array an element a line, which is far quicker than an indented one."""
    if isinstance(value, list):
        print("[" + ",\n".join(map(json.dumps, value)) + "]")
    else:
        print(json.dumps(value, indent=1))


def _attributes_wanted(op: OpSpec, arch: ArchSpec, extra: Sequence[str]) -> list[Values]:
    """`--dtype bf16 --layout nt`: the combinations of the op's attributes that agree with what is given."""
    from codegen.candidates import unserved
    from codegen.space import all_attributes, default_chain

    given: dict[str, str] = {}
    words = list(extra)
    valid = {"--" + attribute.name.replace("_", "-"): attribute for attribute in op.attributes}
    while words:
        name, _, value = words.pop(0).partition("=")
        if name not in valid:
            raise UsageError(f"unknown argument {name!r}; attributes of {op.name} are {', '.join(valid)}")
        value = value or (words.pop(0) if words else "")
        attribute = valid[name]
        if value not in attribute.values:
            raise UsageError(f"unknown {attribute.name} {value!r}; valid are {', '.join(attribute.values)}")
        given[attribute.name] = value
    wanted = [a for a in all_attributes(op) if all(a[name] == value for name, value in given.items())]
    if given and not any(default_chain(op, arch, attributes) for attributes in wanted):
        raise UsageError(unserved(op, arch, Values(given)))
    return wanted


def _named(kind: str, name: str, known: dict[str, Any]) -> Any:
    try:
        return pick(kind, name, known)
    except CodegenError as error:
        raise UsageError(str(error)) from error


def _op(arguments: argparse.Namespace, ops: dict[str, OpSpec]) -> OpSpec:
    of_files = [op for op in ops.values() if op.is_file and is_own(op)]
    if arguments.op is None and len(of_files) == 1:
        return of_files[0]
    if arguments.op is None:
        valid = ", ".join(op.name for op in of_files or ops.values())
        raise UsageError(f"--op is missing; valid are {valid}")
    op: OpSpec = _named("op", arguments.op, ops)
    return op


def _target(arguments: argparse.Namespace, archs: dict[str, ArchSpec]) -> ArchSpec:
    """The arch that is asked for, with the device to predict for."""
    if arguments.device is None:
        if arguments.arch is None:
            raise UsageError("neither --arch nor --device is given; see `archs` and `devices`")
        arch: ArchSpec = _named("arch", arguments.arch, archs)
        return arch
    devices = {device.name: device for arch in archs.values() for device in arch.devices}
    device: DeviceSpec = _named("device", arguments.device, devices)
    if arguments.arch not in (None, device.arch):
        raise UsageError(f"--device {device.name} is of arch {device.arch}, not {arguments.arch}")
    return archs[device.arch].predicting(device)


def _print_archs(archs: dict[str, ArchSpec], as_json: bool) -> None:
    if as_json:
        return _print_json([listing.arch_listing(arch) for arch in archs.values()])
    for arch in archs.values():
        print(f"{arch.name:<11} {arch.kind:<5} {arch.device.name:<12} {' '.join(sorted(arch.features))}")


def _print_devices(archs: dict[str, ArchSpec], as_json: bool) -> None:
    listed = [device for arch in archs.values() for device in arch.devices]
    if as_json:
        return _print_json([listing.device_json(device) for device in listed])
    for d in listed:
        print(
            f"{d.name:<13} {d.arch:<10} {d.compute_units:>4} x {d.clock_mhz:>4.0f} MHz {d.memory_gb_per_s:>7.1f} GB/s "
            f"{d.memory_gb:>5.0f} GB {d.l2_bytes / 2**20:>6.1f} MiB of L2  {d.driver_names[0]}"
        )


def _print_op(op: OpSpec, as_json: bool) -> None:
    from codegen.document import op_json, op_text

    if as_json:
        return _print_json(op_json(op))
    sys.stdout.write(op_text(op))


def _print_ops(ops: dict[str, OpSpec], as_json: bool) -> None:
    if as_json:
        return _print_json([listing.op_listing(op) for op in ops.values()])
    for op in ops.values():
        print(f"{op.name}: {op.description}   ({op.folder})")
        for attribute in op.attributes:
            print(f"  {attribute.name:<10} {' '.join(attribute.values)}   (default {attribute.default})")
        print(f"  {'sizes':<10} {' '.join(op.size_names())}")
        for family in op.families:
            print(f"  family  {family.name:<14} {family.kind:<5} {family.description}")
        for name, preset in op.presets.items():
            print(f"  preset  {name:<14} {len(preset['problems']):>3} problems: {preset['description']}")


def _print_space(op: OpSpec, arch: ArchSpec, wanted: list[Values], as_json: bool, listed: bool) -> None:
    from codegen.space import enumerate_space

    space = enumerate_space(op, arch, wanted)
    legal: dict[str, int] = {}
    for kernel in space.kernels:
        fixed = " ".join(f"{n}={v if v is not None else 'any'}" for n, v in kernel.attributes.items())
        key = f"{kernel.family.name} {fixed}"
        legal[key] = legal.get(key, 0) + 1
    if as_json:
        return _print_json(
            {"op": op.name, "arch": arch.name, "legal": legal, "rejected": dict(sorted(space.rejected.items()))}
            | ({"kernels": [kernel.id for kernel in space.kernels]} if listed else {})
        )
    print(f"{op.name} on {arch.name}: {len(space.kernels)} legal kernels, {space.rejected.total()} rejected")
    for title, counts in (("legal", legal), ("rejected", dict(space.rejected.most_common()))):
        for name, count in counts.items():
            print(f"  {title:<9}{count:>8}  {name}")
    if listed:
        for kernel in space.kernels:
            print(kernel.id)


def _print_source(op: OpSpec, arch: ArchSpec, arguments: argparse.Namespace, wanted: list[Values]) -> None:
    from codegen.python_reference import where
    from codegen.render import render_kernel, render_reference
    from codegen.space import default_chain, enumerate_space

    if arguments.reference:
        default = {attribute.name: attribute.default for attribute in op.attributes}
        exact = next((a for a in wanted if dict(a) == default), wanted[0])
        if op.reference is not None:
            raise CodegenError(f"the reference of {op.name} is Python and not rendered: {where(op.reference)}")
        if op.compared_with_first:
            raise CodegenError(f"{op.name} has no reference: its candidates are compared with the first one's results")
        sys.stdout.write(render_reference(op, arch, exact).text)
        return
    kernels = {k.id: k for a in wanted for k in default_chain(op, arch, a)}
    kernels |= {k.id: k for k in enumerate_space(op, arch, wanted).kernels}
    if arguments.kernel not in kernels:
        near = [id for id in kernels if arguments.kernel.rsplit(".", 1)[0] in id] or list(kernels)
        raise CodegenError(
            f"unknown kernel {arguments.kernel!r}; valid are {', '.join(near[:4])}... "
            f"({len(kernels)} in all: see `space --list`)"
        )
    sys.stdout.write(render_kernel(op, kernels[arguments.kernel]).text)


def _write(path: Path, text: str) -> None:
    """A fault names the file, also one that is found only when it is written or closed, such as a full disk."""
    try:
        path.write_bytes(text.encode())
    except OSError as error:
        error.filename = error.filename or str(path)
        raise


def _read_json(option: str, source: str) -> Any:
    """Of a file, or of stdin where it is named -."""
    try:
        if source == "-":
            return json.loads(sys.stdin.read())
        require_file(Path(source))
        return json.loads(Path(source).read_text(encoding="utf-8"))
    except json.JSONDecodeError as error:
        raise UsageError(f"{option} {source} is not JSON: {error}") from error


def _print_starts(arguments: argparse.Namespace) -> None:
    from codegen.vllm import read_starts, require_starts_of

    starts = read_starts(arguments.files, arguments.top_k)
    if arguments.of:
        require_starts_of(starts, arguments.of)
    for start in starts:
        sizes = " ".join(f"{name}={value}" for name, value in start.sizes.items())
        of = " ".join(filter(None, (*start.types, start.scaling)))
        print(f"{start.path}: {start.op} {sizes}, {of}, {len(start.configs)} configurations")


def _write_manifest(op: OpSpec, arch: ArchSpec, arguments: argparse.Namespace) -> None:
    from codegen import manifest
    from codegen.candidates import parse_incumbents
    from codegen.choice import parse_choice
    from codegen.problems import resolve_problems
    from codegen.select import database_lines
    from codegen.vllm import read_starts

    if arguments.limit is not None and arguments.limit < 0:
        raise UsageError(f"--limit is {arguments.limit}; valid are integers from 0")
    try:
        problems = resolve_problems(op, _read_json("--problems", arguments.problems), arch)
    except CodegenError as error:
        raise UsageError(str(error)) from error
    lines = database_lines(arguments.db) if arguments.db else []
    incumbents: list[Incumbent | None] = []
    if arguments.incumbents:
        incumbents = parse_incumbents(_read_json("--incumbents", arguments.incumbents), len(problems))
    if arguments.config is None:
        starts = read_starts(arguments.starts, arguments.top_k)
        among = _read_json("--among", arguments.among) if arguments.among else []
        result = manifest.build(
            op, arch, problems, arguments.limit, arguments.kernel, lines, incumbents, starts=starts, among=among
        )
    else:
        result = manifest.build(op, arch, problems, choice=parse_choice(arguments.config, arguments.kernel))
    source_folder = arguments.out / "src"
    source_folder.mkdir(parents=True, exist_ok=True)
    for unit in result.units:
        _write(source_folder / unit.name, unit.text)
    temporary = arguments.out / "manifest.json.new"
    _write(temporary, json.dumps(result.data, separators=(",", ":")) + "\n")
    temporary.replace(arguments.out / "manifest.json")  # its presence says that src/ is complete
    data = result.data
    candidates = sum(len(problem["candidates"]) for problem in data["problems"])
    print(
        f"{op.name} on {arch.name}: {len(data['problems'])} problems, {len(data['kernels'])} kernels, "
        f"{candidates} candidates, {sum(data['rejected'].values())} configurations rejected"
    )


LAST_EMITTED = ("table.cpp", "sources.cmake")  # name the other files


def _apply(changes: Sequence[str], wanted: Mapping[str, str], folder: Path) -> None:
    """Writes everything beside its place first, so that a full disk or a folder without permission changes nothing."""
    paths = [change.split(" ", 1)[1] for change in changes if not change.startswith("remove ")]
    paths.sort(key=lambda path: LAST_EMITTED.index(path) if path in LAST_EMITTED else -1)
    written: list[tuple[Path, Path]] = []
    try:
        for path in paths:
            target = folder / path
            target.parent.mkdir(parents=True, exist_ok=True)
            temporary = target.with_name(target.name + ".new")
            written.append((temporary, target))
            _write(temporary, wanted[path])
        for temporary, target in written:
            temporary.replace(target)
    finally:
        for temporary, _ in written:
            temporary.unlink(missing_ok=True)
    for change in changes:
        if change.startswith("remove "):
            (folder / change.removeprefix("remove ")).unlink()


def _dropped(before: Sequence[Held], arguments: argparse.Namespace) -> set[str]:
    return {each.name for each in before if any(fnmatch.fnmatchcase(each.name, drop) for drop in arguments.drop)}


def _kept(ops: dict[str, OpSpec], arguments: argparse.Namespace) -> dict[str, OpSpec]:
    """The ops and those that were emitted before and nobody names now."""
    from codegen import emit

    before = emit.held(arguments.out)
    dropped = _dropped(before, arguments)
    for pattern in arguments.drop:
        if pattern != "*" and not any(fnmatch.fnmatchcase(name, pattern) for name in dropped):
            valid = ", ".join(each.name for each in before) or "none: nothing was emitted"
            raise UsageError(f"--drop {pattern}: {arguments.out} holds no such op; valid are {valid}")
    kept = emit.places_to_keep([each for each in before if each.name not in dropped], ops)
    if kept:
        places = [place for of_op in kept.values() for place in of_op]
        ops = load_ops([*arguments.templates, *places])
        for name, of_op in ((name, of_op) for name, of_op in kept.items() if name in ops):
            print(
                f"codegen: note: {name} is kept, from {', '.join(map(str, of_op))}, which nobody names; "
                f"--drop {name} drops it",
                file=sys.stderr,
            )
    for each in before:
        if each.name in ops or each.name in dropped:
            continue
        was = " and ".join(map(str, each.places)) or "a folder of templates/"
        if each.places and all(place.exists() for place in each.places):  # it has been read, and has another name
            print(f"codegen: note: {each.name} is dropped: {was} holds no such op any more", file=sys.stderr)
        else:
            raise CodegenError(
                f"{arguments.out} holds {each.name}, and {was}, which it was emitted from, is not there: name its file "
                f"(--templates, or ops in {project.FILE}), or drop it with --drop {each.name}"
            )
    return ops


def _write_depends(path: Path, ops: Mapping[str, OpSpec], lines: Sequence[Line], db: Path) -> None:
    places = [place for op in ops.values() for place in dict.fromkeys((*op.places(), *op.read_files))]
    files = [each for place in places for each in (sorted(place.rglob("*")) if place.is_dir() else [place])]
    records = dict.fromkeys(db / line.path for line in lines)
    _write(path, "".join(f"{each.resolve()}\n" for each in (*files, *records) if each.is_file()))


def _emit(known: dict[str, OpSpec], archs: dict[str, ArchSpec], arguments: argparse.Namespace) -> int:
    from codegen import emit
    from codegen.left_out import read_left_out
    from codegen.select import database_lines, select

    known = _kept(known, arguments)
    named = [_named("op", name, known).name for name in arguments.op]
    before = emit.held(arguments.out)
    held = {each.name for each in before}
    ops = {name: op for name, op in known.items() if not named or name in named or name in held}
    if arguments.own:
        ops = {name: op for name, op in ops.items() if is_own(op)}
        if not ops:
            raise UsageError(f"--own, and no op of your own is named: --templates, or {project.FILE}, names them")
    lines = [
        line for line in database_lines(arguments.db) if not (named or arguments.own) or Path(line.path).stem in ops
    ]
    if arguments.winners:
        return _emit_winners(ops, archs, lines, arguments.out)
    selection = select(lines, ops, archs, read_left_out(arguments.db))
    for warning in selection.warnings:
        print(f"codegen: warning: {warning}", file=sys.stderr)
    wanted = emit.files(selection, ops, archs, arguments.out, known)
    if arguments.depends:
        arguments.depends.parent.mkdir(parents=True, exist_ok=True)
        _write_depends(arguments.depends, ops, lines, arguments.db)
    changes = emit.differences(wanted, arguments.out)
    if named and (others := emit.kernels_of_others(changes, [*named, *_dropped(before, arguments)])):
        raise CodegenError(
            f"--op {' '.join(named)} would also change {len(others)} kernels of other ops, such as {others[0]!r}: "
            "their records or templates are not those that were emitted. Name these ops, too, or emit without --op"
        )
    summary = f"{len(selection.kernels)} kernels, {len(selection.winners)} tuned entries"
    if arguments.check:
        for change in changes:
            print(change)
        print(
            f"{arguments.out}: {len(changes)} differences from {summary}"
            if changes
            else f"{arguments.out}: as emitted, {summary}"
        )
        return 1 if changes else 0
    _apply(changes, wanted, arguments.out)
    print(f"{arguments.out}: {summary}, {len(changes)} files changed")
    return 0


def _emit_winners(ops: dict[str, OpSpec], archs: dict[str, ArchSpec], lines: Sequence[Line], out: Path) -> int:
    """Whatever else is left out of the library, each kernel that a record names is here."""
    from codegen import emit
    from codegen.select import select

    selection = select(lines, ops, archs)
    for warning in selection.warnings:
        print(f"codegen: warning: {warning}", file=sys.stderr)
    if not selection.winners:
        why = f": {selection.warnings[0]}" if selection.warnings else ""
        raise CodegenError(f"none of {len(lines)} records names a kernel that today's templates have{why}")
    wanted = emit.winners_files(selection, ops, archs, out)
    changes = emit.differences(wanted, out)
    _apply(changes, wanted, out)
    print(f"{out}: kernels of {len(selection.winners)} records, {len(changes)} files changed")
    return 0


def _share(name: str, text: str) -> float:
    """2% -> 0.02"""
    number = text.removesuffix("%")
    if text.endswith("%") and re.fullmatch(r"[0-9]{1,3}(\.[0-9]{1,6})?", number) and float(number) <= 100:
        return float(number) / 100
    raise UsageError(f"{name} is {text!r}; valid is a share from 0% to 100%, such as 2%")


def _cover(ops: dict[str, OpSpec], archs: dict[str, ArchSpec], arguments: argparse.Namespace) -> None:
    from codegen.cover_report import cover_arch, tuned_archs
    from codegen.left_out import left_out_text, read_left_out
    from codegen.select import database_lines, select

    max_loss = _share("--max-loss", arguments.max_loss)
    if arguments.max_bytes is not None and arguments.max_bytes < 1:
        raise UsageError(f"--max-bytes is {arguments.max_bytes}; valid are whole numbers from 1")
    selection = select(database_lines(arguments.db), ops, archs)
    for warning in selection.warnings:
        print(f"codegen: warning: {warning}", file=sys.stderr)
    names = [_named("arch", name, archs).name for name in arguments.arch] or tuned_archs(selection)
    for name in names:
        if not any(winner.device.arch == name for winner in selection.winners):
            raise CodegenError(f"--db {arguments.db} has no record of {name}: nothing to cover")
    of_ops = {_named("op", name, ops).name for name in arguments.op}
    covers = [cover_arch(selection, name, max_loss, arguments.max_bytes, of_ops) for name in names]
    if arguments.json:
        _print_json([each.json() for each in covers])
    else:
        sys.stdout.write("".join(each.text() for each in covers))
    if arguments.write:
        left_out = dict(read_left_out(arguments.db)) | {each.arch: each.left_out() for each in covers}
        path = arguments.db / LEFT_OUT_FILE
        _write(path.with_name(path.name + ".new"), left_out_text(left_out))
        path.with_name(path.name + ".new").replace(path)
        if not arguments.json:
            print(f"{path}: {sum(len(each.kernels) for each in left_out.values())} kernels are left out; emit next")


def _dump(op: OpSpec, data: Any, arguments: argparse.Namespace) -> None:
    from codegen.cases import require_numpy

    require_numpy("--dump")
    import numpy as np

    from codegen.dump import arrays

    found = arrays(op, data["problems"][0], arguments.captured)
    temporary = arguments.out.with_name(f"{arguments.out.name}.new.npz")  # which NumPy adds where it is missing
    np.savez(temporary, **found)
    temporary.replace(arguments.out)
    print("\n".join(found))


def _write_starter(ops: dict[str, OpSpec], name: str, kind: str, folder: Path) -> None:
    from codegen.starter import require_new_name, starter

    require_new_name(name, ops)
    file, text = starter(name, kind)
    if folder.resolve() == ROOT:
        raise UsageError(f"beside {file} would be Tilewright's own tuning_db/ and generated/: name a folder of yours")
    path = folder / file
    folder.mkdir(parents=True, exist_ok=True)
    try:
        with path.open("x", encoding="utf-8") as stream:
            stream.write(text)
    except FileExistsError as error:
        raise UsageError(f"{path} is there already, and stays as it is: choose another name or folder") from error
    print(f"wrote {path}; it works as it is:")
    at, db = shlex.quote(str(path)), shlex.quote(str(folder / "tuning_db"))
    commands = {
        f"run {at} --shape n=1000": "one candidate: is it right, how fast is it",
        f"tune {at}": "all of them, at the shapes that the file says",
        f"check --templates {at} --db {db}": "its test: what won is right, at tails, too",
        f"check --templates {at} --db {db} --time": "its benchmark: their times again",
        f"codegen ops --templates {at} --op {name}": "what it was understood as",
    }
    width = max(map(len, commands))
    for command, about in commands.items():
        print(f"  ./tilewright {command:<{width}}  # {about}")


def _sizes_given(text: str) -> dict[str, int]:
    """n=1000,m=1_000"""
    sizes = {}
    for part in text.split(",") if text else ():
        match = re.fullmatch(r"\s*(\w+)\s*=\s*([0-9][0-9_]*)\s*", part)
        if match is None:
            raise UsageError(f"--shape {text}: {part!r} is not understood; valid is NAME=N,..., such as n=1000")
        sizes[match[1]] = int(match[2])
    return sizes


def _write_t1(arguments: argparse.Namespace) -> None:
    from codegen.t1.writer import written

    beside = (arguments.out or arguments.file).parent
    text = json.dumps(written(arguments.file, _sizes_given(arguments.shape), beside), indent=2) + "\n"
    if arguments.out is None:
        sys.stdout.write(text)
    else:
        _write(arguments.out, text)


def _write_words(check: bool) -> int:
    from codegen import word_headers

    stale = word_headers.stale(ROOT)
    for path, text in stale.items():
        print(f"change {path}")
        if not check:
            _write(ROOT / path, text)
    return 1 if check and stale else 0


def _print_resolved(ops: dict[str, OpSpec], archs: dict[str, ArchSpec], arguments: argparse.Namespace) -> None:
    from codegen.resolve import Resolver, Unresolved
    from codegen.select import byte_lines, database_lines

    resolver = Resolver(ops, archs)
    in_file = arguments.file is not None
    if in_file:
        name = str(arguments.file)
        if name != "-":
            require_file(arguments.file)
        lines = byte_lines(sys.stdin.buffer.read() if name == "-" else arguments.file.read_bytes(), name)
    else:
        lines = database_lines(arguments.db)
    for line in lines:
        answer: dict[str, Any] = {"file": line.path, "line": line.number, "kind": "ok", "problem": None}
        try:
            answer["hash"] = resolver.resolve(line, anywhere=in_file).record.hash
        except Unresolved as reason:
            answer |= {"kind": reason.kind, "problem": str(reason), "hash": reason.hash}
        print(json.dumps(answer))


def _print_project(found: project.Project | None, ops: Mapping[str, OpSpec], as_json: bool) -> None:
    if found is None:
        raise UsageError(
            f"no {project.FILE} is here or in a folder above; it holds, for example,\n"
            '[project]\nops = ["kernels/*.cu", "ops/my.py"]'
        )
    names = [op.name for op in ops.values() if is_own(op)]
    said = {
        "file": str(found.file), "ops": names, "places": [str(place) for place in found.places],
        "db": str(found.db), "generated": str(found.generated),
    }  # fmt: skip
    if as_json:
        return _print_json(said)
    for key, value in said.items():
        print(f"{key:<10} {' '.join(value) if isinstance(value, list) else value}")


def _of_project(arguments: argparse.Namespace, found: project.Project | None) -> argparse.Namespace:
    """What is not said is as the project says."""
    if found is not None:
        arguments.templates = [*arguments.templates, *found.places]
    if arguments.command != "emit":
        return arguments
    for option, value in (("db", found and found.db), ("out", found and found.generated)):
        if getattr(arguments, option) is None and value is None:
            raise UsageError(f"--{option} is missing, and there is no {project.FILE} that says it")
    if found is not None:
        arguments.own = arguments.own or arguments.out is None
        arguments.db = arguments.db or found.db
        arguments.out = arguments.out or found.generated
    return arguments


def _run(arguments: argparse.Namespace, extra: list[str], named_project: str) -> int:
    found = project.find(Path.cwd(), named_project)
    arguments = _of_project(arguments, found)
    archs = load_archs(arguments.archs)
    if extra and arguments.command not in ("space", "render"):
        raise UsageError(f"unknown argument {extra[0]!r}")
    if arguments.command in ("archs", "devices"):
        list_them = _print_archs if arguments.command == "archs" else _print_devices
        list_them(archs, arguments.json)
        return 0
    if arguments.command == "starts":
        _print_starts(arguments)
        return 0
    if arguments.command in ("reference", "dump"):
        data = _read_json("--manifest", str(arguments.manifest))
        name = data["op"]["name"]
        op = _named("op", name, load_ops(arguments.templates, name))
        if arguments.command == "reference":
            from codegen.reference_server import serve

            serve(op, data, arguments.serve)
        else:
            _dump(op, data, arguments)
        return 0
    one = arguments.op if arguments.command in ("ops", "manifest", "space", "render") else None
    if arguments.command == "ops" and arguments.asked is not None:
        ops = load_asked(arguments.templates, arguments.asked)
    elif arguments.command == "project":  # which says of ops only which are its own
        ops = load_asked(arguments.templates)
    else:
        ops = load_ops(arguments.templates, one or "")
    if arguments.command == "ops" and arguments.op:
        _print_op(_named("op", arguments.op, ops), arguments.json)
    elif arguments.command == "ops":
        _print_ops(ops, arguments.json)
    elif arguments.command == "emit":
        return _emit(ops, archs, arguments)
    elif arguments.command == "cover":
        _cover(ops, archs, arguments)
    elif arguments.command == "project":
        _print_project(found, ops, arguments.json)
    elif arguments.command == "words":
        return _write_words(arguments.check)
    elif arguments.command == "new":
        _write_starter(ops, arguments.name, arguments.kind, arguments.folder or Path(arguments.name))
    elif arguments.command == "t1":
        _write_t1(arguments)
    elif arguments.command == "resolve":
        _print_resolved(ops, archs, arguments)
    else:
        op, arch = _op(arguments, ops), _target(arguments, archs)
        if arguments.command == "manifest":
            _write_manifest(op, arch, arguments)
        elif arguments.command == "space":
            _print_space(op, arch, _attributes_wanted(op, arch, extra), arguments.json, arguments.list)
        else:
            _print_source(op, arch, arguments, _attributes_wanted(op, arch, extra))
    return 0


def main(words: Sequence[str]) -> int:
    arguments, extra = make_parser().parse_known_args(words)
    if arguments.command == "new" and arguments.folder is None and extra and not extra[0].startswith("-"):
        arguments.folder = Path(extra.pop(0))  # argparse takes no optional word behind an option
    try:
        return _run(arguments, extra, os.environ.get("TILEWRIGHT_PROJECT", ""))
    except UsageError as error:
        print(f"codegen: error: {error}", file=sys.stderr)
        return 2
    except CodegenError as error:
        print(f"codegen: error: {error}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        return 1
    except OSError as error:
        print(f"codegen: error: {error.filename or 'output'}: {error.strerror}", file=sys.stderr)
        return 1
    except Exception as error:  # of a user's own function it is one line; of ours all that tells what to mend
        from codegen.python_reference import fault_in_own

        if (fault := fault_in_own(error)) is None:
            raise
        print(f"codegen: error: {fault}", file=sys.stderr)
        return 1
