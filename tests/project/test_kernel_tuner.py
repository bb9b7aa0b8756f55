"""To Kernel Tuner and back, with Kernel Tuner from PyPI: it reads the T1, T4 and cache files that `db export` writes,
and `replay` reads what it writes. No GPU: it searches in simulation, and compiles one C kernel."""

import fcntl
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from test_tune_file import BUILD, PROGRAM, VECTOR_ADD_CPU, write

ROOT = Path(__file__).parents[2]
# Kernel Tuner, and of what it asks for only what is imported here: all of it is half a gigabyte.
PACKAGES = (
    "kernel_tuner==1.5.0",
    "attrs==26.1.0",
    "jsonschema==4.26.0",
    "jsonschema-specifications==2025.9.1",
    "numpy==2.4.6",
    "packaging==26.4",
    "python-constraint2==2.9.0",
    "referencing==0.37.0",
    "rpds-py==2026.9.1",
    "typing_extensions==4.16.0",
    "xmltodict==1.0.4",
)
# With a candidate that gives a wrong result.
FAULTY = VECTOR_ADD_CPU.replace("c[i] = a[i] + b[i];", "c[i] = a[i] + b[i] + (BLOCK == 16384 && i == 7);")

SIMULATE = """
import json, sys, warnings
from pathlib import Path
warnings.simplefilter("ignore")
import jsonschema, kernel_tuner
from kernel_tuner import file_utils
from kernel_tuner.interface import tune_cache, tune_kernel_T1
folder = Path(sys.argv[1])
(t4,), (t1,), (cache,) = (sorted(folder.glob("*." + name + ".json")) for name in ("t4", "t1", "cache"))
jsonschema.validate(json.loads(t4.read_text()), file_utils.output_file_schema("results")[1])
_, results = tune_kernel_T1(t1, cache_filepath=cache, simulation_mode=True)
found, _ = tune_kernel_T1(t1, cache_filepath=cache, simulation_mode=True, output_T4=False)
_, environment = tune_cache(str(cache), quiet=True)
file_utils.store_output_file(str(folder / "theirs_T4.json"), found, {"BLOCK": [1024, 4096, 16384]})
told = [[each["configuration"], each["invalidity"], each["measurements"][0]["value"]] for each in results["results"]]
print(json.dumps({"t1": told, "best": environment["best_config"]}, default=str))
"""

FINALISTS = """
import json, sys, warnings
from pathlib import Path
warnings.simplefilter("ignore")
from kernel_tuner.interface import tune_kernel_T1
(t1,), (cache,) = (Path(sys.argv[1]).glob("*." + name + ".json") for name in ("t1", "cache"))
_, results = tune_kernel_T1(t1, cache_filepath=cache, simulation_mode=True)
told = [[each["configuration"]["kernel"], each["measurements"][0]["value"]] for each in results["results"]]
print(json.dumps(told, default=str))
"""

COMPILE = """
import sys
import numpy, kernel_tuner
from kernel_tuner import file_utils
space = {"unroll": [1, 2, 4]}
a, b = (numpy.full(1000, each, numpy.float32) for each in (1, 2))
text = '''#include <chrono>
extern "C" float add(float* c, const float* a, const float* b, int n) {
  const auto before = std::chrono::steady_clock::now();
  for (int i = 0; i < n; ++i) c[i] = a[i] + b[i] + (unroll == 4 ? 0 : 0);
  return std::chrono::duration<float, std::milli>(std::chrono::steady_clock::now() - before).count() + 1e-4f;
}'''
results, _ = kernel_tuner.tune_kernel("add", text, 1000, [numpy.zeros_like(a), a, b, numpy.int32(1000)], space,
    lang="C", compiler="g++", answer=[a + b, None, None, None], cache=sys.argv[1] + "/compiled.json", quiet=True)
file_utils.store_output_file(sys.argv[1] + "/compiled_T4.json", results, space)
"""

pytestmark = pytest.mark.skipif(not PROGRAM.is_file(), reason=f"{PROGRAM} is not built")


