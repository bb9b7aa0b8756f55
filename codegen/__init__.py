"""Tilewright's generator: op + arch + problems become a manifest of legal kernels and a folder of rendered sources."""

import re
from pathlib import Path


def _project_version() -> str:
    """The one that CMake builds: of a tree there is one version. This package alone has none."""
    project = Path(__file__).resolve().parent.parent / "CMakeLists.txt"
    text = project.read_text(encoding="utf-8") if project.is_file() else ""
    found = re.search(r"^project\(tilewright VERSION ([0-9.]+)", text, re.MULTILINE)
    return found[1] if found else "(no version)"


LEFT_OUT_FILE = "left_out.json"  # of a database: see left_out.py
GENERATOR = "tilewright-codegen"  # as emitted files name it: a new version that renders the same changes none of them
VERSION = _project_version()
VERSIONED_GENERATOR = f"{GENERATOR} {VERSION}"
