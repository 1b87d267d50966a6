"""Somebody with a browser: what he does, what he sees, and everything that came over his wire."""

import json
import random
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page, WebSocket, expect

import nomarch
from tests.server.harness import Running

ROOT = Path(__file__).parents[2]
SHOTS = ROOT / "web" / "shots"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
WAIT_S = 60.0
BEGIN_MS = 180_000
"""A game that nobody has played on this machine is compiled first."""
expect.set_options(timeout=60_000)
TOUCHABLE = ".frame .legal, .own .legal"
"""What is marked to be touched."""
TOUCHING = 0.8
"""How often a thing is touched rather than a button pressed, where there are both."""
ANSWER_S = 1.0
"""How long after a touch something should have come of it; else it only aimed, and the same place is touched again."""


GAMES = tuple(nomarch.game(name).words().say("title") for name in nomarch.games())
"""What the games are called in English."""


class Person:
    """A page in a browser of its own."""

    def __init__(self, page: Page, running: Running, folder: Path) -> None:
        self.page = page
        self.running = running
        self.folder = folder
        self.complaints: list[str] = []
        self.frames: list[str] = []
        """What the server sent, message by message."""
        page.set_default_timeout(60_000)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(f"{error}"))
        page.on("websocket", self._listen)

    def _console(self, message: ConsoleMessage) -> None:
        lost = "WebSocket connection" in message.text or "ERR_CONNECTION_REFUSED" in message.text
        refused = "the server responded with a status of" in message.text
        if message.type in ("error", "warning") and not lost and not refused:
            self.complaints.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self.frames.append(str(payload)))

    def told(self) -> list[dict[str, Any]]:
        """The messages about the table."""
        return [message for frame in self.frames if (message := json.loads(frame))["type"] == "table"]

    # Going somewhere

    def play_now(self, game: str = "Camel Up") -> "Person":
        """Open the home page and begin to play: the newcomer's first click."""
        self.page.goto("/")
        self.page.get_by_role("button", name=f"Play {game} now").click()
        self.page.locator(".dock.mine").wait_for(timeout=BEGIN_MS)
        return self

    def sit_with_bots(self, game: str, players: int, **options: Any) -> "Person":
        """Play a game against weak bots."""
        bots = [{"kind": "bot", "bot": "novice"}] * (players - 1)
        table = self.running.open({"kind": "person"}, *bots, game=game, options=options).sit_all()
        self.visit(table.link(0))
        self.wait_for_turn()
        return self

    def visit(self, link: str) -> "Person":
        """Open a link."""
        self.page.goto(link)
        return self

    # At a table

    @property
    def board(self) -> Locator:
        """The board."""
        return self.page.locator(".frame")

    @property
    def played(self) -> int:
        """How many actions the position has that is shown."""
        return int(self.board.get_attribute("data-played") or 0)

    def wait_for_turn(self, timeout: float = BEGIN_MS) -> None:
        """Return when this person is asked, or the game is over."""
        self.page.locator(".dock.mine, dialog").first.wait_for(timeout=timeout)

    def names(self) -> list[str]:
        """What the players are called on this page, by seat."""
        return self.page.locator("[data-seat] h2, li button > .name").all_inner_texts()

    def asked(self) -> bool:
        """Whether this person is asked now."""
        return self.page.locator(".dock.mine").count() > 0

    def thing(self, target: str) -> Locator:
        """A thing on the board."""
        return self.page.locator(f'[data-target="{target}"]').first

    def touch(self, target: str) -> None:
        """Touch a thing."""
        self.thing(target).click(force=True)

    def choose(self, name: str | re.Pattern[str]) -> None:
        """Choose from the menu that is open."""
        self.page.get_by_role("menuitem", name=name).first.click()

    def confirm(self) -> None:
        """Say yes if a question was asked."""
        question = self.page.get_by_role("button", name="Do it")
        if question.count():
            question.click()

    def choose_anything(self) -> None:
        """Play the first thing that is offered, by the list of all choices or by a button."""
        before = self.played
        choices = self.page.get_by_role("button", name=re.compile(r"^Choices \("))
        if choices.count():
            choices.click()
            self.page.get_by_role("menuitem").first.click()
        else:
            self.page.locator(".dock .button.primary").first.click()
            if self.page.get_by_role("menuitem").count():
                self.page.get_by_role("menuitem").first.click()
        self.confirm()
        self.wait_until_played(before + 1)

    def decide(self, chooser: random.Random) -> None:
        """Touch any thing that is marked, or press any button, and choose any of what is then offered."""
        before = self.played
        things = self.page.locator(TOUCHABLE).filter(visible=True)
        buttons = self.page.locator(".dock .button:not(.quiet)")
        count = things.count()
        if count and chooser.random() < TOUCHING:
            target = things.nth(chooser.randrange(count)).get_attribute("data-target")
            thing = self.page.locator(f'[data-target="{target}"].legal').filter(visible=True).first
        else:
            thing = buttons.nth(chooser.randrange(buttons.count()))
        for _ in range(2):
            if self.played == before and thing.count():
                self.tap(thing)
            if self._carried_out(before, chooser):
                break
        self.wait_until_played(before + 1)

    def tap(self, thing: Locator) -> None:
        """Touch it with a finger where there is a touch screen, else with the mouse."""
        if self.page.evaluate("navigator.maxTouchPoints > 0"):
            thing.tap(force=True)
        else:
            thing.click(force=True)

    def _carried_out(self, before: int, chooser: random.Random) -> bool:
        """Choose and confirm what is offered after a touch; whether anything came of it."""
        offered = self.page.locator(".popup [role=menuitem]")
        question = self.page.locator(".popup [role=alertdialog] .button.primary")
        end = time.monotonic() + ANSWER_S
        while time.monotonic() < end:
            if self.played > before:
                return True
            if count := offered.count():
                self.tap(offered.nth(chooser.randrange(count)))
                end = time.monotonic() + WAIT_S
            if question.count():
                self.tap(question)
                end = time.monotonic() + WAIT_S
            self.page.wait_for_timeout(15)
        return False

    def wait_until_played(self, least: int) -> None:
        """Return when the board shows at least so many actions."""
        self.until(lambda: self.played >= least)

    def until(self, holds: Callable[[], bool]) -> None:
        """Return when something holds; the pages allow no scripts to wait in them."""
        end = time.monotonic() + WAIT_S
        while not holds():
            assert time.monotonic() < end, "that never happened"
            self.page.wait_for_timeout(20)

    def tab(self, name: str) -> None:
        """Open a tab beside the board."""
        self.page.get_by_role("tab", name=name).click()

    # Looking

    def shot(self, name: str) -> None:
        """Keep a picture of the page for people to look at."""
        SHOTS.mkdir(exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}.png")

    def violations(self) -> list[str]:
        """What axe finds wrong with the page as it is."""
        self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate("async () => (await axe.run()).violations")
        return [
            f"{each['id']}: {node['html'][:300]} {node['failureSummary']}" for each in found for node in each["nodes"]
        ]
