"""`db pull`, `db push` and `db verify` as a user calls them, against a web server of this machine that says what it is
told to: what is shared comes across whole, chooses among linked kernels only, and nothing a place says does harm."""

import hashlib
import http.server
import json
import os
import re
import shutil
import socket
import subprocess
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from test_db import PROGRAM, ROOT, read, tree_of, write

BUILD = PROGRAM.parents[1]
EXPLAIN = BUILD / "src" / "tilewright-explain"
RECORDS = ROOT / "tuning_db" / "amd-epyc-25-17-2c" / "gemm.jsonl"
KEY = "made-up-cpu-2c"

pytestmark = pytest.mark.skipif(not PROGRAM.is_file(), reason=f"{PROGRAM} is not built")


class Server(http.server.ThreadingHTTPServer):
    """Serves a folder, but for what `answers` has: path -> a function of the handler."""

    def __init__(self, folder):
        self.answers = {}
        self.asked = []

        class Handler(http.server.SimpleHTTPRequestHandler):
            def do_GET(self):
                self.server.asked.append(self.path)
                answer = self.server.answers.get(self.path)
                answer(self) if answer else super().do_GET()

            def log_message(self, *words):
                pass

        super().__init__(("127.0.0.1", 0), lambda *words: Handler(*words, directory=str(folder)))
        self.url = f"http://127.0.0.1:{self.server_address[1]}"


@pytest.fixture
def place(tmp_path):
    (tmp_path / "place").mkdir()
    return tmp_path / "place"


@pytest.fixture
def server(place):
    server = Server(place)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture
def data(tmp_path):
    """XDG_DATA_HOME of the programs."""
    return tmp_path / "data"


@pytest.fixture
def run(tmp_path, data):
    def run(*words, status=0, **environment):
        (tmp_path / "tmp").mkdir(exist_ok=True)
        variables = {k: v for k, v in os.environ.items() if not k.lower().endswith("_proxy") and k != "TILEWRIGHT_DB"}
        temporary = str(tmp_path / "tmp")
        variables |= {"XDG_DATA_HOME": str(data), "TMPDIR": temporary, "TILEWRIGHT_LOCKS": temporary} | environment
        done = subprocess.run(list(map(str, words)), capture_output=True, text=True, timeout=300, env=variables)
        assert status is None or done.returncode == status, done.stdout + done.stderr
        assert not list((tmp_path / "tmp").glob("*")), "something is left in the temporary folder"
        return done

    return run


def of_device(key, records):
    return [record | {"device": record["device"] | {"key": key}} for record in records]


@pytest.fixture(scope="module")
def records():
    """Of linked kernels, on a CPU that nobody has."""
    found = of_device(KEY, read(RECORDS)[:4])
    assert len(found) == 4
    return found


@pytest.fixture(scope="module")
def pushed_once(records, tmp_path_factory):
    folder = tmp_path_factory.mktemp("pushed")
    write(folder / "mine" / KEY / "gemm.jsonl", records)
    words = [PROGRAM, "db", "push", folder / "place", "--db", folder / "mine"]
    subprocess.run(list(map(str, words)), check=True, capture_output=True, timeout=300)
    return folder / "place"


@pytest.fixture
def pushed(pushed_once, place, records, tmp_path):
    write(tmp_path / "mine" / KEY / "gemm.jsonl", records)
    shutil.copytree(pushed_once, place, dirs_exist_ok=True)
    return place


def pulled(data, key=KEY):
    path = data / "tilewright" / "shared" / key / "gemm.jsonl"
    return read(path) if path.exists() else []


def test_what_is_pushed_is_pulled_with_its_origin(run, pushed, server, records, data):
    done = run(PROGRAM, "db", "pull", server.url, "--device", "made-up", "--json")
    told = json.loads(done.stdout)
    assert (told["added"], told["refused"], told["place"]) == (4, [], server.url)
    found = pulled(data)
    assert [record.pop("origin")["from"] for record in found] == [server.url] * 4
    assert found == records
    again = json.loads(run(PROGRAM, "db", "pull", server.url, "--device", "made-up", "--json").stdout)
    assert (again["added"], again["replaced"], again["same"]) == (0, 0, 4)
    assert ", 0 findings" in run(PROGRAM, "db", "lint", "--db", data / "tilewright" / "shared").stdout


