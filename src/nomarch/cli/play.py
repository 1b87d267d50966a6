"""`nomarch play`: a game in the terminal, against bots or with several people at one keyboard."""

import argparse
import json
import secrets
from importlib import import_module
from importlib.util import find_spec
from itertools import groupby
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

import nomarch
from nomarch.bots import Bot, ask, bots_of, make_bot
from nomarch.cli.options import add_option_flags, chosen_options
from nomarch.cli.seats import CATALOGUE, add_language_flag, show_events, show_result, show_table, terminal_words
from nomarch.core.errors import BadOptions, IllegalAction, NomarchError
from nomarch.core.game import Game
from nomarch.core.match import Match
from nomarch.core.vocabulary import Action
from nomarch.core.words import Words

COMMANDS = {"undo": "", "why": "action", "odds": "", "log": "", "save": "file", "quit": ""}
"""What can be typed besides actions, and what goes with it."""
PERSON = "you"


def add_parser(commands: Any, given: list[str]) -> None:
    """Add the command; the options of a game become flags, known once the game is named."""
    parser: argparse.ArgumentParser = commands.add_parser("play", help="play a game in the terminal against bots")
    games = parser.add_subparsers(dest="game", required=True, metavar="GAME", title="games")
    for name in nomarch.games():
        add_game(games.add_parser(name, help=f"play {name}"), name if name in given else None)


def add_game(parser: argparse.ArgumentParser, name: str | None) -> None:
    """Add the flags of one game."""
    parser.add_argument("--players", type=int, metavar="N", help="seats at the table (4, or as many as can play)")
    parser.add_argument("--seed", type=int, metavar="S", help="the seed of chance, for the same game again")
    parser.add_argument("--setup", metavar="FILE", help="what chance decides at set-up, as JSON, instead of drawing it")
    add_language_flag(parser)
    parser.set_defaults(run=run)
    if name:
        game = nomarch.game(name)
        parser.add_argument(
            "--bots",
            default="skilled",
            metavar="NAME,...",
            help=f"who sits at the other seats, the last name going on for the rest: {', '.join(bots_of(game))}; "
            f"'{PERSON}' is a person at this keyboard; as many names as seats: you only watch",
        )
        if game.load_components:
            parser.add_argument("--components", metavar="FILE", help="boards and cards of your own box, as TOML")
        add_option_flags(parser, game)


def run(arguments: argparse.Namespace) -> int:
    """Play until the game is over or the person leaves."""
    game = nomarch.game(arguments.game)
    players = game.usual_players if arguments.players is None else arguments.players
    match = game.new(players, arguments.seed, chosen_options(arguments, game), _setup(game, arguments))
    seats = _seats(arguments.bots, players)
    bot_seed = secrets.randbits(64) if arguments.seed is None else arguments.seed
    bots = {seat: make_bot(game, name, bot_seed + seat) for seat, name in enumerate(seats) if name != PERSON}
    table = TerminalTable(match, bots, _names(seats, arguments.language), Console(highlight=False), arguments.language)
    table.play()
    return 0


def _setup(game: Game, arguments: argparse.Namespace) -> dict[str, Any] | None:
    """The set-up given in files, None if chance decides all of it."""
    setup: dict[str, Any] = {}
    if arguments.setup:
        try:
            setup = json.loads(Path(arguments.setup).read_text("utf-8"))
        except ValueError as error:
            raise BadOptions(f"{arguments.setup} is no JSON: {error}") from None
        if not isinstance(setup, dict):
            raise BadOptions(f"{arguments.setup} must be an object such as {game.new(game.players[0]).setup}")
    if game.load_components and arguments.components:
        setup["components"] = game.load_components(arguments.components)
    return setup or None


def _seats(bots: str, players: int) -> list[str]:
    """Who sits where: the person at seat 0 unless every seat has a bot."""
    named = bots.split(",")
    if len(named) > players:
        raise BadOptions.say("too-many-bots", CATALOGUE, bots=len(named), seats=players)
    seats = named if len(named) == players else [PERSON, *named]
    return seats + seats[-1:] * (players - len(seats))


def _names(seats: list[str], language: str) -> list[str]:
    """What the seats are called: You, or a bot's kind with a number."""
    own = terminal_words(language)
    alone = seats.count(PERSON) == 1

    def called(seat: int, name: str) -> str:
        if name != PERSON:
            return f"{own.called('bot', name).capitalize()} {seat + 1}"
        return own.say("you") if alone else own.say("player", number=seat + 1)

    return [called(seat, name) for seat, name in enumerate(seats)]


class Leave(Exception):
    """The person stops playing."""


