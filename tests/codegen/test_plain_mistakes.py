"""Every mistake in a plain file is found when it is loaded: one line with file, line, word and what is allowed."""
# ruff: noqa: E501  (a mistake is a line of the table)

import re

import pytest
from plain_ops import VECTOR_ADD, VECTOR_ADD_CPU, read, write

from codegen.load import load_archs, load_ops
from codegen.manifest import build
from codegen.model import CodegenError, UsageError, Values
from codegen.plain.expression import parse
from codegen.plain.mistake import Place
from codegen.problems import resolve_problems
from codegen.render import render_kernel
from codegen.space import enumerate_space

HEAD = "__global__ void vector_add(const float* a, const float* b, float* c, long long n) {"
OP = "vector_add(a: f32[n], b: f32[n]) -> c: f32[n]"

MISTAKES = [
    # what is replaced, by what, line, word, what is said
    ("// tw: tune ", "// tw: tun ", 2, "tun", "unknown word 'tun' (did you mean tune?); valid are op, about, types"),
    (f"// tw: op     {OP}\n", "", 1, "op", "no line says what the operator is; // tw: op NAME("),
    ("// tw: launch grid = ceil(n / (BLOCK * VEC)), block = BLOCK\n", "", 1, "launch", "no `// tw: launch` line; valid"),
    ("// tw: check  reference.h:add\n", "", 1, "check", "no `// tw: check` line; valid is OUTPUT == EXPRESSION"),
    (OP, "vector_add a, b -> c", 1, "op", "'vector_add a, b -> c' is not understood; valid is NAME(a: f32["),
    (OP, OP.replace("b: f32[n]", "b: f32{n}"), 1, "op", "argument 'b: f32{n}' is not understood; valid is NAME("),
    (OP, OP.replace("b: f32[n]", "a: f32[n]"), 1, "op", "argument a is declared twice"),
    (OP, OP.replace("b: f32[n]", "b: f31[n]"), 1, "op", "unknown data type 'f31' (did you mean f32?); valid are f32, f16"),
    (OP, OP.replace("b: f32[n]", "b: f32[]"), 1, "op", "b has no axes; b: f32[1] has one element"),
    (OP, OP.replace("b: f32[n]", "b: f32[n / 2]"), 1, "op", "axis 'n / 2' of b; valid are a size, a number from 1, or what follows"),
    (OP, OP.replace("b: f32[n]", "b: f32[0]"), 1, "op", "axis '0' of b; valid are a size, a number from 1"),
    (OP, OP.replace("b: f32[n]", "b: f32[2 * int]"), 1, "op", "size int has a name that means something else"),
    (OP, OP.replace("b: f32[n]", "b: f32[n:s, n, n]"), 1, "op", "b has strides of some axes only; valid are"),
    (OP, OP.replace("b: f32[n]", "b: f32[n] = 2"), 1, "op", "tensor b has a default; only scalars have"),
    (OP, OP.replace("b: f32[n]", "b: f16"), 1, "op", "unknown type of scalar b 'f16'; valid are f32, i32"),
    (OP, OP.replace("b: f32[n]", "b: i32 = 0.5"), 1, "op", "default of b is 0.5; valid is a whole number"),
    (OP, OP.replace("b: f32[n]", "b: f32[n], k: i32 = 1 << 31"), 1, "op", "default of k is 2147483648; valid is a whole number of 32 bits"),
    (OP, OP.replace(" -> c", ", c"), 1, "op", "'vector_add(a: f32[n], b: f32[n]), c: f32[n]' is not understood"),
    (OP, "vector_add(a: f32[n], b: f32[n])", 1, "op", "nothing is written; name an output behind ->"),
    (OP, OP.replace("c: f32[n]", "c: f32"), 1, "op", "output c has no axes; one number is c: f32[1]"),
    (OP, OP.replace("f32[n]", "f32[int]"), 1, "op", "size int has a name that means something else"),
    (OP, OP.replace("b: f32[n]", "b: f32[n], BLOCK: f32"), 2, "tune", "tunable BLOCK is a scalar already"),
    (OP, OP.replace("b: f32[n]", "b: f32[n], d: f32[n]"), 1, "op", "d is a parameter of no kernel"),
    ("// tw: tune ", "// tw: range m = 0, 1\n// tw: tune ", 2, "range", "unknown size, or i32 scalar without names, 'm'"),
    ("// tw: tune ", "// tw: range n = 2, 1\n// tw: tune ", 2, "range", "'2, 1'; of a size valid is n = 1, the least, or n = 1, 1024, the least and the most"),
    ("// tw: tune ", "// tw: range n = -1\n// tw: tune ", 2, "range", "'-1'; of a size valid is n = 1, the least"),
    (OP, OP.replace("b: f32[n]", "b: f32[n], k: i32 = 1") + "\n// tw: range k = 1, 0", 2, "range", "'1, 0'; valid is flag = 0, 1"),
    ("// tw: tune ", "// tw: any W\n// tw: tune ", 2, "any", "unknown name of `types` 'W'"),
    ("// tw: tune ", "// tw: types D = f32, f16\n// tw: any D\n// tw: where bytes(D) <= 4\n// tw: tune ", 4, "where", "unknown name 'D'"),
    (OP, OP.replace("b: f32", "b: D") + "\n// tw: types D = f32, f16\n// tw: any D", 10, "vector_add", "parameter b is of any type, and declared `const float*`; valid is const void* b"),
    ("BLOCK = 64, 128, 256, 512", "BLOCK 64", 2, "tune", "'BLOCK 64' is not understood; valid is NAME = 64, 128"),
    ("VEC = 1, 2, 4", "VEC = 1, two, 4", 2, "tune", "unknown name 'two'; valid are none"),
    ("VEC = 1, 2, 4", "VEC = pow2(0, 4)", 2, "tune", "'pow2(0, 4)'; valid is pow2(FIRST, LAST)"),
    ("VEC = 1, 2, 4", "VEC = 1, 2, 4; WARPS = 1, 2", 2, "tune", "WARPS is not used; a kernel or a `launch` line names it"),
    ("VEC = 1, 2, 4", "VEC = open('x')", 2, "tune", "\"open('x')\" is not allowed in an expression; allowed are numbers"),
    ("BLOCK * VEC <= 1024", "BLOK * VEC <= 1024", 3, "where", "unknown name 'BLOK' (did you mean BLOCK?); valid are BLOCK"),
    ("BLOCK * VEC <= 1024", "n * 2 <= BLOCK", 3, "where", "'n * 2 <= BLOCK'; of sizes valid are n % M == 0"),
    ("BLOCK * VEC <= 1024", "BLOCK * <= 1024", 3, "where", "'BLOCK * <= 1024' is no expression: invalid syntax; allowed"),
    ("BLOCK * VEC <= 1024", "a.b", 3, "where", "'a.b' is not allowed in an expression; allowed are numbers"),
    ("grid = ceil(n / (BLOCK * VEC)), ", "", 4, "launch", "no grid; valid is [KERNEL:] grid = ceil("),
    ("// tw: launch ", "// tw: given b\n// tw: launch ", 4, "given", "unknown optional tensor 'b'"),
    ("block = BLOCK", "block = BLOCK, cooperative, overlap", 4, "launch", "`overlap`, but it is cooperative"),
    ("grid = ", "gird = ", 4, "launch", "unknown part 'gird' (did you mean grid?); valid are grid, block"),
    ("ceil(n / (BLOCK * VEC))", "ceil(m / BLOCK)", 4, "launch", "unknown name 'm'; valid are n, units, BLOCK, VEC"),
    ("block = BLOCK", "block = n", 4, "launch", "unknown name 'n'; valid are BLOCK, VEC"),
    ("grid = ceil(n / (BLOCK * VEC))", "grid = (n, 1, 1, 1)", 4, "launch", "'(n, 1, 1, 1)' has 4 axes; the most are 3"),
    ("// tw: launch ", "// tw: launch add: ", 4, "launch", "unknown kernel 'add'; valid are vector_add"),
    ("block = BLOCK", "block = BLOCK,", 4, "launch", "it ends in ','; what goes on stands in the next line"),
    ("reference.h:add", "reference.f90:add", 5, "check", "'reference.f90:add' is not understood; valid is OUTPUT =="),
    ("reference.h:add", "refrence.h:add", 5, "check", "no file {tmp}/refrence.h; it lies beside the kernel's file"),
    ("reference.h:add", "reference.h:add within 1e-3", 5, "check", "'1e-3' is not understood; valid is within relative"),
    ("// tw: tune ", "// tw tune ", 2, "tune", "'// tw tune' is a comment; valid is // tw: tune"),
    ("// tw: tune ", "// TW: Tune ", 2, "Tune", "'// TW: Tune' is a comment; valid is // tw: tune"),
    ("// tw: tune ", "/* tw: tune ", 2, "tune", "'/* tw: tune' is a comment; valid is // tw: tune"),
    ("n = 1000, 1<<20", "n = 0, 1<<20", 6, "shapes", "'0'; valid are sizes from 1 to 2^48"),
    ("n = 1000, 1<<20", "n = 1<<49", 6, "shapes", "'1<<49'; valid are sizes from 1 to 2^48"),
    ("n = 1000, 1<<20", "m = 1000, 1<<20", 6, "shapes", "unknown size 'm'; valid are n"),
    ("n = 1000, 1<<20", "n = 10.5, 1<<20", 6, "shapes", "10.5 is 10.5; valid is a whole number"),
    ("n = 1000, 1<<20", "n = (1, 2), 1<<20", 6, "shapes", "'(1, 2)' is not allowed in an expression"),
    ("// tw: shapes ", "// tw: op ", 6, "op", "there is one in line 1 already; one is the most"),
    ("// tw: shapes ", "// tw: data b = gauss\n// tw: shapes ", 6, "data", "unknown data of b 'gauss'; valid are uniform"),
    ("// tw: shapes ", "// tw: data b = data.py:make_b\n// tw: shapes ", 6, "data", "no file {tmp}/data.py; it lies beside the kernel's file"),
    ("// tw: shapes ", "// tw: data a = offsets\n// tw: shapes ", 6, "data", "data of a is offsets, and a is of f32; offsets is of i32"),
    ("// tw: shapes ", "// tw: data c = zero\n// tw: shapes ", 6, "data", "unknown input 'c'; valid are a, b"),
    ("// tw: shapes ", "// tw: case alpha = 2\n// tw: shapes ", 6, "case", "unknown scalar 'alpha'; valid are none"),
    (OP, OP.replace("b: f32[n]", "b: f32[n], alpha: i32") + "\n// tw: case alpha = 0.5", 2, "case", "0.5 is 0.5; valid is a whole number"),
    (OP, OP.replace("b: f32[n]", "b: f32[n], alpha: f32") + "\n// tw: case alpha", 2, "case", "'alpha' is not understood; valid is eps = 0, offset = 1"),
    (OP, OP.replace("b: f32[n]", "b: f32[n], kind: sum | sum"), 1, "op", "kind has two values of one name; each has a name of its own"),
    (OP, OP.replace("b: f32[n]", "b: f32[n], kind: sum | mean = max"), 1, "op", "unknown value of kind 'max'; valid are sum, mean"),
    (OP, OP.replace("b: f32[n]", "b: f32[n], kind: sum | default"), 1, "op", "value default of kind has a name that means something else; choose another one"),
    (OP, OP.replace("b: f32[n]", "b: f32 | f16[n]"), 1, "op", "b is one of f32, f16; only a scalar can be: b: f32 | f16"),
    (OP, OP.replace("b: f32[n]", "b: f32[n], kind: sum | mean") + "\n// tw: case kind = max", 2, "case", "unknown name 'max'; valid are sum, mean"),
    ("// tw: shapes ", "// tw: inplace d = a\n// tw: shapes ", 6, "inplace", "unknown output 'd'; valid are c"),
    ("// tw: shapes ", "// tw: inplace a = c\n// tw: shapes ", 6, "inplace", "unknown output 'a'; valid are c"),
    ("// tw: shapes ", "// tw: inplace c = a, d\n// tw: shapes ", 6, "inplace", "unknown input of the type and axes of c 'd'; valid are a, b"),
    ("// tw: shapes ", "// tw: inplace c\n// tw: shapes ", 6, "inplace", "'c' is not understood; valid is OUTPUT = INPUT, INPUT; OUTPUT = INPUT"),
    ("// tw: shapes ", "// tw: metric GB = n\n// tw: shapes ", 6, "metric", "unknown metric 'GB' (did you mean GB/s?)"),
    ("// tw: shapes ", "// tw: metric GFLOP/s = n\n// tw: shapes ", 6, "metric", "unknown metric 'GFLOP/s' (did you mean FLOP/s?); valid are GB/s, bytes, flops, FLOP/s, a rate of your own such as rows/s"),
    ("// tw: shapes ", "// tw: predict n / clock\n// tw: shapes ", 6, "predict", "unknown name 'clock'; valid are n"),
    ("// tw: shapes ", "// tw: align 3\n// tw: shapes ", 6, "align", "pointers are aligned to 3 bytes; valid are powers of 2"),
    ("// tw: shapes ", "// tw: use space.h\n// tw: shapes ", 6, "use", "no file {tmp}/space.h; valid is use FILE, or use FILE: op, types"),
    ("// tw: shapes ", "// tw: doc d = what\n// tw: shapes ", 1, "op", "unknown member in a `doc` line 'd'; valid are a, b, c"),
    ("// tw: shapes ", "// tw: doc a\n// tw: shapes ", 6, "doc", "'a' is not understood; valid is NAME = what it is"),
    ("// tw: shapes ", "// tw: batch m = 1\n// tw: shapes ", 6, "batch", "unknown size 'm'; valid are n"),
    ("// tw: shapes ", "// tw: batch n = 1, 2\n// tw: shapes ", 6, "batch", "n is 1, 2; valid are three numbers from 1, or one: rows = 1, 128"),
    ("// tw: shapes ", "// tw: batch n = 0\n// tw: shapes ", 6, "batch", "n is 0; valid are three numbers from 1, or one"),
    ("// tw: shapes ", "// tw: batch n\n// tw: shapes ", 6, "batch", "'n' is not understood; valid is rows = 1, 128, 4096; heads = 32"),
    ("// tw: shapes ", "// tw: default BLOCK = 64\n// tw: shapes ", 6, "default", "tunable VEC is not given"),
    ("// tw: shapes ", "// tw: default BLOCK, VEC = (64, 3)\n// tw: shapes ", 6, "default", "VEC is 3; valid are 1, 2, 4"),
    ("// tw: shapes ", "// tw: try m > 1\n// tw: shapes ", 6, "try", "unknown name 'm'; valid are BLOCK, VEC, n, units"),
    ("// tw: shapes ", "// tw: predict m.py:f\n// tw: shapes ", 6, "predict", "no file {tmp}/m.py"),
    ("// tw: shapes ", "// tw: types T = f8\n// tw: shapes ", 6, "types", "unknown data type 'f8'"),
    ("// tw: shapes ", "// tw: workspace w f32[n]\n// tw: shapes ", 6, "workspace", "'w f32[n]' is not understood; valid is"),
    ("// tw: shapes ", "// tw: runtime S = 0.5\n// tw: shapes ", 6, "runtime", "S is 0.5; run-time parameters are whole"),
    (HEAD, HEAD.replace("long long n", "long long m"), 8, "vector_add", "unknown parameter 'm'; valid are a, b, c, n"),
    (HEAD, HEAD.replace("long long n", "long long n, int VEC"), 8, "vector_add", "parameter VEC is a tunable; tunables are"),
    (HEAD, HEAD.replace("const float* b", "float b"), 8, "vector_add", "parameter b is a tensor, and declared `float`"),
    (HEAD, HEAD.replace("long long n", "long long* n"), 8, "vector_add", "parameter n is a size, and declared `long long*`"),
    (HEAD, HEAD.replace("long long n", "float n"), 8, "vector_add", "parameter n is of float; valid are int and long long"),
    (HEAD, HEAD.replace("long long n", "long long"), 8, "vector_add", "parameter 'long long' has no name; parameters are"),
    (HEAD, "template <int N>\n" + HEAD, 9, "vector_add", "a kernel that is a template can't be launched"),
    (HEAD, HEAD.replace("__global__", "__device__"), 4, "launch", "no kernel in the file; a kernel is `__global__ void"),
    ("// tw: shapes ", "// tw: let m = n ** 2\n// tw: shapes ", 6, "let", "m is not used; a kernel or a `launch` line names it"),
    ("// tw: shapes ", "// tw: let n = 2\n// tw: shapes ", 6, "let", "value n is a size already"),
    ("// tw: shapes ", "// tw: let m = k\n// tw: shapes ", 6, "let", "unknown name 'k'; valid are n, units, BLOCK, VEC"),
    (HEAD, HEAD.replace("long long n", "long long& n"), 8, "vector_add", "parameter 'long long& n'; valid are pointers"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("old", "new", "line", "word", "says"), MISTAKES, ids=[f"{m[3]}:{m[4][:40]}" for m in MISTAKES]
)
def test_a_mistake_is_one_line_with_its_place_and_what_is_allowed(tmp_path, old, new, line, word, says):
    assert old in VECTOR_ADD
    with pytest.raises(CodegenError) as raised:
        read(tmp_path, VECTOR_ADD.replace(old, new, 1))
    text = str(raised.value)
    expected = f"{tmp_path / 'vector_add.cu'}:{line}: {word}: {says.replace('{tmp}', str(tmp_path))}"
    assert text.startswith(expected), text
    assert "\n" not in text


def test_what_no_host_computes_is_refused(tmp_path):
    op = read(tmp_path, VECTOR_ADD.replace("grid = ceil(n / (BLOCK * VEC))", "grid = n ** 2"))
    with pytest.raises(
        CodegenError, match=r"vector_add.cu:4: launch: 'n \*\* 2' can't be computed for each problem; valid are"
    ):
        for kernel in enumerate_space(op, load_archs()["sm80"], [Values(dtype="f32")]).kernels:
            render_kernel(op, kernel)


def test_a_cpu_file_names_its_function(tmp_path):
    with pytest.raises(
        CodegenError, match=r"vector_add.cc:3: launch: no function `void vector_add\(...\)` in the file"
    ):
        read(tmp_path, VECTOR_ADD_CPU.replace("void vector_add(", "void add("), "vector_add.cc")


@pytest.mark.parametrize(
    "name, text, says",
    [
        ("a.txt", VECTOR_ADD, "a.txt: valid are files .cu, .cc (plain kernels), .json (a T1 search space) and .py"),
        ("a.cu", "__global__ void f() {}\n", "a.cu: it has no `// tw:` line; `// tw: op name("),
        ("a.cu", b"\xff\xfe", "a.cu: it is no text of UTF-8 (byte 0)"),
    ],
)
def test_what_is_no_operator_at_all_says_so(tmp_path, name, text, says):
    with pytest.raises((CodegenError, UsageError), match=re.escape(says)):
        (tmp_path / name).write_bytes(text if isinstance(text, bytes) else text.encode())
        load_ops([tmp_path / name])


def test_a_kernel_of_which_there_are_several_is_named(tmp_path):
    other = VECTOR_ADD + "__global__ void other(const float* a) {}\n"
    with pytest.raises(CodegenError, match="4: launch: which of vector_add, other is launched is not said; name it"):
        read(tmp_path, other)
    assert read(tmp_path, other.replace("launch grid", "launch vector_add: grid")).name == "vector_add"


def test_what_only_a_configuration_tells_names_it(tmp_path):
    op = read(tmp_path, VECTOR_ADD.replace("block = BLOCK", "block = BLOCK // (VEC - 1)"))
    with pytest.raises(
        CodegenError, match=r"vector_add.cu:4: launch: BLOCK // \(VEC - 1\) divides by 0 with BLOCK=64 VEC=1"
    ):
        enumerate_space(op, load_archs()["sm80"], [Values(dtype="f32")])
    op = read(tmp_path, VECTOR_ADD.replace("n / (BLOCK * VEC)", "n / (BLOCK - 64)"))
    with pytest.raises(CodegenError, match=r"vector_add.cu:4: launch: ceil\(n / \(BLOCK - 64\)\) divides by 0"):
        for kernel in enumerate_space(op, load_archs()["sm80"], [Values(dtype="f32")]).kernels:
            render_kernel(op, kernel)


@pytest.mark.parametrize(
    "text, value",
    [
        ("2 + 3 * 4", 14),
        ("ceil(10 / 4) * ceil(8 / 4)", 6),
        ("max(1, min(7, 3), 2)", 3),
        ("bytes(T) * 2", 4),
        ("T == f16 and not T == f32", True),
        ("-7 // 2", -4),
        ("1 << 4 if T == f16 else 0", 16),
        ("1 <= 2 < 2", False),
        ("ceil(9007199254740993 / 1)", 9007199254740993),  # no float in between
        ("2 ** 10 % 1000", 24),
    ],
)
def test_expressions_are_computed(text, value):
    assert parse(text, Place("f", 1, "w")).value({"T": "f16"}) == value


@pytest.mark.parametrize(
    "text",
    [
        "__import__('os')",
        "x.y",
        "[1]",
        "lambda: 1",
        "f'{1}'",
        "min()",
        "min(*x)",
        "ceil(1, n=2)",
        "(a := 1)",
        "~1",
        "a[0]",
    ],
)
def test_what_is_no_arithmetic_is_refused(text):
    with pytest.raises(CodegenError, match=r"^f:1: w: "):
        parse(text, Place("f", 1, "w")).require(("a", "x"))


def test_what_would_take_forever_is_refused():
    with pytest.raises(CodegenError, match="9 \\*\\* 99999 is too large"):
        parse("9 ** 99999", Place("f", 1, "w")).value({})


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (
            "block = BLOCK",
            "block = 2 * BLOCK + 1024",
            "rejected are 11 for `cuda: a block has 1 to 1024 threads`; 1 for",
        ),
        (
            "BLOCK * VEC <= 1024",
            "BLOCK > 512",
            "no candidate of vector_add is legal for dtype=f32 on sm80: rejected are 12",
        ),
        (
            "// tw: shapes",
            "// tw: metric flops = bytes(f32) > 2\n// tw: shapes",
            ":6: metric: bytes(f32) > 2 is True; valid is",
        ),
        ("// tw: shapes", "// tw: predict n > 5\n// tw: shapes", ":6: predict: n > 5 is True; valid is a number"),
        (
            "BLOCK * VEC <= 1024",
            "n % 3 == 0",
            "no default kernel of vector_add on sm80 takes n=1000: cuda: n is 1000; valid",
        ),
    ],
)
def test_what_keeps_a_file_from_being_planned_is_said(tmp_path, old, new, says):
    op, arch = read(tmp_path, VECTOR_ADD.replace(old, new)), load_archs()["sm80"]
    with pytest.raises(CodegenError) as raised:
        build(op, arch, resolve_problems(op, op.presets["shapes"]["problems"], arch))
    assert says in str(raised.value)


def test_a_mark_of_byte_order_is_no_part_of_the_text(tmp_path):
    (tmp_path / "vector_add.cu").write_bytes(b"\xef\xbb\xbf" + VECTOR_ADD.encode())
    write(tmp_path, VECTOR_ADD, "other.cu")
    assert load_ops([tmp_path / "vector_add.cu"])["vector_add"].name == "vector_add"
