"""Manifests: the schema that the tuner reads, ranking, limits, defaults, edges, and one of a real size."""

from collections import Counter

import pytest
from records import lines, record

from codegen import manifest
from codegen.candidates import Incumbent, Planner, parse_incumbents
from codegen.load import load_archs
from codegen.model import CodegenError, UsageError
from codegen.problems import resolve_problem, resolve_problems
from codegen.space import all_attributes, default_chain, runtime_tuples

PROBLEM_FIELDS = {
    *("attributes", "threads", "sizes", "scalars", "label", "flops", "bytes", "roofline_us"),
    *("tensors", "fill", "pointer_alignment", "outputs", "reference"),
}
KERNEL_FIELDS = {
    *("id", "family", "attributes", "config", "source", "symbol", "hash", "compiler", "flags", "launch", "driver"),
    *("runtime", "runtime_defaults", "rules", "pointer_alignment", "is_default"),
}
LEFT_OUT = {"tensors_left_out", "sizes_left_out", "scalars_left_out"}  # where there are any


def toy_manifest(toy, archs, arch="sm80", lengths=(1000, 65536), **options):
    problems = resolve_problems(toy, [{"sizes": {"n": n}, "threads": 2} for n in lengths], archs[arch])
    return manifest.build(toy, archs[arch], problems, **options)


def check_schema(data):
    names = "schema generator arch device op kernels problems edges references rejected"
    assert list(data) == names.split()
    assert data["schema"] == "tilewright.manifest/7"
    names = {*data["op"]["sizes"], None}
    for kernel in data["kernels"]:
        assert set(kernel) - LEFT_OUT == KERNEL_FIELDS
        assert all(kernel[name] > 0 for name in LEFT_OUT & set(kernel))
        assert len(kernel["runtime"]) == len(kernel["runtime_defaults"])
        values = names | set(kernel["runtime"])
        launch = kernel["launch"]
        assert len(launch["block"]) == len(launch["cluster"]) == len(launch["grid"]) == 3
        for terms in (*launch["grid"], launch["workspace"]["terms"]):
            assert all(term[0] in values and term[1] >= 1 and len(term) in (2, 3) for term in terms)
        assert launch["workspace"]["when"] in values
        assert all(rule["size"] in data["op"]["sizes"] for rule in kernel["rules"])
    for problem in data["problems"]:
        assert set(problem) == PROBLEM_FIELDS | {"candidates", "default", "edges"}
        assert 0 <= problem["default"] < len(problem["candidates"])
        for candidate in problem["candidates"]:
            kernel = data["kernels"][candidate["kernel"]]
            assert len(candidate["runtime"]) == len(kernel["runtime"])
            assert candidate["predicted_us"] > 0
            assert all(v is None or v == problem["attributes"][n] for n, v in kernel["attributes"].items())
        default = problem["candidates"][problem["default"]]
        assert data["kernels"][default["kernel"]]["is_default"]
        assert default["runtime"] == data["kernels"][default["kernel"]]["runtime_defaults"]
        for edge in problem["edges"] + [edge for candidate in problem["candidates"] for edge in candidate["edges"]]:
            assert data["edges"][edge]["attributes"] == problem["attributes"]
            assert data["edges"][edge]["threads"] == problem["threads"]
    assert all(set(edge) == PROBLEM_FIELDS for edge in data["edges"])
    for tested in data["problems"] + data["edges"]:
        assert data["references"][tested["reference"]]["attributes"] == tested["attributes"]
        assert set(tested["tensors"]) == {tensor["name"] for tensor in data["op"]["tensors"]}
        for output in tested["outputs"]:
            assert set(output) == {"tensor", "extents", "strides", "tolerance"}
            assert len(output["extents"]) == len(output["strides"]) == 4
            if all(output["extents"]):
                last = sum((n - 1) * stride for n, stride in zip(output["extents"], output["strides"], strict=True))
                assert last + 1 == tested["tensors"][output["tensor"]]["elements"]


