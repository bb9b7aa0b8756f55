"""Turns a Selection into the files of generated/: kernels' sources, the linked table, typed op functions, the ops'
documentation, the build's list. The same selection gives the same bytes; nothing here depends on time, machine or the
order of a folder's listing."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path

from codegen import GENERATOR
from codegen.load import ROOT
from codegen.model import ArchSpec, OpSpec
from codegen.op_texts import c_reference, op_texts_source
from codegen.render import COMPILER, include_dirs
from codegen.select import Selection, ShippedKernel
from codegen.table import table_source
from codegen.typed import typed_sources


def source_path(shipped: ShippedKernel) -> str:
    return f"kernels/{shipped.kernel.arch.name}/{shipped.unit.name}"


def _sources_cmake(selection: Selection, ops: Sequence[OpSpec], out: Path) -> str:
    lines = [
        f"# Emitted by {GENERATOR} from tuning_db: the table's sources and every kernel it refers to. Do not edit.",
        f"set(TILEWRIGHT_TABLE_SOURCES table.cpp op_texts.cpp {' '.join(op.name + '.cpp' for op in ops)})",
    ]
    for index, shipped in enumerate(selection.kernels):
        arch, unit = shipped.kernel.arch, shipped.unit
        folders = [Path(os.path.relpath(folder, out.resolve())).as_posix() for folder in include_dirs(shipped.op)]
        runs_on = "".join(f" {arch.major}.{minor}" for minor in arch.minors)
        real = f" REAL {arch.real}" + (f" RUNS_ON{runs_on}" if runs_on else "") if arch.kind == "cuda" else ""
        lines.append(
            f"tilewright_unit(INDEX {index} KIND {COMPILER[arch.kind]} OP {shipped.op.name} ARCH {arch.name}{real} "
            f"SYMBOL {unit.symbol}\n"
            f"  SOURCE {source_path(shipped)} INCLUDES {' '.join(folders)} FLAGS {' '.join(unit.flags)})"
        )
    return "\n".join(lines) + "\n"


def c_reference_path(out: Path) -> str:
    """Seen from `out`: a page of the documentation of the tree whose generated/ it is, else a file of its own."""
    return "../docs/how/c-api.md" if out.resolve() == ROOT / "generated" else "c-api.md"


def files(selection: Selection, ops: Mapping[str, OpSpec], archs: Mapping[str, ArchSpec], out: Path) -> dict[str, str]:
    """All of generated/, path -> text. `out` is only where relative paths start."""
    op_list, arch_list = list(ops.values()), list(archs.values())
    return {
        **{source_path(shipped): shipped.unit.text for shipped in selection.kernels},
        **typed_sources(op_list),
        "table.cpp": table_source(selection, op_list, arch_list),
        "op_texts.cpp": op_texts_source(op_list),
        c_reference_path(out): c_reference(op_list),
        "sources.cmake": _sources_cmake(selection, op_list, out),
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


def held(ops: Mapping[str, OpSpec], folder: Path) -> list[str]:
    """The ops that were emitted into the folder before."""
    return [name for name in ops if (folder / f"{name}.cpp").is_file()]


def kernels_of_others(changes: Sequence[str], names: Sequence[str]) -> list[str]:
    """Those of the changes that are of kernels of other ops than these."""
    kernels = [change for change in changes if change.split(" ", 1)[1].startswith("kernels/")]
    return [change for change in kernels if change.rsplit("/", 1)[1].split(".", 1)[0] not in names]
