"""Arch descriptors: those of the tree, what a wrong one says, and that one more is one file more."""

import json

import pytest

from codegen.load import ARCH_FOLDER, DEVICE_FOLDER, arch_from_json, load_archs, load_devices, load_ops
from codegen.model import CodegenError, Values
from codegen.space import all_attributes, default_chain, enumerate_space

CUDA_NAMES = ["ptx80", "sm75", "sm80", "sm86", "sm89", "sm90a", "sm100f", "sm120f"]
NAMES = [*CUDA_NAMES, "x86-64-v2", "x86-64-v3", "x86-64-v4", "x86-64-v4-vnni", "x86-64-v4-bf16", "x86-64-v4-amx"]
# What code of each runs on, of the capabilities that GPUs have, as the CUDA Programming Guide promises (compute
# capabilities). An 8.7 is no desktop's, so no desktop's code is promised to run there.
RUNS_ON = {
    "sm75": {"7.5"}, "sm80": {"8.0", "8.6", "8.9"}, "sm86": {"8.6", "8.9"}, "sm89": {"8.9"}, "sm90a": {"9.0"},
    "sm100f": {"10.0", "10.3"}, "sm120f": {"12.0", "12.1"}, "ptx80": set(),
}  # fmt: skip


def test_the_archs_of_the_tree(archs):
    assert list(archs) == NAMES
    for arch in archs.values():
        assert arch.sources, f"{arch.name} says where its numbers are from"
        assert arch.device.peak_flops("f32") > 0
        if arch.kind == "cuda":
            number = arch.name.removeprefix("ptx").removeprefix("sm")
            assert arch.virtual == "compute_" + number
            assert arch.real == (arch.virtual if arch.is_ptx else "sm_" + number)
            assert {f"{arch.major}.{minor}" for minor in arch.minors} == RUNS_ON[arch.name]
            assert arch.limits.smem_bytes_per_cta <= arch.limits.smem_bytes_per_sm
        else:
            assert arch.cpu_flags and arch.flags


def test_an_arch_lacks_what_its_generation_lacks(archs):
    assert not archs["sm75"].features & {"bf16", "cp_async", "mma_f16", "mma_bf16", "mma_tf32"}
    assert "wgmma" in archs["sm90a"].features and "wgmma" not in archs["sm100f"].features
    assert "tma" not in archs["sm89"].features


@pytest.mark.parametrize(
    ("name", "to", "families"),
    [
        ("x86-64-v4-bf16", "x86-64-v4", {"cpu_pairs", "cpu_flash"}),
        ("x86-64-v4-amx", "x86-64-v4-bf16", {"cpu_pairs", "cpu_bytes"}),
        ("x86-64-v4-vnni", "x86-64-v4", {"cpu_bytes"}),
    ],
)
def test_an_arch_that_adds_to_another_has_kernels_only_of_what_it_adds(archs, name, to, families):
    ops = load_ops()
    arch, lesser = archs[name], archs[to]
    assert arch.rank > lesser.rank and set(arch.cpu_flags) > {flag for flag in lesser.cpu_flags if flag[0] != "!"}
    assert arch.adds == arch.features - lesser.features - {"bf16"}
    found = {k.family.name for op in ops.values() for a in all_attributes(op) for k in default_chain(op, arch, a)}
    assert found == families
    rejected = enumerate_space(ops["gemm"], arch, [Values(dtype="f32", layout="nn")]).rejected
    assert f"cpu_direct: makes nothing of what {name} adds, which runs the kernels of lesser archs" in rejected


def test_what_runs_everywhere_asks_no_more_than_the_least_gpu_has(archs):
    later = [arch for arch in archs.values() if arch.kind == "cuda" and arch.rank >= 80]
    limits = ("smem_bytes_per_cta", "threads_per_sm", "ctas_per_sm", "smem_bytes_per_sm")
    for name in limits:
        assert getattr(archs["ptx80"].limits, name) == min(getattr(arch.limits, name) for arch in later)
    assert all(archs["ptx80"].features <= arch.features for arch in later)


@pytest.mark.parametrize(("exact", "minors"), [(True, (9,)), (False, (9,))])
def test_a_descriptor_of_0_25_is_read(exact, minors):
    data = json.loads((ARCH_FOLDER / "sm89.json").read_text())
    del data["minors"]
    assert arch_from_json(data | {"exact": exact}, load_devices(), "sm89.json").minors == minors


def test_one_more_arch_is_one_file_and_one_for_its_device(tmp_path):
    data = json.loads((ARCH_FOLDER / "sm89.json").read_text())
    data |= {"name": "sm88", "major": 8, "minor": 8, "virtual": "compute_87", "real": "sm_87", "rank": 88}
    (tmp_path / "sm88.json").write_text(json.dumps(data | {"default_device": "mine"}))
    with pytest.raises(CodegenError, match=r"default_device is 'mine'; valid .* there is none"):
        load_archs([tmp_path])
    device = json.loads((DEVICE_FOLDER / "l4.json").read_text()) | {"name": "mine", "arch": "sm88"}
    (tmp_path / "devices").mkdir()
    (tmp_path / "devices" / "mine.json").write_text(json.dumps(device))
    assert set(load_archs([tmp_path])) == {*NAMES, "sm88"}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"kind": "tpu"}, "kind is 'tpu'; valid are cuda, cpu"),
        ({"colour": "red"}, "unknown field 'colour'"),
        ({"limits": {"smem": 1}}, "unexpected keyword argument 'smem'"),
        ({"default_device": "l4"}, "default_device is 'l4'; valid are a100-40gb, a100-80gb"),
    ],
)
def test_a_wrong_descriptor_says_what_is_wrong(change, message):
    data = json.loads((ARCH_FOLDER / "sm80.json").read_text()) | change
    with pytest.raises(CodegenError, match=message):
        arch_from_json(data, load_devices(), "sm80.json")


def test_a_name_is_taken_once(tmp_path):
    (tmp_path / "mine.json").write_text((ARCH_FOLDER / "sm80.json").read_text())
    with pytest.raises(CodegenError, match="arch sm80 is already defined"):
        load_archs([tmp_path])
