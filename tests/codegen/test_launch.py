"""Launch data beyond block and grid: tensor maps, persistent grids and workspace regions, from a family's launch() to
the parameter block, the manifest and the linked table; and what a family may not ask for."""

import re
import shutil
import subprocess
from dataclasses import replace

import pytest

from codegen import word_headers
from codegen.edges import derived_tile
from codegen.launch import launch_of
from codegen.load import ROOT, load_ops
from codegen.model import (
    CodegenError,
    Computed,
    Extent,
    Following,
    Launch,
    Prologue,
    Region,
    TensorMap,
    Term,
    Values,
    Workspace,
    formula,
)
from codegen.render import params_struct, render_kernel
from codegen.space import all_attributes, default_chain, enumerate_space
from codegen.words import Names, structs, to_cpp, to_json, words_of

ROWS = TensorMap(
    name="map_x",
    tensor="x",
    dtype="tf32",
    extents=(Extent(64), Extent(2, (Term("n", 128),))),
    strides=(Extent(64),),
    box=(32, 8),
    swizzle=128,
)
PARTIALS = replace(ROWS, name="map_partials", tensor="workspace", region=1, optional=True)
LAUNCH = Launch(
    block=(128, 1, 1),
    cluster=(2, 1, 1),
    grid=((Term("n", 256),), (), ()),
    workspace=Workspace(fixed_bytes=512, bytes_per=4, terms=(Term("n"),), more=(Region(8, (Term("n", 2),), when="n"),)),
    tensor_maps=(ROWS, PARTIALS),
    ctas_per_unit=1,
    overlap="n",
    prologue=Prologue(128, (Term("n", 64),), 4),
)


NAMES = Names("scale_add", ("n",), (), ("x", "y"))


def kernel_with(toy, arch, launch):
    kernel = default_chain(toy, arch, all_attributes(toy)[0])[0]
    return replace(kernel, family=replace(kernel.family, launch=lambda k: launch))


def test_tensor_maps_end_the_parameter_block(toy):
    assert params_struct(toy, ["split_k"], LAUNCH.tensor_maps).split("\n") == [
        "struct Params {",
        "  const void* x;",
        "  void* y;",
        "  void* workspace;",
        "  long long n;",
        "  float a;",
        "  int split_k;",
        "  tw::TensorMap map_x;",
        "  tw::TensorMap map_partials;",
        "};",
    ]


@pytest.mark.skipif(shutil.which("g++") is None, reason="no g++")
def test_maps_lie_where_the_library_puts_them(toy, tmp_path):
    source = tmp_path / "block.cpp"
    source.write_text(
        '#include "common/tensor_map.h"\n#include <cstddef>\n'
        + params_struct(toy, ["split_k"], LAUNCH.tensor_maps)
        + "\nstatic_assert(offsetof(Params, map_x) == 128 && offsetof(Params, map_partials) == 256);"
        + "\nstatic_assert(sizeof(Params) == 384);"
    )
    subprocess.run(["g++", "-std=c++17", "-fsyntax-only", f"-I{ROOT}/templates", str(source)], check=True)


def test_the_manifest_holds_a_launch_whole(toy, archs):
    data = to_json(launch_of(toy, kernel_with(toy, archs["sm90a"], LAUNCH)))
    assert data["block"] == [128, 1, 1] and data["grid"] == [[["n", 256]], [], []]
    assert data["ctas_per_unit"] == 1 and data["overlap"] == "n"
    assert "constants" not in data and to_json(replace(LAUNCH, constants=("x",)))["constants"] == ["x"]
    assert data["prologue"] == {"threads": 128, "terms": [["n", 64]], "ctas_per_unit": 4}
    assert data["workspace"] == {
        "fixed_bytes": 512,
        "bytes_per": 4,
        "terms": [["n", 1]],
        "when": None,
        "more": [{"bytes_per": 8, "terms": [["n", 2]], "when": "n"}],
    }
    rows, partials = data["tensor_maps"]
    assert rows == {
        "name": "map_x",
        "tensor": "x",
        "dtype": "tf32",
        "extents": [[64, []], [2, [["n", 128]]]],
        "strides": [[64, []]],
        "box": [32, 8],
        "swizzle": 128,
        "region": 0,
        "optional": False,
    }
    assert partials == {**rows, "name": "map_partials", "tensor": "workspace", "region": 1, "optional": True}


