"""`serve`: a program at stdin and stdout says what is measured, JSON a line. Each test is such a program."""

import json
import os
import signal
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = Path(os.environ.get("TILEWRIGHT_BUILD_DIR", ROOT / "build"))
PROGRAM = BUILD / "autotune" / "tilewright-autotune"

# A mode that is right, with two blocks, and others that are wrong, do not compile, crash, hang.
FAULTY = """\
// tw: op     add_one(x: f32[n]) -> y: f32[n]
// tw: tune   MODE = 0, 1, 2, 3, 4; BLOCK = 256, 1024
// tw: where  MODE == 0 or BLOCK == 1024
// tw: default MODE, BLOCK = (0, 1024)
// tw: launch grid = ceil(n / BLOCK)
// tw: check  y == x + 1
// tw: shapes n = 1000
void add_one(const float* x, float* y, long long n, long long block_x) {
  const long long last = n < (block_x + 1) * BLOCK ? n : (block_x + 1) * BLOCK;
#if MODE == 2
#error "no such mode"
#elif MODE == 3
  __builtin_trap();
#elif MODE == 4
  for (volatile int i = 0;; i = i + 1) {}
#endif
  for (long long i = block_x * BLOCK; i < last; ++i) y[i] = x[i] + (MODE == 1 && i == 7 ? 2 : 1);
}
"""

pytestmark = pytest.mark.skipif(not PROGRAM.is_file(), reason=f"{PROGRAM} is not built")


@pytest.fixture(scope="module")
def cache(tmp_path_factory):
    """Of what all tests here compile."""
    return tmp_path_factory.mktemp("cache")


class Door:
    """A tuner that serves, and the journal that it leaves."""

    def __init__(self, folder: Path, cache: Path, *words: object) -> None:
        self.folder = folder
        (folder / "add_one.cc").write_text(FAULTY)
        places = ("--work", folder / "work", "--cache", cache, "--no-doctor", "--no-emit", "--threads", "1")
        command = [PROGRAM, "serve", "add_one.cc", *places, *(words or ("--budget", "1m"))]
        self.process = subprocess.Popen(
            [str(word) for word in command], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=(folder / "log.txt").open("w"), text=True, bufsize=1,
            env={**os.environ, "TILEWRIGHT_LLC_MIB": "16", "TMPDIR": str(folder), "TILEWRIGHT_LOCKS": str(folder)},
        )  # fmt: skip

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.communicate()

    def hear(self) -> dict:
        line = self.process.stdout.readline()
        assert line, (self.folder / "log.txt").read_text()
        return json.loads(line)

    def say(self, **request: object) -> None:
        self.process.stdin.write(json.dumps(request) + "\n")

    def measure(self, *configs: object) -> list[dict]:
        self.say(command="measure", configs=configs)
        return [self.hear() for _ in configs]

    def journal(self, phase: str) -> list[dict]:
        (path,) = (self.folder / "work" / "journal").glob("*.jsonl")
        return [line for line in map(json.loads, path.read_text().splitlines()) if line.get("phase") == phase]

    def records(self) -> list[dict]:
        return [json.loads(line) for path in self.folder.glob("tuning_db/*/*.jsonl") for line in path.open()]


def test_what_is_asked_for_is_measured_and_the_best_is_recorded(tmp_path, cache):
    with Door(tmp_path, cache) as door:
        space = door.hear()
        assert (space["phase"], space["schema"], space["number"]) == ("space", "tilewright.serve/1", 0)
        assert space["op"] == "add_one" and space["sizes"] == {"n": 1000} and space["threads"] == 1
        assert space["parameters"] == {"BLOCK": [256, 1024], "MODE": [0, 1, 2, 3, 4]}
        assert list(space["rejected"].values()) == [4]
        configs = {each["index"]: each["config"] for each in space["candidates"]}
        assert len(configs) == 6
        (default,) = space["measured"]
        assert default["index"] == space["default"] and default["time"]["n"] == len(default["us"]) > 0

        other = next(i for i, config in configs.items() if config["MODE"] == 0 and i != space["default"])
        by_values, by_index = door.measure({**configs[other], "MODE": 0}, other)
        assert by_values["config"] == configs[other] and by_values["index"] == other
        assert by_values["time"]["min_us"] <= by_values["time"]["median_us"] and by_values["time"]["error_us"] >= 0
        assert "replayed" not in by_values and by_index["replayed"] and by_index["us"] == by_values["us"]
        assert len([line for line in door.journal("search") if line["kernel"] == by_values["kernel"]]) == 1

        door.say(command="finish", number=0)
        decided = door.hear()
        assert decided["phase"] == "decided" and decided["record"]["config"]["MODE"] == 0
        end = door.hear()
        assert end["phase"] == "end" and end["report"]["totals"]["tuned"] == 1
        assert door.process.wait(timeout=300) == 0
        assert door.records() == [decided["record"]]


