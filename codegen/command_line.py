"""The words of the command line, their help, and how they are read; cli.py does what they say."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import NoReturn

from codegen import LEFT_OUT_FILE, VERSIONED_GENERATOR

DESCRIPTION = """\
Turns an op (a folder: spec.py, families, templates), an arch (a JSON descriptor) and problems into what the tuner
works on: a manifest of legal kernels and their sources. After tuning, `emit` turns the records of tuning_db/ into
generated/.
Nothing here compiles or times anything; the same input gives the same bytes.
"""
EPILOG = """\
examples:
  python3 -m codegen archs                                   what can be targeted, and the features families ask for
  python3 -m codegen devices                                 the devices that can be predicted for
  python3 -m codegen ops                                     the ops, their families, attributes, sizes and presets
  python3 -m codegen ops --op gemm                           what the members of an op mean
  python3 -m codegen space --op gemm --arch sm80 --dtype bf16 --layout nt
                                                             how many kernels are legal, and why the others are not
  python3 -m codegen render --op gemm --arch sm80 --kernel gemm.sm80.simt...
                                                             one source, as the compiler gets it
  echo '[{"sizes": {"M": 512, "N": 512, "K": 512}}]' |
      python3 -m codegen manifest --op gemm --arch x86-64-v3 --problems - --out build/manifest --limit 24
  python3 -m codegen new my_op                               an operator of one's own to begin with
  python3 -m codegen t1 vector_add.cu                        an operator as a T1 search space
  python3 -m codegen emit --db tuning_db --out generated --check
  python3 -m codegen cover --db tuning_db --max-loss 2%    the kernels without which some record would be slower
  python3 -m codegen resolve --db tuning_db                  which records still hold, and why the others do not

extending (no file of this tree changes):
  --templates PLACE   an op folder, or a folder of op folders (codegen/model.py shows a complete family file); or a
                      file that is an op: kernels with `// tw:` lines, Python with OP and FAMILY
                      (docs/how/own-kernel.md), or a T1 search space (.json, docs/how/kernel-tuner.md). --op is then
                      that one
  tilewright.toml     in the working folder or one above it names them once, and --db and --out of `emit`:
                        [project]
                        ops = ["kernels/*.cu", "ops/my.py"]
                        db = "tuning_db"             (as unless it is said, beside the file)
                        generated = "generated"      (likewise)
                      `project` prints what it says. TILEWRIGHT_PROJECT=FILE names another, TILEWRIGHT_PROJECT=none none
  --archs DIR         more arch descriptors, and in DIR/devices/ more devices; copy one of codegen/archs/ or
                      codegen/devices/ and change it
"""


class Parser(argparse.ArgumentParser):
    """Usage errors are one line, like every other error here."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"codegen: error: {message} (see: python3 -m {self.prog} --help)\n")