def test_a_device_gets_only_what_is_its_own(run, pushed, server, records, data, tmp_path):
    write(tmp_path / "other" / "another-cpu-4c" / "gemm.jsonl", of_device("another-cpu-4c", records))
    run(PROGRAM, "db", "push", pushed, "--db", tmp_path / "other")
    run(PROGRAM, "db", "pull", server.url, "--device", "another")
    assert [path.split("/")[1] for path in server.asked] == ["index.json", "another-cpu-4c"]
    assert not pulled(data) and len(pulled(data, "another-cpu-4c")) == 4
    none = run(PROGRAM, "db", "pull", server.url)
    assert f"it has those of another-cpu-4c, {KEY}" in none.stderr and len(server.asked) == 3


def test_an_op_that_nobody_has_is_named(run, pushed, server):
    said = "--op is 'gemmm', which no record has and nothing that is linked; nearest: gemm, "
    assert said in run(PROGRAM, "db", "pull", server.url, "--op", "gemmm", status=2).stderr
    assert said in run(PROGRAM, "db", "push", pushed, "--db", pushed.parent / "mine", "--op", "gemmm", status=2).stderr


def test_the_library_chooses_by_it_and_own_records_win(run, place, records, data, tmp_path):
    if "avx512f" not in Path("/proc/cpuinfo").read_text():
        pytest.skip("records are of x86-64-v4, which this machine has not")
    record = next(record for record in read(RECORDS) if record["threads"] == 1)
    write(tmp_path / "mine" / KEY / "gemm.jsonl", of_device(KEY, [record]))
    run(PROGRAM, "db", "push", place, "--db", tmp_path / "mine")
    own = re.search(r"no records of ([a-z0-9.-]+)", run(PROGRAM, "db", "pull", place).stderr)[1]
    write(tmp_path / "here" / own / "gemm.jsonl", of_device(own, [record]))
    run(PROGRAM, "db", "push", place, "--db", tmp_path / "here")
    assert "1 added" in run(PROGRAM, "db", "pull", place).stdout
    words = [EXPLAIN, "--op", "gemm", "--threads", 1, "--shape", ",".join(map(str, record["shape"].values()))]
    words += [word for name, value in record["attributes"].items() for word in (f"--{name}", value)]
    told = run(*words).stdout
    assert record["kernel"] in told and "(shared layer)" in told and "exact" in told
    write(data / "tilewright" / own / "gemm.jsonl", of_device(own, [record]))
    assert "(user layer)" in run(*words).stdout
    verified = run(PROGRAM, "db", "verify")
    assert "1 records are right on this machine, 0 were removed" in verified.stdout
    assert "verified" in pulled(data, own)[0]["origin"]
    run(PROGRAM, "db", "pull", place)
    assert "verified" in pulled(data, own)[0]["origin"]
    # Of a kernel that is another one than was linked it says nothing: a miss.
    stale = of_device(own, [record | {"hash": "0" * 32}])
    write(data / "tilewright" / "shared" / own / "gemm.jsonl", stale)
    (data / "tilewright" / own / "gemm.jsonl").unlink()
    assert "(shared layer)" not in run(*words).stdout
    assert "1 were removed" in run(PROGRAM, "db", "verify", status=1).stdout and not pulled(data, own)


def test_what_a_place_no_longer_has_goes_and_others_stay(run, pushed, server, records, data, place, tmp_path):
    run(PROGRAM, "db", "pull", server.url, "--device", KEY)
    layer = data / "tilewright" / "shared" / KEY / "gemm.jsonl"
    found = read(layer)
    found[0]["origin"]["from"] = "https://elsewhere"
    write(layer, found)
    write(tmp_path / "less" / KEY / "gemm.jsonl", records[2:])
    run(PROGRAM, "db", "push", tmp_path / "second", "--db", tmp_path / "less")
    for path in (tmp_path / "second").rglob("*.json*"):
        target = place / path.relative_to(tmp_path / "second")
        target.write_bytes(path.read_bytes())
    told = json.loads(run(PROGRAM, "db", "pull", server.url, "--device", KEY, "--json").stdout)
    assert (told["gone"], told["same"]) == (1, 2)
    assert [record["origin"]["from"] for record in pulled(data)] == ["https://elsewhere", server.url, server.url]


