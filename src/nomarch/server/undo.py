"""What a seat may take back without asking anybody: its own last actions, as long as nothing hidden was revealed.

Revealed is what a seat could not know before: chance that was drawn, and cards that came to light. The first is seen
in the generator of the record, exactly. The second by comparison with twins: positions that differ only in what the
seat cannot know (`sample`) are played on with the same actions; if the seat then sees anything else than in the real
game, the actions have shown it something. What another seat alone was told (a secret field of an event) counts too.

All of it is judged by what the seat knows: if something is decided in secret meanwhile, that does not show in the
answer either. Where others may be asked in secret, one always asks them: whether one must would tell whether they were.
"""

import numpy as np

from nomarch.core.errors import NomarchError
from nomarch.core.log import Secret
from nomarch.core.match import Match

TWINS = 24
GENERATOR = ("rng_key", "rng_counter", "rng_left")


def target(match: Match, actors: list[int], seat: int, to: int | None) -> int | None:
    """How many actions the seat wants to leave, if it names a moment by its own count, or by default its last open
    decision; None if there is nothing to take back."""
    known = match.moments.known(seat)
    last = known[-1]
    if to is not None:
        return known[to] if 0 <= to < len(known) - 1 else None
    return next((n for n in reversed(range(last)) if actors[n] == seat and match.moments.open(n)), None)


def may_take_back(match: Match, actors: list[int], seat: int, to: int) -> bool:
    """Whether the seat may go back to the position after `to` actions on its own; `actors` are the seats that acted."""
    known = match.known(seat)
    if match.game.secret_seats or any(actor != seat for actor in actors[to : len(known.actions)]):
        return False
    before = match.at(to)
    return not (_drew(before, known) or _told_another(before, known, seat) or _saw(before, known, seat))


def drew(match: Match, to: int) -> bool:
    """Whether chance has decided anything since the position after `to` actions."""
    return _drew(match.at(to), match)


def _drew(before: Match, match: Match) -> bool:
    return any(not np.array_equal(before.states[name], match.states[name]) for name in GENERATOR)


def _told_another(before: Match, match: Match, seat: int) -> bool:
    kinds = match.game.events.by_name
    for event in match.events(seat, before.happened(seat)):
        fields = kinds[event["event"]].fields.values()
        if any(isinstance(field, Secret) for field in fields) and event["seat"] != seat:
            return True
    return False


def _saw(before: Match, match: Match, seat: int) -> bool:
    """Whether the seat sees anything that does not follow from what it knew and did."""
    actions = match.actions[len(before.actions) :]
    seen = _seen(match, seat)
    for number in range(TWINS):
        twin = before.sample(seat, number)
        try:
            twin.replay(actions)
        except NomarchError:
            return True
        if _seen(twin, seat) != seen:
            return True
    return False


def _seen(match: Match, seat: int) -> dict[str, object]:
    return {**match.view(seat), "played": None, "legal": match.legal() if match.to_move == seat else None}
