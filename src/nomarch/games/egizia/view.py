"""What a seat may see of a position (section 17), and the score sheet."""

from types import SimpleNamespace

from nomarch.core.game import Plain
from nomarch.games.egizia import nile_cards, sphinx_cards
from nomarch.games.egizia.components import (
    COLOURS,
    CREWS,
    LOCATIONS,
    OPEN_SLOTS,
    PENALTY,
    RINGS,
    SITES,
    SLOTS,
    START_FIELD,
    START_QUARRY,
    TOMBS_IN_ROW,
    TOMBS_OPEN,
    TRACKS,
)
from nomarch.games.egizia.nile_cards import CARDS
from nomarch.games.egizia.phases import BUILDING
from nomarch.games.egizia.state import CATEGORIES
from nomarch.games.egizia.temple import PARTS

PERMISSIONS = ("N13", "N14", "N16", "N17")
SEATS = 4
RING_SIZE = len(range(sphinx_cards.RING_SIZE))


def view(s: SimpleNamespace, seat: int | None) -> Plain:
    """The whole table as plain data; of the Sphinx cards only what the seat may know."""
    return {
        "round": s.this_round,
        "phase": s.phase,
        "order": s.order[: s.players],
        "front_to_back": _front_to_back(s),
        "ring": RINGS[s.ring],
        "river": [_place(s, number) for number in range(len(LOCATIONS))],
        "sites": {site: _site(s, number) for number, site in enumerate(SITES)},
        "site": SITES[s.site] if s.phase == BUILDING else None,
        "obelisk": s.obelisk[: s.obelisk_bricks],
        "tombs": _tombs(s),
        "pyramid": [row[: s.row_bricks[number]] for number, row in enumerate(s.pyramid)],
        "temple": {part: s.temple[n][: s.part_bricks[n]] for n, part in enumerate(PARTS)},
        "boxed": _nile_ids(s.boxed),
        "sphinx_deck": _sphinx_deck(s, seat),
        "drawn": _drawn(s, seat),
        "build": _build(s),
        "seats": [_seat(s, other, seat) for other in range(s.players)],
    }


def _bits(word: int) -> list[int]:
    return [number for number in range(word.bit_length()) if word >> number & 1]


def _nile_ids(word: int) -> list[str]:
    return [nile_cards.IDS[card] for card in _bits(word)]


def _sphinx_ids(word: int) -> list[str]:
    return [sphinx_cards.IDS[card] for card in _bits(word)]


def _front_to_back(s: SimpleNamespace) -> list[int]:
    return sorted(range(s.players), key=lambda seat: (-s.score[seat], s.arrival[seat]))


