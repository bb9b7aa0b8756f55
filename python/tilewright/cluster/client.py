"""The words of `python -m tilewright.cluster`, which the tuner starts: its file of tasks goes in, and what becomes of
them comes out, a JSON object a line (autotune/commands/cluster/cluster_driver.h)."""

from __future__ import annotations

import argparse
import json
import logging
import os
import shutil
import signal
import sys
import threading
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tilewright.cluster.fault import GONE, ClusterFault

CONNECT_S = 30
DASHBOARD_S = 2  # for its page
LEAVE_S = 30  # for saying good-bye to the scheduler, and for taking jobs back


def say(phase: str, **what: Any) -> None:
    print(json.dumps({"phase": phase, **what}), flush=True)


def _leave_with_the_tuner() -> None:
    """Its end of our input closes when it wants no more, or is gone."""

    def watch() -> None:
        while os.read(0, 1 << 12):
            pass
        os.kill(os.getpid(), signal.SIGINT)
        time.sleep(LEAVE_S)
        os._exit(130)  # whoever was interrupted has not noticed; all that came back is in files

    threading.Thread(target=watch, daemon=True).start()


def _journals(tasks: Path, resume: bool) -> Path:
    """The folder of what comes back. Without --resume nothing counts that came before."""
    folder = tasks.with_suffix("")
    if not resume:
        shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _say_dashboard(client: Any) -> None:
    """Where there is one: without bokeh a scheduler has a page in its place that says so."""
    try:
        link = client.dashboard_link
        with urllib.request.urlopen(link, timeout=DASHBOARD_S) as page:
            works = b"Dask needs bokeh" not in page.read(1 << 16)
    except (OSError, ValueError, KeyError, TypeError):
        return  # it has none, or none for us
    say("say", text=f"Dask's dashboard: {link}" if works else "Dask's dashboard needs bokeh where the scheduler runs")


def _run(words: argparse.Namespace) -> int:
    from distributed import Client
    from distributed.comm.core import CommClosedError

    from tilewright.cluster.launch import launch
    from tilewright.cluster.tasks import Tasks

    asked = json.loads(words.tasks.read_text())
    tasks = Tasks(asked, _journals(words.tasks, words.resume), say)
    if tasks.are_done():
        return 0
    cluster = launch(words.dask, words.workers, words.hosts, asked["resource"]) if words.dask else None
    try:
        client = Client(cluster or words.scheduler, timeout=CONNECT_S, name="tilewright")
    except (OSError, TimeoutError, ValueError) as error:
        text = f"no scheduler answers at {words.scheduler}: {error}; start one with `dask scheduler`"
        raise ClusterFault(text) from None
    try:
        _say_dashboard(client)
        logging.getLogger("distributed.client").setLevel(logging.CRITICAL)  # of a lost scheduler we say one line
        return tasks.run(client)
    except CommClosedError:
        raise ClusterFault(GONE) from None
    finally:
        client.close(timeout=5)
        if cluster is not None:
            cluster.close()


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="tilewright.cluster", description=__doc__)
    parser.add_argument("tasks", type=Path)
    parser.add_argument("--scheduler", default="")
    parser.add_argument("--dask", default="", choices=["", "slurm", "ssh", "kubernetes"])
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--hosts", default="")
    parser.add_argument("--resume", action="store_true")
    _leave_with_the_tuner()
    try:
        return _run(parser.parse_args(words))
    except ClusterFault as fault:
        say("error", reason=str(fault), usage=fault.usage)
        return 2 if fault.usage else 1
    except KeyboardInterrupt:
        return 130
    finally:
        sys.stdout.flush()