class TerminalTable:
    """A match, who sits at it, and how far its events have been told."""

    def __init__(
        self, match: Match, bots: dict[int, Bot], names: list[str], console: Console, language: str = "en"
    ) -> None:
        self.match = match
        self.bots = bots
        self.names = names
        self.console = console
        self.language = language
        self.own = terminal_words(language)
        self.told = 0
        people = [seat for seat in range(match.players) if seat not in bots]
        self.alone = people[0] if len(people) == 1 else None

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.match.game

    @property
    def words(self) -> Words:
        """The game's words."""
        return self.game.words(self.language)

    @property
    def viewer(self) -> int | None:
        """Whose knowledge is on the screen: the only person's, or whoever of several is to move."""
        if self.alone is not None:
            return self.alone
        return self.match.to_move if self.match.to_move not in self.bots else None

    def play(self) -> None:
        """Ask seat after seat until the game is over."""
        hint = self.own.say("help-hint", word="[bold]help[/]")
        self.console.print(f"[bold]{self.words.say('title')}[/]  {hint}")
        try:
            while not self.match.over:
                self._one_decision()
        except (Leave, EOFError):
            self.console.print(self.own.say("left", actions=len(self.match.actions)))
            return
        self._tell()
        show_table(self.console, self.match, self.viewer, self.names, self.language)
        show_result(self.console, self.match, self.names, self.language)

    def _one_decision(self) -> None:
        seat = self.match.to_move
        assert seat is not None
        if seat in self.bots:
            asked = self.match.view(self.viewer)["to_move"]  # who, as far as the person may know
            who = self.own.say("somebody") if asked is None else self.names[asked]
            with self.console.status(self.own.say("thinking", seat=who)):
                action = ask(self.match, self.bots[seat])
            self.match.play(action)
            return
        self._tell()
        show_table(self.console, self.match, seat, self.names, self.language)
        self._answer(seat)

    def _tell(self) -> None:
        self.told = show_events(self.console, self.match, self.viewer, self.names, self.told, self.language)

    def _answer(self, seat: int) -> None:
        """Ask a person until there is an action."""
        legal = self.match.legal()
        self.console.print(self.words.say(f"asked-{self.match.decision}", seat=self.names[seat]), style="bold")
        show_menu(self.console, self.game, legal, self.names, self.language)
        played = len(self.match.actions)
        while len(self.match.actions) == played and not self.match.over:
            text = self.console.input("[bold]> [/]").strip()
            try:
                self._obey(text, legal)
            except IllegalAction as error:
                self.console.print(str(self.match.why_not(error.action, self.language)), style="red", markup=False)
            except NomarchError as error:
                self.console.print(error.told(self.language), style="red", markup=False)
            except OSError as error:
                self.console.print(f"{error.filename}: {error.strerror}", style="red", markup=False)

    def _obey(self, text: str, legal: list[Action]) -> None:
        """Carry out what was typed."""
        word, _, rest = text.partition(" ")
        if word == "quit":
            raise Leave
        if word == "help":
            self._help(legal[0])
        elif word == "undo":
            self._undo()
        elif word == "log":
            show_events(self.console, self.match, self.viewer, self.names, 0, self.language)
        elif word == "odds":
            self._advise()
        elif word == "why":
            refusal = self.match.why_not(rest, self.language)
            self.console.print(str(refusal or self.own.say("allowed")), markup=False)
        elif word == "save" and rest:
            self.match.save(rest)
            self.console.print(self.own.say("saved", file=rest), markup=False)
        elif word.isdecimal():
            self._choose(int(word), legal)
        elif word:
            self.match.play(text)

    def _help(self, example: Action) -> None:
        """What can be typed."""
        self.console.print(self.own.say("help", example=f"[bold]{example}[/]"))
        typed = {word: f"{word} {self.own.say(f'help-{rest}') if rest else ''}" for word, rest in COMMANDS.items()}
        width = max(map(len, typed.values())) + 2
        for word, whole in typed.items():
            self.console.print(f"  [bold]{whole:{width}}[/]{self.own.say(f'help-{word}')}")

    def _advise(self) -> None:
        """Let the game's module `advice` look at what the person knows."""
        name = f"{self.game.package}.advice"
        if not find_spec(name):
            raise BadOptions.say("no-odds", CATALOGUE, game=self.words.say("title"))
        import_module(name).advise(self.match.sample(self.match.to_move, 0), self.console, self.language)

    def _choose(self, number: int, legal: list[Action]) -> None:
        if not 1 <= number <= len(legal):
            raise BadOptions.say("no-such-choice", CATALOGUE, last=len(legal))
        self.match.play(legal[number - 1])

    def _undo(self) -> None:
        """Go back to the last decision of a person before this one."""
        for played in range(len(self.match.actions) - 1, -1, -1):
            before = self.match.at(played)
            if before.to_move not in self.bots:
                self.match = before
                self.told = before.happened(self.viewer)
                show_table(self.console, before, before.to_move, self.names, self.language)
                return
        raise BadOptions.say("nothing-to-undo", CATALOGUE)


def show_menu(console: Console, game: Game, legal: list[Action], names: list[str], language: str) -> None:
    """The legal actions, numbered, a paragraph for each kind."""
    words = game.words(language)
    numbered = list(enumerate(legal, 1))
    for verb, group in groupby(numbered, key=lambda choice: choice[1].verb):
        choices = [
            Text.assemble((f"{number:>3} ", "cyan"), _label(game, action, names, language)) for number, action in group
        ]
        console.print(Text(words.say(f"menu-{verb}"), "dim"))
        console.print(Columns(choices, padding=(0, 2)))


def _label(game: Game, action: Action, names: list[str], language: str) -> str:
    """What tells an action from the others of its kind."""
    if not action.args:
        return game.describe(action, names, language)
    words = game.words(language)
    seats = [name == "seat" or name.endswith("_seat") for name in action.names]
    parts = [
        names[int(value)] if is_seat else words.called(name, str(value))
        for name, value, is_seat in zip(action.names, action.args, seats, strict=True)
    ]
    return " ".join(parts)