def make_parser() -> argparse.ArgumentParser:
    shared = Parser(add_help=False)
    shared.add_argument(
        "--templates",
        metavar="PLACE",
        type=Path,
        action="append",
        default=[],
        help="more ops: a file (.cu, .cc, .json, .py), an op folder, or a folder of these (repeatable)",
    )
    shared.add_argument(
        "--archs",
        metavar="DIR",
        type=Path,
        action="append",
        default=[],
        help="more archs, and more devices in DIR/devices/ (repeatable)",
    )

    parser = Parser(
        prog="codegen", description=DESCRIPTION, epilog=EPILOG, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--version", action="version", version=VERSIONED_GENERATOR)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)

    def command(name: str, text: str, example: str) -> argparse.ArgumentParser:
        return commands.add_parser(
            name, help=text, description=text[0].upper() + text[1:] + ".", epilog=f"example:\n  {example}",
            parents=[shared], allow_abbrev=False, formatter_class=argparse.RawDescriptionHelpFormatter,
        )  # fmt: skip

    def add_op(parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--op", help="see `ops` (default: the one of a file that --templates names)")

    def add_top_k(parser: argparse.ArgumentParser) -> None:
        parser.add_argument(
            "--top-k", metavar="[E=8,N=512:]N", action="append", default=[],
            help="rows of a token in those files, of all layers or of one (repeatable)",
        )  # fmt: skip

    def add_target(parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--arch", help="see `archs`; may be left out where --device is given")
        parser.add_argument("--device", metavar="NAME", help="predict for it; see `devices` (default: the arch's own)")

    archs = command("archs", "list the target architectures", "python3 -m codegen archs --json")
    archs.add_argument("--json", action="store_true", help="an array of objects, as in a manifest's `arch`")

    devices = command("devices", "list the devices that --device takes", "python3 -m codegen devices")
    devices.add_argument("--json", action="store_true", help="an array of objects, as in a manifest's `arch`")

    ops = command("ops", "list the ops with their families and presets", "python3 -m codegen ops --json")
    ops.add_argument("--op", help="only this one, and what its attributes, sizes, tensors and scalars mean")
    ops.add_argument("--json", action="store_true", help="an array of objects, or with --op an object")
    ops.add_argument(
        "--asked", metavar="OP", nargs="?", const="",
        help="only this one and those of --templates, or without OP the default ones; all where there is none",
    )  # fmt: skip

    build = command(
        "manifest", "write the manifest and the sources of the candidates for some problems",
        "python3 -m codegen manifest --op gemm --arch sm90a --problems shapes.json --out build/m --limit 32",
    )  # fmt: skip
    add_op(build)
    add_target(build)
    build.add_argument(
        "--problems", metavar="FILE", required=True,
        help='JSON array of {"attributes": {...}, "sizes": {...}, "threads": n}; what is missing takes its default; '
        "- is stdin",
    )  # fmt: skip
    build.add_argument("--out", metavar="DIR", type=Path, required=True, help="gets manifest.json and src/")
    build.add_argument(
        "--limit",
        metavar="N",
        type=int,
        help="N candidates of each problem (the model's best, several kernels among them), N / 8 of other kinds, and "
        "the default",
    )
    build.add_argument(
        "--kernel",
        metavar="PATTERN",
        action="append",
        default=[],
        help="search only kernels whose id matches, such as '*.wgmma.*.s4' (repeatable; each must match one)",
    )
    build.add_argument(
        "--config",
        metavar="NAME=VALUE,...",
        help="one candidate of each problem: the best predicted that has these values of compile-time and run-time "
        "parameters, and whose kernel matches --kernel; others are told why they are none",
    )
    build.add_argument(
        "--db", metavar="DIR", type=Path, help="what won by its records, or nearly did, is a candidate beyond --limit"
    )
    build.add_argument(
        "--starts", metavar="FILE", type=Path, nargs="+", default=[],
        help="configurations of Triton's kernels in vLLM, in its JSON: what is the nearest to them is a candidate "
        "beyond --limit, and tried early",
    )  # fmt: skip
    add_top_k(build)
    build.add_argument(
        "--among", metavar="FILE",
        help="a JSON list of ids: without --kernel only these are sought, those that there are",
    )  # fmt: skip
    build.add_argument(
        "--incumbents", metavar="FILE",
        help="what is launched today for each problem, in their order, a candidate beyond --limit: JSON array of "
        '{"kernel": "ID", "runtime": "split_k=4"} or null',
    )  # fmt: skip

    begins = command(
        "starts", "say what files of vLLM's configurations are of, and refuse those of no op of --of",
        "python3 -m codegen starts E=8,N=14336,device_name=NVIDIA_H200.json --of grouped_gemm",
    )  # fmt: skip
    begins.add_argument("files", metavar="FILE", type=Path, nargs="+")
    add_top_k(begins)
    begins.add_argument(
        "--of", metavar="OP", action="append", default=[], help="that is tuned (repeatable; default: any)"
    )

    starting = command(
        "new", "write an operator that tunes as it is, with comments that say what to change",
        "python3 -m codegen new scale_rows               writes scale_rows/scale_rows.cu\n"
        "  python3 -m codegen new scale_rows --cc my_ops   my_ops/scale_rows.cc, for CPUs\n"
        "  python3 -m codegen new scale_rows --op          scale_rows/scale_rows.py, for both, with more freedom",
    )  # fmt: skip
    starting.add_argument("name", metavar="NAME", help="of the operator, and of its file")
    starting.add_argument(
        "folder",
        metavar="DIR",
        nargs="?",
        type=Path,
        help="where it goes, records and winners beside it (default: NAME)",
    )
    kinds = starting.add_mutually_exclusive_group()
    for kind, text in (
        ("cu", "a CUDA kernel with `// tw:` lines (the default)"),
        ("cc", "the same for CPUs"),
        ("op", "one file of Python with a template for each kind of target"),
    ):
        kinds.add_argument(f"--{kind}", dest="kind", action="store_const", const=kind, default="cu", help=text)

    space = command(
        "space",
        "count the legal kernels, and the rejected ones by reason; the op's attributes are options: --dtype bf16",
        "python3 -m codegen space --op gemm --arch sm80 --dtype bf16 --layout nt",
    )  # fmt: skip
    add_op(space)
    add_target(space)
    space.add_argument("--json", action="store_true")
    space.add_argument("--list", action="store_true", help="also print every legal kernel's id")

    render = command(
        "render", "print one kernel's source (or, with --reference, the op's reference)",
        "python3 -m codegen render --op scale_add --arch x86-64-v3 --kernel scale_add.x86-64-v3.grid_cpu.f32.u1 \\\n"
        "      --templates tests/data/toy_op",
    )  # fmt: skip
    add_op(render)
    add_target(render)
    what = render.add_mutually_exclusive_group(required=True)
    what.add_argument("--kernel", metavar="ID", help="see `space --list`")
    what.add_argument(
        "--reference", action="store_true", help="for the attributes given (--dtype bf16 --layout nt ...)"
    )

    serving = command(
        "reference", "evaluate an op's reference in Python for the tuner, which asks for it case by case",
        "python3 -m codegen reference --manifest build/m/manifest.json --serve 3",
    )  # fmt: skip
    serving.add_argument("--manifest", metavar="FILE", type=Path, required=True, help="whose cases are asked for")
    serving.add_argument(
        "--serve", metavar="FD", type=int, required=True, help="a socket: see codegen/reference_server.py"
    )

    dumping = command(
        "dump", "write what the tuner captured of one run as the arrays of an .npz file, and print their names",
        "python3 -m codegen dump --manifest build/m/manifest.json --captured build/m/captured --out out.npz",
    )  # fmt: skip
    dumping.add_argument(
        "--manifest", metavar="FILE", type=Path, required=True, help="of which it was the first problem"
    )
    dumping.add_argument("--captured", metavar="DIR", type=Path, required=True, help="raw files: see codegen/dump.py")
    dumping.add_argument("--out", metavar="FILE", type=Path, required=True, help="the .npz")

    emitting = command(
        "emit", "turn the records of a tuning database into the library's sources and table",
        "python3 -m codegen emit --db tuning_db --out generated --check",
    )  # fmt: skip
    emitting.add_argument(
        "--db", metavar="DIR", type=Path, help="holds <device key>/<op>.jsonl (default: the project's)"
    )
    emitting.add_argument(
        "--out", metavar="DIR", type=Path, help="generated/: rewritten where it differs (default: a project's)"
    )
    emitting.add_argument(
        "--op", metavar="OP", action="append", default=[],
        help="only this one (repeatable), beside those that --out holds: of these no kernel may change",
    )  # fmt: skip
    emitting.add_argument(
        "--own", action="store_true",
        help="only ops that are no part of Tilewright, for a program that links them beside its own "
        "(tilewright_add_ops); of a project it is understood",
    )  # fmt: skip
    emitting.add_argument(
        "--winners", action="store_true",
        help="only the kernels that records name, for a library that a process takes up while it runs "
        "(tilewright_add_winners)",
    )  # fmt: skip
    emitting.add_argument(
        "--drop", metavar="OP", action="append", default=[],
        help="an op that --out holds and nobody names now is kept, from the file that it was; this one is not "
        "(repeatable, a pattern)",
    )  # fmt: skip
    emitting.add_argument(
        "--depends", metavar="FILE", type=Path, help="gets the paths of all that was read, one a line"
    )
    emitting.add_argument("--check", action="store_true", help="write nothing; exit 1 if something would change")

    covering = command(
        "cover",
        "choose the fewest bytes of kernels with which no record of a database loses more than a share of its speed",
        "python3 -m codegen cover --db tuning_db --max-loss 2% --arch sm90a",
    )  # fmt: skip
    covering.add_argument("--db", metavar="DIR", type=Path, required=True, help="holds <device key>/<op>.jsonl")
    covering.add_argument(
        "--arch", action="append", default=[], help="of this one (repeatable; default: all that were measured)"
    )
    covering.add_argument(
        "--op", metavar="OP", action="append", default=[],
        help="leave out kernels of this one only (repeatable; default: of all); those of other ops stay linked",
    )  # fmt: skip
    covering.add_argument("--max-loss", metavar="SHARE", default="2%", help="that a record may lose (default 2%%)")
    covering.add_argument(
        "--max-bytes", metavar="N", type=int, help="of code, default chains aside; exit 1 where an arch needs more"
    )
    covering.add_argument(
        "--write", action="store_true",
        help=f"write what is left out into DIR/{LEFT_OUT_FILE}, which `emit` reads; else only print",
    )  # fmt: skip
    covering.add_argument("--json", action="store_true", help="an array of objects, one an arch")

    projects = command(
        "project", "say what the project file here, tilewright.toml, names", "python3 -m codegen project --json",
    )  # fmt: skip
    projects.add_argument("--json", action="store_true", help="an object")

    spacing = command(
        "t1",
        "print an operator that is one file as a T1 search space, which Kernel Tuner and KTT read",
        "python3 -m codegen t1 vector_add.cu --shape n=10_000_000 --out vector_add.json",
    )
    spacing.add_argument("file", metavar="FILE", type=Path, help=".cu or .cc with `// tw:` lines, or a T1 file (.json)")
    spacing.add_argument(
        "--shape",
        metavar="NAME=N,...",
        default="",
        help="the one problem that T1 tells of (default: the first of the file's own)",
    )
    spacing.add_argument("--out", metavar="FILE", type=Path, help="written there (default: printed)")

    words = command(
        "words", "write the C++ headers that say the words of a launch (codegen/launch_words.py)",
        "python3 -m codegen words --check",
    )  # fmt: skip
    words.add_argument("--check", action="store_true", help="write nothing; exit 1 if something would change")

    resolving = command(
        "resolve",
        "say of every record whether it names a legal candidate of today's templates: one JSON object a line",
        "python3 -m codegen resolve --db tuning_db",
    )  # fmt: skip
    records = resolving.add_mutually_exclusive_group(required=True)
    records.add_argument("--db", metavar="DIR", type=Path, help="holds <device key>/<op>.jsonl")
    records.add_argument(
        "--file", metavar="FILE", type=Path, help="records of any device and op, one a line; - is stdin"
    )
    return parser
