"""Setting up (section 2), by chance or as it is given (CB-8.2)."""

from types import SimpleNamespace

import numpy as np

from nomarch.core import piles
from nomarch.core.game import Plain
from nomarch.core.options import Option, Options
from nomarch.core.record import Records
from nomarch.core.rng import shuffle
from nomarch.core.rule import rule
from nomarch.games.cubirds.cards import next_card
from nomarch.games.cubirds.components import CARDS, COPIES, FIRST_COLLECTION, KINDS, ROWS, SPECIES
from nomarch.games.cubirds.flocks import collect
from nomarch.games.cubirds.rounds import begin_turn, deal_round
from nomarch.games.cubirds.rows import build_row

OPTIONS: tuple[Option, ...] = ()
FIRST_DEALER = np.int64(0)


def check(players: int, options: Options) -> None:
    """There is nothing to choose."""


@rule
def deal(s):
    """The two shuffles: of all cards, and of those that are left when the rows are built (CB-2.3, CB-2.5)."""
    card = np.int64(0)
    for species in range(KINDS):
        for _ in range(COPIES[species]):
            s.cards[card] = species
            card += 1
    shuffle(s, s.cards, CARDS)
    build_rows(s)
    piles.reorder(s)
    clear_rows(s)


@rule
def build_rows(s):
    """Four rows, one after the other (CB-2.3); what is discarded stays in the discard pile (CB-8.4)."""
    s.top = 0
    for row in range(ROWS):
        build_row(s, row)


@rule
def clear_rows(s):
    """Take the rows and the discards up again: they are laid when the game begins."""
    s.top = 0
    s.row_size[:] = 0
    s.discards[:] = 0
    s.rows[:] = 0


@rule
def begin(s, log):
    """Rows, hands and first cards of the collections (CB-2.3 to CB-2.7); seat 0 deals and plays first (CB-2.8,
    CB-8.1)."""
    build_rows(s)
    deal_round(s, FIRST_DEALER, log)
    for seat in range(s.players):
        for _ in range(FIRST_COLLECTION):
            collect(s, seat, next_card(s, log), np.int64(1), log)
    s.turn = 1
    begin_turn(s, FIRST_DEALER)


def read_setup(s: SimpleNamespace) -> Plain:
    """All cards in the order in which they are dealt: first those for the rows, then the draw pile, top card first."""
    drawn: Plain = {"cards": [SPECIES[card] for card in s.cards]}
    if orders := piles.read_orders(s, SPECIES):
        drawn["reshuffles"] = orders
    return drawn


def write_setup(states: Records, setup: Plain) -> None:
    """Write the order of the cards; what is left out is drawn from the seed."""
    from nomarch.games.cubirds import GAME

    piles.only_parts(setup, "cards", "reshuffles")
    GAME.drivers.deal(states)
    if "cards" in setup:
        states["cards"] = piles.rearranged("cards", setup["cards"], states["cards"][0].tolist(), SPECIES)
    if "reshuffles" in setup:
        piles.write_orders(states, setup["reshuffles"], SPECIES)