def test_a_toy_manifest_follows_the_schema(toy, archs):
    for arch, threads in (("sm80", 0), ("x86-64-v3", 2)):
        result = toy_manifest(toy, archs, arch)
        check_schema(result.data)
        assert [problem["threads"] for problem in result.data["problems"]] == [threads] * 2
        listed = {kernel["source"] for kernel in result.data["kernels"]} | {
            r["source"] for r in result.data["references"]
        }
        assert {f"src/{unit.name}" for unit in result.units} == listed
    assert result.data["problems"][0]["roofline_us"] is None, "no CPU of a datasheet stands for the one at hand"


def test_candidates_are_best_predicted_first(toy, archs):
    for problem in toy_manifest(toy, archs).data["problems"]:
        predicted = [candidate["predicted_us"] for candidate in problem["candidates"]]
        assert predicted == sorted(predicted)


def test_a_limit_keeps_the_default_and_only_used_kernels(toy, archs):
    data = toy_manifest(toy, archs, limit=2).data
    check_schema(data)
    assert all(len(problem["candidates"]) <= 3 for problem in data["problems"])
    used = {candidate["kernel"] for problem in data["problems"] for candidate in problem["candidates"]}
    assert used == set(range(len(data["kernels"])))
    assert [len(problem["candidates"]) for problem in toy_manifest(toy, archs, limit=0).data["problems"]] == [1, 1]


def test_a_limit_keeps_several_kernels(toy, archs):
    data = toy_manifest(toy, archs, "x86-64-v3", lengths=(1000,), limit=3).data
    assert len(data["kernels"]) == 3, "all of the same predicted time: one instance of each comes first"


def test_only_kernels_that_are_linked(gemm, archs):
    given = {"attributes": {"dtype": "f32", "layout": "nn"}, "sizes": {"M": 64, "N": 64, "K": 64}, "threads": 1}
    problems = resolve_problems(gemm, [given], archs["x86-64-v3"])
    ids = [kernel["id"] for kernel in manifest.build(gemm, archs["x86-64-v3"], problems, 40).data["kernels"]]
    among = [*ids[-2:], "gemm.of.another.problem"]
    data = manifest.build(gemm, archs["x86-64-v3"], problems, 40, among=among).data
    tried = {data["kernels"][each["kernel"]]["id"] for each in data["problems"][0]["candidates"]}
    assert set(ids[-2:]) <= tried and len(tried) <= 3, "and the default"
    with pytest.raises(UsageError, match="no kernel that is linked serves"):
        manifest.build(gemm, archs["x86-64-v3"], problems, 40, among=["gemm.of.another.problem"])


def test_a_limit_leaves_no_family_out_and_no_way_to_cut_depth(gemm, archs):
    given = {"attributes": {"dtype": "bf16", "layout": "nt"}, "sizes": {"M": 128, "N": 128, "K": 32768}}
    (problem,) = resolve_problems(gemm, [given], archs["sm90a"])
    planner = Planner(gemm, archs["sm90a"], [problem], 48, (), ())
    instances = planner.plan(problem).instances
    assert len(instances) == 48 + 48 // 8 + 1, "and the default"
    family = [planner.kernels[position].family.name for _, position, _ in instances]
    families = Counter(family)
    assert set(families) == {"wgmma", "mma", "mma_unaligned", "stream", "simt"}
    assert families["wgmma"] >= 48, "beside what the model thinks the best"
    splits = {runtime["split_k"] for *_, runtime in instances if "split_k" in runtime}
    assert len(splits) > 2, "models misjudge what a split costs"
    few = Planner(gemm, archs["sm90a"], [problem], 2, (), ())
    assert len(few.plan(problem).instances) == 3, "beside few there is none"


