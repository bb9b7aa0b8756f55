"""One candidate, by what a user says of it (`--config`): which one is meant, and why others are none."""

import re

import pytest
from plain_ops import VECTOR_ADD_CPU, read

from codegen.choice import choose, parse_choice
from codegen.load import load_archs
from codegen.manifest import build
from codegen.model import CodegenError, UsageError, Values
from codegen.problems import make_problem
from codegen.space import default_chain

SPLIT = (
    VECTOR_ADD_CPU.replace("// tw: launch grid = ceil(n / BLOCK)", "// tw: launch grid = (ceil(n / BLOCK), SPLIT)")
    .replace("// tw: tune   BLOCK =", "// tw: tune   VEC = 1, 2, 4; BLOCK =")
    .replace("a[i] + b[i]", "a[i] + b[i] + 0 * VEC")
    .replace("// tw: check", "// tw: runtime SPLIT = 1, 2\n// tw: where  VEC * BLOCK <= 32768\n// tw: check")
)


@pytest.fixture(scope="module")
def arch():
    return load_archs()["x86-64-v3"]


def chosen(folder, arch, config, n=1000, patterns=(), text=SPLIT):
    op = read(folder, text, "vector_add.cc")
    problem = make_problem(op, Values(dtype="f32"), {"n": n}, threads=1)
    return choose(op, arch, problem, parse_choice(config, patterns))


@pytest.mark.parametrize(
    "config", ["BLOCK=4096,VEC=2,SPLIT=2", " VEC=2 BLOCK=4096  SPLIT=2 ", "SPLIT=2, VEC=2,BLOCK=4096"]
)
def test_a_configuration_is_one_candidate(tmp_path, arch, config):
    candidate = chosen(tmp_path, arch, config)
    assert (dict(candidate.kernel.config), dict(candidate.runtime)) == ({"VEC": 2, "BLOCK": 4096}, {"SPLIT": 2})


def test_of_what_is_not_said_the_best_predicted_is_taken(tmp_path, arch):
    text = SPLIT.replace("// tw: check", "// tw: predict 10 - VEC + 1000 / BLOCK\n// tw: check")
    candidate = chosen(tmp_path, arch, "BLOCK=4096", text=text)
    assert (candidate.kernel.config.VEC, candidate.kernel.config.BLOCK) == (4, 4096)
    assert chosen(tmp_path, arch, "", patterns=("*.VEC2.*",), text=text).kernel.config.line() == "VEC=2 BLOCK=16384"


def test_a_default_beyond_the_space_is_one_too(gemm):
    arch = load_archs()["sm90a"]
    attributes = Values({a.name: a.default for a in gemm.attributes})
    problem = make_problem(gemm, attributes, {"M": 512, "N": 512, "K": 512})
    for kernel in default_chain(gemm, arch, attributes):
        if kernel.allows(problem):
            config = ",".join(f"{name}={value}" for name, value in kernel.config.items())
            assert choose(gemm, arch, problem, parse_choice(config, (kernel.id,))).kernel.id == kernel.id


def test_a_manifest_lists_it_first(tmp_path, arch):
    op = read(tmp_path, SPLIT, "vector_add.cc")
    problem = make_problem(op, Values(dtype="f32"), {"n": 1000}, threads=1)
    data = build(op, arch, [problem], choice=parse_choice("BLOCK=1024,VEC=4,SPLIT=2")).data
    first = data["problems"][0]["candidates"][0]
    assert data["kernels"][first["kernel"]]["config"] == {"VEC": 4, "BLOCK": 1024} and first["runtime"] == [2]
    assert len(data["problems"][0]["candidates"]) == 2  # and the default


@pytest.mark.parametrize(
    ("config", "says"),
    [
        ("BLOCK", "--config 'BLOCK': 'BLOCK' is no parameter's value; valid is NAME=VALUE,NAME=VALUE"),
        ("BLOCK=", "'BLOCK=' is no parameter's value"),
        ("=3", "'=3' is no parameter's value"),
        ("BLOCK=1024,VEC=1,BLOCK=4096", "BLOCK is said twice"),
        ("BLCK=1024", "unknown parameter 'BLCK' of vector_add on x86-64-v3 (did you mean BLOCK?); valid are VEC,"),
        ("BLOCK=1000", "--config BLOCK=1000: BLOCK is 1000; valid are 1024, 4096, 16384"),
        ("BLOCK=1e3", "BLOCK is 1e3; valid are 1024, 4096, 16384"),
        ("BLOCK=16384,VEC=4", "no candidate for n=1000 on x86-64-v3: cpu: VEC * BLOCK <= 32768"),
        ("SPLIT=3", "no candidate for n=1000 on x86-64-v3: cpu: SPLIT is one of 1, 2"),
    ],
)  # fmt: skip
def test_what_is_none_is_said_with_what_is_allowed(tmp_path, arch, config, says):
    with pytest.raises(UsageError, match=re.escape(says)):
        chosen(tmp_path, arch, config)


def test_a_rule_of_the_sizes_is_named(tmp_path, arch):
    with pytest.raises(UsageError, match="n is 1000; valid are multiples of 1024"):
        chosen(tmp_path, arch, "BLOCK=1024", text=SPLIT.replace("VEC * BLOCK <= 32768", "n % BLOCK == 0"))


def test_a_pattern_that_no_kernel_matches_is_said(tmp_path, arch):
    with pytest.raises(UsageError, match=r"--kernel nothing.*there is no such kernel"):
        chosen(tmp_path, arch, "", patterns=("nothing",))


def test_an_op_of_another_kind_of_target_says_so(tmp_path):
    op, arch = read(tmp_path, VECTOR_ADD_CPU, "vector_add.cc"), load_archs()["sm80"]
    problem = make_problem(op, Values(dtype="f32"), {"n": 1000})
    with pytest.raises(CodegenError, match="has kernels for cpu targets only, and sm80 is none: name one with --arch"):
        build(op, arch, [problem])
