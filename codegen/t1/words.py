"""The members of a T1 document's objects: those that must be there, then the others that can be. What is in files that
people exchange, and in no schema, is here, too (`BenchmarkName`, `ProblemSize`, `GridDivX`, `MemType`, `Output`)."""

from __future__ import annotations

AXES = ("X", "Y", "Z")
REFUSED = {  # what T1 knows and is said otherwise here
    "ReferenceArguments": "say what is right in the kernel's file: // tw: check c == a + b",
    "DataSource": "say in the kernel's file who makes the data: // tw: data x = data.py:FUNCTION",
}

DOCUMENT = (("ConfigurationSpace", "KernelSpecification"), ("General", "Search", "Budget", "BenchmarkConfig"))
CONFIGURATION_SPACE = (("TuningParameters",), ("Conditions",))
PARAMETER = (("Name", "Type", "Values"), ("Default",))
CONDITION = (("Expression",), ("Parameters",))
KERNEL_SPECIFICATION = (
    ("Language", "KernelName", "KernelFile", "GlobalSize", "LocalSize"),
    (
        "Arguments", "ProblemSize", "GridDivX", "GridDivY", "GridDivZ", "SharedMemory", "CompilerOptions",
        "GlobalSizeType", "BenchmarkName", "Device", "Profiling", "SimulationInput", "Stream", "Misc",
    ),
)  # fmt: skip
SIZE = (("X",), ("Y", "Z"))
ARGUMENT = (
    ("Type", "MemoryType"),
    (
        "Name", "Size", "TypeSize", "FillType", "FillValue", "RandomSeed", "AccessType", "MemType", "Output",
    ),
)  # fmt: skip
