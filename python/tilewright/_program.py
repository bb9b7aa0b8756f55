"""The program `tilewright` of an installed package: the tuner's commands, run by what lies in the package."""

from __future__ import annotations

import os
import sys
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
TUNER = PACKAGE / "bin" / "tilewright-autotune"


def main() -> int:
    """Becomes the tuner, with this Python for its generator; `tilewright explain` and the like are its commands."""
    if not TUNER.exists():
        print("tilewright: error: this package was built without the tuner (TILEWRIGHT_AUTOTUNE=OFF)", file=sys.stderr)
        return 1
    os.environ["VIRTUAL_ENV"] = sys.prefix  # where the tuner looks for a Python first
    os.execv(TUNER, ["tilewright", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