def test_only_own_measurements_are_pushed_and_conflicts_are_decided(run, pushed, records, data, tmp_path):
    before = tree_of(pushed)
    foreign = records[0] | {"origin": {"from": "https://x", "pulled": "2026-01-01T00:00:00Z"}}
    predicted = records[1] | {"status": "predicted", "time": records[1]["time"] | {"n": 0}}
    stale = records[2] | {"hash": "0" * 32}
    write(tmp_path / "bad" / KEY / "gemm.jsonl", [foreign, predicted, stale])
    done = run(PROGRAM, "db", "push", pushed, "--db", tmp_path / "bad", status=2)
    assert "1 that are only predicted, 1 of others, 1 that do not hold here" in done.stderr
    later = records[3] | {"when": "2099-01-01T00:00:00Z"}
    write(tmp_path / "later" / KEY / "gemm.jsonl", [later])
    undecided = run(PROGRAM, "db", "push", pushed, "--db", tmp_path / "later", status=1)
    assert "--prefer" in undecided.stderr and tree_of(pushed) == before
    run(PROGRAM, "db", "push", pushed, "--db", tmp_path / "later", "--prefer", "newer", "--dry-run")
    assert tree_of(pushed) == before
    run(PROGRAM, "db", "push", pushed, "--db", tmp_path / "later", "--prefer", "newer")
    run(PROGRAM, "db", "pull", pushed, "--device", KEY)
    assert [record["when"] for record in pulled(data)][3] == "2099-01-01T00:00:00Z"
    assert before.items() - tree_of(pushed).items() == {("index.json", before["index.json"])}  # the older file stays


def test_another_librarys_algorithm_is_not_chosen_by_others(run, place, records, data, tmp_path):
    provider = {"name": "cublaslt", "version": "1", "algorithm": "x", "median_us": 0.001, "mad_us": 0, "n": 9}
    provider |= {"min_us": 0.001, "margin": 1, "max_error": 0}
    write(tmp_path / "mine" / KEY / "gemm.jsonl", [records[0] | {"provider": provider}])
    run(PROGRAM, "db", "push", place, "--db", tmp_path / "mine")
    run(PROGRAM, "db", "pull", place, "--device", KEY)
    (found,) = pulled(data)
    assert "provider" not in found and found["kernel"] == records[0]["kernel"]


def test_a_push_that_meets_another_writes_nothing(place, tmp_path):
    """The second one's index was made of one that is no longer there. And readers never see half of either."""
    from sharing.fault import SharingFault
    from sharing.folder import Folder
    from sharing.transfer import NONE, Asked, chosen, fetch, index_of, publish

    def mine(name, text):
        (tmp_path / name / "dev").mkdir(parents=True)
        (tmp_path / name / "dev" / "gemm.jsonl").write_text(text)
        return tmp_path / name

    shared = Folder(place)
    publish(shared, mine("a", "{}\n"), NONE)
    with pytest.raises(SharingFault, match="somebody else has pushed"):
        publish(shared, mine("b", "{}\n{}\n"), NONE)
    seen, stop = set(), threading.Event()

    def look():
        while not stop.is_set():
            index, _ = index_of(shared)
            (file,) = chosen(index, Asked(parts=["dev"]))
            folder = tmp_path / "seen"
            folder.mkdir(exist_ok=True)
            fetch(shared, [file], folder)
            seen.add(file.records)

    reader = threading.Thread(target=look)
    reader.start()
    for count in range(2, 60):
        publish(shared, mine(f"n{count}", "{}\n" * count), index_of(shared)[1])
    stop.set()
    reader.join()
    assert len(seen) > 1 and max(seen) <= 59
    assert not list(place.glob(".index*")) and not list(place.glob("dev/.*"))


