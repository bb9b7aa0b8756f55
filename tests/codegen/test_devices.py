"""Device files: each is complete and agrees with its arch and its own datasheet, what a wrong one says, and that one
more is one file more; predictions are for the device that is asked for."""

import json

import pytest
from records import record

from codegen.load import DEVICE_FOLDER, device_from_json, load_archs, load_devices
from codegen.manifest import build
from codegen.model import CodegenError, Values
from codegen.problems import make_problem
from codegen.resolve import Line, Resolver, Unresolved

GEFORCE_AND_PRO = "rtx-3090 rtx-4090 rtx-5090 rtx-6000-ada rtx-a6000 rtx-pro-6000"
CUDA = f"t4 a100-40gb a100-80gb a10g l4 l40s h100-pcie h100-sxm h200 gh200 b200 b300 jetson-agx-orin {GEFORCE_AND_PRO}"
DEFAULTS = {
    "sm75": "t4", "sm80": "a100-80gb", "sm86": "rtx-a6000", "sm89": "l40s", "sm90a": "h200", "sm100f": "b200",
    "sm120f": "rtx-5090", "ptx80": "jetson-agx-orin", "x86-64-v2": "xeon-e5-2690",
    "x86-64-v3": "epyc-7763", "x86-64-v4": "xeon-8480",
    "x86-64-v4-vnni": "xeon-8380", "x86-64-v4-bf16": "epyc-9654", "x86-64-v4-amx": "xeon-8592",
}  # fmt: skip
MiB = 2**20


def test_the_devices_of_the_tree(archs):
    devices = load_devices()
    assert {d.name for d in devices.values() if archs[d.arch].kind == "cuda"} == set(CUDA.split())
    assert {arch.name: arch.device.name for arch in archs.values()} == DEFAULTS
    for arch in archs.values():
        assert arch.devices[0] is arch.device and {d.arch for d in arch.devices} == {arch.name}


@pytest.mark.parametrize("name", sorted(path.stem for path in DEVICE_FOLDER.glob("*.json")))
def test_a_device_agrees_with_its_file_its_arch_and_its_datasheet(archs, name):
    device = load_devices()[name]
    assert all(source.startswith("https://") for source in device.sources)
    features, kind = archs[device.arch].features, archs[device.arch].kind
    assert kind == "cpu" or {t for t in device.flops_per_clock if t in ("f16", "bf16")} == features & {"f16", "bf16"}
    assert set(device.datasheet_tflops) <= set(device.flops_per_clock)
    assert device.datasheet_tflops or kind == "cpu"
    for dtype, tflops in device.datasheet_tflops.items():
        assert device.peak_flops(dtype) == pytest.approx(tflops * 1e12, rel=0.02), dtype


def test_three_products_of_tf32_in_one_are_a_third_as_many_unless_f32_is_faster():
    devices = load_devices()
    for name, of in (("h100-sxm", "tf32"), ("a100-80gb", "tf32"), ("rtx-3090", "f32")):
        peak = devices[name].peak_flops(of)
        assert devices[name].peak_flops("tf32x3") == pytest.approx(peak / 3 if of == "tf32" else peak)


def test_no_two_devices_are_called_alike():
    names = [name for device in load_devices().values() for name in device.driver_names]
    assert len(names) == len(set(names))