def test_what_won_before_is_a_candidate_beyond_the_limit(toy, archs):
    def candidates(database):
        data = toy_manifest(toy, archs, limit=2, lines=database).data
        return [
            [
                (data["kernels"][c["kernel"]]["id"], c["runtime"], c.get("recorded", False))
                for c in problem["candidates"]
            ]
            for problem in data["problems"]
        ]

    last = record(toy, archs["sm80"], {"n": 1000}, threads=2, pick=7)
    last["hash"] = "0" * 32  # as of templates before today's
    elsewhere = record(toy, archs["sm90a"], {"n": 1000}, threads=2, pick=6)
    without, with_it = candidates([]), candidates(lines([last, elsewhere, b"{"]))
    won = (last["kernel"], list(last["runtime"].values()), True)
    assert won in with_it[0]
    assert won[:2] not in [each[:2] for each in without[0]]
    assert with_it[1] == without[1], "another length has its own"


def test_a_winner_comes_with_its_other_run_time_values(gemm, archs):
    sizes = {"M": 4096, "N": 4096, "K": 4096}
    attributes = {"dtype": "bf16", "layout": "nt"}
    won = record(gemm, archs["sm80"], sizes, attributes, family="mma")
    problems = resolve_problems(gemm, [{"attributes": attributes, "sizes": sizes}], archs["sm80"])
    data = manifest.build(gemm, archs["sm80"], problems, 1, lines=lines([won])).data
    names = {kernel["id"]: kernel["runtime"] for kernel in data["kernels"]}[won["kernel"]]
    recorded = [
        dict(zip(names, c["runtime"], strict=True))
        for c in data["problems"][0]["candidates"]
        if c.get("recorded") and data["kernels"][c["kernel"]]["id"] == won["kernel"]
    ]
    assert won["runtime"] in recorded and len(recorded) > 2
    assert all(sum(each[name] != won["runtime"][name] for name in names) <= 1 for each in recorded)
    guess = won | {"status": "predicted", "time": won["time"] | {"n": 0}, "finalists": []}
    data = manifest.build(gemm, archs["sm80"], problems, 1, lines=lines([guess])).data
    assert not any(c.get("recorded") for c in data["problems"][0]["candidates"])


def test_a_winner_is_a_candidate_where_only_attributes_differ(gemm, archs):
    sizes = {"M": 4096, "N": 4096, "K": 1024}
    won = record(gemm, archs["sm80"], sizes, {"dtype": "bf16", "layout": "nt"}, family="mma", pick=7)

    def recorded(dtype, layout, sizes=sizes):
        given = [{"attributes": {"dtype": dtype, "layout": layout}, "sizes": sizes}]
        problems = resolve_problems(gemm, given, archs["sm80"])
        broken = won | {"config": won["config"] | {"BM": [128]}}
        data = manifest.build(gemm, archs["sm80"], problems, 1, lines=lines([broken, won])).data
        kernels = data["kernels"]
        return [
            (kernels[c["kernel"]]["config"], dict(zip(kernels[c["kernel"]]["runtime"], c["runtime"], strict=True)))
            for c in data["problems"][0]["candidates"]
            if c.get("recorded")
        ]

    found = recorded("f16", "nt")
    assert (won["config"], won["runtime"]) in found and all(config == won["config"] for config, _ in found)
    assert recorded("f16", "nn") == [], "B's rows are apart by another stride"
    assert recorded("f16", "nt", sizes | {"M": 2048}) == []