@pytest.mark.skipif(shutil.which("g++") is None, reason="no g++")
def test_the_table_holds_a_launch_whole(tmp_path):
    """What is emitted compiles, and each value lands in the member that the library reads."""
    eager = replace(LAUNCH, overlap="block", constants=("x",), prologue=None, cut_by_batch=("block",))
    maps = ", ".join(to_cpp(each, NAMES) for each in LAUNCH.tensor_maps)
    source = tmp_path / "table.cpp"
    source.write_text(f"""
#include "table/kernel_table.h"
namespace tilewright {{
constexpr LaunchSpec launch = {to_cpp(LAUNCH, NAMES)};
constexpr TensorMapSpec maps[] = {{{maps}}};
static_assert(launch.ctas_per_unit == 1 && launch.cluster[0] == 2 && launch.overlap == 0);
constexpr LaunchSpec eager = {to_cpp(eager, replace(NAMES, runtime=("block",)))};
static_assert(launch.constants == 0 && eager.constants == 1 && eager.overlap == kRuntimeValue);
static_assert(launch.cut_by_batch == 0 && launch.cut_by_team == 0 && eager.cut_by_batch == 1);
static_assert(launch.prologue.threads == 128 && launch.prologue.terms[0].divisor == 64);
static_assert(launch.prologue.ctas_per_unit == 4);
static_assert(launch.workspace.fixed_bytes == 512 && launch.workspace.bytes_per == 4);
static_assert(launch.workspace.more[0].bytes_per == 8 && launch.workspace.more[0].when == 0);
static_assert(launch.workspace.more[0].terms[0].divisor == 2 && launch.workspace.more[1].bytes_per == 0);
static_assert(maps[0].tensor == 0 && maps[0].rank == 2 && maps[0].type == ElementType::f32 && !maps[0].optional);
static_assert(maps[0].extents[1].factor == 2 && maps[0].extents[1].terms[0].value == 0);
static_assert(maps[0].extents[1].terms[0].divisor == 128 && maps[0].strides[0].factor == 64);
static_assert(maps[0].box[0] == 32 && maps[0].box[1] == 8 && maps[0].swizzle_bytes == 128);
static_assert(maps[1].tensor == kWorkspaceTensor && maps[1].region == 1 && maps[1].optional);
}}
""")
    flags = ["-std=c++20", "-fsyntax-only", "-Wall", "-Wextra", "-Werror", f"-I{ROOT}/src", f"-I{ROOT}/src/include"]
    command = ["g++", *flags, str(source)]
    result = subprocess.run(command, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr


def test_a_plain_launch_says_no_more_than_it_must():
    plain = Launch(workspace=Workspace(fixed_bytes=1))
    for text in (to_cpp(plain, NAMES), str(to_json(plain))):
        assert not re.search(r"more|ctas_per_unit|overlap|constants|prologue|computed|then|cooperative|cut_by", text)


PARTS = Computed("parts", formula("min(ceil(n / 1024), 4 * compute_units)"))
IN_A_ROW = Launch(
    computed=(PARTS, Computed("twice", formula("2 * parts"))),
    grid=((Term("twice"),), (Term("compute_units"),), ()),
    then=(
        Following(block=(64, 1, 1), grid=((Term("parts", 8),), (), ()), smem_bytes=16, cooperative=True),
        Following(),
    ),
)


def test_computed_values_stand_behind_the_run_time_parameters(toy):
    struct = params_struct(toy, ["split_k"], (ROWS,), IN_A_ROW.computed).split("\n")
    assert struct[-4:] == ["  int split_k;", "  long long parts, twice;", "  tw::TensorMap map_x;", "};"]


@pytest.mark.skipif(shutil.which("g++") is None, reason="no g++")
def test_the_table_holds_kernels_in_a_row_whole(tmp_path):
    arrays = {}

    def share(cpp, items):
        name = f"array{len(arrays)}"
        arrays[name] = f"constexpr {cpp} {name}[] = {{{', '.join(items)}}};"
        return name

    launch = to_cpp(IN_A_ROW, replace(NAMES, computed=("parts", "twice"), share=share))
    source = tmp_path / "table.cpp"
    source.write_text(f"""
#include <string_view>
#include "table/kernel_table.h"
namespace tilewright {{
{chr(10).join(arrays.values())}
constexpr LaunchSpec launch = {launch};
static_assert(launch.computed.size() == 2 && std::string_view(launch.computed[1].name) == "twice");
constexpr const Formula& parts = launch.computed[0].formula;
static_assert(parts[0].word == FormulaWord::value && parts[0].number == 0);
static_assert(parts[1].word == FormulaWord::number && parts[1].number == 1024);
static_assert(parts[2].word == FormulaWord::ceil_divide && parts[4].number == kComputeUnits);
static_assert(parts[6].word == FormulaWord::least && parts[7].word == FormulaWord::end);
static_assert(launch.grid[0][0].value == kComputedValue + 1 && launch.grid[1][0].value == kComputeUnits);
static_assert(!launch.cooperative && launch.then.size() == 2 && launch.then[0].cooperative);
static_assert(launch.then[0].block[0] == 64 && launch.then[0].smem_bytes == 16 && launch.then[1].block[0] == 1);
static_assert(launch.then[0].grid[0][0].value == kComputedValue && launch.then[0].grid[0][0].divisor == 8);
}}
""")
    flags = ["-std=c++20", "-fsyntax-only", "-Wall", "-Wextra", "-Werror", f"-I{ROOT}/src", f"-I{ROOT}/src/include"]
    result = subprocess.run(["g++", *flags, str(source)], capture_output=True, text=True)
    assert result.returncode == 0, result.stderr


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"computed": (PARTS,) * 2}, "computed value parts has a name that means something already"),
        ({"computed": (replace(PARTS, name="x"),)}, "computed value x has a name that means something already"),
        ({"computed": (replace(PARTS, name="n"),)}, "computed value n has a name that means something already"),
        ({"computed": (replace(PARTS, name="min"),)}, "computed value 'min' has no name"),
        ({"computed": (replace(PARTS, name="2d"),)}, "computed value '2d' has no name"),
        (
            {"computed": (Computed("parts", ("n", "+")),)},
            r"the formula of computed value parts has nothing before '\+'",
        ),
        ({"computed": (Computed("parts", ()),)}, "the formula of computed value parts leaves 0 results"),
        ({"computed": (Computed("parts", ("m",)),)}, "computed value parts names 'm'; valid are n, compute_units"),
        ({"computed": (Computed("parts", ("parts",)),)}, "computed value parts names 'parts'"),
        (
            {"computed": tuple(Computed(f"c{i}", (1,)) for i in range(17))},
            "17 computed values; the library's parameter block holds 16",
        ),
        ({"then": (Following(grid=((Term("n"),) * 7, (), ())),)}, "a product has 7 terms"),
        ({"then": (Following(cluster=(2, 1, 1)),)}, "sm80 has no feature cluster, which cluster takes"),
        ({"cluster": (2, 1, 1)}, "sm80 has no feature cluster, which cluster takes"),
        ({"then": (Following(),) * 17}, "17 further kernels; the tuner takes 16"),
    ],
)
def test_kernels_in_a_row_that_no_launch_can_have_are_named(toy, archs, change, sentence):
    with pytest.raises(CodegenError, match=sentence):
        launch_of(toy, kernel_with(toy, archs["sm80"], Launch(**change)))


