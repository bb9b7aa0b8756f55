"""Renders kernels and references to source text, and hashes them. A rendered unit compiles on its own, with `-I` of
include_dirs().

Names that a kernel template can use:
    banner, params_struct          the first two things of every unit
    symbol, id, op                 the unit's extern "C" name, the kernel's id, the op's name; further kernels of a
                                   launch are called ${ symbol }_2, ${ symbol }_3, ...
    dtype, layout, ...             the op's attributes (None where the family serves every value)
    BM, BN, ...                    the configuration
    ...                            what the family's `names` adds, such as the parts that a kernel is made of
    arch                           the ArchSpec: arch.name, arch.features, arch.limits.smem_bytes_per_cta, ...
    attribute_constants            `enum class Dtype { f32, ... }; inline constexpr Dtype dtype = Dtype::bf16;` ...
Delimiters: ${ value }, `//% statement` lines, `//#` comment lines, /*% blocks %*/, /*# comments #*/. An unknown name is
an error. A statement's line takes the blank lines behind it with it, a block only its own line's end.

A template in parts: `//% include "gemm/wgmma/places.cu.j2"` stands for a part's text, `//% import "..." as name with
context` gives its macros, and `//% put name.macro()` is what a macro gives, without a line of its own. Parts are named
as headers are: from the folder that the op's folder is in, or from templates/.
"""

from __future__ import annotations

import hashlib
import re
import traceback
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from itertools import groupby
from pathlib import Path

import jinja2
from jinja2 import nodes
from jinja2.ext import Extension
from jinja2.parser import Parser

from codegen import GENERATOR
from codegen.comments import without_comments
from codegen.launch import further_symbols, launch_of
from codegen.load import ROOT, TEMPLATE_FOLDER, include_dirs
from codegen.model import ArchSpec, CodegenError, Computed, KernelSpec, Launch, OpSpec, TensorMap, Values

COMPILER = {"cuda": "cuda", "cpu": "cxx"}
SOURCE_SUFFIX = {"cuda": ".cu", "cpu": ".cc"}
# Units are self-contained device code (CUDA) or one micro-kernel (C++), so flags are few; the arch's come first.
BASE_FLAGS = {
    "cuda": ("-std=c++17",),
    "cpu": ("-std=c++17", "-O3", "-fno-math-errno", "-ffp-contract=fast", "-fno-exceptions", "-fno-rtti"),
}
LANGUAGE_FLAG = "-std="
REFERENCE_TEMPLATE = {"cuda": "reference_cuda.j2", "cpu": "reference_cpu.j2"}
CHANGES_LINES = re.compile(r"\s*(//[%#].*|\$\{[^}]*\})\s*")  # of a template: a statement, a comment, or a text put in
MACRO = re.compile(r"^\s*//%\s*(macro|call)\b", re.MULTILINE)
LINE_DIRECTIVE = re.compile(r"^\s*#\s*line\b[^\n]*\n?", re.MULTILINE)
INCLUDE = re.compile(r'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)


@dataclass(frozen=True)
class Unit:
    """One rendered source, ready to be written and compiled."""

    name: str  # file name, unique within an arch
    symbol: str
    text: str
    hash: str
    compiler: str  # cuda | cxx
    flags: tuple[str, ...]  # all compiler arguments but the CUDA target and the include folders
    launch: Launch | None = None  # a reference has none


class Put(Extension):
    """`//% put macro()`: what an expression gives, where `${ macro() }` would leave its line's end behind."""

    tags = {"put"}  # noqa: RUF012  (Jinja's own annotation)

    def parse(self, parser: Parser) -> nodes.Node:
        line = next(parser.stream).lineno
        return nodes.Output([parser.parse_expression()], lineno=line)


@cache
def _environment(*folders: Path) -> jinja2.Environment:
    return jinja2.Environment(
        loader=jinja2.FileSystemLoader(folders),
        undefined=jinja2.StrictUndefined,
        extensions=[Put],
        variable_start_string="${",
        variable_end_string="}",
        block_start_string="/*%",
        block_end_string="%*/",
        comment_start_string="/*#",
        comment_end_string="#*/",
        line_statement_prefix="//%",
        line_comment_prefix="//#",
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
    )


@cache
def _template_of(environment: jinja2.Environment, text: str) -> jinja2.Template:
    """Many kernels have the same; Jinja keeps only those of files."""
    return environment.from_string(text)


def camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))


