"""A Dask cluster of real processes, by their own command lines, and the tuner that speaks with it. For the tests
here."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
DATA = ROOT / "tests" / "data"
PLACES = ["--templates", DATA / "toy_op", "--templates", DATA / "sum_op", "--archs", DATA / "toy_arch"]
TOY = [*PLACES, "--arch", "x86-64-toy", "--op", "scale_add", "--op", "total", "--threads", "1"]


class Cluster:
    """A scheduler and workers; all of them end with it."""

    def __init__(self, folder: Path, package: Path, program: Path) -> None:
        self.folder, self.program = folder, program
        self.file = folder / "scheduler.json"
        self.environment = {**os.environ, "PYTHONPATH": f"{package}:{ROOT}", "TILEWRIGHT_LLC_MIB": "16"}
        self.environment["TMPDIR"] = self.environment["TILEWRIGHT_LOCKS"] = str(folder)
        self.environment["XDG_CACHE_HOME"] = str(folder / "cache")
        self.workers: list[subprocess.Popen] = []
        self.started = 0
        words = ["scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", self.file]
        self.scheduler = self.dask("scheduler", *words)
        self.wait_for(lambda: self.file.is_file() and self.file.read_text().rstrip().endswith("}"))  # all of it
        self.address = json.loads(self.file.read_text())["address"]

    def dask(self, name: str, *words: object, **variables: str) -> subprocess.Popen:
        with (self.folder / f"{name}.log").open("ab") as log:
            return subprocess.Popen(
                [str(word) for word in (sys.executable, "-m", "dask", *words)], stdout=log, stderr=log,
                stdin=subprocess.DEVNULL, env={**self.environment, **variables}, cwd=self.folder,
            )  # fmt: skip

    def add_worker(self, *words: object, resources: str = "CPU=1", **variables: str) -> None:
        self.started += 1
        places = ["--local-directory", self.folder / f"worker{self.started}", "--no-nanny", "--no-dashboard"]
        options = ["--scheduler-file", self.file, "--nthreads", "1", "--resources", resources, *places, *words]
        self.workers.append(self.dask(f"worker{self.started}", "worker", *options, **variables))

    def kill_worker(self, number: int) -> None:
        worker = self.workers.pop(number)
        worker.send_signal(signal.SIGKILL)
        worker.wait()

    def wait_for(self, is_so, seconds: float = 60) -> None:
        deadline = time.monotonic() + seconds
        while not is_so():
            assert time.monotonic() < deadline, self.logs()
            time.sleep(0.05)

    def logs(self) -> str:
        return "\n".join(f"--- {path.name}\n{path.read_text()[-2000:]}" for path in sorted(self.folder.glob("*.log")))

    def start(self, name: str, *words: object, on_cluster: bool = True) -> subprocess.Popen:
        """A tuner, with folders of its own."""
        where = ["--scheduler", self.address] if on_cluster else []
        command = [self.program, "autotune", *words, *where, "--no-doctor", "--no-emit", "--budget", "10m"]
        command += ["--db", self.folder / name / "db", "--work", self.folder / name / "work"]
        return subprocess.Popen(
            [str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env=self.environment, cwd=self.folder,
        )  # fmt: skip

    def tune(self, name: str, *words: object, on_cluster: bool = True, status: int = 0) -> str:
        tuner = self.start(name, *words, on_cluster=on_cluster)
        said = "".join(tuner.communicate(timeout=240))
        assert tuner.returncode == status, f"exit status {tuner.returncode}\n{said}\n{self.logs()}"
        return said

    def journal(self, name: str) -> list[dict]:
        """The last of a run's."""
        path = max((self.folder / name / "work" / "journal").glob("*.jsonl"))
        return [json.loads(line) for line in path.read_text().splitlines()]

    def records(self, name: str) -> list[tuple[str, int]]:
        files = (self.folder / name / "db").glob("*/*.jsonl")
        lines = [json.loads(line) for file in files for line in file.read_text().splitlines()]
        return sorted((record["op"], record["shape"]["n"]) for record in lines)

    def end(self) -> None:
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()