@pytest.fixture(scope="module")
def kernel_tuner() -> Path:
    """A folder of it in the build, made once."""
    place = BUILD / "kernel_tuner" / f"{sys.version_info.major}.{sys.version_info.minor}"
    place.parent.mkdir(exist_ok=True)
    mark = place / "installed"
    with open(place.parent / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if mark.is_file() and mark.read_text() == " ".join(PACKAGES):
            return place
        install = (sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--upgrade", "--target", place)
        done = subprocess.run(list(map(str, (*install, *PACKAGES))), capture_output=True, text=True, timeout=600)
        if done.returncode != 0:
            pytest.skip(
                f"Kernel Tuner can't be had from PyPI: {(done.stderr.strip() or 'pip failed').splitlines()[-1]}"
            )
        mark.write_text(" ".join(PACKAGES))
    return place


def ours(folder: Path, *words: object) -> str:
    done = subprocess.run(list(map(str, (PROGRAM, *words))), cwd=folder, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def theirs(place: Path, text: str, *words: object) -> str:
    command = [sys.executable, "-c", text, *map(str, words)]
    environment = os.environ | {"PYTHONPATH": str(place)}
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, env=environment)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def exported(tmp_path_factory) -> Path:
    """What a run tried, as T4, T1 and a cache file."""
    folder = tmp_path_factory.mktemp("exported")
    write(folder, FAULTY, "vector_add.cc")
    places = ("--work", "work", "--cache", "cache", "--no-emit", "--no-doctor", "--threads", 1)
    ours(folder, "tune", "vector_add.cc", *places, "--shapes", 20000, "--budget", "5s", "--strategy", "exhaustive")
    for name in ("t4", "t1"):
        journal = ("--journal", "work/journal/0001.jsonl", "--templates", "vector_add.cc")
        ours(folder, "db", "export", "out", "--format", name, *journal)
    return folder / "out"


def test_kernel_tuner_searches_what_we_recorded_and_we_search_what_it_wrote(kernel_tuner, exported, tmp_path):
    told = json.loads(theirs(kernel_tuner, SIMULATE, exported).splitlines()[-1])
    (t4,) = exported.glob("*.t4.json")
    recorded = json.loads(t4.read_text())["results"]
    measured = {each["configuration"]["BLOCK"]: each for each in recorded}
    assert {block: each["invalidity"] for block, each in measured.items()} == {
        1024: "correct",
        4096: "correct",
        16384: "correctness",
    }
    times = {
        configuration["BLOCK"]: value for configuration, invalidity, value in told["t1"] if invalidity == "correct"
    }
    assert times == {block: measured[block]["measurements"][0]["value"] for block in (1024, 4096)}
    assert [invalidity for configuration, invalidity, _ in told["t1"] if configuration["BLOCK"] == 16384] == ["runtime"]
    assert told["best"]["BLOCK"] == min(times, key=times.get)
    replayed = ("replay", "--strategy", "random", "--seeds", 2, "--budget", 1, "--json")
    for file in (exported / "theirs_T4.json", next(exported.glob("*.cache.json")), t4):
        (space,) = json.loads(ours(tmp_path, *replayed, file))["spaces"]
        assert (space["candidates"], space["failed"]) == (3, 1), file


def test_kernel_tuner_searches_the_finalists_of_a_record(kernel_tuner, tmp_path):
    """The tree's own, of a product with a default that did not win."""
    words = ("--db", ROOT / "tuning_db", "--device", "amd-epyc-25-17-2c", "--op", "gemm", "--shapes", "512,512,512")
    records = json.loads(ours(tmp_path, "db", "show", "--json", *words))
    record = next(each for each in records if each["threads"] == 1)
    line = tmp_path / "db" / record["device"]["key"] / "gemm.jsonl"
    line.parent.mkdir(parents=True)
    line.write_text(json.dumps(record) + "\n")
    ours(tmp_path, "db", "export", "t1", "--format", "t1", "--db", "db")
    told = json.loads(theirs(kernel_tuner, FINALISTS, tmp_path / "t1").splitlines()[-1])
    known = {each["kernel"] for each in record["finalists"]} | {record["kernel"], record["default"]["kernel"]}
    assert {kernel for kernel, _ in told} == known
    assert min(value for _, value in told) * 1e3 <= record["time"]["median_us"] * (1 + 1e-9)


def test_what_kernel_tuner_compiled_and_timed_is_replayed(kernel_tuner, tmp_path):
    theirs(kernel_tuner, COMPILE, tmp_path)
    files = [tmp_path / name for name in ("compiled_T4.json", "compiled.json")]
    told = json.loads(ours(tmp_path, "replay", "--strategy", "random", "--seeds", 2, "--budget", 1, "--json", *files))
    assert [(space["candidates"], space["failed"]) for space in told["spaces"]] == [(3, 0)] * 2