def params_struct(
    op: OpSpec,
    runtime: Sequence[str],
    tensor_maps: Sequence[TensorMap] = (),
    computed: Sequence[Computed] = (),
    attributes: Mapping[str, str | None] | None = None,
) -> str:
    """The parameter block of src/include/tilewright/problem.h with its members named. `attributes`: of the kernel;
    None: of a unit that has all members."""
    const = {"in": "const void*", "out": "void*", "inout": "void*"}
    lacks = op.left_out(attributes) if attributes is not None else {}
    tensors, sizes, scalars = (
        len(of) - lacks.get(f"{name}_left_out", 0)
        for name, of in (("tensors", op.tensors), ("sizes", op.sizes), ("scalars", op.scalars))
    )
    lines = [f"  {const[tensor.role]} {tensor.name};" for tensor in op.tensors[:tensors]]
    lines += ["  void* workspace;", f"  long long {', '.join(op.size_names()[:sizes])};"]
    lines += [f"  {'float' if scalar.type == 'f32' else 'int'} {scalar.name};" for scalar in op.scalars[:scalars]]
    lines += [f"  int {name};" for name in runtime]
    lines += [f"  long long {', '.join(each.name for each in computed)};"] if computed else []
    for name, maps in groupby(tensor_map.name for tensor_map in tensor_maps):
        count = len(list(maps))
        lines.append(f"  tw::TensorMap {name}{f'[{count}]' if count > 1 else ''};")
    return "struct Params {\n" + "\n".join(lines) + "\n};"


def attribute_constants(op: OpSpec, attributes: Values, names_added: bool = False) -> str:
    """`names_added`: also the values added later, of others; see Attribute."""
    lines = []
    for attribute in op.attributes:
        kind, own = camel(attribute.name), attributes[attribute.name]
        named = [value for value in attribute.values if names_added or value == own or value not in attribute.added]
        lines.append(f"enum class {kind} {{ {', '.join(named)} }};")
        if attributes[attribute.name] is not None:
            lines.append(f"inline constexpr {kind} {attribute.name} = {kind}::{attributes[attribute.name]};")
    return "\n".join(lines)


@cache
def _found(name: str, folders: tuple[Path, ...]) -> Path:
    for folder in folders:
        if (path := folder / name).is_file():
            return path.resolve()
    raise FileNotFoundError(name)  # which is not kept: it may be there the next time


def _header(name: str, from_folder: Path | None, folders: tuple[Path, ...], includer: str) -> Path:
    with suppress(FileNotFoundError):
        return _found(name, (*([from_folder] if from_folder else []), *folders))
    raise CodegenError(f'{includer} includes "{name}", which is in none of {", ".join(map(str, folders))}')


@cache
def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def _headers(path: Path, folders: tuple[Path, ...]) -> tuple[Path, ...]:
    """The header and all that it includes, depth first, each once."""
    found: dict[Path, None] = {path: None}
    for name in INCLUDE.findall(_read(path)):
        found.update(dict.fromkeys(_headers(_header(name, path.parent, folders, str(path)), folders)))
    return tuple(found)


@cache
def _code(path: Path) -> bytes:
    return without_comments(_read(path)).encode()


def unit_hash(text: str, folders: tuple[Path, ...], flags: Sequence[str], arch: ArchSpec, origin: str) -> str:
    """Digest of what determines the image: source and the headers it includes, both without comments, flags and
    target. A comment that is mended costs no tuning."""
    headers: dict[Path, None] = {}
    for name in INCLUDE.findall(text):
        headers.update(dict.fromkeys(_headers(_header(name, None, folders, origin), folders)))
    digest = hashlib.blake2b(digest_size=16)
    # Where a line of a user's file stands in it is as little to an image as what its comments say.
    code = LINE_DIRECTIVE.sub("", without_comments(text))
    for part in (code.encode(), *map(_code, headers), *(word.encode() for word in (*flags, arch.real, arch.virtual))):
        digest.update(part)
        digest.update(b"\0")
    return digest.hexdigest()


def banner(title: str, template: str, config: str, digest: str) -> str:
    return (
        f"// {title}: emitted by {GENERATOR}, do not edit.\n"
        f"// template: {template}\n"
        f"// config: {config}\n"
        f"// hash: {digest}\n"
    )


def _first_line(path: Path, text: str) -> int | None:
    """Of a text that stands in a file as it is; a family of a folder may name none."""
    if not path.is_file():
        return None
    before, found, _ = path.read_text(encoding="utf-8").partition(text)
    return before.count("\n") + 1 if found else None


def _place(path: Path, text: str, line: int) -> str:
    first = _first_line(path, text)
    return f"{path}: line {line} of the template" if first is None else f"{path}:{first + line - 1}"


def _with_places(path: Path, text: str) -> str:
    """The text with its lines' numbers in the user's file, for compilers to tell: behind each line that becomes another
    number of lines."""
    first = _first_line(path, text)
    if first is None or MACRO.search(text):  # what a macro makes stands within lines
        return text
    lines = [f'#line {first} "{path.name}"']
    for number, line in enumerate(text.split("\n"), first):
        lines.append(line)
        if CHANGES_LINES.fullmatch(line):
            lines.append(f'#line {number + 1} "{path.name}"')
    return "\n".join(lines)


OF_A_TEXT = "<template>"  # what Jinja calls a template without a file