@pytest.mark.parametrize("early", [{"overlap": "n"}, {"prologue": LAUNCH.prologue}])
def test_a_cooperative_launch_does_not_begin_early(toy, archs, early):
    with pytest.raises(CodegenError, match="a cooperative launch begins when all before it has ended"):
        launch_of(toy, kernel_with(toy, archs["sm90a"], Launch(cooperative=True, **early)))


def test_a_driver_launches_one_kernel(toy, archs):
    kernel = kernel_with(toy, archs["x86-64-v3"], Launch(then=(Following(),)))
    assert launch_of(toy, kernel).then, "a kernel without a driver may have others behind it"
    driven = replace(kernel, family=replace(kernel.family, driver="toy_driver"))
    with pytest.raises(CodegenError, match="further kernels are launched by nobody: the driver toy_driver"):
        launch_of(toy, driven)


def test_a_unit_has_all_kernels_of_its_launch(archs):
    (op,) = (op for op in load_ops([ROOT / "tests/data/sum_op"]).values() if op.name == "total")
    for arch in ("x86-64-v3", "sm75", "sm90a"):
        kernels = enumerate_space(op, archs[arch], all_attributes(op)).kernels
        assert {len(launch_of(op, kernel).then) for kernel in kernels} == ({1} if arch == "x86-64-v3" else {0, 1})
        for kernel in kernels:
            text, further = render_kernel(op, kernel).text, len(launch_of(op, kernel).then)
            assert (text.count(f"{kernel.symbol}("), text.count(f"{kernel.symbol}_2(")) == (1, further)
    (kernel, *_) = default_chain(op, archs["sm75"], all_attributes(op)[0])
    launch = replace(launch_of(op, kernel), then=(Following(), Following()))
    lacking = r"sum_op/rows_cuda.cu.j2: no kernel \$\{ symbol \}_3, which the launch of total\.sm75\."
    with pytest.raises(CodegenError, match=lacking):
        render_kernel(op, replace(kernel, family=replace(kernel.family, launch=lambda k: launch)))