def test_all_who_push_at_once_get_through(run, place, records, tmp_path, data):
    """Each one's index was fetched before the others' pushes."""
    for n in range(4):
        write(tmp_path / f"mine{n}" / KEY / "gemm.jsonl", [records[n]])
    with ThreadPoolExecutor(4) as pool:
        words = [(str(PROGRAM), "db", "push", str(place), "--db", str(tmp_path / f"mine{n}")) for n in range(4)]
        done = list(pool.map(lambda each: subprocess.run(each, capture_output=True, text=True, timeout=300), words))
    assert [each.returncode for each in done] == [0] * 4, [each.stderr for each in done]
    assert "4 added" in run(PROGRAM, "db", "pull", place, "--device", KEY).stdout
    assert pulled(data) and len(pulled(data)) == 4


# ---- what a hostile place can say: a function that makes it so, and what is then said


def index_with(change):
    def make(server, place):
        index = json.loads((place / "index.json").read_text())
        change(index)
        (place / "index.json").write_text(json.dumps(index))

    return make


def device(name):
    def change(index):
        index["devices"][name] = index["devices"].pop(KEY)

    return index_with(change)


def operator(name):
    def change(index):
        index["devices"][KEY][name] = index["devices"][KEY].pop("gemm")

    return index_with(change)


def of_file(**values):
    return index_with(lambda index: index["devices"][KEY]["gemm"].update(values))


def index_text(text):
    return lambda server, place: (place / "index.json").write_text(text)


def answer(status=200, headers=(), body=b"", where="/index.json", times=1):
    def send(handler):
        handler.send_response(status)
        for name, value in headers:
            handler.send_header(name, value)
        handler.end_headers()
        try:
            for _ in range(times):
                handler.wfile.write(body)
        except OSError:
            pass  # who has seen enough goes

    return lambda server, place: server.answers.update({where: send})


def file_text(change):
    """Another file, of which the index knows."""

    def make(server, place):
        index = json.loads((place / "index.json").read_text())
        (path,) = (place / KEY).glob("*.jsonl")
        content = change(path.read_bytes())
        sum_of_it = hashlib.sha256(content).hexdigest()
        told = {"bytes": len(content), "sha256": sum_of_it, "records": content.count(b"\n")}
        index["devices"][KEY]["gemm"] = told
        (place / KEY / f"gemm.{sum_of_it[:16]}.jsonl").write_bytes(content)
        (place / "index.json").write_text(json.dumps(index))

    return make


def line_with(**values):
    return file_text(lambda content: (json.dumps(json.loads(content.splitlines()[0]) | values) + "\n").encode())


def damaged(server, place):
    (path,) = (place / KEY).glob("*.jsonl")
    path.write_bytes(path.read_bytes().replace(b"measured", b"predictd", 1))


def cut_off(server, place):
    (path,) = (place / KEY).glob("*.jsonl")
    path.write_bytes(path.read_bytes()[:-100])


def longer(server, place):
    (path,) = (place / KEY).glob("*.jsonl")
    path.write_bytes(path.read_bytes() * 1000)


def missing(server, place):
    (path,) = (place / KEY).glob("*.jsonl")
    path.unlink()


