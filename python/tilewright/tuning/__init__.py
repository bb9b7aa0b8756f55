"""Tuning from Python: kernels that win on this machine, measured by the tuner, a process of its own.

table = tilewright.tune("my_kernel.cc", shapes=[{"n": 1000}], budget="1m", check=lambda a, b: a + b)

tilewright.load_library(tilewright.build_ops("my_kernel.cc"))            # tilewright.ops.my_kernel, with what won

with tilewright.record() as recording:      # what a program asks of the library
    model(x)
recording.tune(budget="5m")

with tilewright.tuning.Session("my_kernel.cc", shapes=[{"n": 1000}]) as session:   # a search of your own
    results = session.measure(session.space.candidates)
"""

from tilewright.tuning.building import build_ops
from tilewright.tuning.loading import LoadedRecords, load_records
from tilewright.tuning.program import TunerError
from tilewright.tuning.recording import Recording, record
from tilewright.tuning.session import Result, Session, Space
from tilewright.tuning.table import Row, Table
from tilewright.tuning.tuner import Interrupted, tune

__all__ = [
    "Interrupted",
    "LoadedRecords",
    "Recording",
    "Result",
    "Row",
    "Session",
    "Space",
    "Table",
    "TunerError",
    "build_ops",
    "load_records",
    "record",
    "tune",
]
