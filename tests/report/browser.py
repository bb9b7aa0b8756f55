"""A page in headless Chromium, without a network: by Playwright, with the system's Chromium (Debian: chromium or
chromium-headless-shell). Tests look at pages with it, screenshots.py takes the pictures of docs/."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
DESKTOP = (1100, 800)
PHONE = (390, 844)


def find_browser() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


@contextmanager
def browser() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        try:
            yield started
        finally:
            started.close()


class Page:
    """`faults`: what the page said to its console, or threw; `asked`: what it wanted from the net."""

    def __init__(self, started: Any, path: Path, size: tuple[int, int] = DESKTOP, **settings: Any) -> None:
        context = started.new_context(viewport={"width": size[0], "height": size[1]}, offline=True, **settings)
        context.set_default_timeout(120_000)  # milliseconds: machines of CI stand still for seconds
        self.tab = context.new_page()
        self.faults: list[str] = []
        self.asked: list[str] = []
        self.tab.on("console", lambda message: self.faults.append(message.text) if message.type != "log" else None)
        self.tab.on("pageerror", lambda error: self.faults.append(str(error)))
        self.tab.on("request", lambda request: self.asked.append(request.url))
        self.tab.goto(path.resolve().as_uri())
        self.tab.wait_for_selector("html[data-drawn]", state="attached", timeout=120_000)

    @property
    def fetched(self) -> list[str]:
        return [url for url in self.asked if not url.startswith(("file:", "data:", "blob:"))]
