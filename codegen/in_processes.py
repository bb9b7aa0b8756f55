"""Runs a function for many numbers on all cores, each in a copy of this process."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

_function: Callable[[int], Any]  # of the copies: what they are made for need not be pickled


def _begin(function: Callable[[int], Any]) -> None:
    global _function
    _function = function
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # a copy ends without a word: its parent says what is to be said


def _call(number: int) -> Any:
    return _function(number)


def in_processes(function: Callable[[int], Any], count: int) -> list[Any]:
    """Results of ``function(0)`` to ``function(count - 1)``, which are pickled; what it changes is lost, and the first
    exception is raised. Where no copies can be made, one is killed, or it pays for none, all is done here."""
    copies = min(len(os.sched_getaffinity(0)), count // 2)
    if copies > 1:
        try:
            pool = ProcessPoolExecutor(copies, multiprocessing.get_context("fork"), _begin, (function,))
        except (OSError, ValueError):  # no semaphores (a container without /dev/shm), or no fork
            copies = 0
    if copies > 1:
        try:
            with pool:
                return list(pool.map(_call, range(count)))
        except BrokenProcessPool:  # memory was short for so many
            pass
    return [function(number) for number in range(count)]
