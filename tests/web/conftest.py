"""A real Chromium for the tests, and people who use the pages with it."""

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, sync_playwright

from nomarch.server.pages import FOLDER
from tests.server.conftest import Start, start
from tests.server.harness import Running
from tests.web.people import Person

__all__ = ["start"]
NAMES = ("chromium", "chromium-browser", "google-chrome")


def chromium() -> str:
    """Where Chromium is; on Debian it is installed if there is none."""
    if (found := _found()) is None and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "install", "--yes", "--no-install-recommends", "chromium"], check=True)
        found = _found()
    if found is None:
        raise RuntimeError("the tests need Chromium: install it, so that `chromium` is found")
    return found


def _found() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A browser."""
    assert (FOLDER / "index.html").exists(), "the pages are not built; `make pages` builds them"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def running(start: Start) -> Running:
    """A server."""
    return start()


Meet = Callable[..., Person]


@pytest.fixture
def meet(browser: Browser, running: Running, tmp_path: Path) -> Iterator[Meet]:
    """Meets people, each with a browser of his own; whatever their pages complain about fails the test."""
    people: list[Person] = []

    def meet(width: int = 1280, height: int = 800, calm: bool = True, **settings: Any) -> Person:
        motion: Literal["reduce", "no-preference"] = "reduce" if calm else "no-preference"
        context = browser.new_context(
            viewport={"width": width, "height": height}, reduced_motion=motion, base_url=running.url, **settings
        )
        person = Person(context.new_page(), running, tmp_path)
        people.append(person)
        return person

    yield meet
    for person in people:
        person.page.context.close()
    assert [complaint for person in people for complaint in person.complaints] == []


@pytest.fixture
def person(meet: Meet) -> Person:
    """Somebody at a desk."""
    return meet()