def test_blocks_of_all_kernels_and_formulas_are_tested_around(toy, archs):
    computed = (Computed("parts", formula("min(ceil(n / 384), 5 * compute_units) + n // 11")),)
    launch = Launch(computed=computed, then=(Following(grid=((Term("n", 96),), (), ())),))
    kernel = kernel_with(toy, archs["sm80"], launch)
    silent = replace(kernel, family=replace(kernel.family, lengths=lambda k, runtime: Values()))
    lengths = derived_tile(toy, silent, Values()).lengths["n"]
    assert {384, 11, 96} <= set(lengths) and 5 not in lengths


def test_a_name_that_there_is_not_is_refused():
    with pytest.raises(CodegenError, match="launch of scale_add names 'm'; valid are n, split_k, compute_units"):
        to_cpp(Launch(grid=((Term("m"),), (), ())), replace(NAMES, runtime=("split_k",)))


@pytest.mark.parametrize("of", structs(), ids=lambda of: of.__name__)
def test_every_word_gets_into_table_and_manifest(of):
    """With a value that is not its default, whatever is added to the vocabulary."""
    samples = {
        "count": 2, "positive": 2, "size": 2, "value": "n", "tensor": "y", "tensors": ("y",), "flag": True, "name": "m",
        "type": "bf16", "counts": (4, 2, 2), "formula": ("n", 2, "*"), "runtime": ("split",),
    }  # fmt: skip

    def sample(word):
        if word.kind.parts is None:
            return samples[word.kind.read]
        part = whole(word.kind.parts)
        return part if word.kind.read == "words" else ((part,),) * 3 if word.kind.read == "lists" else (part,)

    def whole(of):
        return of(**{word.name: sample(word) for word in words_of(of) if word.in_manifest})

    value = whole(of)
    names = replace(NAMES, runtime=("split",), share=lambda cpp, items: f"{cpp}[{', '.join(items)}]")
    table, data = to_cpp(value, names), to_json(value)
    for word in words_of(of):
        assert not word.in_manifest or isinstance(data, list) or word.name in data
        assert not word.member or structs()[of].is_positional or f".{word.member} = " in table
    assert len(data) == sum(word.in_manifest for word in words_of(of))


