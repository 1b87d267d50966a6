"""How much is loaded and how quick it is; the figures are printed (`pytest -rP tests/web/test_figures.py`)."""

import gzip
import re
import statistics
from pathlib import Path

import pytest

import nomarch
from nomarch.server.pages import FOLDER
from tests.web.conftest import Meet

FIRST_LOAD = 300_000
FOR_EACH_GAME = 60_000
SHOWN_MS = 100
LONG_TASK_MS = 200
MOVES = 6
TOUCHES = 20
WATCH = """() => {
  window.tasks = []; window.times = []; let clicked = 0;
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map((entry) => entry.duration)))
    .observe({ type: 'longtask', buffered: true });
  addEventListener('click', () => clicked = performance.now(), true);
  new MutationObserver(() => { if (clicked) { times.push(performance.now() - clicked); clicked = 0; } })
    .observe(document.querySelector('.frame'), { attributeFilter: ['data-played'] });
}"""

SKIP = """() => [...document.querySelectorAll('.dock button')].find((each) => each.textContent == 'Skip')?.click()"""
"""Not by the Escape key, which would close the dialog at the end of the game."""


def zipped(files: list[Path]) -> int:
    """Their size as it is sent."""
    return sum(len(gzip.compress(file.read_bytes())) for file in files)


def test_a_whole_visit_loads_little(meet: Meet) -> None:
    """From nothing to a table: everything that the browser fetched, compressed."""
    person = meet()
    sizes: dict[str, int] = {}
    client = person.page.context.new_cdp_session(person.page)
    client.send("Network.enable")
    client.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}))
    person.play_now()
    person.page.wait_for_timeout(300)
    print(f"\nfirst load, home page and a table of Camel Up: {sum(sizes.values()) / 1000:.0f} kB compressed")
    assert 20_000 < sum(sizes.values()) < FIRST_LOAD


def test_the_build_is_small_in_all() -> None:
    files = [file for file in FOLDER.rglob("*") if file.is_file()]
    rules = [file for file in files if re.match(rf"({'|'.join(nomarch.games())})-", file.name)]
    others = [file for file in files if file not in rules]
    print(f"\nall pages, boards and words: {zipped(others) / 1000:.0f} kB, the rules: {zipped(rules) / 1000:.0f} kB")
    assert zipped(others) < FOR_EACH_GAME * len(nomarch.games())


@pytest.mark.parametrize("calm", (True, False), ids=("calm", "moving"))
def test_a_click_shows_on_the_board_at_once_and_nothing_blocks(meet: Meet, calm: bool) -> None:
    person = meet(calm=calm)
    person.play_now()
    person.page.evaluate(WATCH)
    for _ in range(MOVES):
        before = person.played
        for _ in range(TOUCHES):  # on a busy machine a touch while everything moves may be lost
            if person.played == before:
                person.touch("pyramid")
                person.page.wait_for_timeout(500)
        assert person.played > before
        person.page.evaluate(SKIP)
        person.wait_for_turn()
        if person.page.locator("dialog").count():
            break
    times, tasks = person.page.evaluate("() => [times, tasks]")
    middle, slowest, longest = statistics.median(times), max(times), max(tasks, default=0)
    print(f"\nclick to changed board: median {middle:.0f} ms, slowest {slowest:.0f} ms; longest task {longest:.0f} ms")
    blocked = sum(task > LONG_TASK_MS for task in tasks)  # once in a while a busy machine stops the browser itself
    assert len(times) > 3 and middle < SHOWN_MS and blocked <= len(times) // 4
