"""codegen/in_processes.py: the same results as one by one, and what is raised is raised here."""

import os
import signal

import pytest

from codegen import in_processes
from codegen.candidates import Planner
from codegen.in_processes import in_processes as run
from codegen.model import UsageError
from codegen.problems import make_problem, resolve_attributes


@pytest.fixture
def four_cores(monkeypatch):
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0, 1, 2, 3})


def test_results_are_in_order_and_of_other_processes(four_cores):
    found = run(lambda number: (number * number, os.getpid()), 20)
    assert [square for square, _ in found] == [number * number for number in range(20)]
    assert os.getpid() not in {process for _, process in found}


def test_what_is_raised_comes_back(four_cores):
    def refuse(number):
        raise UsageError(f"no {number}")

    with pytest.raises(UsageError, match="no 0"):
        run(refuse, 8)


@pytest.mark.parametrize("error", [OSError("no semaphores"), ValueError("no fork")])
def test_without_copies_all_is_done_here(four_cores, monkeypatch, error):
    def refuse(*_):
        raise error

    monkeypatch.setattr(in_processes, "ProcessPoolExecutor", refuse)
    assert run(lambda number: os.getpid(), 6) == [os.getpid()] * 6


def test_what_a_killed_copy_had_is_done_here(four_cores):
    here = os.getpid()

    def die_elsewhere(number):
        if os.getpid() != here:
            os.kill(os.getpid(), signal.SIGKILL)
        return number

    assert run(die_elsewhere, 8) == list(range(8))


def test_few_are_done_here(four_cores):
    assert run(lambda number: os.getpid(), 3) == [os.getpid()] * 3


def test_plans_are_those_of_one_process(ops, archs, four_cores):
    op, arch = ops["gemm"], archs["sm80"]
    attributes = resolve_attributes(op, {"dtype": "bf16"})
    problems = [make_problem(op, attributes, {"M": 64 * i, "N": 512, "K": 256}) for i in range(1, 7)]

    def planner():
        return Planner(op, arch, problems, 12, (), ())

    assert planner().plans(problems) == [planner().plan(problem) for problem in problems]