def test_kernels_that_match_and_the_default(gemm, archs):
    given = [{"attributes": {"dtype": "bf16", "layout": "nt"}, "sizes": {"M": 512, "N": 512, "K": 512}}]
    problems = resolve_problems(gemm, given, archs["sm80"])
    data = manifest.build(gemm, archs["sm80"], problems, 8, ["*.simt.*", "*.mma.*.s4"]).data
    problem = data["problems"][0]
    ids = [data["kernels"][c["kernel"]]["id"] for c in problem["candidates"]]
    found = [id for i, id in enumerate(ids) if i != problem["default"]]
    assert len(found) in (8, 9), "8, one of another kind, and the default, which may be among them"
    assert all(".simt." in id or id.endswith(".s4") for id in found)
    two = problems + resolve_problems(
        gemm, [{"attributes": {"dtype": "f32", "layout": "nt"}, "sizes": {"M": 8, "N": 8, "K": 8}}], archs["sm80"]
    )
    data = manifest.build(gemm, archs["sm80"], two, 8, ["*.mma.*.s4"]).data
    assert [problem["attributes"]["dtype"] for problem in data["problems"]] == ["bf16"], "what none serves is left out"
    assert data["left_out"] == ["f32.nt M=8 N=8 K=8 batch=1"]
    assert [reference["attributes"]["dtype"] for reference in data["references"]] == ["bf16"]
    data = manifest.build(gemm, archs["sm80"], two, 0, ["*.mma.*.s4"]).data
    assert len(data["problems"]) == 2 and "left_out" not in data, "where nothing is searched, nothing is left out"
    sizes = [{"sizes": {"M": rows, "N": 64, "K": 64}, "threads": 1} for rows in (512, 300)]
    many_rows = resolve_problems(gemm, sizes, archs["x86-64-v3"])
    none = r"--kernel \*.cpu_stream.\* serves dtype=f32 layout=nn M=512 N=64 K=64 batch=1 \(nor any of the 1 other"
    with pytest.raises(UsageError, match=none):
        manifest.build(gemm, archs["x86-64-v3"], many_rows, 8, ["*.cpu_stream.*"])
    with pytest.raises(CodegenError, match=r"--kernel '\*.tcgen05.\*' matches none of \d+ legal kernels, such as gemm"):
        manifest.build(gemm, archs["sm80"], problems, 8, ["*.simt.*", "*.tcgen05.*"])


def test_what_won_before_is_a_candidate_whether_it_matches_or_not(toy, archs):
    won = record(toy, archs["sm80"], {"n": 1000}, threads=2, pick=7)
    data = toy_manifest(toy, archs, lengths=(1000,), lines=lines([won]), patterns=["*.64x1"]).data
    recorded = {c["kernel"]: c.get("recorded", False) for c in data["problems"][0]["candidates"]}
    ids = {data["kernels"][k]["id"]: known for k, known in recorded.items()}
    assert ids[won["kernel"]] and not won["kernel"].endswith(".64x1")


def test_what_an_arch_can_not_do_is_an_error(gemm, archs):
    lacks = ": tensors of bf16 need the arch feature bf16"
    for arch, dtype, why, valid in (
        ("sm75", "bf16", lacks, "f32, tf32, f16, f16_f32, tf32x3"),
        ("x86-64-v3", "f16", "", "f32, bf16, bf16_f32, f64"),
    ):
        given = [{"attributes": {"dtype": dtype}, "sizes": {"M": 8, "N": 8, "K": 8}}]
        problems = resolve_problems(gemm, given, archs[arch])
        message = f"no family of gemm serves dtype={dtype} layout=nn on {arch}{why}; valid for dtype are {valid}$"
        with pytest.raises(UsageError, match=message):
            manifest.build(gemm, archs[arch], problems)


def test_unaligned_problems_are_left_to_kernels_that_ask_for_no_alignment(gemm, archs):
    given = [{"attributes": {"dtype": "bf16", "layout": "nt"}, "sizes": {"M": 100, "N": 100, "K": 101}}]
    data = manifest.build(gemm, archs["sm80"], resolve_problems(gemm, given, archs["sm80"])).data
    check_schema(data)
    assert {kernel["family"] for kernel in data["kernels"]} == {"mma_unaligned", "simt"}


def packed_kernels(gemm, archs, layout, **sizes):
    """A manifest of few families, and by candidate of the packed one its kernel's PACK."""
    given = [{"attributes": {"dtype": "bf16", "layout": layout}, "sizes": sizes}]
    problems = resolve_problems(gemm, given, archs["sm90a"])
    data = manifest.build(gemm, archs["sm90a"], problems, patterns=["*.wgmma_packed.*", "*.simt.*"]).data
    candidates = [(c, data["kernels"][c["kernel"]]) for c in data["problems"][0]["candidates"]]
    return data, [(c, k["config"]["PACK"]) for c, k in candidates if k["family"] == "wgmma_packed"]


