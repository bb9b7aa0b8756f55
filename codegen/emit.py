"""Turns a Selection into the files of generated/: kernels' sources, the linked table, typed op functions, the ops'
documentation, the build's list. The same selection gives the same bytes; nothing here depends on time, machine or the
order of a folder's listing."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from codegen import GENERATOR
from codegen.cpp import quoted
from codegen.load import ROOT, TEMPLATE_FOLDER, include_dirs, is_own
from codegen.model import ArchSpec, OpSpec
from codegen.op_texts import c_reference, op_texts_source
from codegen.python_stub import python_stub
from codegen.render import COMPILER
from codegen.select import Selection, ShippedKernel
from codegen.table import cpu_arch_word, cpu_archs, table_source
from codegen.typed import typed_sources


def source_path(shipped: ShippedKernel) -> str:
    return f"kernels/{shipped.kernel.arch.name}/{shipped.unit.name}"


def _from(folder: Path, out: Path) -> str:
    """The folder as it is named in `out`: anywhere, but for Tilewright's own templates, of which the build knows where
    they are."""
    if folder == TEMPLATE_FOLDER and not _is_of_tree(out):
        return "${TILEWRIGHT_TEMPLATE_HEADERS}"
    return Path(os.path.relpath(folder, out.resolve())).as_posix()


def _is_of_tree(out: Path) -> bool:
    return out.resolve() == ROOT / "generated"


def _sources_cmake(selection: Selection, ops: Sequence[OpSpec], out: Path, table: Sequence[str]) -> str:
    lines = [
        f"# Emitted by {GENERATOR} from tuning_db: the table's sources and every kernel it refers to. Do not edit.",
        f"set(TILEWRIGHT_TABLE_SOURCES {' '.join(table)})",
    ]
    for op in filter(is_own, ops):
        lines.append(
            f"tilewright_op(NAME {op.name} PLACES {' '.join(quoted(_from(each, out)) for each in op.places())})"
        )
    for arch in cpu_archs(selection):
        lines.append(
            f"tilewright_cpu_arch(NAME {arch.name} WORD {cpu_arch_word(arch)}{' ADDS' if arch.adds else ''} "
            f"CPU_FLAGS {' '.join(arch.cpu_flags)})"
        )
    for shipped in selection.kernels:
        arch, unit = shipped.kernel.arch, shipped.unit
        folders = [_from(folder, out) for folder in include_dirs(shipped.op)]
        runs_on = "".join(f" {arch.major}.{minor}" for minor in arch.minors)
        portable = " PORTABLE" if shipped.kernel.family.portable and arch.is_ptx else ""
        real = f" REAL {arch.real}" + (f" RUNS_ON{runs_on}" if runs_on else portable) if arch.kind == "cuda" else ""
        lines.append(
            f"tilewright_unit(KIND {COMPILER[arch.kind]} OP {shipped.op.name} ARCH {arch.name}{real} "
            f"SYMBOL {unit.symbol}\n"
            f"  SOURCE {source_path(shipped)} INCLUDES {' '.join(folders)} FLAGS {' '.join(unit.flags)})"
        )
    return "\n".join(lines) + "\n"


def c_reference_path(out: Path) -> str:
    """Seen from `out`: a page of the documentation of the tree whose generated/ it is, else a file of its own."""
    return "../docs/how/c-api.md" if _is_of_tree(out) else "c-api.md"


def files(
    selection: Selection,
    ops: Mapping[str, OpSpec],
    archs: Mapping[str, ArchSpec],
    out: Path,
    known: Mapping[str, OpSpec] | None = None,
) -> dict[str, str]:
    """All of generated/, path -> text. `out` is only where relative paths start; `known` are the tree's ops, too, where
    `ops` are not all."""
    op_list, arch_list = list(ops.values()), list(archs.values())
    return {
        **{source_path(shipped): shipped.unit.text for shipped in selection.kernels},
        **typed_sources(op_list, list((known or ops).values())),
        "table.cpp": table_source(selection, op_list, arch_list),
        "op_texts.cpp": op_texts_source(op_list),
        c_reference_path(out): c_reference(op_list),
        **({"python/ops.pyi": python_stub(op_list)} if _is_of_tree(out) else {}),  # the package has one, of its own
        "sources.cmake": _sources_cmake(
            selection, op_list, out, ["table.cpp", "op_texts.cpp", *(f"{op.name}.cpp" for op in op_list)]
        ),
    }


def winners_files(
    selection: Selection, ops: Mapping[str, OpSpec], archs: Mapping[str, ArchSpec], out: Path
) -> dict[str, str]:
    """The winners' kernels alone, and a table of them, for operators that a library has: neither default chains nor
    records nor typed functions."""
    winning = {winner.kernel.id for winner in selection.winners}
    kernels = tuple(replace(each, chain=None) for each in selection.kernels if each.kernel.id in winning)
    of_kernels = replace(selection, kernels=kernels, winners=())
    op_list = [op for op in ops.values() if any(each.op.name == op.name for each in kernels)]
    return {
        **{source_path(shipped): shipped.unit.text for shipped in kernels},
        "table.cpp": table_source(of_kernels, op_list, list(archs.values()), declares=False),
        "sources.cmake": _sources_cmake(of_kernels, op_list, out, ["table.cpp"]),
    }


def differences(wanted: Mapping[str, str], folder: Path) -> list[str]:
    """What would change in the folder: `add PATH`, `change PATH`, `remove PATH`."""
    paths = sorted(folder.rglob("*")) if folder.is_dir() else []
    there = {path.relative_to(folder).as_posix(): path for path in paths if path.is_file()}
    there |= {path: folder / path for path in wanted if (folder / path).is_file()}
    changes = []
    for path in sorted({*wanted, *there}):
        if path not in there:
            changes.append(f"add {path}")
        elif path not in wanted:
            changes.append(f"remove {path}")
        elif there[path].read_bytes() != wanted[path].encode():
            changes.append(f"change {path}")
    return changes


@dataclass(frozen=True)
class Held:
    """An op that was emitted into a folder before."""

    name: str
    places: tuple[Path, ...]  # it was read from; of an op of the tree none


def held(folder: Path) -> tuple[Held, ...]:
    path = folder / "sources.cmake"
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    sources = re.search(r"^set\(TILEWRIGHT_TABLE_SOURCES (.*)\)$", text, re.MULTILINE)
    names = [Path(source).stem for source in sources[1].split()] if sources else []
    places = {
        name: tuple(Path(os.path.normpath(folder.resolve() / place)) for place in re.findall(r'"([^"]*)"', listed))
        for name, listed in re.findall(r"^tilewright_op\(NAME (\w+) PLACES (.*)\)$", text, re.MULTILINE)
    }
    return tuple(Held(name, places.get(name, ())) for name in names if name not in ("table", "op_texts"))


def places_to_keep(before: Sequence[Held], ops: Mapping[str, OpSpec]) -> dict[str, tuple[Path, ...]]:
    """By op: of those that were emitted before, what they were read from and nobody names now. A file that is named in
    the place of one of its kind has moved."""
    kept = {}
    for each in before:
        named = ops[each.name].places() if each.name in ops else ()
        kinds = {place.suffix for place in named}
        missing = tuple(place for place in each.places if place.exists() and place.suffix not in kinds)
        if missing:
            kept[each.name] = missing
    return kept


def kernels_of_others(changes: Sequence[str], names: Sequence[str]) -> list[str]:
    """Those of the changes that are of kernels of other ops than these."""
    kernels = [change for change in changes if change.split(" ", 1)[1].startswith("kernels/")]
    return [change for change in kernels if change.rsplit("/", 1)[1].split(".", 1)[0] not in names]
