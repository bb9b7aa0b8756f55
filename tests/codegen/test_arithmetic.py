"""Cost models say the same in the generator and, compiled, in the library."""

import random
import shutil
import subprocess
from dataclasses import replace
from math import ceil, inf

import pytest

from codegen.arithmetic import all_of, any_of, compile_model, maximum, minimum, none_of, where
from codegen.model import CodegenError, Values
from codegen.problems import make_problem
from codegen.space import all_attributes, default_chain, enumerate_space, runtime_allowed


def test_on_numbers_it_computes():
    assert maximum(1, 3, 2) == 3 and minimum(4, 2.5) == 2.5
    assert all_of() and all_of(True, 1) and not all_of(True, 0) and any_of(0, True) and not any_of(False) and none_of(0)
    assert where(2 > 1, "then", "else") == "then" and where(False, "then", "else") == "else"


def with_model(toy, archs, predicted_us):
    kernel = default_chain(toy, archs["sm80"], all_attributes(toy)[0])[0]
    return replace(kernel, family=replace(kernel.family, predict=lambda k: predicted_us))


def test_what_is_computed_twice_or_never_used_is_written_once_or_not_at_all(toy, archs):
    def predicted_us(problem, runtime):
        problem.sizes.n / 7  # for nothing
        return ceil(problem.sizes.n * problem.sizes.n) + problem.sizes.n * problem.sizes.n

    text = "\n".join(compile_model(toy, with_model(toy, archs, predicted_us)).statements)
    assert text.count("n * n") == 1 and "/" not in text


def test_a_model_that_branches_on_a_problem_says_what_to_write_instead(toy, archs):
    kernel = with_model(toy, archs, lambda problem, runtime: 1.0 if problem.sizes.n > 5 else 2.0)
    with pytest.raises(CodegenError, match=r"branches on a problem .* use where\(\)"):
        compile_model(toy, kernel)


HEAD = """#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <span>
struct Problem { long long sizes[16]; int threads; };
using Runtime = std::array<int, 8>;
constexpr double kNever = HUGE_VAL;
template <std::size_t kCount>
void print(const std::array<double, kCount>& values) {
  for (const double value : values) std::printf("%.17g\\n", value);
}
"""


def braced(values):
    return "{" + ", ".join(map(repr, values)) + "}"


@pytest.mark.skipif(shutil.which("g++") is None, reason="no g++")
def test_compiled_models_agree_with_the_generator(gemm, archs, tmp_path):
    draw = random.Random(1)
    functions, calls, expected = [], [], []
    for arch in (archs["sm75"], archs["sm90a"], archs["x86-64-v3"]):
        for dtype, layout in (("f16", "nt"), ("bf16", "nn"), ("f32", "nn"), ("f32", "nt")):
            attributes = Values(dtype=dtype, layout=layout)
            for family in (f for f in gemm.families if f.kind == arch.kind):
                kernels = enumerate_space(gemm, arch, [attributes], [family.name]).kernels
                for kernel in draw.sample(kernels, min(3, len(kernels))):
                    model = compile_model(gemm, kernel)
                    name, constants = f"f{len(functions)}", ", ".join(map(repr, model.constants))
                    parameters = "const Problem& problem, std::span<const Runtime> runtimes, const double* c"
                    functions.append(f"void {name}({parameters}, double* us) {{ {' '.join(model.statements)} }}")
                    for _ in range(5):
                        sizes = {size: draw.choice((1, 7, 64, 100, 1000, 4096, 9000)) for size in ("M", "N", "K")}
                        threads = 0 if arch.kind == "cuda" else draw.choice((1, 4, 32))
                        problem = make_problem(gemm, attributes, sizes, threads=threads)
                        runtimes = [
                            Values({p.name: draw.choice(p.values(problem, arch)) for p in family.runtime})
                            for _ in range(3)
                        ]
                        for runtime in runtimes:
                            is_tried = runtime_allowed(kernel, problem, runtime)
                            expected.append(family.predict(kernel)(problem, runtime) if is_tried else inf)
                        asked = f"{{{braced(problem.sizes.values())}, {threads}}}"
                        tried = ", ".join(f"Runtime{braced(runtime.values())}" for runtime in runtimes)
                        calls.append(
                            f"{{ std::array<double, 3> us; {name}({asked}, std::array{{{tried}}}, "
                            f"std::array{{{constants}}}.data(), us.data()); print(us); }}"
                        )
    source = tmp_path / "models.cpp"
    source.write_text(HEAD + "\n".join(functions) + "\nint main() {\n" + "\n".join(calls) + "\n}\n")
    program = tmp_path / "models"
    subprocess.run(["g++", "-std=c++20", "-O0", "-o", program, source], check=True)
    printed = subprocess.run([program], check=True, capture_output=True, text=True).stdout.split()
    assert 100 < len(expected) - expected.count(inf) < len(expected) - 20
    assert list(map(float, printed)) == pytest.approx(expected, rel=1e-9)