@pytest.mark.parametrize(
    ("layout", "sizes", "pack"),
    [
        ("nt", {"M": 256, "N": 512, "K": 1023}, {3}),
        ("nt", {"M": 256, "N": 512, "K": 1020}, {3}),
        ("nt", {"M": 256, "N": 512, "K": 1024}, set()),
        ("nt", {"M": 256, "N": 511, "K": 1024}, set()),
        ("nt", {"M": 256, "N": 512, "K": 1023, "lda": 1024}, {2, 3}),
        ("nt", {"M": 256, "N": 512, "K": 1024, "ldb": 1025}, {2, 3}),
        ("nn", {"M": 256, "N": 511, "K": 1024}, {2, 3}),
        ("nn", {"M": 256, "N": 512, "K": 1023}, {1, 3}),
        ("nt", {"M": 256, "N": 512, "K": 1024, "batch": 2, "stride_a": 262145}, {1, 3}),
    ],
)
def test_operands_are_packed_only_where_one_must_be(gemm, archs, layout, sizes, pack):
    """Kernels that copy both serve where one must be copied, too; those that copy that one alone come first."""
    data, packed = packed_kernels(gemm, archs, layout, **sizes)
    check_schema(data)
    assert {each for _, each in packed} == pack
    if pack:
        assert min(packed, key=lambda each: each[0]["predicted_us"])[1] == min(pack)


def test_packed_kernels_are_tested_on_unaligned_operands(gemm, archs):
    data, packed = packed_kernels(gemm, archs, "nt", M=256, N=511, K=1023)
    edges = [data["edges"][edge] for candidate, _ in packed for edge in candidate["edges"]]
    assert edges
    for edge in edges:
        assert edge["pointer_alignment"] == 2
        assert edge["sizes"]["lda"] % 2 == edge["sizes"]["ldb"] % 2 == 1


@pytest.mark.parametrize(
    ("arch", "dtype"),
    [
        ("sm75", "f16"),
        ("sm80", "tf32"),
        ("sm90a", "bf16"),
        ("sm90a", "tf32x3"),
        ("sm120f", "f32"),
        ("x86-64-v3", "f32"),
        ("x86-64-v4-bf16", "bf16_f32"),
        ("x86-64-v4-amx", "bf16"),
    ],
)
def test_gemm_manifests_follow_the_schema(gemm, archs, arch, dtype):
    given = [
        {"attributes": {"dtype": dtype, "layout": layout}, "sizes": {"M": m, "N": 512, "K": 1024}, "threads": 2}
        for layout in ("nn", "nt", "tn", "tt")
        for m in (1, 300)
    ]
    data = manifest.build(gemm, archs[arch], resolve_problems(gemm, given, archs[arch]), 12).data
    check_schema(data)
    assert len(data["references"]) == 4


def test_a_large_manifest_holds_every_problem(gemm, archs):
    problems = resolve_problems(gemm, gemm.presets["h200-bf16"]["problems"], archs["sm90a"])
    data = manifest.build(gemm, archs["sm90a"], problems, 32).data
    assert len(data["problems"]) == len(problems) == 38
    assert all(len(problem["candidates"]) >= 32 for problem in data["problems"])


def test_the_same_input_gives_the_same_manifest(toy, archs):
    assert toy_manifest(toy, archs) == toy_manifest(toy, archs)


def predicted(gemm, arch, sizes, **attributes):
    problems = resolve_problems(gemm, [{"attributes": attributes, "sizes": sizes}], arch)
    return manifest.build(gemm, arch, problems, 1).data["problems"][0]["candidates"][0]["predicted_us"]