def _rendered_place(error: jinja2.TemplateError) -> tuple[str | None, int]:
    """File and line of the innermost template, of which Jinja makes frames; of a text no file."""
    frames = traceback.extract_tb(error.__traceback__)
    found = [frame for frame in frames if frame.filename.endswith(".j2") or frame.filename == OF_A_TEXT]
    if not found:
        return None, 0
    return (None if found[-1].filename == OF_A_TEXT else found[-1].filename), found[-1].lineno or 0


def _own_line_of_fault(environment: jinja2.Environment, text: str, context: Mapping[str, object]) -> int:
    """What was rendered had lines between those of the text, which say where they stand."""
    try:
        _template_of(environment, text).render(context, banner="")
    except jinja2.TemplateError as error:
        return _rendered_place(error)[1]
    return 0


def _render_unit(
    op: OpSpec, arch: ArchSpec, template: str, folder: Path, context: Mapping[str, object],
    title: str, config: str, flags: tuple[str, ...], name: str, template_text: str = "",
) -> Unit:  # fmt: skip
    """`template_text`: a template that is no file of its own; `template` is then the file that it is part of."""
    origin = f"{folder.name}/{template}" if folder.name else template
    environment = _environment(folder, folder.parent, TEMPLATE_FOLDER)
    try:
        if template_text:
            jinja_template = _template_of(environment, template_text)  # faults of its syntax are told by its own lines
            placed = _with_places(folder / template, template_text)
            jinja_template = jinja_template if placed == template_text else _template_of(environment, placed)
        else:
            jinja_template = environment.get_template(template)
        body = jinja_template.render(context, banner="").lstrip("\n")
    except jinja2.TemplateError as error:
        if isinstance(error, jinja2.TemplateSyntaxError):  # of a part, maybe
            file, line = error.name, error.lineno
        else:
            file, line = _rendered_place(error)
            if file is None and template_text:
                line = _own_line_of_fault(environment, template_text, context)
        where = f"{file}:{line}" if file else _place(folder / template, template_text, line) if line else origin
        raise CodegenError(f"{where} for {title}: {error.message}") from error
    digest = unit_hash(body, include_dirs(op), flags, arch, origin)
    text = banner(title, origin, config, digest) + body
    return Unit(name, str(context["symbol"]), text, digest, COMPILER[arch.kind], flags)


def kernel_flags(arch: ArchSpec, extra: Sequence[str] = ()) -> tuple[str, ...]:
    base = BASE_FLAGS[arch.kind]
    if any(flag.startswith(LANGUAGE_FLAG) for flag in extra):  # compilers warn of a second one
        base = tuple(flag for flag in base if not flag.startswith(LANGUAGE_FLAG))
    return (*arch.flags, *base, *extra)


def render_kernel(op: OpSpec, kernel: KernelSpec) -> Unit:
    family, arch = kernel.family, kernel.arch
    launch = launch_of(op, kernel)
    runtime = [parameter.name for parameter in family.runtime]
    context = {
        **kernel.config,
        **kernel.attributes,
        **family.names(kernel),
        "arch": arch,
        "op": op.name,
        "id": kernel.id,
        "symbol": kernel.symbol,
        "params_struct": params_struct(op, runtime, launch.tensor_maps, launch.computed, kernel.attributes),
        "attribute_constants": attribute_constants(op, kernel.attributes),
    }
    fixed = Values({name: value for name, value in kernel.attributes.items() if value is not None})
    config = " ".join(part for part in (kernel.config.line(), fixed.line()) if part)
    unit = _render_unit(
        op, arch, family.template, op.folder, context, kernel.id, config,
        kernel_flags(arch, family.flags), kernel.id + SOURCE_SUFFIX[family.kind], family.text,
    )  # fmt: skip
    for symbol in further_symbols(unit.symbol, launch):
        if not re.search(rf"\b{symbol}\b", unit.text):
            raise CodegenError(
                f"{op.folder.name}/{family.template}: no kernel ${{ symbol }}{symbol.removeprefix(unit.symbol)}, which "
                f"the launch of {kernel.id} has behind the first one; `then` lists the kernels from ${{ symbol }}_2 on"
            )
    return replace(unit, launch=launch)


def render_reference(op: OpSpec, arch: ArchSpec, attributes: Values) -> Unit:
    """The op's reference.h, wrapped so that the checker can run it on the target."""
    values = ".".join(attributes.values())
    name = f"{op.name}.{arch.name}.reference.{values}"
    reference = op.compiled_reference
    header = reference.header if op.is_file else f"{op.folder.name}/{reference.header}"
    context = {
        "symbol": "tw_" + "".join(c if c.isalnum() else "_" for c in name),
        "definition": reference.text or f'#include "{header}"',
        "function": reference.function,
        "params_struct": params_struct(op, ()),
        "attribute_constants": attribute_constants(op, attributes, names_added=True),
    }
    return _render_unit(
        op, arch, REFERENCE_TEMPLATE[arch.kind], ROOT / "codegen", context, name, attributes.line(),
        kernel_flags(arch), name + SOURCE_SUFFIX[arch.kind],
    )  # fmt: skip