def test_what_was_predicted_before_devices_had_files_is_predicted_still(archs):
    """The figures that the archs had: records of the defaults were ranked by them."""
    before = {
        "sm75": (40, 1590, 320, 4 * MiB), "sm80": (108, 1410, 2039, 40 * MiB), "sm86": (84, 1800, 768, 6 * MiB),
        "sm89": (142, 2520, 864, 96 * MiB), "sm90a": (132, 1830, 4800, 50 * MiB),
        "sm100f": (148, 1850, 8000, 132644864),
        "sm120f": (170, 2407, 1792, 96 * MiB), "x86-64-v3": (64, 3500, 204.8, MiB // 2),
        "x86-64-v4": (56, 3000, 307.2, 2 * MiB),
    }  # fmt: skip
    facts = {a.name: (a.device.compute_units, a.device.clock_mhz, a.device.memory_gb_per_s, a.device.l2_bytes)
             for a in archs.values() if a.name in before}  # fmt: skip
    assert facts == before


def one_more(tmp_path, **change):
    data = json.loads((DEVICE_FOLDER / "l4.json").read_text()) | {"name": "l5", "driver_names": ["NVIDIA L5"]} | change
    (tmp_path / "devices").mkdir()
    (tmp_path / "devices" / "l5.json").write_text(json.dumps(data))
    return tmp_path


def test_one_more_device_is_one_file(tmp_path):
    sm89 = load_archs([one_more(tmp_path)])["sm89"]
    assert "l5" in [device.name for device in sm89.devices] and sm89.device.name == "l40s"
    assert sm89.as_on("NVIDIA L5").device.name == "l5"
    assert sm89.as_on("NVIDIA L6").device.name == "l40s", "who is unknown is taken for the default one"


@pytest.mark.parametrize(
    ("change", "message"),
    [({"name": "l4"}, "device l4 is already defined"), ({"arch": "sm42"}, "unknown arch 'sm42'; valid are ptx80")],
)
def test_a_wrong_place_says_what_is_wrong(tmp_path, change, message):
    with pytest.raises(CodegenError, match=message):
        load_archs([one_more(tmp_path, **change)])


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"colour": "red"}, "unknown field 'colour'"),
        ({"clock_mhz": 0}, "clock_mhz is 0; valid are numbers above 0"),
        ({"l2_bytes": "4 MiB"}, "l2_bytes is '4 MiB'; valid are numbers above 0"),
        ({"driver_names": []}, "driver_names is .*; valid is a list of at least one"),
        ({"flops_per_clock": {"f16": 1024}}, "flops_per_clock has no f32"),
    ],
)
def test_a_wrong_file_says_what_is_wrong(change, message):
    data = json.loads((DEVICE_FOLDER / "l4.json").read_text()) | change
    with pytest.raises(CodegenError, match=f"l4.json: {message}"):
        device_from_json(data, "l4.json")


def test_a_missing_field_is_named():
    data = json.loads((DEVICE_FOLDER / "l4.json").read_text())
    del data["memory_gb_per_s"]
    with pytest.raises(CodegenError, match="missing field 'memory_gb_per_s'"):
        device_from_json(data, "l4.json")


def test_predictions_are_for_the_device(gemm, archs):
    arch = archs["sm89"]
    sizes = {"M": 4096, "N": 4096, "K": 4096}
    problem = make_problem(gemm, Values(dtype="bf16", layout="nt"), sizes)
    manifests = {d.name: build(gemm, arch.predicting(d), [problem], limit=8).data for d in arch.devices}
    best = {name: data["problems"][0]["candidates"][0]["predicted_us"] for name, data in manifests.items()}
    roof = {name: data["problems"][0]["roofline_us"] for name, data in manifests.items()}
    assert all(best[name] > roof[name] for name in best)
    assert best["l4"] > 2 * best["l40s"], "less than half of its compute units, at a lower clock"
    assert manifests["l4"]["device"]["name"] == "l4"
    assert {kernel["hash"] for kernel in manifests["l4"]["kernels"]}, "kernels are the arch's, whatever the device"


def test_what_a_device_was_offered_is_legal_in_its_records(ops, archs):
    """attention_decode offers as many CTAs as there are compute units: other numbers on other devices."""
    op, arch = ops["attention_decode"], archs["sm89"]
    sizes = {"B": 1, "Hq": 32, "Hkv": 8, "Sq": 1, "Sk": 8192, "D": 128}

    def resolved(device_name: str, ctas: int) -> str:
        entry = record(op, arch, sizes, {"dtype": "bf16", "kv_cache": "contiguous"}, family="split_kv")
        entry["runtime"] |= {"ctas": ctas}
        entry["device"] |= {"name": device_name}
        try:
            Resolver(ops, archs).resolve(Line("x", 1, json.dumps(entry).encode()), anywhere=True)
        except Unresolved as reason:
            return reason.kind
        return "ok"

    assert resolved("NVIDIA L4", 58) == "ok"
    assert resolved("NVIDIA L4", 142) == "ok", "a record that is older than the device's file"
    assert resolved("NVIDIA L40S", 58) == "stale"