@pytest.mark.parametrize("arch", ["sm75", "sm80", "sm90a"])
def test_the_cost_model_is_sane(gemm, archs, arch):
    def us(m, n, k):
        return predicted(gemm, archs[arch], {"M": m, "N": n, "K": k}, dtype="f16", layout="nt")

    large = {"M": 4096, "N": 4096, "K": 4096}
    problem = resolve_problems(gemm, [{"attributes": {"dtype": "f16", "layout": "nt"}, "sizes": large}], archs[arch])[0]
    assert us(4096, 4096, 4096) > manifest.roofline_us(gemm, archs[arch], problem), "nothing beats the roofline"
    assert us(4096, 4096, 4096) > 4 * us(2048, 2048, 2048), "eight times the work is more than four times the time"
    assert us(1, 4096, 4096) < us(512, 4096, 4096)
    assert us(512, 512, 8192) > us(512, 512, 512)


@pytest.mark.parametrize("name", list(load_archs()))
def test_empty_problems_rank(gemm, archs, space_of, name):
    """A size of 0 is legal: every kernel's cost is a number, allowed for the problem or not."""
    arch = archs[name]
    for attributes in all_attributes(gemm):
        chain = default_chain(gemm, arch, attributes)
        kernels = [kernel for kernel in space_of("gemm", name).kernels if kernel.serves(attributes)]
        predictors = [(kernel.family, kernel.family.predict(kernel)) for kernel in (*chain, *kernels[::25])]
        for empty in ("M", "N", "K", "batch"):
            given = {"sizes": {"M": 300, "N": 64, "K": 96, empty: 0}, "attributes": dict(attributes), "threads": 2}
            problem = resolve_problem(gemm, given, arch)
            for family, predict in predictors:
                for runtime in runtime_tuples(family, problem, arch):
                    assert 0 < predict(problem, runtime) < 1e6


def test_empty_problems_have_a_manifest(gemm, archs):
    given = [{"sizes": {"M": 8, "N": 8, "K": 8, empty: 0}} for empty in ("M", "N", "K")]
    for name in ("sm90a", "x86-64-v4"):
        data = manifest.build(gemm, archs[name], resolve_problems(gemm, given, archs[name]), 2).data
        check_schema(data)


def test_problems_with_scalars_keep_them(gemm, archs):
    given = [{"sizes": {"M": 8, "N": 8, "K": 8}, "scalars": {"beta": 1.0}}]
    data = manifest.build(gemm, archs["sm80"], resolve_problems(gemm, given, archs["sm80"]), 1).data
    parts = {scalar.name: 0 for scalar in gemm.scalars if scalar.part_of}  # of f64, whose nearest f32 these are
    assert data["problems"][0]["scalars"] == {"alpha": 1.0, "beta": 1.0, "activation": 0} | parts


def test_what_is_launched_today_is_a_candidate_beyond_the_limit(toy, archs):
    everything = toy_manifest(toy, archs, lengths=(65536,)).data
    worst = everything["problems"][0]["candidates"][-1]
    kernel = everything["kernels"][worst["kernel"]]
    runtime = " ".join(f"{n}={v}" for n, v in zip(kernel["runtime"], worst["runtime"], strict=True))

    def marked(*incumbents, **options):
        data = toy_manifest(toy, archs, lengths=(65536,), limit=1, incumbents=incumbents, **options).data
        check_schema(data)
        return [data["kernels"][c["kernel"]]["id"] for c in data["problems"][0]["candidates"] if c.get("incumbent")]

    assert marked(Incumbent(kernel["id"], runtime)) == [kernel["id"]]
    assert marked() == marked(None) == []
    assert marked(Incumbent("of.another.tree", runtime)) == [], "it is not in the space"
    other = next(k["id"] for k in everything["kernels"] if k["id"] != kernel["id"])
    assert marked(Incumbent(kernel["id"], runtime), patterns=[other]) == [kernel["id"]]


@pytest.mark.parametrize("given", [{}, [], [None, None], ["k"], [{"kernel": "k"}], [{"kernel": "k", "runtime": 1}]])
def test_incumbents_that_are_none_are_refused(given):
    with pytest.raises(UsageError, match="incumbent"):
        parse_incumbents(given, 1)