def test_what_fails_says_why_in_the_words_of_the_journal(tmp_path, cache):
    with Door(tmp_path, cache) as door:
        door.hear()
        wrong, refused, crashed = door.measure({"MODE": 1}, {"MODE": 2}, {"MODE": 3})
        assert wrong["invalidity"] == "correctness" and "y[7]" in wrong["reason"]
        assert refused["invalidity"] == "compile" and "no such mode" in refused["reason"]
        assert crashed["invalidity"] == "runtime" and crashed["fatal"] and "SIG" in crashed["reason"]
        journaled = {line["kernel"]: line for line in door.journal("compile") + door.journal("search")}
        for answer in (wrong, refused, crashed):
            assert journaled[answer["kernel"]]["reason"] == answer["reason"]
        unlisted, no_value, no_name, no_index = door.measure({"MODE": 1, "BLOCK": 256}, {"BLOCK": 7}, {"BLOK": 256}, 99)
        assert all(each["invalidity"] == "constraints" and each["index"] is None
                   for each in (unlisted, no_value, no_name, no_index))  # fmt: skip
        assert "a rule rejects it" in unlisted["reason"]
        assert no_value["reason"] == "BLOCK is 7; valid are 256, 1024"
        assert no_name["reason"] == "there is no parameter BLOK; valid are MODE, BLOCK"
        assert no_index["reason"] == "99 is no candidate's index; valid are 0 to 5"
        door.say(command="finish")
        assert door.hear()["record"]["config"]["MODE"] == 0


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("garbage", "syntax error"),
        ("[1]", "no object"),
        ('{"command": "fly"}', "valid are measure, finish, abort"),
        ('{"command": "measure"}', "configs is missing"),
        ('{"command": "measure", "configs": []}', "configs is empty"),
        ('{"command": "measure", "configs": ["BLOCK"]}', "valid are objects"),
        ('{"command": "measure", "config": [0]}', "there is no config"),
        ('{"command": "finish", "number": 3}', "number is 3, and the problem at hand is 0"),
        ('{"command": "finish", "command": "abort"}', "there twice"),
        ("[" * 100, "nested too deeply"),
        ("x" * 40_000_000, "syntax error"),
        ("\x00\x01", "zero byte"),
    ],
)
def test_lines_that_say_nothing_cost_one_error_each(lines_door, line, reason):
    lines_door.process.stdin.write(line + "\n")
    answer = lines_door.hear()
    assert answer["phase"] == "error" and reason in answer["reason"], answer
    (known,) = lines_door.measure(0)
    assert known["index"] == 0 and known["phase"] == "search"


@pytest.fixture(scope="module")
def lines_door(tmp_path_factory, cache):
    with Door(tmp_path_factory.mktemp("lines"), cache) as door:
        door.hear()
        yield door
        door.say(command="finish")
        assert door.hear()["phase"] == "decided"


def test_what_was_measured_outlives_whoever_leaves(tmp_path, cache):
    measured: dict[int, list[float] | None] = {}
    for life, way in enumerate(("SIGKILL", "abort", "end of stdin", "SIGINT", "finish")):
        with Door(tmp_path, cache, "--budget", "2m", "--resume") as door:
            space = door.hear()
            assert all(each.get("replayed") for each in space["measured"]) or life == 0
            for index, us in measured.items():
                (again,) = door.measure(index)
                assert again["replayed"] and again.get("us") == us
            (new,) = door.measure(next(i for i, c in enumerate(space["candidates"]) if c["config"]["MODE"] == life))
            if life < 2:
                measured[new["index"]] = new.get("us")
            if way in ("finish", "abort"):
                door.say(command=way)
            elif way == "end of stdin":
                door.process.stdin.close()
                door.process.stdin = None
            else:
                door.process.send_signal(getattr(signal, way))
            if way == "finish":
                assert door.hear()["phase"] == "decided"
            assert door.process.wait(timeout=300) == {"SIGKILL": -signal.SIGKILL, "finish": 0}.get(way, 130)
            assert len(door.records()) == (1 if way == "finish" else 0)
    asked = [line["kernel"] for line in door.journal("search")]
    assert len(asked) == len(set(asked))


def test_the_end_of_the_budget_ends_the_search_and_decides(tmp_path, cache):
    with Door(tmp_path, cache, "--budget", "4s", "--candidate-timeout", "60") as door:
        assert door.hear()["phase"] == "space"
        *cut, unlisted = door.measure({"MODE": 4}, {"MODE": 0, "BLOCK": 256}, {"BLOCK": 9})  # the first one hangs
        assert unlisted["invalidity"] == "constraints" and "cut_off" not in unlisted
        assert cut[0]["cut_off"] and cut[0]["config"] == {"MODE": 4} and "budget ran out" in cut[0]["reason"]
        decided = door.hear()  # by the default alone, if what was left sufficed for its final
        assert decided["phase"] == "decided"
        if "record" in decided:
            assert decided["record"]["config"]["MODE"] == 0
        else:
            assert "budget ran out" in decided["reason"]


def test_problems_come_one_after_the_other(tmp_path, cache):
    with Door(tmp_path, cache, "--shapes", "n=1000", "--shapes", "n=2000", "--budget", "1m") as door:
        for number, n in enumerate((1000, 2000)):
            space = door.hear()
            assert (space["number"], space["sizes"]) == (number, {"n": n})
            door.say(command="finish", number=number)
            assert door.hear()["record"]["shape"] == {"n": n}
        assert door.hear()["phase"] == "end"
        assert {record["shape"]["n"] for record in door.records()} == {1000, 2000}


def test_what_cannot_be_measured_is_wrong_usage(tmp_path, cache):
    with Door(tmp_path, cache, "--arch", "sm80") as door:
        assert door.process.wait(timeout=300) == 2
        assert "nothing can be measured" in (tmp_path / "log.txt").read_text()