HOSTILE = {
    "a device that leads out": (device("../../made-up"), "is no name"),
    "a device that is a path": (device("/etc/made-up"), "is no name"),
    "a device behind dots": (device(".made-up"), "is no name"),
    "a device with an escape": (device("made-up\x1b[2J"), "is no name"),
    "a device of a thousand letters": (device("made-up" * 200), "is no name"),
    "an operator that leads out": (operator("../gemm"), "is no name"),
    "an operator with a zero": (operator("gemm\0"), "is no name"),
    "a sum that is a path": (of_file(sha256="../" * 20 + "etc/passwd"), "valid: 64 digits"),
    "no size": (of_file(bytes=0), "valid: 1 to"),
    "a size below zero": (of_file(bytes=-1), "valid: 1 to"),
    "a huge size": (of_file(bytes=10**12), "valid: 1 to"),
    "a size that is a word": (of_file(bytes="many"), "valid: 1 to"),
    "too much in all": (
        index_with(
            lambda index: index["devices"].update(
                {f"{KEY}-{n}": {"gemm": {"bytes": 60 << 20, "sha256": "0" * 64, "records": 1}} for n in range(5)}
            )
        ),
        "at most 268435456 are taken",
    ),
    "too many devices": (
        index_with(lambda index: index["devices"].update({f"made-up-{n}": {} for n in range(10_001)})),
        "at most 10000 are read",
    ),
    "a later schema": (index_with(lambda index: index.update(schema="tilewright.index/2")), "reads tilewright.index/1"),
    "no schema": (index_with(lambda index: index.pop("schema")), "its schema is None"),
    "devices in a list": (index_with(lambda index: index.update(devices=[])), "devices is no object"),
    "a name twice": (index_text('{"schema": "tilewright.index/1", "devices": {}, "devices": {}}'), "there twice"),
    "no number": (index_text('{"schema": "tilewright.index/1", "devices": {"a": NaN}}'), "NaN is no number"),
    "a hundred thousand brackets": (index_text("[" * 100_000), "no index of records"),
    "a number of a million digits": (index_text("1" * 1_000_000), "no index of records"),
    "no text": (lambda server, place: (place / "index.json").write_bytes(b"\xff\xfe{}"), "no index of records"),
    "a page in its place": (index_text("<html>log in</html>"), "no index of records"),
    "an index without an end": (answer(body=b" " * (1 << 20), times=1000), "larger than the 4194304 bytes"),
    "an index that says that it is huge": (answer(headers=[("Content-Length", "9" * 15)]), "larger than the"),
    "a packed index": (answer(headers=[("Content-Encoding", "gzip")], body=b"\x1f\x8b"), "it is packed"),
    "a redirection to a file": (answer(302, [("Location", "file:///etc/passwd")]), "is not allowed"),
    "a redirection to ftp": (answer(302, [("Location", "ftp://127.0.0.1/x")]), "is not followed"),
    "a redirection to itself": (answer(302, [("Location", "/index.json")]), "infinite loop"),
    "an error": (answer(500), "the server says 500"),
    "a part": (answer(206, body=b"{}"), "the server says 206"),
    "another file than was summed": (damaged, "its sum is not that of the index"),
    "a file cut off": (cut_off, "it is cut off, or another"),
    "a file that goes on and on": (longer, "it is larger than the"),
    "a file that is not there": (missing, "it is not there"),
    "a last line without an end": (file_text(lambda content: content + b"{}"), "whole lines"),
    "other counts": (of_file(records=7), "by the index 7"),
    "a line of two million bytes": (file_text(lambda content: b"x" * 2_000_000 + b"\n"), "a line is longer"),
    "lines that are nothing": (file_text(lambda content: b"\0\xff\n[]\n{}\n"), "refused   "),
    "a record of a later schema": (line_with(schema="tilewright.record/2"), "its schema is 'tilewright.record/2'"),
    "a record of another device": (line_with(device={"key": "another"}), "refused   "),
    "a record of another operator": (line_with(op="row_softmax"), "refused   "),
    "a kernel that is a path": (line_with(kernel="../../../tmp/x"), "valid: an id"),
    "a time that is none": (line_with(time={"median_us": -1, "mad_us": 0, "n": 9, "min_us": 0}), "refused   "),
    "words of a terminal": (line_with(when="\x1b[2J"), "refused   "),
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_a_hostile_place_is_refused(kind, run, pushed, server, data, tmp_path):
    make, said = HOSTILE[kind]
    make(server, pushed)
    before = tree_of(tmp_path / "mine")
    done = run(PROGRAM, "db", "pull", server.url, "--device", "made-up", status=1)
    assert said in done.stdout + done.stderr
    assert "Traceback" not in done.stderr and "\x1b" not in done.stdout + done.stderr
    assert not tree_of(data) if data.exists() else True
    assert tree_of(tmp_path / "mine") == before


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ({"hash": "0" * 32}, "does not make so"),
        ({"op": "gemm", "arch": "sm999"}, "are not here"),
        ({"runtime": {"kc": 999_999}}, "does not make so"),
        ({"config": {"MR": 99, "NV": 99}}, "does not make so"),
        ({"status": "predicted"}, "only predicted"),
    ],
)
def test_what_does_not_hold_here_is_counted_and_left_out(values, reason, run, pushed, server, data):
    if "runtime" in values:
        values = {"runtime": json.loads(RECORDS.read_text().splitlines()[0])["runtime"] | values["runtime"]}
    if values.get("status") == "predicted":
        values |= {"time": {"median_us": 1.0, "mad_us": 0, "n": 0, "min_us": 0}}
    line_with(**values)(server, pushed)
    done = run(PROGRAM, "db", "pull", server.url, "--device", "made-up")
    assert reason in done.stdout and "0 added" in done.stdout and not pulled(data)