def _place(s: SimpleNamespace, number: int) -> Plain:
    """A place along the Nile, its card if one lies there, and the seats with ships there."""
    location, position = LOCATIONS[number], number + 1
    card = nile_cards.IDS[s.nile[number // 2]] if s.lying >> position & 1 else None
    ships = [seat for seat in range(s.players) for ships in (s.ships[seat], s.two_ships[seat]) if ships >> position & 1]
    return {"position": position, "id": location["id"], "kind": location["kind"], "card": card, "ships": ships}


def _site(s: SimpleNamespace, site: int) -> Plain:
    """Who stands where at a site; None for an empty slot."""
    seats = {slot: who if who >= 0 else None for slot, who in zip(SLOTS, s.slots[site], strict=True)}
    slots = SLOTS[: int(OPEN_SLOTS[s.players])]
    return {"slots": [seats[slot] for slot in slots], "reserve": seats["reserve"], "extra": seats["extra"]}


def _tombs(s: SimpleNamespace) -> list[Plain]:
    """The row from the Nile on; a value is None while the tile lies face down."""
    seen = s.tombs_taken + TOMBS_OPEN
    return [
        {
            "value": s.tombs[tile] if tile < seen else None,
            "seat": s.tomb_owner[tile] if s.tomb_owner[tile] >= 0 else None,
        }
        for tile in range(int(TOMBS_IN_ROW))
    ]


def _sphinx_deck(s: SimpleNamespace, seat: int | None) -> Plain:
    """How many cards there are, and those that the seat put back, by how many lie above them (EG-17.4)."""
    known = []
    for above in range(s.sphinx_size):
        place = (s.sphinx_top + above) % RING_SIZE
        batch = s.sphinx_batch[place]
        if batch > 0 and (batch - 1) % SEATS == seat:
            known.append({"above": above, "card": sphinx_cards.IDS[s.sphinx_deck[place]]})
    return {"cards": s.sphinx_size, "known": known}


def _drawn(s: SimpleNamespace, seat: int | None) -> Plain | None:
    """The Sphinx cards being looked at: their number for all, themselves for who looks."""
    if not s.drawn:
        return None
    own = s.to_move == seat
    return {
        "seat": s.to_move,
        "count": len(_bits(s.drawn)),
        "kept_count": len(_bits(s.kept)),
        "cards": _sphinx_ids(s.drawn) if own else None,
        "kept": _sphinx_ids(s.kept) if own else None,
    }


def _build(s: SimpleNamespace) -> Plain | None:
    """The build in progress: site, team and what it cost so far."""
    if not s.team:
        return None
    return {
        "site": SITES[s.site],
        "team": [CREWS[crew] for crew in _bits(s.team)],
        "strength": s.team_strength,
        "cost": sum(s.cost),
    }


def _seat(s: SimpleNamespace, seat: int, viewer: int | None) -> Plain:
    """What lies in front of a seat; its Sphinx cards only for itself, or once they are scored (EG-17.3, EG-17.7)."""
    held = _bits(s.held[seat])
    shown = seat == viewer or s.sphinx_shown >> seat & 1
    grain = _grain(s, held)
    return {
        "score": s.score[seat],
        "tile": s.order.index(seat) + 1,
        "stones": s.stones[seat],
        "crews": {
            crew: {"strength": s.strength[seat][number], "used": bool(s.used[seat] >> number & 1)}
            for number, crew in enumerate(CREWS)
        },
        "ships_in_hand": s.ships_in_hand[seat],
        "out": bool(s.out >> seat & 1),
        "tracks": dict(zip(TRACKS, s.marker[seat], strict=True)),
        "penalty": int(PENALTY[s.marker[seat][1] - 1]),
        "need": sum(s.strength[seat]),
        "grain": grain,
        "fields": _fields(s, held),
        "quarries": [int(START_QUARRY), *(CARDS[card]["value"] for card in held if CARDS[card]["kind"] == "quarry")],
        "cards": [nile_cards.IDS[card] for card in held if CARDS[card]["kind"] in ("anytime", "permanent")],
        "unattached": s.unattached[seat],
        "spent": [PERMISSIONS[number] for number in _bits(s.spent[seat])],
        "built": [SITES[site] for site in _bits(s.built[seat])],
        "tombs": [s.tombs[tile] for tile in range(s.tombs_taken) if s.tomb_owner[tile] == seat],
        "bricks": s.bricks[seat],
        "sphinx_count": len(_bits(s.sphinx_held[seat])),
        "sphinx": _sphinx_ids(s.sphinx_held[seat]) if shown else None,
    }


def _fields(s: SimpleNamespace, held: list[int]) -> list[Plain]:
    """The start field and the field cards, each with its colour now, its value and its upgrades."""
    fields = [{"id": "G6s", "colour": COLOURS[0], "value": int(START_FIELD), "upgrades": 0}]
    for card in held:
        if CARDS[card]["kind"] == "field":
            slot = int(nile_cards.UPGRADE_SLOT[card])
            upgrades = s.upgrades[slot] if slot >= 0 else 0
            colour = COLOURS[COLOURS.index(CARDS[card]["colour"]) - upgrades]
            value = CARDS[card]["value"]
            fields.append({"id": nile_cards.IDS[card], "colour": colour, "value": value, "upgrades": upgrades})
    return fields


def _grain(s: SimpleNamespace, held: list[int]) -> int:
    """The grain of the irrigated fields."""
    return sum(field["value"] for field in _fields(s, held) if COLOURS.index(field["colour"]) <= s.ring)


def score_sheet(s: SimpleNamespace) -> list[dict[str, int]]:
    """Each seat's points by where they came from."""
    return [dict(zip(CATEGORIES, s.sheet[seat], strict=True)) for seat in range(s.players)]