def test_the_words_in_cpp_are_as_emitted():
    assert list(word_headers.stale(ROOT)) == [], "run `python3 -m codegen words`"


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"tensor": "z"}, "its tensor is 'z'; valid are x, y, workspace"),
        ({"dtype": "i64"}, "its dtype is 'i64'; valid are f32, f16, bf16, i32, e4m3"),
        ({"strides": ()}, "2 extents, 0 strides and 2 lengths of a box"),
        ({"extents": (Extent(64),), "strides": (), "box": (32,)}, "it needs 2 to 5 extents"),
        ({"box": (32, 257)}, r"its box is \(32, 257\); valid are lengths of 1 to 256"),
        ({"swizzle": 16}, "its swizzle is 16; valid are 0, 32, 64, 128"),
        ({"box": (31, 8)}, "a row of its box has 124 bytes; a multiple of 16 is needed"),
        ({"box": (64, 8)}, "a row of its box has 256 bytes; .*no more than the swizzle"),
        ({"sets": 8, "set": 8}, "it is set 8 of 8"),
        ({"tensor": "workspace", "region": 2}, "begins at region 2; the workspace has 2"),
        ({"extents": (Extent(1, (Term("n"),) * 7), Extent())}, "a product has 7 terms; the library's table holds 6"),
    ],
)
def test_a_tensor_map_that_no_launch_can_have_is_named(toy, archs, change, sentence):
    launch = replace(LAUNCH, tensor_maps=(replace(ROWS, **change),))
    with pytest.raises(CodegenError, match=sentence):
        launch_of(toy, kernel_with(toy, archs["sm90a"], launch))


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"tensor_maps": (ROWS,) * 25}, "25 tensor maps; the library's parameter block holds 24"),
        ({"cluster": (2, 2, 1)}, "ctas_per_unit >= 1 and clusters along x only"),
        ({"ctas_per_unit": -1}, "ctas_per_unit >= 1"),
        ({"constants": ("y",)}, "constants are y; valid are x"),
        ({"constants": ("x",), "prologue": None}, "constants need a run-time parameter as overlap, and no prologue"),
        ({"cut_by_batch": ("n",)}, "'n', which cuts sums, is no run-time parameter; valid are none"),
        ({"cut_by_team": ("block",)}, "cut_by_team is for cpu kernels only"),
        ({"prologue": Prologue(0, (), 1)}, "a prologue has threads >= 1 and ctas_per_unit >= 1"),
        ({"prologue": Prologue(128, (Term("n"),) * 7, 1)}, "a product has 7 terms"),
        ({"workspace": Workspace(more=(Region(),) * 4)}, "the workspace has 5 regions; the library's table holds 4"),
        ({"workspace": Workspace(fixed_bytes=100, bytes_per=4)}, "begin at multiples of 256 bytes"),
    ],
)
def test_a_launch_that_the_library_does_not_hold_is_named(toy, archs, change, sentence):
    launch = replace(LAUNCH, **({"tensor_maps": ()} | change))
    with pytest.raises(CodegenError, match=sentence):
        launch_of(toy, kernel_with(toy, archs["sm90a"], launch))


def test_kernels_and_the_library_mean_the_same_by_overlap():
    template = (ROOT / "templates/common/dependent_launch.h").read_text()
    library = (ROOT / "src/launch/launch.h").read_text()
    for name in ("kLetsNextBegin", "kReadsConstants"):
        values = {re.search(rf"\b{name} = (\d+)", text)[1] for text in (template, library)}
        assert len(values) == 1, name


@pytest.mark.parametrize("change", [{"overlap": "n"}, {"prologue": LAUNCH.prologue}])
def test_beginning_early_needs_an_arch_that_has_it(toy, archs, change):
    with pytest.raises(CodegenError, match="sm80 has no feature dependent_launch"):
        launch_of(toy, kernel_with(toy, archs["sm80"], Launch(**change)))


@pytest.mark.parametrize(
    "change",
    [
        {"tensor_maps": (ROWS,)},
        {"ctas_per_unit": 1},
        {"prologue": LAUNCH.prologue},
        {"overlap": "n"},
        {"cooperative": True},
        {"cluster": (2, 1, 1)},
    ],
)
def test_what_only_gpus_have_is_refused_for_cpus(toy, archs, change):
    with pytest.raises(CodegenError, match=f"{next(iter(change))} is for cuda kernels only"):
        launch_of(toy, kernel_with(toy, archs["x86-64-v3"], Launch(**change)))


def test_nor_may_a_further_kernel_have_it(toy, archs):
    launch = Launch(then=(Following(), Following(cooperative=True)))
    with pytest.raises(CodegenError, match="cooperative is for cuda kernels only"):
        launch_of(toy, kernel_with(toy, archs["x86-64-v3"], launch))