def test_no_passwords_no_pushing_to_the_web_and_no_pipes(run, pushed, records, tmp_path):
    done = run(PROGRAM, "db", "pull", "https://user:secret@example.org/x", status=1)
    assert "password" in done.stderr and "secret" not in done.stderr
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{closed.getsockname()[1]}/x"
        assert "refused" in run(PROGRAM, "db", "pull", url, status=1).stderr
    (tmp_path / "pipe").mkdir()
    os.mkfifo(tmp_path / "pipe" / "index.json")
    assert "it is no file" in run(PROGRAM, "db", "pull", tmp_path / "pipe", status=1).stderr
    (tmp_path / "link").mkdir()
    (tmp_path / "link" / "index.json").symlink_to("/etc/passwd")
    assert "link/index.json" in run(PROGRAM, "db", "pull", tmp_path / "link", status=1).stderr
    assert "no index.json" in run(PROGRAM, "db", "pull", tmp_path / "nowhere", status=1).stderr


@pytest.mark.parametrize(
    ("first", "then"),
    [
        (b"", b"HTTP/1.1 100 Continue\r\n\r\n"),
        (b"HTTP/1.1 200 OK\r\n", b"X"),
        (b"HTTP/1.1 200 OK\r\n\r\n", b"x"),
    ],
    ids=["goes on and on", "headers that trickle", "a body that trickles"],
)
def test_a_whole_request_has_a_bound(first, then, monkeypatch):
    from sharing import limits
    from sharing.fault import SharingFault
    from sharing.web import Web

    monkeypatch.setattr(limits, "MOST_S", 0.5)
    stop = threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def serve():
            connection, _ = listening.accept()
            with connection:
                try:
                    connection.recv(4096)
                    connection.sendall(first)
                    while not stop.wait(0.01):
                        connection.sendall(then)
                except OSError:
                    pass  # who has waited enough goes

        server = threading.Thread(target=serve, daemon=True)
        server.start()
        caught = []

        def ask():
            try:
                Web(f"http://127.0.0.1:{listening.getsockname()[1]}").read("index.json", 1 << 20)
            except SharingFault as fault:
                caught.append(str(fault))

        asking = threading.Thread(target=ask, daemon=True)
        asking.start()
        asking.join(10)
        held = asking.is_alive()
        stop.set()
        server.join(10)
    assert not held and "it is not here after" in caught[0]


def test_a_url_of_another_kind_is_refused_by_name(monkeypatch, place):
    import sys
    import types

    from sharing.fault import SharingFault
    from sharing.place import open_place

    with pytest.raises(SharingFault, match="'file://otherhost/p' names a folder of another machine, 'otherhost'"):
        open_place("file://otherhost/p")
    assert open_place(f"file://localhost{place}").name == str(place) == open_place(f"file://{place}").name

    def url_to_fs(url):
        raise TypeError()

    fsspec = types.SimpleNamespace(core=types.SimpleNamespace(url_to_fs=url_to_fs))
    monkeypatch.setitem(sys.modules, "fsspec", fsspec)
    with pytest.raises(SharingFault, match="reference://x names no place that fsspec opens by its URL alone"):
        open_place("reference://x")


@pytest.mark.parametrize("command", ["pull", "verify"])
def test_help_says_where_records_of_others_are(run, command):
    text = " ".join(run(PROGRAM, "db", command, "--help").stdout.split())
    assert "$XDG_DATA_HOME/tilewright/shared)" in text and "the tree's tuning_db" not in text


@pytest.mark.parametrize("is_there", [False, True])
def test_a_web_server_takes_nothing(run, request, server, records, is_there, tmp_path):
    write(tmp_path / "mine" / KEY / "gemm.jsonl", records)
    if is_there:
        request.getfixturevalue("pushed")
    done = run(PROGRAM, "db", "push", server.url, "--db", tmp_path / "mine", status=1)
    assert "push to the folder or the store that it serves" in done.stderr
