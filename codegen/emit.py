"""Turns a Selection into the files of generated/: kernels' sources, the linked table, typed op functions, the build's
list. The same selection gives the same bytes; nothing here depends on time, machine or the order of a folder's
listing."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import jinja2

from codegen import GENERATOR
from codegen.fit import fit
from codegen.load import ROOT
from codegen.model import ArchSpec, ByAttribute, CodegenError, KernelSpec, Launch, OpSpec, Size, SizeRule, Term
from codegen.render import COMPILER, camel, include_dirs
from codegen.select import Selection, ShippedKernel, Winner
from codegen.space import runtime_defaults

MAX_TERMS = 6  # src/include/tilewright/kernel_table.h
RUNTIME_VALUE = 32
NO_VALUE = "kNoValue"


@cache
def _environment() -> jinja2.Environment:
    return jinja2.Environment(
        loader=jinja2.FileSystemLoader(ROOT / "codegen" / "output"),
        undefined=jinja2.StrictUndefined,
        variable_start_string="${",
        variable_end_string="}",
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
    )


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _float(value: float) -> str:
    text = f"{value:.6g}"
    return (text if any(c in text for c in ".en") else text + ".0") + "f"


class _Spans:
    """Constant arrays that table entries point to, each distinct one once."""

    def __init__(self, kind: str, prefix: str) -> None:
        self._kind, self._prefix = kind, prefix
        self._names: dict[tuple[str, ...], str] = {}

    def name(self, items: Sequence[str]) -> str:
        if not items:
            return "{}"
        return self._names.setdefault(tuple(items), f"{self._prefix}{len(self._names)}")

    def definitions(self) -> list[str]:
        return [f"constexpr {self._kind} {name}[] = {{{', '.join(items)}}};" for items, name in self._names.items()]


def value_index(op: OpSpec, runtime: Sequence[str], name: str | None) -> str:
    if name is None:
        return NO_VALUE
    if name in runtime:
        return str(RUNTIME_VALUE + list(runtime).index(name))
    if name in op.size_names():
        return str(op.size_names().index(name))
    raise CodegenError(f"launch of {op.name} names {name!r}; valid are {', '.join((*op.size_names(), *runtime))}")


def _product(op: OpSpec, runtime: Sequence[str], terms: Sequence[Term]) -> str:
    if len(terms) > MAX_TERMS:
        raise CodegenError(f"a product of {op.name} has {len(terms)} terms; the library's table holds {MAX_TERMS}")
    return "{{" + ", ".join(f"{{{value_index(op, runtime, t.value)}, {t.divisor}}}" for t in terms) + "}}"


def _launch(op: OpSpec, runtime: Sequence[str], launch: Launch) -> str:
    def triple(values: Sequence[int]) -> str:
        return "{" + ", ".join(map(str, values)) + "}"

    fields = [
        f".block = {triple(launch.block)}",
        f".cluster = {triple(launch.cluster)}",
        f".smem_bytes = {launch.smem_bytes}",
    ]
    fields.append(f".grid = {{{', '.join('Product' + _product(op, runtime, axis) for axis in launch.grid)}}}")
    work = launch.workspace
    fields.append(
        f".workspace = {{.fixed_bytes = {work.fixed_bytes}, .bytes_per = {work.bytes_per}, "
        f".terms = {_product(op, runtime, work.terms)}, .when = {value_index(op, runtime, work.when)}}}"
    )
    return "{" + ", ".join(fields) + "}"


def _rule(op: OpSpec, rule: SizeRule) -> str:
    upper = "INT64_MAX" if rule.max is None else str(rule.max)
    return (
        f"{{.value = {value_index(op, (), rule.size)}, .multiple = {rule.multiple}, .min = {rule.min}, .max = {upper}}}"
    )


def _model(shipped: ShippedKernel, selection: Selection) -> str:
    kernel, op = shipped.kernel, shipped.op
    units = {winner.device.key: winner.device.compute_units for winner in selection.winners}
    model = fit(kernel, selection.samples.get(kernel.id, ()), units)
    if model is None:
        return "{}"
    terms, runtime = kernel.family.cost_terms, [parameter.name for parameter in kernel.family.runtime]
    return (
        f"{{.fixed_us = {_float(model.fixed_us)}, .us_per_depth = {_float(model.us_per_depth)}, "
        f".ctas_per_wave = {model.ctas_per_wave}, .depth = {value_index(op, runtime, terms.depth)}, "
        f".split = {value_index(op, runtime, terms.split)}}}"
    )


def _attribute_codes(op: OpSpec, values: Mapping[str, str | None]) -> str:
    codes = ["kAnyAttribute" if values[a.name] is None else str(a.values.index(values[a.name])) for a in op.attributes]
    return "{" + ", ".join(codes) + "}"


def source_path(kernel: KernelSpec, unit_name: str) -> str:
    return f"kernels/{kernel.arch.name}/{unit_name}"


def _kernel_entry(index: int, shipped: ShippedKernel, selection: Selection, names: dict[str, Any]) -> str:
    op, kernel, unit = shipped.op, shipped.kernel, shipped.unit
    family = kernel.family
    runtime = [parameter.name for parameter in family.runtime]
    cuda = family.kind == "cuda"
    fields = {
        "id": _quoted(kernel.id),
        "family": _quoted(family.name),
        "config": _quoted(kernel.config.line()),
        "hash": _quoted(unit.hash),
        "symbol": _quoted(unit.symbol),
        "kind": f"TargetKind::{family.kind}",
        "op": names["ops"][op.name],
        "arch": names["archs"][kernel.arch.name],
        "attributes": _attribute_codes(op, kernel.attributes),
        "launch": _launch(op, runtime, family.launch(kernel)),
        "rules": names["rules"].name([_rule(op, rule) for rule in family.rules(kernel)]),
        "pointer_alignment": family.pointer_alignment(kernel),
        "runtime_names": names["strings"].name([_quoted(name) for name in runtime]),
        "runtime_defaults": "{" + ", ".join(map(str, runtime_defaults(family).values())) + "}",
        "is_default": "true" if shipped.chain is not None else "false",
        "model": _model(shipped, selection),
        "image": f"embedded(tilewright_image_{index}, tilewright_image_{index}_size)" if cuda else "{}",
        "cpu_symbol": "nullptr" if cuda else unit.symbol,
        "cpu_driver": f"&{family.driver}" if family.driver else "nullptr",
    }
    return "{" + ",\n     ".join(f".{name} = {value}" for name, value in fields.items()) + "}"


def _tuned_entry(winner: Winner, op: OpSpec, names: dict[str, Any]) -> str:
    problem = winner.problem
    fields = {
        "device": names["devices"][winner.device],
        "kernel": names["kernels"][winner.kernel.id],
        "problem": f"{{.op = {names['ops'][op.name]}, .threads = {problem.threads}, "
        f".attributes = {_attribute_codes(op, problem.attributes)}, "
        f".sizes = {{{', '.join(map(str, problem.sizes.values()))}}}}}",
        "runtime": "{" + ", ".join(map(str, winner.runtime.values())) + "}",
        "median_us": _float(winner.median_us),
        "default_us": _float(winner.default_us),
        "predicted": "true" if winner.predicted else "false",
    }
    return "{" + ", ".join(f".{name} = {value}" for name, value in fields.items()) + "}"


def _table(selection: Selection, ops: Sequence[OpSpec], archs: Sequence[ArchSpec]) -> str:
    devices = list(dict.fromkeys(winner.device for winner in selection.winners))
    strings, rules = _Spans("const char*", "kStrings"), _Spans("SizeRule", "kRules")
    scalars, attributes = _Spans("ScalarDeclaration", "kScalars"), _Spans("NamedValues", "kAttributes")
    names = {
        "ops": {op.name: index for index, op in enumerate(ops)},
        "archs": {arch.name: index for index, arch in enumerate(archs)},
        "devices": {device: index for index, device in enumerate(devices)},
        "kernels": {shipped.kernel.id: index for index, shipped in enumerate(selection.kernels)},
        "strings": strings,
        "rules": rules,
    }
    by_name = {op.name: op for op in ops}
    op_entries = [
        "{"
        + ", ".join(
            (
                f".name = {_quoted(op.name)}",
                ".attributes = "
                + attributes.name(
                    [f"{{{_quoted(a.name)}, {strings.name([_quoted(v) for v in a.values])}}}" for a in op.attributes]
                ),
                f".sizes = {strings.name([_quoted(n) for n in op.size_names()])}",
                f".key_sizes = {op.key_sizes}",
                ".scalars = "
                + scalars.name(
                    [f"{{{_quoted(s.name)}, {'true' if s.type == 'f32' else 'false'}}}" for s in op.scalars]
                ),
                f".tensors = {strings.name([_quoted(t.name) for t in op.tensors])}",
                f".fill_dense = {'fill_dense_' + op.name if op.key_sizes < len(op.sizes) else 'nullptr'}",
            )
        )
        + "}"
        for op in ops
    ]
    arch_entries = [
        f"{{.name = {_quoted(a.name)}, .kind = TargetKind::{a.kind}, .major = {a.major}, .minor = {a.minor}, "
        f".exact = {'true' if a.exact else 'false'}, .rank = {a.rank}, "
        f".cpu_flags = {strings.name([_quoted(flag) for flag in a.cpu_flags])}}}"
        for a in archs
    ]
    device_entries = [
        f"{{.key = {_quoted(d.key)}, .name = {_quoted(d.name)}, .arch = {names['archs'][d.arch]}, "
        f".compute_units = {d.compute_units}}}"
        for d in devices
    ]
    kernel_entries = [_kernel_entry(i, shipped, selection, names) for i, shipped in enumerate(selection.kernels)]
    tuned_entries = [_tuned_entry(winner, by_name[winner.op], names) for winner in selection.winners]
    return (
        _environment()
        .get_template("table.cpp.j2")
        .render(
            generator=GENERATOR,
            fill_dense=[f"fill_dense_{op.name}" for op in ops if op.key_sizes < len(op.sizes)],
            images=[i for i, shipped in enumerate(selection.kernels) if shipped.kernel.family.kind == "cuda"],
            cpu_symbols=[s.unit.symbol for s in selection.kernels if s.kernel.family.kind == "cpu"],
            drivers=sorted({s.kernel.family.driver for s in selection.kernels if s.kernel.family.driver}),
            spans=[*strings.definitions(), *rules.definitions(), *scalars.definitions(), *attributes.definitions()],
            ops=op_entries,
            archs=arch_entries,
            devices=device_entries,
            kernels=kernel_entries,
            tuned=tuned_entries,
        )
    )


def enums(ops: Sequence[OpSpec]) -> dict[str, tuple[str, ...]]:
    """Enumerations that the typed interface offers: all ops' attributes, values united by name, and scalars with named
    values."""
    found: dict[str, dict[str, None]] = {}
    for op in ops:
        for attribute in op.attributes:
            found.setdefault(camel(attribute.name), {}).update(dict.fromkeys(attribute.values))
    for op in ops:
        for scalar in op.scalars:
            values = found.setdefault(camel(scalar.name), dict.fromkeys(scalar.values)) if scalar.values else {}
            if tuple(values) != scalar.values:
                raise CodegenError(f"scalar {scalar.name} of {op.name} has other values than another op's; rename it")
    return {name: tuple(values) for name, values in found.items()}


def _dense_expression(size: Size) -> list[tuple[int | None, str]]:
    """(value of the attribute or None, product of sizes) for a size that has a default."""

    def product(names: Sequence[str]) -> str:
        return " * ".join(names)

    if isinstance(size.default, ByAttribute):
        return [(value, product(names)) for value, names in size.default.products.items()]
    return [(None, product(size.default) if isinstance(size.default, tuple) else str(size.default))]


def _op_context(op: OpSpec, all_enums: Mapping[str, tuple[str, ...]]) -> dict[str, Any]:
    index = {name: i for i, name in enumerate(op.size_names())}

    def in_array(product: str) -> str:
        return " * ".join(f"sizes[{index[name]}]" if name in index else name for name in product.split(" * "))

    fills = []
    for position, size in enumerate(op.sizes[op.key_sizes :], op.key_sizes):
        cases = _dense_expression(size)
        by = size.default.attribute if isinstance(size.default, ByAttribute) else None
        expression = in_array(cases[-1][1])
        if by is not None:
            attribute = next(a for a in op.attributes if a.name == by)
            slot = [a.name for a in op.attributes].index(by)
            groups: dict[str, list[int]] = {}
            for value, product in cases:
                groups.setdefault(in_array(product), []).append(attribute.values.index(value))
            *first, last = groups.items()
            expression = last[0]
            for product, codes in reversed(first):
                condition = " || ".join(f"problem.attributes[{slot}] == {code}" for code in codes)
                expression = f"{condition} ? {product} : {expression}"
        fills.append({"index": position, "name": size.name, "expression": expression})

    attributes = []
    for attribute in op.attributes:
        enum = camel(attribute.name)
        codes = [str(attribute.values.index(v)) if v in attribute.values else "kAnyAttribute" for v in all_enums[enum]]
        attributes.append(
            {
                "name": attribute.name,
                "enum": enum,
                "codes": codes,
                "valid": ", ".join(attribute.values),
                "default": attribute.default,
                "partial": len(codes) > len(attribute.values),
            }
        )
    scalars = []
    for scalar in op.scalars:
        if scalar.values:
            kind, default = camel(scalar.name), f"{camel(scalar.name)}::{scalar.values[int(scalar.default)]}"
            value = f"{{.i32 = static_cast<std::int32_t>(arguments.{scalar.name})}}"
        elif scalar.type == "f32":
            kind, default, value = "float", _float(scalar.default), f"{{.f32 = arguments.{scalar.name}}}"
        else:
            kind, default, value = "std::int32_t", str(int(scalar.default)), f"{{.i32 = arguments.{scalar.name}}}"
        scalars.append({"name": scalar.name, "kind": kind, "default": default, "value": value})
    return {
        "name": op.name,
        "type": camel(op.name),
        "description": op.description,
        "attributes": attributes,
        "key_sizes": [{"name": s.name, "default": s.default or 0} for s in op.sizes[: op.key_sizes]],
        "other_sizes": [s.name for s in op.sizes[op.key_sizes :]],
        "size_values": [f"problem.{name}" for name in op.size_names()],
        "tensor_values": [
            f"const_cast<void*>(arguments.{t.name})" if t.role == "in" else f"arguments.{t.name}" for t in op.tensors
        ],
        "fills": fills,
        "tensors": [
            {"name": t.name, "const": "const " if t.role == "in" else "", "optional": t.optional} for t in op.tensors
        ],
        "scalars": scalars,
    }


def _typed(ops: Sequence[OpSpec]) -> dict[str, str]:
    """The typed headers and their functions."""
    environment, all_enums = _environment(), enums(ops)
    files = {
        "include/tilewright/enums.h": environment.get_template("enums.h.j2").render(enums=all_enums),
        "include/tilewright/ops.h": environment.get_template("ops.h.j2").render(ops=[op.name for op in ops]),
    }
    for index, op in enumerate(ops):
        context = {"op": _op_context(op, all_enums), "op_index": index}
        files[f"include/tilewright/{op.name}.h"] = environment.get_template("op.h.j2").render(context)
        files[f"{op.name}.cpp"] = environment.get_template("op.cpp.j2").render(context)
    return files


def _sources_cmake(selection: Selection, ops: Sequence[OpSpec], out: Path) -> str:
    lines = [
        f"# Emitted by {GENERATOR} from tuning_db: the table's sources and every kernel it refers to. Do not edit.",
        f"set(TILEWRIGHT_TABLE_SOURCES table.cpp {' '.join(op.name + '.cpp' for op in ops)})",
    ]
    for index, shipped in enumerate(selection.kernels):
        arch, unit = shipped.kernel.arch, shipped.unit
        includes = " ".join(
            Path(os.path.relpath(folder, out.resolve())).as_posix() for folder in include_dirs(shipped.op)
        )
        real = f" REAL {arch.real}" if arch.kind == "cuda" else ""
        lines.append(
            f"tilewright_unit(INDEX {index} KIND {COMPILER[arch.kind]} ARCH {arch.name}{real} SYMBOL {unit.symbol}\n"
            f"  SOURCE {source_path(shipped.kernel, unit.name)} INCLUDES {includes} FLAGS {' '.join(unit.flags)})"
        )
    return "\n".join(lines) + "\n"


def files(selection: Selection, ops: Mapping[str, OpSpec], archs: Mapping[str, ArchSpec], out: Path) -> dict[str, str]:
    """All of generated/, path -> text."""
    op_list, arch_list = list(ops.values()), list(archs.values())
    sources = {source_path(s.kernel, s.unit.name): s.unit.text for s in selection.kernels}
    return {
        **sources,
        **_typed(op_list),
        "table.cpp": _table(selection, op_list, arch_list),
        "sources.cmake": _sources_cmake(selection, op_list, out),
    }


def differences(wanted: Mapping[str, str], folder: Path) -> list[str]:
    """What would change in the folder: `add PATH`, `change PATH`, `remove PATH`."""
    there = (
        {p.relative_to(folder).as_posix(): p for p in sorted(folder.rglob("*")) if p.is_file()}
        if folder.is_dir()
        else {}
    )
    changes = []
    for path in sorted({*wanted, *there}):
        if path not in there:
            changes.append(f"add {path}")
        elif path not in wanted:
            changes.append(f"remove {path}")
        elif there[path].read_bytes() != wanted[path].encode():
            changes.append(f"change {path}")
    return changes
