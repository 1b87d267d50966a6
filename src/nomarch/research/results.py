"""What a match is worth to those who learn from it."""

from nomarch.core.match import Match


def shares(match: Match) -> list[float]:
    """Each seat's share in the victory: 1 for the only winner, 1 / n for each of n, 0 for everybody else."""
    winners = match.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(match.players)]
