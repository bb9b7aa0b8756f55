#!/usr/bin/env python3
"""The pictures of docs/ that show a report: its top at a desktop's width, and at a phone's in the dark.

python3 tests/report/screenshots.py report.html docs"""

from __future__ import annotations

import argparse
from pathlib import Path

from browser import DESKTOP, PHONE, Page, browser

PICTURES = {"report": (DESKTOP, 1500, "light"), "report-phone": (PHONE, 1700, "dark")}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("page", type=Path)
    parser.add_argument("out", type=Path, metavar="DIR")
    options = parser.parse_args()
    with browser() as started:
        for name, (size, height, scheme) in PICTURES.items():
            page = Page(started, options.page, (size[0], height), color_scheme=scheme)
            page.tab.screenshot(path=options.out / f"{name}.png")
            print(options.out / f"{name}.png")


if __name__ == "__main__":
    main()
